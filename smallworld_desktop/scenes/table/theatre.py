"""The die as theatre: a tray beside what it decides, the throw, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.animation import Timeline
from smallworld_desktop.render.motion import Pose, Span
from smallworld_desktop.render.pieces import OWNERS, PlateKind, cost_plate, die_face, draw_number, draw_stack, put, tile
from smallworld_desktop.render.pieces.die_cube import NONE_LIT, THROWN, draw_rest, draw_throw
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, TITLE_RED, Theme, Type
from smallworld_desktop.rules.cost import cost_by
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import DieRolled, Record, RegionConquered, TokensGained
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.conquest.tray import beads, faces_row, place_tray, slip_below
from smallworld_desktop.scenes.turn.stage import Stage

BREATH, WON, LOST = 0.2, 1.1, 1.4
"""Seconds that the die lies before the verdict, and that the verdict stays."""
KNOCKS = (0.14, 0.28, 0.43)
"""When a die that is thrown touches the tray, in seconds."""
SIDES = (0, 0, 0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class Throw:
    """One roll: what it was for, where, and what was needed; for a lost token, what comes for it (`race`, `hand`)."""

    purpose: str
    value: int
    seat: int
    region: int = -1
    race: str = ""
    cost: int = 0
    hand: int = 0
    is_won: bool = False

    @property
    def needed(self) -> int:
        """From how many pips on it is enough; `NONE_LIT` if nothing was needed."""
        return self.cost - self.hand if self.purpose == "final" else NONE_LIT if self.purpose == "before" else 1


def throws_of(records: Sequence[Record], before: Position, region: int, way: str) -> dict[int, Throw]:
    """The rolls among records, by their place there. `region` and `way` are those of the action that was played."""
    found = {}
    for place, record in enumerate(records):
        if isinstance(record, DieRolled):
            found[place] = _throw(record, records[place + 1 :], before, region, way)
    return found


def _throw(record: DieRolled, later: Sequence[Record], before: Position, region: int, way: str) -> Throw:
    if record.purpose == "final" and region >= 0 and before.fighter >= 0:
        people = before.people(before.fighter)
        won = any(isinstance(each, RegionConquered) and each.region == region for each in later)
        cost = cost_by(before, people, region, way)
        return Throw("final", record.value, record.seat, region, before.race_id(people), cost, people.hand, won)
    gained = later[0] if later and isinstance(later[0], TokensGained) else None
    race = before.race_id(before.people(gained.people)) if gained is not None else ""
    hand = gained.tokens if gained is not None else 0
    won = record.value > 0 or gained is not None
    return Throw(record.purpose, record.value, record.seat, region, race, hand=hand, is_won=won)


class Theatre:
    """Puts throws on a time line, over a board."""

    def __init__(self, stage: Stage, board: BoardWidget, words: Words) -> None:
        self._stage = stage
        self._board = board
        self._words = words

    def schedule(self, timeline: Timeline, throw: Throw) -> None:
        """The die falls into its tray; the verdict stays long enough to be read."""
        stage = self._stage
        for count, at in enumerate(KNOCKS):
            timeline.call(partial(stage.play_sound, "knock", count), delay=at)
        timeline.play(Span(THROWN), partial(self._draw_throw, throw))
        timeline.then()
        timeline.play(Span(BREATH), partial(self._draw_verdict, throw, False))
        timeline.then()
        timeline.call(lambda: stage.play_sound("conquer" if throw.is_won else "refused"))
        timeline.play(Span(WON if throw.is_won else LOST), partial(self._draw_verdict, throw, True))
        timeline.then()

    def _draw_throw(self, throw: Throw, surface: pygame.Surface, pose: Pose) -> None:
        tray = self._set_the_stage(surface, throw)
        draw_throw(surface, tray, throw.value, throw.needed, pose.x)
        self._draw_slip(surface, tray, throw, is_known=False)

    def _draw_verdict(self, throw: Throw, is_told: bool, surface: pygame.Surface, pose: Pose) -> None:
        tray = self._set_the_stage(surface, throw)
        lit_from = NONE_LIT if is_told and not throw.is_won else throw.needed
        draw_rest(surface, tray, throw.value, lit_from, is_lit=is_told and throw.is_won)
        self._draw_slip(surface, tray, throw, is_known=is_told)

    def _set_the_stage(self, surface: pygame.Surface, throw: Throw) -> Rect:
        """All but the contested region in shade; returns the place of the tray."""
        board, theme = self._board, self._board.theme
        region = throw.region if throw.region >= 0 else None
        board.lights.draw_veil(surface, () if region is None else (region,), 0.5)
        tray = place_tray(board, region, theme)
        if region is not None:
            beads(surface, board.anchor(region), tray, theme)
        return tray

    def _draw_slip(self, surface: pygame.Surface, tray: Rect, throw: Throw, *, is_known: bool) -> None:
        theme = self._board.theme
        slip = slip_below(tray, theme, theme.px(104, 80))
        surfaces.draw_panel(surface, slip, theme, Sheet.SLIP)
        title = TextStyle.of(theme, Type.NAME, TITLE_RED)
        box = Rect(slip.x + theme.px(12), slip.y + theme.px(6, 4), slip.w - theme.px(24), theme.px(38, 30))
        words = self._verdict(throw) if is_known else self._question(throw)
        text.draw_in(surface, words, title, box, "center", max_lines=2, smallest=theme.smallest_text)
        row = Rect(slip.x, box.bottom, slip.w, slip.bottom - box.bottom - theme.px(8, 6))
        if throw.purpose == "losses" and is_known and throw.race:
            self._draw_coming(surface, row, throw, theme)
        elif throw.purpose != "final":
            faces_row(surface, row, SIDES, throw.needed, theme)
        elif is_known:
            self._draw_sum(surface, row, throw, theme)
        else:
            draw_needed(surface, row, throw.cost, (throw.race, self._stage.owner(throw.seat), throw.hand), theme)

    def _draw_coming(self, surface: pygame.Surface, row: Rect, throw: Throw, theme: Theme) -> None:
        """The face of the die, and the tokens that it brings."""
        size = theme.px(36, 28)
        owner = OWNERS[self._stage.owner(throw.seat)]
        x, y = row.centerx - size * (1.55 + 1.1 * throw.hand) / 2 + size * 0.45, row.centery
        put(surface, die_face(throw.value, round(size * 0.9), 0), (x, y))
        draw_number(surface, "=", theme.px(18, 15), INK, (x + size * 0.85, y), "center")
        for number in range(throw.hand):
            put(surface, tile(throw.race, owner, size), (x + size * (1.7 + number * 1.1), y))

    def _draw_sum(self, surface: pygame.Surface, row: Rect, throw: Throw, theme: Theme) -> None:
        """Tokens and pips beside what it cost."""
        size, gap = theme.px(36, 28), theme.px(46, 36)
        x, y = row.centerx, row.centery
        sign = ">=" if throw.is_won else "<"
        draw_stack(surface, throw.race, OWNERS[self._stage.owner(throw.seat)], throw.hand, (x - 2 * gap, y), size)
        draw_number(surface, "+", theme.px(18, 15), INK, (x - gap, y), "center")
        put(surface, die_face(throw.value, round(size * 0.9), 0), (x, y))
        draw_number(surface, "=" if sign == ">=" else "<", theme.px(18, 15), INK, (x + gap, y), "center")
        plate = PlateKind.HOVER if throw.is_won else PlateKind.DIE
        put(surface, cost_plate(throw.cost, round(size * 1.1), plate), (x + 2 * gap, y))

    def _question(self, throw: Throw) -> str:
        tr = self._words.tr
        if throw.purpose == "final":
            return tr("die.needs", region=self._words.region(throw.region), count=throw.needed)
        return tr(f"die.{throw.purpose}", player=self._words.seat(throw.seat))

    def _verdict(self, throw: Throw) -> str:
        tr = self._words.tr
        if throw.purpose != "final":
            return tr(f"die.{throw.purpose}.done", count=throw.value)
        code = "news.die_won" if throw.is_won else "news.die_lost"
        return tr(code, count=throw.value, region=self._words.region(throw.region))


def draw_needed(surface: pygame.Surface, row: Rect, cost: int, hand: tuple[str, int, int], theme: Theme) -> None:
    """What the region costs, less the tokens in hand, is what the die has to show."""
    race, owner, count = hand
    size = theme.px(36, 28)
    x, y = row.x + theme.px(30, 22), row.centery
    put(surface, cost_plate(cost, round(size * 1.1), PlateKind.REACH), (x, y))
    draw_number(surface, "-", theme.px(18, 15), INK, (x + theme.px(36, 27), y), "center")
    draw_stack(surface, race, OWNERS[owner], count, (x + theme.px(70, 53), y), size)
    draw_number(surface, "=", theme.px(18, 15), INK, (x + theme.px(110, 84), y), "center")
    left = x + theme.px(126, 98)
    faces_row(surface, Rect(left, row.y, row.right - left - theme.px(10), row.h), SIDES, cost - count, theme)

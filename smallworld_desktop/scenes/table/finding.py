"""Finding one's way in the chronicle: whose turns to show, and the rounds as a track to leaf through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from smallworld_desktop.intents import Command, Dragged, Intent, Key, Pointer, Pos, Pressed
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, letter_tile, put
from smallworld_desktop.render.pieces.track import draw_round_track
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.render.widgets.base import Shown
from smallworld_desktop.render.widgets.button import Pressable
from smallworld_desktop.scenes.common.chronicle import Told

ALL = -1


class SealFilter(Pressable):
    """A player's seal: pressed, only this player's turns are shown. The one for all is a scroll."""

    def __init__(self, seat: int, colour: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.seat = seat
        self.letter = ""
        self._colour = colour

    def draw(self, surface: pygame.Surface) -> None:
        rect, theme = self.rect, self.theme
        if self.is_lit:
            surfaces.draw_lit_frame(surface, rect, theme)
        elif self.hovered:
            surfaces.draw_well(surface, rect, theme)
        size = rect.h - theme.px(8)
        mark = icon("scroll", size) if self.seat == ALL else letter_tile(OWNERS[self._colour], self.letter, size)
        put(surface, mark, rect.center)
        if self.has_ring:
            surfaces.draw_focus_ring(surface, rect, theme)


class RoundFinder(Widget):
    """The rounds of the game; pressing or dragging leads to one."""

    now: Shown[int] = Shown(1)

    def __init__(self, rounds: int, on_round: Callable[[int], None]) -> None:
        super().__init__()
        self.rounds = rounds
        self._on_round = on_round

    def handle(self, intent: Intent) -> bool:
        match intent:
            case Pressed(pos=pos, button=Pointer.LEFT) | Dragged(pos=pos, button=Pointer.LEFT):
                self._go(self._round_at(pos))
            case Key(action=Command.LEFT | Command.RIGHT as action):
                self._go(min(self.rounds, max(1, self.now + (1 if action is Command.RIGHT else -1))))
            case _:
                return False
        return True

    def _round_at(self, pos: Pos) -> int:
        part = (pos[0] - self.rect.x) / max(1, self.rect.w)
        return min(self.rounds, max(1, 1 + int(part * self.rounds)))

    def _go(self, number: int) -> None:
        self.now = number
        self._on_round(number)

    def draw(self, surface: pygame.Surface) -> None:
        draw_round_track(surface, self.rect, self.now, self.rounds)
        if self.has_ring:
            surfaces.draw_focus_ring(surface, self.rect, self.theme)


def turns_of(told: Sequence[Told], seat: int) -> list[Told]:
    """The sentences of one player's turns, or of all."""
    if seat == ALL:
        return list(told)
    found: list[Told] = []
    whose = ALL
    for sentence in told:
        whose = sentence.actor if sentence.begins_turn else whose
        if whose == seat:
            found.append(sentence)
    return found

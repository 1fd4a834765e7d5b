"""Specimens for the almanac: what a page speaks of, as it lies on the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces
from smallworld_desktop.render.emblems import icon, symbol
from smallworld_desktop.render.pieces import (
    OWNERS,
    PlateKind,
    coin_pile,
    combo_art,
    cost_plate,
    die_face,
    disc,
    draw_stack,
    draw_stepper,
    medal,
    number_tile,
    put,
    tile,
)
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.scenes.book.terrains import painted_terrain

SHOWN_COINS = 9
FACES = (0, 0, 0, 1, 2, 3)


class SpecimenStage:
    """A place to draw on, measured in twelfths of its shorter side from its middle."""

    def __init__(self, surface: pygame.Surface, rect: Rect) -> None:
        self.surface = surface
        self.rect = rect
        self.unit = min(rect.size) / 12

    def size(self, units: float) -> int:
        return max(8, round(units * self.unit))

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.rect.centerx + x * self.unit, self.rect.centery + y * self.unit

    def put(self, piece: pygame.Surface, x: float = 0.0, y: float = 0.0) -> None:
        put(self.surface, piece, self.at(x, y))


def draw_specimen(surface: pygame.Surface, rect: Rect, kind: str, id: str, theme: Theme) -> None:
    """The specimen of a page in its frame. `kind` is that of the texts: book, race, power, terrain, ..."""
    surfaces.draw_lit_frame(surface, rect, theme)
    stage = SpecimenStage(surface, rect)
    if kind == "book":
        CHAPTERS.get(id, _chapter)(stage, id)
    else:
        KINDS[kind](stage, id)


# -- things ----------------------------------------------------------------------------------------------------------


def _race(stage: SpecimenStage, id: str) -> None:
    """A stack in play, and one token in decline."""
    draw_stack(stage.surface, id, OWNERS[0], 3, stage.at(0.8, -0.9), stage.size(6.4))
    stage.put(tile(id, OWNERS[0], stage.size(2.8), True), -3.6, 3.7)


def _disc(stage: SpecimenStage, id: str) -> None:
    stage.put(disc(id, stage.size(8)))


def _terrain(stage: SpecimenStage, id: str) -> None:
    stage.put(painted_terrain(id, stage.size(10)))


def _symbol(stage: SpecimenStage, id: str) -> None:
    stage.put(symbol(id, stage.size(8)))


def _token(stage: SpecimenStage, id: str) -> None:
    stage.put(tile(id, None, stage.size(7)))


# -- chapters --------------------------------------------------------------------------------------------------------


def _chapter(stage: SpecimenStage, id: str) -> None:
    stage.put(icon(ICONS[id], stage.size(7)))


def _combo(stage: SpecimenStage, id: str) -> None:
    for number, (race, power) in enumerate((("elves", "flying"), ("tritons", "forest"), ("orcs", "commando"))):
        art = combo_art(race, power, stage.size(9.5), stage.size(2.9))
        spot = art.get_rect(center=stage.at(0, -3.3 + number * 3.3))
        stage.surface.blit(art, spot, special_flags=PREMULTIPLIED)


def _conquest(stage: SpecimenStage, id: str) -> None:
    """A mountain with a Lost Tribe: 2 + 1 + 1."""
    stage.put(painted_terrain("mountain", stage.size(9.6)), 0, 0.5)
    stage.put(tile("lost_tribe", None, stage.size(2.8)), 0, 1)
    stage.put(cost_plate(4, stage.size(3), PlateKind.HOVER), 0, -2.6)


def _losses(stage: SpecimenStage, id: str) -> None:
    draw_stack(stage.surface, "humans", OWNERS[1], 3, stage.at(-2.4, -1.6), stage.size(4))
    stage.put(icon("arrow_right", stage.size(2)), 1, -1.6)
    draw_stack(stage.surface, "humans", OWNERS[1], 2, stage.at(3.4, -1.6), stage.size(3.2))
    stage.put(tile("humans", OWNERS[1], stage.size(2.4), True), -2.4, 3)
    stage.put(icon("cross", stage.size(2.2)), -2.4, 3)


def _die(stage: SpecimenStage, id: str) -> None:
    for number, pips in enumerate(FACES):
        stage.put(
            die_face(pips, stage.size(2.6), -8 + 7 * (number % 3)), -3.2 + number % 3 * 3.2, -1.8 + number // 3 * 3.6
        )


def _redeploy(stage: SpecimenStage, id: str) -> None:
    draw_stack(stage.surface, "dwarves", OWNERS[3], 4, stage.at(-1.6, 0), stage.size(5))
    draw_stepper(stage.surface, stage.at(3.6, 0), stage.size(2.6), can_add=True, can_take=True, hover=1)


def _decline(stage: SpecimenStage, id: str) -> None:
    draw_stack(stage.surface, "skeletons", OWNERS[2], 3, stage.at(-2.8, 0), stage.size(4.2))
    stage.put(icon("arrow_right", stage.size(2)), 0.9, 0)
    stage.put(tile("skeletons", OWNERS[2], stage.size(3.6), True), 3.8, 0)


def _scoring(stage: SpecimenStage, id: str) -> None:
    stage.put(coin_pile(SHOWN_COINS, stage.size(4.4)))


def _end(stage: SpecimenStage, id: str) -> None:
    for place, x, y in ((2, -3.4, 1), (3, 3.4, 1.4), (1, 0, -0.6)):
        stage.put(medal(place, stage.size(4 if place == 1 else 3.2)), x, y)


def _setup(stage: SpecimenStage, id: str) -> None:
    stage.put(die_face(3, stage.size(4)), -2.6, -2)
    stage.put(number_tile(9, OWNERS[4], stage.size(3.6)), 2.8, -2)
    stage.put(coin_pile(5, stage.size(3.4)), 0, 3)


def _board(stage: SpecimenStage, id: str) -> None:
    for number, terrain in enumerate(("farmland", "forest", "hill", "mountain", "swamp", "sea")):
        stage.put(painted_terrain(terrain, stage.size(3.2)), -3.4 + number % 3 * 3.4, -1.9 + number // 3 * 3.8)


KINDS: dict[str, Callable[[SpecimenStage, str], None]] = {
    "race": _race,
    "power": _disc,
    "marker": _disc,
    "place": _disc,
    "terrain": _terrain,
    "symbol": _symbol,
    "almanac": _token,
}
CHAPTERS: dict[str, Callable[[SpecimenStage, str], None]] = {
    "board": _board,
    "setup": _setup,
    "combo": _combo,
    "conquest": _conquest,
    "losses": _losses,
    "die": _die,
    "redeploy": _redeploy,
    "decline": _decline,
    "scoring": _scoring,
    "end": _end,
}
ICONS: dict[str, str] = {
    "aim": "trophy",
    "board": "map",
    "setup": "dice",
    "turn": "hourglass",
    "combo": "swords",
    "conquest": "flag",
    "losses": "shield",
    "die": "dice",
    "redeploy": "spread",
    "decline": "decline",
    "scoring": "purse",
    "end": "laurel",
    "teams": "team",
    "below": "lantern",
    "controls": "mouse",
    "keyboard": "keyboard",
    "gamepad": "gamepad",
    "touch": "finger",
    "own": "pencil",
}
"""The icon of every chapter of the rule book, in order."""

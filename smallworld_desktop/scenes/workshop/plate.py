"""Small things of the bench: the sheet under a card, a list that adds what is chosen, pieces of cloth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from smallworld_desktop.content.arms import Colour, hex_colour
from smallworld_desktop.intents import Command
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.texture import Layer, rounded
from smallworld_desktop.render.theme import INK, PAGE, REASON_RED, Theme
from smallworld_desktop.render.widgets import Dropdown, Icon, Widget
from smallworld_desktop.render.widgets.base import icon_of, put_icon
from smallworld_desktop.workshop.shelf import WorkShelf

SWATCHES: tuple[Colour, ...] = (
    *((74, 132, 70), (58, 124, 122), (60, 98, 164), (112, 86, 138)),
    *((160, 56, 50), (190, 138, 58), (108, 82, 58), (206, 120, 150)),
)
"""Cloth to choose from."""


def next_cloth(shelf: WorkShelf) -> str:
    """The colour that a new race begins with: another one for each work."""
    return hex_colour(SWATCHES[len(shelf.works()) % len(SWATCHES)])


class Plate(Widget):
    """The sheet that the widgets of a card lie on; red at the rim if something is wrong with it."""

    can_focus = False
    takes_presses = False

    def __init__(self, picture: Icon | None = None) -> None:
        super().__init__()
        self.picture = picture
        self.is_bad = False

    @staticmethod
    def picture_size(theme: Theme) -> int:
        return theme.px(32, 25)

    def draw(self, surface: pygame.Surface) -> None:
        ink = REASON_RED if self.is_bad else (206, 174, 122)
        surfaces.draw_well(surface, self.rect, self.theme, PAGE, radius=self.theme.px(8, 7), ink=ink)
        if self.picture is not None:
            size, theme = self.picture_size(self.theme), self.theme
            middle = (self.rect.x + theme.px(14, 9) + size // 2, self.rect.y + theme.px(10, 7) + theme.px(34, 28) // 2)
            put_icon(surface, icon_of(self.picture, size), middle)


class Adder(Dropdown):
    """A list that shows what it is for; whatever is chosen is added, and it says the same again."""

    def __init__(self, label: str, options: Sequence[str], on_add: Callable[[int], None]) -> None:
        super().__init__([label, *options], 0, self._add)
        self._on_add = on_add

    def _add(self, index: int) -> None:
        self.chosen = 0
        if index > 0:
            self._on_add(index - 1)

    def _key(self, action: Command) -> bool:
        """Arrows alone choose nothing: they would add it."""
        if not self.is_open and action in (Command.LEFT, Command.RIGHT):
            return False
        return super()._key(action)


def swatch(colour: str, size: int) -> pygame.Surface:
    """A piece of cloth."""
    cloth = pygame.Color(colour)
    rgb = (cloth.r, cloth.g, cloth.b)
    return rounded((size, size), (Layer(0, size * 0.22, INK), Layer(1.5, size * 0.18, rgb)))

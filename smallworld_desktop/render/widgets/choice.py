"""One of several: lit wood for what is chosen, parchment wells for the others. Also as tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from smallworld_desktop.intents import Command, Intent, Key, Pointer, PointerMoved, Pos, Pressed, Released
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pen import Pen
from smallworld_desktop.render.surfaces import Wood
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import (
    CREAM,
    FAINT_INK,
    INK,
    PALE,
    PALE_OFF,
    SOFT_INK,
    WELL,
    WELL_OFF,
    WOOD_SHADOW,
    Theme,
    Type,
)
from smallworld_desktop.render.widgets.base import Icon, Shown, Widget, icon_of, put_icon

NOTHING = -1


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things to choose from: a label, an icon, or both. Without either its well holds a dot."""

    label: str = ""
    icon: Icon | None = None
    tooltip: str = ""
    enabled: bool = True


class OneOf(Widget):
    """Options side by side (or below each other), exactly one of which is chosen. Arrows move the choice."""

    chosen: Shown[int] = Shown(0)
    pointed: Shown[int] = Shown(NOTHING)
    options: Shown[tuple[Option, ...]] = Shown(())

    def __init__(
        self,
        options: Sequence[Option],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        kind: Type = Type.STRONG,
        upright: bool = False,
        even: bool = True,
    ) -> None:
        super().__init__()
        self.options = tuple(options)
        self.chosen = chosen
        self.on_change = on_change
        self.kind = kind
        self.upright = upright
        self.even = even
        self._pressed_at = NOTHING

    def cells(self) -> list[pygame.Rect]:
        """Where each option lies: equal shares, or with `even` off in proportion to the words."""
        gap = self.theme.px(5, 4)
        along = self.rect.height if self.upright else self.rect.width
        free = along - gap * (len(self.options) - 1)
        shares = [1.0] * len(self.options) if self.even else [float(self._need(option)) for option in self.options]
        cells, start, whole = [], 0.0, sum(shares)
        for share in shares:
            length = free * share / whole
            first, last = round(start), round(start + length)
            if self.upright:
                cells.append(pygame.Rect(self.rect.x, self.rect.y + first, self.rect.width, last - first))
            else:
                cells.append(pygame.Rect(self.rect.x + first, self.rect.y, last - first, self.rect.height))
            start += length + gap
        return cells

    def preferred_width(self, theme: Theme) -> int:
        """Wide enough for every label on one line."""
        gaps = theme.px(5, 4) * (len(self.options) - 1)
        needs = [self._need(option, theme) for option in self.options]
        return (max(needs) * len(needs) if self.even else sum(needs)) + gaps

    def choose(self, index: int) -> None:
        if index != self.chosen and self.options[index].enabled:
            self.chosen = index
            self.on_change(index)

    def tooltip_at(self, pos: Pos) -> str:
        index = self._cell_at(pos)
        return self.options[index].tooltip if index != NOTHING else ""

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        match intent:
            case PointerMoved(pos=pos):
                self.pointed = self._cell_at(pos)
            case Pressed(pos=pos, button=Pointer.LEFT):
                self._pressed_at = self._cell_at(pos)
                self.pressed = True
            case Released(pos=pos, button=Pointer.LEFT) if self.pressed:
                self.pressed = False
                if self._pressed_at != NOTHING and self._cell_at(pos) == self._pressed_at:
                    self.choose(self._pressed_at)
            case Key(action=action):
                return self._step(action)
            case _:
                return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        cells = self.cells()
        for index, (option, cell) in enumerate(zip(self.options, cells, strict=True)):
            self.draw_cell(surface, cell, option, index)
        if self.has_ring:
            surfaces.draw_focus_ring(surface, cells[self.chosen], self.theme, self.theme.px(8, 7))

    def draw_cell(self, surface: pygame.Surface, cell: pygame.Rect, option: Option, index: int) -> None:
        able = self.enabled and option.enabled
        is_pointed = self.hovered and index == self.pointed and able
        if index == self.chosen:
            surfaces.draw_wood(
                surface, cell, self.theme, Wood.LIT if self.enabled else Wood.OFF, radius=self.theme.px(8, 7)
            )
            words = self.style(self.kind, PALE if self.enabled else PALE_OFF, WOOD_SHADOW)
        else:
            face = CREAM if is_pointed else WELL if able else WELL_OFF
            surfaces.draw_well(surface, cell, self.theme, face)
            words = self.style(self.kind, INK if is_pointed else SOFT_INK if able else FAINT_INK)
        self._draw_words(surface, cell, option, words, index == self.chosen)

    def _draw_words(
        self, surface: pygame.Surface, cell: pygame.Rect, option: Option, words: TextStyle, is_on: bool
    ) -> None:
        theme = self.theme
        if option.icon is None and not option.label:
            put_icon(surface, _dot(theme.px(11, 9), is_on), cell.center)
            return
        inner = cell.inflate(-theme.px(14, 10), -theme.px(6))
        icon = icon_of(option.icon, round(cell.height * (0.56 if option.label else 0.72))) if option.icon else None
        beside = icon.get_width() + (theme.gap if option.label else 0) if icon else 0
        box = (inner.width - beside, inner.height)
        block = text.fit(option.label, words, box, max_lines=2, smallest=theme.smallest_text)
        left = inner.centerx - (beside + (block.width if option.label else 0)) // 2
        if icon:
            put_icon(
                surface,
                icon,
                (left + icon.get_width() // 2, cell.centery),
                dimmed=not (self.enabled and option.enabled),
            )
        if option.label:
            text.draw_block(surface, block, (left + beside, cell.centery - theme.px(1)), "midleft", "center")

    def _need(self, option: Option, theme: Theme | None = None) -> int:
        sizes = theme or self.theme
        words = text.line_width(option.label, self.kind.face, sizes.type_px(self.kind)) if option.label else 0
        return words + (sizes.px(32, 24) if option.icon else 0) + sizes.px(30, 20)

    def _cell_at(self, pos: Pos) -> int:
        return next((index for index, cell in enumerate(self.cells()) if cell.collidepoint(pos)), NOTHING)

    def _step(self, action: Command) -> bool:
        back, on = (Command.UP, Command.DOWN) if self.upright else (Command.LEFT, Command.RIGHT)
        by = {back: -1, on: 1}.get(action)
        if by is None:
            return False
        index = self.chosen + by
        while 0 <= index < len(self.options) and not self.options[index].enabled:
            index += by
        if not 0 <= index < len(self.options):
            return False
        self.choose(index)
        return True


class Tabs(OneOf):
    """Leaves of a book: the chosen one joins the page below it."""

    def __init__(self, options: Sequence[Option], chosen: int, on_change: Callable[[int], None]) -> None:
        super().__init__(options, chosen, on_change, kind=Type.STRONG, even=False)

    def draw(self, surface: pygame.Surface) -> None:
        cells = self.cells()
        line = max(1, round(self.theme.scale))
        edge = pygame.Rect(self.rect.x, self.rect.bottom - line, self.rect.width, line)
        for index, (option, cell) in enumerate(zip(self.options, cells, strict=True)):
            self.draw_cell(surface, cell, option, index)
        surface.fill((134, 98, 58), edge)
        chosen = cells[self.chosen]
        surface.fill((255, 248, 224), (chosen.x + line, edge.y, chosen.width - 2 * line, line))
        if self.has_ring:
            surfaces.draw_focus_ring(surface, chosen.inflate(-8, -8), self.theme, self.theme.px(6))

    def draw_cell(self, surface: pygame.Surface, cell: pygame.Rect, option: Option, index: int) -> None:
        is_on = index == self.chosen
        able = self.enabled and option.enabled
        is_pointed = self.hovered and index == self.pointed and able
        leaf = cell if is_on else cell.move(0, self.theme.px(4))
        before = surface.get_clip()
        surface.set_clip(pygame.Rect(cell.x, cell.y, cell.width, self.rect.bottom - cell.y).clip(before))
        face = (255, 248, 224) if is_on else CREAM if is_pointed else WELL if able else WELL_OFF
        tall = pygame.Rect(leaf.x, leaf.y, leaf.width, leaf.height + self.theme.px(12))
        surfaces.draw_well(surface, tall, self.theme, face, radius=self.theme.px(9, 7))
        surface.set_clip(before)
        words = self.style(self.kind, INK if is_on or is_pointed else SOFT_INK if able else FAINT_INK)
        self._draw_words(surface, leaf, option, words, is_on)


def _dot(size: int, is_on: bool) -> pygame.Surface:
    def make() -> pygame.Surface:
        pen, half = Pen(size + 2, size + 2), size / 2 + 1
        pen.circle(half, half, size / 2, WOOD_SHADOW if is_on else (164, 130, 86))
        pen.circle(half, half, size / 2 - 1.3, PALE if is_on else (250, 240, 214))
        return pen.done()

    return surfaces.keep(("dot", size, is_on), make)

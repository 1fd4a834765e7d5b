"""A box to tick."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from smallworld_desktop.intents import Pos
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pen import Pen
from smallworld_desktop.render.texture import PREMULTIPLIED, Layer, rounded
from smallworld_desktop.render.theme import FAINT_INK, INK, SOFT_INK, TITLE_RED, Colour, Type
from smallworld_desktop.render.widgets.base import Shown
from smallworld_desktop.render.widgets.button import Pressable


class Checkbox(Pressable):
    """A label with a tick before it, and perhaps a line that explains it beside or below."""

    checked: Shown[bool] = Shown(False)
    label: Shown[str] = Shown("")
    detail: Shown[str] = Shown("")

    def __init__(
        self,
        label: str,
        checked: bool,
        on_change: Callable[[bool], None],
        *,
        detail: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(self._toggle, tooltip)
        self.label = label
        self.checked = checked
        self.detail = detail
        self.on_change = on_change

    def _toggle(self) -> None:
        self.checked = not self.checked
        self.on_change(self.checked)

    @property
    def box(self) -> pygame.Rect:
        size = self.theme.px(26, 20)
        return pygame.Rect(self.rect.x + self.theme.px(2), self.rect.centery - size // 2, size, size)

    def tooltip_at(self, pos: Pos) -> str:
        """The detail may have had no room."""
        return self.tooltip or self.detail

    def draw(self, surface: pygame.Surface) -> None:
        box, theme = self.box, self.theme
        picture = tick_box(box.width, self.checked, self.enabled, self.hovered and self.enabled)
        surface.blit(picture, picture.get_rect(center=box.center), None, PREMULTIPLIED)
        left = box.right + theme.px(12, 9)
        room = pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.height)
        name = self.style(Type.STRONG, INK if self.enabled else FAINT_INK)
        small = self.style(Type.LABEL, SOFT_INK if self.enabled else FAINT_INK)
        wide = text.line_width(self.label, name.face, name.size) + theme.px(12, 8)
        tail = text.line_width(self.detail, small.face, small.size)
        if self.detail and wide + tail > room.width and room.height >= name.line_height + small.line_height:
            upper = pygame.Rect(room.x, room.centery - name.line_height, room.width, name.line_height)
            text.draw_in(surface, self.label, name, upper, "midleft", smallest=theme.smallest_text)
            lower = pygame.Rect(room.x, room.centery, room.width, small.line_height)
            text.draw_whole(surface, self.detail, small, lower, "midleft", smallest=theme.smallest_text)
        else:
            drawn = text.draw_in(surface, self.label, name, room, "midleft", max_lines=2, smallest=theme.smallest_text)
            left = drawn.right + theme.px(12, 8)
            beside = pygame.Rect(left, room.y, max(room.right - left, 0), room.height)
            if self.detail and beside.width > theme.px(60):
                least = theme.smallest_text
                text.draw_whole(surface, self.detail, small, beside, "midleft", max_lines=2, smallest=least)
        if self.has_ring:
            surfaces.draw_focus_ring(surface, box, theme, theme.px(5))


def tick_box(size: int, checked: bool, enabled: bool, hovered: bool) -> pygame.Surface:
    """The box alone, with room for the tick to reach beyond it."""

    def make() -> pygame.Surface:
        spare = round(size * 0.18)
        unit = size / 24
        ink: Colour = INK if enabled else (120, 92, 62)
        face: Colour = (255, 248, 224) if enabled else (226, 206, 162)
        if hovered:
            face = (255, 240, 184)
        layers = (
            Layer(spare, 5 * unit, ink),
            Layer(spare + 1.7 * unit, 4 * unit, (212, 186, 138)),
            Layer(spare + 1.7 * unit, 4 * unit, face, sunk=1.5 * unit),
        )
        picture = rounded((size + 2 * spare, size + 2 * spare), layers)
        if checked:
            pen = Pen(size + 2 * spare, size + 2 * spare)
            spots = [(5, 12.5), (10.5, 18.5), (22, 2.5)]
            colour = TITLE_RED if enabled else (120, 84, 56)
            pen.line([(spare + x * unit, spare + y * unit) for x, y in spots], 4 * unit, colour)
            picture.blit(pen.done(), (0, 0), None, PREMULTIPLIED)
        return picture

    return surfaces.keep(("tick_box", size, checked, enabled, hovered), make)

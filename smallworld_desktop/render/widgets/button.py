"""Wooden buttons: a label with or without an icon, an entry of a menu, an icon alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from smallworld_desktop.intents import Command, Intent, Key, Pointer, Pressed, Released
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.surfaces import Wood
from smallworld_desktop.render.text import TextBlock
from smallworld_desktop.render.theme import PALE, PALE_OFF, PALE_SIDE, WOOD_SHADOW, Theme, Type
from smallworld_desktop.render.widgets.base import Icon, Shown, Widget, icon_of, put_icon
from smallworld_desktop.render.widgets.marks import pointer

Press = Callable[[], None]


class Pressable(Widget):
    """Anything that acts when pressed and released over it, or with Enter or Space when it has the focus.

    `is_lit` marks the one to press now.
    """

    is_lit: Shown[bool] = Shown(False)

    def __init__(self, on_press: Press, tooltip: str = "") -> None:
        super().__init__(tooltip)
        self.on_press = on_press

    def handle(self, intent: Intent) -> bool:
        match intent:
            case Pressed(button=Pointer.LEFT) if self.enabled:
                self.pressed = True
            case Released(pos=pos, button=Pointer.LEFT) if self.pressed:
                self.pressed = False
                if self.enabled and self.contains(pos):
                    self.on_press()
            case Key(action=Command.CONFIRM) if self.enabled:
                self.on_press()
            case _:
                return False
        return True

    @property
    def wood(self) -> Wood:
        if not self.enabled:
            return Wood.OFF
        if self.pressed and self.hovered:
            return Wood.DOWN
        return Wood.LIT if self.hovered or self.is_lit else Wood.NORMAL


class Button(Pressable):
    """A plank with a label on up to two lines."""

    label: Shown[str] = Shown("")

    def __init__(
        self,
        label: str,
        on_press: Press,
        *,
        icon: Icon | None = None,
        kind: Type = Type.BUTTON,
        is_lit: bool = False,
        tooltip: str = "",
    ) -> None:
        super().__init__(on_press, tooltip)
        self.label = label
        self.icon = icon
        self.kind = kind
        self.is_lit = is_lit

    def preferred_width(self, theme: Theme) -> int:
        """Wide enough for the label on one line."""
        words = text.line_width(self.label, self.kind.face, theme.type_px(self.kind))
        beside = self._icon_size(theme.button_height, theme) + theme.gap if self.icon else 0
        return words + beside + theme.px(44, 30)

    def draw(self, surface: pygame.Surface) -> None:
        surfaces.draw_wood(surface, self.rect, self.theme, self.wood, grain=self.grain)
        self.draw_face(surface, self.rect.move(0, self.theme.px(1) if self.wood is Wood.DOWN else 0))
        if self.has_ring:
            surfaces.draw_focus_ring(surface, self.rect, self.theme)

    def draw_face(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Icon and label, together in the middle; the words come first where there is no room for both."""
        theme = self.theme
        icon = icon_of(self.icon, self._icon_size(rect.height, theme)) if self.icon else None
        beside = icon.get_width() + theme.gap if icon else 0
        room, height = rect.width - theme.px(24, 18), rect.height - theme.px(12)
        block = self._fitted(self.label, self.kind, (room - beside, height))
        if icon and (block.is_cut or _breaks_words(block, self.label)):
            icon, beside = None, 0
            block = self._fitted(self.label, self.kind, (room, height))
        x = rect.centerx - (beside + block.width) // 2
        if icon:
            put_icon(surface, icon, (x + icon.get_width() // 2, rect.centery), dimmed=not self.enabled)
        text.draw_block(surface, block, (x + beside, rect.centery - theme.px(1)), "midleft", "center")

    def _fitted(self, label: str, kind: Type, box: tuple[int, int]) -> TextBlock:
        style = self.style(kind, PALE if self.enabled else PALE_OFF, WOOD_SHADOW if self.enabled else (84, 74, 60))
        return text.fit(label, style, box, max_lines=2, smallest=self.theme.smallest_text)

    @staticmethod
    def _icon_size(height: int, theme: Theme) -> int:
        return min(round(height * 0.54), theme.px(48, 36))


class MenuButton(Button):
    """An entry of a menu: icon and label from the left, a remark at the right, perhaps a second line."""

    side: Shown[str] = Shown("")
    detail: Shown[str] = Shown("")

    def __init__(
        self,
        label: str,
        on_press: Press,
        *,
        icon: Icon | None = None,
        kind: Type = Type.MENU,
        is_lit: bool = False,
        side: str = "",
        detail: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(label, on_press, icon=icon, kind=kind, is_lit=is_lit, tooltip=tooltip)
        self.side = side
        self.detail = detail

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.has_ring:
            arrow = pointer(self.theme.px(14, 10))
            put_icon(surface, arrow, (self.rect.x - self.theme.px(20, 14), self.rect.centery))

    def draw_face(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self.theme
        inner = rect.inflate(-theme.px(36, 26), -theme.px(14, 10))
        if self.detail:
            block = self._fitted(self.detail, Type.STRONG, (inner.width, inner.height // 2))
            text.draw_block(surface, block, inner.bottomleft, "bottomleft")
            inner.height -= block.style.line_height * len(block.lines)
        left = inner.x
        if self.icon:
            size = round(min(theme.px(48, 36), inner.height * 0.72))
            column = theme.px(46, 34)
            icon = icon_of(self.icon, size)
            put_icon(surface, icon, (left + column // 2, inner.centery), dimmed=not self.enabled)
            left += column + theme.gap
        room = inner.right - left
        if self.side:
            style = self.style(Type.LABEL, PALE_SIDE if self.enabled else PALE_OFF, (50, 26, 10))
            box = pygame.Rect(left + room // 2, inner.y, room - room // 2, inner.height)
            side = text.draw_in(surface, self.side, style, box, "midright", max_lines=2, smallest=theme.smallest_text)
            room = side.left - theme.gap - left
        block = self._fitted(self.label, self.kind, (room, inner.height))
        text.draw_block(surface, block, (left, inner.centery - theme.px(1)), "midleft")


class IconButton(Pressable):
    """A square plank with an icon; the tooltip says what it does."""

    def __init__(self, icon: Icon, on_press: Press, *, tooltip: str) -> None:
        super().__init__(on_press, tooltip)
        self.icon = icon

    def draw(self, surface: pygame.Surface) -> None:
        corner = min(self.theme.radius, self.rect.height // 4)
        surfaces.draw_wood(surface, self.rect, self.theme, self.wood, radius=corner, grain=self.grain)
        icon = icon_of(self.icon, round(self.rect.height * 0.58))
        drop = self.theme.px(1) if self.wood is Wood.DOWN else 0
        put_icon(surface, icon, self.rect.move(0, drop).center, dimmed=not self.enabled)
        if self.has_ring:
            surfaces.draw_focus_ring(surface, self.rect, self.theme, corner)


def _breaks_words(block: TextBlock, label: str) -> bool:
    """Whether a word of the label stands on two lines, but for those that have a hyphen there."""
    return " ".join(block.lines).replace("-", "- ").split() != label.replace("-", "- ").split()

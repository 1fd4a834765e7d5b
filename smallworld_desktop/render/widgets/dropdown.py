"""One of many: shows what is chosen, opens to show the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from smallworld_desktop.intents import Command, Intent, Key, Pointer, PointerMoved, Pos, Pressed, Released
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.theme import CREAM, FAINT_INK, INK, SOFT_INK, TITLE_RED, WELL, WELL_OFF, Type
from smallworld_desktop.render.widgets.base import Shown, Widget, put_icon
from smallworld_desktop.render.widgets.marks import chevron

NOTHING = -1


class Dropdown(Widget):
    """A well with the chosen label; pressed, it opens a slip with all: below, above or beside it, as `bounds` allow."""

    options: Shown[tuple[str, ...]] = Shown(())
    chosen: Shown[int] = Shown(0)
    pointed: Shown[int] = Shown(NOTHING)
    is_open: Shown[bool] = Shown(False)

    def __init__(
        self,
        options: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        bounds: pygame.Rect | None = None,
        tooltip: str = "",
    ) -> None:
        super().__init__(tooltip)
        self.options = tuple(options)
        self.chosen = chosen
        self.on_change = on_change
        self.bounds = bounds

    @property
    def slip(self) -> pygame.Rect:
        """Where the options lie when it is open."""
        pad = self.theme.px(8)
        height = self._row * len(self.options) + 2 * pad
        if self.bounds is None:
            return pygame.Rect(self.rect.x, self.rect.bottom, self.rect.width, height)
        width = min(max(self.rect.width, self._widest), self.bounds.width)
        slip = pygame.Rect(self.rect.x, self.rect.bottom, width, height)
        slip.right = min(slip.right, self.bounds.right)
        if slip.bottom <= self.bounds.bottom:
            return slip
        slip.bottom = self.rect.y
        if slip.y < self.bounds.y:  # neither below nor above: beside it
            is_right = self.rect.right + width <= self.bounds.right
            slip.x = self.rect.right if is_right else self.rect.x - width
            slip.y = self.bounds.y
        return slip

    @property
    def _widest(self) -> int:
        """As wide as the longest option needs: with `bounds` there may be more room than its own place has."""
        size = self.theme.type_px(Type.STRONG)
        words = max((text.line_width(option, Type.STRONG.face, size) for option in self.options), default=0)
        return words + self.theme.px(36, 26)

    @property
    def seen_in(self) -> pygame.Rect | None:
        """Open, its slip lies over everything."""
        return None if self.is_open else super().seen_in

    def contains(self, pos: Pos) -> bool:
        return super().contains(pos) or (self.is_open and self.slip.collidepoint(pos))

    def choose(self, index: int) -> None:
        self.is_open = False
        if 0 <= index < len(self.options) and index != self.chosen:
            self.chosen = index
            self.on_change(index)

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        match intent:
            case PointerMoved(pos=pos):
                self.pointed = self._row_at(pos)
            case Pressed(pos=pos, button=Pointer.LEFT):
                if not self.is_open or self.rect.collidepoint(pos):
                    self.is_open = not self.is_open
                    self.pointed = self.chosen
            case Released(pos=pos, button=Pointer.LEFT):
                if self.is_open and self._row_at(pos) != NOTHING:
                    self.choose(self._row_at(pos))
            case Key(action=action):
                return self._key(action)
            case _:
                return False
        return True

    def lost_focus(self) -> None:
        self.is_open = False

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        face = WELL_OFF if not self.enabled else CREAM if self.hovered or self.is_open else WELL
        if self.has_ring:
            surfaces.draw_focus_ring(surface, self.rect, theme, theme.px(6))
        surfaces.draw_well(surface, self.rect, theme, face)
        arrow = theme.px(20, 17)
        inner = self.rect.inflate(-theme.px(20, 14), -theme.px(6))
        put_icon(surface, chevron(arrow, SOFT_INK), (inner.right - arrow // 2, inner.centery))
        inner.width -= arrow + theme.px(4)
        if 0 <= self.chosen < len(self.options):
            style = self.style(Type.STRONG, INK if self.enabled else FAINT_INK)
            text.draw_in(
                surface, self.options[self.chosen], style, inner, "midleft", max_lines=2, smallest=theme.smallest_text
            )
        if self.is_open:
            self._draw_slip(surface)

    def _draw_slip(self, surface: pygame.Surface) -> None:
        theme, slip = self.theme, self.slip
        surfaces.draw_panel(surface, slip, theme, Sheet.SLIP)
        for index, option in enumerate(self.options):
            row = self._row_rect(index)
            if index == self.pointed:
                surfaces.draw_well(surface, row, theme, (255, 236, 176), radius=theme.px(6), ink=(206, 170, 104))
            colour = TITLE_RED if index == self.chosen else INK
            style = self.style(Type.STRONG if index == self.chosen else Type.BODY, colour)
            box = slip.inflate(-theme.px(20, 14), 0)
            box.y, box.height = row.y, row.height
            text.draw_in(surface, option, style, box, "midleft", smallest=theme.smallest_text)

    @property
    def _row(self) -> int:
        return self.theme.px(34, 28)

    def _row_rect(self, index: int) -> pygame.Rect:
        slip, pad = self.slip, self.theme.px(8)
        return pygame.Rect(slip.x + pad // 2, slip.y + pad + index * self._row, slip.width - pad, self._row)

    def _row_at(self, pos: Pos) -> int:
        if not self.is_open:
            return NOTHING
        return next((index for index in range(len(self.options)) if self._row_rect(index).collidepoint(pos)), NOTHING)

    def _key(self, action: Command) -> bool:
        match action:
            case Command.CONFIRM if self.is_open:
                self.choose(self.pointed)
            case Command.CONFIRM:
                self.is_open, self.pointed = True, self.chosen
            case Command.BACK if self.is_open:
                self.is_open = False
            case Command.UP | Command.DOWN:
                by = -1 if action is Command.UP else 1
                if self.is_open:
                    self.pointed = min(max(self.pointed + by, 0), len(self.options) - 1)
                    return True
                return False
            case Command.LEFT | Command.RIGHT if not self.is_open:
                index = self.chosen + (-1 if action is Command.LEFT else 1)
                if not 0 <= index < len(self.options):
                    return False
                self.choose(index)
            case _:
                return False
        return True

"""A line of news that comes, stays long enough to be read, and goes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import pygame

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import INK, Theme, Type
from smallworld_desktop.render.widgets.marks import verdict

FADE = 0.25
SECONDS, SECONDS_PER_LETTER = 2.2, 0.045


class Toasts:
    """News in the order they came, one at a time."""

    def __init__(self, on_touch: Callable[[], None]) -> None:
        self._waiting: deque[tuple[str, bool]] = deque()
        self._pinned = ""
        self._age = 0.0
        self._on_touch = on_touch

    def pin(self, words: str) -> None:
        """A line that stays while there is no news, until another or an empty one is pinned."""
        if words != self._pinned:
            self._pinned = words
            self._on_touch()

    def show(self, words: str, *, is_good: bool = True) -> None:
        """Adds a line, unless it is shown or waiting already."""
        if (words, is_good) not in self._waiting:
            self._waiting.append((words, is_good))
            self._on_touch()

    def dismiss(self) -> None:
        """Takes the present line away."""
        if self._waiting:
            self._waiting.popleft()
            self._age = 0.0
            self._on_touch()

    @property
    def words(self) -> str:
        """The present line."""
        return self._waiting[0][0] if self._waiting else self._pinned

    @property
    def is_showing(self) -> bool:
        return bool(self._waiting or self._pinned)

    @property
    def is_fading(self) -> bool:
        """Whether it looks different from frame to frame."""
        return bool(self._waiting) and not FADE < self._age < self._stays

    def update(self, dt: float) -> None:
        if not self._waiting:
            return
        before, self._age = self.is_fading, self._age + dt
        if self._age >= self._stays + FADE:
            self.dismiss()
        elif before or self.is_fading:
            self._on_touch()

    def draw(self, surface: pygame.Surface, midtop: tuple[int, int], width: int, theme: Theme) -> None:
        """Draws the present line below `midtop`, at most `width` wide."""
        if not self.is_showing:
            return
        words, is_good = self.words, self._waiting[0][1] if self._waiting else True
        sign = verdict(theme.px(26, 22), is_good)
        pad = theme.px(16, 12)
        style = TextStyle.of(theme, Type.STRONG, INK)
        block = text.layout(words, style, width - 2 * pad - sign.get_width() - theme.gap)
        size = (block.width + sign.get_width() + theme.gap + 2 * pad, max(block.height, sign.get_height()) + pad)
        strength = self._strength
        slip = pygame.Rect(0, 0, *size)
        slip.midtop = (midtop[0], midtop[1] - round((1 - strength) * theme.px(12)))
        margin = theme.px(24)
        layer = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA, 32)
        inner = pygame.Rect(margin, margin, *size)
        surfaces.draw_panel(layer, inner, theme, Sheet.SLIP)
        layer.blit(sign, sign.get_rect(midleft=(inner.x + pad, inner.centery)), None, PREMULTIPLIED)
        text.draw_block(layer, block, (inner.x + pad + sign.get_width() + theme.gap, inner.centery), "midleft")
        if strength < 1:
            part = round(255 * strength)
            layer.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(layer, slip.move(-margin, -margin), None, PREMULTIPLIED)

    @property
    def _stays(self) -> float:
        return SECONDS + SECONDS_PER_LETTER * len(self._waiting[0][0]) if self._waiting else 0.0

    @property
    def _strength(self) -> float:
        if not self._waiting:
            return 1.0
        return max(0.0, min(self._age / FADE, (self._stays + FADE - self._age) / FADE, 1.0))

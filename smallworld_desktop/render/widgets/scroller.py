"""What all scrolling things share: how far down one is, and the bar that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from smallworld_desktop.intents import Command, Dragged, Intent, Key, Pointer, Pos, Pressed, Released, Wheel
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.surfaces import Wood
from smallworld_desktop.render.texture import PREMULTIPLIED, Layer, rounded
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets.base import Widget

LINES_PER_NOTCH = 3


class Scroller:
    """Where a tall content stands in a lower view. Its owner asks `moved` of every intent and draws the bar."""

    def __init__(self) -> None:
        self.view = pygame.Rect(0, 0, 0, 0)
        self.content = 0
        self.offset = 0
        self.line = 20
        self.theme = Theme()
        self._grip: int | None = None

    def place(self, view: pygame.Rect, content: int, line: int, theme: Theme) -> None:
        """Shows `content` pixels of height in `view`; `line` is one step."""
        self.view, self.content, self.line, self.theme = view, content, line, theme
        self.offset = min(max(self.offset, 0), self.furthest)

    @property
    def furthest(self) -> int:
        return max(0, self.content - self.view.height)

    @property
    def is_needed(self) -> bool:
        return self.furthest > 0

    @property
    def bar_width(self) -> int:
        return self.theme.px(14, 12)

    @property
    def bar(self) -> pygame.Rect:
        return pygame.Rect(self.view.right - self.bar_width, self.view.y, self.bar_width, self.view.height)

    @property
    def knob(self) -> pygame.Rect:
        bar = self.bar
        height = max(round(bar.height * self.view.height / max(self.content, 1)), min(self.theme.px(36), bar.height))
        y = bar.y + round((bar.height - height) * self.offset / max(self.furthest, 1))
        return pygame.Rect(bar.x, y, bar.width, height)

    def go(self, offset: float) -> bool:
        """Scrolls to `offset`, as far as there is content; says whether that moved anything."""
        wanted = min(max(round(offset), 0), self.furthest)
        moved, self.offset = wanted != self.offset, wanted
        return moved

    def reveal(self, top: int, height: int) -> bool:
        """Scrolls as little as possible to show a stretch of the content."""
        if top < self.offset:
            return self.go(top)
        return self.go(max(self.offset, top + height - self.view.height))

    def handle(self, intent: Intent) -> bool:
        """Wheel, bar, a pull at the content and page keys; says whether the intent was one of them."""
        match intent:
            case Wheel(dy=dy) if self.is_needed:
                self.go(self.offset - dy * self.line * LINES_PER_NOTCH)
            case Pressed(pos=pos, button=Pointer.LEFT) if self.is_needed and self.bar.collidepoint(pos):
                self._grab(pos)
            case Dragged(pos=pos) if self._grip is not None:
                self._drag(pos[1])
            case Dragged(step=(_, down), button=Pointer.LEFT) if self.is_needed:
                self.go(self.offset - down)
            case Released() if self._grip is not None:
                self._grip = None
            case Key(action=Command.PAGE_UP):
                self.go(self.offset - self.view.height + self.line)
            case Key(action=Command.PAGE_DOWN):
                self.go(self.offset + self.view.height - self.line)
            case Key(action=Command.FIRST):
                self.go(0)
            case Key(action=Command.LAST):
                self.go(self.furthest)
            case _:
                return False
        return True

    def cancel(self) -> None:
        self._grip = None

    def draw_bar(self, surface: pygame.Surface, *, bright: bool) -> None:
        if not self.is_needed:
            return
        bar, knob, one = self.bar, self.knob, self.theme.scale
        groove = bar.inflate(-round(bar.width * 0.5), 0)
        layers = (Layer(0, groove.width / 2, (134, 98, 58)), Layer(one, groove.width / 2, (214, 190, 142)))
        picture = surfaces.keep(("groove", groove.size, one), lambda: rounded(groove.size, layers))
        surface.blit(picture, groove, None, PREMULTIPLIED)
        state = Wood.LIT if bright or self._grip is not None else Wood.NORMAL
        surfaces.draw_wood(surface, knob, self.theme, state, radius=knob.width // 2)

    def _grab(self, pos: Pos) -> None:
        if not self.knob.collidepoint(pos):
            self.go((pos[1] - self.bar.y - self.knob.height / 2) * self.furthest / max(self._travel, 1))
        self._grip = pos[1] - self.knob.y

    def _drag(self, y: int) -> None:
        assert self._grip is not None
        self.go((y - self._grip - self.bar.y) * self.furthest / max(self._travel, 1))

    @property
    def _travel(self) -> int:
        return self.bar.height - self.knob.height


class Scrolling(Widget):
    """A widget whose content may be taller than its room. It looks different whenever it was scrolled."""

    def __init__(self) -> None:
        super().__init__()
        self.scroller = Scroller()

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        before = self.scroller.offset
        used = self.hear(intent)
        if self.scroller.offset != before:
            self.touch()
        return used

    def hear(self, intent: Intent) -> bool:
        """What the widget does with an intent; what it makes nothing of, the scroller may hear."""
        return self.scroller.handle(intent)

    def cancel(self) -> None:
        super().cancel()
        self.scroller.cancel()

    @contextmanager
    def clipped(self, surface: pygame.Surface) -> Iterator[None]:
        """Draws nothing outside the widget meanwhile, and the bar at last."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        yield
        surface.set_clip(before)
        self.scroller.draw_bar(surface, bright=self.hovered and self.enabled)

"""A brass knob on a rail, over named steps or a range."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from smallworld_desktop.intents import Command, Dragged, Intent, Key, Pointer, Pressed, Released, Wheel
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pen import Pen
from smallworld_desktop.render.texture import PREMULTIPLIED, Layer, rounded
from smallworld_desktop.render.theme import FAINT_INK, INK, SOFT_INK, Colour, Type
from smallworld_desktop.render.widgets.base import Shown, Widget

FILLED: Colour = (198, 132, 60)
EMPTY: Colour = (240, 224, 184)


class Slider(Widget):
    """Chooses one of `steps`, whose names stand below the rail; empty names leave only the notches."""

    value: Shown[int] = Shown(0)
    steps: Shown[tuple[str, ...]] = Shown(())

    def __init__(
        self, steps: Sequence[str], value: int, on_change: Callable[[int], None], *, tooltip: str = ""
    ) -> None:
        super().__init__(tooltip)
        self.steps = tuple(steps)
        self.value = value
        self.on_change = on_change

    @classmethod
    def over(cls, count: int, value: int, on_change: Callable[[int], None], *, tooltip: str = "") -> Slider:
        """A slider over 0 to `count` - 1 without names, such as a volume."""
        return cls([""] * count, value, on_change, tooltip=tooltip)

    @property
    def has_names(self) -> bool:
        return any(self.steps)

    @property
    def rail(self) -> pygame.Rect:
        """The line the knob's centre moves on."""
        side = self.theme.px(14, 12)
        if self.has_names:
            side = max(side, min(self.rect.width // (2 * len(self.steps)), self.theme.px(40, 30)))
        y = self.rect.y + self.theme.px(16, 14) if self.has_names else self.rect.centery
        return pygame.Rect(self.rect.x + side, y, self.rect.width - 2 * side, 1)

    def x_of(self, step: int) -> int:
        return self.rail.x + round(self.rail.width * step / max(len(self.steps) - 1, 1))

    def move_to(self, step: int) -> bool:
        """Moves the knob; says whether it moved."""
        step = min(max(step, 0), len(self.steps) - 1)
        if step == self.value:
            return False
        self.value = step
        self.on_change(step)
        return True

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        match intent:
            case Pressed(pos=pos, button=Pointer.LEFT):
                self.pressed = True
                self._set_at(pos[0])
            case Dragged(pos=pos, button=Pointer.LEFT) if self.pressed:
                self._set_at(pos[0])
            case Released() if self.pressed:
                self.pressed = False
            case Wheel(dy=dy):
                self.move_to(self.value + (1 if dy > 0 else -1))
            case Key(action=Command.LEFT | Command.LESS):
                return self.move_to(self.value - 1)
            case Key(action=Command.RIGHT | Command.MORE):
                return self.move_to(self.value + 1)
            case Key(action=Command.FIRST):
                self.move_to(0)
            case Key(action=Command.LAST):
                self.move_to(len(self.steps) - 1)
            case _:
                return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        theme, rail = self.theme, self.rail
        self._draw_rail(surface)
        knob = _knob(theme.px(24, 20), self.enabled, self.hovered or self.pressed)
        centre = (self.x_of(self.value), rail.y)
        if self.has_ring:
            around = pygame.Rect(0, 0, theme.px(24, 20), theme.px(24, 20))
            around.center = centre
            surfaces.draw_focus_ring(surface, around, theme, around.width // 2)
        surface.blit(knob, knob.get_rect(center=centre), None, PREMULTIPLIED)
        room = rail.width // max(len(self.steps) - 1, 1) - theme.px(4)
        for step, name in enumerate(self.steps):
            if not name:
                continue
            is_on = step == self.value
            kind = Type.LABEL_STRONG if is_on else Type.LABEL
            style = self.style(kind, FAINT_INK if not self.enabled else INK if is_on else SOFT_INK)
            box = pygame.Rect(0, 0, room, self.rect.bottom - rail.y - theme.px(12, 10))
            box.midtop = (self.x_of(step), rail.y + theme.px(12, 10))
            text.draw_in(surface, name, style, box, "midtop", max_lines=2, smallest=theme.smallest_text)

    def _draw_rail(self, surface: pygame.Surface) -> None:
        theme, rail = self.theme, self.rail
        thick = theme.px(8, 7)
        bar = pygame.Rect(rail.x - thick // 2, rail.y - thick // 2, rail.width + thick, thick)
        done = self.x_of(self.value) - rail.x
        notches = len(self.steps) if self.has_names or len(self.steps) <= 11 else 0
        filled: Colour = FILLED if self.enabled else (176, 158, 124)

        def make() -> pygame.Surface:
            one, high = theme.scale, theme.px(12)
            picture = rounded((bar.width, high), ())
            body = rounded(bar.size, (Layer(0, thick / 2, INK), Layer(1.3 * one, thick / 2 - one, (214, 190, 142))))
            picture.blit(body, (0, (high - thick) // 2))
            if done:
                part = rounded((done + thick, thick), (Layer(1.3 * one, thick / 2 - one, filled),))
                picture.blit(part, (0, (high - thick) // 2), None, PREMULTIPLIED)
            pen = Pen(bar.width, high)
            for notch in range(notches):
                x = thick / 2 + rail.width * notch / max(len(self.steps) - 1, 1)
                pen.circle(min(max(x, 4.6 * one), bar.width - 4.6 * one), high / 2, 4.6 * one, INK)
                inside = filled if notch <= self.value else EMPTY
                pen.circle(min(max(x, 4.6 * one), bar.width - 4.6 * one), high / 2, 3.2 * one, inside)
            picture.blit(pen.done(), (0, 0), None, PREMULTIPLIED)
            return picture

        key = ("rail", bar.size, done, notches, self.enabled, theme.scale)
        picture = surfaces.keep(key, make)
        surface.blit(picture, picture.get_rect(midleft=(bar.x, rail.y)), None, PREMULTIPLIED)

    def _set_at(self, x: int) -> None:
        part = (x - self.rail.x) / max(self.rail.width, 1)
        self.move_to(round(part * (len(self.steps) - 1)))


def _knob(size: int, enabled: bool, bright: bool) -> pygame.Surface:
    def make() -> pygame.Surface:
        pen, half, unit = Pen(size + 6, size + 6), size / 2 + 3, size / 24
        brass: Colour = (218, 170, 76) if enabled else (168, 152, 122)
        light: Colour = (255, 232, 150) if bright else (246, 214, 120)
        if not enabled:
            light = (196, 182, 152)
        pen.circle(half + 0.5, half + 1.4 * unit, 12 * unit, (96, 70, 40))
        pen.circle(half, half, 12 * unit, INK)
        pen.circle(half, half, 10.6 * unit, brass)
        pen.circle(half - 0.6 * unit, half - 0.8 * unit, 8.6 * unit, light)
        pen.circle(half, half, 5.4 * unit, (196, 140, 44) if enabled else (140, 126, 100))
        pen.circle(half + 0.2 * unit, half + 0.4 * unit, 4.4 * unit, (238, 190, 80) if enabled else (180, 166, 136))
        return pen.done()

    return surfaces.keep(("knob", size, enabled, bright), make)

"""Small things over the table: a question, and a short menu beside a region or a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Command, Digit, Intent, Key, Pointer, Pressed, Quit, Released
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.widgets import Button, Dialog, Group, MenuButton, Widget
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.turn.base import Choice


class Overlay(Scene):
    """A scene that leaves the table visible below it."""

    is_overlay = True

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._was_pressed = False

    def close(self) -> None:
        self.services.stack.pop(self)

    def closing(self, then: Callable[[], None]) -> Callable[[], None]:
        """Close, then do something."""

        def act() -> None:
            self.close()
            then()

        return act

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Pressed):
            self._was_pressed = True
        if isinstance(intent, Clicked) and not self._was_pressed:
            return  # the end of the very click that opened this
        if isinstance(intent, Quit):
            self.services.stack.quit()
        elif not self.hear(intent):
            match intent:
                case Key(action=Command.BACK) | Clicked(button=Pointer.RIGHT):
                    self.close()

    def hear(self, intent: Intent) -> bool:
        """What the overlay itself does with an intent."""
        return False


class AskScene(Overlay):
    """A dialog with a few answers; the last one is what Esc means."""

    def __init__(
        self, services: Services, title: str, words: str, choices: Sequence[Choice], rows: Sequence[Widget] = ()
    ) -> None:
        super().__init__(services)
        buttons = [
            Button(
                choice.label,
                self.closing(choice.choose),
                icon=picture(choice),
                is_lit=choice.is_lit,
                tooltip=choice.tooltip,
            )
            for choice in choices
        ]
        cancel = self.closing(choices[-1].choose)
        self.dialog = Dialog(title, words, buttons, on_cancel=cancel, widgets=rows, on_touch=self.invalidate)

    def resize(self, size: tuple[int, int]) -> None:
        self.dialog.place(Rect(0, 0, *size), self.services.theme(size))

    def hear(self, intent: Intent) -> bool:
        return self.dialog.handle(intent)

    def update(self, dt: float) -> None:
        self.dialog.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.dialog.draw(surface)


class SlipScene(Overlay):
    """A slip with choices below each other, beside what it belongs to. A click elsewhere closes it."""

    def __init__(self, services: Services, target: Rect, choices: Sequence[Choice], *, grace: float = 0.0) -> None:
        """For `grace` seconds clicks mean nothing: the second of a double click may have been meant for what was
        there before."""
        super().__init__(services)
        self._target = target
        self._grace = grace
        self.buttons = [
            MenuButton(
                choice.label, self.closing(choice.choose), icon=picture(choice), tooltip=choice.tooltip,
                is_lit=choice.is_lit,
            )
            for choice in choices
        ]  # fmt: skip
        for button, choice in zip(self.buttons, choices, strict=True):
            button.enabled = choice.enabled
        self.group = Group(self.buttons, self.invalidate)
        able = [button for button in self.buttons if button.enabled]
        self.group.focus_on(next((b for b in able if b.is_lit), able[0] if able else None), by_keyboard=True)
        self._slip = Rect(0, 0, 0, 0)

    def resize(self, size: tuple[int, int]) -> None:
        theme = self.services.theme(size)
        self._theme = theme
        pad, gap, height = theme.px(14, 10), theme.px(6, 5), theme.px(46, 42)
        width = max(button.preferred_width(theme) for button in self.buttons) + theme.px(24)
        width = min(width, size[0] - 4 * pad)
        slip = Rect(0, 0, width + 2 * pad, len(self.buttons) * (height + gap) - gap + 2 * pad)
        slip.midbottom = (self._target.centerx, self._target.top - theme.px(8))
        if slip.top < 0:
            slip.midtop = (self._target.centerx, self._target.bottom + theme.px(8))
        slip.clamp_ip(Rect(0, 0, *size).inflate(-2 * pad, -2 * pad))
        self._slip = slip
        for number, button in enumerate(self.buttons):
            button.place(Rect(slip.x + pad, slip.y + pad + number * (height + gap), width, height), theme)

    @property
    def is_too_soon(self) -> bool:
        """Whether clicks still mean nothing."""
        return self._grace > 0

    def hear(self, intent: Intent) -> bool:
        if self.is_too_soon and isinstance(intent, Pressed | Clicked | Released):
            return True
        if self.group.handle(intent):
            return True
        match intent:
            case Digit(value=value) if 1 <= value <= len(self.buttons) and self.buttons[value - 1].enabled:
                self.buttons[value - 1].on_press()
                return True
            case Clicked(pos=pos) if not self._slip.collidepoint(pos):
                self.close()
                return True
        return False

    def update(self, dt: float) -> None:
        self._grace = max(0.0, self._grace - dt)
        self.group.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        surfaces.draw_panel(surface, self._slip, self._theme, Sheet.SLIP)
        self.group.draw(surface)
        self.group.draw_tip(surface, self._theme)


def picture(choice: Choice) -> Callable[[int], pygame.Surface] | None:
    """The choice's emblem or icon, for a button."""
    if choice.emblem:
        return lambda size: emblem(choice.emblem, size)
    return (lambda size: icon(choice.icon, size)) if choice.icon else None

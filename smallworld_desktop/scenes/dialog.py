"""A question over the scene that asks it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from smallworld_desktop.intents import Intent
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets import Button, Dialog, Icon, Widget
from smallworld_desktop.scenes.base import Scene


@dataclass(frozen=True, slots=True)
class Reply:
    """A button of a question and what it does. The lit one is what Enter means."""

    label: str
    act: Callable[[], None]
    icon: Icon | None = None
    is_lit: bool = False


class DialogScene(Scene):
    """Shows a dialog until it is answered; then it is gone, and the answer acts. Esc only closes it."""

    is_overlay = True

    def __init__(
        self,
        title: str,
        words: str,
        answers: Sequence[Reply],
        *,
        on_cancel: Callable[[], None] | None = None,
        widgets: Sequence[Widget] = (),
        theme_for: Callable[[tuple[int, int]], Theme] = Theme.for_window,
    ) -> None:
        super().__init__()
        self._theme_for = theme_for
        buttons = [
            Button(answer.label, lambda answer=answer: self._close(answer.act), icon=answer.icon, is_lit=answer.is_lit)  # type: ignore[misc]
            for answer in answers
        ]
        self.dialog = Dialog(
            title,
            words,
            buttons,
            on_cancel=lambda: self._close(on_cancel),
            widgets=widgets,
            on_touch=self.invalidate,
        )

    @property
    def wants_text(self) -> bool:
        return self.dialog.group.wants_text

    def resize(self, size: tuple[int, int]) -> None:
        self.dialog.place(pygame.Rect((0, 0), size), self._theme_for(size))

    def handle(self, intent: Intent) -> None:
        self.dialog.handle(intent)

    def update(self, dt: float) -> None:
        self.dialog.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.dialog.draw(surface)

    def _close(self, act: Callable[[], None] | None) -> None:
        self.stack.pop(self)
        if act is not None:
            act()

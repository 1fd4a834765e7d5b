"""The window that is shown after an unexpected error: what happened, that the game is kept, where the log lies."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

from smallworld_desktop import crash
from smallworld_desktop.crash import CrashReport
from smallworld_desktop.i18n import Translator
from smallworld_desktop.input import InputReader
from smallworld_desktop.intents import Intent, Quit
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.stack import SceneStack

IDLE = 0.1
Themes = Callable[[tuple[int, int]], Theme]


class CrashScene(DialogScene):
    """A sheet on the bare table: nothing of the scene that broke is drawn again."""

    is_overlay = False

    def __init__(self, tr: Translator, theme_for: Themes, report: CrashReport) -> None:
        self._report = report
        words = "\n\n".join(tr.message(message) for message in report.messages())
        answers = [
            Reply(tr("crash.open_folder"), self._open_folder),
            Reply(tr("crash.quit"), self._leave, is_lit=True),
        ]
        super().__init__(tr("crash.title"), words, answers, on_cancel=self._leave, theme_for=theme_for)
        self._theme = theme_for

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Quit):
            self._leave()
        else:
            super().handle(intent)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(surfaces.backdrop(surface.get_size(), (), self._theme(surface.get_size())), (0, 0))
        super().draw(surface)

    def _close(self, act: Callable[[], None] | None) -> None:
        """Answers leave the window as it is, so that the folder can be opened and the words read again."""
        if act is not None:
            act()

    def _open_folder(self) -> None:
        crash.open_folder(self._report.folder)

    def _leave(self) -> None:
        self.stack.quit()


def show_crash(window: pygame.Window, tr: Translator, theme_for: Themes, report: CrashReport) -> None:
    """Shows what happened until the window is closed. For `crash.guard`: needs only that the window still works."""
    pygame.event.clear()  # what was meant for the scene that broke
    stack = SceneStack(window.size)
    stack.push(CrashScene(tr, theme_for, report))
    reader = InputReader()
    last = time.monotonic()
    while not stack.is_empty:
        if stack.draw(window.get_surface()):
            window.flip()
        for intent in reader.wait(IDLE):
            stack.handle(intent)
        now = time.monotonic()
        stack.update(now - last)
        last = now

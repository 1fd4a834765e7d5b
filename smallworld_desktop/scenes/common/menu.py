"""What all screens around the game share: widgets on parchment, news, the way back, files that are dropped."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Command, FileDropped, Intent, Key, Pointer, Quit
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets import Group, Toasts, Widget
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.services import Services


class MenuScene(Scene):
    """A screen of widgets. `build` makes them in the language of the moment, `lay_out` places them.

    When the language changes under a scene, it is built and laid out anew.
    """

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.tr = services.tr
        self.group = Group(on_touch=self.invalidate)
        self.toasts = Toasts(self.invalidate)
        self.theme = Theme()
        self.panels: Sequence[Rect] = ()
        """The sheets of parchment that lie still, set by `lay_out`."""

    # -- for subclasses ----------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        """Makes the widgets, in the order that Tab visits them."""
        raise NotImplementedError

    def lay_out(self, window: Rect, theme: Theme) -> None:
        """Places panels and widgets in a window."""
        raise NotImplementedError

    def first_focus(self) -> Widget | None:
        """What has the keyboard at first."""
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """Draws what is no widget, over the panels."""

    def back(self) -> None:
        """Esc and the right mouse button."""
        self.services.sound.play("page")
        self.stack.pop(self)

    # -- scene -------------------------------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """Widgets anew, as after a change of what there is to show; the focus stays where it stood."""
        before, focus = list(self.group.widgets), self.group.focus
        self.group.focus_on(None)
        self.group.replace(list(self.build()))
        self.group.focus_on(successor(focus, before, self.group.widgets) or self.first_focus())
        if self.size != (0, 0):
            self._place()

    def enter(self) -> None:
        self.rebuild()

    def resume(self) -> None:
        self._show_problems()

    def resize(self, size: tuple[int, int]) -> None:
        self._place()

    def reword(self) -> None:
        self.rebuild()

    def _place(self) -> None:
        self.theme = self.services.theme(self.size)
        self.lay_out(Rect((0, 0), self.size), self.theme)
        self.invalidate()

    @property
    def wants_text(self) -> bool:
        return self.group.wants_text

    @property
    def is_animating(self) -> bool:
        return self.toasts.is_fading

    def handle(self, intent: Intent) -> None:
        match intent:
            case Quit():
                self.stack.quit()
            case FileDropped(path=path):
                self.services.screens.open_file(path)
            case _ if self.group.handle(intent):
                pass
            case Key(action=Command.BACK) | Clicked(button=Pointer.RIGHT):
                self.back()
            case _:
                self.hear(intent)

    def hear(self, intent: Intent) -> None:
        """What was meant for no widget."""

    def update(self, dt: float) -> None:
        self._show_problems()
        self.group.update(dt)
        self.toasts.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ground(surface)
        self.paint(surface)
        self.group.draw(surface)
        self.group.draw_tip(surface, self.theme)
        width, theme = surface.get_width(), self.theme
        self.toasts.draw(surface, (width // 2, theme.px(16)), min(width - theme.px(40), theme.px(760)), theme)

    def draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(surfaces.backdrop(surface.get_size(), self.panels, self.theme), (0, 0))

    def say(self, words: str, *, is_good: bool = True) -> None:
        """News for the player, with a sound for bad ones."""
        if not is_good:
            self.services.sound.play("refused")
        self.toasts.show(words, is_good=is_good)

    def go(self, scene: Scene) -> None:
        """To another screen, which comes back here."""
        self.services.sound.play("page")
        self.stack.push(scene)

    def _show_problems(self) -> None:
        for words in self.services.take_news():
            self.toasts.show(words)
        for words in self.services.take_problems():
            self.toasts.show(words, is_good=False)


def successor(focus: Widget | None, before: Sequence[Widget], after: Sequence[Widget]) -> Widget | None:
    """The widget that took the place of the one with the focus, if there is one.

    Where widgets came or went (such as Continue), the place is counted from either end and must have the same words;
    else words may differ, as after a change of language.
    """
    if focus is None or focus not in before:
        return None
    place = before.index(focus)
    shift = len(after) - len(before)
    for at in (place, place + shift):
        found = after[at] if 0 <= at < len(after) else None
        if type(found) is type(focus) and found.is_focusable and (not shift or _words(found) == _words(focus)):
            return found
    return None


def _words(widget: Widget) -> str:
    return str(getattr(widget, "label", ""))

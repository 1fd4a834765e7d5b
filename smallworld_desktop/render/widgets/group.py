"""Widgets that belong together: who hears an intent, who has the focus, where the focus goes next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from smallworld_desktop.intents import (
    Clicked,
    Command,
    Dragged,
    Dropped,
    Intent,
    Key,
    LongPressed,
    Pinched,
    Pointer,
    PointerLeft,
    PointerMoved,
    Pos,
    Pressed,
    Released,
    Text,
    Wheel,
)
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets.base import Widget
from smallworld_desktop.render.widgets.tooltip import Tip

ARROWS: dict[Command, tuple[int, int]] = {
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
}


TIP_DELAY = 0.45
TALL = 160
"""From this height on a widget is explained at the pointer rather than beside it."""


class Group:
    """Widgets in the order they are drawn and visited by Tab.

    `handle` says whether an intent was meant for one of them; what it returns False for is the owner's. `on_touch`
    is called whenever something looks different. What is hovered and what is said about it follows from where the
    pointer is and from the widgets as they are now, also when these move or change under a pointer at rest.
    """

    def __init__(self, widgets: Iterable[Widget] = (), on_touch: Callable[[], None] | None = None) -> None:
        self.widgets: list[Widget] = []
        self.on_touch = on_touch
        self.focus: Widget | None = None
        self.pointer: Pos | None = None
        self.keep_clear: Callable[[], Sequence[pygame.Rect]] = tuple
        """What explanations should not cover, besides other widgets."""
        self._rested = 0.0
        self._explained_at: Pos | None = None
        self._held: Widget | None = None
        self._let_go: Widget | None = None
        self._keyboard_used = False
        self.add(*widgets)

    def add(self, *widgets: Widget) -> None:
        for widget in widgets:
            widget.on_touch = self._touched
            self.widgets.append(widget)
        self._touched()

    def replace(self, widgets: Sequence[Widget]) -> None:
        """Other widgets in place of all; the focus stays if its widget does."""
        kept = self.focus if self.focus in widgets else None
        self.cancel()
        self.widgets.clear()
        self.add(*widgets)
        self.focus_on(kept)
        self._hover_at_pointer()

    @property
    def wants_text(self) -> bool:
        return self.focus is not None and self.focus.takes_text and self.focus.is_focusable

    @property
    def shows_focus(self) -> bool:
        """Whether it can be seen where the keyboard is."""
        return self.focus is not None and self.focus.visible and self.focus.has_ring

    def at(self, pos: Pos) -> Widget | None:
        """The topmost widget at `pos`; the focused one lies on top."""
        if self.focus is not None and self.focus.is_at(pos):
            return self.focus
        return next((widget for widget in reversed(self.widgets) if widget.is_at(pos)), None)

    def focus_on(self, widget: Widget | None, *, by_keyboard: bool | None = None) -> None:
        """Gives the keyboard to a widget, or to none."""
        if by_keyboard is not None:
            self._keyboard_used = by_keyboard
        before, self.focus = self.focus, widget
        for other in self.widgets:
            other.shows_focus = self._keyboard_used
        if before is widget:
            return
        if before is not None:
            before.focused = False
            before.lost_focus()
        if widget is not None:
            widget.focused = True
            widget.gained_focus(self._keyboard_used)
            if widget.pane is not None and self._keyboard_used:
                widget.pane.reveal(widget)

    def step_focus(self, by: int) -> bool:
        """To the next or previous widget that can have the focus."""
        able = [widget for widget in self.widgets if widget.is_focusable]
        if not able:
            return False
        if self.focus in able:
            chosen = able[(able.index(self.focus) + by) % len(able)]
        else:
            chosen = able[0 if by > 0 else -1]
        self.focus_on(chosen, by_keyboard=True)
        return True

    def turn_focus(self, towards: tuple[int, int]) -> bool:
        """To the nearest widget in a direction; stays where there is none."""
        if self.focus is None or not self.focus.is_focusable:
            return self.step_focus(1)
        here = self.focus.rect
        best = min(
            ((_way(here, widget.rect, towards), widget) for widget in self.widgets if widget.is_focusable),
            key=lambda way: way[0],
        )
        if best[0] == float("inf"):
            return False
        self.focus_on(best[1], by_keyboard=True)
        return True

    def handle(self, intent: Intent) -> bool:
        match intent:
            case PointerMoved(pos=pos):
                return self._moved(intent, pos)
            case PointerLeft():
                self.pointer = None
                self.cancel()
                return False
            case Pressed(pos=pos, button=Pointer.LEFT):
                return self._pressed(intent, pos)
            case Released(button=Pointer.LEFT):
                return self._released(intent)
            case Clicked(button=Pointer.LEFT) | Dropped(button=Pointer.LEFT):
                widget, self._let_go = self._let_go, None
                return widget is not None and (widget.handle(intent) or True)
            case Dragged(button=Pointer.LEFT):
                return self._held is not None and (self._dragged(self._held, intent) or True)
            case Wheel(pos=pos) | Pinched(pos=pos):
                self.hide_tip()
                widget = self.at(pos)
                return widget is not None and (widget.handle(intent) or _scrolls(widget, intent))
            case LongPressed(pos=pos):
                return self._long_pressed(pos)
            case Key():
                return self._key(intent)
            case Text():
                return self.focus is not None and self.focus.handle(intent)
        return False

    def update(self, dt: float) -> None:
        """Time passes; a pointer at rest over something that explains itself makes it do so."""
        for widget in self.widgets:
            widget.update(dt)
        if self._held is None:
            self._hover_at_pointer()
        if self._explained_at is None and self.pointer is not None and self._held is None:
            self._rested += dt
            if self._rested >= TIP_DELAY:
                self._explain(self.pointer)

    @property
    def tip(self) -> Tip | None:
        """What is said about the widget under the pointer, as it is now; None until the pointer has rested."""
        return self._tip_at(self._explained_at) if self._explained_at is not None else None

    def draw_tip(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draws the explanation, over everything else."""
        tip = self.tip
        if tip is not None:
            tip.draw(surface, theme)

    def hide_tip(self) -> None:
        """Nothing is explained until the pointer has rested anew."""
        self._rested = 0.0
        if self._explained_at is not None:
            self._explained_at = None
            self._touched()

    def cancel(self) -> None:
        """Nothing is hovered or held any more."""
        self.hide_tip()
        if self._held is not None:
            self._held.cancel()
        self._held = None
        self._hover(None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws all; the focused one last, so that its ring lies on top."""
        for widget in self.widgets:
            if widget.visible and widget is not self.focus:
                _draw(widget, surface)
        if self.focus is not None and self.focus.visible:
            _draw(self.focus, surface)

    def _moved(self, intent: PointerMoved, pos: Pos) -> bool:
        self.hide_tip()
        self.pointer = pos
        over = self.at(pos)
        if self._held is not None:
            self._hover(self._held if over is self._held else None)
            self._held.handle(intent)
            return True
        self._hover(over)
        if over is not None:
            over.handle(intent)
        return over is not None

    def _explain(self, pos: Pos) -> bool:
        if self._tip_at(pos) is None:
            return False
        self._explained_at = pos
        self._touched()
        return True

    def _tip_at(self, pos: Pos) -> Tip | None:
        widget = self.at(pos)
        words = widget.tooltip_at(pos) if widget is not None else ""
        if widget is None or not words:
            return None
        target = widget.rect if widget.rect.height < TALL else pygame.Rect(*pos, 1, 1)
        others = [other.rect for other in self.widgets if _is_in_the_way(other, widget)]
        return Tip(target, lines=(words,), avoid=[*others, *self.keep_clear()], spot=pos)

    def _hover_at_pointer(self) -> None:
        if self.pointer is not None:
            self._hover(self.at(self.pointer))

    def _hover(self, over: Widget | None) -> None:
        for widget in self.widgets:
            widget.hovered = widget is over

    def _pressed(self, intent: Pressed, pos: Pos) -> bool:
        self.hide_tip()
        self._let_go = None
        widget = self.at(pos)
        if widget is None or not widget.takes_presses:
            self.focus_on(None)
            return False
        if widget.is_focusable:
            self.focus_on(widget, by_keyboard=False)
        self._hover(widget)
        self._held = widget
        widget.handle(intent)
        return True

    def _dragged(self, held: Widget, intent: Dragged) -> bool:
        """What makes nothing of a pull hands it to the column it lies in."""
        if held.handle(intent):
            return True
        if not _scrolls(held, intent):
            return False
        held.cancel()
        self._held = held.pane
        return True

    def _long_pressed(self, pos: Pos) -> bool:
        """Holding explains, and letting go afterwards does nothing."""
        if not self._explain(pos):
            return False
        if self._held is not None:
            self._held.cancel()
            self._held = None
        return True

    def _released(self, intent: Released) -> bool:
        if self._held is None:
            return False
        self._let_go, self._held = self._held, None
        self._let_go.handle(intent)
        self._hover_at_pointer()
        return True

    def _key(self, intent: Key) -> bool:
        if intent.action is Command.NEXT:
            return self.step_focus(1)
        if intent.action is Command.PREVIOUS:
            return self.step_focus(-1)
        if self.focus is not None and self.focus.is_focusable and self.focus.handle(intent):
            self.focus_on(self.focus, by_keyboard=True)
            return True
        towards = ARROWS.get(intent.action)
        return towards is not None and self.turn_focus(towards)

    def _touched(self) -> None:
        if self.on_touch is not None:
            self.on_touch()


def _scrolls(widget: Widget, intent: Intent) -> bool:
    return widget.pane is not None and widget.pane.handle(intent)


def _draw(widget: Widget, surface: pygame.Surface) -> None:
    """Draws a widget as far as it can be seen."""
    view = widget.seen_in
    if view is None:
        widget.draw(surface)
    elif view.colliderect(widget.rect):
        before = surface.get_clip()
        surface.set_clip(view.clip(before))
        widget.draw(surface)
        surface.set_clip(before)


def _is_in_the_way(other: Widget, explained: Widget) -> bool:
    return other is not explained and other.visible and other.rect.height < TALL


def _way(here: pygame.Rect, there: pygame.Rect, towards: tuple[int, int]) -> float:
    """How far `there` lies in a direction, sideways counting double; infinite when it lies elsewhere."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    ahead = dx * towards[0] + dy * towards[1]
    aside = abs(dx * towards[1] + dy * towards[0])
    overlaps = (
        there.top < here.bottom and there.bottom > here.top
        if towards[0]
        else there.left < here.right and there.right > here.left
    )
    if ahead <= 0 or there == here:
        return float("inf")
    return ahead + (0 if overlaps else 2 * aside + abs(ahead))

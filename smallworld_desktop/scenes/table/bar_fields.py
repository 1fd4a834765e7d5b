"""The fields of the bar beside its buttons: tokens in hand, trays of discs, income, the next player, the rounds."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Command, Dragged, Dropped, Intent, Key, Pointer, Pos
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import (
    OWNERS,
    coin,
    draw_hand,
    draw_number,
    draw_round_track,
    draw_stack,
    draw_tray,
    letter_tile,
    put,
)
from smallworld_desktop.render.text import Anchor, TextStyle
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.render.widgets.base import Shown
from smallworld_desktop.scenes.board.gestures import BoardGestures
from smallworld_desktop.scenes.turn.base import Hand, Tray

MOST_DISCS = 3
"""So many hollows a tray shows."""


class Field(Widget):
    """A place in the bar that explains itself; the bar draws it."""

    can_focus = False

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing of its own."""


class IncomeField(Field):
    """What the turn would bring. Pointing at it shows the sum."""

    def draw_amount(self, surface: pygame.Surface, words: str, income: int) -> None:
        theme, rect = self.theme, self.rect
        if self.hovered:
            surfaces.draw_lit_frame(surface, rect, theme)
        size, x, y = theme.px(38, 26), rect.x + theme.px(11, 4), rect.centery
        if not theme.is_compact:
            _head(surface, rect, theme, words, 0 if self.hovered else theme.px(5), inset=theme.px(11))
            y = _middle(rect, theme)
        put(surface, coin(None, size), (x + size // 2, y))
        height = theme.px(27, 19) if income < 10 else theme.px(24, 18)
        draw_number(surface, f"+{income}", height, TITLE_RED, (x + size + theme.px(8, 6), y), "midleft")


class SourceField(Field):
    """Something that can be dragged onto the board; `aim` hears which region it is held over."""

    dragged_to: Shown[Pos | None] = Shown(None)

    def __init__(self) -> None:
        super().__init__()
        self.gestures = BoardGestures()
        self.region_at: Callable[[Pos], int | None] = _nowhere
        self.aim: Callable[[int | None], None] = _ignored

    def drag_to(self, pos: Pos) -> None:
        self.dragged_to = pos
        self.aim(self.region_at(pos))

    def cancel(self) -> None:
        super().cancel()
        self.let_go()

    def let_go(self) -> None:
        if self.dragged_to is not None:
            self.dragged_to = None
            self.aim(None)


class HandField(SourceField):
    """Tokens before the player: they can be dragged to a region."""

    hand: Hand | None = None
    owner = 0

    def handle(self, intent: Intent) -> bool:
        if self.hand is None or not self.hand.count:
            return False
        match intent:
            case Dragged(pos=pos, button=Pointer.LEFT):
                self.drag_to(pos)
            case Dropped(pos=pos, button=Pointer.LEFT) if self.dragged_to is not None:
                self.let_go()
                self.gestures.drop_tokens(self.region_at(pos))
            case _:
                return False
        return True

    def draw_carried(self, surface: pygame.Surface, size: int) -> None:
        """The tokens under the pointer, as many as would be spent there."""
        if self.hand is None or self.dragged_to is None:
            return
        count = max(1, self.gestures.lifts(self.region_at(self.dragged_to)))
        x, y = self.dragged_to
        draw_stack(surface, self.hand.race, OWNERS[self.owner], count, (x, y - size // 6), size, self.hand.declined)


class TrayField(SourceField):
    """Discs waiting to be placed: press to pick up, or drag."""

    can_focus = True
    tray: Tray | None = None
    is_armed = False

    def handle(self, intent: Intent) -> bool:
        if self.tray is None:
            return False
        match intent:
            case Clicked(button=Pointer.LEFT) | Key(action=Command.CONFIRM):
                self.gestures.arm(self.tray.marker)
            case Dragged(pos=pos, button=Pointer.LEFT) if self.tray.left > 0:
                self.drag_to(pos)
            case Dropped(pos=pos, button=Pointer.LEFT):
                self.let_go()
                self.gestures.drop_disc(self.tray.marker, self.region_at(pos))
            case _:
                return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        theme, tray, box = self.theme, self.tray, self.rect.copy()
        if tray is None:
            return
        if not theme.is_compact:
            _head(surface, self.rect, theme, tray.label, theme.px(12))
            box = Rect(self.rect.x, self.rect.y + theme.px(34), self.rect.w, theme.px(50))
        places = min(MOST_DISCS, tray.places)
        draw_tray(surface, box, [tray.marker] * min(tray.left, places), places)
        if self.is_armed or self.has_ring:
            surfaces.draw_focus_ring(surface, box, theme)


def draw_hand_field(surface: pygame.Surface, rect: Rect, theme: Theme, hand: Hand, owner: int, none: str) -> None:
    """Tokens before the player, side by side; `none` says below the heading that there are no more."""
    left, size = (rect.x, rect.centery), theme.px(38, 30)
    if not theme.is_compact:
        _head(surface, rect, theme, hand.label, theme.px(16), is_urgent=hand.urgent)
        left = (rect.x, _middle(rect, theme))
    if hand.count:
        room = rect.w - theme.px(12)
        draw_hand(surface, hand.race, OWNERS[owner], hand.count, left, size, room, hand.declined)
    elif not theme.is_compact:
        text.draw(surface, none, TextStyle.of(theme, Type.LABEL, SOFT_INK), left, "midleft")


def draw_next(surface: pygame.Surface, rect: Rect, theme: Theme, words: str, owner: int, name: str) -> None:
    """Who plays next; a compact bar has no room to say so."""
    if theme.is_compact:
        return
    _head(surface, rect, theme, words, theme.px(16))
    size, y = theme.px(38), _middle(rect, theme)
    put(surface, letter_tile(OWNERS[owner], name[:1].upper(), size), (rect.x + size // 2, y))
    box = Rect(rect.x + size + theme.px(10), y - theme.px(18), rect.w - size - theme.px(10), theme.px(34))
    text.draw_in(surface, name, TextStyle.of(theme, Type.HEADING, INK), box, "midleft", smallest=theme.smallest_text)


def draw_rounds(surface: pygame.Surface, rect: Rect, theme: Theme, words: str, now: int, total: int) -> None:
    """The round track, with its words above if there is room."""
    track = rect
    if not theme.is_compact:
        _head(surface, rect, theme, words, theme.px(8), anchor="midright")
        height = theme.px(50)
        track = Rect(rect.x, rect.bottom - height - theme.px(5), rect.w, height)
    draw_round_track(surface, track, now, total)


def _head(
    surface: pygame.Surface,
    rect: Rect,
    theme: Theme,
    words: str,
    rule: int,
    *,
    inset: int = 0,
    anchor: Anchor = "midleft",
    is_urgent: bool = False,
) -> None:
    """The words over a field, and the rule before it, so many pixels away; 0 means none."""
    kind, colour = (Type.LABEL_STRONG, TITLE_RED) if is_urgent else (Type.LABEL, SOFT_INK)
    box = Rect(rect.x + inset, rect.y, rect.w - inset, theme.px(30))
    style = TextStyle.of(theme, kind, colour)
    text.draw_in(surface, words, style, box, anchor, max_lines=2, smallest=theme.smallest_text)
    if rule:
        top = rect.y + theme.px(7)
        surfaces.draw_rule(surface, (rect.x - rule, top), rect.h - theme.px(14), theme, upright=True)


def _middle(rect: Rect, theme: Theme) -> int:
    """The height at which things lie below their words."""
    return rect.y + theme.px(59)


def _nowhere(pos: Pos) -> int | None:
    return None


def _ignored(region: int | None) -> None:
    pass

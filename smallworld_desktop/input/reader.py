"""The one reader of pygame's event queue: events in, intents out."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path

import pygame

from smallworld_desktop.input.gestures import SLOP, Gestures
from smallworld_desktop.input.keymap import REPEATING, action_of, digit_of
from smallworld_desktop.intents import (
    Command,
    Digit,
    Exposed,
    FileDropped,
    Intent,
    Key,
    Pointer,
    PointerLeft,
    PointerMoved,
    Pos,
    Pressed,
    Quit,
    Released,
    Resized,
    Text,
    Wheel,
)

REPEAT_DELAY, REPEAT_EVERY = 380, 42
LAST_COUNTS = frozenset({pygame.MOUSEMOTION, pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED})
"""Of several of these in a row only the last one matters."""
HEARD = LAST_COUNTS | {
    *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT),
    *(pygame.DROPFILE, pygame.WINDOWRESTORED, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.QUIT),
}
BUTTONS = {1: Pointer.LEFT, 2: Pointer.MIDDLE, 3: Pointer.RIGHT}


class InputReader:
    """Turns what devices do into what the player means. Needs pygame's display to be running."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, ui_scale: float = 1.0) -> None:
        self._clock = clock
        self._gestures = Gestures(round(SLOP * ui_scale))
        self._held_keys: set[int] = set()
        self._pointer: Pos = (0, 0)
        self._size: tuple[int, int] | None = None
        self._typing = False
        pygame.key.set_repeat(REPEAT_DELAY, REPEAT_EVERY)
        pygame.key.stop_text_input()

    def set_typing(self, typing: bool) -> None:
        """Whether keys are typed letters now, as the topmost scene wants it."""
        if typing == self._typing:
            return
        self._typing = typing
        if typing:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def read(self) -> list[Intent]:
        """All that has happened since the last time."""
        return self._translate_all(pygame.event.get())

    def wait(self, seconds: float) -> list[Intent]:
        """Sleeps until something happens, at most `seconds` long."""
        first = pygame.event.wait(max(1, round(seconds * 1000)))
        rest = pygame.event.get()
        return self._translate_all(rest if first.type == pygame.NOEVENT else [first, *rest])

    def _translate_all(self, events: Sequence[pygame.Event]) -> list[Intent]:
        intents: list[Intent] = []
        known = [event for event in events if event.type in HEARD]
        for event, following in zip_longest(known, known[1:]):
            if following is None or following.type != event.type or event.type not in LAST_COUNTS:
                intents += self._translate(event)
        return intents + self._gestures.wait(self._clock())

    def _translate(self, event: pygame.Event) -> list[Intent]:
        match event.type:
            case pygame.MOUSEMOTION:
                self._pointer = _pos(event)
                return [PointerMoved(self._pointer), *self._gestures.move(self._pointer)]
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._button(event)
            case pygame.MOUSEWHEEL:
                turned = event.dict.get("precise_y", event.y), event.dict.get("precise_x", event.x)
                return [Wheel(self._pointer, *turned)]
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.KEYUP:
                self._held_keys.discard(event.key)
            case pygame.TEXTINPUT if self._typing:
                return [Text(event.text)]
            case pygame.DROPFILE:
                return [FileDropped(Path(event.file))]
            case pygame.VIDEORESIZE:
                return self._resized((event.w, event.h))
            case pygame.WINDOWSIZECHANGED:
                return self._resized((event.x, event.y))
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED:
                return [Exposed()]
            case pygame.WINDOWLEAVE:
                return [PointerLeft()]
            case pygame.WINDOWFOCUSLOST:
                self._held_keys.clear()
                self._gestures.cancel()
                return [PointerLeft()]
            case pygame.QUIT:
                return [Quit()]
        return []

    def _resized(self, size: tuple[int, int]) -> list[Intent]:
        """Two events tell of one change: a player's pull at the window sends both, full screen only the second."""
        if size == self._size:
            return []
        self._size = size
        return [Resized(size)]

    def _button(self, event: pygame.Event) -> list[Intent]:
        button = BUTTONS.get(event.button)
        if button is None:
            return []
        self._pointer = pos = _pos(event)
        now = self._clock()
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._gestures.press(pos, button, now)
            return [Pressed(pos, button)]
        return [Released(pos, button), *self._gestures.release(pos, button, now)]

    def _key_down(self, event: pygame.Event) -> list[Intent]:
        is_repeat = event.key in self._held_keys
        self._held_keys.add(event.key)
        action = action_of(event.key, event.mod, typing=self._typing)
        if action is not None:
            if is_repeat and action not in REPEATING:
                return []
            if action is Command.PASTE:
                return [Text(pasted)] if (pasted := pygame.scrap.get_text()) else []
            return [Key(action, bool(event.mod & pygame.KMOD_SHIFT))]
        plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_SHIFT)
        digit = digit_of(event.key)
        if digit is not None and plain and not self._typing and not is_repeat:
            return [Digit(digit)]
        return []


def _pos(event: pygame.Event) -> Pos:
    return int(event.pos[0]), int(event.pos[1])

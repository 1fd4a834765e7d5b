"""The one reader of pygame's event queue: events in, intents out."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path

import pygame

from smallworld_desktop.input.fingers import Fingers
from smallworld_desktop.input.gestures import SLOP, Gestures
from smallworld_desktop.input.keymap import REPEATING, action_of, digit_of
from smallworld_desktop.input.pad import Pad
from smallworld_desktop.intents import (
    Command,
    Controls,
    ControlsChanged,
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

NAP = 0.01
"""Seconds between two looks for events while nothing moves: shorter than a frame, and a quarter of the processor time
of `pygame.event.wait`, which looks every millisecond."""
REPEAT_DELAY, REPEAT_EVERY = 380, 42
LAST_COUNTS = frozenset({pygame.MOUSEMOTION, pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED})
"""Of several of these in a row only the last one matters."""
PADS = frozenset({pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION})
FINGERS = frozenset({pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP})
MICE_AND_KEYS = frozenset(
    {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYDOWN}
)
HEARD = (
    LAST_COUNTS
    | PADS
    | FINGERS
    | MICE_AND_KEYS
    | {
        *(pygame.KEYUP, pygame.TEXTINPUT, pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED),
        *(pygame.DROPFILE, pygame.WINDOWRESTORED, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.QUIT),
    }
)
BUTTONS = {1: Pointer.LEFT, 2: Pointer.MIDDLE, 3: Pointer.RIGHT}


class InputReader:
    """Turns what devices do into what the player means. Needs pygame's display to be running.

    `size` is the window's, until it changes: fingers are told as shares of it.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        ui_scale: float = 1.0,
        size: tuple[int, int] = (1024, 640),
    ) -> None:
        self._clock = clock
        self._gestures = Gestures(round(SLOP * ui_scale))
        self._fingers = Fingers(ui_scale)
        self.pad = Pad()
        self._device = Controls.DESK
        self._window = size
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
        until = time.monotonic() + seconds
        while not (events := pygame.event.get()) and (left := until - time.monotonic()) > 0:
            time.sleep(min(NAP, left))
        return self._translate_all(events)

    def _translate_all(self, events: Sequence[pygame.Event]) -> list[Intent]:
        intents: list[Intent] = []
        known = [event for event in events if event.type in HEARD]
        for event, following in zip_longest(known, known[1:]):
            if following is None or following.type != event.type or event.type not in LAST_COUNTS:
                intents += self._translate(event)
        now = self._clock()
        return [*intents, *self._gestures.wait(now), *self._fingers.wait(now), *self.pad.wait(now)]

    def _translate(self, event: pygame.Event) -> list[Intent]:
        device = _device_of(event)
        if device is None:
            return self._around(event)
        changed: list[Intent] = [] if device is self._device else [ControlsChanged(device)]
        if device is Controls.TOUCH:
            return [*changed, *self._finger(event)] if event.type in FINGERS else []
        heard = self._pad(event) if device is Controls.PAD else self._desk(event)
        if not heard and device is Controls.PAD:
            return []
        self._device = device
        return [*changed, *heard]

    def _pad(self, event: pygame.Event) -> list[Intent]:
        now = self._clock()
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN:
                return self.pad.press(event.button, now)
            case pygame.CONTROLLERAXISMOTION:
                return self.pad.lean(event.axis, event.value, now)
        self.pad.release(event.button)
        return []

    def _finger(self, event: pygame.Event) -> list[Intent]:
        self._device = Controls.TOUCH
        finger, now = event.finger_id, self._clock()
        pos = (round(event.x * self._window[0]), round(event.y * self._window[1]))
        self._pointer = pos
        match event.type:
            case pygame.FINGERDOWN:
                return self._fingers.press(finger, pos, now)
            case pygame.FINGERMOTION:
                return self._fingers.move(finger, pos)
        return self._fingers.release(finger, pos, now)

    def _desk(self, event: pygame.Event) -> list[Intent]:
        """Mouse and keyboard."""
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
        return []

    def _around(self, event: pygame.Event) -> list[Intent]:
        """What the window and the system tell."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self.pad.connect(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self.pad.disconnect(event.instance_id)
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
                for device in (self._gestures, self._fingers, self.pad):
                    device.cancel()
                return [PointerLeft()]
            case pygame.QUIT:
                return [Quit()]
        return []

    def _resized(self, size: tuple[int, int]) -> list[Intent]:
        """Two events tell of one change: a player's pull at the window sends both, full screen only the second."""
        if size == self._size:
            return []
        self._size = self._window = size
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


def _device_of(event: pygame.Event) -> Controls | None:
    """Which device an event comes from, if any. Systems tell of fingers twice, the second time as a mouse."""
    if event.type in PADS:
        return Controls.PAD
    if event.type in FINGERS or (event.type in MICE_AND_KEYS and event.dict.get("touch")):
        return Controls.TOUCH
    return Controls.DESK if event.type in MICE_AND_KEYS else None


def _pos(event: pygame.Event) -> Pos:
    return int(event.pos[0]), int(event.pos[1])

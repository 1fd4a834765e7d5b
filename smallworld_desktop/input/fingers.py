"""Fingers to what the pointer would do: one is a button held down, two pull the board about and stretch it."""

from __future__ import annotations

import math

from smallworld_desktop.input.gestures import Gestures
from smallworld_desktop.intents import Intent, Pinched, Pointer, PointerLeft, PointerMoved, Pos, Pressed, Released

SLOP = 14
"""A finger wanders further than a mouse, in pixels."""
TWO = 2


class Fingers:
    """Follows the fingers on the glass, by their numbers."""

    def __init__(self, scale: float = 1.0) -> None:
        self._down: dict[int, Pos] = {}
        self._gestures = Gestures(round(SLOP * scale))
        self._is_pinch = False

    def press(self, finger: int, pos: Pos, now: float) -> list[Intent]:
        self._down[finger] = pos
        if len(self._down) == 1:
            self._is_pinch = False
            self._gestures.press(pos, Pointer.LEFT, now)
            return [PointerMoved(pos), Pressed(pos)]
        if self._is_pinch:
            return []
        self._is_pinch = True
        self._gestures.cancel()
        return [PointerLeft()]

    def move(self, finger: int, pos: Pos) -> list[Intent]:
        if finger not in self._down:
            return []
        before = self._span()
        self._down[finger] = pos
        if not self._is_pinch:
            return [PointerMoved(pos), *self._gestures.move(pos)]
        after = self._span()
        if before is None or after is None:
            return []
        (x, y, width), (to_x, to_y, to_width) = before, after
        return [Pinched((round(to_x), round(to_y)), (round(to_x - x), round(to_y - y)), to_width / width)]

    def release(self, finger: int, pos: Pos, now: float) -> list[Intent]:
        """A tap leaves nothing hovered behind; what a long press explains stays to be read."""
        if self._down.pop(finger, None) is None or self._is_pinch:
            return []
        is_reading = self._gestures.is_long
        heard: list[Intent] = [Released(pos), *self._gestures.release(pos, Pointer.LEFT, now)]
        return heard if is_reading else [*heard, PointerLeft()]

    def wait(self, now: float) -> list[Intent]:
        return self._gestures.wait(now)

    def cancel(self) -> None:
        self._down.clear()
        self._gestures.cancel()

    def _span(self) -> tuple[float, float, float] | None:
        """Middle and distance of the two fingers that came first."""
        if len(self._down) < TWO:
            return None
        (x, y), (other_x, other_y) = list(self._down.values())[:TWO]
        return (x + other_x) / 2, (y + other_y) / 2, max(1.0, math.hypot(x - other_x, y - other_y))

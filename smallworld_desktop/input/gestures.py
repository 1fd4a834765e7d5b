"""Presses and moves to clicks, double clicks, drags and long presses."""

from __future__ import annotations

from smallworld_desktop.intents import Clicked, Dragged, Dropped, Intent, LongPressed, Pointer, Pos

SLOP = 6
LONG_PRESS = 0.55
DOUBLE_CLICK = 0.4


class Gestures:
    """Follows one held button at a time. `slop` is how far a click may wander, in pixels."""

    def __init__(self, slop: int = SLOP) -> None:
        self.slop = slop
        self._button: Pointer | None = None
        self._start: Pos = (0, 0)
        self._last: Pos = (0, 0)
        self._since = 0.0
        self._is_drag = False
        self._is_long = False
        self._clicked_at: tuple[Pos, float, int] | None = None

    def press(self, pos: Pos, button: Pointer, now: float) -> None:
        if self._button is None:
            self._button, self._start, self._last, self._since = button, pos, pos, now
            self._is_drag = self._is_long = False

    def move(self, pos: Pos) -> list[Intent]:
        if self._button is None:
            return []
        if not self._is_drag and not self._is_long and _far(self._start, pos, self.slop):
            self._is_drag = True
        step = (pos[0] - self._last[0], pos[1] - self._last[1])
        if not self._is_drag or step == (0, 0):
            return []
        self._last = pos
        return [Dragged(self._start, pos, step, self._button)]

    def release(self, pos: Pos, button: Pointer, now: float) -> list[Intent]:
        if button is not self._button:
            return []
        self._button = None
        if self._is_drag:
            return [Dropped(self._start, pos, button)]
        if self._is_long:
            return []
        count = 1
        if self._clicked_at is not None and button is Pointer.LEFT:
            place, when, before = self._clicked_at
            if now - when <= DOUBLE_CLICK and not _far(place, pos, self.slop):
                count = before + 1
        self._clicked_at = (pos, now, count) if button is Pointer.LEFT else None
        return [Clicked(pos, button, count)]

    def wait(self, now: float) -> list[Intent]:
        """Time passes: a button held still becomes a long press."""
        if self._button is not Pointer.LEFT or self._is_drag or self._is_long or now - self._since < LONG_PRESS:
            return []
        self._is_long = True
        return [LongPressed(self._start)]

    @property
    def is_long(self) -> bool:
        """Whether what is held down has become a long press."""
        return self._button is not None and self._is_long

    def cancel(self) -> None:
        self._button = None


def _far(one: Pos, other: Pos, slop: int) -> bool:
    return abs(one[0] - other[0]) > slop or abs(one[1] - other[1]) > slop

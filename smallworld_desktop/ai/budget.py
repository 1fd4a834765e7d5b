"""How much a player may think: positions examined, and a clock that is only a ceiling.

Positions are counted, so that the same seed gives the same game on any machine. A time limit, or someone who hurries,
cuts the thinking short, and that is told.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class Budget:
    """What is left to think with in one turn. The clock runs only between `resume` and `pause`."""

    __slots__ = ("_hurried", "_seconds", "_until", "_whole", "cut_short", "left", "spent")

    def __init__(self, positions: int, seconds: float | None = None, hurried: Callable[[], bool] | None = None) -> None:
        self.left = positions
        self.spent = 0
        self.cut_short = False
        self._hurried = hurried
        self._seconds = seconds
        self._until: float | None = None
        self._whole: Budget | None = None
        self.resume()

    def resume(self) -> None:
        if self._seconds is not None:
            self._until = time.monotonic() + self._seconds

    def pause(self) -> None:
        if self._until is not None:
            self._seconds = max(0.0, self._until - time.monotonic())

    def spend(self, positions: int = 1) -> None:
        self.spent += positions
        self.left -= positions
        if self._whole is not None:
            self._whole.spend(positions)

    def part(self, share: float) -> Budget:
        """A budget of its own that also counts for this one."""
        part = Budget(int(max(0, self.left) * share), None, self.is_late)
        part._whole = self
        return part

    @property
    def is_open(self) -> bool:
        """Whether to go on thinking."""
        return self.left > 0 and not self.is_late()

    def is_late(self) -> bool:
        """Whether the clock, or someone waiting, says enough. Once late, always late."""
        if not self.cut_short:
            late = self._until is not None and time.monotonic() >= self._until
            self.cut_short = late or (self._hurried is not None and self._hurried())
        return self.cut_short

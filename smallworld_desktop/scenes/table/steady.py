"""Buttons that change under a pointer at rest: a click meant for what was there must not hit what came instead."""

from __future__ import annotations

import math

from smallworld_desktop.intents import Pos

GRACE = 0.3
"""So many seconds pass before a button that slid under the pointer can be pressed."""
SHAKE = 6
"""So many pixels a hand at rest may move the pointer."""


class Steady:
    """Knows what lay under the pointer before the last change, and whether a press comes too soon after it."""

    def __init__(self) -> None:
        self._at: Pos | None = None
        self._meant: object = None
        self._left = 0.0

    def changed(self, at: Pos | None, before: object, after: object) -> None:
        """What lies at the pointer was `before` and is `after` now; None is nothing to press."""
        if at is None:
            return
        if not self.is_too_soon(at):
            self._meant = before
        self._at = at
        self._left = GRACE if after is not None and after != self._meant else 0.0

    def update(self, dt: float) -> None:
        self._left = max(0.0, self._left - dt)

    def is_too_soon(self, at: Pos) -> bool:
        """Whether a press here can't be meant for what lies here now."""
        return self._left > 0 and self._at is not None and math.dist(self._at, at) <= SHAKE

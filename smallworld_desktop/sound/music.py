"""Music: pieces in an order of chance, none twice before all were heard, with silence between them."""

from __future__ import annotations

import random
from collections.abc import Sequence

from smallworld_desktop.sound.cues import BEDS, DEEP_PIECES, OPEN_PIECES, piece_file
from smallworld_desktop.sound.strands import Loader, Strand

FIRST_WAIT = 2.0
WAITS = (14.0, 35.0)
"""Seconds of silence between two pieces, at least and at most."""
FADE, BEGIN = 4.0, 0.4
"""Seconds in which a piece makes way for another, and in which one begins out of silence."""


class Bag:
    """Draws each of some names once, then all again in another order, never the same twice running."""

    def __init__(self, names: Sequence[str], rng: random.Random) -> None:
        self._names = tuple(names)
        self._rng = rng
        self._left: list[str] = []

    def draw(self, last: str) -> str:
        if not self._left:
            self._left = self._rng.sample(self._names, len(self._names))
        if self._left[-1] == last and len(self._names) > 1:
            if len(self._left) == 1:
                self._left = [
                    *self._left,
                    *self._rng.sample([n for n in self._names if n != last], len(self._names) - 1),
                ]
            self._left.insert(0, self._left.pop())
        return self._left.pop()


class Music:
    """One piece at a time; two only while one makes way for the other. The channels after the beds are its own."""

    def __init__(self, loader: Loader, rng: random.Random) -> None:
        self._loader = loader
        self._rng = rng
        self._bags = {False: Bag(OPEN_PIECES, rng), True: Bag(DEEP_PIECES, rng)}
        self._is_deep = False
        self._wait = FIRST_WAIT
        self._next = ""
        self._channel = 0
        self.name = ""
        """The piece that is heard, or was last."""
        self.strand: Strand | None = None
        self.leaving: Strand | None = None

    def follow(self, *, is_deep: bool) -> None:
        """Above or under the earth: a piece that does not belong there makes way for one that does."""
        if is_deep == self._is_deep:
            return
        self._is_deep = is_deep
        self._choose("")
        if self.strand is not None and self.name not in self._allowed:
            self.strand.glide(0.0, FADE)
            self.leaving, self.strand = self.strand, None
            self._wait = 0.0

    def update(self, dt: float, level: float) -> None:
        for strand in (self.strand, self.leaving):
            if strand is not None:
                strand.update(dt, level)
        if self.leaving is not None and (self.leaving.is_silent or self.leaving.is_over):
            self.leaving.stop()
            self.leaving = None
        if self.strand is not None and (self.strand.is_over or not level):
            self.strand.stop()
            self.strand = None
            self._wait = self._rng.uniform(*WAITS) if level else FIRST_WAIT
        if self.strand is None and level:
            self._wait -= dt
            if self._wait <= 0:
                self._begin()

    def pause(self, paused: bool) -> None:
        for strand in (self.strand, self.leaving):
            if strand is not None:
                strand.pause(paused)

    def forget(self) -> None:
        self.strand = self.leaving = None

    @property
    def _allowed(self) -> Sequence[str]:
        return DEEP_PIECES if self._is_deep else OPEN_PIECES

    def _choose(self, name: str) -> None:
        if self._next and self._next != name:
            self._loader.drop(piece_file(self._next))
        self._next = name

    def _begin(self) -> None:
        if not self._next:
            self._choose(self._bags[self._is_deep].draw(self.name))
        sound = self._loader.fetch(piece_file(self._next))
        if sound is None:
            return
        self._channel = 1 - self._channel
        self.strand = Strand(len(BEDS) + self._channel, sound, loops=False)
        self.strand.glide(1.0, FADE if self.leaving is not None else BEGIN)
        self.name, self._next = self._next, ""

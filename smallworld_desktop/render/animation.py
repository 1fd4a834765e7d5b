"""What moves when: motions on a common time line that can be hurried, skipped, or switched off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import pygame

from smallworld_desktop.render.motion import Motion, Pose, draw_posed

HURRY = 4.0
Draw = Callable[[pygame.Surface, Pose], None]
Call = Callable[[], None]


def posed(picture: pygame.Surface) -> Draw:
    """Draws one picture in whatever pose."""
    return lambda surface, pose: draw_posed(surface, picture, pose)


class Speed(Enum):
    """How fast things move, by the name it has in the settings."""

    NONE = "none"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        return {Speed.FAST: 2.0, Speed.NORMAL: 1.0, Speed.SLOW: 0.55}.get(self, 0.0)


@dataclass(frozen=True, slots=True)
class _Clip:
    motion: Motion
    draw: Draw
    start: float
    waits: bool
    stays: bool

    @property
    def end(self) -> float:
        return self.start + self.motion.seconds


class Timeline:
    """Motions and calls in the order they were asked for.

    What is added starts together; `then` lets what follows wait for all before it. Calls happen in the order of their
    time, also when skipped. With `Speed.NONE` everything has happened at the next `update`.
    """

    def __init__(self, speed: Speed = Speed.NORMAL, on_touch: Call | None = None) -> None:
        self.speed = speed
        self.on_touch = on_touch
        self._now = 0.0
        self._cursor = 0.0
        self._end = 0.0
        self._hurry = 1.0
        self._clips: list[_Clip] = []
        self._calls: list[tuple[float, int, Call]] = []
        self._count = 0

    @property
    def is_playing(self) -> bool:
        return bool(self._clips or self._calls)

    def play(
        self,
        motion: Motion,
        draw: Draw,
        *,
        delay: float = 0.0,
        waits: bool = False,
        stays: bool = False,
        on_end: Call | None = None,
    ) -> None:
        """Adds a motion, `delay` seconds after the others. A piece that `waits` is seen at its start before its time,
        one that `stays` at its end until all is over."""
        clip = _Clip(motion, draw, self._next + delay, waits, stays)
        self._clips.append(clip)
        self._end = max(self._end, clip.end)
        if on_end is not None:
            self._call_at(clip.end, on_end)
        self._touch()

    def call(self, call: Call, *, delay: float = 0.0) -> None:
        """Lets something happen at this point: a sound, a number that changes."""
        self._call_at(self._next + delay, call)

    def wait(self, seconds: float) -> None:
        """A pause before what follows."""
        self._cursor = self._next + seconds
        self._end = max(self._end, self._cursor)

    def then(self) -> None:
        """What follows waits until all before it is over."""
        self._cursor = self._end

    def update(self, dt: float) -> None:
        """Time passes, and calls that have become due happen."""
        if not self.is_playing:
            return
        if self.speed is Speed.NONE:
            self.skip()
            return
        self._now += dt * self.speed.factor * self._hurry
        self._touch()
        self._make_calls(self._now)
        self._clips = [clip for clip in self._clips if clip.end > self._now or clip.stays]
        if self._now >= self._end and not self._calls:
            self._reset()

    def hurry(self) -> None:
        """The rest goes by quickly."""
        if self.is_playing:
            self._hurry = HURRY

    def skip(self) -> None:
        """Everything asked for so far has happened, now."""
        due = sorted(self._calls, key=lambda entry: entry[:2])
        self._calls.clear()
        self._reset()
        for _, _, call in due:
            call()
        self._touch()

    def draw(self, surface: pygame.Surface) -> None:
        """Draws all that moves at this moment, in the order it was added."""
        for clip in self._clips:
            part = (self._now - clip.start) / clip.motion.seconds if clip.motion.seconds > 0 else 1.0
            if (part >= 0 or clip.waits) and (part < 1 or clip.stays):
                clip.draw(surface, clip.motion.pose(min(max(part, 0.0), 1.0)))

    @property
    def _next(self) -> float:
        """When what is added now begins."""
        return max(self._cursor, self._now)

    def _call_at(self, time: float, call: Call) -> None:
        self._count += 1
        self._calls.append((time, self._count, call))
        self._end = max(self._end, time)

    def _make_calls(self, until: float) -> None:
        while due := [entry for entry in self._calls if entry[0] <= until]:
            first = min(due, key=lambda entry: entry[:2])
            self._calls.remove(first)
            first[2]()

    def _reset(self) -> None:
        self._clips.clear()
        self._now = self._cursor = self._end = 0.0
        self._hurry = 1.0

    def _touch(self) -> None:
        if self.on_touch is not None:
            self.on_touch()

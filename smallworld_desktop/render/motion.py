"""How things move: a motion tells the pose of a piece at any part of its way, from 0 to 1. No clock, no state."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from smallworld_desktop.render.texture import PREMULTIPLIED

Place = tuple[float, float]
Ease = Callable[[float], float]


def ease_out(part: float) -> float:
    """Quick at first, gently to its place."""
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    return 4 * part**3 if part < 0.5 else 1 - (2 - 2 * part) ** 3 / 2


def overshoot(part: float) -> float:
    """A little too far, then back."""
    spring = 1.70158
    return 1 + (spring + 1) * (part - 1) ** 3 + spring * (part - 1) ** 2


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how a piece is shown. `width` below 1 is a piece seen from its edge, `face` the side it shows."""

    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0
    width: float = 1.0
    alpha: float = 1.0
    face: int = 0

    @property
    def pos(self) -> Place:
        return self.x, self.y


class Motion(Protocol):
    """A way to move, taking `seconds` at normal speed."""

    @property
    def seconds(self) -> float: ...

    def pose(self, part: float) -> Pose: ...


@dataclass(frozen=True, slots=True)
class Slide:
    """From one place to another, lifted off the table by `lift` pixels half-way."""

    start: Place
    end: Place
    seconds: float = 0.45
    lift: float = 0.0
    ease: Ease = ease_in_out

    def pose(self, part: float) -> Pose:
        x, y = _between(self.start, self.end, self.ease(part))
        arc = 4 * part * (1 - part)
        return Pose(x, y - self.lift * arc, scale=1 + (0.12 * arc if self.lift else 0.0))


@dataclass(frozen=True, slots=True)
class Flip:
    """Turned over in place, into decline: the other face shows from half-way on, at `end_scale` of the size."""

    at: Place
    seconds: float = 0.55
    end_scale: float = 1.0

    def pose(self, part: float) -> Pose:
        turned = ease_in_out(part)
        scale = 1 + (self.end_scale - 1) * turned + 0.14 * math.sin(math.pi * part)
        return Pose(*self.at, scale=scale, width=abs(math.cos(math.pi * turned)), face=int(turned >= 0.5))


@dataclass(frozen=True, slots=True)
class Fly:
    """A coin on its way to the purse, along a bend `bend` pixels to the left of the straight line."""

    start: Place
    end: Place
    seconds: float = 0.6
    bend: float = 60.0
    end_scale: float = 0.8

    def pose(self, part: float) -> Pose:
        gone = ease_in_out(part)
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        length = math.hypot(dx, dy) or 1.0
        aside = self.bend * 4 * gone * (1 - gone) * min(1.0, length / 200)
        x, y = _between(self.start, self.end, gone)
        scale = 1 + (self.end_scale - 1) * part
        return Pose(x + dy / length * aside, y - dx / length * aside, scale=scale)


@dataclass(frozen=True, slots=True)
class Pop:
    """Appears with a little jump."""

    at: Place
    seconds: float = 0.35

    def pose(self, part: float) -> Pose:
        return Pose(*self.at, scale=max(0.0, overshoot(part)), alpha=min(1.0, part * 4))


@dataclass(frozen=True, slots=True)
class Span:
    """No way at all, only time: `x` of the pose is the part that has passed."""

    seconds: float

    def pose(self, part: float) -> Pose:
        return Pose(part, 0.0)


@dataclass(frozen=True, slots=True)
class Topple:
    """Falls over where it stood and fades: a token that is lost."""

    at: Place
    seconds: float = 0.7
    size: float = 40.0

    def pose(self, part: float) -> Pose:
        fallen = min(1.0, part * 1.8) ** 2
        x, y = self.at[0] + self.size * 0.3 * fallen, self.at[1] + self.size * 0.28 * fallen
        return Pose(x, y, turn=96 * fallen, alpha=min(1.0, (1 - part) * 2.2))


@dataclass(frozen=True, slots=True)
class Rise:
    """Floats up and vanishes: a number gained or lost."""

    at: Place
    seconds: float = 0.9
    height: float = 40.0

    def pose(self, part: float) -> Pose:
        return Pose(self.at[0], self.at[1] - self.height * ease_out(part), alpha=min(1.0, (1 - part) * 2.5))


def draw_posed(target: pygame.Surface, picture: pygame.Surface, pose: Pose) -> None:
    """Draws a premultiplied picture, centred on the pose's place."""
    wide, high = picture.get_size()
    size = (round(wide * pose.scale * pose.width), round(high * pose.scale))
    if pose.alpha <= 0 or size[0] < 1 or size[1] < 1:
        return
    shown = picture if size == (wide, high) else pygame.transform.smoothscale(picture, size)
    if round(pose.turn) % 360:
        shown = pygame.transform.rotozoom(shown, -pose.turn, 1.0)
    if pose.alpha < 1:
        shown = shown.copy() if shown is picture else shown
        part = round(255 * pose.alpha)
        shown.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(shown, shown.get_rect(center=(round(pose.x), round(pose.y))), None, PREMULTIPLIED)


def _between(start: Place, end: Place, part: float) -> Place:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part

"""Where to click: a path of gold from the hand to a region with a token on it, or a finger at a thing."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pen import Spot, ribbon
from smallworld_desktop.render.pieces import put
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import INK, Colour, Theme

GOLD: Colour = (255, 214, 100)
STEPS = 26
REST = 0.52
"""Where the token lies on the path while nothing moves."""
PATIENCE, PULSE = 8.0, 1.2
"""After so many seconds without anything done the token goes along the path, for so long."""
WALK = 0.9
"""Seconds in which the teacher's finger shows the way."""
FINE = 3


class Guide:
    """Lies still, moves along when nothing happens for a while, and walks the way for whoever asks to be shown."""

    def __init__(self) -> None:
        self._start: Spot | None = None
        self._end: Spot | None = None
        self._token: Surface | None = None
        self._idle = 0.0
        self._walked = 0.0
        self._done: Callable[[], None] | None = None
        self._path: tuple[object, Surface, Rect] | None = None

    @property
    def is_moving(self) -> bool:
        return self._end is not None and (self._done is not None or self._part is not None)

    @property
    def waited(self) -> float:
        """How long nothing has been done."""
        return self._idle

    @property
    def _part(self) -> float | None:
        """How far the token is on its way; None while it rests."""
        if self._done is not None:
            return min(1.0, self._walked / WALK)
        into = self._idle % PATIENCE
        return into / PULSE if self._idle >= PATIENCE and into < PULSE else None

    def aim(self, start: Spot | None, end: Spot | None, token: Surface | None) -> None:
        """What to point at; with a `start` a path leads there, with a token on it."""
        self._start, self._end, self._token = start, end, token

    def notice(self) -> None:
        """Somebody does something."""
        self._idle = 0.0

    def walk(self, done: Callable[[], None], *, is_still: bool) -> None:
        """Show the way, then be done."""
        if is_still or self._end is None:
            done()
        elif self._done is None:
            self._walked, self._done = 0.0, done

    def stop(self) -> None:
        """What was to be shown is not wanted any more."""
        self._done = None

    def update(self, dt: float) -> None:
        self._idle += dt
        if self._done is None:
            return
        self._walked += dt
        if self._walked >= WALK:
            done, self._done = self._done, None
            self.notice()
            done()

    def way(self, theme: Theme) -> list[Spot]:
        """The path, if there is one and room for it."""
        if self._start is None or self._end is None:
            return []
        size = theme.px(54, 40)
        end = (self._end[0] - size * 0.1, self._end[1] + size * 0.6)
        return bent(self._start, end) if math.dist(self._start, end) > size * 1.5 else []

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface, theme: Theme) -> None:
        if self._end is None:
            return
        part, size = self._part, theme.px(54, 40)
        at = self._end
        if self._start is not None:
            at = (at[0] + size * 0.66, at[1] + size * 0.5)  # beside the price, not on it
        spots = self.way(theme)
        if spots:
            self._draw_path(surface, spots, theme)
            if self._token is not None:
                put(surface, self._token, along(spots, REST if part is None else smooth(part)))
            if self._done is not None and part is not None:
                at = along(spots, smooth(part))
        lift = 0.0 if part is None or self._done is not None else math.sin(part * math.tau) * theme.px(8, 5)
        put(surface, icon("finger", size), (at[0] + size * 0.42, at[1] + size * 0.56 + lift))

    def _draw_path(self, surface: Surface, spots: list[Spot], theme: Theme) -> None:
        key = (spots[0], spots[-1], theme.scale)
        if self._path is None or self._path[0] != key:
            self._path = (key, *painted(spots, theme.px(7, 5)))
        surface.blit(self._path[1], self._path[2], special_flags=PREMULTIPLIED)


def bent(start: Spot, end: Spot) -> list[Spot]:
    """A path that bends to one side, as a hand would move."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = max(1.0, math.hypot(across, down))
    aside = min(90.0, length * 0.22) * (1 if across < 0 else -1)
    middle = ((start[0] + end[0]) / 2 - down / length * aside, (start[1] + end[1]) / 2 + across / length * aside)
    return [_at(number / STEPS, start, middle, end) for number in range(STEPS + 1)]


def _at(part: float, start: Spot, middle: Spot, end: Spot) -> Spot:
    one, two, three = (1 - part) ** 2, 2 * part * (1 - part), part**2
    return one * start[0] + two * middle[0] + three * end[0], one * start[1] + two * middle[1] + three * end[1]


def along(spots: list[Spot], part: float) -> Spot:
    """The place after a part of the way."""
    where = max(0.0, min(1.0, part)) * (len(spots) - 1)
    first = min(int(where), len(spots) - 2)
    rest = where - first
    (ax, ay), (bx, by) = spots[first], spots[first + 1]
    return ax + (bx - ax) * rest, ay + (by - ay) * rest


def smooth(part: float) -> float:
    """Slow at both ends."""
    part = max(0.0, min(1.0, part))
    return part * part * (3 - 2 * part)


def painted(spots: list[Spot], width: int) -> tuple[Surface, Rect]:
    """The path with its head, premultiplied, and where it lies."""
    edge = width * 4
    left, top = min(x for x, _ in spots) - edge, min(y for _, y in spots) - edge
    size = (max(x for x, _ in spots) + edge - left, max(y for _, y in spots) + edge - top)
    where = Rect(round(left), round(top), round(size[0]), round(size[1]))
    large = pygame.Surface((where.w * FINE, where.h * FINE), pygame.SRCALPHA, 32)
    drawn = [((x - where.x) * FINE, (y - where.y) * FINE) for x, y in spots]
    head = width * FINE * 2.4
    shaft = [spot for spot in drawn if math.dist(spot, drawn[-1]) > head]
    for extra, colour in ((3, INK), (0, GOLD)):
        wide = (width + extra) * FINE
        ribbon(large, shaft, [wide * (0.72 + 0.28 * n / len(shaft)) for n in range(len(shaft))], colour)
        pygame.draw.polygon(large, colour, _head(shaft[-1], drawn[-1], (width * 1.9 + extra) * FINE, extra * FINE))
    return pygame.transform.smoothscale(large.premul_alpha(), where.size), where


def _head(before: Spot, tip: Spot, size: float, extra: float) -> list[Spot]:
    turn = math.atan2(tip[1] - before[1], tip[0] - before[0])
    ahead = (tip[0] + math.cos(turn) * extra, tip[1] + math.sin(turn) * extra)
    back = (tip[0] - math.cos(turn) * size * 1.3, tip[1] - math.sin(turn) * size * 1.3)
    sides = [
        (back[0] + math.cos(turn + s) * size * 0.8, back[1] + math.sin(turn + s) * size * 0.8) for s in (1.57, -1.57)
    ]
    return [ahead, *sides]

"""The living chart: a boat, foam along the shores, smoke, a serpent and the shadows of clouds, slow and few.

Everything is a small sprite laid over the finished board; nothing of the board itself is drawn again.
"""

from __future__ import annotations

import math
import random
from collections.abc import Container, Sequence
from dataclasses import dataclass

import pygame

from smallworld_desktop.maps.geometry import Arc, BoardGeometry, Point

from .board_survey import BoardSurvey
from .board_view import BoardView
from .living_sprites import LivingSprites
from .painter.layout import WATER_STYLES, style_of
from .painter.ornaments import roomy_spots
from .painter.scatter import Ellipse

RATE = 6.0
"""Updates a second."""
FOAM = 34
SMOKE = 3
CLOUDS = 3
_SMOKING = ("farm", "farmland", "hill", "mine", "diggings")
DRIFT = 18.0
"""How far a boat goes to either side."""


@dataclass(frozen=True, slots=True)
class Shore:
    """A spot in the water beside a coast, and how late the wave comes."""

    region: int
    spot: Point
    turn: float
    phase: float


class LivingChart:
    """What moves on one board. `update` says when something is to be seen anew."""

    def __init__(self, surveyed: BoardSurvey, view: BoardView) -> None:
        board = surveyed.board
        self._view = view
        self._sprites = LivingSprites(view.geometry)
        self.seconds = 0.0
        self._due = 0.0
        rng = random.Random(f"{view.geometry.fingerprint}:living")
        styles = [style_of(region.terrain, {}) for region in board.regions]
        waters = {index for index, region in enumerate(board.regions) if region.terrain.water}
        waters |= {index for index, style in enumerate(styles) if style in WATER_STYLES}
        shapes = view.geometry.shapes
        self._homes = _free_waters(surveyed, sorted(waters, key=lambda index: -shapes[index].room))
        self._shores = _shores(view.geometry, waters, rng)
        hearths = [shape.index for shape, style in zip(shapes, styles, strict=True) if style in _SMOKING]
        self._hearths = rng.sample(hearths, min(SMOKE, len(hearths)))
        self._clouds = [(rng.random(), rng.uniform(0.15, 0.85), rng.uniform(7.0, 12.0)) for _ in range(CLOUDS)]

    def update(self, dt: float) -> bool:
        """Time passes. True if it is time to draw again."""
        self.seconds += dt
        self._due += dt
        if self._due < 1 / RATE:
            return False
        self._due %= 1 / RATE
        return True

    def draw(self, target: pygame.Surface, taken: Container[int]) -> None:
        """All that moves, but nothing in regions where something lies."""
        camera = self._view.camera
        self._sprites.scale = camera.scale
        clip = target.get_clip()
        corner, end = camera.to_screen((0, 0)), camera.to_screen((self._view.layout.width, self._view.layout.height))
        land = pygame.Rect(round(corner[0]), round(corner[1]), round(end[0] - corner[0]), round(end[1] - corner[1]))
        target.set_clip(land.clip(camera.viewport).clip(clip))
        self._draw_foam(target, taken)
        self._draw_serpent(target, taken)
        self._draw_boat(target, taken)
        self._draw_smoke(target, taken)
        self._draw_clouds(target)
        target.set_clip(clip)

    def _put(self, target: pygame.Surface, sprite: pygame.Surface, spot: Point) -> None:
        x, y = self._view.camera.to_screen(spot)
        where = (round(x - sprite.get_width() / 2), round(y - sprite.get_height() / 2))
        target.blit(sprite, where, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_foam(self, target: pygame.Surface, taken: Container[int]) -> None:
        for shore in self._shores:
            strength = math.sin(self.seconds * 0.9 + shore.phase)
            if strength > 0.15 and shore.region not in taken:
                self._put(target, self._sprites.foam(shore.turn, strength), shore.spot)

    def _draw_boat(self, target: pygame.Surface, taken: Container[int]) -> None:
        if not self._homes or self._homes[0][0] in taken:
            return
        x, y = self._homes[0][1]
        turn = self.seconds * 0.06
        spot = (x + math.sin(turn) * DRIFT * self._view.layout.unit, y + math.sin(self.seconds * 1.3) * 1.2)
        self._put(target, self._sprites.boat(is_mirrored=math.cos(turn) < 0), spot)

    def _draw_serpent(self, target: pygame.Surface, taken: Container[int]) -> None:
        """Every now and then it comes up, looks around and goes down again."""
        moment = self.seconds % 34.0
        if len(self._homes) < 2 or self._homes[1][0] in taken or moment > 9.0:
            return
        x, y = self._homes[1][1]
        rise = min(1.0, moment / 1.5, (9.0 - moment) / 1.5)
        self._put(target, self._sprites.serpent(rise), (x + (moment - 4.5) * 2.2, y))

    def _draw_smoke(self, target: pygame.Surface, taken: Container[int]) -> None:
        for number, index in enumerate(self._hearths):
            if index in taken:
                continue
            shape, unit = self._view.geometry.shapes[index], self._view.layout.unit
            x, y = shape.anchor[0] + shape.room * 0.5, shape.anchor[1] - shape.room * 0.2
            for puff in range(4):
                age = (self.seconds * 0.16 + puff / 4 + number * 0.3) % 1.0
                sway = math.sin(age * 5 + number) * 5 * unit * age
                self._put(target, self._sprites.puff(age), (x + sway + 16 * unit * age, y - 52 * unit * age))

    def _draw_clouds(self, target: pygame.Surface) -> None:
        width, height = self._view.layout.width, self._view.layout.height
        for number, (start, down, speed) in enumerate(self._clouds):
            along = (start + self.seconds * speed / (1.6 * width)) % 1.0
            self._put(target, self._sprites.cloud(number), ((1.6 * along - 0.3) * width, down * height))


def _free_waters(surveyed: BoardSurvey, waters: Sequence[int]) -> list[tuple[int, Point]]:
    """Two spots in the water with room to sail, off what is painted and off the place of tokens."""
    unit = surveyed.survey.layout.unit
    found: list[tuple[int, Point]] = []
    for index in waters:
        avoid = list(surveyed.ornaments.get(index, ()))
        for _ in range(2 - len(found)):
            spots = roomy_spots(surveyed.survey, index, (DRIFT + 26) * unit, 22 * unit, avoid)
            if spots:
                spot = spots[len(spots) // 3][1]
                found.append((index, spot))
                avoid.append(Ellipse(*spot, (DRIFT + 26) * unit, 22 * unit))
    return found


def _shores(geometry: BoardGeometry, waters: Container[int], rng: random.Random) -> list[Shore]:
    """Spots along all coasts, in the water."""
    coasts = [arc for arc in geometry.arcs if arc.right >= 0 and (arc.left in waters) != (arc.right in waters)]
    found = [shore for arc in coasts for shore in _along(arc, waters, rng)]
    return rng.sample(found, min(FOAM, len(found)))


def _along(arc: Arc, waters: Container[int], rng: random.Random) -> list[Shore]:
    is_left = arc.left in waters
    shores = []
    for (ax, ay), (bx, by) in list(zip(arc.points, arc.points[1:], strict=False))[2:-2:5]:
        length = math.hypot(bx - ax, by - ay) or 1.0
        side = (9.0 if is_left else -9.0) / length
        spot = ((ax + bx) / 2 + (by - ay) * side, (ay + by) / 2 - (bx - ax) * side)
        turn = -math.degrees(math.atan2(by - ay, bx - ax))
        shores.append(Shore(arc.left if is_left else arc.right, spot, turn, rng.uniform(0, math.tau)))
    return shores

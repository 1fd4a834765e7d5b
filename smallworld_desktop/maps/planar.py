"""Cleaned polygons to one planar board: faces, and the arcs between them that both sides share."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry import Polygon
from shapely.geometry.polygon import orient

from smallworld_desktop.maps.cleaning import GAP, Cleaned
from smallworld_desktop.maps.geometry import OUTSIDE, Arc, Point

GRID = 0.25
"""Board units to which all lines are rounded, so that borders drawn twice become one."""
HOLE = -2
"""A gap enclosed by regions: outside of every region, but no edge of the board."""

Segment = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Planar:
    """All arcs of a board. `shore_of_hole` marks those (by index) that face an enclosed gap instead of the outside.

    `holes` are points in these gaps, `lost` are regions of which nothing is left, `broken` those that fall into pieces.
    """

    arcs: tuple[Arc, ...]
    shore_of_hole: frozenset[int]
    holes: tuple[Point, ...]
    lost: tuple[int, ...]
    broken: tuple[int, ...]


def planar(cleaned: Cleaned) -> Planar:
    """Node all lines on a grid, find the faces, give each to a region, and trace the borders between regions."""
    noded = shapely.union_all(cleaned.lines, grid_size=GRID)
    faces = [
        face for face in shapely.get_parts(shapely.polygonize(shapely.get_parts(noded))) if isinstance(face, Polygon)
    ]
    labels = _label(faces, cleaned)
    owner = _segment_owners(faces)
    broken = _join_strays(faces, labels, owner)
    side = {segment: labels[face] for segment, face in owner.items()}
    arcs, shores = _trace(side)
    gaps = [face.representative_point() for face, label in zip(faces, labels, strict=True) if label == HOLE]
    present = set(labels)
    lost = tuple(index for index in range(len(cleaned.polygons)) if index not in present)
    return Planar(tuple(arcs), frozenset(shores), tuple((gap.x, gap.y) for gap in gaps), lost, tuple(sorted(broken)))


def _label(faces: Sequence[Polygon], cleaned: Cleaned) -> list[int]:
    """The region of each face: the only one that covers it, else the nearest if it is thin, else none."""
    inner = shapely.point_on_surface(faces)
    covered: dict[int, list[int]] = defaultdict(list)
    for face, region in shapely.STRtree(cleaned.polygons).query(inner, predicate="intersects").T:
        covered[int(face)].append(int(region))
    nearest = shapely.STRtree(cleaned.cores).nearest(inner)
    labels = []
    for index, face in enumerate(faces):
        regions = covered[index]
        if len(regions) == 1 and cleaned.cores[regions[0]] is cleaned.polygons[regions[0]]:
            labels.append(regions[0])
        elif regions or face.buffer(-GAP / 2).is_empty:
            labels.append(int(nearest[index]))
        else:
            labels.append(HOLE)
    return labels


def _segment_owners(faces: Sequence[Polygon]) -> dict[Segment, int]:
    """Directed segments to the face on their left, mathematically (y up): on the screen it is the right."""
    owner: dict[Segment, int] = {}
    for index, face in enumerate(faces):
        turned = orient(face)
        for ring in (turned.exterior, *turned.interiors):
            points = [(float(x), float(y)) for x, y in ring.coords]
            for a, b in pairwise(points):
                owner[a, b] = index
    return owner


def _join_strays(faces: Sequence[Polygon], labels: list[int], owner: dict[Segment, int]) -> set[int]:
    """Leave each region its largest piece and give the crumbs to neighbours. Returns regions that lost a real piece."""
    touching: list[dict[int, float]] = [defaultdict(float) for _ in faces]
    for (a, b), face in owner.items():
        other = owner.get((b, a))
        if other is not None:
            touching[face][other] += float(np.hypot(a[0] - b[0], a[1] - b[1]))
    broken: set[int] = set()
    for label in sorted({label for label in labels if label >= 0}):
        pieces = _pieces([i for i, own in enumerate(labels) if own == label], touching)
        pieces.sort(key=lambda piece: sum(faces[i].area for i in piece), reverse=True)
        whole = sum(faces[i].area for piece in pieces for i in piece)
        for piece in pieces[1:]:
            if sum(faces[i].area for i in piece) > 0.05 * whole:
                broken.add(label)
            shares: dict[int, float] = defaultdict(float)
            for i in piece:
                for other, length in touching[i].items():
                    if labels[other] not in (label, HOLE):
                        shares[labels[other]] += length
            heir = max(shares, key=lambda key: shares[key], default=HOLE)
            for i in piece:
                labels[i] = heir
    return broken


def _pieces(members: list[int], touching: Sequence[dict[int, float]]) -> list[list[int]]:
    """Faces of one region, grouped by touching."""
    left = set(members)
    pieces = []
    while left:
        piece, queue = [], [min(left)]
        left.discard(queue[0])
        while queue:
            face = queue.pop()
            piece.append(face)
            reached = [other for other in touching[face] if other in left]
            left.difference_update(reached)
            queue += reached
        pieces.append(piece)
    return pieces


def _trace(side: dict[Segment, int]) -> tuple[list[Arc], set[int]]:
    """Follow border segments from junction to junction."""
    steps: dict[Point, dict[Point, None]] = defaultdict(dict)
    for a, b in side:
        if side[a, b] != side.get((b, a), OUTSIDE):
            steps[a][b] = None
            steps[b][a] = None
    walked: set[Segment] = set()
    arcs: list[Arc] = []
    holes: set[int] = set()

    def walk(start: Point, then: Point) -> list[Point]:
        path = [start, then]
        walked.update(((start, then), (then, start)))
        while len(steps[path[-1]]) == 2 and path[-1] != start:
            a, b = steps[path[-1]]
            following = b if a == path[-2] else a
            walked.update(((path[-1], following), (following, path[-1])))
            path.append(following)
        return path

    def add(path: list[Point]) -> None:
        closed = path[0] == path[-1] and len(steps[path[0]]) == 2
        left = side.get((path[1], path[0]), OUTSIDE)
        right = side.get((path[0], path[1]), OUTSIDE)
        if left < 0:
            path, left, right = path[::-1], right, left
        if right == HOLE:
            holes.add(len(arcs))
        arcs.append(Arc(tuple(path[:-1] if closed else path), left, max(right, OUTSIDE), closed))

    for junctions_only in (True, False):
        for point in sorted(steps):
            if junctions_only and len(steps[point]) == 2:
                continue
            for then in list(steps[point]):
                if (point, then) not in walked:
                    add(walk(point, then))
    return arcs, holes

"""Make the pictures of the thrown die: a rounded cube of bone in lamp light. Writes assets/die/die.png.

Each row has the pips lit that are enough from a number on (none, 3, 2, 1); its cells are the turns of a throw, then the
die lying with 0 to 3 up. The cube is found by marching rays through its distance field, too slow to do while playing.
Run with the environment of `run.py test`: `.venv/bin/python packaging/make_die.py`.
"""

from __future__ import annotations

import itertools
import math
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

Array = npt.NDArray[Any]

TARGET = Path(__file__).resolve().parent.parent / "assets" / "die" / "die.png"
CELL = 200
OVER = 2  # drawn so many times larger, then scaled down
TURNS = 12
LIT_FROM = (4, 3, 2, 1)
HALF, ROUND = 0.74, 0.20  # of the cube and its edges
WIDE = 1.62  # half the width of a picture
PIP = 0.19
FACES = {(2, 1): 3, (2, -1): 0, (0, 1): 1, (0, -1): 0, (1, 1): 2, (1, -1): 0}
"""Pips by axis and side."""
SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.0, 0.0),),
    2: ((-0.34, -0.34), (0.34, 0.34)),
    3: ((-0.40, -0.40), (0.0, 0.0), (0.40, 0.40)),
}
THROW = ((0, (-20, 30, 20)), (140, (70, 10, 40)), (280, (130, 60, 20)), (430, (215, 35, 80)), (580, (290, 60, 130)))
"""Angles by milliseconds."""
BONE, INK, BLOOD = (250.0, 240.0, 214.0), (52.0, 33.0, 20.0), (150.0, 34.0, 24.0)
LAMP, BACK = (-0.52, 0.62, 0.60), (0.8, -0.35, 0.1)


def rotation(x: float, y: float, z: float) -> Array:
    """A turn about three axes, in degrees."""
    (cx, sx), (cy, sy), (cz, sz) = ((math.cos(math.radians(v)), math.sin(math.radians(v))) for v in (x, y, z))
    about_x = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    about_y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    about_z = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
    turn: Array = about_x @ about_y @ about_z
    return turn.astype(np.float32)


def thrown(part: float) -> Array:
    """The turn at a part of the throw."""
    at = part * THROW[-1][0]
    for (start, before), (end, after) in itertools.pairwise(THROW):
        if at <= end:
            share = (at - start) / (end - start)
            return rotation(*(a + (b - a) * share for a, b in zip(before, after, strict=True)))
    return rotation(*THROW[-1][1])


def lying(pips: int, spin: float = 34.0, tilt: float = 22.0) -> Array:
    """The turn that lays a face upward, seen from above at a slant."""
    lay = {3: rotation(0, 0, 0), 1: rotation(0, -90, 0), 2: rotation(90, 0, 0), 0: rotation(180, 0, 0)}[pips]
    return rotation(-tilt, 0, 0) @ rotation(0, tilt * 0.5, 0) @ rotation(0, 0, spin) @ lay


def distance(points: Array) -> Array:
    """From the rounded cube; below zero inside."""
    beyond = np.abs(points) - (HALF - ROUND)
    outside = np.linalg.norm(np.maximum(beyond, 0), axis=-1)
    found: Array = outside + np.minimum(beyond.max(-1), 0) - ROUND
    return found.astype(np.float32)


def step(low: float, high: float, values: Array) -> Array:
    """Softly from 0 to 1."""
    part = np.clip((values - low) / (high - low), 0, 1)
    found: Array = part * part * (3 - 2 * part)
    return found.astype(np.float32)


def blend(under: Array, over: tuple[float, ...] | Array, share: Array) -> Array:
    found: Array = under + (np.asarray(over, np.float32) - under) * share[..., None]
    return found.astype(np.float32)


def _shade(red: float, green: float, blue: float) -> Array:
    return np.array((red, green, blue), np.float32)


def march(turn: Array) -> tuple[Array, Array]:
    """Where each ray ends, in the die's own frame, and how near it came to it."""
    side = CELL * OVER
    along = ((np.arange(side, dtype=np.float32) + 0.5) / side * 2 - 1) * WIDE
    across, down = np.meshgrid(along, -along)
    start = np.stack([across, down, np.full_like(across, 4.0)], -1) @ turn
    towards = turn.T @ np.array([0, 0, -1], np.float32)
    gone = np.full(across.shape, 2.2, np.float32)
    near = np.full(across.shape, 9.0, np.float32)
    for _ in range(30):
        free = distance(start + gone[..., None] * towards)
        near = np.minimum(near, free)
        gone += free * 0.95
    return (start + gone[..., None] * towards).astype(np.float32), near


def lit_body(points: Array, turn: Array) -> Array:
    """Colours of the bone: shadow, colour, light and a warm light from behind, in soft steps."""
    axes = np.eye(3, dtype=np.float32) * 0.003
    slope = np.stack([distance(points + axis) - distance(points - axis) for axis in axes], -1)
    slope /= np.maximum(np.linalg.norm(slope, axis=-1, keepdims=True), 1e-6)
    facing = slope @ turn.T
    lamp = np.array(LAMP, np.float32) / math.hypot(*LAMP)
    light = (facing @ lamp).astype(np.float32)
    bone = np.array(BONE, np.float32)
    dark, middle = bone * np.array((0.50, 0.42, 0.34), np.float32), bone * np.array((0.80, 0.73, 0.60), np.float32)
    body = blend(np.broadcast_to(dark, points.shape), middle, step(-0.15, 0.35, light))
    body = blend(body, bone, step(0.42, 0.72, light))
    body = blend(body, (255.0, 253.0, 244.0), step(0.86, 0.99, light) * 0.8)
    behind = step(0.55, 0.95, (facing @ np.array(BACK, np.float32)).astype(np.float32))
    return blend(body, (255.0, 190.0, 110.0), behind * 0.35)


def with_pips(body: Array, points: Array, hit: npt.NDArray[np.bool_], lit_from: int) -> Array:
    """Pips on every face; those that are enough shine."""
    main = np.abs(points).argmax(-1)
    shine = np.zeros(main.shape, np.float32)
    for (axis, side), count in FACES.items():
        on = (main == axis) & (np.sign(points[..., axis]) == side) & hit
        across, down = (points[..., other] / HALF for other in range(3) if other != axis)
        for x, y in SPOTS[count]:
            far = np.hypot(across - x, down - y).astype(np.float32)
            inside = on & (far < PIP)
            if count >= lit_from:
                gold = np.broadcast_to(_shade(255, 206, 70), body.shape)
                hot = blend(gold, (255.0, 252.0, 220.0), step(0.1, 0.7, 1 - far / PIP))
                body = np.where(inside[..., None], hot, body)
                body = np.where((on & (np.abs(far - PIP) < 0.022))[..., None], _shade(150, 70, 14), body)
                shine += np.where(on & (far > PIP), np.clip(1 - (far - PIP) / 0.34, 0, 1) ** 2, 0)
            else:
                slant = 0.72 + 0.5 * np.clip((across - x - down + y) * 0.9, -0.3, 0.5)
                body = np.where(inside[..., None], np.array(BLOOD, np.float32) * slant[..., None], body)
                body = np.where((inside & (far > PIP - 0.035))[..., None], _shade(74, 16, 10), body)
                spark = on & (np.hypot(across - x + 0.05, down - y - 0.05) < 0.045)
                body = np.where(spark[..., None], _shade(230, 140, 112), body)
    return blend(body.astype(np.float32), (255.0, 216.0, 110.0), np.clip(shine, 0, 1) * np.float32(0.75))


def pictures(turn: Array) -> list[Image.Image]:
    """The die at one turn, for each number from which pips shine."""
    points, near = march(turn)
    hit, edge = distance(points) < 0.02, near < 0.062
    body = lit_body(points, turn)
    found = []
    for lit_from in LIT_FROM:
        colours = np.where(hit[..., None], with_pips(body, points, hit, lit_from), _shade(*INK))
        alpha = np.where(hit | edge, 255.0, 0.0)
        picture = np.dstack([np.clip(colours, 0, 255), alpha]).astype(np.uint8)
        found.append(Image.fromarray(picture, "RGBA").resize((CELL, CELL), Image.Resampling.LANCZOS))
    return found


def main() -> None:
    turns = [thrown(number / (TURNS - 1)) for number in range(TURNS)] + [lying(pips) for pips in range(4)]
    sheet = Image.new("RGBA", (CELL * len(turns), CELL * len(LIT_FROM)))
    for column, turn in enumerate(turns):
        for row, picture in enumerate(pictures(turn)):
            sheet.paste(picture, (column * CELL, row * CELL))
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(TARGET, optimize=True)
    print(f"{TARGET.name}: {len(turns)} turns, {TARGET.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()

"""What faces and figures share: eyes, brows, mouths, hands, shoulders, fur."""

from __future__ import annotations

import random

from portraits.easel import INK, Easel, Mask
from portraits.light import Colour
from smallworld_desktop.render.emblems.palette import mix, shade, tint
from smallworld_desktop.render.emblems.paths import Point, points, ring

WHITE: Colour = (252, 249, 238)
BLACK: Colour = (26, 20, 20)
BONE: Colour = (242, 232, 200)
GOLD: Colour = (236, 190, 86)
STEEL: Colour = (166, 174, 184)
WOOD: Colour = (128, 84, 48)
BLUSH: Colour = (240, 96, 72)


def head_frame(p: Easel, scale: float = 0.66, x: float = 50.0, top: float = 14.0) -> None:
    """The square of 100 in which an emblem's head is drawn, set on the shoulders: centred at x, from `top` down."""
    p.frame(scale, x - 50 * scale, top)


def eyes(
    p: Easel,
    apart: float,
    y: float,
    w: float,
    h: float,
    iris: Colour,
    *,
    look: Point = (0.0, 0.0),
    white: Colour = WHITE,
    lid: float = 1.1,
    slant: float = 0.0,
    x: float = 50.0,
) -> None:
    """Two almonds of half-width w and half-height h, each `apart` from x; `slant` lifts their outer corners."""
    for side in (-1, 1):
        _eye(p, (x + side * apart, y), (side * w, h), iris, look, white, lid, slant)


def _eye(p: Easel, at: Point, size: Point, iris: Colour, look: Point, white: Colour, lid: float, slant: float) -> None:
    (x, y), (w, h) = at, size
    inner, outer = (x - w, y + slant * 0.5), (x + w, y - slant)
    upper = [inner, (x - w * 0.4, y - h * 0.9), (x + w * 0.45, y - h - slant * 0.4), outer]
    inside = p.shape([*upper, (x + w * 0.3, y + h * 0.9), (x - w * 0.45, y + h * 0.9)], white, 0.5, flat=True)
    cx, cy = x + look[0] * abs(w) * 0.4, y + look[1] * h * 0.4
    p.dot(cx, cy, h * 0.92, iris, 0.3, flat=True, inside=inside)
    p.dot(cx, cy, h * 0.48, BLACK, 0, flat=True, inside=inside)
    p.dot(cx - h * 0.34, cy - h * 0.36, h * 0.24, (255, 255, 255), 0, flat=True)
    if lid:
        p.line([(inner[0] - w * 0.1, inner[1]), (x - w * 0.35, y - h), (x + w * 0.5, y - h - slant * 0.4), outer], lid)


def brows(p: Easel, path: str, width: float, colour: Colour) -> None:
    """The right brow and its mirror image."""
    for _ in p.sides():
        p.line(path, width, colour)


def round_eyes(
    p: Easel,
    apart: float,
    y: float,
    r: float,
    iris: Colour = BLACK,
    *,
    look: Point = (0.0, 0.0),
    white: Colour = WHITE,
    x: float = 50.0,
) -> None:
    """Balls of eyes, as funny folk have."""
    for at in (x - apart, x + apart):
        round_eye(p, at, y, r, iris, look=look, white=white)


def round_eye(
    p: Easel, x: float, y: float, r: float, iris: Colour = BLACK, *, look: Point = (0.0, 0.0), white: Colour = WHITE
) -> None:
    """One ball of an eye."""
    p.dot(x, y, r, white, 0.8, body=r * 0.5)
    cx, cy = x + look[0] * r * 0.4, y + look[1] * r * 0.4
    p.dot(cx, cy, r * 0.54, iris, 0.3, flat=True)
    p.dot(cx, cy, r * 0.30, BLACK, 0, flat=True)
    p.dot(cx - r * 0.20, cy - r * 0.22, r * 0.16, (255, 255, 255), 0, flat=True)


def cheeks(p: Easel, x: float, y: float, r: float, inside: Mask | None = None, strength: float = 0.34) -> None:
    """Red on both cheeks; x is that of the right one."""
    for at in (x, 100 - x):
        p.glow(at, y, r, BLUSH, strength, inside=inside)


def smile(p: Easel, x: float, y: float, w: float, deep: float, *, teeth: bool = True, tongue: bool = False) -> None:
    """An open, friendly mouth: w is half its width."""
    outline = [(x - w, y), (x, y + deep * 0.12), (x + w, y), (x + w * 0.62, y + deep * 0.8), (x, y + deep)]
    inside = p.shape([*outline, (x - w * 0.62, y + deep * 0.8)], (92, 30, 30), 0.9, flat=True)
    if teeth:
        rim = [(x - w, y - 2), (x + w, y - 2), (x + w * 0.8, y + deep * 0.34), (x - w * 0.8, y + deep * 0.34)]
        p.shape(rim, WHITE, 0.4, straight=True, flat=True, inside=inside)
    if tongue:
        p.dot(x, y + deep, w * 0.5, (214, 96, 92), 0.4, ry=deep * 0.42, flat=True, inside=inside)


def fangs(p: Easel, spots: list[tuple[float, float, float, float]], colour: Colour = BONE, ink: float = 0.6) -> None:
    """Teeth at (x, root, half-width, length); a negative length points up."""
    for x, y, w, length in spots:
        p.shape([(x - w, y), (x + w, y), (x + w * 0.15, y + length)], colour, ink, straight=True, body=1.4)


def shoulders(p: Easel, colour: Colour, top: float = 74, wide: float = 46, body: float = 11) -> Mask:
    """A bust from the neck down to the lower edge."""
    right = [(50, top), (50 + wide * 0.36, top + 2), (50 + wide * 0.74, top + 8), (50 + wide, top + 22)]
    right += [(50 + wide * 1.1, top + 42), (50 + wide * 1.12, 134)]
    return p.shape([*right, *((100 - x, y) for x, y in reversed(right[1:]))], colour, 1.1, body=body)


def fist(p: Easel, x: float, y: float, w: float, h: float, colour: Colour, slope: float = 0.0) -> None:
    """Four fingers about a shaft."""
    step = h / 4
    for i, size in enumerate((0.92, 1.0, 0.98, 0.86)):
        cx, cy, half, a = x + slope * i, y + step * (i + 0.5), w / 2 * size, step * 0.62
        finger = [(cx - half, cy), (cx - half * 0.8, cy - a), (cx + half * 0.7, cy - a), (cx + half, cy - a * 0.2)]
        p.shape([*finger, (cx + half * 0.8, cy + a), (cx - half * 0.8, cy + a)], colour, 0.9, body=step * 0.8)
        knuckle = [(cx + half * 0.28, cy - a * 0.7), (cx + half * 0.36, cy), (cx + half * 0.28, cy + a * 0.6)]
        p.line(knuckle, 0.5, strength=0.6)


def palm(p: Easel, x: float, y: float, size: float, colour: Colour) -> None:
    """An open hand, its wrist at (x, y), fingers up."""
    k = size / 30
    outline = "-8,0 -9,-8 -14,-15 -13,-17 -8,-13 -8,-21 -6,-26 -3,-21 -2,-15 0,-27 2.4,-27 3,-15 6,-24 8.4,-23 7,-13"
    outline += " 11,-17 13,-15 10,-6 7,1 0,3"
    p.shape([(x + a * k, y + b * k) for a, b in points(outline)], colour, 0.9, body=3 * k)
    folds = ("-6,-6 0,-4 6,-6", "-3,-13 -2.4,-8", "2,-13 2.4,-8")
    p.lines([[(x + a * k, y + b * k) for a, b in points(fold)] for fold in folds], 0.5, strength=0.7)


def fur(
    p: Easel, inside: Mask, box: tuple[float, float, float, float], colour: Colour, count: int, seed: int = 3
) -> None:
    """Hairs that fall away from the middle, within an area."""
    dice = random.Random(seed)
    shades = (shade(colour, 0.55), tint(colour, 0.3), shade(colour, 0.7))
    for _ in range(count):
        x, y = dice.uniform(box[0], box[2]), dice.uniform(box[1], box[3])
        lean = (x - 50) * 0.03
        hair = [(x, y), (x + lean + dice.uniform(-0.6, 0.6), y + 2.2), (x + lean * 2.2, y + 4.2)]
        p.line(hair, 0.55, dice.choice(shades), inside=inside, strength=0.8)


def coin(p: Easel, x: float, y: float, r: float) -> None:
    """A gold coin, face on."""
    p.dot(x, y, r, GOLD, 0.9, gloss=0.6)
    p.dot(x, y, r * 0.72, tint(GOLD, 0.2), 0.5, body=r * 0.3)
    p.line([(x - r * 0.3, y + r * 0.1), (x, y - r * 0.34), (x + r * 0.3, y + r * 0.1)], 0.7, shade(GOLD, 0.6))


def strand_lines(p: Easel, inside: Mask, paths: tuple[str, ...], colour: Colour, width: float = 0.7) -> None:
    """Lines in hair or a beard, darker than it."""
    p.lines(paths, width, mix(colour, INK, 0.45), inside=inside)


def spectacles(p: Easel, apart: float, y: float, r: float, x: float = 50.0) -> None:
    """Two round glasses in a gold wire."""
    for at in (x - apart, x + apart):
        rim = ring(at, y, r, n=24)
        p.line([*rim, rim[0]], 2.2, taper=False)
        p.line([*rim, rim[0]], 1.2, GOLD, taper=False)
    bridge = [(x - apart + r, y - 1), (x, y - 3), (x + apart - r, y - 1)]
    p.line(bridge, 2.2, taper=False)
    p.line(bridge, 1.2, GOLD, taper=False)

"""What grows and is dug below ground."""

from __future__ import annotations

import math
import random

from ..pen import Colour, Colours, Pen, arc_points, blend, shade
from .drawing import block, drawing, jitter, outline


@drawing("mushroom", 38, 46, (18, 41), (0, -20, 14.5, 20), 10)
def draw_mushroom(
    pen: Pen,
    rng: random.Random,
    caps: Colours = ((190, 74, 96), (206, 104, 70), (150, 84, 168)),
    spots: Colour = (248, 226, 206),
    gill: Colour = (232, 210, 190),
    ink: Colour = (16, 12, 20),
) -> None:
    """A tree-high mushroom: pale leaning stem, broad cap with lit rim and spots."""
    cap, lean = jitter(rng.choice(caps), rng, 10), rng.uniform(-2, 2)
    cx, cy, rx, ry = 18 + lean, 14.0, rng.uniform(12.5, 15.5), rng.uniform(9, 11.5)
    pen.ellipse(21, 41, 12, 3, (6, 4, 10, 130))
    stem = [
        (15.4, 41),
        (15 + lean * 0.4, 28),
        (15.6 + lean, 15),
        (20.6 + lean, 15),
        (20.4 + lean * 0.4, 28),
        (21.4, 41),
    ]
    pen.polygon([(18 + (x - 18) * 1.5, y + 0.8) for x, y in stem], ink)
    pen.polygon(stem, gill)
    pen.polygon(
        [(18.4 + lean * 0.6, 15), (20.6 + lean, 15), (20.4 + lean * 0.4, 28), (21.4, 41), (18.6, 41)], shade(gill, 0.66)
    )
    dome = [
        (cx + math.cos(a) * rx, cy - max(0, math.sin(a)) * ry + (2.4 if math.sin(a) <= 0.02 else 0))
        for a in [math.pi * i / 20 for i in range(21)]
    ]
    dome = [(cx + rx, cy + 3), *dome, (cx - rx, cy + 3)]
    under = arc_points(cx, cy + 2.6, rx, 3.6, 0, math.pi, 14)
    pen.polygon([(cx + (x - cx) * 1.1, cy + (y - cy) * 1.16) for x, y in [*dome, *under[::-1]]], ink)
    pen.polygon([(cx + rx, cy + 2.4), *under, (cx - rx, cy + 2.4)], shade(gill, 0.8))
    for i in range(1, 9):
        a = math.pi * i / 9
        pen.stroke(
            [(cx + math.cos(a) * rx * 0.3, cy + 3), (cx + math.cos(a) * rx * 0.94, cy + 2.6 + math.sin(a) * 3)],
            0.6,
            shade(gill, 0.5),
            taper=False,
        )
    pen.polygon(dome, shade(cap, 0.8))
    pen.polygon([(cx - 1 + (x - cx) * 0.86, cy - 1 + (y - cy) * 0.86) for x, y in dome[1:-1]], cap)
    pen.polygon([(cx - 3 + (x - cx) * 0.52, cy - 3.4 + (y - cy) * 0.52) for x, y in dome[1:-1]], shade(cap, 1.28))
    for _ in range(5):
        a, d = rng.uniform(0.3, 2.8), rng.uniform(0.2, 0.82)
        pen.ellipse(
            cx + math.cos(a) * rx * d, cy - math.sin(a) * ry * d, rng.uniform(1.1, 2.0), rng.uniform(0.8, 1.4), spots
        )


@drawing("crystal", 32, 36, (15, 31), (0, -13, 13, 15), 10)
def draw_crystal(
    pen: Pen,
    rng: random.Random,
    hues: Colours = ((120, 208, 226), (152, 180, 240), (180, 150, 236)),
    ink: Colour = (14, 14, 30),
) -> None:
    """A cluster of leaning shards with a light, a middle and a dark face."""
    base = jitter(rng.choice(hues), rng, 8)
    pen.ellipse(16, 31, 14, 3, (6, 6, 16, 130))
    shards = [(rng.uniform(-9, 9), rng.uniform(10, 20), rng.uniform(2.4, 3.6)) for _ in range(4)] + [
        (rng.uniform(-3, 3), rng.uniform(23, 28), 4.2)
    ]
    shards.sort(key=lambda s: -abs(s[0]))
    for lean, tall, half in shards:
        x, tip = 15 + lean * 0.45, (15 + lean, 31 - tall)
        body = [
            (x - half, 31),
            (tip[0] - half * 0.9, tip[1] + half * 1.5),
            tip,
            (tip[0] + half * 0.9, tip[1] + half * 1.7),
            (x + half, 31),
        ]
        pen.polygon([(tip[0] + (a - tip[0]) * 1.22, tip[1] - 1.4 + (b - tip[1]) * 1.05) for a, b in body], ink)
        pen.polygon(body, base)
        pen.polygon(
            [tip, body[3], body[4], (x + half * 0.1, 31), (tip[0] + half * 0.05, tip[1] + half * 2)], shade(base, 0.58)
        )
        pen.polygon(
            [body[1], tip, (tip[0] + half * 0.05, tip[1] + half * 2), (tip[0] - half * 0.2, 30)],
            blend(base, (255, 255, 255), 0.45),
        )


@drawing("stalagmite", 26, 33, (13, 29), (0, -12, 10, 14), 6)
def draw_stalagmite(pen: Pen, rng: random.Random, stone: Colour = (122, 104, 104), ink: Colour = (18, 14, 18)) -> None:
    base = jitter(stone, rng, 8)
    pen.ellipse(13, 29, 11, 2.8, (6, 4, 8, 120))
    for x, tall, half in ((6, 13, 4), (19, 10, 3.6), (12.5, rng.uniform(20, 26), 5)):
        spike = [
            (x - half, 29),
            (x - half * 0.45, 29 - tall * 0.55),
            (x, 29 - tall),
            (x + half * 0.5, 29 - tall * 0.5),
            (x + half, 29),
        ]
        pen.polygon([(x + (a - x) * 1.28, 30 + (b - 30) * 1.06) for a, b in spike], ink)
        pen.polygon(spike, base)
        pen.polygon(
            [(x, 29 - tall), (x + half * 0.5, 29 - tall * 0.5), (x + half, 29), (x + 0.4, 29)], shade(base, 0.6)
        )
        pen.stroke([(x - half * 0.4, 28), (x - half * 0.2, 29 - tall * 0.6)], 0.9, shade(base, 1.4), taper=False)


@drawing("bubbles", 22, 14, (11, 9), (0, -2, 9, 5), 5)
def draw_bubbles(pen: Pen, rng: random.Random, mud: Colour = (150, 106, 70), ink: Colour = (34, 22, 18)) -> None:
    """A mud bubble about to burst, with its rings."""
    pen.ellipse(11, 9, 9, 3.4, shade(mud, 0.55))
    pen.ellipse(11, 8.6, 7, 2.5, shade(mud, 0.8))
    for x, y, r in ((8.5, 7, 3.4), (14.5, 8, 2.2)):
        pen.circle(x, y, r + 0.9, ink)
        pen.circle(x, y, r, mud)
        pen.circle(x - r * 0.3, y - r * 0.35, r * 0.36, (246, 222, 178))


@drawing("minehead", 42, 34, (20, 29), (0, -9, 18, 12), 3, mirrored=False)
def draw_minehead(pen: Pen, rng: random.Random, wood: Colour = (150, 104, 64), ink: Colour = (18, 12, 14)) -> None:
    """A timbered pit with a cart of ore."""
    pen.ellipse(20, 29, 17, 3.2, (4, 2, 8, 130))
    block(pen, [(4, 29), (6, 17), (12, 12), (20, 11), (27, 15), (30, 29)], (96, 82, 82), 1.3, ink)
    pen.polygon([(9, 29), (9, 18), (22, 18), (22, 29)], (10, 6, 12))
    for line in ([(9, 29), (9, 17)], [(22, 29), (22, 17)], [(7, 17.4), (24, 17.4)]):
        pen.stroke(line, 3.6, ink, taper=False)
        pen.stroke(line, 2.2, wood, taper=False)
    block(pen, [(24, 22), (37, 22), (35, 28), (26, 28)], (120, 112, 124), 1.2, ink)
    for x, c in ((26.6, (250, 206, 96)), (30.4, (252, 224, 130)), (34, (238, 178, 72))):
        pen.circle(x, 21.4, 2.2, ink)
        pen.circle(x, 21.2, 1.6, c)
    for x in (27.5, 33.5):
        pen.circle(x, 29, 1.9, ink)
        pen.circle(x, 29, 1.0, (170, 160, 160))


@drawing("hut", 38, 35, (18, 31), (0, -14, 16, 16), 2, mirrored=False)
def draw_hut(pen: Pen, rng: random.Random, cap: Colour = (176, 92, 110)) -> None:
    """A dwelling in a mushroom, with a lit door."""
    draw_mushroom_body = [(9, 31), (10, 16), (26, 16), (27, 31)]
    pen.ellipse(20, 31, 14, 3, (4, 2, 8, 130))
    block(pen, draw_mushroom_body, (214, 194, 172), 1.3, (16, 12, 20))
    dome = [
        (2, 18),
        *[(18 - math.cos(math.pi * i / 14) * 16, 17 - math.sin(math.pi * i / 14) * 14) for i in range(15)],
        (34, 18),
    ]
    block(pen, dome, cap, 1.4, (16, 12, 20))
    pen.polygon([(18 + (x - 18) * 0.6 - 3, 12 + (y - 12) * 0.6 - 2) for x, y in dome[1:-1]], shade(cap, 1.24))
    for x, y, r in ((9, 11, 2.2), (18, 6.6, 2.4), (27, 12, 1.9)):
        pen.ellipse(x, y, r, r * 0.76, (250, 232, 214))
    pen.polygon([(14, 31), (14, 24), (18, 21.4), (22, 24), (22, 31)], (255, 206, 110))
    outline(pen, [(14, 31), (14, 24), (18, 21.4), (22, 24), (22, 31)], 1.0, (16, 12, 20))

"""Kraken, Lizardmen, Mudmen, Shrooms, Spiderines: the crawling and the growing."""

from __future__ import annotations

from portraits.easel import Easel
from portraits.features import (
    BONE,
    GOLD,
    WOOD,
    brows,
    cheeks,
    fangs,
    fist,
    head_frame,
    round_eye,
    round_eyes,
    shoulders,
    smile,
)
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import cave, sea, sparks
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import mirrored
from smallworld_desktop.render.emblems.paths import ring as circle

AMBER: Colour = (226, 150, 70)
PLUM: Colour = (150, 90, 170)
TEAL: Colour = (90, 160, 170)


@sitter((170, 255, 246), 0.6)
def kraken(p: Easel, field: Colour) -> None:
    """A kraken comes up the river, a toy of a boat in one arm."""
    cave(p, field, (30, 36), (190, 255, 246))
    sea(p, shade(field, 0.86), 84)
    skin: Colour = (150, 88, 164)
    sucker: Colour = (246, 190, 206)
    back = ("30,90 10,84 4,60 14,46 8,36", "74,92 92,84 98,58 88,44 94,32")
    for arm in back:
        p.rod(arm, 10, skin, tip=0.4)
    for x, y in ((4, 64), (5, 72), (9, 80), (12, 50), (97, 62), (95, 72), (91, 80), (91, 48)):
        p.dot(x, y, 1.7, sucker, 0.4)
    p.frame(0.78, 11, 12)
    p.shape(mirrored("50,-14 70,-10 86,12 88,38 78,60 76,90 60,112 50,114"), skin, 1.2, body=16, gloss=0.3)
    for x, y, r in ((34, 6, 6), (60, -2, 5), (70, 14, 6), (44, 18, 4), (28, 24, 4)):
        p.dot(x, y, r, shade(skin, 0.8), 0.4)
    round_eyes(p, 18, 50, 14, (236, 170, 40), look=(0.1, 0.2), white=(255, 246, 190))
    for _ in p.sides():
        p.line("52,38 66,30 84,36", 3.0, shade(skin, 0.45))
    p.line("38,74 46,79 54,79 62,74", 1.6)
    cheeks(p, 72, 68, 10, None, 0.35)
    p.frame()
    for arm in ("42,92 26,104 10,98 6,108 14,116", "52,96 60,114 52,124 44,117", "58,92 78,106 92,98 90,84 82,78"):
        p.rod(arm, 13, skin, tip=0.35)
    for x, y in ((24, 108), (12, 103), (8, 112), (62, 122), (80, 110), (93, 102), (94, 92)):
        p.dot(x, y, 2, sucker, 0.4)
    _toy_boat(p, 78, 74)
    p.shape("-6,134 -6,122 10,116 24,122 40,116 56,124 72,116 88,122 106,116 106,134", tint(field, 0.3), 0.9, body=5)
    p.lines(("4,126 14,122 22,126", "44,126 54,122 62,127", "80,126 90,123"), 0.8, (250, 255, 255))
    sparks(p, (206, 255, 250), 6, 20)


def _toy_boat(p: Easel, x: float, y: float) -> None:
    p.line([(x, y), (x, y - 22)], 1.4, taper=False)
    p.poly([(x + 1, y - 22), (x + 13, y - 6), (x + 1, y - 5)], (250, 240, 220), 0.8)
    p.poly([(x - 1, y - 19), (x - 10, y - 6), (x - 1, y - 5)], (214, 70, 56), 0.8)
    p.shape([(x - 14, y - 3), (x + 15, y - 3), (x + 9, y + 6), (x - 9, y + 6)], WOOD, 0.9, body=3)


@sitter((255, 240, 170))
def lizardmen(p: Easel, field: Colour) -> None:
    """A lizardman, frill spread, spear in hand, the river behind him."""
    cave(p, field, (66, 40), (255, 232, 160))
    p.shape("30,134 40,92 34,76 44,64 58,66 62,80 54,94 74,134", (90, 160, 180), 0.8, body=4)
    skin: Colour = (104, 172, 82)
    p.rod("14,134 10,6", 3.2, WOOD)
    p.shape("10,-12 17,2 15,14 5,14 3,2", (214, 206, 190), 0.9, body=3)
    p.lines(("5,18 15,18", "5,22 15,22"), 1.6, (206, 66, 50))
    shoulders(p, skin, 82, 38)
    p.shape(mirrored("50,90 60,90 64,134 50,134"), (236, 226, 150), 0.9, body=5)
    p.lines(("38,102 50,105 62,102", "37,114 50,117 63,114", "37,125 50,128 63,125"), 0.7, (150, 150, 80))
    p.frame(0.76, 12, 14)
    frill: Colour = (240, 178, 62)
    rim = mirrored("50,-4 62,-14 68,2 84,-8 86,8 102,10 98,26 112,36 102,48 110,62 98,70 100,86 84,88 74,102 50,88")
    p.poly(rim, frill, 1.1, body=6)
    for _ in p.sides():
        p.lines(("66,30 84,8", "72,40 100,28", "74,52 104,54", "72,64 96,76", "68,74 80,92"), 1.0, shade(frill, 0.6))
        for x, y in ((84, 22), (92, 42), (90, 62), (82, 78)):
            p.dot(x, y, 3.4, (214, 84, 56), 0.5)
    head = p.shape(mirrored("50,10 66,15 77,34 75,54 68,76 60,92 50,96"), skin, 1.1, body=12)
    for x, y in ((50, 24), (42, 32), (58, 32), (50, 40), (36, 62), (64, 62), (40, 70), (60, 70), (34, 54), (66, 54)):
        p.line([(x - 3.4, y), (x, y + 3), (x + 3.4, y)], 0.6, shade(skin, 0.5), inside=head)
    round_eye(p, 31, 40, 11, (240, 200, 60), look=(-0.1, 0.1), white=(255, 250, 190))
    round_eye(p, 69, 40, 11, (240, 200, 60), look=(-0.5, 0.1), white=(255, 250, 190))
    brows(p, "58,32 70,26 82,32", 2.2, shade(skin, 0.45))
    p.lines(("45,74 46,77", "55,74 54,77"), 1.4)
    p.line("33,80 42,86 50,87 58,86 67,80", 1.3)
    fangs(p, [(40, 85, 1.8, 5), (60, 85, 1.8, 5)])
    for fork in ("50,88 50,100 44,112", "50,100 57,111"):
        p.line(fork, 3.2, (120, 20, 40), taper=False)
        p.line(fork, 1.8, (226, 66, 84), taper=False)
    p.frame()
    fist(p, 12, 90, 16, 17, skin)
    sparks(p, (255, 246, 190), 5, 16)


@sitter((255, 232, 170))
def mudmen(p: Easel, field: Colour) -> None:
    """A mudman out of his pool, delighted with himself; he is twice as many when he rests."""
    cave(p, field, (34, 36), (236, 246, 190))
    mud: Colour = (140, 104, 70)
    for x, y in ((8, 92), (92, 90)):
        p.shape([(x - 9, 110), (x - 7, y), (x, y - 8), (x + 7, y), (x + 9, 110)], shade(mud, 0.7), 0.8, body=5)
        for dx in (-3, 3):
            p.dot(x + dx, y + 2, 1.8, (255, 250, 226), 0.4, flat=True)
    for _ in p.sides():
        p.shape("70,96 84,84 88,62 82,44 88,38 93,46 97,38 102,46 101,66 96,92 82,112", mud, 1.1, body=7)
        p.shape("97,80 99,92 96,98 93,90", mud, 0.7, body=2)
    p.frame(0.92, 4, 14)
    head = p.shape("22,116 14,70 18,34 32,10 50,4 68,10 82,34 86,70 78,116", mud, 1.2, body=17, gloss=0.5)
    p.shape("24,34 34,18 48,13 36,26 30,44", tint(mud, 0.34), 0, body=4, inside=head)
    for x, y, w, long in ((50, 10, 5, 16), (20, 62, 3, 16), (81, 74, 3, 14)):
        drip = [(x, y), (x + w, y + long * 0.7), (x, y + long), (x - w, y + long * 0.7)]
        p.shape(drip, tint(mud, 0.12), 0.5, body=3, gloss=0.6)
    round_eye(p, 36, 42, 12, (120, 150, 60), look=(0.2, 0.1), white=(255, 252, 232))
    round_eye(p, 66, 40, 10, (120, 150, 60), look=(-0.1, 0.2), white=(255, 252, 232))
    p.line("24,28 36,24 46,30", 2.6, shade(mud, 0.45))
    p.line("57,27 66,24 77,30", 2.6, shade(mud, 0.45))
    smile(p, 50, 66, 22, 22, teeth=False, tongue=True)
    for x, y in ((38, 67), (60, 68)):
        p.shape([(x - 4, y - 2), (x + 4, y - 2), (x + 3, y + 7), (x - 3, y + 7)], (250, 240, 214), 0.7, body=2)
    p.frame()
    pool = "-6,134 -6,114 8,108 20,114 34,106 50,113 66,106 80,114 92,108 106,114 106,134"
    p.shape(pool, shade(mud, 0.8), 1.0, body=6, gloss=0.5)
    for x, y, r in ((16, 122, 3), (80, 120, 4), (48, 124, 2.6)):
        p.dot(x, y, r, tint(mud, 0.2), 0.7, gloss=0.8)
    p.rod("72,114 74,96", 1.4, (110, 160, 70), 0.6)
    for x, y in ((70, 94), (78, 94), (74, 90), (74, 98)):
        p.dot(x, y, 2.6, (250, 200, 216), 0.6)
    p.dot(74, 94, 1.9, GOLD, 0.5)
    sparks(p, (246, 255, 200), 4, 14)


@sitter((255, 206, 190))
def shrooms(p: Easel, field: Colour) -> None:
    """A toadstool of standing, with monocle and family."""
    cave(p, field, (68, 40), (226, 255, 206))
    cap: Colour = (206, 52, 46)
    stem: Colour = (250, 236, 206)
    for x, foot, k, c in ((10, 122, 0.30, AMBER), (91, 124, 0.36, PLUM), (24, 130, 0.2, TEAL)):
        p.frame(k, x - 50 * k, foot - 100 * k)
        _little_one(p, stem, c)
        p.frame()
    p.frame(1, 0, -14)
    body = p.shape(mirrored("50,52 70,54 76,76 82,106 90,152 50,152"), stem, 1.1, body=14)
    p.shape(mirrored("50,100 60,98 66,104 58,112 50,110"), (60, 84, 120), 0.9, body=3)
    p.dot(50, 105, 2.6, (90, 120, 160), 0.7)
    cheeks(p, 68, 86, 9, body, 0.5)
    round_eyes(p, 13, 74, 7, (96, 70, 50), look=(0.2, 0))
    brows(p, "57,65 63,62 70,66", 1.6, (150, 110, 70))
    monocle = circle(63, 74, 9, n=24)
    p.line([*monocle, monocle[0]], 2.2, taper=False)
    p.line([*monocle, monocle[0]], 1.2, GOLD, taper=False)
    p.line("71,79 76,90 72,102", 0.7, GOLD)
    p.dot(50, 82, 3.4, tint(stem, 0.2), 0.8)
    for _ in p.sides():
        p.shape("50,87 58,85 68,90 72,86 68,95 58,94 50,91", (176, 130, 80), 0.8, body=2)
    p.line("45,95 50,96.6 55,95", 0.9)
    under = p.shape("2,58 20,54 50,52 80,54 98,58 80,68 50,64 20,68", (236, 206, 166), 0.9, body=4)
    p.lines(("30,57 26,66", "40,55 38,65", "60,55 62,65", "70,57 74,66"), 0.6, (170, 130, 90), inside=under)
    top = p.shape("-4,60 2,34 20,12 50,2 80,12 98,34 104,60 80,56 50,53 20,56", cap, 1.2, body=15, gloss=0.3)
    for x, y, r in ((50, 16, 8), (26, 30, 7), (74, 30, 7.6), (10, 48, 5), (90, 48, 5.4), (50, 40, 5), (38, 22, 3)):
        p.dot(x, y, r, (255, 248, 232), 0.8, inside=top)
    p.rod("82,108 92,100 90,92", 5, stem)
    p.rod("90,92 86,128", 1.8, (90, 60, 40))
    p.dot(90.6, 90, 3.4, GOLD, 0.8, gloss=0.7)
    p.frame()
    sparks(p, (240, 255, 214), 6, 24)


def _little_one(p: Easel, stem: Colour, cap: Colour) -> None:
    """One of the family, on a square of its own."""
    p.shape("36,100 40,50 60,50 64,100", stem, 0.8, body=4)
    p.shape("10,56 22,16 50,0 78,16 90,56 50,62", cap, 0.9, body=6)
    for x in (46, 54):
        p.dot(x, 78, 2.4, (40, 30, 30), 0, flat=True)


@sitter((255, 240, 160))
def spiderines(p: Easel, field: Colour) -> None:
    """A spiderine hangs over the chasm and knits: eight legs, six eyes, one scarf."""
    cave(p, field, (50, 40), (255, 246, 190))
    web: Colour = (250, 248, 236)
    for x, y in ((-4, 4), (30, -4), (70, -4), (104, 4), (-4, 60), (104, 60)):
        p.line([(50, 40), ((50 + x) / 2, (40 + y) / 2 + 3), (x, y)], 0.6, web, taper=False, strength=0.7)
    for r in (24, 36, 48):
        ring = [(50 + r * a, 36 + r * b) for a, b in ((-1, 0.35), (-0.72, -0.62), (0, -0.9), (0.72, -0.62), (1, 0.35))]
        p.line(ring, 0.6, web, taper=False, strength=0.7)
    coat: Colour = (98, 76, 120)
    for _ in p.sides():
        for leg in ("56,96 84,62 96,20", "56,100 92,84 105,54", "60,102 92,106 99,130"):
            p.rod(leg, 6, coat, tip=0.6)
    p.shape(mirrored("50,92 66,94 80,106 84,134 50,134"), shade(coat, 0.8), 1.0, body=10)
    p.poly("50,104 57,116 50,128 43,116", (226, 62, 62), 0.8)
    head_frame(p, 0.80, 50, 18)
    head = p.shape(mirrored("50,6 70,9 86,30 86,58 72,80 50,86"), coat, 1.2, body=16)
    tuft = ("40,8 36,-4", "46,6 45,-8", "50,6 51,-10", "55,6 58,-7", "61,8 66,-3")
    p.lines(tuft, 1.4, shade(coat, 0.5))
    round_eyes(p, 15, 50, 13, (70, 130, 90), look=(0.1, 0.3), white=(255, 250, 214))
    for x, y, size in ((24, 28, 5.4), (76, 28, 5.4), (40, 24, 6), (60, 24, 6)):
        round_eye(p, x, y, size, (70, 130, 90), look=(0.1, 0.3), white=(255, 250, 214))
    for _ in p.sides():
        for x in (61, 66, 71):
            p.line([(x, 39), (x + 1.4, 34)], 0.9)
    p.line("36,70 44,74 56,74 64,70", 1.4)
    fangs(p, [(44, 73, 3.6, 12), (56, 73, 3.6, 12)], BONE, 0.8)
    cheeks(p, 74, 66, 10, head, 0.4)
    p.frame()
    _knitting(p)
    sparks(p, (255, 252, 220), 4, 14)


def _knitting(p: Easel) -> None:
    """A striped scarf on two needles."""
    for x, y, c in (
        (32, 106, (214, 76, 66)),
        (32, 112, (246, 210, 110)),
        (32, 118, (214, 76, 66)),
        (32, 124, (246, 210, 110)),
    ):
        p.poly([(x, y), (x + 36, y), (x + 36, y + 6.4), (x, y + 6.4)], c, 0.7)
        p.lines([[(x + i, y + 1.4), (x + i + 1.6, y + 4.6)] for i in range(3, 35, 4)], 0.5, shade(c, 0.6))
    p.rod("22,94 62,108", 1.8, (226, 230, 236), 0.7)
    p.rod("78,94 38,108", 1.8, (226, 230, 236), 0.7)
    for x, y in ((22, 94), (78, 94)):
        p.dot(x, y, 2.4, (70, 150, 160), 0.7)
    fist(p, 24, 98, 11, 11, (98, 76, 120))
    fist(p, 76, 98, 11, 11, (98, 76, 120))

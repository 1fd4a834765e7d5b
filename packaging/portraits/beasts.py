"""Ratmen, Kobolds, Tritons, Goblins."""

from __future__ import annotations

from portraits.easel import INK, Easel
from portraits.features import (
    BLACK,
    BONE,
    GOLD,
    STEEL,
    WOOD,
    brows,
    fangs,
    fist,
    fur,
    head_frame,
    round_eye,
    round_eyes,
    shoulders,
)
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import cave, ridges, sea, sky, sparks
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import Point, mirrored, moved

PINK: Colour = (236, 152, 144)


@sitter((255, 226, 150))
def ratmen(p: Easel, field: Colour) -> None:
    """A rat with a piece of cheese, and all his cousins behind him: there are always more of them."""
    sky(p, field, (60, 34), (255, 236, 170))
    for x, y, k in ((12, 64, 0.30), (88, 62, 0.32), (30, 56, 0.22), (72, 55, 0.23), (50, 50, 0.18)):
        _rat_behind(p, x, y, k, shade(field, 0.5))
    shoulders(p, (104, 84, 66), 84, 42)
    p.shape(mirrored("50,88 66,86 80,98 74,118 50,112"), (150, 60, 52), 0.9, body=5)
    p.lines(("40,96 46,104", "60,96 54,104"), 0.7)
    head_frame(p, 0.78, 50, 12)
    coat: Colour = (160, 134, 112)
    for _ in p.sides():
        p.dot(80, 24, 21, coat, 1.1)
        p.dot(81, 25, 14, PINK, 0.6, body=7)
    for _ in p.sides():
        p.poly("50,90 57,90 56,107 50,107", (252, 246, 226), 0.8)
    head = p.shape(mirrored("50,16 68,20 80,40 75,58 65,74 60,88 50,93"), coat, 1.1, body=12, texture=0.3)
    p.shape(mirrored("50,62 58,64 63,74 60,86 50,91"), tint(coat, 0.34), 0, body=6, inside=head)
    p.frame()
    fur(p, head, (24, 26, 76, 76), coat, 60)
    head_frame(p, 0.78, 50, 12)
    for side in (-1, 1):
        round_eye(p, 50 + side * 14, 48, 7.4, (196, 120, 30), look=(0.6, 0.3), white=(255, 250, 214))
    brows(p, "54,42 63,36 73,39", 1.8, shade(coat, 0.5))
    for _ in p.sides():
        p.lines(("60,76 78,70 98,70", "60,80 78,81 96,88", "59,72 76,62 94,54"), 0.7)
        p.lines(("64,78 64.4,78.4", "66,74 66.4,74.4"), 1.1)
    p.dot(50, 77, 8.4, PINK, 0.9, ry=6.6, gloss=0.7)
    p.line("40,88 50,92 60,88", 1.0)
    p.frame()
    p.shape("66,106 94,96 100,108 98,118 70,122", (250, 206, 84), 1.0, body=4)
    p.poly("66,106 94,96 100,108", tint((250, 206, 84), 0.4), 0.9)
    for x, y, r in ((80, 113, 2.6), (90, 110, 2), (74, 117, 1.6)):
        p.dot(x, y, r, (206, 150, 50), 0.5)
    fist(p, 69, 106, 13, 16, PINK)
    fist(p, 97, 104, 12, 15, PINK)
    sparks(p, (255, 240, 190), 4, 12)


def _rat_behind(p: Easel, x: float, y: float, scale: float, colour: Colour) -> None:
    """A dark head with bright eyes."""
    p.frame(scale, x - 50 * scale, y - 50 * scale)
    for _ in p.sides():
        p.dot(80, 22, 20, colour, 0.6)
    p.shape(mirrored("50,14 70,20 84,44 78,70 62,92 50,96"), colour, 0.7, body=4)
    for at in (36, 64):
        p.dot(at, 46, 6, (255, 226, 110), 0, flat=True)
    p.frame()


@sitter((170, 255, 226))
def kobolds(p: Easel, field: Colour) -> None:
    """A kobold and his spear, with two of his brothers: they only go about in threes."""
    cave(p, field, (30, 44), (255, 206, 140))
    for x, y, k in ((12, 78, 0.34), (90, 74, 0.36)):
        p.frame(k, x - 50 * k, y - 50 * k)
        _kobolds_head(p, shade((206, 96, 58), 0.62), (120, 100, 70), is_fine=False)
    p.frame()
    p.rod("82,134 88,10", 3.4, WOOD)
    p.shape("88,-6 94,6 92,16 85,16 82,6", STEEL, 0.9, body=3, gloss=0.7)
    p.shape("81,18 94,18 92,26 96,32 88,28 82,33 84,26", (190, 60, 46), 0.8, body=2)
    shoulders(p, (196, 88, 54), 84, 36)
    p.shape(mirrored("50,90 60,90 64,134 50,134"), (246, 210, 140), 0.9, body=5)
    p.lines(("38,100 50,103 62,100", "37,112 50,115 63,112", "37,123 50,126 63,123"), 0.7, (170, 120, 60))
    p.shape("18,92 40,86 60,88 84,92 76,104 66,98 60,108 52,99 44,110 38,99 28,106", (96, 74, 56), 1.0, body=4)
    p.frame(0.80, 8, 12)
    _kobolds_head(p, (206, 96, 58), (250, 210, 140), is_fine=True)
    p.frame()
    fist(p, 86, 88, 15, 16, (206, 96, 58))
    sparks(p, (255, 220, 150), 4, 16)


def _kobolds_head(p: Easel, scales: Colour, pale: Colour, *, is_fine: bool) -> None:
    """A little dragon, three quarters to the left: long snout, swept horns, a frill."""
    frill: Colour = (84, 148, 138) if is_fine else shade((84, 148, 138), 0.55)
    p.poly("58,22 84,4 86,24 104,30 95,44 106,60 90,64 92,80 62,70", frill, 1.0, body=5)
    p.lines(("66,40 88,26", "68,48 96,48", "68,58 90,68"), 0.8, shade(frill, 0.55))
    p.shape("44,20 40,-2 26,-16 48,-8 60,20", BONE if is_fine else pale, 1.0, body=4)
    p.shape("60,22 66,-2 60,-20 78,-4 76,28", BONE if is_fine else pale, 1.0, body=4)
    p.shape("34,26 54,16 74,28 84,52 78,78 60,90 36,88 10,84 -4,74 -6,62 6,54 26,46", scales, 1.1, body=10)
    p.shape("-4,72 12,76 34,78 56,82 50,90 28,90 4,84", pale, 0.8, body=4)
    p.line("-4,71 12,74 34,74 54,78 64,72", 1.3)
    fangs(p, [(4, 74, 2.4, 8), (20, 76, 2.4, 8), (38, 77, 2.4, 7)])
    p.dot(2, 60, 1.8, BLACK, 0, flat=True)
    round_eye(p, 44, 42, 10, (240, 180, 40), look=(-0.5, 0.2), white=(255, 246, 190))
    p.line("32,34 44,28 58,36", 1.9, shade(scales, 0.5))
    for x, y in ((64, 50), (70, 60), (60, 64), (66, 74), (56, 54)):
        p.dot(x, y, 2.4, tint(scales, 0.3), 0.4)


@sitter((190, 240, 255))
def tritons(p: Easel, field: Colour) -> None:
    """A triton rises from the waves with his trident."""
    sky(p, field, (30, 26), (206, 240, 255))
    sea(p, shade(field, 0.86), 66)
    p.shape("-4,78 10,68 22,76 34,68 46,78 104,70 104,134 -4,134", shade(field, 0.72), 0.7, body=6)
    skin: Colour = (74, 160, 156)
    shoulders(p, skin, 80, 44)
    for _ in p.sides():
        p.poly("68,84 96,72 92,88 104,96 94,104 100,118 78,106", (232, 132, 80), 0.9, body=4)
    p.shape(mirrored("50,92 62,88 70,100 62,116 50,120"), (240, 214, 160), 0.9, body=5)
    p.lines(("50,94 50,118", "50,118 42,104 40,94", "50,118 58,104 60,94"), 0.7, (190, 140, 90))
    head_frame(p, 0.76, 50, 13)
    fin: Colour = (234, 132, 80)
    p.poly("50,30 28,20 20,-6 38,6 50,-14 62,6 80,-6 72,20", fin, 1.0, body=5)
    p.lines(("50,26 50,-6", "42,24 32,6", "58,24 68,6"), 0.8, shade(fin, 0.6))
    for _ in p.sides():
        p.poly("70,40 106,18 96,42 108,58 92,66 96,86 70,74", fin, 1.0, body=5)
        p.lines(("76,50 96,32", "76,58 98,56", "76,66 90,76"), 0.8, shade(fin, 0.6))
    face = p.shape(mirrored("50,12 68,17 80,36 79,60 68,84 50,96"), skin, 1.1, body=13)
    for x, y in ((32, 70), (37, 78), (68, 70), (63, 78), (34, 26), (42, 21), (66, 26), (58, 21), (30, 62), (70, 62)):
        p.line([(x - 3, y), (x, y + 2.6), (x + 3, y)], 0.6, shade(skin, 0.55), inside=face)
    round_eyes(p, 15, 47, 10.4, (40, 110, 170), look=(-0.2, 0.2), white=(255, 248, 214))
    brows(p, "53,39 63,32 77,36", 2.4, shade(skin, 0.45))
    p.lines(("46,62 47,66", "54,62 53,66"), 1.1)
    p.shape("34,78 42,72 50,74 58,72 66,78 58,84 50,82 42,84", tint(skin, 0.24), 0.9, body=3)
    p.line("35,78 44,78 50,79 56,78 65,78", 1.0)
    p.shape("50,14 56,24 50,34 44,24", GOLD, 0.8, body=3, gloss=0.8)
    p.frame()
    _trident(p)
    fist(p, 88, 90, 16, 18, skin)
    _spray(p)


def _trident(p: Easel) -> None:
    p.rod("91,134 87,34", 3.4, GOLD)
    p.rod("76,34 98,34", 3, GOLD)
    for x in (77.0, 87.0, 97.0):
        p.rod([(x, 34), (x, 14)], 2.6, GOLD)
        p.poly([(x - 4, 17), (x, 4), (x + 4, 17)], tint(GOLD, 0.3), 0.8)


def _spray(p: Easel) -> None:
    """Foam before the breast, drops in the air."""
    foam = "-6,134 -6,116 6,110 14,116 26,108 38,117 50,110 62,118 76,110 86,117 106,108 106,134"
    p.shape(foam, (176, 220, 236), 0.9, body=5)
    p.lines(("4,120 12,118 18,122", "40,122 50,117 58,123", "78,121 86,120 92,124"), 0.8, (255, 255, 255))
    for x, y, r in ((10, 100, 1.8), (22, 96, 1.2), (64, 104, 1.4), (4, 84, 1.1), (96, 88, 1.5), (40, 102, 1.2)):
        p.dot(x, y, r, (224, 246, 255), 0.5, gloss=0.8)


@sitter((226, 255, 150))
def goblins(p: Easel, field: Colour) -> None:
    """A goblin with a sack that isn't his and a nose for weak neighbours."""
    sky(p, field, (26, 30), (255, 214, 140))
    ridges(p, shade(field, 0.86))
    p.shape("60,96 70,74 88,66 104,76 108,134 62,134", (164, 122, 78), 1.0, body=9)
    p.shape("76,66 84,56 94,58 92,68", (164, 122, 78), 0.9, body=3)
    p.line("76,67 92,69", 1.6, (90, 60, 36), taper=False)
    p.poly("84,92 96,88 98,102 86,104", (120, 82, 50), 0.8)
    shoulders(p, (112, 80, 56), 86, 34)
    p.lines(("34,96 40,112", "60,98 54,112"), 0.8)
    p.frame(0.80, 7, 12)
    skin: Colour = (164, 194, 74)
    p.shape("58,44 80,26 112,16 106,42 86,68 62,72", skin, 1.1, body=6)
    p.shape("68,48 84,36 102,26 96,42 82,58", (222, 140, 100), 0.5, body=4)
    p.dot(84, 60, 3.4, GOLD, 0.7, gloss=0.6)
    p.shape("36,18 56,14 72,28 78,52 74,80 62,98 42,106 22,100 20,92 28,86 22,76 26,66 18,62", skin, 1.1, body=11)
    p.shape("36,34 20,46 -2,54 -14,68 6,70 26,68 40,60", tint(skin, 0.12), 1.1, body=6)
    p.lines(("14,58 20,62", "6,62 10,66"), 0.7, shade(skin, 0.5))
    p.dot(-2, 64, 2.2, shade(skin, 0.6), 0.5)
    round_eye(p, 43, 47, 10.4, (190, 60, 30), look=(-0.6, 0.1), white=(255, 246, 170))
    round_eye(p, 23, 45, 6.4, (190, 60, 30), look=(-0.5, 0.1), white=(255, 246, 170))
    p.line("30,38 43,32 58,41", 2.4, shade(skin, 0.4))
    grin = p.shape("22,76 40,79 56,74 70,60 68,80 52,93 30,92", (74, 26, 28), 1.0, flat=True)
    for x, y in ((31, 76), (41, 76), (51, 73), (60, 67)):
        p.shape([(x - 5, y - 2), (x + 5, y - 3), (x + 1, y + 9)], BONE, 0.5, straight=True, body=1.4, inside=grin)
    for x, y in ((36, 92), (48, 92)):
        p.shape([(x - 4, y + 1), (x + 4, y), (x, y - 7)], BONE, 0.5, straight=True, body=1.4, inside=grin)
    p.line("66,58 72,58 74,64", 0.8)
    _nightcap(p)
    p.frame()
    fist(p, 80, 80, 15, 15, skin)
    sparks(p, (255, 226, 150), 4, 14)


def _nightcap(p: Easel) -> None:
    cap: Colour = (196, 58, 46)
    p.shape("20,34 36,24 56,24 76,38 92,22 84,-2 100,-10 80,-18 56,-12 36,0 24,16", cap, 1.1, body=8)
    p.lines(("44,0 50,8 48,18", "62,-8 68,2 66,14"), 0.8, shade(cap, 0.5))
    p.line("19,38 36,28 56,29 75,43", 5.4, INK, taper=False)
    p.line("19,38 36,28 56,29 75,43", 3.6, shade(cap, 0.72), taper=False)
    p.dot(103, -4, 8, (250, 238, 210), 0.9)
    patch: list[Point] = moved("0,0 10,-2 11,8 1,10", 40, 6)
    p.poly(patch, (90, 110, 140), 0.7)

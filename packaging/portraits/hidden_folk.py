"""Humans and Pygmies: the ones behind a helm and a mask."""

from __future__ import annotations

from portraits.easel import Easel
from portraits.features import BONE, GOLD, STEEL, eyes, fist, head_frame, round_eyes, shoulders
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import hills, sky, sparks, tower, trees
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import mirrored, turned


@sitter((255, 232, 180))
def humans(p: Easel, field: Colour) -> None:
    """A knight among his fields: great helm, sword, an ear of wheat."""
    sky(p, field, (26, 30), (255, 236, 190))
    tower(p, 86, 78, 6, 34, (206, 190, 170), (110, 60, 60))
    hills(p, (206, 176, 90), (186, 150, 70))
    for x in range(-2, 104, 9):
        p.line([(x, 132), (x + 6, 110), (x + 10, 92)], 0.7, (140, 104, 44), strength=0.6)
    cape: Colour = (52, 84, 140)
    shoulders(p, cape, 78, 48)
    p.shape(mirrored("50,84 64,82 74,94 72,134 50,134"), (236, 226, 206), 1.0, body=8)
    p.shape("28,94 38,88 74,124 72,134 62,134 27,104", (186, 50, 46), 0.8, body=3)
    for _ in p.sides():
        p.shape("66,82 82,78 98,90 100,106 82,104 70,96", STEEL, 1.1, body=8, gloss=0.7)
        p.lines(("72,92 84,94 98,98", "74,86 86,87 96,92"), 0.8)
    head_frame(p, 0.74, 50, 13)
    helm = p.shape(mirrored("50,-2 72,2 84,16 86,72 74,94 50,104"), STEEL, 1.2, body=13, gloss=0.8)
    p.shape(mirrored("50,46 82,46 82,62 50,66"), (26, 22, 26), 0.8, flat=True)
    eyes(p, 16, 55, 9, 5.4, (80, 130, 190), look=(0.2, 0), lid=1.4)
    p.poly("14,34 86,34 86,46 14,46", GOLD, 1.0)
    p.poly("43,0 57,0 57,101 43,101", GOLD, 1.0)
    p.poly("45.5,36.6 54.5,36.6 54.5,43.4 45.5,43.4", GOLD, 0, flat=True)
    for x, y in ((64, 74), (74, 72), (64, 83), (73, 81), (64, 92), (36, 74), (26, 72), (36, 83), (27, 81), (36, 92)):
        p.dot(x, y, 1.9, (30, 26, 30), 0, flat=True)
    for x in (22, 34, 66, 78):
        p.dot(x, 40, 1.7, tint(GOLD, 0.5), 0.4)
    p.lines(("22,12 32,6", "20,20 24,14"), 0.8, (230, 236, 242), inside=helm)
    p.shape("46,-2 42,-16 50,-24 66,-22 76,-12 64,-10 56,-2", (196, 52, 46), 1.0, body=4)
    p.frame()
    p.rod("17,104 20,60", 1.2, (206, 164, 70))
    for i in range(5):
        for side in (-1, 1):
            kernel = turned([(20, 56), (20 + side * 5, 52), (20 + side * 2, 60)], 4, 20, 60)
            p.shape([(x, y + 3 + i * 5) for x, y in kernel], (240, 200, 96), 0.6, body=1.6)
    p.shape("20,48 23,54 20,60 17,54", (240, 200, 96), 0.6, body=1.6)
    fist(p, 17, 92, 18, 18, shade(STEEL, 0.86))
    sparks(p, (255, 244, 200), 4, 14)


@sitter((255, 226, 150))
def pygmies(p: Easel, field: Colour) -> None:
    """A pygmy in his cloak of leaves and his carved mask; more masks in the wood."""
    sky(p, field, (50, 36), (255, 240, 180))
    leaf: Colour = (74, 132, 84)
    trees(p, ((6, 90, 70), (94, 92, 74)), shade(leaf, 0.8))
    for x, y, k in ((9, 66, 0.22), (91, 60, 0.22)):
        p.frame(k, x - 50 * k, y - 60 * k)
        _mask(p, (128, 78, 46))
        p.frame()
    for x, angle in ((-2, 30), (8, 8), (102, -30), (92, -8)):
        frond = turned([(x, 134), (x - 7, 104), (x, 74), (x + 7, 104)], angle, x, 134)
        p.shape(frond, leaf, 0.9, body=4)
        p.line(turned([(x, 130), (x, 80)], angle, x, 134), 0.7, shade(leaf, 0.5))
    cloak: Colour = (104, 156, 80)
    shoulders(p, cloak, 86, 34)
    for x, y in ((20, 112), (32, 104), (44, 110), (56, 110), (68, 104), (80, 112), (26, 124), (50, 122), (74, 124)):
        p.shape([(x, y - 10), (x + 7, y), (x, y + 9), (x - 7, y)], tint(cloak, 0.1), 0.8, body=3)
        p.line([(x, y - 7), (x, y + 6)], 0.5, shade(cloak, 0.5))
    p.line("30,94 40,104 50,107 60,104 70,94", 1.0, (70, 46, 30), taper=False)
    for x, y in ((34, 99), (42, 105), (58, 105), (66, 99)):
        p.dot(x, y, 2.4, (206, 70, 52), 0.6)
    p.poly("47,106 53,106 50,116", BONE, 0.7)
    p.frame(0.80, 10, 10)
    for angle, colour in (
        (-62, (212, 58, 44)),
        (62, (212, 58, 44)),
        (-32, (72, 160, 160)),
        (32, (72, 160, 160)),
        (0, (240, 190, 70)),
    ):
        p.shape(turned("50,54 40,36 38,10 50,-14 62,10 60,36", angle, 50, 66, 0.96), colour, 1.0, body=5)
        p.line(turned("50,46 50,0", angle, 50, 66, 0.96), 0.8, shade(colour, 0.5))
    _mask(p, (170, 102, 56))
    p.frame()
    p.rod("84,134 88,60", 2.4, (176, 140, 84))
    p.line("88,64 90,58", 1.2)
    fist(p, 86, 98, 14, 15, (190, 150, 96))
    sparks(p, (255, 246, 190), 4, 18)


def _mask(p: Easel, wood: Colour) -> None:
    """Round eyes, a painted brow, a bone through the nose."""
    p.shape(mirrored("50,32 70,34 84,48 85,72 74,98 50,110"), wood, 1.1, body=12, texture=0.4)
    p.lines(("50,36 50,50", "40,38 42,48", "60,38 58,48"), 1.8, (250, 236, 200))
    for _ in p.sides():
        p.line("70,76 76,74 80,70", 1.6, (72, 170, 170))
        p.line("69,84 75,82 78,79", 1.6, (212, 58, 44))
    round_eyes(p, 17, 60, 12, (96, 60, 30), look=(0.0, 0.1), white=(255, 248, 224))
    p.shape("50,54 60,78 50,83 40,78", tint(wood, 0.24), 0.9, body=4)
    for x in (24, 76):
        for dy in (-3, 3):
            p.dot(x, 85 + dy, 4, BONE, 0.7)
    p.rod("24,85 76,85", 4.4, BONE, 0.7)
    p.shape("40,96 50,94 60,96 56,102 44,102", (60, 30, 22), 0.8, flat=True)
    p.poly("44,95.4 56,95.4 54,98.4 46,98.4", BONE, 0.4, flat=True)

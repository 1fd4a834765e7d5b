"""Dwarves, Halflings, Leprechauns, Pixies, Homunculi."""

from __future__ import annotations

from portraits.easel import Easel
from portraits.features import (
    BONE,
    GOLD,
    STEEL,
    WHITE,
    WOOD,
    brows,
    cheeks,
    coin,
    eyes,
    fist,
    head_frame,
    palm,
    round_eyes,
    shoulders,
    smile,
    strand_lines,
)
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import hills, ridges, sky, sparks
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import mirrored, star

SKIN: Colour = (236, 184, 142)
GREEN: Colour = (150, 200, 110)
ROSE: Colour = (214, 130, 160)
SKY: Colour = (120, 180, 214)


@sitter((255, 206, 140))
def dwarves(p: Easel, field: Colour) -> None:
    """A dwarf with his pick, a nugget in his fist, and a beard to be proud of."""
    sky(p, field, (26, 36), (255, 214, 150))
    ridges(p, shade(field, 0.86))
    p.rod("91,128 73,20", 4.4, WOOD)
    p.shape("46,30 58,17 74,13 90,20 102,38 88,30 76,25 60,26", STEEL, 1.0, body=4, gloss=0.7)
    shoulders(p, (120, 78, 50), 80, 47)
    for _ in p.sides():
        p.shape("66,84 82,82 96,92 98,106 80,102", STEEL, 1.0, body=6, gloss=0.6)
        p.dot(86, 92, 1.6, GOLD, 0.5)
    head_frame(p, 0.74, 50, 15)
    _dwarfs_beard(p)
    face = p.shape(mirrored("50,36 70,38 73,54 63,66 50,68"), SKIN, 1.0, body=7)
    cheeks(p, 66, 60, 8, face, 0.5)
    eyes(p, 12, 52, 6.4, 4.4, (60, 96, 150), look=(0.2, 0))
    brows(p, "53,46 61,42.6 71,46", 2.6, (176, 84, 34))
    for _ in p.sides():
        p.shape("74,36 90,32 97,18 94,0 105,14 105,38 84,49", BONE, 1.0, body=5)
        p.lines(("88,37 96,30", "82,42 90,38"), 0.6, (150, 130, 96))
    p.shape(mirrored("50,0 67,4 80,20 82,44 50,46"), STEEL, 1.1, body=10, gloss=0.7)
    p.poly("17,36 83,36 83,47 17,47", GOLD, 0.9)
    p.poly("44,4 56,4 55,42 45,42", GOLD, 0.9)
    for x in (24, 36, 64, 76):
        p.dot(x, 41.5, 1.8, tint(GOLD, 0.5), 0.4)
    _dwarfs_moustache(p)
    p.dot(50, 60, 8, (240, 170, 128), 0.9)
    p.frame()
    fist(p, 14, 96, 21, 20, SKIN)
    p.shape("6,96 12,88 20,87 26,93 22,99 10,100", GOLD, 0.9, body=4, gloss=0.9)
    sparks(p, (255, 232, 160), 3, 14)


def _dwarfs_beard(p: Easel) -> None:
    red: Colour = (212, 106, 42)
    beard = p.shape(mirrored("50,52 72,48 86,58 88,84 78,112 64,138 50,148"), red, 1.1, body=11)
    strands = ("44,80 40,104 45,130", "56,80 60,104 55,130", "50,84 50,140", "32,74 28,94 34,114", "68,74 72,94 66,114")
    strand_lines(p, beard, strands, red, 0.8)
    for _ in p.sides():
        p.shape("70,76 80,84 80,108 74,126 66,112 66,90", tint(red, 0.12), 0.9, body=4)
        p.lines(("68,90 76,94 80,90", "67,102 74,106 79,102"), 0.7, (130, 58, 20))
        p.dot(73.4, 118, 4.2, GOLD, 0.7, gloss=0.6)


def _dwarfs_moustache(p: Easel) -> None:
    for _ in p.sides():
        p.shape("50,66 60,63 74,68 86,80 74,82 60,78 50,74", (232, 132, 60), 0.9, body=4)
        p.line("55,69 66,71 78,78", 0.6, (150, 70, 26))
    smile(p, 50, 76, 6, 5)


@sitter((255, 236, 190))
def halflings(p: Easel, field: Colour) -> None:
    """A halfling at ease before his round door, pipe in hand, feet on the fence."""
    _burrow(p, field)
    shoulders(p, (86, 132, 66), 78, 40)
    p.shape(mirrored("50,82 58,80 66,92 62,134 50,134"), (246, 232, 196), 0.9, body=5)
    for _ in p.sides():
        p.shape("60,80 70,84 74,134 60,134 64,100", (150, 66, 52), 0.9, body=5)
    for y in (98, 110, 122):
        p.dot(50, y, 1.7, GOLD, 0.5, gloss=0.6)
    head_frame(p, 0.74, 50, 12)
    skin: Colour = (246, 200, 156)
    for _ in p.sides():
        p.shape("70,44 88,30 96,30 92,48 76,60", skin, 0.9, body=5)
        p.shape("76,46 88,36 86,46 78,54", (226, 150, 116), 0.4, body=3)
    face = p.shape(mirrored("50,22 66,26 77,44 76,64 66,82 50,90"), skin, 1.1, body=12)
    cheeks(p, 66, 66, 11, face, 0.5)
    hair: Colour = (140, 82, 40)
    curls = [
        (24, 36, 11),
        (26, 20, 12),
        (38, 8, 13),
        (54, 4, 13),
        (70, 10, 12),
        (77, 24, 11),
        (76, 38, 9),
        (50, 18, 14),
    ]
    locks = p.blob(curls, hair)
    swirls = (
        "30,18 36,12 40,18 36,22",
        "50,8 56,4 60,10 55,14",
        "68,18 74,16 74,24",
        "22,34 28,30 30,38",
        "42,18 48,14",
    )
    strand_lines(p, locks, swirls, hair)
    eyes(p, 14, 52, 7, 5.4, (96, 110, 60), look=(0.3, 0.1))
    brows(p, "55,42 63,38 72,42", 2.2, shade(hair, 0.7))
    p.shape("45,58 55,58 58,66 50,70 42,66", tint(skin, 0.1), 0.8, body=4)
    p.line("34,72 42,79 54,80 64,74", 1.2)
    p.lines(("32,70 35,74", "65,72 67,76"), 0.6)
    p.frame()
    _pipe(p, skin)
    for x in (10, 31):
        _foot(p, x, 108, skin, hair)
    sparks(p, (255, 246, 210), 6, 14)


def _burrow(p: Easel, field: Colour) -> None:
    """Green hills, a round door in one of them."""
    sky(p, field, (74, 26), (255, 240, 190))
    hills(p, (128, 166, 84))
    p.shape("-6,132 -6,64 6,46 22,42 36,54 42,80 42,132", (108, 152, 74), 0.8, body=8)
    p.dot(17, 76, 17, (206, 180, 132), 0.9, body=4)
    p.dot(17, 76, 13, (222, 158, 58), 0.9, body=8)
    p.dot(23, 76, 1.6, (90, 60, 30), 0.4)


def _pipe(p: Easel, skin: Colour) -> None:
    """Lit, and held in peace."""
    p.blob([(86, 72, 3), (90, 64, 4.4), (86, 53, 5.6), (91, 41, 6.6)], (248, 248, 244), 0.7)
    p.rod("56,69 68,78 76,88", 2.2, (110, 68, 42))
    p.shape("72,84 88,81 88,95 84,100 75,99", (176, 116, 64), 0.9, body=4)
    p.shape("73,84 80,81 87,81.4 81,85", (64, 36, 24), 0.6, flat=True)
    fist(p, 80, 97, 19, 17, skin)


def _foot(p: Easel, x: float, y: float, skin: Colour, hair: Colour) -> None:
    """The sole of a big bare foot, toes up, tufts of hair over them."""
    p.blob([(x - 5, y - 4, 4), (x + 1, y - 6, 4), (x + 6, y - 4, 3.4)], hair, 0.7)
    sole = [(x - 10, y + 2), (x + 9, y + 2), (x + 9, y + 14), (x + 6, y + 30), (x - 6, y + 30), (x - 8, y + 14)]
    p.shape(sole, skin, 1.0, body=5)
    for dx, dy, r in ((-7.4, 0, 4.6), (-0.8, -2, 3.8), (4.4, -1, 3.2), (8.6, 1, 2.6)):
        p.dot(x + dx, y + dy, r, skin, 0.8)
    p.shape([(x - 6, y + 8), (x + 6, y + 7), (x + 6, y + 14), (x - 5, y + 15)], tint(skin, 0.3), 0, body=3)


@sitter((190, 255, 170))
def leprechauns(p: Easel, field: Colour) -> None:
    """A leprechaun under the rainbow, a coin between his fingers, his pot beside him."""
    sky(p, field, (70, 30), (255, 236, 180))
    for i, colour in enumerate(((206, 70, 60), (236, 150, 60), (246, 216, 90), (96, 170, 90), (80, 130, 200))):
        r = 62 - i * 4
        p.line(
            [(44 + r * x, 96 - r * 1.25 * y) for x, y in ((-1, 0), (-0.7, 0.72), (0, 1), (0.7, 0.72), (1, 0))],
            4.6,
            colour,
            taper=False,
            strength=0.72,
        )
    hills(p, (110, 158, 84))
    shoulders(p, (52, 122, 66), 80, 40)
    for _ in p.sides():
        p.shape("50,84 62,80 72,88 64,112 52,104", (66, 146, 80), 0.9, body=5)
    for y in (108, 119):
        p.dot(50, y, 1.9, GOLD, 0.5, gloss=0.7)
    head_frame(p, 0.72, 50, 17)
    beard: Colour = (226, 110, 40)
    for _ in p.sides():
        p.shape("70,52 84,44 90,52 84,64 72,68", SKIN, 0.9, body=4)
    whiskers = p.shape(mirrored("50,52 72,48 84,60 84,80 72,100 50,110"), beard, 1.1, body=10)
    strand_lines(p, whiskers, ("38,86 40,98", "50,92 50,106", "62,86 60,98", "28,72 32,88", "72,72 68,88"), beard)
    face = p.shape(mirrored("50,38 70,42 72,62 62,78 50,82"), (244, 194, 150), 1.0, body=9)
    cheeks(p, 65, 66, 9, face, 0.6)
    eyes(p, 12, 54, 6.4, 4.8, (60, 140, 70), look=(0.5, 0))
    brows(p, "53,46 61,42 70,46", 2.6, (184, 80, 26))
    p.dot(50, 63, 7.4, (246, 168, 126), 0.9)
    smile(p, 50, 72, 11, 9)
    hat: Colour = (62, 136, 72)
    p.shape("26,38 20,-6 50,-10 80,-6 74,38 50,42", hat, 1.1, body=11)
    p.poly("23.4,18 76.6,18 75,34 25,34", (50, 36, 30), 0.8)
    p.poly("39,15 61,15 61,37 39,37", GOLD, 0.9)
    p.poly("45,21 55,21 55,31 45,31", (50, 36, 30), 0.5, flat=True)
    p.shape(mirrored("50,36 82,34 103,38 84,47 50,47"), shade(hat, 1.12), 1.1, body=5)
    for x, y in ((73, 6), (85, 5), (79, -5), (80, 14)):
        p.dot(x, y, 6, (132, 204, 84), 0.7)
    p.frame()
    fist(p, 83, 94, 17, 17, SKIN)
    p.glow(83, 82, 16, (255, 232, 130), 0.7)
    coin(p, 83, 84, 8)
    p.shape("-6,104 4,98 20,98 30,104 30,120 22,134 0,134", (74, 76, 88), 1.0, body=8, gloss=0.5)
    p.blob([(2, 98, 4), (9, 94, 5), (16, 95, 5), (23, 98, 4)], GOLD, 0.8)
    sparks(p, (255, 240, 150), 5, 22)


@sitter((255, 240, 200))
def pixies(p: Easel, field: Colour) -> None:
    """A pixie under her flower, wings spread, pollen about her."""
    sky(p, field, (50, 30), (255, 246, 190))
    for x, y, r, colour in ((4, 96, 9, (236, 120, 150)), (95, 104, 10, (246, 190, 90)), (10, 16, 7, (244, 176, 200))):
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            p.dot(x + dx * r * 0.6, y + dy * r * 0.6, r * 0.6, colour, 0.6)
        p.dot(x, y, r * 0.42, GOLD, 0.5)
    for _ in p.sides():
        p.shape("54,76 70,40 90,20 104,26 106,54 88,74 66,84", (160, 216, 230), 0.9, body=6, gloss=0.5)
        p.lines(("62,72 80,48 94,32", "66,76 86,60 100,50"), 0.6, (70, 130, 160))
        p.shape("60,84 86,80 102,92 96,112 74,106", (244, 196, 120), 0.9, body=6)
        p.dot(88, 94, 4, (214, 116, 60), 0.5)
    leaf: Colour = (102, 164, 72)
    p.shape(mirrored("50,80 60,82 72,98 78,134 50,134"), leaf, 1.0, body=8)
    for _ in p.sides():
        p.shape("50,84 64,82 76,98 62,98 50,106", tint(leaf, 0.2), 0.9, body=4)
        p.line("54,90 64,92 72,96", 0.5, shade(leaf, 0.5))
    head_frame(p, 0.78, 50, 8)
    skin: Colour = (250, 216, 180)
    for _ in p.sides():
        p.shape("70,54 92,42 90,58 72,70", skin, 0.9, body=4)
    face = p.shape(mirrored("50,24 68,30 77,50 70,74 58,90 50,93"), skin, 1.1, body=12)
    cheeks(p, 67, 70, 9, face, 0.5)
    eyes(p, 14, 58, 7.4, 8.4, (70, 150, 90), look=(0, 0.1), slant=1.5)
    brows(p, "56,44 64,41 72,44", 1.2, (150, 70, 110))
    p.line("49,70 50,73 52,72", 0.8)
    smile(p, 50, 79, 8, 5)
    cap: Colour = (214, 84, 150)
    petals = "50,-2 64,4 77,20 84,52 73,44 64,55 55,41 50,50 45,41 36,55 27,44 16,52 23,20 36,4"
    hat = p.shape(petals, cap, 1.1, body=9)
    p.lines(
        ("58,8 66,24 68,42", "42,8 34,24 32,42", "50,6 50,40", "72,20 78,40", "28,20 22,40"),
        0.7,
        (140, 40, 96),
        inside=hat,
    )
    p.rod("50,0 50,-10 58,-14", 3, leaf)
    p.shape(mirrored("50,-5 58,-3 66,6 56,5 50,11"), leaf, 0.8, body=3)
    p.frame()
    p.rod("80,130 88,96", 1.8, WOOD)
    p.glow(89, 88, 22, (255, 246, 160), 0.9)
    p.poly(star(89, 88, 8, 0.4), (255, 236, 130), 0.7)
    sparks(p, (255, 250, 190), 8, 40)


@sitter((214, 255, 160))
def homunculi(p: Easel, field: Colour) -> None:
    """A homunculus waves from its flask; more of them wait on the shelf."""
    sky(p, field, (50, 50), (226, 255, 170))
    for y in (30, 62):
        p.poly([(-2, y), (102, y), (102, y + 4), (-2, y + 4)], WOOD, 0.8)
    for x, y, c in ((10, 30, GREEN), (88, 30, ROSE), (92, 62, SKY), (7, 62, GOLD)):
        _flask(p, x, y, c)
    p.poly("-4,114 104,114 104,134 -4,134", (110, 74, 46), 0.9)
    outline = mirrored("50,14 62,14 63,30 66,40 86,54 94,80 90,104 76,117 50,118")
    glass = p.shape(outline, (206, 232, 214), 1.2, body=12, gloss=0.6)
    p.shape("0,50 50,47 100,50 100,130 0,130", (176, 200, 96), 0.5, inside=glass, body=14, texture=0.3)
    p.glow(50, 84, 44, (236, 255, 150), 0.6, inside=glass)
    skin: Colour = (242, 190, 164)
    p.shape(mirrored("50,88 60,88 66,100 66,118 50,119"), skin, 0.9, body=6, inside=glass)
    p.rod("64,100 76,94 78,82", 5, skin)
    palm(p, 79, 83, 15, skin)
    p.rod("36,100 28,106 30,114", 5, skin)
    head = p.shape(mirrored("50,36 64,39 74,52 74,68 66,84 50,90"), skin, 1.0, body=11)
    cheeks(p, 64, 76, 6, head, 0.5)
    p.line("50,37 54,31 50,27 46,30", 1.0)
    round_eyes(p, 11.4, 62, 8.2, (96, 70, 150), look=(0.2, -0.1), white=(250, 250, 255))
    brows(p, "57,51 63,49 68,52", 1.1, (150, 90, 80))
    p.dot(50, 72, 1.6, (226, 150, 130), 0.6)
    smile(p, 50, 77, 7, 6, tongue=True)
    for x, y, r in ((30, 66, 2.2), (34, 56, 1.4), (74, 108, 1.8), (24, 94, 1.6), (70, 54, 1.3)):
        p.dot(x, y, r, (236, 250, 190), 0.4, gloss=0.8)
    p.line("14,74 12,88 17,102", 2.4, WHITE, strength=0.8)
    p.line("20,62 25,57", 2.0, WHITE, strength=0.8)
    p.poly("35,-2 65,-2 62,17 38,17", (186, 132, 82), 1.0)
    p.lines(("38,4 62,4", "39,11 61,11"), 0.6, (120, 80, 46))
    sparks(p, (230, 255, 180), 8, 16)


def _flask(p: Easel, x: float, y: float, colour: Colour) -> None:
    """A little one on the shelf, somebody in it."""
    right = [(x + 2, y - 16), (x + 3, y - 10), (x + 8, y - 4), (x + 6, y)]
    p.shape([*right, *((2 * x - a, b) for a, b in reversed(right))], colour, 0.8, body=3, gloss=0.8)
    p.glow(x, y - 4, 10, colour, 0.5)
    for dx in (-2, 2):
        p.dot(x + dx, y - 5, 1, (40, 30, 40), 0, flat=True)

"""Wizards: the hat, the beard, a crystal and a spark."""

from __future__ import annotations

import random

from portraits.easel import INK, Easel
from portraits.features import fist
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import sky, sparks
from smallworld_desktop.render.emblems.paths import mirrored, star

BLUE: Colour = (62, 84, 176)
DEEP: Colour = (44, 58, 132)
GILT: Colour = (222, 178, 84)
WHITE: Colour = (238, 234, 224)


@sitter((190, 226, 255), 0.55)
def wizards(p: Easel, field: Colour) -> None:
    """A wizard in his study: night in the window, magic in his hand."""
    sky(p, field, (28, 40), (255, 226, 150))
    _study(p)
    _robe(p)
    _hands(p)
    _beard(p)
    _face(p)
    _hat(p)
    p.glow(22, 58, 40, (110, 200, 255), 0.24)
    sparks(p, (220, 246, 255), 4)


def _study(p: Easel) -> None:
    """A round window with the night, and shelves."""
    p.glow(28, 40, 60, (255, 226, 150), 0.5)
    p.dot(72, 30, 25, (134, 96, 58), 0.9, ry=27, body=4)
    night = p.dot(72, 30, 21, (38, 52, 104), 0.8, ry=23, flat=True)
    p.glow(84, 18, 30, (150, 170, 255), 0.6, inside=night)
    p.dot(83, 18, 6, (255, 244, 206), 0, ry=6, flat=True, inside=night)
    p.dot(80.4, 16.6, 5.4, (52, 66, 122), 0, ry=5.4, flat=True, inside=night)
    r = random.Random(2)
    for _ in range(30):
        p.glow(r.uniform(50, 94), r.uniform(6, 54), r.uniform(0.5, 1.3), (255, 250, 220), 0.9, inside=night)
    p.shape("48,58 56,48 62,53 70,44 80,54 96,47 96,62 48,62", (24, 34, 70), 0, inside=night, flat=True)
    p.line("72,3 72,57", 1.3, (92, 62, 38), taper=False)
    p.line("47,30 97,30", 1.3, (92, 62, 38), taper=False)
    # shelf left
    for y in (26, 52):
        p.shape([(-2, y), (36, y), (36, y + 3.4), (-2, y + 3.4)], (112, 72, 42), 0.8, straight=True, body=1.6)
    x = 0.0
    for w, h, c in (
        (5, 15, (134, 48, 40)),
        (4, 18, (60, 96, 92)),
        (6, 14, (84, 66, 118)),
        (4.4, 17, (176, 128, 54)),
        (5, 12, (70, 88, 58)),
    ):
        p.shape([(x, 26 - h), (x + w, 26 - h), (x + w, 26), (x, 26)], c, 0.7, straight=True, body=1.8)
        p.line([(x + 0.8, 26 - h + 3), (x + w - 0.8, 26 - h + 3)], 0.6, (236, 200, 120), taper=False)
        x += w + 0.5
    for bx, c in ((6, (96, 190, 120)), (18, (214, 96, 120))):
        p.shape(
            [
                (bx - 1.6, 36),
                (bx + 1.6, 36),
                (bx + 1.8, 41),
                (bx + 5, 47),
                (bx + 4, 52),
                (bx - 4, 52),
                (bx - 5, 47),
                (bx - 1.8, 41),
            ],
            c,
            0.8,
            body=3,
            gloss=0.8,
        )
        p.shape(
            [(bx - 2, 33.4), (bx + 2, 33.4), (bx + 2, 36.4), (bx - 2, 36.4)], (150, 104, 62), 0.6, straight=True, body=1
        )
        p.glow(bx, 47, 9, c, 0.5)
    p.shape("27,40 34,38 36,45 33,52 26,52 24,46", (232, 220, 190), 0.8, body=3)
    p.dot(28, 45, 1.4, INK, 0)
    p.dot(32.4, 44.6, 1.4, INK, 0)


def _robe(p: Easel) -> None:
    """Blue cloth, gold hems, stars."""
    # robe
    p.shape("50,66 64,68 78,74 90,86 98,106 102,132 -2,132 2,106 10,86 22,74 36,68", BLUE, 1.1, body=11)
    for _ in p.sides():
        p.lines(("80,88 84,104 83,130", "72,82 76,100 74,130", "90,100 93,114 92,130"), 0.8, (32, 40, 92))
        # collar
        p.shape("50,76 60,68 72,66 80,72 74,86 62,98 50,104", DEEP, 0.9, body=5)
        p.line("51,101 62,94 72,84 77,73", 1.6, GILT, taper=False)
    for x, y, s in ((14, 104, 3.4), (22, 122, 2.6), (86, 98, 3.2), (78, 120, 3.6), (92, 122, 2.2), (8, 120, 2.2)):
        p.shape(star(x, y, s), (246, 208, 104), 0.5, straight=True, body=1.4)


def _hands(p: Easel) -> None:
    """The staff with its crystal; a hand with a spark over it."""
    # staff at the left with a crystal
    p.frame(1, -2, 0)
    p.shape("13,40 17,40 20,132 15,132", (126, 82, 46), 0.9, body=2.4)
    p.lines(("15,60 16.4,80 16,100", "17,70 17.6,90"), 0.5, (78, 48, 26))
    p.shape("15,42 8,36 6,26 10,20 9,29 14,36 20,36 24,29 23,20 27,26 25,36 19,42", (126, 82, 46), 0.9, body=2.4)
    p.glow(16.5, 24, 34, (130, 220, 255), 0.85)
    p.shape("16.5,8 23,18 21.6,29 16.5,35 11.4,29 10,18", (126, 214, 246), 0.9, body=4, gloss=0.9)
    p.lines(("16.5,9 15,20 16.5,34", "10.4,18.4 15,20 22.6,18.2"), 0.6, (236, 252, 255))
    p.glow(16.5, 21, 12, (230, 252, 255), 0.8)
    # hand on the staff
    p.shape("6,98 4,84 9,78 20,78 27,84 30,98 24,106 12,106", DEEP, 0.9, body=5)
    p.line("5,96 14,101 29,96", 1.4, GILT, taper=False)
    fist(p, 16.8, 66, 15, 15, (228, 182, 142), 0.2)
    p.shape("10,81 14,77 20,78 21,82 15,85", (228, 182, 142), 0.8, body=2.4)
    p.frame()
    # raised hand with a spark (right)
    p.shape("70,132 72,112 80,100 92,100 99,112 101,132", BLUE, 1.0, body=6)
    p.shape("72,110 80,98 92,98 99,110 94,115 84,112 76,116", DEEP, 0.9, body=4)
    p.line("73,112 84,108 98,112", 1.3, GILT, taper=False)
    p.shape(
        "77,101 76,93 72,86 73,84 78,88 78,80 80,76 82,80 83,86 85,75 87.4,75 88,86 90,78 92.4,79 92,88 95,84 "
        "97,86 95,95 92,102 84,105",
        (228, 182, 142),
        0.9,
        body=3,
    )
    p.lines(("79,95 85,97 91,95", "82,88 82.6,93", "87,88 87.4,93"), 0.5, strength=0.7)
    p.glow(85, 64, 20, (255, 236, 150), 0.95)
    p.shape(star(85, 64, 6.4, 0.36, 4), (255, 246, 190), 0.6, straight=True, flat=True)
    p.shape(star(85, 64, 4.0, 0.36, 4, -45), (255, 250, 214), 0.0, straight=True, flat=True)
    for x, y, s in ((76, 70, 2.2), (94, 70, 2.0), (91, 55, 2.4), (78, 56, 1.6)):
        p.shape(star(x, y, s, 0.34, 4), (255, 240, 170), 0.35, straight=True, flat=True)


def _beard(p: Easel) -> None:
    """Hair, beard and moustache about the face."""
    p.shadow("34,70 50,80 66,70 62,88 50,94 38,88", 0.4, 4)
    # beard behind, hair
    for _ in p.sides():
        p.shape("60,44 68,46 71,56 72,68 68,80 62,72 60,58", WHITE, 0.9, body=4)
    p.shape(mirrored("50,36 60,38 64,46 64,56 60,64 50,68"), (232, 184, 144), 1.0, body=7, rim=0.5)
    beard = p.shape(
        "36,56 42,60 50,59 58,60 64,56 68,66 69,80 66,94 60,108 54,118 50,126 47,117 40,108 34,94 31,80 32,66",
        WHITE,
        1.1,
        body=9,
        rim=0.8,
    )
    p.lines(
        (
            "42,70 40,86 45,104",
            "47,68 46,88 49,114",
            "53,68 54,88 52,112",
            "58,70 60,86 56,104",
            "36,68 35,80 38,92",
            "64,68 65,80 62,92",
            "49.6,84 50.4,100 50,118",
            "44,78 43,90",
        ),
        0.7,
        (150, 146, 146),
        inside=beard,
    )
    # moustache
    for _ in p.sides():
        p.shape("50,60 55,58 62,60.4 68,68 70,76 64,73 56,69 50,65.4", (250, 247, 238), 0.9, body=3)
        p.line("53,62 60,64.6 66,71", 0.5, (168, 162, 158))
    p.shape("47,66.4 50,65.6 53,66.4 50,69", (140, 58, 50), 0.6, flat=True)


def _face(p: Easel) -> None:
    """Cheeks, nose, eyes."""
    # cheeks, nose, eyes
    p.glow(40, 56, 6, (240, 110, 80), 0.35)
    p.glow(60, 56, 6, (240, 110, 80), 0.35)
    p.shape("48,46 52,46 54,54 55.4,58 52.6,61 47.4,61 44.6,58 46,54", (238, 180, 140), 0.85, body=3)
    p.line("46.6,59.4 47.6,58.4", 0.6)
    p.line("53.4,59.4 52.4,58.4", 0.6)
    for _ in p.sides():
        p.shape("54,50.6 57,48.4 61.6,49.6 60,52.6 56.4,53", (252, 250, 240), 0.8, flat=True)
        p.dot(57.6, 50.7, 1.5, (52, 96, 170), 0, flat=True)
        p.dot(57.6, 50.7, 0.75, (24, 22, 40), 0, flat=True)
        p.dot(57.0, 50.0, 0.45, (255, 255, 255), 0, flat=True)
        p.line("53.6,50.6 57.4,47.8 62.4,49.8", 0.8)
        p.lines(("62.6,52 65,51", "62.6,53.4 64.8,54"), 0.4, strength=0.7)
        p.shape("52,47 57,43.4 64,43 67,46.6 62,46 56,48", (248, 245, 238), 0.8, body=2)
        p.line("55,54.6 58,55 60.4,54", 0.45, strength=0.7)


def _hat(p: Easel) -> None:
    """Pointed, with a buckle."""
    hat = p.shape("36,38 38,24 42,10 44,0 52,-8 64,-10 74,-4 78,4 70,3 64,6 62,16 64,28 65,38", BLUE, 1.1, body=8)
    p.lines(("44,8 50,11 58,9", "40,22 47,25 52,24", "62,4 58,8 60,14"), 0.7, (34, 42, 96), inside=hat)
    p.shape("37,30 44,33 56,33 64.4,29.6 65,36.4 56,40 44,40 36,37", (198, 66, 58), 0.8, body=2.4)
    p.shape("44.6,30.6 55.4,30.6 55.4,41 44.6,41", (232, 188, 84), 0.9, straight=True, body=2, gloss=0.5)
    p.shape("47.4,33.2 52.6,33.2 52.6,38.4 47.4,38.4", (150, 40, 40), 0.5, straight=True, flat=True)
    p.shape("20,44 28,38 40,37 50,38.6 60,37 72,38 80,44 72,46.4 60,43.6 50,43 40,43.6 28,46.4", DEEP, 1.1, body=4)
    for x, y, s in ((47, 20, 3.4), (56, 26, 1.8), (58, 17, 2.4), (46, 7, 2.2)):
        p.shape(star(x, y, s), (250, 214, 110), 0.5, straight=True, body=1.4)

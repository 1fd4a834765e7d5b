"""Powers of the base game, Alchemist to Heroic: objects."""

from __future__ import annotations

import math

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BLOOD, BONE, BRASS, GOLD, PAPER, STONE, WOOD, shade
from smallworld_desktop.render.emblems.paths import Path, Point, box, moved, points, star, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("powers")


@drawing
def alchemist(e: Canvas) -> None:
    """A retort with a drop of gold at its beak."""
    m = e.shape(
        "3,66 6,50 16,38 20,24 27,9 39,3 51,9 66,26 82,46 97,66 90,71 76,57 60,38 47,24 42,24 45,35 "
        "60,44 68,60 67,76 56,92 36,98 14,90",
        (218, 234, 230),
        depth=4,
    )
    e.poly("0,60 70,60 70,100 0,100", (100, 176, 80), 0, depth=5, inside=m)
    e.line("0,60 70,60", 3, (60, 116, 56), inside=m)
    for x, y, r in ((24, 74, 6), (44, 82, 5), (42, 69, 3.6)):
        e.dot(x, y, r, (206, 240, 150), 0, flat=True)
    e.line("12,54 16,46 24,40", 4.0, (255, 255, 255))
    e.shape("93,72 100,87 98,96 92,99 86,96 85,87", GOLD, 3.2)


@drawing
def berserk(e: Canvas) -> None:
    """A double axe, its edges red."""

    def at(path: Path) -> list[Point]:
        return turned(path, 20, 50, 48, 0.92)

    e.rod(at("50,4 50,102"), 7, WOOD)
    for y in (80, 88, 96):
        e.fine(at([(45, y + 2), (55, y - 2)]), 2.6)
    for side in (1, -1):

        def half(path: Path, side: int = side) -> list[Point]:
            return at([(50 + side * x, y) for x, y in points(path)])

        blade = half("3,22 14,22 26,14 38,-2 47,18 49,36 46,54 38,74 26,58 14,50 3,50")
        inside = e.shape(blade, (188, 196, 204))
        e.shape(half("38,-8 31,16 32,36 31,56 38,80 58,72 58,-2"), (200, 58, 44), 2.4, depth=4, inside=inside)
        e.outline(blade)
    e.poly(at(box(43, 18, 57, 54)), BRASS, 3.4, depth=4)


@drawing
def bivouacking(e: Canvas) -> None:
    """A pointed tent with a fire."""
    cl = (214, 170, 104)
    for _ in e.sides():
        e.line("46,14 56,1", 4.6)
    e.poly("50,10 96,94 4,94", cl, depth=8)
    e.poly("50,10 62,32 38,32", (190, 72, 46), 3.4, depth=3)
    e.poly("50,34 66,94 34,94", (62, 40, 26), 3.4, flat=True)
    e.poly("50,34 34,94 24,94 42,60", shade(cl, 1.15), 3.2, flat=True)
    e.shape("50,62 58,78 57,88 50,93 43,88 44,78", (246, 150, 50), 2.4, flat=True)
    e.shape("50,76 54,84 50,91 46,84", (254, 226, 110), 0, flat=True)


@drawing
def commando(e: Canvas) -> None:
    """A green beret, a fighting knife under it."""
    green = (92, 132, 74)
    e.poly("-6,84 6,74 62,74 62,96 10,96", (214, 222, 228), 4, depth=4)
    e.poly("60,68 70,68 70,102 60,102", BRASS, 3.6, flat=True)
    e.rod("74,85 100,85", 11, (120, 66, 44), 3.8)
    e.shape("8,52 -2,36 8,16 36,2 70,6 98,24 106,46 96,60 78,54 60,60", green, 4, depth=8)
    e.shape("6,50 34,46 62,56 60,68 34,60 8,64", (60, 52, 46), 3.6, flat=True)
    e.poly(star(34, 34, 14), GOLD, 3.2, flat=True)


@drawing
def diplomat(e: Canvas) -> None:
    """Two hands that shake, one of each side."""
    fair, dark = (244, 202, 156), (178, 118, 80)
    e.poly("-4,30 18,24 30,66 8,80 -4,76", (56, 104, 176), 4, depth=5)
    e.poly("104,30 82,24 70,66 92,80 104,76", (192, 58, 46), 4, depth=5)
    e.poly("17,27 25,24 37,63 28,69", PAPER, 3.4, flat=True)
    e.shape("27,34 44,28 56,32 74,52 84,68 78,76 70,74 70,82 61,86 55,82 51,90 42,90 40,84 33,86 28,78 32,66", dark)
    for stroke in ("56,66 70,78", "46,72 56,84", "38,76 42,84"):
        e.line(stroke, 3.4)
    e.shape("76,32 58,26 46,32 38,46 42,54 52,52 60,44 70,52 84,68 76,62", fair)
    e.line("60,44 72,56 80,66", 3.6)
    e.poly("83,27 75,24 63,63 72,69", PAPER, 3.4, flat=True)


@drawing
def dragon_master(e: Canvas) -> None:
    """A dragon's head with open jaws, and the fist that holds its reins."""
    c, spine = (196, 50, 40), (244, 156, 56)
    e.poly("66,12 84,4 82,20 98,22 91,36 103,44 93,54 102,66 90,74", spine, depth=4)
    e.shape("50,18 70,16 86,34 88,60 80,99 36,99 48,86 56,70 56,54", c, depth=7)
    e.shape("58,58 60,70 52,86 42,99 30,99 44,84 54,70", (246, 204, 116), 3, flat=True)
    e.shape("54,20 64,0 84,-10 78,4 76,20 66,30", BONE, 3.6, depth=4)
    e.shape("8,76 26,65 44,58 58,58 56,72 42,80 22,87 11,84", shade(c, 0.86), 3.6, depth=3)
    e.shape("40,60 58,56 54,68 24,74", (92, 22, 26), 0, flat=True)
    e.shape("-4,46 0,32 12,30 22,32 34,18 52,12 68,20 72,40 66,58 54,62 40,56 20,56 2,56", c, 3.8, depth=6)
    for x, y in ((6, 55), (18, 55), (31, 55)):
        e.poly([(x - 5, y), (x + 5, y), (x, y + 12)], (255, 250, 236), 2.4, flat=True)
    e.poly("20,73 30,69 22,58", (255, 250, 236), 2.4, flat=True)
    e.shape("34,36 46,25 56,28 52,38 42,41", (254, 226, 84), 3.2, flat=True)
    e.line("46,28 45,38", 4.4)
    e.line("32,31 44,21 58,22", 4.6)
    e.eye(5, 40, 3)
    e.line("57,60 68,72 80,84", 10)
    e.line("57,60 68,72 80,84", 4.6, (252, 214, 110))
    e.dot(57, 60, 6, BRASS, 3.2)
    e.poly("86,86 104,82 106,104 88,104", (58, 108, 180), 3.6, depth=3)
    e.shape("68,84 76,75 88,76 95,84 94,98 84,104 72,101", (240, 192, 150), 3.8, depth=5)
    for y in (86, 93):
        e.line([(70, y), (79, y - 1)], 3)


@drawing
def flying(e: Canvas) -> None:
    """One spread wing: an arm of down, coverts, long feathers."""
    far = (
        "6,80 4,56 12,32 30,14 56,4 82,0 100,0 98,12 84,19 96,26 90,36 76,38 85,48 76,56 64,53 70,66 "
        "60,72 50,65 53,80 42,84 36,74 36,90 24,93 18,86"
    )
    e.shape(far, (240, 243, 244), depth=6)
    for stroke in ("84,19 58,22", "76,38 52,32", "64,53 46,42", "50,65 38,52", "36,74 29,60"):
        e.line(stroke, 3.0)
    e.shape(
        "8,72 8,48 24,22 52,10 76,8 80,14 68,22 70,32 56,33 57,44 44,43 43,56 33,53 30,68 20,64 18,78",
        (156, 194, 226),
        3.4,
        depth=4,
    )
    for stroke in ("68,22 54,24", "56,33 46,32", "44,43 38,40", "33,53 28,50"):
        e.fine(stroke, 2.6)
    e.shape("4,78 2,56 10,32 28,14 54,3 80,0 68,12 48,18 32,30 22,48 18,66 12,82", (252, 250, 242), depth=4)


@drawing
def forest(e: Canvas) -> None:
    """A broad tree."""
    e.poly("44,66 56,66 59,90 68,97 32,97 41,90", (124, 80, 46))
    e.shape(
        "50,3 64,6 72,16 86,20 92,36 86,48 88,62 74,74 60,70 50,76 40,70 26,74 12,62 14,48 8,36 14,20 28,16 36,6",
        (92, 146, 62),
        depth=8,
    )
    for pts in (
        "30,34 36,28 44,32",
        "54,24 60,18 68,22",
        "58,46 66,41 74,46",
        "26,54 34,50 40,55",
        "48,60 54,56 60,60",
    ):
        e.line(pts, 3.4)


@drawing
def fortified(e: Canvas) -> None:
    """A castle: two towers, a wall, a gate."""
    st = STONE
    for _ in e.sides():
        e.line("80,12 80,-1", 3.2)
    e.poly("20,-2 38,3 20,9", BLOOD, 2.8, flat=True)
    e.poly("80,-2 98,3 80,9", BLOOD, 2.8, flat=True)
    e.poly("30,50 38,50 38,57 46,57 46,50 54,50 54,57 62,57 62,50 70,50 70,97 30,97", shade(st, 0.9))
    for _ in e.sides():
        e.poly("65,34 95,34 97,97 65,97", st)
        e.poly(
            "61,14 69,14 69,22 76,22 76,14 84,14 84,22 91,22 91,14 99,14 99,34 95,40 65,40 61,34",
            shade(st, 1.1),
            depth=4,
        )
        e.line("80,52 80,60", 6.4)
        e.fine("84,72 92,72", 2.8)
        e.fine("70,82 80,82", 2.8)
    e.poly("36,97 36,80 41,71 50,67 59,71 64,80 64,97", (66, 44, 30), 3.4, flat=True)
    for x in (43, 50, 57):
        e.fine([(x, 70), (x, 96)], 2.2, (170, 150, 124))
    e.fine("38,83 62,83", 2.2, (170, 150, 124))


@drawing
def heroic(e: Canvas) -> None:
    """A star in a laurel wreath."""
    for _ in e.sides():
        for angle in range(78, -90, -29):
            t = math.radians(angle)
            leaf = turned("-13,0 -2,-7.5 13,0 -2,7.5", angle - 90 - 31.5, 0, 0)
            e.shape(moved(leaf, 50 + math.cos(t) * 36, 52 + math.sin(t) * 38), (108, 150, 66), 3.2, depth=3)
    e.poly(star(50, 52, 29), (250, 204, 84), depth=4)

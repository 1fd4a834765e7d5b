"""Icons of things: lists, menus and panels."""

from __future__ import annotations

import math

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import (
    AMBER,
    BLOOD,
    BRASS,
    GOLD,
    INK,
    INK_SOFT,
    PALE,
    PAPER,
    RED,
    STEEL,
    shade,
)
from smallworld_desktop.render.emblems.paths import arc, box, cog, mirrored, moved, star, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("icons")


@drawing
def scroll(e: Canvas) -> None:
    e.poly("20,18 80,18 80,80 20,80", (244, 230, 190))
    for y in (36, 48, 60):
        e.line([(32, y), (68 if y < 60 else 54, y)], 4, INK_SOFT)
    for y in (14, 84):
        e.line([(14, y), (86, y)], 20, straight=True)
        e.line([(15, y), (85, y)], 12, (222, 190, 130), straight=True)
    e.dot(66, 70, 9, (206, 66, 46), 3, flat=True)


@drawing
def spyglass(e: Canvas) -> None:
    e.poly("4,78 14,92 44,68 35,54", (222, 176, 84))
    e.poly("33,50 47,70 76,46 63,28", (176, 98, 56))
    e.poly("58,22 76,50 99,28 82,4", BRASS)
    e.line("66,20 82,42", 3.2)
    e.shape("82,4 99,28 96,14", (170, 214, 226), 3, flat=True)


@drawing
def map_(e: Canvas) -> None:
    e.poly("4,20 34,8 66,20 96,8 96,82 66,94 34,82 4,94", (240, 222, 176), 4, depth=4)
    e.shape("10,56 22,44 34,50 34,76 10,86", (112, 156, 78), 2.4, flat=True)
    e.shape("66,26 90,18 90,44 78,52 66,48", (92, 150, 172), 2.4, flat=True)
    e.line("34,10 34,80", 3)
    e.line("66,22 66,92", 3)
    for x, y in ((22, 30), (38, 36), (50, 46), (56, 60)):
        e.dot(x, y, 3.6, RED, 0, flat=True)
    e.line("70,64 84,78", 6, RED)
    e.line("84,64 70,78", 6, RED)


@drawing
def book(e: Canvas) -> None:
    for _ in e.sides():
        e.shape("50,22 70,12 98,16 98,84 72,80 50,92", (166, 62, 44), 4)
    for _ in e.sides():
        e.shape("50,20 68,11 90,13 90,75 70,72 50,82", (248, 236, 202), 3.4)
    for y in (30, 42, 54):
        for _ in e.sides():
            e.line([(60, y - 1), (80, y - 5)], 4, INK_SOFT)
    e.line("50,20 50,84", 3.6)


@drawing
def gear(e: Canvas) -> None:
    e.poly(cog(50, 50, 48), STEEL, 4)
    e.dot(50, 50, 15, (92, 62, 40), 4, flat=True)


@drawing
def door(e: Canvas) -> None:
    e.poly("18,98 18,40 28,16 50,4 72,16 82,40 82,98", (190, 178, 156), 4)
    e.poly("30,98 30,44 38,26 50,18 62,26 70,44 70,98", (42, 28, 20), 3.4, flat=True)
    e.poly("30,98 30,44 38,26 50,20 54,34 54,94", (164, 104, 58), 3.4)
    e.dot(48, 64, 4.2, BRASS, 2.2, flat=True)


@drawing
def globe(e: Canvas) -> None:
    e.dot(50, 50, 44, (120, 176, 190), 4)
    e.shape("20,34 34,16 50,20 46,36 56,46 40,60 26,52", (132, 164, 84), 2.6, flat=True)
    e.shape("64,54 82,46 88,60 76,78 62,72", (132, 164, 84), 2.6, flat=True)


@drawing
def pawn(e: Canvas) -> None:
    e.shape(mirrored("50,46 64,48 76,62 82,94 50,97"), (190, 96, 60), 4)
    e.dot(50, 28, 22, (232, 186, 140), 4)


@drawing
def land(e: Canvas) -> None:
    """Three regions cut out of a chart: a wood, a mountain, a field."""
    e.poly("4,64 50,40 96,64 96,78 50,102 4,78", (150, 102, 62), 4.4, depth=3)
    e.poly("4,64 50,40 96,64 50,88", (170, 196, 96), 4.4, flat=True)
    e.line("50,88 50,62 27,52", 4, straight=True)
    e.line("50,62 73,52", 4, straight=True)
    e.poly("50,2 82,58 50,66 18,58", (158, 152, 148), 4.4, depth=8)
    e.poly("50,2 62,24 54,22 50,30 44,22 38,24", (252, 252, 250), 3, flat=True)
    e.line("22,80 22,68", 5)
    e.dot(22, 58, 13, (88, 146, 66), 4)
    e.line("80,80 80,70", 5)
    e.dot(80, 60, 11, (88, 146, 66), 4)


@drawing
def curse(e: Canvas) -> None:
    e.shape("2,50 26,24 50,16 74,24 98,50 74,76 50,84 26,76", (214, 196, 226), 4)
    e.dot(50, 50, 28, (132, 72, 156), 4)
    e.shape("50,26 58,50 50,74 42,50", INK, 1, flat=True)
    e.dot(40, 40, 5, (250, 240, 250), 0, flat=True)
    for x, y in ((50, 2), (22, 8), (78, 8)):
        e.line([(x, y), (x + (50 - x) * 0.16, y + 9)], 5)


@drawing
def tiara(e: Canvas) -> None:
    e.poly("6,84 4,40 22,58 34,26 50,6 66,26 78,58 96,40 94,84 50,92", (232, 206, 226), 4)
    e.line("10,72 50,79 90,72", 4)
    for x, y, r, c in ((50, 44, 11, (206, 66, 96)), (28, 62, 6, (92, 150, 200)), (72, 62, 6, (92, 150, 200))):
        e.dot(x, y, r, c, 3.2)
    for x, y in ((4, 38), (96, 38), (50, 6)):
        e.dot(x, y, 6, (250, 240, 220), 3, flat=True)


@drawing
def lantern(e: Canvas) -> None:
    e.line("34,22 40,6 60,6 66,22", 6)
    e.poly("24,30 50,14 76,30", (110, 84, 62), 4)
    e.poly("28,32 72,32 78,80 22,80", (250, 214, 108), 4)
    e.shape("50,38 60,58 56,74 44,74 40,58", (244, 132, 46), 3, flat=True)
    e.shape("50,54 54,66 46,66", (255, 240, 180), 0, flat=True)
    e.poly("18,80 82,80 82,94 18,94", (110, 84, 62), 4, depth=3)


@drawing
def gift(e: Canvas) -> None:
    e.poly("8,34 50,18 92,34 92,78 50,96 8,78", (206, 160, 100), 4)
    e.line("8,34 50,50 92,34", 4)
    e.line("50,50 50,96", 4)
    e.poly("24,28 34,24 76,40 76,86 66,90 66,44", (190, 64, 48), 3, flat=True)
    for _ in e.sides():
        e.shape("50,26 58,8 76,10 70,24", (214, 84, 62), 3.4)


@drawing
def warning(e: Canvas) -> None:
    e.poly("50,4 98,92 2,92", (250, 190, 62), 6)
    e.line("50,36 50,62", 11)
    e.dot(50, 77, 6.4, INK, 0, flat=True)


@drawing
def horn(e: Canvas) -> None:
    e.shape(
        "3,26 10,50 28,76 54,86 80,72 97,40 92,30 76,14 64,12 60,34 48,46 34,44 20,34 12,16",
        (240, 224, 184),
        4,
        depth=8,
    )
    e.line("32,43 24,72", 10)
    e.line("32,44 24,71", 4.5, BRASS)
    e.line("54,42 68,82", 10)
    e.line("54.5,43 67.5,81", 4.5, BRASS)
    bell = [
        (80 + math.cos(t) * 25 * 0.8 - math.sin(t) * 10 * -0.6, 25 + math.cos(t) * 25 * 0.6 + math.sin(t) * 10 * -0.8)
        for t in (i * math.tau / 40 for i in range(40))
    ]
    e.poly(bell, BRASS, 4.4, depth=3)
    e.poly([(80 + (x - 80) * 0.66, 25 + (y - 25) * 0.62) for x, y in bell], (60, 36, 20), 2, flat=True)
    e.dot(8, 21, 9, BRASS, 4)


@drawing
def pencil(e: Canvas) -> None:
    e.poly("6,94 12,70 70,10 90,30 30,88", (232, 176, 74), 4)
    e.poly("6,94 12,70 30,88", (240, 214, 170), 3.4, flat=True)
    e.poly("62,18 72,8 92,28 82,38", (206, 92, 74), 3.4, flat=True)
    e.poly("6,94 9,82 18,91", INK, 0, flat=True)


@drawing
def human(e: Canvas) -> None:
    e.shape(mirrored("50,54 70,58 86,74 90,97 50,98"), PALE, 4)
    e.dot(50, 29, 24, PALE, 4)


def clockwork(e: Canvas, level: int) -> None:
    """A computer's seat: a wheel, and one golden spot per level."""
    e.poly(cog(50, 35, 34), PALE, 4)
    e.dot(50, 35, 10, (92, 62, 40), 3.4, flat=True)
    for i in range(level):
        e.dot(50 + (i - (level - 1) / 2) * 29, 86, 11, (250, 206, 96), 4, flat=True)


@drawing
def ai_1(e: Canvas) -> None:
    clockwork(e, 1)


@drawing
def ai_2(e: Canvas) -> None:
    clockwork(e, 2)


@drawing
def ai_3(e: Canvas) -> None:
    clockwork(e, 3)


@drawing
def ai_4(e: Canvas) -> None:
    """The master: the wheel wears a crown."""
    clockwork(e, 3)
    e.poly("24,34 20,4 36,16 50,0 64,16 80,4 76,34", (250, 206, 96), 4)


@drawing
def nobody(e: Canvas) -> None:
    """An empty chair."""
    e.rod("26,6 26,96", 9, PALE, 4)
    e.rod("74,60 74,96", 9, PALE, 4)
    for y in (14, 32):
        e.rod([(26, y), (62, y)], 8, PALE, 4)
    e.rod("62,4 62,56", 9, PALE, 4)
    e.poly("18,54 66,54 84,66 22,66", PALE, 4.4, depth=3)


@drawing
def hourglass(e: Canvas) -> None:
    e.shape("22,12 78,12 74,32 56,50 74,68 78,88 22,88 26,68 44,50 26,32", (240, 232, 212), 4)
    e.poly("32,80 50,62 68,80 68,86 32,86", (230, 176, 70), 0, flat=True)
    e.poly("34,30 66,30 50,46", (230, 176, 70), 0, flat=True)
    for y in (9, 91):
        e.band([(18, y), (82, y)], 7, (176, 112, 58), 3.5)


@drawing
def purse(e: Canvas) -> None:
    """A leather purse with a coin on it."""
    leather = (160, 98, 56)
    e.shape(mirrored("50,36 66,36 90,60 92,84 76,97 50,98"), leather, depth=8)
    e.shape("34,30 24,8 40,16 50,5 60,16 76,8 66,30", shade(leather, 1.12))
    e.line("32,33 50,37 68,33", 10)
    e.line("33,33 50,37 67,33", 5, (238, 190, 80))
    e.dot(50, 68, 14, (246, 206, 96))
    e.poly(star(50, 68, 9), (150, 96, 28), 0, flat=True)


@drawing
def home(e: Canvas) -> None:
    e.poly(box(20, 46, 80, 94), (240, 222, 180), 4)
    e.poly("50,8 96,50 84,56 50,26 16,56 4,50", (206, 84, 56), 4, depth=4)
    e.poly(box(42, 66, 58, 94), (110, 66, 36), flat=True)


@drawing
def laurel(e: Canvas) -> None:
    """Two open branches for the winner."""
    for _ in e.sides():
        e.line(arc(50, 50, 40, 86, -52, 42), 4.2)
        for angle in range(74, -64, -17):
            t = math.radians(angle)
            for radius, turn, size, colour in ((44, -35.5, 0.92, (112, 150, 66)), (35, 35.5, 0.8, (142, 176, 84))):
                leaf = turned("-10,0 -1,-5.2 11,0 -1,5.2", angle - 90 - turn, 0, 0, size)
                at = 50 + math.cos(t) * radius, 50 + math.sin(t) * radius * 1.05
                e.shape(moved(leaf, *at), colour, 2.2, depth=2)


@drawing
def trophy(e: Canvas) -> None:
    for _ in e.sides():
        e.band("72,18 94,20 88,46 68,52", 6, (226, 170, 60), 3.4, curved=True)
    e.shape(mirrored("50,8 80,8 78,36 64,58 56,64 56,78 50,79"), GOLD, 4)
    e.shape(mirrored("50,2 78,4 82,9 78,14 50,16"), (226, 170, 60), 3.4, flat=True)
    e.poly("26,82 74,82 80,98 20,98", (124, 80, 46), 4)
    e.poly(star(50, 36, 13), (176, 122, 34), 0, flat=True)


@drawing
def dice(e: Canvas) -> None:
    """One die, tilted, three pips up."""
    e.poly(turned(box(14, 14, 86, 86), -12), (250, 240, 214), 4.4)
    for x, y in turned("31,31 50,50 69,69", -12):
        e.dot(x, y, 8.6, (156, 34, 26), 0, flat=True)


@drawing
def save(e: Canvas) -> None:
    """A sealed letter."""
    e.poly(box(4, 18, 96, 84), PAPER, 4.4)
    e.line("6,20 50,56 94,20", 5, straight=True)
    e.dot(50, 58, 15, BLOOD, 3.6)
    e.poly(star(50, 58, 8), (240, 150, 120), 0, flat=True)


@drawing
def folder(e: Canvas) -> None:
    e.poly("4,18 40,18 48,28 96,28 96,86 4,86", (206, 160, 92), 4.4)
    e.poly("4,86 16,42 100,42 92,86", (238, 200, 128), 4.2, depth=4)


@drawing
def keyboard(e: Canvas) -> None:
    e.poly(box(2, 24, 98, 80), (196, 170, 128), 4.4)
    for y, xs in ((38, (14, 32, 50, 68, 86)), (52, (23, 41, 59, 77))):
        for x in xs:
            e.poly(box(x - 6, y - 5, x + 6, y + 5), PALE, 2.4, flat=True)
    e.poly(box(28, 62, 72, 71), PALE, 2.4, flat=True)


@drawing
def mouse(e: Canvas) -> None:
    """The pointing device."""
    e.shape(mirrored("50,4 70,8 80,28 82,62 72,90 50,97"), PALE, 4.4)
    e.line("50,6 50,44", 4.4)
    e.line("20,44 50,47 80,44", 4.4)
    e.rod("50,18 50,30", 5, AMBER, 2.8)


@drawing
def gamepad(e: Canvas) -> None:
    e.shape(mirrored("50,26 74,22 90,34 98,66 90,82 76,78 66,64 50,62"), PALE, 4.4)
    e.poly("24,36 34,36 34,44 42,44 42,54 34,54 34,62 24,62 24,54 16,54 16,44 24,44", (150, 120, 84), 2.8, flat=True)
    for x, y, colour in ((66, 46, BLOOD), (80, 46, AMBER)):
        e.dot(x, y, 7, colour, 3)


@drawing
def finger(e: Canvas) -> None:
    """A hand that points."""
    e.shape("36,98 30,84 8,66 13,56 28,64 28,12 36,5 44,12 45,40 58,38 62,44 74,42 78,50 90,52 92,70 84,98", PALE, 4.4)
    for x, y in ((61, 46), (76, 52)):
        e.line(f"{x},{y} {x},{y + 14}", 3.6)
    e.line("12,16 20,22", 4.4)
    e.line("60,16 52,22", 4.4)


@drawing
def team(e: Canvas) -> None:
    """Two people side by side."""
    for x, colour in ((30, (120, 150, 176)), (70, PALE)):
        e.shape(
            [(x, 46), (x + 18, 50), (x + 28, 66), (x + 30, 92), (x - 30, 92), (x - 28, 66), (x - 18, 50)], colour, 4
        )
        e.dot(x, 26, 19, colour, 4)


@drawing
def shield(e: Canvas) -> None:
    """Safe: cannot be attacked."""
    e.shape("6,10 28,12 50,3 72,12 94,10 94,46 82,74 50,98 18,74 6,46", BRASS, 4)
    e.shape("16,19 32,20 50,13 68,20 84,19 83,46 73,68 50,86 27,68 17,46", (120, 140, 160), 3.2, depth=6)


@drawing
def swords(e: Canvas) -> None:
    """An attack."""
    for _ in e.sides():
        e.poly("8,6 24,8 72,58 62,68 10,22", STEEL, 4.4, depth=4)
        e.band("52,82 86,50", 7, BRASS, 3.4)
        e.rod("74,72 92,92", 7, (150, 60, 40))

"""What powers and races put beside their tokens."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BLOOD, BONE, BRASS, DARK, GOLD, WOOD, shade, tint
from smallworld_desktop.render.emblems.paths import arc, box, mirrored, star, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("markers")


@drawing
def encampment(e: Canvas) -> None:
    """A ridge tent with a pennant."""
    cl = (238, 222, 180)
    e.line("38,30 38,0", 4.4)
    e.poly("39,0 62,7 39,15", BLOOD, 3, flat=True)
    e.poly("36,26 70,26 99,92 68,94", shade(cl, 0.78), depth=6)
    e.poly("36,26 72,94 2,94", cl, depth=6)
    e.poly("36,44 54,94 22,94", (62, 40, 26), 3.4, flat=True)
    e.poly("36,44 22,94 10,94 30,62", tint(cl, 0.4), 3, flat=True)
    e.fine("62,44 84,92", 2.6)
    e.poly("34,20 72,20 76,32 38,32", BLOOD, 3.2, depth=3)


@drawing
def fortress(e: Canvas) -> None:
    """A single keep."""
    st = (196, 184, 164)
    e.poly("22,34 78,34 84,97 16,97", st)
    e.poly("12,8 26,8 26,18 37,18 37,8 63,8 63,18 74,18 74,8 88,8 88,34 78,44 22,44 12,34", shade(st, 1.1))
    e.poly("38,97 38,74 43,65 50,62 57,65 62,74 62,97", (66, 44, 30), 3.4, flat=True)
    e.line("50,64 50,96", 2.2, (140, 98, 60))
    for pts in ("30,56 40,56", "60,54 72,54", "24,72 32,72", "68,70 78,70", "22,86 32,86", "69,86 80,86"):
        e.line(pts, 2.8)
    e.line("50,27 50,34", 6)


@drawing
def lair(e: Canvas) -> None:
    """Eyes in a cave."""
    st = (150, 144, 136)
    e.shape("3,96 8,62 24,34 40,28 52,12 70,22 82,44 94,64 98,96", st, depth=8)
    e.shape("26,97 28,72 38,56 52,50 66,58 74,74 76,97", (36, 26, 24), 3.4, flat=True)
    for _ in e.sides():
        e.shape("53,76 62,72 61,79 56,81", (250, 220, 90), 0, flat=True)
    e.line("20,52 28,44 34,48", 3)
    e.line("74,40 80,50 86,54", 3)


@drawing
def hole(e: Canvas) -> None:
    """A round door in a grassy mound."""
    e.poly(box(62, 6, 76, 36), (176, 92, 66), 3.4, depth=3)
    e.poly(box(59, 2, 79, 10), (146, 72, 52), 3, flat=True)
    e.shape("3,95 7,68 20,38 40,22 62,22 82,40 93,68 97,95", (120, 164, 76), depth=8)
    for x, y in ((26, 46), (76, 48), (86, 74), (14, 74)):
        e.fine([(x, y), (x + 2, y - 7)], 2.8)
    e.dot(50, 65, 30, (206, 180, 132))
    e.dot(50, 65, 22.5, (222, 158, 58), 3.4)
    for x in (42, 50, 58):
        e.fine([(x, 45 + abs(x - 50) * 0.3), (x, 85 - abs(x - 50) * 0.3)], 2.4, (150, 96, 36))
    e.dot(50, 65, 4.4, DARK, 0, flat=True)
    e.poly(box(3, 90, 97, 97), (96, 134, 62), 3.2, flat=True)


@drawing
def hero(e: Canvas) -> None:
    """A shield with the star of the heroic."""
    e.shape("4,8 26,10 50,1 74,10 96,8 96,44 84,74 50,99 16,74 4,44", BRASS)
    e.shape("13,17 30,18 50,11 70,18 87,17 86,44 76,68 50,87 24,68 14,44", (54, 104, 176), 3, depth=6)
    e.poly(star(50, 50, 30), (250, 210, 88), depth=4)


@drawing
def dragon(e: Canvas) -> None:
    """The whole beast, wings spread."""
    c = (186, 54, 42)
    for _ in e.sides():
        e.poly("58,52 66,22 84,6 100,8 97,26 101,48 90,44 86,58 76,52 70,66 58,66", (232, 128, 58), depth=6)
        e.line("66,48 84,12", 3)
        e.fine("66,52 92,36", 2.6)
    e.line("56,92 74,97 90,90 92,78", 13)
    e.line("56,92 74,97 90,90 92,79", 6, c)
    e.poly("82,82 93,66 101,82", (232, 128, 58), 3.2, flat=True)
    e.shape(mirrored("50,40 62,46 69,66 66,88 58,97 50,98"), c)
    e.shape(mirrored("50,48 57,54 60,72 56,92 50,94"), (244, 204, 112), 2.8, flat=True)
    for y in (60, 70, 80):
        e.fine([(42, y), (58, y)], 2.4, (176, 110, 52))
    for _ in e.sides():
        e.shape("58,90 68,84 76,92 70,99 60,99", c, 3.2)
        e.shape("56,14 64,-1 70,4 66,20", BONE, 3.2)
    e.shape(mirrored("50,8 62,10 68,22 63,34 60,48 50,52"), c)
    for _ in e.sides():
        e.shape("53,28 58,20 66,20 62,29", (252, 224, 90), 2.8, flat=True)
        e.line("54,44 55.6,42", 3.2)


@drawing
def pot(e: Canvas) -> None:
    """A pot of gold."""
    e.blob([(26, 32, 10), (38, 22, 11), (52, 16, 11), (66, 23, 11), (76, 32, 10), (50, 32, 14)], GOLD)
    for x, y in ((30, 30), (44, 24), (58, 22), (68, 31), (50, 34)):
        e.fine(arc(x, y, 6, 180, 360), 2.2, (176, 122, 34), straight=True)
    for _ in e.sides():
        e.line("84,50 97,54 94,68 86,70", 9)
        e.line("84,50 97,54 94,68 86,70", 3, (110, 110, 120))
        e.poly("66,88 78,84 80,99 70,99", (70, 70, 80), 3.2)
    e.shape(mirrored("50,42 82,44 91,64 84,84 68,94 50,96"), (84, 86, 98), depth=8)
    e.shape(mirrored("50,36 82,36 90,42 82,48 50,49"), (112, 114, 126), 3.4, depth=3)


@drawing
def tower(e: Canvas) -> None:
    """The ivory tower: white and slender, under a rose-red roof."""
    ivory = (250, 243, 226)
    e.poly("32,44 68,44 75,97 25,97", ivory, 4, depth=8)
    for stroke in ("60,64 67,64", "34,76 42,76", "62,84 71,84", "30,88 38,88"):
        e.fine(stroke, 2.8, (170, 150, 116))
    e.poly("24,34 76,34 76,46 68,54 32,54 24,46", ivory, 4, depth=5)
    e.poly("50,0 84,36 16,36", (206, 74, 112), 4, depth=7)
    e.fine("50,4 40,34", 2.6, (150, 40, 76))
    e.fine("50,4 62,34", 2.6, (150, 40, 76))
    e.dot(50, -1, 6, GOLD, 3)
    e.poly("44,70 44,62 50,57 56,62 56,70", (70, 86, 120), 3, flat=True)
    e.shape("40,98 40,86 50,77 60,86 60,98", (110, 70, 46), 3.4, flat=True)


@drawing
def coin(e: Canvas) -> None:
    """A coin with a wagon wheel."""
    e.dot(50, 50, 48, (240, 190, 72), 4)
    e.dot(50, 50, 38, (250, 214, 112), 3, flat=True)
    wheel = (150, 70, 40)
    for a in (0, 60, 120):
        e.line(turned("26,50 74,50", a, 50, 50), 6.0, wheel)
    e.line(arc(50, 50, 27, 0, 360, n=40), 7.0, wheel, straight=True)
    e.dot(50, 50, 8.6, (216, 72, 56), 3.2)


@drawing
def horde(e: Canvas) -> None:
    """A war banner on a spear."""
    e.rod("30,4 30,100", 6, WOOD)
    e.poly("30,-6 39,10 30,20 21,10", (196, 204, 212), 3.2, depth=3)
    e.poly("34,24 98,24 84,46 98,68 34,68", BLOOD, 4, depth=6)
    for x in (48, 63, 78):
        e.poly([(x - 6, 58), (x, 34), (x + 6, 58)], BONE, 2.8, flat=True)

"""The twelve powers of the expansions."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import (
    BLOOD,
    BONE,
    BRASS,
    DARK,
    GOLD,
    LEAF,
    PAPER,
    ROCK,
    STEEL,
    WOOD,
    Colour,
    tint,
)
from smallworld_desktop.render.emblems.paths import Path, Point, arc, mirrored, moved, points, ring, star, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("powers")


@drawing
def cursed(e: Canvas) -> None:
    """A rag doll, stuck with pins."""
    rag = (206, 168, 112)
    e.shape(
        "40,42 60,42 74,38 94,46 92,58 70,58 66,66 72,86 68,98 56,96 50,82 44,96 32,98 28,86 34,66 "
        "30,58 8,58 6,46 26,38",
        rag,
    )
    e.dot(50, 24, 22, rag)
    for d in (-1, 1):
        e.line([(42 - 5, 22 - 5 * d), (42 + 5, 22 + 5 * d)], 4)
    e.dot(59, 22, 5.6, (84, 60, 110), 2.8, flat=True)
    e.line("40,35 46,33 54,35 60,33", 3)
    for x in (44, 50, 56):
        e.fine([(x, 31), (x, 37)], 2)
    e.shape("50,62 42,54 45,48 50,51 55,48 58,54", (196, 50, 56), 2.8, flat=True)
    e.fine("50,68 50,78", 2.2)
    for y in (70, 75):
        e.fine([(47, y), (53, y)], 2.2)
    for (x0, y0), (x1, y1), c in (
        ((56, 57), (84, 76), (134, 72, 160)),
        ((60, 14), (86, 6), (72, 150, 90)),
        ((22, 50), (10, 76), (70, 120, 190)),
    ):
        e.line([(x0, y0), (x1, y1)], 4.0)
        e.dot(x1, y1, 6, c, 3)


@drawing
def hordes_of(e: Canvas) -> None:
    """A crowd under spears."""
    for x, y in ((8, 12), (29, 3), (50, 9), (71, 3), (92, 12)):
        e.rod([(x, y + 10), (x, 74)], 3, WOOD, 2.8)
        e.poly([(x, y - 4), (x + 7, y + 10), (x, y + 19), (x - 7, y + 10)], (196, 204, 212), 3, depth=3)

    def head(x: float, y: float, helmet: Colour, r: float = 1.0) -> None:
        face, cap = "0,-14 12,-8 15,6 11,20 -11,20 -15,6 -12,-8", "0,-19 10,-16 16,-5 17,3 0,1 -17,3 -16,-5 -10,-16"
        e.shape(moved(face, x, y, r), (230, 180, 132), 3.4, depth=3)
        e.shape(moved(cap, x, y, r), helmet, 3.4, depth=4)
        for d in (-5.6, 5.6):
            e.eye(x + d * r, y + 8 * r, 2.6)

    for x in (31, 69):
        head(x, 48, (150, 158, 168))
    for x in (15, 50, 85):
        head(x, 76, (178, 72, 52) if x == 50 else (176, 128, 72), 1.06)


@drawing
def marauding(e: Canvas) -> None:
    """A house on fire."""
    e.shape("14,46 8,28 18,16 20,26 28,8 36,-1 40,14 50,4 56,16 66,0 74,16 80,10 92,28 86,48", (238, 112, 38), depth=6)
    e.shape("26,44 24,30 34,20 40,32 50,20 58,32 66,18 76,34 74,46", (254, 210, 84), 0, flat=True)
    e.poly("20,58 80,58 80,97 20,97", (232, 212, 168), depth=6)
    e.poly("50,30 98,64 90,72 50,46 10,72 2,64", (150, 66, 46), depth=4)
    e.fine("26,78 74,78", 3.4, (124, 80, 46))
    for _ in e.sides():
        e.fine("76,62 76,96", 3.4, (124, 80, 46))
    e.poly("40,97 40,68 60,68 60,97", (76, 34, 28), 3.4, flat=True)
    e.shape("50,66 57,80 56,92 50,97 44,92 44,82", (246, 140, 44), 0, flat=True)
    e.shape("50,80 53,88 50,96 47,88", (254, 220, 100), 0, flat=True)
    e.shape("78,97 72,84 80,70 84,82 92,74 96,88 90,98", (240, 120, 40), 3.2)


@drawing
def ransacking(e: Canvas) -> None:
    """A padlock forced with a crowbar."""
    e.rod("18,56 18,26 26,12 40,8 54,14 60,28", 9, STEEL, 3.6, curved=True)
    e.rod("98,4 88,6 80,14 12,94", 7.4, (96, 100, 112), 3.6)
    e.poly("8,94 2,99 14,101 18,92", (96, 100, 112), 3)
    e.shape("10,54 74,50 80,56 82,88 76,95 14,97 7,90 5,60", (222, 166, 66), depth=7)
    e.dot(42, 68, 8, DARK, 0, flat=True)
    e.poly("38,70 46,70 50,87 36,87", DARK, 0, flat=True)
    e.line("80,58 66,64 72,72 60,80 64,92", 3.4, straight=True)
    for a in ((84, 40, 97, 32), (88, 52, 101, 54), (70, 40, 74, 28)):
        e.line([a[:2], a[2:]], 4)


@drawing
def were(e: Canvas) -> None:
    """A wolf howls before the full moon."""
    fur, pale = (112, 118, 142), (222, 226, 232)
    e.dot(47, 46, 46, (252, 226, 124))
    for x, y, r in ((20, 66, 6), (34, 82, 4), (80, 30, 4)):
        e.dot(x, y, r, (230, 194, 92), 0, flat=True)
    head = "34,4 43,9 40,16 49,24 56,22 74,12 92,6 86,26 88,40"
    body = "97,58 90,62 100,76 94,80 103,100 36,100 45,90 37,86 47,74 42,64 47,55"
    jaw = "30,45 21,40 22,32 31,36 43,37 36,26 25,17 22,8"
    e.poly([*points(head), *points(body), *points(jaw)], fur, depth=6)
    e.poly("47,66 57,60 63,74 58,82 65,92 58,98 40,98 49,88 42,85 51,75", pale, 0, flat=True)
    e.poly("33,38 44,38 40,43", (190, 66, 66), 0, flat=True)
    e.poly("30,20 35,24 31,29", BONE, 1.4, flat=True)
    e.dot(26, 8, 5, DARK, 0, flat=True)
    e.line("47,31 57,29", 5)
    e.poly("74,21 85,13 81,27", (70, 74, 96), 0, flat=True)
    e.fine("76,62 82,74", 3)
    e.fine("80,82 86,93", 3)


@drawing
def historian(e: Canvas) -> None:
    """An open book and a quill."""
    e.poly(mirrored("50,46 99,38 99,94 56,94 50,98"), (140, 58, 46))
    for _ in e.sides():
        e.shape("50,42 62,34 80,32 94,36 94,86 80,82 62,84 50,92", PAPER)
    e.line("50,42 50,92", 3.6)
    for y in (46, 56, 66, 75):
        e.line([(15, y), (28, y - 3), (42, y + 2)], 2.8, (150, 116, 76))
    for y in (66, 75):
        e.fine([(58, y + 2), (72, y - 3), (86, y)], 2.8, (150, 116, 76))
    e.line("54,66 66,48", 4.2)
    e.shape("62,52 62,34 72,14 92,-1 97,6 94,24 82,42 70,52", (92, 148, 200), 3.4, depth=4)
    e.line("60,58 76,32 92,6", 2.6)


@drawing
def peace_loving(e: Canvas) -> None:
    """A dove with an olive branch."""
    w = (246, 246, 242)
    e.line("14,46 8,58 4,72", 3.2, (84, 120, 56))
    for x, y, a in ((2, 60, 60), (15, 62, -50), (-1, 74, 70), (11, 76, -40)):
        e.shape(turned([(x, y), (x + 5, y - 4), (x + 13, y), (x + 5, y + 4)], a + 60, x + 5, y), LEAF, 2.6, flat=True)
    e.shape(
        "8,38 14,28 26,25 36,32 48,44 62,52 78,54 98,50 101,60 94,64 100,72 88,74 90,82 72,78 54,84 34,78 24,62 20,46",
        w,
        depth=7,
    )
    e.poly("11,34 2,44 16,45", (238, 158, 60), 3, flat=True)
    e.eye(22, 35, 3)
    e.shape(
        "34,60 36,38 46,18 62,2 70,-1 72,10 82,8 82,20 90,22 84,34 86,40 74,54 56,70 42,70",
        tint((176, 204, 228), 0.5),
        depth=6,
    )
    for pts in ("54,40 68,16", "58,48 78,24", "62,56 80,38"):
        e.fine(pts, 2.8, (110, 140, 170))


@drawing
def barricade(e: Canvas) -> None:
    """Pointed stakes behind crossed planks."""
    for i, x in enumerate((4, 23, 42, 61, 80)):
        y = i % 2 * 7
        e.poly([(x, 97), (x, 21 + y), (x + 8, 1 + y), (x + 16, 21 + y), (x + 16, 97)], (176, 116, 64), depth=4)
        e.fine([(x + 6, 32 + y), (x + 6, 42 + y)], 2.4)
    for stroke in ("5,84 95,46", "5,46 95,84"):
        e.rod(stroke, 10, (212, 158, 94), 3.6)
    for x, y in ((11, 49), (89, 49), (11, 81), (89, 81), (50, 65)):
        e.dot(x, y, 2.8, DARK, 0, flat=True)


@drawing
def catapult(e: Canvas) -> None:
    """The machine on wheels, its stone in the spoon."""
    e.rod("90,78 60,50 24,22", 7, (186, 124, 70))
    e.rod("34,84 58,40", 7, WOOD)
    e.rod("82,84 60,40", 7, WOOD)
    e.rod("6,80 96,80", 10, (178, 116, 64), 3.6)
    e.dot(60, 46, 6, BRASS, 3)
    e.shape("4,18 10,32 24,36 36,26 36,16", (136, 84, 46), 3.4, depth=3)
    e.dot(20, 13, 14, ROCK)
    e.fine("14,8 20,13", 2.4)
    for x in (22, 80):
        e.dot(x, 87, 12, (150, 96, 54))
        e.dot(x, 87, 3.4, DARK, 0, flat=True)
        for a in (0, 60, 120):
            e.fine(turned([(x - 10, 87), (x + 10, 87)], a, x, 87), 2.2)


@drawing
def corrupt(e: Canvas) -> None:
    """An open hand, palm up, under falling coins; a fine cuff."""
    skin = (236, 190, 148)
    for x, y, r in ((36, 12, 11), (58, 30, 11), (30, 40, 11)):
        e.dot(x, y, r, GOLD)
        e.dot(x, y, r * 0.5, (222, 166, 54), 0, flat=True)
    e.shape("2,62 8,57 26,60 38,64 50,58 62,50 70,54 66,64 76,66 86,66 86,92 66,94 48,92 30,84 16,74 4,69", skin)
    e.fine("16,67 30,73 44,76", 2.8)
    e.line("42,68 54,68 64,62", 3.0)
    e.shape("72,58 80,54 84,62 86,80 84,98 76,99 70,94 73,80", (250, 246, 232), 3.2)
    e.poly("82,56 101,50 101,101 82,98", (128, 62, 130))
    e.dot(91, 66, 3, GOLD, 1.8, flat=True)
    e.dot(91, 82, 3, GOLD, 1.8, flat=True)


@drawing
def imperial(e: Canvas) -> None:
    """The orb of the empire, and the sceptre behind it."""
    e.rod("12,96 86,10", 7, (150, 62, 130), 3.6)
    e.poly(star(88, 8, 13, 0.5, 8), GOLD, 3.4, depth=3)
    e.dot(50, 60, 38, GOLD, 4)
    globe = e.area(ring(50, 60, 37))
    e.line(arc(50, 42, 44, 10, 170, 22), 13, inside=globe)
    e.line(arc(50, 42, 44, 10, 170, 22), 6.4, BLOOD, inside=globe)
    e.line("50,20 50,64", 13, inside=globe)
    e.line("50,20 50,62", 6.4, BLOOD, inside=globe)
    e.line(ring(50, 60, 38) + ring(50, 60, 38)[:1], 4, straight=True)
    for x, y in ((28, 60), (50, 64), (72, 60)):
        e.dot(x, y, 4.4, (120, 200, 220), 2.6, flat=True)
    e.poly("44,26 44,14 34,14 34,3 44,3 44,-7 56,-7 56,3 66,3 66,14 56,14 56,26", GOLD, 3.8, depth=4)


@drawing
def mercenary(e: Canvas) -> None:
    """A sword for coin: it stands by its pay."""

    def at(path: Path) -> list[Point]:
        return turned(path, 38, 46, 46, 0.98)

    e.poly(at("39,6 46,-10 53,6 53,66 39,66"), (204, 212, 218), depth=4)
    e.line(at("46,4 46,62"), 2.6)
    e.rod(at("26,70 66,70"), 6.4, BRASS)
    e.rod(at("46,76 46,92"), 6.4, (130, 62, 46))
    e.dot(*at([(46, 100)])[0], 6.6, BRASS)
    for x, y in ((73, 91), (70, 80), (74, 69), (71, 58)):
        e.poly([(x - 24, y), *arc(x, y + 6, 24, 180, 0, 9), (x + 24, y)], (214, 156, 50), 3.2, flat=True)
        e.poly(ring(x, y, 24, 9), GOLD, 3.2, flat=True)
    e.poly(star(71, 58, 10, 0.45), (196, 140, 44), 0, flat=True)

"""The twelve powers of the expansions."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import (
    BRASS,
    DARK,
    GOLD,
    LEAF,
    PAPER,
    ROCK,
    STEEL,
    WOOD,
    shade,
    tint,
)
from smallworld_desktop.render.emblems.paths import Path, Point, arc, box, mirrored, moved, ring, star, turned
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
    """Head beside head under pot helmets, more behind them, spears over all."""
    for x in (12, 35, 65, 88):
        e.rod([(x, -2), (x, 60)], 3.6, WOOD, 3)
        e.poly([(x, -14), (x + 7, 2), (x - 7, 2)], STEEL, 3.2, flat=True)
    for x, y in ((30, 40), (70, 40), (50, 34)):
        _warrior(e, x, y, 15)
    for x, y in ((16, 74), (84, 74), (50, 70)):
        _warrior(e, x, y, 19)
    e.poly("-4,101 0,90 32,92 34,86 66,86 68,92 100,90 104,101", (120, 62, 48), 3.6, depth=3)


def _warrior(e: Canvas, x: float, y: float, r: float) -> None:
    """One grim face of the horde."""
    e.dot(x, y, r, (232, 180, 134), 3.6)
    e.shape([(x - r, y - 1), (x - r * 0.8, y - r), (x, y - r * 1.35), (x + r * 0.8, y - r), (x + r, y - 1)], STEEL, 3.6)
    e.line([(x - r, y - 1), (x + r, y - 1)], 4.6)
    for side in (-0.38, 0.38):
        e.eye(x + side * r, y + r * 0.3, 2.8)
    e.fine([(x - r * 0.36, y + r * 0.66), (x + r * 0.36, y + r * 0.66)], 3)


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
    """A house door, split from top to bottom; the axe sticks in it."""
    wood, frame = (206, 142, 80), (146, 92, 52)
    e.poly(box(-6, -4, 72, 102), frame, 4, depth=4)
    door = e.poly(box(6, 8, 60, 102), wood, 3.4, depth=4)
    for x in (24, 42):
        e.fine([(x, 8), (x, 102)], 2.6, shade(wood, 0.6))
    e.poly("26,6 36,26 28,44 38,62 28,82 34,103 46,103 42,82 50,62 40,44 48,26 40,6", DARK, 3, flat=True, inside=door)
    for y in (22, 88):
        e.line([(8, y), (22, y)], 6, (92, 94, 104))
    e.dot(52, 66, 5.4, GOLD, 3)
    e.rod("52,42 104,94", 9, (170, 110, 60), 3.8)
    e.shape("70,26 88,44 84,62 66,58 58,68 62,92 40,96 18,84 12,62 30,68 46,56 52,46", (222, 230, 236), 4.2, depth=6)
    for splinter in ("4,50 -8,42", "8,70 -6,76"):
        e.line(splinter, 4.4)


@drawing
def were(e: Canvas) -> None:
    """A snarling wolf's head before the full moon."""
    fur, pale = (86, 94, 126), (214, 220, 230)

    def at(path: Path) -> list[Point]:
        return moved(path, 0, 17, 0.85)

    e.dot(54, 40, 50, (254, 236, 150), 4)
    for x, y, r in ((26, 20, 8.0), (92, 38, 6.0), (74, 4, 5.0)):
        e.dot(x, y, r, (236, 206, 108), 0, flat=True)
    outline = (
        "-6,53 2,43 22,41 36,30 45,22 46,-6 62,12 71,20 82,2 86,28 95,42 91,46 102,62 95,66 104,82 96,86 102,101 "
        "42,101 50,90 38,88 22,92 8,85 8,78 28,74 36,66 22,66 0,64"
    )
    e.poly(at(outline), fur, 4, depth=7)
    e.poly(at("50,90 40,88 54,72 66,78 62,86 70,92 62,100 46,100"), pale, 0, flat=True)
    e.poly(at("12,79 30,75 40,67 50,62 46,76 34,84 18,86"), (176, 40, 46), 2.4, flat=True)
    for fang in ("0,63 11,64 6,76", "14,64 25,65 20,78", "28,66 38,67 34,77", "14,82 25,80 18,69"):
        e.poly(at(fang), (255, 252, 240), 2, flat=True)
    e.shape(at("-6,54 1,44 13,43 11,53 2,58"), DARK, 2, flat=True)
    e.poly(at("36,45 55,35 53,47 44,50"), (255, 222, 70), 2.8, flat=True)
    e.line(at("32,43 43,36 57,31"), 4.6)
    e.poly(at("51,8 60,18 54,24"), (52, 54, 78), 0, flat=True)
    for stroke in ("20,54 34,54", "74,56 80,68", "78,76 84,88"):
        e.fine(at(stroke), 2.8)


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
    """The crowned eagle of the empire."""
    plum, gold = (130, 54, 146), (252, 206, 80)
    for _ in e.sides():
        e.poly(
            "56,50 62,32 78,18 103,6 105,20 100,24 105,36 98,40 102,54 94,56 96,70 86,70 84,82 76,78 66,80",
            plum,
            4,
            depth=6,
        )
        for stroke in ("70,46 96,28", "72,57 92,45", "70,68 86,60"):
            e.line(stroke, 3)
    e.poly("40,76 60,76 72,98 60,95 50,104 40,95 28,98", gold, 3.8, depth=4)
    e.shape(mirrored("50,40 64,44 68,62 62,80 50,88"), plum, 3.8, depth=6)
    e.shape("36,50 38,30 44,16 56,13 67,20 69,36 65,52 58,46 50,54 44,46", (250, 244, 228), 3.8, depth=5)
    e.shape("48,19 34,19 23,30 26,40 36,36 47,34", gold, 3.8, depth=4)
    e.eye(54, 25, 3.6)
    e.poly("42,14 37,-7 48,1 55,-9 62,1 73,-7 68,14", gold, 3.8, depth=3)


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

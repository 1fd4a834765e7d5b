"""What powers and races put beside their tokens."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BLOOD, BONE, BRASS, DARK, GOLD, STEEL, WOOD, shade
from smallworld_desktop.render.emblems.paths import arc, box, mirrored, star, turned
from smallworld_desktop.render.emblems.registry import Family
from smallworld_desktop.render.emblems.tiny_markers import lair as tiny_lair

drawing = Family("markers")


@drawing
def encampment(e: Canvas) -> None:
    """A long ridge tent in blue and white stripes, its flag flying."""
    blue, white = (64, 120, 190), (250, 248, 238)
    e.rod("34,30 34,-8", 4, WOOD, 3)
    e.poly("37,-10 70,0 37,12", BLOOD, 3.6, depth=3)
    roof = "34,26 84,26 103,92 66,92"
    m = e.poly(roof, blue, 4, depth=5)
    for stripe in ("46,24 58,24 80,94 67,94", "71,24 84,24 105,94 92,94"):
        e.poly(stripe, white, 2.6, flat=True, inside=m)
    e.outline(roof, 4, straight=True)
    e.poly("34,24 68,94 -2,94", white, 4, depth=6)
    e.poly("34,44 50,94 18,94", (44, 34, 44), 3.4, flat=True)
    e.poly("34,44 18,94 6,94 28,62", blue, 3.2, flat=True)
    e.line("-6,97 106,97", 4.4)


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
    """Under a roof of logs, between boulders, eyes glow; gnawed bones lie before."""
    if not e.is_fine:
        tiny_lair(e)
        return
    log, cut = (150, 96, 54), (232, 186, 118)
    e.shape("14,99 10,60 18,36 82,36 90,60 86,99", (34, 24, 24), 3.4, flat=True)
    for x in (38, 62):
        e.shape([(x - 9, 56), (x, 50), (x + 9, 56), (x, 63)], (255, 222, 80), 0, flat=True)
        e.eye(x, 56.5, 2.6)
    for _ in e.sides():
        e.shape("72,99 74,66 80,50 92,46 101,58 102,84 99,99", (150, 146, 142), 3.8, depth=6)
        e.fine("84,62 92,66", 2.6)
    e.rod("4,38 96,38", 14, log, 3.8)
    e.rod("12,20 88,20", 14, log, 3.8)
    e.rod("28,4 72,4", 13, log, 3.8)
    for x, y in ((4, 38), (96, 38), (12, 20), (88, 20), (28, 4), (72, 4)):
        e.dot(x, y, 8, cut, 3.2, flat=True)
        e.eye(x, y, 2.4, shade(cut, 0.6))
    for _ in e.sides():
        e.line("34,84 70,97", 12)
        for x, y in ((32, 88), (36, 80), (68, 100), (72, 93)):
            e.dot(x, y, 5, BONE, 3, flat=True)
    for _ in e.sides():
        e.line("34,84 70,97", 6.4, BONE)


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
    """The ivory tower: white and tall, under a rose-red roof."""
    ivory, joint = (252, 246, 230), (176, 156, 120)
    e.poly("23,40 77,40 82,98 18,98", ivory, 4, depth=9)
    for stroke in ("60,72 69,72", "29,66 38,66", "64,88 74,88", "26,90 34,90"):
        e.fine(stroke, 2.8, joint)
    e.poly("12,28 88,28 88,42 78,51 22,51 12,42", ivory, 4, depth=5)
    for x in (33, 50, 67):
        e.line([(x, 31), (x, 40)], 4, joint)
    e.poly("50,-4 95,30 5,30", (210, 70, 110), 4, depth=8)
    e.fine("50,0 36,28", 2.6, (150, 40, 76))
    e.fine("50,0 66,28", 2.6, (150, 40, 76))
    e.shape("45,70 45,62 50,57 55,62 55,70", (64, 82, 122), 3, flat=True)
    e.shape("37,98 37,85 50,76 63,85 63,98", (110, 70, 46), 3.6, flat=True)


@drawing
def coin(e: Canvas) -> None:
    """A pile of coins, the topmost struck with a wagon wheel and standing up."""
    wheel = (164, 96, 26)
    for y in (98, 84):
        e.dot(50, y, 48, GOLD, 3.8, ry=12)
    e.dot(50, 38, 42, (240, 184, 62), 4.2)
    e.dot(50, 38, 33, (255, 228, 132), 3, flat=True)
    for a in (0, 45, 90, 135):
        e.line(turned("26,38 74,38", a, 50, 38), 5, wheel)
    e.line(arc(50, 38, 22, 0, 360, n=40), 6.4, wheel, straight=True)
    e.dot(50, 38, 8, (250, 206, 84), 3)


@drawing
def horde(e: Canvas) -> None:
    """Three of the many, shoulder to shoulder under pot helmets, their spears over them."""
    for x in (6, 50, 94):
        e.rod([(x, 8), (x, 96)], 4.6, WOOD, 3.2)
        e.poly([(x, -14), (x + 10, 6), (x, 16), (x - 10, 6)], (214, 222, 228), 3.6, flat=True)
    e.shape("-8,102 -4,84 26,78 74,78 104,84 108,102", (150, 70, 52), 4, depth=4)
    for x, y, r in ((20, 58, 24), (80, 58, 24), (50, 66, 28)):
        e.dot(x, y, r, (236, 184, 138), 4)
        top = [(x - r, y), (x - r * 0.82, y - r * 0.9), (x, y - r * 1.3), (x + r * 0.82, y - r * 0.9), (x + r, y)]
        e.shape(top, STEEL, 4, depth=5)
        e.line([(x - r, y - 1), (x + r, y - 1)], 6)
        for side in (-0.4, 0.4):
            e.eye(x + side * r, y + r * 0.34, 3.6)

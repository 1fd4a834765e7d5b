"""The fourteen races of the base game: heads, each with one hat, ear, horn or hair of its own."""

from __future__ import annotations

import math

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BONE, BRASS, DARK, INK, SKIN, STEEL, shade, tint
from smallworld_desktop.render.emblems.paths import arc, mirrored, star
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("races")


@drawing
def amazons(e: Canvas) -> None:
    """A woman in profile in a crested helmet, her long hair loose."""
    hair, bronze, skin = (104, 62, 40), (214, 160, 70), (236, 190, 146)
    e.shape("56,36 78,34 88,54 90,76 104,92 84,98 62,97 50,84", hair, 4, depth=6)
    e.line("72,62 76,80 88,92", 2.8)
    e.shape("34,32 24,46 16,60 22,64 20,69 24,73 23,80 32,87 44,84 48,101 64,101 64,72 66,40", skin)
    e.shape("26,20 34,4 56,-4 80,4 95,24 98,46 88,52 78,36 62,22 44,17", (192, 58, 46))
    for stroke in ("47,0 49,16", "68,2 63,20", "86,16 75,30"):
        e.line(stroke, 2.6)
    e.shape("18,44 24,28 38,18 56,19 72,32 78,50 70,58 58,52 44,46 30,44", bronze)
    e.line("24,53 36,51", 3.6)
    e.eye(32, 58.5, 4)
    e.line("36,57 41,55", 3)
    e.line("23,73 33,72", 5, (190, 44, 50))
    e.dot(56, 72, 6, (250, 210, 90), 3, flat=True)


@drawing
def dwarves(e: Canvas) -> None:
    """A horned helmet over a red beard, and the pick of a miner."""
    beard = (216, 118, 46)
    e.shape(mirrored("50,50 72,48 86,58 84,82 70,98 50,104"), beard)
    e.shape(mirrored("50,36 70,38 71,54 61,63 50,65"), SKIN)
    for _ in e.sides():
        e.shape("74,34 86,30 91,18 88,4 97,16 96,36 80,46", BONE)
    e.shape(mirrored("50,6 66,9 78,22 80,42 50,43"), STEEL)
    e.poly("18,36 82,36 82,46 18,46", BRASS, 3.4, depth=3)
    e.poly("45,12 55,12 54,40 46,40", BRASS, 3.0, depth=3)
    for _ in e.sides():
        e.dot(61, 53, 3.0, INK, 0, flat=True)
        e.shape("50,64 62,61 74,70 62,75 52,72", (238, 150, 72), 3.2)
    e.dot(50, 60, 6, shade(SKIN, 0.92), 3)
    e.line("42,80 44,94", 2.8)
    e.rod("92,106 92,62", 7, (158, 100, 56), 3.8)
    e.shape("64,82 72,62 92,54 106,60 115,78 102,70 92,68 80,70", STEEL, 4, depth=4)


@drawing
def elves(e: Canvas) -> None:
    """Long ears, golden hair, a leaf on the brow."""
    hair = (226, 178, 70)
    e.shape(mirrored("50,6 70,10 79,30 78,58 86,90 68,94 50,92"), hair)
    for _ in e.sides():
        e.shape("66,48 84,30 99,12 94,40 72,64", SKIN)
    e.shape(mirrored("50,20 64,26 71,42 69,60 60,78 50,87"), (240, 204, 160))
    for _ in e.sides():
        e.shape("50,12 66,15 75,32 74,50 64,36 50,28", hair, 3.2)
        e.shape("54,54 61,48 69,48 62,56", (40, 92, 60), 2.6, flat=True)
    e.line("44,74 50,76 56,74", 3.2)
    e.line("50,56 51,65 48,66", 2.4)
    e.shape("50,8 59,20 50,38 41,20", (92, 152, 66), 3.2)
    e.line("50,14 50,32", 2.0)


@drawing
def ghouls(e: Canvas) -> None:
    """A rotten face with raised claws."""
    skin = (178, 184, 138)
    for x in (40, 50, 61):
        e.line([(x, 10), (x + (x - 48) * 0.6, 0)], 3.2)
    for _ in e.sides():
        e.shape("72,40 90,26 86,46 74,56", skin)
    e.shape(mirrored("50,5 67,8 78,22 78,42 69,56 66,74 60,87 50,89"), skin)
    for _ in e.sides():
        e.shape("54,42 62,32 75,34 75,47 65,53 56,50", (66, 48, 52), 2.6, flat=True)
        e.dot(65, 43, 4.2, (240, 84, 40), 0, flat=True)
        e.line("53,55 54,58", 3.2)
    m = e.shape(mirrored("50,62 60,61 63,69 59,82 50,84"), DARK, 3, flat=True)
    for x in (41, 48, 55):
        e.poly([(x - 1, 62), (x + 5, 62), (x + 2, 70)], BONE, 1.6, flat=True, inside=m)
    e.shape("44,74 55,73 61,86 58,98 49,94 47,84", (190, 84, 104), 3)
    e.fine("32,18 40,26 34,30", 2.8)
    e.fine("61,20 69,16", 2.4)
    e.fine("63,15 67,22", 2.4)

    for _ in e.sides():
        for (x0, y0), (x1, y1) in (((78, 92), (71, 78)), ((83, 90), (83, 73)), ((88, 92), (95, 78))):
            d = math.hypot(x1 - x0, y1 - y0)
            u, v = ((x1 - x0) / d, (y1 - y0) / d)
            e.poly(
                [(x1 - v * 4, y1 + u * 4), (x1 + u * 11, y1 + v * 11), (x1 + v * 4, y1 - u * 4)], BONE, 2.4, flat=True
            )
            e.rod([(x0, y0), (x1, y1)], 5, skin, 3)
        e.shape("74,92 83,87 92,92 91,101 75,101", skin, 3.2)


@drawing
def giants(e: Canvas) -> None:
    """A bearded giant: clouds at his shoulders, a village at his belt."""
    skin, cloth, beard = (232, 178, 130), (86, 112, 160), (150, 70, 38)
    e.shape(mirrored("50,34 70,36 88,44 95,62 97,99 50,99"), cloth, depth=7)
    e.shape(mirrored("50,0 62,2 69,12 69,30 62,42 50,46"), skin)
    e.shape(mirrored("50,34 58,30 69,22 73,36 67,54 50,63"), beard)
    e.line("44,41 50,43 56,41", 3.4)
    for _ in e.sides():
        e.line("53,17 60,13.6 66,16", 4.6)
        e.dot(60, 20.6, 2.8, INK, 0, flat=True)
    e.shape("50,20 56,31 50,34 44,31", shade(skin, 0.9), 3, flat=True)
    cloud = (250, 250, 248)
    e.blob([(2, 54, 9), (13, 48, 10), (25, 54, 8), (12, 58, 8)], cloud, 3.4, depth=3)
    e.blob([(76, 52, 8), (88, 45, 10), (99, 52, 9), (89, 56, 8)], cloud, 3.4, depth=3)

    def house(x: float, y: float) -> None:
        e.poly([(x - 9, y), (x + 9, y), (x + 9, 99), (x - 9, 99)], (250, 232, 190), 3.2, flat=True)
        e.poly([(x - 14, y + 1), (x, y - 15), (x + 14, y + 1)], (206, 66, 46), 3.2, depth=3)
        e.poly([(x - 3, 99), (x - 3, y + 6), (x + 3, y + 6), (x + 3, 99)], (96, 60, 36), 0, flat=True)

    for x in (8, 92) if e.is_fine else ():
        e.poly([(x, 73), (x + 9, 97), (x - 9, 97)], (84, 140, 70), 3.2, depth=3)
    for x, y in ((50, 86), (24, 84), (76, 84)):
        house(x, y)


@drawing
def halflings(e: Canvas) -> None:
    """At ease: curls, a pipe, and the soles of two big hairy feet."""
    hair, skin = (140, 82, 40), (244, 200, 154)
    e.shape(mirrored("50,46 66,50 76,64 76,92 50,94"), (92, 140, 66))
    for _ in e.sides():
        e.shape("68,30 87,18 86,34 72,44", skin, 3.2)
    e.dot(50, 36, 24, skin, ry=22)
    e.blob(
        [(26, 23, 9), (30, 11, 9), (42, 4, 10), (57, 3, 10), (70, 11, 9), (74, 23, 9), (50, 12, 12)],
        hair,
    )
    for x, y in ((33.0, 11.0), (50.0, 7.0), (67.0, 11.0)):
        e.fine(arc(x, y, 4.4, 150, 400, n=10), 2.2, straight=True)
    for _ in e.sides():
        e.eye(59, 35, 3.6)
        e.dot(64, 44, 4.6, (240, 150, 122), 0, flat=True)
    e.fine("40,48 46,51 52,51", 3.2)
    e.dot(50, 41, 4.6, tint(skin, 0.1), 2.6)
    e.rod("56,51 72,58 86,56", 3.4, (120, 72, 44), 2.6)
    e.poly("79,41 100,41 96,61 84,62", (226, 190, 120), 3.4, depth=4)
    e.blob([(90, 30, 5), (96, 21, 7)], (252, 252, 250), 2.6, depth=2)
    for _ in e.sides():
        e.poly("53,78 58,60 64,68 71,55 77,66 87,58 89,70 100,68 93,84", hair, 3.2, depth=4)
        e.shape("57,78 66,70 84,71 94,78 92,91 86,101 66,102 58,93", skin, 3.6, depth=5)
        for x, y, r in ((60, 75, 7.4), (71.4, 70, 6), (81, 70.6, 5.6), (90, 74, 5.2)):
            e.dot(x, y, r, skin, 3.0, flat=True)
        e.shape("61,82 70,77 84,78 89,84 84,93 70,95 62,89", tint(skin, 0.24), 0, flat=True)


@drawing
def humans(e: Canvas) -> None:
    """A great helm with a cross."""
    e.shape(mirrored("50,6 70,9 80,18 81,70 70,88 50,97"), STEEL)
    e.poly("20,36 80,36 80,47 20,47", BRASS, 3.4, flat=True)
    e.poly("45,8 55,8 55,95 45,95", BRASS, 3.4, flat=True)
    e.poly("46.6,38 53.4,38 53.4,45 46.6,45", BRASS, 0, flat=True)
    for _ in e.sides():
        e.poly("58,52 78,51 78,57 58,59", INK, 1.4, flat=True)
        for x, y in ((62, 68), (70, 67), (62, 76), (70, 75), (62, 84)):
            e.dot(x, y, 1.9, INK, 0, flat=True)


@drawing
def orcs(e: Canvas) -> None:
    """A green face with tusks."""
    skin = (126, 166, 70)
    e.shape("42,16 38,3 50,8 62,3 58,16", (70, 48, 34))
    for _ in e.sides():
        e.shape("70,38 98,24 93,46 74,58", skin)
    e.shape(mirrored("50,10 65,13 76,27 77,44 84,62 80,82 65,92 50,93"), skin)
    e.line("30,79 42,74 50,76 58,74 70,79", 4.2)
    for _ in e.sides():
        e.shape("55,49 66,43 73,45 65,54", (250, 208, 70), 2.4, flat=True)
        e.shape("50,44 60,36 77,30 77,39 63,45 52,51", shade(skin, 0.7), 3)
    e.shape("43,60 50,53 57,60 58,66 50,68 42,66", shade(skin, 0.8), 3)
    for _ in e.sides():
        e.shape("60,82 69,85 78,74 80,54 71,64 65,72", BONE, 3.2)


@drawing
def ratmen(e: Canvas) -> None:
    """Round ears, whiskers and two teeth."""
    fur, pink = (158, 132, 112), (236, 152, 144)
    for _ in e.sides():
        e.dot(78, 25, 19, fur)
        e.dot(79, 26, 10.5, pink, 2.6, flat=True)
        e.line("58,72 78,66 95,66", 2.8)
        e.line("58,77 76,79 92,86", 2.8)
    e.poly("43,84 57,84 56,99 44,99", BONE, 3.2, flat=True)
    e.line("50,86 50,98", 2.4)
    e.shape(mirrored("50,20 66,24 77,40 72,56 62,72 57,84 50,88"), fur)
    for _ in e.sides():
        e.shape("55,50 64,43 71,45 66,52", (252, 214, 84), 3.0, flat=True)
        e.dot(63, 48, 2.2, INK, 0, flat=True)
        e.line("54,44 72,38", 4.2)
    e.dot(50, 78, 7.5, pink, 3.2, ry=6)
    e.line("50,30 50,42", 2.6)


@drawing
def skeletons(e: Canvas) -> None:
    """A skull, its neck, a cage of ribs."""
    old = (232, 218, 182)
    e.rod("50,56 50,70", 9, old, 3.6)
    e.shape(mirrored("50,70 70,67 84,74 86,90 76,106 50,107"), DARK, 3.6, flat=True)
    e.line("50,72 50,104", 9, old)
    for _ in e.sides():
        for rib, width in (("50,76 70,74 86,84", 9), ("50,89 68,87 82,96", 6.4), ("50,101 64,99 74,104", 5)):
            e.line(rib, width, old)
    e.shape(mirrored("50,-8 70,-4 83,10 84,27 77,42 69,48 67,60 59,65 50,66"), BONE, 4)
    for _ in e.sides():
        e.shape("56,27 64,19 76,23 77,35 66,41 57,37", INK, 1, flat=True)
    e.poly("50,39 56,49 50,47 44,49", INK, 1, flat=True)
    for x in (41, 50, 59):
        e.line([(x, 55), (x, 65)], 3.4)


@drawing
def sorcerers(e: Canvas) -> None:
    """Green eyes in a violet hood."""
    robe = (120, 62, 132)
    e.shape("50,3 66,12 79,38 84,66 95,97 50,99 5,97 16,66 21,38 34,12", robe)
    e.shape(mirrored("50,22 62,28 69,46 64,66 50,76"), (36, 24, 34), 3.0, flat=True)
    for _ in e.sides():
        e.shape("53,52 66,42 64,53 57,56", (164, 240, 120), 0, flat=True)
    e.poly("50,4 57,13 50,23 43,13", (236, 92, 70), 2.8, flat=True)
    for _ in e.sides():
        e.line("56,79 66,97", 3.4)
    e.poly("50,76 58,84 50,94 42,84", BRASS, 3, flat=True)


@drawing
def tritons(e: Canvas) -> None:
    """A face with fins."""
    skin, fin = (74, 156, 152), (232, 128, 78)
    e.poly("50,34 30,24 25,5 40,12 50,0 60,12 75,5 70,24", fin)
    for _ in e.sides():
        e.line("56,24 66,13", 2.6)
        e.poly("68,42 98,24 91,44 100,57 87,63 90,80 68,70", fin)
        e.line("74,48 90,36", 2.4)
        e.line("74,57 91,56", 2.4)
    e.shape(mirrored("50,15 66,19 77,36 76,58 66,80 50,92"), skin)
    for _ in e.sides():
        e.dot(64, 46, 9.4, (250, 240, 206), 3.2, flat=True)
        e.dot(62.5, 47, 4.0, INK, 0, flat=True)
        e.line("52,40 62,34 75,36", 4.6)
    e.line("36,76 44,70 50,72 56,70 64,76", 3.8)
    for _ in e.sides():
        e.line("53,60 54,63", 3.2)
    e.shape("50,18 55,26 50,34 45,26", BRASS, 2.6, flat=True)


@drawing
def trolls(e: Canvas) -> None:
    """A shock of moss that stands on end, an enormous nose, two tusks in a broad grin."""
    skin, moss, nose = (140, 176, 190), (122, 176, 56), (226, 190, 172)
    e.poly("22,44 8,20 26,26 24,0 38,14 46,-12 54,14 66,-6 68,18 84,4 78,28 94,22 78,44", moss, depth=6)
    for _ in e.sides():
        e.shape("76,46 94,34 108,40 104,58 90,66 76,64", skin, 3.8, depth=4)
    e.shape(mirrored("50,26 70,28 82,42 86,64 84,86 70,99 50,101"), skin, depth=7)
    for _ in e.sides():
        e.dot(68, 46, 10, (255, 250, 214), 3.2, flat=True)
        e.eye(66, 47, 4.4)
        e.fine("56,34 68,30 80,35", 4.8)
    if e.is_fine:
        e.shape("20,82 36,87 50,88 64,87 80,82 74,95 62,99 38,99 26,95", DARK, 3.4, flat=True)
    else:
        e.line("18,84 50,90 82,84", 4.4)
    for _ in e.sides():
        e.poly("66,93 82,90 80,62 72,72", BONE, 3.4, depth=4)
    e.shape(mirrored("50,44 57,48 66,62 67,74 59,81 50,83"), nose, 3.8, depth=8)
    for _ in e.sides():
        e.fine("57,75 58,72", 4)
    e.fine("42,60 43,60.4", 5, (168, 120, 108))
    for stroke in ("38,22 42,32", "50,18 50,30", "62,22 58,32"):
        e.fine(stroke, 2.6)


@drawing
def wizards(e: Canvas) -> None:
    """A pointed hat with a star, a white beard."""
    hat, beard = (76, 84, 166), (236, 232, 224)
    e.shape(mirrored("50,54 64,54 74,62 68,84 50,99"), beard)
    e.shape(mirrored("50,42 68,44 68,60 58,68 50,70"), SKIN)
    for _ in e.sides():
        e.dot(59, 58, 2.8, INK, 0, flat=True)
        e.shape("50,66 60,65 72,72 60,77 52,74", beard, 3)
    e.dot(50, 63, 5, shade(SKIN, 0.9), 3, ry=6)
    e.line("50,82 49,92", 2.4)
    e.shape("26,46 33,26 44,10 62,1 76,10 63,14 68,28 74,46 50,49", hat)
    e.shape(mirrored("50,42 76,41 97,50 76,57 50,54"), shade(hat, 1.15))
    e.poly(star(49, 28, 11), (250, 208, 84), 2.6, flat=True)

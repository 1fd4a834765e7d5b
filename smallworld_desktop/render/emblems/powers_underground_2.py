"""Powers of the underground, Quarreling to Wise: objects."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BRASS, DARK, GOLD, PAPER, STEEL, shade, tint
from smallworld_desktop.render.emblems.paths import arc, box, mirrored, ring
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("powers")


@drawing
def quarreling(e: Canvas) -> None:
    """Two speech bubbles at odds: thunder in one, a scribble in the other."""
    e.shape("-2,8 10,-4 50,-6 62,6 62,34 52,46 30,46 12,64 16,44 2,40 -4,26", (236, 92, 70), 4, depth=5)
    e.poly("34,0 16,24 28,24 20,42 44,16 32,16", (255, 232, 110), 3.2, flat=True)
    e.shape("102,48 92,38 54,36 40,46 38,72 48,86 72,88 90,104 86,86 98,82 104,66", (92, 150, 214), 4, depth=5)
    e.line("52,62 58,52 66,66 72,52 80,66 86,54 90,62", 5.4)
    e.line("54,76 84,76", 5)


@drawing
def reborn(e: Canvas) -> None:
    """A phoenix rises from the flames."""
    bird, wing = (232, 84, 44), (255, 176, 60)
    e.shape(
        "10,101 6,84 16,70 22,80 34,62 42,78 50,64 58,78 66,62 78,80 84,70 94,84 90,101", (255, 214, 90), 4, depth=4
    )
    for _ in e.sides():
        e.poly("56,58 66,34 80,14 98,-4 102,16 96,20 102,34 92,38 94,52 82,54 76,68 60,72", wing, 4, depth=6)
        e.fine("66,56 92,16", 3, shade(wing, 0.6))
        e.fine("70,60 92,38", 3, shade(wing, 0.6))
    e.shape(mirrored("50,22 58,26 64,46 64,68 56,88 50,92"), bird, 4, depth=5)
    e.poly("44,10 40,-8 48,0 52,-12 56,0 64,-6 58,10", wing, 3.4, flat=True)
    e.dot(50, 18, 13, bird, 3.8)
    e.poly("38,18 24,24 38,28", GOLD, 3.2, flat=True)
    e.eye(46, 16, 3.2)


@drawing
def royal(e: Canvas) -> None:
    """A throne: gold, red velvet, a crown on its back."""
    velvet = (190, 44, 56)
    e.poly(mirrored("50,-4 62,8 74,4 80,16 78,62 50,64"), GOLD, 4, depth=5)
    e.shape(mirrored("50,14 66,18 68,56 50,58"), velvet, 3.4, depth=5)
    for x, y in ((42, 26), (58, 26), (50, 38), (42, 48), (58, 48)):
        e.fine([(x, y), (x, y + 0.4)], 4.4, (255, 214, 130))
    for _ in e.sides():
        e.rod("88,52 88,98", 8, GOLD, 3.6)
        e.rod("70,52 94,52", 9, GOLD, 3.6)
        e.dot(92, 50, 7, (206, 60, 80), 3.2)
    e.shape("16,66 50,60 84,66 84,78 50,82 16,78", velvet, 4, depth=4)
    e.poly("12,78 88,78 86,90 14,90", GOLD, 3.6, depth=3)
    e.dot(50, -5, 7, (60, 150, 200), 3.2)


@drawing
def shield(e: Canvas) -> None:
    """A knight's shield, quartered."""
    outline = mirrored("50,-4 72,2 94,0 94,40 86,70 70,88 50,101")
    inside = e.shape(outline, (236, 226, 206), 4, flat=True)
    red = (196, 50, 46)
    e.poly("0,-10 50,-10 50,44 0,44", red, 0, flat=True, inside=inside)
    e.poly("50,44 110,44 110,110 50,110", red, 0, flat=True, inside=inside)
    e.line("50,-4 50,101", 4.4)
    e.line("4,44 96,44", 4.4)
    for _ in e.sides():
        e.line("50,-1 72,5 91,3 91,40 83,68 68,85 50,97", 8, STEEL, inside=inside)
    e.outline(outline, 4.4)
    e.dot(50, 44, 14, BRASS, 4)


@drawing
def stone(e: Canvas) -> None:
    """A cairn: stone upon stone."""
    for outline, colour in (
        ("2,92 8,76 30,70 70,70 92,76 98,92 90,101 10,101", (128, 128, 134)),
        ("12,68 16,54 36,46 66,46 84,54 88,66 80,76 22,76", (158, 156, 156)),
        ("24,44 30,30 44,24 62,26 74,36 74,48 60,53 34,53", (182, 178, 170)),
        ("36,22 40,8 52,0 64,8 66,20 58,30 42,30", (206, 200, 188)),
    ):
        e.shape(outline, colour, 4, depth=6)
    for stroke in ("30,84 44,88", "64,58 76,60", "40,38 48,41"):
        e.fine(stroke, 3)
    e.shape("4,101 10,92 18,101", (120, 160, 76), 3, flat=True)


@drawing
def thieving(e: Canvas) -> None:
    """A black mask whose ends flutter, a grin; and somebody's purse."""
    skin, hair = (244, 198, 154), (104, 66, 44)
    for end in ("82,42 96,34 108,38 100,44 110,54 94,54 82,52",):
        e.poly(end, DARK, 3.4, flat=True)
    e.shape(mirrored("50,-2 72,4 84,24 84,56 72,82 50,94"), skin, 4, depth=6)
    e.shape("14,30 18,8 36,-8 56,-10 78,0 87,26 74,16 60,20 48,14 34,20 24,18", hair, 3.8, depth=4)
    e.poly("12,32 50,38 88,32 88,56 68,62 50,52 32,62 12,56", DARK, 3.4, flat=True)
    for _ in e.sides():
        e.shape("56,46 66,40 80,42 76,52 62,53", (255, 255, 250), 0, flat=True)
        e.eye(68, 47, 3.6)
    e.line("30,70 42,79 56,78", 5)
    e.blob([(82, 88, 19), (72, 92, 14), (92, 92, 14)], (198, 132, 66), 4, depth=5)
    e.poly("72,64 94,60 88,74 77,74", (198, 132, 66), 3.6, flat=True)
    e.dot(82, 89, 9, GOLD, 3.2, flat=True)


@drawing
def tomb(e: Canvas) -> None:
    """A painted coffin, its owner's face on the lid."""
    gold, blue = (242, 192, 76), (52, 96, 170)
    outline = mirrored("50,-8 64,-4 72,10 74,28 90,40 84,72 74,101 50,101")
    m = e.poly(outline, gold, 4, depth=6)
    for y in (58, 74, 90):
        e.line([(10, y), (90, y)], 7, blue, inside=m)
    e.outline(outline, 4.4, straight=True)
    e.shape(mirrored("50,-2 62,2 68,18 72,44 62,44 50,44"), blue, 3.4, depth=3)
    for _ in e.sides():
        for y in (12, 24, 36):
            e.fine([(62, y), (72, y + 2)], 3.4, gold)
    e.shape(mirrored("50,8 60,12 62,26 56,38 50,40"), (250, 214, 120), 3.2, depth=3)
    for _ in e.sides():
        e.eye(55.4, 22, 2.8)
        e.rod("76,50 44,64", 6, (250, 214, 120), 3)
    e.line("46,32 54,32", 3)


@drawing
def vampire(e: Canvas) -> None:
    """Red lips, two long fangs, a drop of blood."""
    m = e.shape("-6,34 16,10 34,4 50,14 66,4 84,10 106,34 92,62 70,80 50,84 30,80 8,62", (206, 36, 48), 4, depth=7)
    mouth = e.shape("6,36 28,26 50,30 72,26 94,36 80,56 62,66 50,68 38,66 20,56", DARK, 3.4, flat=True)
    e.shape("38,68 50,56 62,68 50,74", (226, 90, 96), 0, flat=True, inside=mouth)
    for x in (38, 50, 62):
        e.poly(box(x - 6, 24, x + 6, 43), (255, 252, 242), 2.4, flat=True, inside=mouth)
    for _ in e.sides():
        e.poly("70,24 86,30 78,80", (255, 252, 242), 3.4, depth=3)
    e.shape("22,84 28,94 24,103 16,102 14,94", (206, 36, 48), 3.2, flat=True)
    e.fine("20,18 34,11", 4, (255, 150, 150), inside=m)


@drawing
def vanishing(e: Canvas) -> None:
    """A figure of which half has gone already."""
    c = (86, 130, 200)
    left = e.area("-20,-20 50,-20 50,120 -20,120")
    e.shape(mirrored("50,40 62,44 68,60 76,84 76,101 50,101"), c, 4, depth=6, inside=left)
    e.shape(ring(50, 20, 25), c, 4, depth=6, inside=left)
    dots = ((58, 2, 5), (68, 10, 4.4), (74, 22, 4), (66, 32, 4.6), (58, 20, 5), (84, 8, 3.4), (90, 26, 3))
    lower = (
        (58, 52, 5),
        (68, 62, 4.6),
        (60, 72, 5),
        (76, 78, 4.4),
        (64, 88, 5),
        (86, 66, 3.6),
        (92, 90, 3.6),
        (78, 96, 4),
    )
    for x, y, r in (*dots, *lower):
        e.dot(x + 2, y, r, tint(c, 0.3), 2.8, flat=True)


@drawing
def vengeful(e: Canvas) -> None:
    """A list of names, struck out in red, nailed down by a dagger."""
    e.poly("8,14 76,6 92,90 22,101", PAPER, 4, depth=5)
    for y in (36, 54, 72):
        e.line([(24 + (y - 36) * 0.2, y + 4), (74 + (y - 36) * 0.2, y - 2)], 5.4, (120, 90, 66))
    for y in (36, 54):
        e.line([(20 + (y - 36) * 0.2, y + 8), (78 + (y - 36) * 0.2, y - 8)], 5, (214, 40, 40))
    e.poly("38,70 34,44 62,16 74,26 56,58", (226, 232, 238), 3.8, depth=4)
    e.rod("56,4 86,32", 8, BRASS, 3.6)
    e.rod("74,16 94,-4", 8, (120, 60, 60), 3.6)
    e.dot(96, -6, 6.4, BRASS, 3.2)


@drawing
def wise(e: Canvas) -> None:
    """An owl in a scholar's cap."""
    body, pale = (158, 108, 66), (244, 222, 176)
    e.shape(mirrored("50,26 72,22 84,38 86,66 76,92 50,101"), body, 4, depth=7)
    e.shape(mirrored("50,60 64,60 68,76 60,94 50,97"), pale, 3.2, flat=True)
    for x, y in ((44, 74), (56, 74), (50, 84)):
        e.line(arc(x, y, 4.4, 10, 170), 3, (158, 108, 66), straight=True)
    for _ in e.sides():
        e.shape("74,56 88,52 92,72 80,90", shade(body, 0.8), 3.6, depth=4)
        e.dot(66, 46, 17, pale, 3.8, flat=True)
        e.dot(65, 46, 8, DARK, 0, flat=True)
        e.dot(62.6, 43, 2.8, (255, 255, 255), 0, flat=True)
    e.poly("50,48 57,56 50,67 43,56", (250, 180, 60), 3.4, flat=True)
    for _ in e.sides():
        e.line("60,100 64,102", 5, (250, 180, 60))
    e.poly("26,10 74,10 72,28 50,33 28,28", (56, 62, 96), 3.6, depth=3)
    e.poly("50,-12 102,8 50,24 -2,8", (70, 78, 120), 4, depth=3)
    e.line("50,6 88,12 90,28", 4, GOLD)
    e.dot(90, 31, 5.4, GOLD, 3, flat=True)

"""The ten races of the expansions."""

from __future__ import annotations

import math

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BONE, DARK, GOLD, LEAF, STEEL, shade, tint
from smallworld_desktop.render.emblems.paths import arc, box, mirrored, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("races")


@drawing
def goblins(e: Canvas) -> None:
    """Bat ears, round eyes and a wide grin under a cap."""
    skin, cap = (200, 198, 70), (146, 82, 52)
    for _ in e.sides():
        e.shape("68,44 84,30 102,14 101,34 92,54 72,64", skin)
        e.shape("76,46 87,37 96,26 94,38 86,50", (214, 130, 92), 2.2, flat=True)
    e.shape(mirrored("50,16 69,20 78,40 77,60 68,82 50,99"), skin)
    e.shape(mirrored("50,7 64,8 77,20 80,36 66,31 50,29"), cap)
    e.poly("44,9 50,-1 56,9", STEEL, 3, flat=True)
    e.fine("26,31 38,24 50,22 62,24 74,31", 2.2, (230, 190, 120))
    for _ in e.sides():
        e.dot(64, 43, 9.6, (255, 250, 226), 3.2, flat=True)
        e.eye(61.4, 45, 3.6)
    m = e.shape(mirrored("50,71 62,68 75,59 71,76 60,86 50,88"), DARK, 3, flat=True)
    for x, y, w in ((31, 63, 5), (40, 68, 5), (60, 68, 5), (69, 63, 5)) if e.is_fine else ((34, 64, 8), (66, 64, 8)):
        e.poly([(x - w, y - 3), (x + w, y - 3), (x, y + 11)], BONE, 1.8 if e.is_fine else 0, flat=True, inside=m)
    e.shape("45,42 55,42 59,56 56,68 48,77 45,68 41,58", tint(skin, 0.16), 3.2)


@drawing
def kobolds(e: Canvas) -> None:
    """A small dragon's head with a frill."""
    sc, pale = (208, 108, 56), (240, 186, 116)
    for _ in e.sides():
        e.shape("60,22 68,8 86,-2 82,12 76,32", BONE)
        e.poly("70,34 99,26 93,42 101,54 88,57 86,70 68,60", (168, 76, 48))
        e.fine("76,44 92,38", 2.4)
        e.fine("76,52 90,55", 2.4)
    e.shape(mirrored("50,12 66,16 78,34 76,50 66,62 64,80 58,95 50,98"), sc)
    e.shape(mirrored("50,56 58,58 63,74 57,92 50,95"), pale, 3, depth=3)
    for y, w in ((20, 7), (28, 9), (36, 7)):
        e.fine([(50 - w, y - 3), (50, y + 2), (50 + w, y - 3)], 3.2, (120, 48, 36), straight=True)
    for _ in e.sides():
        e.shape("54,46 62,34 76,36 74,48 63,53", (252, 226, 96), 3.2, flat=True)
        e.line("66,37 66,49", 4.2)
        e.line("54,66 56,69", 4)
    e.line("36,83 43,85 50,81 57,85 64,83", 3.4)
    for _ in e.sides():
        e.poly("55,84 62,83 59,74", (255, 250, 236), 2.2, flat=True)


@drawing
def gypsies(e: Canvas) -> None:
    """A flowered scarf with golden trim."""
    scarf, skin, hair = (198, 62, 56), (206, 150, 106), (66, 44, 38)
    e.shape(mirrored("50,80 70,84 92,99 50,100"), (64, 124, 122))
    e.shape(mirrored("50,3 68,6 81,24 84,48 82,68 87,88 66,86 50,80"), shade(scarf, 0.82))
    for _ in e.sides():
        e.shape("62,40 74,48 77,66 74,84 64,82 58,70", hair, 3)
    e.shape(mirrored("50,22 65,28 70,46 67,62 59,76 50,81"), skin)
    for _ in e.sides():
        e.shape("50,22 62,26 71,40 72,60 66,52 60,40 50,32", hair, 3)
    e.shape(mirrored("50,2 69,5 82,24 85,54 76,50 69,32 60,24 50,21"), scarf, depth=7)
    for x, y in ((50, 10), (31, 19), (69, 19), (23, 37), (77, 37)):
        for k in range(5):
            t = math.tau * k / 5
            e.dot(x + math.cos(t) * 2.6, y + math.sin(t) * 2.6, 1.9, (250, 236, 200), 0, flat=True)
        e.dot(x, y, 1.7, GOLD, 0, flat=True)
    for _ in e.sides():
        e.line("50,22 60,25 69,33 76,51 83,54", 6.6)
    for _ in e.sides():
        e.line("50,22 60,25 69,33 76,51 83,54", 3.0, GOLD)
        e.line("54,47 60,44.5 66,47", 2.6)
        e.line("54.5,54 60,51 66,54", 3.0)
        e.eye(60.4, 54.5, 2.8)
    e.fine("50,54 52,62 49,64", 2.4)
    e.line("43.5,70 47,72 53,72 56.5,70", 4.0, (158, 56, 50))
    for _ in e.sides():
        e.dot(71, 70, 3.8, GOLD, 2.4, flat=True)


@drawing
def priestesses(e: Canvas) -> None:
    """A veil under horns with the sun between them."""
    skin, veil = (170, 112, 78), (244, 234, 212)
    for _ in e.sides():
        e.shape("50,30 63,27 72,17 73,1 84,14 82,30 70,42 50,42", GOLD)
    e.dot(50, 14, 13.5, (226, 96, 58))
    e.shape(mirrored("50,26 65,29 76,44 78,66 90,98 50,100"), veil, depth=7)
    e.shape(mirrored("50,84 62,78 70,90 62,100 50,100"), (58, 100, 164), 3.2)
    e.shape(mirrored("50,34 62,37 68,50 65,67 58,80 50,85"), skin)
    e.poly(mirrored("50,32 66,38 69,48 50,43"), GOLD, 3.2, flat=True)
    e.shape("50,30 55,37 50,46 45,37", (72, 150, 196), 2.8)
    for _ in e.sides():
        e.line(arc(59.5, 55, 5.4, 20, 160), 3.2)
    e.fine("50,57 51,66 48,67", 2.4)
    e.line("45,74 50,76 55,74", 3.8, (112, 40, 40))
    for _ in e.sides():
        e.line("70,66 77,92", 2.6)


@drawing
def white_ladies(e: Canvas) -> None:
    """A ghostly face in flowing white hair."""
    hair, pale = (236, 240, 244), (186, 206, 222)
    e.shape(
        "50,1 69,5 82,22 84,46 98,66 92,78 97,96 82,88 74,99 64,88 50,99 38,88 24,99 18,84 3,92 10,74 "
        "4,62 16,46 18,22 31,5",
        hair,
        depth=7,
    )
    e.shape(mirrored("50,20 62,24 67,42 64,62 57,76 50,81"), pale)
    for _ in e.sides():
        e.shape("50,10 64,14 73,32 72,62 65,46 60,30 50,21", hair, 3)
        e.shape("53,47 59,41 66,45 63,54 56,55", (48, 52, 78), 2.2, flat=True)
        e.dot(59.5, 48.5, 2.0, (230, 250, 255), 0, flat=True)
        e.fine("59,57 59,65", 2.6, (110, 140, 176))
    e.dot(50, 69, 4, (48, 52, 78), 2, flat=True, ry=5.2)
    for _ in e.sides():
        e.fine("78,52 84,72", 2.6, (120, 146, 176))
        e.fine("68,70 72,88", 2.6, (120, 146, 176))
        e.line("50,14 62,18 70,28", 3.2, (110, 140, 176))


@drawing
def barbarians(e: Canvas) -> None:
    """A wild red-blond beard under the head of a bear."""
    fur, hair, skin, woad = (128, 88, 58), (240, 184, 78), (230, 176, 132), (58, 108, 186)
    for _ in e.sides():
        e.dot(79, 11, 13, fur)
        e.dot(79, 12, 6, shade(fur, 0.6), 0, flat=True)
    e.shape(mirrored("50,1 66,2 82,12 91,32 97,54 92,74 84,88 50,90"), fur, depth=6)
    e.shape(mirrored("50,36 70,39 79,52 76,72 50,84"), skin)
    for _ in e.sides():
        e.line("62,65 76,62", 5.4, woad)
        e.dot(63, 55, 6.4, (255, 250, 232), 2.4, flat=True)
        e.eye(62, 55.6, 3.4)
        e.line("53,51 64,46 75,43", 5.6)
    e.shape(mirrored("50,72 60,67 70,70 83,62 87,76 78,92 69,103 61,93 50,97"), hair, 3.8)
    e.shape("41,81 50,77 59,81 55,88 45,88", DARK, 2.6, flat=True)
    e.fine("72,76 70,90", 2.6)
    e.fine("28,76 30,90", 2.6)
    e.shape("50,54 57,68 50,72 43,68", tint(skin, 0.14), 3, flat=True)
    e.shape(mirrored("50,15 61,16 68,26 66,38 58,42 50,40"), tint(fur, 0.28), 3.4)
    for _ in e.sides():
        e.eye(69, 20, 3.6)
        e.poly("55,40 65,39 62,50", BONE, 2.6, flat=True)
    e.shape("41,22 50,18 59,22 56,29 50,31 44,29", DARK, 1.6, flat=True)


@drawing
def homunculi(e: Canvas) -> None:
    """A little being in a flask."""
    glass, goo, skin = (214, 232, 226), (196, 206, 104), (240, 186, 158)
    body = mirrored("50,14 64,14 64,22 82,32 90,56 88,82 76,96 50,98")
    m = e.shape(body, glass)
    e.poly("0,36 100,36 100,100 0,100", goo, 0, depth=5, inside=m)
    e.line("8,36 92,36", 2.6, (132, 140, 60), inside=m)
    for _ in e.sides():
        e.shape("66,82 74,78 80,84 74,92 64,94", skin, 3, inside=m)
    e.shape(mirrored("50,36 66,40 76,54 73,68 62,79 50,82"), skin)
    e.line("50,37 52,30 47,27", 3)
    for _ in e.sides():
        e.dot(62, 60, 7, (66, 52, 92), 3, flat=True, ry=8.2)
        e.dot(60, 57, 2.6, (250, 250, 255), 0, flat=True)
    e.line("44,73 50,75 56,73", 3)
    e.outline(body)
    e.poly("37,-2 63,-2 61,15 39,15", (190, 136, 84), depth=4)
    e.line("17,52 15,64 17,76", 4.6, (255, 255, 255))


@drawing
def leprechauns(e: Canvas) -> None:
    """A green hat with a clover over an orange beard."""
    hat, beard = (66, 140, 76), (230, 112, 40)
    e.shape(mirrored("50,48 74,46 82,58 78,80 64,94 50,99"), beard)
    e.shape(mirrored("50,42 68,44 69,62 61,73 50,77"), (242, 194, 150))
    for _ in e.sides():
        e.dot(64, 64, 4.6, (238, 138, 112), 0, flat=True)
        e.eye(60, 55, 3.2)
        e.line("54,50 60,47.5 67,50", 3.6, (170, 72, 26))
    e.dot(50, 61, 5.4, (238, 170, 128), 2.8)
    e.line("40,69 45,73 50,74 55,73 60,69", 3.4)
    for _ in e.sides():
        e.fine("62,82 60,90", 2.6)
    e.fine("50,84 50,94", 2.6)
    e.shape("29,40 24,4 50,1 76,4 71,40", hat, depth=7)
    e.poly("26,24 74,24 72,38 28,38", (56, 40, 32), 3.2, flat=True)
    e.poly(box(41, 22, 59, 40), GOLD, 3.2, flat=True)
    e.poly(box(46, 27, 54, 35), (56, 40, 32), 0, flat=True)
    e.shape(mirrored("50,38 78,37 96,41 80,48 50,48"), shade(hat, 1.12), depth=3)
    for x, y in ((76, 10), (86, 10), (81, 2)):
        e.dot(x, y, 5.6, (132, 196, 84), 2.6, flat=True)
    e.line("81,10 78,22", 3)


@drawing
def pixies(e: Canvas) -> None:
    """Wings and a flower for a cap."""
    cap, skin = (206, 82, 146), (246, 210, 174)
    for _ in e.sides():
        e.shape("58,50 72,20 90,4 101,12 99,36 84,52 66,58", (150, 206, 220))
        e.shape("62,58 86,56 96,68 88,84 72,82", (242, 190, 110))
        e.fine("74,40 90,18", 2.4, (70, 120, 150))
        e.dot(84, 68, 3.6, (206, 110, 50), 0, flat=True)
    e.shape(mirrored("50,76 60,78 72,96 60,93 50,100"), LEAF)
    for _ in e.sides():
        e.shape("66,52 80,46 76,60 67,66", skin, 3)
    e.shape(mirrored("50,26 66,32 71,50 65,68 50,81"), skin)
    for _ in e.sides():
        e.dot(60, 57, 5.4, (60, 116, 74), 2.6, flat=True, ry=6.6)
        e.dot(58.6, 54.6, 2.0, (255, 255, 255), 0, flat=True)
    e.line("44,71 50,74 56,71", 3)
    e.line("50,10 50,0 57,-3", 5.4)
    e.shape("50,6 62,10 73,24 78,47 69,41 62,50 55,39 50,46 45,39 38,50 31,41 22,47 27,24 38,10", cap)
    for _ in e.sides():
        e.fine("57,16 62,34", 2.4, (140, 40, 96))
    e.shape(mirrored("50,4 56,5 62,12 54,11 50,16"), LEAF, 2.6, flat=True)


@drawing
def pygmies(e: Canvas) -> None:
    """A painted mask under a fan of feathers."""
    wood, paint = (128, 76, 50), (232, 158, 66)
    for angle, colour in ((-70, (66, 132, 140)), (70, (66, 132, 140)), (-36, GOLD), (36, GOLD), (0, (208, 70, 50))):
        e.shape(turned("50,48 42,26 41,5 50,-6 59,5 58,26", angle, 50, 50), colour)
        e.fine(turned("50,32 50,8", angle, 50, 50), 2.2)
    e.shape(mirrored("50,26 66,28 76,42 74,64 64,86 50,97"), wood)
    for _ in e.sides():
        e.line("57,34 69,38", 4, paint)
        e.dot(64, 51, 9.4, BONE, 3, flat=True)
        e.line("59,51 69,51", 5.4)
        e.line("63,66 72,63", 4, paint)
    e.poly("46,40 54,40 58,66 42,66", shade(wood, 1.25), 3, flat=True)
    e.band("28,74 72,74", 6.4, BONE, 3)
    for _ in e.sides():
        e.dot(74, 72, 4.6, BONE, 2.8, flat=True)
        e.dot(74, 77, 4.6, BONE, 2.8, flat=True)
    e.dot(50, 86, 6.4, DARK, 2, ry=4.4, flat=True)

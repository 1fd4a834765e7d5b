"""The ten races of the expansions."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BONE, DARK, GOLD, LEAF, WOOD, shade, tint
from smallworld_desktop.render.emblems.paths import arc, box, mirrored, points, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("races")


@drawing
def goblins(e: Canvas) -> None:
    """A sly profile: a nose like a thorn, a jagged grin, one ear as long as the head, a red nightcap."""
    skin, cap, ear = (168, 196, 74), (196, 58, 46), (222, 138, 98)
    e.shape("58,46 78,30 106,22 100,44 84,66 62,70", skin, depth=5)
    e.shape("68,50 82,38 97,30 92,44 80,58", ear, 2.4, flat=True)
    e.shape("36,22 54,18 70,30 74,52 70,78 60,94 42,101 24,96 22,90 30,84 24,74 28,66 18,62", skin, depth=7)
    e.shape("34,38 20,48 2,56 -8,68 8,68 24,67 38,60", tint(skin, 0.14), 3.8, depth=4)
    e.shape("22,34 36,26 54,26 72,38 84,24 78,4 92,-2 76,-10 56,-6 38,4 26,18", cap, depth=6)
    e.dot(94, 2, 7.4, (250, 236, 206), 3.2)
    e.line("22,37 38,29 54,30 70,40", 6, shade(cap, 0.66))
    e.dot(42, 50, 9, (255, 244, 150), 3.2, flat=True)
    e.eye(38.6, 51, 3.6)
    e.line("29,42 40,38 52,45", 4.4)
    m = e.shape("24,75 40,77 54,72 64,62 62,78 50,88 32,87", DARK, 3.2, flat=True)
    for x, y in ((33, 75), (44, 74), (54, 69)):
        e.poly([(x - 5, y), (x + 5, y - 1), (x, y + 10)], BONE, 1.8 if e.is_fine else 0, flat=True, inside=m)
    e.fine("58,88 64,80", 2.6)


@drawing
def kobolds(e: Canvas) -> None:
    """A little dragon in profile: long snout, swept horns, a frill, a ragged collar."""
    sc, pale, frill = (206, 96, 58), (246, 206, 136), (84, 140, 132)
    e.poly("56,26 80,10 82,26 98,30 91,42 101,56 87,60 88,74 62,66", frill, depth=5)
    for stroke in ("66,40 84,30", "68,48 90,46", "68,56 86,62"):
        e.fine(stroke, 2.6)
    e.shape("36,32 54,26 70,36 76,56 78,78 86,99 38,99 44,82 46,66", sc, depth=7)
    e.shape("38,99 44,82 45,64 56,66 57,82 52,99", pale, 3, flat=True)
    for y in (76, 86):
        e.fine([(44, y), (56, y)], 2.4)
    e.shape("56,28 64,12 80,-1 96,-4 88,8 78,18 72,36", BONE, 3.6, depth=4)
    e.shape("40,24 44,8 58,-5 62,-2 55,10 53,26", BONE, 3.6, depth=4)
    e.shape("6,66 28,62 48,60 56,66 46,77 24,79 10,75", shade(sc, 0.84), 3.6, depth=3)
    e.shape("-2,54 4,44 18,44 28,38 36,26 52,22 66,30 68,48 58,60 40,66 20,67 4,66", sc, 3.8, depth=5)
    for x in (10, 22, 34):
        e.poly([(x - 4.6, 64.6), (x + 4.6, 64.6), (x, 74)], (255, 250, 236), 2.2, flat=True)
    e.shape("36,45 43,34 56,34 58,44 48,50", (252, 226, 96), 3.2, flat=True)
    e.line("48,35 47,47", 4.6)
    e.line("34,40 44,31 58,32", 4.6)
    e.eye(6, 51, 2.8)
    for x, y in ((62, 70), (68, 82), (64, 90)):
        e.fine(arc(x, y, 4, 20, 160, n=8), 2.4, straight=True)


@drawing
def gypsies(e: Canvas) -> None:
    """A knotted scarf hung with coins, black curls, great hoops in the ears."""
    scarf, skin, hair = (206, 58, 54), (214, 156, 110), (58, 40, 40)
    e.shape(
        mirrored("50,20 70,24 80,40 88,52 82,62 92,72 85,82 92,94 74,97 62,90 50,92"),
        hair,
        depth=5,
    )
    e.shape(mirrored("50,26 65,30 71,48 68,66 60,82 50,88"), skin)
    for _ in e.sides():
        e.line(arc(81, 75, 10.5, 0, 360, n=30), 9.6, straight=True)
    for _ in e.sides():
        e.line(arc(81, 75, 10.5, 0, 360, n=30), 4.6, GOLD, straight=True)
    e.poly("76,28 98,20 101,32 90,34 100,46 88,48", shade(scarf, 0.84), 3.4, depth=4)
    e.shape("18,44 20,20 32,5 50,0 68,5 80,20 83,42 70,32 50,29 30,32", scarf, depth=7)
    e.dot(81, 31, 6.4, scarf, 3.2)
    for x, y in ((23, 42), (35, 35), (50, 32.6), (65, 35), (77, 42)):
        e.dot(x, y, 6.2, GOLD, 3.0, flat=True)
    for x, y in ((36, 18), (52, 11), (66, 20)):
        e.dot(x, y, 3.6, (252, 230, 180), 0, flat=True)
    for _ in e.sides():
        e.line("53.5,49 60,46 67,49", 2.8)
        e.eye(60.4, 56, 3.4)
    e.fine("50,56 52,65 49,67", 2.4)
    e.line("42.5,75 47,78 53,78 57.5,75", 4.4, (166, 44, 48))


@drawing
def priestesses(e: Canvas) -> None:
    """The moon's horns with the sun between them over a blue veil; her eyes are closed."""
    skin, veil, linen = (186, 124, 86), (52, 92, 168), (252, 248, 236)
    e.shape(mirrored("50,28 66,30 77,44 82,64 96,100 50,101"), veil, depth=7)
    e.shape(mirrored("50,36 62,38 70,50 71,68 76,92 64,98 50,99"), linen, 3.2, depth=4)
    e.shape(mirrored("50,46 61,48 66,58 64,74 57,85 50,88"), skin)
    e.poly("27,46 50,38 73,46 73,54 50,47 27,54", GOLD, 3.2, flat=True)
    for _ in e.sides():
        e.line(arc(58.6, 62, 5, 15, 165), 3.6)
        e.fine("80,72 88,96", 2.6, (168, 196, 236))
    e.fine("50,64 51,71 48,72", 2.4)
    e.line("45,78 50,80 55,78", 4, (140, 44, 44))
    e.shape("36,38 18,24 12,2 20,-12 22,4 34,20 50,25 66,20 78,4 80,-12 88,2 82,24 64,38 50,41", GOLD, 3.8, depth=4)
    e.dot(50, 6, 17, (232, 82, 44), 3.8)


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
    """A wild mane, war paint, a huge moustache; an axe over the fur on his shoulder."""
    fur, hair, skin, paint = (186, 138, 88), (88, 60, 48), (236, 182, 136), (52, 112, 200)
    e.rod("86,98 86,-4", 5.4, WOOD, 3.2)
    e.poly("0,100 3,87 9,89 13,76 24,78 50,72 76,78 87,76 91,89 97,87 100,100", fur, depth=5)
    e.poly(
        "8,36 -1,32 9,25 3,14 16,14 17,3 28,8 35,-3 43,5 53,-4 58,6 69,1 70,13 79,14 76,26 82,34 76,42 "
        "82,54 74,60 76,74 60,86 26,86 22,74 6,72 14,60 2,54 10,48",
        hair,
        depth=5,
    )
    e.shape("42,20 60,22 70,38 69,62 58,84 42,92 26,84 15,62 14,38 24,22", skin)
    e.poly("12,24 42,19 72,24 73,35 42,31 11,35", (200, 54, 44), 3.2, flat=True)
    for d in (-1, 1):
        e.line([(42 + d * 10, 62), (42 + d * 25, 56)], 6.6, paint)
        e.dot(42 + d * 14, 48, 7, (255, 250, 232), 2.4, flat=True)
        e.eye(42 + d * 12.6, 48.6, 4)
        e.line([(42 + d * 4, 44.6), (42 + d * 14, 40.6), (42 + d * 26, 38)], 5.6)
    e.line("37,84 42,85.6 47,84", 3.2)
    for d in (-1, 1):
        half = "0,66 12,63 25,69 38,82 38,99 28,90 17,83 7,80 0,76"
        e.shape([(42 + d * x, y) for x, y in points(half)], (226, 134, 50), 3.6, depth=4)
    e.shape("42,50 50,63 42,69 34,63", tint(skin, 0.14), 3, flat=True)
    e.shape("76,8 92,4 104,-8 110,8 110,30 104,44 92,32 76,28", (206, 214, 220), 3.8, depth=5)
    e.fine("102,4 104,18 102,32", 2.6)


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
    """A carved mask: two round eyes, a bone, a fan of feathers."""
    wood, red, teal = (166, 98, 54), (212, 58, 44), (72, 160, 160)
    for angle, colour in ((-60, red), (60, red), (-31, teal), (31, teal), (0, red)):
        e.shape(turned("50,54 41,36 39,14 50,-6 61,14 59,36", angle, 50, 66, 0.94), colour, 3.8, depth=5)
        e.fine(turned("50,42 50,8", angle, 50, 66, 0.94), 2.6)
    e.shape(mirrored("50,37 68,38 81,50 82,70 72,92 50,103"), wood, 4, depth=7)
    for _ in e.sides():
        e.dot(66, 59, 11.4, (255, 246, 220), 3.6, flat=True)
        e.eye(65, 59.6, 4.6)
    e.band("22,81 78,81", 7.2, BONE, 3.4)
    for _ in e.sides():
        for y in (76.4, 85.6):
            e.dot(83, y, 6.2, BONE, 3.2, flat=True)
        e.line("78,81 83,81", 7, BONE)
    e.shape("50,50 58,74 50,78 42,74", shade(wood, 1.24), 3.2, flat=True)
    e.fine("42,93 50,96 58,93", 3.4)

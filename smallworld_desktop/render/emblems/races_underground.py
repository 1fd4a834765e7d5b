"""The fifteen races of the underground."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BONE, BRASS, DARK, GOLD, INK, SKIN, STEEL, WOOD, shade, tint
from smallworld_desktop.render.emblems.paths import box, mirrored, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("races")


@drawing
def cultists(e: Canvas) -> None:
    """A red cowl between two candles, the eye of the ancient one on its brow."""
    robe = (168, 44, 48)
    for x in (7, 93):
        e.poly(box(x - 8, 44, x + 8, 98), (250, 240, 214), 3.6, depth=4)
        e.shape([(x, 12), (x + 9, 28), (x + 6, 40), (x - 6, 40), (x - 9, 28)], (255, 190, 60), 3.2, flat=True)
    e.shape(mirrored("50,2 64,8 73,26 75,48 84,70 88,99 50,101"), robe, depth=7)
    e.shape(mirrored("50,34 61,38 66,52 61,68 50,76"), DARK, 3.2, flat=True)
    for _ in e.sides():
        e.dot(57.6, 54, 4.8, (255, 222, 90), 0, flat=True)
        e.line("56,78 66,99", 3)
    e.shape("34,22 50,13 66,22 50,31", (255, 236, 150), 3, flat=True)
    e.dot(50, 22, 5.4, (40, 120, 90), 0, flat=True)


@drawing
def drow(e: Canvas) -> None:
    """White hair down to the shoulders, a dusky face, long ears, red eyes."""
    skin, hair = (128, 116, 190), (250, 250, 254)
    e.shape(mirrored("50,0 70,4 82,24 82,56 92,98 74,102 66,90 50,92"), hair, 4, depth=6)
    for _ in e.sides():
        e.shape("68,52 88,34 108,20 98,46 76,66", skin, 3.6, depth=3)
    e.shape(mirrored("50,18 64,24 72,40 70,62 60,82 50,91"), skin, 3.8, depth=6)
    for _ in e.sides():
        e.shape("50,4 68,10 78,32 76,60 68,42 50,22", hair, 3.2, depth=3)
        e.shape("54,56 61,49 71,48 64,58", (255, 52, 44), 2.6, flat=True)
    e.line("43,77 50,79 57,77", 3.4)
    e.fine("50,60 51,68 48,69", 2.4)


@drawing
def flames(e: Canvas) -> None:
    """A fire with a face."""
    e.shape(
        "50,-14 62,4 64,18 76,8 78,24 90,34 96,56 92,78 78,95 50,102 22,95 8,78 4,56 12,36 20,42 24,22 36,28 40,6",
        (232, 74, 36),
        4,
        depth=6,
    )
    e.shape(
        "50,20 60,34 70,34 82,52 84,72 72,88 50,95 28,88 16,72 18,56 30,46 36,52 42,34", (255, 164, 48), 0, flat=True
    )
    e.shape("50,48 62,54 70,68 64,84 50,90 36,84 30,68 38,54", (255, 228, 110), 0, flat=True)
    for _ in e.sides():
        e.dot(64, 60, 7.4, DARK, 0, flat=True, ry=9)
        e.dot(62, 57, 2.4, (255, 255, 255), 0, flat=True)
        e.line("54,49 66,45", 4.4)
    e.shape("36,76 50,80 64,76 58,88 42,88", DARK, 0, flat=True)


@drawing
def gnomes(e: Canvas) -> None:
    """A tall red cap down to a round nose, a white beard, rosy cheeks."""
    cap, beard = (214, 52, 44), (250, 248, 240)
    e.shape(mirrored("50,56 74,52 86,64 80,84 64,98 50,102"), beard, 4, depth=6)
    e.shape(mirrored("50,46 72,48 74,64 62,74 50,76"), SKIN, 3.4)
    for _ in e.sides():
        e.eye(62, 60, 3.8)
        e.dot(70, 68, 5.4, (240, 140, 116), 0, flat=True)
        e.shape("50,72 62,70 74,78 60,84 50,81", beard, 3.2, depth=2)
    e.shape("12,56 22,40 34,14 46,-8 58,-12 60,0 68,20 78,40 88,56 70,50 50,48 30,50", cap, 4, depth=8)
    e.fine("40,16 46,20 56,18", 2.8, shade(cap, 0.6))
    e.fine("34,30 42,33", 2.8, shade(cap, 0.6))
    e.dot(50, 65, 10.4, (244, 168, 130), 3.4)


@drawing
def iron_dwarves(e: Canvas) -> None:
    """A face of riveted iron, the beard in steel plaits, two silver hammers crossed behind."""
    iron, dark = (140, 152, 166), (84, 94, 108)
    for _ in e.sides():
        e.rod("20,96 84,10", 6, WOOD, 3.4)
        e.poly(turned(box(72, -6, 106, 16), 36, 88, 5), (222, 228, 236), 3.8, depth=5)
    e.shape(mirrored("50,8 66,11 77,26 79,56 70,72 50,76"), iron, 4, depth=7)
    e.poly("21,38 79,38 79,48 21,48", BRASS, 3.4, depth=3)
    e.poly("44,8 56,8 55,46 45,46", BRASS, 3.2, depth=3)
    for _ in e.sides():
        e.poly("55,53 73,51 72,59 57,61", (255, 150, 50), 3, flat=True)
        e.fine("74,30 74,30.4", 5, DARK)
    for x, low in ((32, 90), (50, 102), (68, 90)):
        outline = [(x - 10, 66), (x + 10, 66), (x + 9, low - 12), (x, low), (x - 9, low - 12)]
        e.poly(outline, tint(iron, 0.2), 3.6, depth=4)
        e.fine([(x - 9, 78), (x + 9, 74)], 2.8, dark)
    e.poly("40,54 60,54 58,68 42,68", iron, 3.4, depth=3)


@drawing
def kraken(e: Canvas) -> None:
    """A great violet head over curling arms."""
    c, pale = (146, 84, 160), (240, 176, 196)
    arms = (
        "36,62 22,76 4,74 -4,86 4,98",
        "64,62 78,76 96,74 104,86 96,98",
        "44,68 38,88 24,98 14,94",
        "56,68 62,88 76,98 86,94",
    )
    for arm in arms:
        e.rod(arm, 13, c, 3.6, curved=True)
    for x, y in ((18, 77), (5, 79), (82, 77), (95, 79), (36, 90), (64, 90)):
        e.dot(x, y, 3, pale, 0, flat=True)
    e.shape(mirrored("50,-8 68,-4 82,14 84,36 74,56 68,74 50,78"), c, 4, depth=9)
    for _ in e.sides():
        e.dot(65, 48, 12, (255, 240, 150), 3.6, flat=True)
        e.dot(63, 49, 4, INK, 0, flat=True, ry=8.4)
        e.line("52,36 64,31 78,36", 4.4)
    for x, y, r in ((38, 10, 6), (58, 4, 4), (68, 18, 5)):
        e.dot(x, y, r, shade(c, 0.8), 0, flat=True)
    e.line("42,66 50,63 58,66", 3.8)


@drawing
def liches(e: Canvas) -> None:
    """A skull in a high collar, blue fire in its eyes and over its head."""
    robe, fire = (66, 58, 112), (96, 206, 244)
    e.shape("26,24 22,2 34,8 40,-12 50,0 60,-14 66,6 78,0 74,24", fire, 3.6, flat=True)
    e.poly("50,101 10,102 4,76 -2,36 24,60 50,76 76,60 102,36 96,76 90,102", robe, 4, depth=6)
    for _ in e.sides():
        e.poly("74,66 94,50 90,76 64,100", (206, 60, 80), 3, flat=True)
    e.shape(mirrored("50,8 70,12 82,30 82,50 74,62 71,82 61,89 50,90"), BONE, 4, depth=5)
    e.poly("18,28 82,28 82,38 18,38", GOLD, 3.2, flat=True)
    e.poly("50,22 60,33 50,44 40,33", (60, 190, 120), 3, flat=True)
    for _ in e.sides():
        e.dot(65, 52, 10, DARK, 0, flat=True)
        e.dot(65, 52, 5.6, fire, 0, flat=True)
    e.poly("50,60 56,69 44,69", DARK, 0, flat=True)
    for x in (42, 50, 58):
        e.line([(x, 77), (x, 89)], 3.2)


@drawing
def lizardmen(e: Canvas) -> None:
    """A lizard's face in its spread frill, a forked tongue."""
    skin, frill = (108, 176, 84), (240, 176, 60)
    e.poly(
        mirrored("50,2 60,-6 66,6 80,0 82,14 96,16 92,30 104,38 96,48 104,60 94,66 96,80 82,80 74,92 50,80"),
        frill,
        4,
        depth=6,
    )
    for _ in e.sides():
        for stroke in ("66,34 80,16", "72,46 96,42", "70,60 88,70"):
            e.line(stroke, 3.2, shade(frill, 0.66))
    e.shape(mirrored("50,16 64,20 74,36 72,54 64,74 58,86 50,89"), skin, 4, depth=7)
    for _ in e.sides():
        e.dot(68, 37, 10, (255, 240, 130), 3.4, flat=True)
        e.dot(67, 37, 3, INK, 0, flat=True, ry=7.6)
        e.line("54,70 54.6,67", 3.4)
    e.line("34,74 42,79 50,80 58,79 66,74", 4)
    e.line("50,82 50,92 44,102", 6)
    e.line("50,92 56,102", 6)
    e.line("50,82 50,92 44.6,101", 3, (226, 60, 70))
    e.line("50,92 55.4,101", 3, (226, 60, 70))
    for x, y in ((50, 28), (43, 38), (57, 38)):
        e.fine([(x, y), (x, y + 0.4)], 5, shade(skin, 0.7))


@drawing
def mudmen(e: Canvas) -> None:
    """A wet heap of a man with a toothy grin, his arms up, who rises from his pool."""
    mud, wet = (128, 90, 62), (196, 152, 108)
    for _ in e.sides():
        e.line("76,92 92,72 98,44", 21)
        for finger in ("96,40 87,25", "98,38 101,18", "99,42 111,31"):
            e.line(finger, 15)
        e.line("76,92 92,72 98,44", 13, mud)
        for finger in ("96,40 87,25", "98,38 101,18", "99,42 111,31"):
            e.line(finger, 7.4, mud)
    e.shape("20,98 24,62 24,30 32,10 50,1 68,10 76,30 76,62 80,98", mud, 4, depth=8)
    e.shape("32,30 36,16 48,9 44,20 38,32", wet, 0, flat=True)
    for _ in e.sides():
        e.dot(62, 36, 11, (255, 252, 232), 3.2, flat=True)
        e.eye(59, 38, 5)
    e.shape(mirrored("50,57 66,53 67,66 58,76 50,78"), (112, 32, 34), 3.2, flat=True)
    for x in (42, 58):
        e.poly(box(x - 4, 55, x + 4, 65), BONE, 2, flat=True)
    e.shape("-8,98 2,86 20,92 34,84 50,92 66,84 80,92 98,86 108,98 90,105 50,106 10,105", wet, 4, depth=3)


@drawing
def mummies(e: Canvas) -> None:
    """Bandages up to one staring eye; an end flutters loose."""
    cloth, dark = (238, 224, 186), (150, 128, 92)
    e.shape("70,20 86,10 104,14 98,22 106,30 88,30 72,34", cloth, 3.6, depth=3)
    e.shape(mirrored("50,0 68,4 80,20 82,46 76,66 84,84 90,101 50,101"), cloth, 4, depth=8)
    e.poly("17,42 83,34 83,54 17,60", (46, 34, 34), 3.4, flat=True)
    e.dot(36, 50, 8.4, (255, 226, 100), 2.8, flat=True)
    e.eye(37, 50.4, 3.8)
    e.poly("54,36 84,33 84,56 62,60", cloth, 3.4, flat=True)
    for stroke in (
        "24,24 50,14 74,20",
        "20,36 46,28 80,30",
        "20,70 46,76 78,66",
        "20,84 50,92 82,80",
        "34,6 50,4 64,10",
    ):
        e.line(stroke, 3.2, dark)
    e.line("58,46 84,42", 3.2, dark)
    e.line("36,101 60,92", 3.2, dark)


@drawing
def ogres(e: Canvas) -> None:
    """A small bald skull on an enormous jaw, one fang, one horn; a spiked club beside it."""
    skin = (226, 152, 104)
    e.rod("92,98 92,44", 7, WOOD, 3.6)
    e.shape("82,50 80,20 86,4 98,4 105,20 103,50", (150, 98, 58), 4, depth=5)
    for x, y in ((80, 16), (80, 34), (105, 26)):
        e.dot(x, y, 4.6, STEEL, 3, flat=True)
    e.shape("36,16 38,-8 46,-14 48,12", BONE, 3.8, depth=4)
    for x0, x1 in ((14, 4), (72, 82)):
        e.dot((x0 + x1) / 2, 42, 9, skin, 3.6)
    e.shape([(x - 7, y) for x, y in mirrored("50,10 62,12 72,26 76,44 90,60 90,84 76,98 50,101")], skin, 4, depth=8)
    e.line("22,38 43,34 64,38", 7)
    for x in (31, 55):
        e.dot(x, 46, 6.4, (255, 250, 226), 3, flat=True)
        e.eye(x, 47, 3.4)
    e.shape("43,44 54,58 50,64 36,64 32,58", tint(skin, 0.14), 3.4, depth=3)
    e.line("14,76 30,71 56,71 72,76", 5)
    e.poly("52,74 66,74 60,56", BONE, 3.4, depth=3)
    e.fine("30,88 43,91 56,88", 3)


@drawing
def shadow_mimes(e: Canvas) -> None:
    """A mime's white face, one half in shadow; a beret, a tear, a striped shirt."""
    white, night = (252, 250, 244), (92, 82, 124)
    shirt = "4,102 8,82 30,70 70,70 92,82 96,102"
    m = e.shape(shirt, white, 3.8, flat=True)
    for y in (82, 98):
        e.line([(-2, y + 4), (50, y), (102, y + 4)], 7, (40, 44, 70), inside=m)
    e.outline(shirt, 4)
    outline = mirrored("50,14 68,18 78,34 76,54 66,74 50,82")
    face = e.shape(outline, white, 4, flat=True)
    e.poly("50,0 90,0 90,90 50,90", night, 0, flat=True, inside=face)
    e.outline(outline, 4)
    for x, c in ((36, DARK), (64, white)):
        e.line([(x, 32), (x, 54)], 4, c)
        e.dot(x, 43, 6, c, 0, flat=True)
    e.shape("29,54 35,64 30,70 25,64", (60, 130, 210), 2, flat=True)
    e.line("36,64 44,69 50,70", 5, (206, 40, 50))
    e.line("50,70 56,69 64,64", 5, (255, 120, 120))
    e.shape("6,22 10,2 34,-8 62,-10 88,-2 98,14 88,24 66,20 30,22", (46, 42, 56), 4, depth=5)


@drawing
def shrooms(e: Canvas) -> None:
    """A toadstool with a face."""
    cap = (210, 52, 44)
    e.shape(mirrored("50,44 66,46 72,62 76,84 70,99 50,101"), (252, 238, 206), 4, depth=7)
    m = e.shape("-4,52 2,26 22,4 50,-6 78,4 98,26 104,52 88,58 50,60 12,58", cap, 4, depth=8)
    for x, y, r in ((50, 12, 12), (20, 32, 10), (80, 34, 11), (50, 42, 7)):
        e.dot(x, y, r, (255, 250, 236), 3, flat=True)
    e.line("0,54 50,60 100,54", 3.6, inside=m)
    for _ in e.sides():
        e.dot(60, 74, 5.4, DARK, 0, flat=True, ry=7)
        e.dot(58.4, 71.4, 1.8, (255, 255, 255), 0, flat=True)
        e.dot(69, 82, 4.2, (244, 160, 140), 0, flat=True)
    e.line("42,86 50,90 58,86", 3.8)


@drawing
def spiderines(e: Canvas) -> None:
    """Eight legs, many eyes, two fangs."""
    c, hair = (96, 74, 116), (62, 46, 78)
    for _ in e.sides():
        for leg in ("66,40 82,18 88,-6", "70,48 92,36 106,16", "70,58 94,58 106,76", "64,66 82,78 88,102"):
            e.line(leg, 10)
        for leg in ("66,40 82,18 88,-5", "70,48 92,36 105,17", "70,58 94,58 105,75", "64,66 82,78 87.6,101"):
            e.line(leg, 4, tint(c, 0.3))
    e.dot(50, 22, 22, hair, 4)
    e.poly("50,10 56,22 50,34 44,22", (226, 60, 60), 3, flat=True)
    e.shape(mirrored("50,32 68,34 79,50 77,70 64,84 50,87"), c, 4, depth=7)
    for _ in e.sides():
        e.dot(60, 56, 8.6, (255, 236, 110), 3.2, flat=True)
        e.eye(59, 57.4, 3.8)
        e.dot(71, 48, 4, (255, 236, 110), 2.2, flat=True)
        e.dot(56, 42, 3.6, (255, 236, 110), 2.2, flat=True)
        e.poly("52,76 64,74 58,94", BONE, 3.2, flat=True)


@drawing
def will_o_wisps(e: Canvas) -> None:
    """A ball of cold light, its tail curling up; small ones beside it."""
    glow, pale = (92, 214, 206), (214, 255, 242)
    e.shape("24,44 22,22 34,8 52,2 62,-10 72,2 66,18 78,30 80,48", glow, 4, depth=5)
    e.dot(50, 60, 38, glow, 4)
    e.dot(48, 62, 28, pale, 0, flat=True)
    e.line("40,26 52,20 58,8", 4, pale)
    for x in (37, 61):
        e.dot(x, 58, 5.4, (24, 70, 90), 0, flat=True, ry=8)
        e.dot(x - 1.6, 54.6, 2, (255, 255, 255), 0, flat=True)
    e.shape("42,72 49,75 56,72 52,81 46,81", (24, 70, 90), 0, flat=True)
    for x, y, r in ((6, 24, 8), (95, 20, 9), (99, 82, 7)):
        e.dot(x, y, r, pale, 3.2, flat=True)

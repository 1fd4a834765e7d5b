"""The relic, the four places, and those who live between: Lost Tribe, monster, Bony."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BONE, BRASS, DARK, GOLD, INK, STEEL, STONE, shade, tint
from smallworld_desktop.render.emblems.paths import arc, mirrored, ring, star, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("places")


@drawing
def golden_soapbar(e: Canvas) -> None:
    """A golden cake of soap under great bubbles."""
    e.shape("1,74 50,70 99,74 99,88 95,98 86,102 14,102 5,98 1,88", (214, 152, 44), 4, depth=6)
    e.shape("1,68 4,57 14,52 86,52 96,57 99,68 98,79 92,87 80,89 20,89 8,87 2,79", (254, 214, 96), 3.8, depth=5)
    e.shape("22,63 34,60 66,60 78,63 82,70 78,78 66,81 34,81 22,78 18,70", (234, 180, 62), 3.2, flat=True)
    e.poly(star(50, 71, 9.4, 0.45), (255, 238, 160), 0, flat=True)
    for x, y, r in ((24, 29, 20), (61, 14, 16), (85, 39, 12)):
        e.dot(x, y, r, (196, 232, 244), 3.6)
        e.dot(x - r * 0.34, y - r * 0.36, r * 0.26, (255, 255, 255), 0, flat=True)


@drawing
def glandulfs_tavern(e: Canvas) -> None:
    """A hanging sign with a foaming mug."""
    e.rod("6,2 6,100", 6, (92, 94, 104))
    e.rod("6,10 96,10", 5, (92, 94, 104))
    e.rod("8,30 22,24 30,12", 3, (92, 94, 104), 3, curved=True)
    for x in (34, 82):
        e.line([(x, 12), (x, 24)], 4.2)
    e.shape("20,24 58,21 97,24 99,60 97,94 58,99 20,94 18,60", (172, 110, 60), depth=6)
    e.fine("26,40 90,40", 2.2, (112, 66, 36))
    e.fine("26,80 90,80", 2.2, (112, 66, 36))
    e.line(arc(76, 64, 10, -90, 90, 13), 10, straight=True)
    e.line(arc(76, 64, 10, -90, 90, 13), 4, STEEL, straight=True)
    e.poly("36,48 76,48 73,88 39,88", (240, 176, 60), depth=5)
    for x in (49, 62):
        e.line([(x, 58), (x, 84)], 3)
    e.blob([(38, 46, 8), (48, 40, 9), (60, 40, 9), (72, 45, 8), (55, 48, 8)], (252, 246, 230), 3.2)


@drawing
def bonys_boneyard(e: Canvas) -> None:
    """Gravestones and a bone in the earth."""
    e.poly("60,30 68,28 66,14 76,12 78,27 92,25 93,35 79,37 84,84 70,86 69,38 61,39", shade(STONE, 0.84))
    e.shape("10,88 10,36 14,16 34,4 54,16 58,36 58,88", STONE, depth=7)
    e.shape("34,20 45,24 48,36 42,44 41,52 27,52 26,44 20,36 23,24", BONE, 3)
    for x in (28, 40):
        e.dot(x, 35, 4.4, INK, 0, flat=True)
    e.line("34,46 34,52", 2.6)
    e.fine("22,64 46,64", 2.8)
    e.fine("26,72 42,72", 2.8)
    e.shape("2,97 6,84 24,80 50,84 76,80 95,84 99,97", (112, 134, 70), depth=4)
    e.line("54,90 82,74", 14)
    for x, y in ((51, 88), (56, 95), (79, 70), (86, 76)):
        e.dot(x, y, 6, BONE, 3.2, flat=True)
    e.line("54,91 83,73", 7.4, BONE)


@drawing
def mirrors_vale(e: Canvas) -> None:
    """A tall mirror on its stand among hills; the sky lies bright across its glass."""
    e.shape("-8,102 0,84 22,76 50,84 78,74 100,84 108,102", (124, 168, 88), 4, depth=4)
    for _ in e.sides():
        e.rod("84,34 84,92", 6, BRASS, 3.6)
        e.rod("74,100 84,90 96,100", 6, BRASS, 3.6)
    e.dot(50, 40, 34, BRASS, 4, ry=50)
    rim = ring(50, 40, 24, 40)
    glass = e.shape(rim, (150, 208, 238), 0, flat=True)
    for stripe in ("14,62 60,-14 76,-14 20,76", "40,74 82,4 86,14 50,78"):
        e.poly(stripe, (246, 253, 255), 0, flat=True, inside=glass)
    e.outline(rim, 4)
    e.dot(50, -10, 7, (206, 58, 84), 3)


@drawing
def sigil_of_sacrifice(e: Canvas) -> None:
    """A heart, pierced from above by a dagger from which blood drips."""
    blood = (206, 40, 44)
    e.rod("50,20 50,2", 8.4, (96, 62, 96), 3.6)
    e.dot(50, -5, 7, BRASS, 3.4)
    e.poly("44,70 56,70 55,90 50,101 45,90", (228, 234, 240), 3.6, depth=3)
    e.shape("50,34 61,22 77,20 91,28 96,44 89,60 74,74 50,88 26,74 11,60 4,44 9,28 23,20 39,22", blood, 4, depth=9)
    e.poly("43,24 57,24 57,50 50,56 43,50", (228, 234, 240), 3.6, depth=4)
    e.line("38,52 50,59 62,52", 4.2)
    e.rod("27,22 73,22", 8, BRASS, 3.8)
    e.shape("74,80 80,90 78,99 71,101 66,96 68,89", blood, 3.4, depth=3)
    e.shape("14,40 19,31 27,29", tint(blood, 0.5), 0, flat=True)


@drawing
def lost_tribe(e: Canvas) -> None:
    """A forgotten stone head among grass."""
    stone, hollow = (196, 178, 146), (58, 42, 34)
    for _ in e.sides():
        e.poly("73,28 85,30 87,64 80,76 73,72", shade(stone, 0.82), 3.6, depth=4)
    e.poly("25,10 32,0 68,0 75,10 76,58 73,84 60,97 40,97 27,84 24,58", stone, 4, depth=7)
    for _ in e.sides():
        e.poly("54,32 75,30 74,48 58,50", hollow, 1.6, flat=True)
    e.poly("24,20 50,24 76,20 77,33 62,35 58,39 42,39 38,35 23,33", shade(stone, 1.12), 3.6, depth=3)
    e.poly("44,34 56,34 63,66 56,72 44,72 37,66", shade(stone, 1.1), 3.6, depth=5)
    e.poly("33,82 50,78 67,82 62,88 38,88", hollow, 2.4, flat=True)
    e.fine("34,8 44,10", 2.6)
    e.fine("62,7 68,11 66,15", 2.6)
    e.shape(
        "2,100 5,88 12,95 17,82 24,93 34,91 50,95 66,91 76,93 82,81 88,94 95,86 98,100", (112, 146, 68), 3.4, depth=3
    )


@drawing
def monster(e: Canvas) -> None:
    """One eye, horns, a mouth full of teeth."""
    fur = (126, 78, 150)
    for _ in e.sides():
        e.shape("64,26 80,20 86,2 97,18 92,36 76,44", BONE)
    e.poly(
        mirrored("50,10 60,6 64,14 76,18 78,28 88,40 86,48 95,62 90,68 96,82 86,86 86,97 74,92 64,99 56,94 50,99"),
        fur,
        depth=7,
    )
    e.dot(50, 38, 19, (252, 244, 220))
    e.dot(50, 39, 10, (226, 150, 40), 2.8, flat=True)
    e.dot(50, 39, 4.6, INK, 0, flat=True, ry=8)
    e.line("30,26 42,17 58,17 70,26", 5.4)
    m = e.shape(mirrored("50,68 66,66 82,60 78,78 66,88 50,90"), DARK, 3.4, flat=True)
    for x, y in ((25, 64), (37, 66), (50, 67), (63, 66), (75, 64)):
        e.poly([(x - 6, y - 4), (x + 6, y - 4), (x, y + 11)], BONE, 2, flat=True, inside=m)
    for x, y in ((31, 87), (44, 91), (57, 91), (69, 87)):
        e.poly([(x - 6, y + 3), (x + 6, y + 3), (x, y - 10)], BONE, 2, flat=True, inside=m)


@drawing
def bony(e: Canvas) -> None:
    """A king of bones: a great skull with green fire in its eyes, the crown askew."""
    e.shape(mirrored("50,22 70,25 84,40 86,58 80,70 71,76 70,93 61,99 50,100"), BONE, 4, depth=6)
    for _ in e.sides():
        e.shape("55,60 62,50 76,52 78,64 68,72 58,70", DARK, 1, flat=True)
        e.dot(67, 61, 6, (96, 232, 120), 0, flat=True)
    e.poly("50,68 56,79 44,79", DARK, 0, flat=True)
    for x in (41, 50, 59):
        e.line([(x, 86), (x, 99)], 3.4)
    e.fine("30,38 36,44 32,50", 2.6)
    crown = "14,44 6,6 28,20 48,-6 66,18 90,2 86,38 50,30"
    e.poly(turned(crown, -7, 50, 30), GOLD, 4, depth=6)
    e.dot(49, 16, 6, (206, 58, 60), 3, flat=True)
    for x, y in ((5, 10), (46, -6), (90, -4)):
        e.dot(x, y, 5, GOLD, 3, flat=True)

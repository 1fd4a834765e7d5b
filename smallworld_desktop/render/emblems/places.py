"""The relic, the four places, and those who live between: Lost Tribe, monster, Bony."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BONE, BRASS, DARK, GOLD, INK, STEEL, STONE, shade
from smallworld_desktop.render.emblems.paths import arc, mirrored, ring, star
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("places")


@drawing
def golden_soapbar(e: Canvas) -> None:
    """A golden cake of soap and its bubbles."""
    top = "6,58 10,48 50,34 60,34 96,50 97,57 58,76 48,76"
    e.shape("6,56 50,60 97,55 96,76 90,82 58,98 48,98 10,82 5,76", (206, 148, 48))
    e.shape(top, (252, 212, 92), 3.4, depth=4)
    e.shape(ring(52, 55, 24, 10.5), (232, 178, 60), 3, flat=True)
    e.poly(star(52, 55.5, 10, 0.45), (252, 226, 130), 0, flat=True)
    for x, y, r in ((26, 26, 15), (56, 14, 10), (80, 30, 12), (44, 38, 6)):
        e.dot(x, y, r, (196, 230, 240), 3.2)
        e.dot(x - r * 0.34, y - r * 0.36, r * 0.24, (255, 255, 255), 0, flat=True)


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
    """A standing mirror in which a valley lies."""
    for _ in e.sides():
        e.rod("62,84 80,99", 6, BRASS)
    e.dot(50, 44, 38, BRASS, ry=45)
    m = e.area(ring(50, 44, 28, 35))
    e.shape(ring(50, 44, 28, 35), (176, 218, 236), 3.4, flat=True)
    e.poly("10,60 26,26 38,44 50,60", (140, 134, 150), 2.8, depth=4, inside=m)
    e.poly("50,60 62,42 74,22 90,60", (140, 134, 150), 2.8, depth=4, inside=m)
    e.poly("20,58 50,52 80,58 80,90 20,90", (124, 172, 84), 2.8, flat=True, inside=m)
    e.shape("48,53 52,53 50,62 58,70 56,84 36,84 46,70 44,62", (92, 160, 204), 2.4, flat=True, inside=m)
    e.line("28,40 40,22", 4.4, (255, 255, 255), inside=m)
    e.line("30,50 36,41", 3.6, (255, 255, 255), inside=m)
    e.outline(ring(50, 44, 28, 35), 3.2)
    e.dot(50, 1.5, 6.4, (190, 62, 90), 3)
    for _ in e.sides():
        e.dot(87, 44, 4.6, (190, 62, 90), 2.8)


@drawing
def sigil_of_sacrifice(e: Canvas) -> None:
    """A blood-red seal with a triangle, pierced from above by a dagger."""
    e.dot(50, 58, 42, (168, 40, 40), 4)
    e.line(arc(50, 58, 33, 0, 360, n=48), 4.4, GOLD, straight=True)
    e.band("50,90 22,42 78,42 50,90", 3.6, GOLD, 2.4)
    e.poly("41,24 59,24 58,64 50,84 42,64", (232, 238, 242), 4, depth=4)
    e.line("50,28 50,70", 2.8, STEEL)
    e.rod("28,22 72,22", 7.4, BRASS, 3.6)
    e.rod("50,16 50,4", 8, (96, 62, 96), 3.6)
    e.dot(50, -2, 7, BRASS)


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
    """The lich: a crowned skull in a cowl."""
    e.shape("50,6 72,12 86,36 88,68 99,98 50,99 1,98 12,68 14,36 28,12", (70, 74, 92), depth=7)
    e.shape(mirrored("50,20 66,24 76,42 72,66 50,80"), (34, 26, 34), 3.2, flat=True)
    e.shape(mirrored("50,30 64,33 71,47 67,60 61,64 60,76 50,78"), BONE, 3.4)
    for _ in e.sides():
        e.dot(60, 51, 6.6, INK, 0, flat=True)
        e.dot(60, 51, 2.8, (120, 236, 150), 0, flat=True)
    e.poly("50,58 54,65 46,65", INK, 0, flat=True)
    for x in (45, 50, 55):
        e.line([(x, 70), (x, 77)], 2.6)
    e.poly("26,30 20,2 36,16 50,-4 64,16 80,2 74,30 50,24", GOLD, 3.6, depth=4)
    e.dot(50, 17, 4.6, (120, 236, 150), 2.4, flat=True)

"""Powers of the base game, Hill to Wealthy: objects."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BONE, BRASS, DARK, GOLD, INK, LEAF, WOOD, tint
from smallworld_desktop.render.emblems.paths import Path, Point, arc, box, mirrored, points, ring, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("powers")


@drawing
def hill(e: Canvas) -> None:
    """Domed hills as on the board, a path and a lonely tree."""
    e.shape("44,94 46,52 58,32 74,26 88,36 97,60 99,94", (150, 166, 72), depth=8)
    e.line("79,30 79,16", 4.2)
    e.blob([(79, 10, 9), (72, 15, 6), (86, 15, 6)], LEAF)
    m = e.shape("1,95 6,68 20,46 38,40 56,48 72,72 80,95", (192, 200, 92), depth=8)
    e.shape("36,40 30,54 44,66 30,80 26,96 48,96 48,82 58,68 42,54 42,41", (240, 222, 164), 2.8, flat=True, inside=m)
    for pts in ("12,70 15,62", "20,60 24,53", "62,66 66,74", "84,48 88,58"):
        e.fine(pts, 2.8)
    e.poly(box(1, 92, 99, 97), (134, 150, 62), 3.2, flat=True)


@drawing
def merchant(e: Canvas) -> None:
    """Scales with coins."""
    e.poly("45,14 55,14 54,84 46,84", BRASS, depth=3)
    e.poly("28,84 72,84 78,96 22,96", BRASS)
    e.line("12,26 34,20 50,24 66,20 88,26", 10)
    e.line("13,25.4 34,20 50,24 66,20 87,25.4", 4.4, BRASS)
    e.dot(50, 12, 8, (236, 92, 70))
    for _ in e.sides():
        e.line("86,26 71,60", 2.8)
        e.line("86,26 99,60", 2.8)
        e.poly("67,60 101,60 95,73 84,77 73,73", (232, 200, 120), depth=4)
        for x, y in ((79, 55), (89, 55), (84, 48)):
            e.dot(x, y, 5.2, (250, 212, 92), 2.6, flat=True)


@drawing
def mounted(e: Canvas) -> None:
    """A horseshoe."""
    outer, inner = arc(50, 46, 42, 140, 400, 43, n=24), arc(50, 46, 22, 400, 140, 24, n=24)
    heel, toe = points("86,82 92,84 92,96 66,96 66,84 68,76"), points("32,76 34,84 34,96 8,96 8,84 14,82")
    e.poly([*outer, *heel, *inner, *toe], (176, 182, 188))
    for x, y in arc(50, 46, 32, -165, -15, n=4):
        e.dot(x, y, 4.0, INK, 0, flat=True)
    for _ in e.sides():
        e.dot(80, 68, 4.0, INK, 0, flat=True)


@drawing
def pillaging(e: Canvas) -> None:
    """A full sack of loot from which a golden goblet looks out."""
    sack = (196, 146, 90)

    def at(path: Path) -> list[Point]:
        return turned(path, 20, 58, 34, 0.94)

    e.poly(at("51,28 65,28 66,60 50,60"), GOLD, 3.6, depth=3)
    e.shape(at("34,-8 58,-10 82,-8 80,12 72,26 58,31 44,26 36,12"), GOLD, 3.8, depth=7)
    e.shape(at(ring(58, -6, 24, 6)), (190, 130, 40), 3.2, flat=True)
    e.shape(at("58,5 65,13 58,21 51,13"), (206, 50, 60), 3, flat=True)
    for x, y in ((32, 38), (46, 42)):
        e.dot(x, y, 10, (252, 216, 100), 3.4)
    e.shape("24,50 36,54 50,52 64,54 76,50 93,66 99,84 92,98 50,102 8,98 1,84 7,66", sack, depth=9)
    e.shape("15,42 33,48 50,46 67,48 85,42 86,54 68,60 50,57 32,60 14,54", tint(sack, 0.34), 3.6, depth=3)
    e.fine("26,64 20,78", 2.8)
    e.fine("74,64 80,78", 2.8)
    e.fine("48,64 46,74", 2.8)
    e.poly(box(40, 76, 60, 92), (164, 86, 58), 3, flat=True)


@drawing
def seafaring(e: Canvas) -> None:
    """A sailing boat."""
    e.poly("50,4 55,4 55,70 50,70", (124, 80, 46), 3.0, flat=True)
    e.shape("55,10 74,22 88,44 90,58 57,60 64,36", (244, 234, 206))
    e.shape("48,14 36,26 16,52 14,60 46,60 42,38", (214, 88, 62))
    e.poly("6,66 94,66 84,86 74,92 26,92 16,86", (158, 100, 56))
    e.line("12,75 88,75", 2.8)
    e.shape("2,92 16,86 30,93 44,87 58,93 72,87 86,93 98,88 97,99 3,99", (74, 138, 178), 3.2, flat=True)
    e.poly("54,2 72,6 54,13", (76, 130, 190), 2.8, flat=True)


@drawing
def spirit(e: Canvas) -> None:
    """A ghost, arms raised, its tail blown aside."""
    g = (176, 220, 228)
    e.shape(
        "46,4 64,8 74,24 76,38 88,30 97,36 94,48 82,58 74,72 58,86 36,92 16,99 4,94 16,88 22,78 22,66 "
        "8,62 2,48 8,40 20,46 20,26 30,8",
        g,
        depth=8,
    )
    e.dot(38, 34, 6.4, (44, 58, 84), 0, flat=True, ry=8.6)
    e.dot(58, 34, 6.4, (44, 58, 84), 0, flat=True, ry=8.6)
    e.dot(48, 54, 7, (44, 58, 84), 0, flat=True, ry=8.6)
    e.fine("40,84 56,78 66,68", 2.8, (92, 150, 170))
    e.fine("28,88 32,82", 2.8, (92, 150, 170))


@drawing
def stout(e: Canvas) -> None:
    """A bent arm with its muscle, in a studded bracer."""
    skin = (232, 172, 124)
    arm = (
        "18,20 20,8 30,2 46,0 59,5 62,18 58,29 46,34 41,46 42,58 50,48 62,41 76,43 88,54 100,58 "
        "100,92 74,97 44,99 18,97 5,86 6,66 14,48 19,34"
    )
    m = e.shape(arm, skin, depth=7)
    e.poly("8,36 48,40 44,58 0,54", (140, 82, 50), 3.2, depth=4, inside=m)
    for x, y in ((18, 46), (28, 47), (38, 48)):
        e.dot(x, y, 3, GOLD, 1.8, flat=True)
    e.outline(arm)
    for x in (32, 42, 52):
        e.line([(x, 2), (x + 1, 14)], 3.0)
    e.shape("24,22 34,15 50,15 56,21 50,28 34,28", tint(skin, 0.12), 3.0, flat=True)
    e.line("44,64 54,73 68,74 78,68", 3.6)
    e.poly("84,46 102,52 102,99 88,98 84,76", (92, 124, 74), 3.4)


@drawing
def swamp(e: Canvas) -> None:
    """Cattails over a dark pool with a lily."""
    e.shape("2,86 12,74 34,70 60,71 86,74 98,86 86,97 54,100 16,97", (74, 132, 134), depth=6)
    for pts in ("34,84 20,60 4,44 22,52 40,78", "62,84 78,60 98,38 86,62 70,84"):
        e.shape(pts, (122, 156, 72))
    for x, y, x1 in ((42, 6, 44), (66, 20, 60), (22, 26, 34)):
        e.rod([(x, y - 2), (x1, 84)], 2.6, (110, 146, 70), 2.6)
        e.rod([(x + 0.4, y + 8), (x + (x1 - x) * 0.3, y + 30)], 9, (140, 82, 46))
    e.fine("10,88 22,86 30,88", 2.8, (196, 226, 220))
    e.shape("54,92 64,84 84,83 94,89 80,96 62,97", (140, 186, 84), 3, flat=True)
    e.dot(76, 84, 5.4, (238, 150, 178), 2.6, flat=True)


@drawing
def underworld(e: Canvas) -> None:
    """A gate under a horned skull; steps go down into the glow."""
    stone, deep = (168, 160, 156), (44, 26, 58)
    e.shape("2,101 4,56 14,30 34,16 66,16 86,30 96,56 98,101", stone, 4, depth=8)
    for stroke in ("6,58 22,60", "14,32 28,44", "94,58 78,60", "86,32 72,44", "4,80 20,80", "96,80 80,80"):
        e.line(stroke, 2.8)
    mouth = "21,101 22,64 32,44 50,37 68,44 78,64 79,101"
    m = e.shape(mouth, deep, 0, flat=True)
    e.shape("34,101 34,70 42,56 50,52 58,56 66,70 66,101", (150, 66, 196), 0, flat=True, inside=m)
    e.shape("41,101 42,76 50,64 58,76 59,101", (246, 186, 255), 0, flat=True, inside=m)
    for y, w in ((76, 15), (85, 21), (95, 27)):
        e.poly(box(50 - w, y, 50 + w, y + 7), tint(stone, 0.3), 2.8, flat=True, inside=m)
    e.outline(mouth, 4)
    for _ in e.sides():
        e.shape("62,16 78,12 84,-8 92,6 86,24 66,30", BONE, 3.6, depth=4)
    e.shape(mirrored("50,-4 64,-1 70,14 66,25 60,29 59,38 50,40"), BONE, 3.8, depth=5)
    for _ in e.sides():
        e.dot(58.6, 16, 6.4, DARK, 0, flat=True)
    e.poly("50,22 54,29 46,29", DARK, 0, flat=True)


@drawing
def wealthy(e: Canvas) -> None:
    """An open chest full of gold."""
    e.shape("8,44 9,20 20,5 50,1 80,5 91,20 92,44", (140, 84, 46), depth=6)
    e.shape("17,46 18,26 27,14 50,11 73,14 82,26 83,46", (70, 42, 28), 3, flat=True)
    e.blob([(24, 50, 10), (38, 42, 10), (52, 38, 11), (66, 43, 10), (78, 50, 10), (50, 52, 12)], GOLD)
    for x, y in ((30, 48), (45, 44), (60, 47), (72, 50)):
        e.fine(arc(x, y, 6, 180, 360), 2.2, (176, 122, 34), straight=True)
    e.poly("60,34 67,28 74,34 67,44", (206, 60, 70), 2.8, flat=True)
    e.poly("34,36 40,30 46,36 40,45", (74, 166, 120), 2.8, flat=True)
    e.poly("4,56 96,56 91,97 9,97", WOOD, depth=6)
    for _ in e.sides():
        e.poly("76,56 88,56 84,97 74,97", BRASS, 3, depth=3)
    e.fine("8,76 24,76", 2.6)
    e.fine("27,76 73,76", 2.6)
    e.poly("40,53 60,53 60,70 50,78 40,70", BRASS, 3.4, depth=3)
    e.dot(50, 62, 3.4, INK, 0, flat=True)
    e.line("50,62 50,69", 3.4)

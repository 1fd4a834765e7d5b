"""What is found underground: nine places and six relics."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BLOOD, BRASS, DARK, GOLD, LEAF, SKIN, STONE, WOOD, shade, tint
from smallworld_desktop.render.emblems.paths import Point, arc, box, mirrored, moved, ring, star, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("places")


@drawing
def altar_of_souls(e: Canvas) -> None:
    """A stone table with three souls burning blue on it."""
    for x, y, k in ((22, 48, 0.8), (78, 48, 0.8), (50, 46, 1.15)):
        flame = ((0, -50), (10, -32), (16, -16), (10, 0), (-10, 0), (-16, -16), (-8, -28))
        e.shape([(x + a * k, y + b * k) for a, b in flame], (84, 186, 244), 3.6, depth=4)
        e.shape([(x + a * k * 0.5, y + b * k * 0.55) for a, b in flame], (226, 250, 255), 0, flat=True)
    e.poly("12,64 88,64 82,101 18,101", shade(STONE, 0.86), 4, depth=6)
    e.poly("-4,48 104,48 104,66 -4,66", STONE, 4, depth=4)
    e.shape("50,72 60,78 58,90 50,94 42,90 40,78", (92, 78, 84), 3, flat=True)
    for x in (46, 54):
        e.fine([(x, 82), (x, 82.4)], 4, (226, 250, 255))


@drawing
def crypt_of_the_tomb_raider(e: Canvas) -> None:
    """A stone house for the dead, its gate ajar, a ghost peeping out."""
    st = (176, 172, 180)
    e.poly(box(6, 40, 94, 101), st, 4, depth=6)
    e.poly("50,-6 104,34 104,44 -4,44 -4,34", shade(st, 0.84), 4, depth=5)
    e.dot(50, 25, 9, (92, 86, 100), 3, flat=True)
    e.poly("28,101 28,60 38,50 62,50 72,60 72,101", DARK, 3.4, flat=True)
    e.shape("40,101 40,74 46,62 54,60 62,66 66,80 68,101", (206, 240, 250), 3.2, flat=True)
    for x in (49, 58):
        e.dot(x, 74, 3.4, DARK, 0, flat=True, ry=4.6)
    for _ in e.sides():
        e.rod("84,48 84,98", 7, tint(st, 0.3), 3.2)
    for x in (30, 36):
        e.line([(x, 56), (x, 101)], 4.4)


@drawing
def diamond_fields(e: Canvas) -> None:
    """A great diamond in the grass, small ones beside it."""
    c = (150, 226, 244)
    e.poly("20,18 80,18 102,42 50,96 -2,42", c, 4, depth=4)
    e.poly("20,18 36,42 50,96 -2,42", tint(c, 0.5), 0, flat=True)
    e.poly("64,42 102,42 50,96", shade(c, 0.76), 0, flat=True)
    for stroke in ("-2,42 102,42", "20,18 36,42 50,96", "80,18 64,42 50,96", "36,42 50,18 64,42"):
        e.line(stroke, 3.2, straight=True)
    e.outline("20,18 80,18 102,42 50,96 -2,42", 4, straight=True)
    e.poly("-2,102 2,82 10,92 18,78 24,94 76,94 82,78 90,92 98,82 102,102", LEAF, 3.8, depth=3)
    for x, y, r in ((14, 2, 11), (90, 0, 13)):
        e.poly(star(x, y, r, 0.34, 4), (255, 255, 255), 3, flat=True)


@drawing
def fountain_of_youth(e: Canvas) -> None:
    """Water leaps from bowl to bowl."""
    water, st = (94, 190, 236), (206, 198, 186)
    for _ in e.sides():
        e.line("52,8 64,-4 78,6 82,30", 10)
        e.line("52,8 64,-4 78,6 82,28", 4.6, water)
    e.poly("44,14 56,14 58,86 42,86", st, 3.8, depth=4)
    e.shape("22,34 78,34 72,48 58,54 42,54 28,48", st, 4, depth=4)
    e.shape(ring(50, 34, 28, 6), water, 3.4, flat=True)
    for _ in e.sides():
        e.line("76,42 84,54 84,70", 4.6, water)
    e.shape("-2,72 102,72 94,92 80,101 20,101 6,92", st, 4, depth=6)
    e.shape(ring(50, 72, 52, 9), water, 3.8, flat=True)
    e.shape(ring(50, 73, 24, 4), (226, 250, 255), 0, flat=True)
    e.shape("50,-12 58,4 54,14 46,14 42,4", water, 3.4, flat=True)


@drawing
def great_brass_pipe(e: Canvas) -> None:
    """A fat pipe, bent; steam from one mouth, the other open towards you."""
    brass = (222, 168, 66)
    e.blob([(16, 4, 10), (30, -4, 11), (42, 6, 9)], (244, 246, 246), 3.4, depth=3)
    e.rod("28,30 28,58 34,70 46,76 74,76", 32, brass, 4, curved=True)
    e.rod("6,28 50,28", 13, tint(brass, 0.2), 3.8)
    e.shape(ring(28, 22, 18, 5), DARK, 3, flat=True)
    e.dot(82, 76, 12, tint(brass, 0.2), 4, ry=26)
    e.dot(84, 76, 6.4, DARK, 3, flat=True, ry=18)
    e.line("14,56 36,50", 4, shade(brass, 0.6))
    e.dot(66, 42, 14, (250, 244, 226), 4, flat=True)
    e.line("66,42 74,34", 4.4, (206, 40, 40))
    e.rod("66,58 66,62", 8, brass, 3.4)


@drawing
def keep_on_the_motherland(e: Canvas) -> None:
    """A red keep under three onion domes, the middle one striped."""
    brick, gold = (196, 84, 60), (250, 210, 90)
    for x, dome in ((12, (64, 128, 190)), (88, (82, 160, 104))):
        e.poly(box(x - 13, 52, x + 13, 101), brick, 3.8, depth=4)
        e.shape(_onion(x, 54, 0.5), dome, 3.8, depth=4)
    e.poly(box(27, 42, 73, 101), tint(brick, 0.1), 4, depth=6)
    onion = _onion(50, 44, 0.8)
    m = e.shape(onion, gold, 0, depth=6)
    for stripe in ("36,-8 10,38 24,46 50,-6", "64,-6 42,46 58,46 78,8"):
        e.poly(stripe, (206, 60, 60), 0, flat=True, inside=m)
    e.outline(onion, 4)
    e.poly(box(22, 41, 78, 52), (250, 240, 214), 3.6, depth=2)
    e.shape("38,101 38,80 50,66 62,80 62,101", DARK, 3.2, flat=True)


def _onion(x: float, base: float, k: float) -> list[Point]:
    """A dome that bulges over its neck and ends in a long point."""
    half = ((0, -74), (4, -54), (20, -42), (32, -24), (26, -6), (16, 0))
    right = [(x + dx * k, base + dy * k) for dx, dy in half]
    return right + [(2 * x - px, py) for px, py in reversed(right[1:])]


@drawing
def mine_of_the_lost_dwarf(e: Canvas) -> None:
    """Timbers about the dark, and in it the dwarf: a helmet with a lamp that still burns, a red beard."""
    if e.is_fine:
        e.shape("-8,101 -6,40 10,4 44,-10 76,-6 100,16 107,60 107,101", (150, 142, 138), 4, depth=8)
    e.poly("8,101 8,14 92,14 92,101", DARK, 3, flat=True)
    e.shape("26,62 74,62 80,84 66,104 50,108 34,104 20,84", (222, 110, 44), 3.6, depth=5)
    e.shape("28,54 72,54 70,76 50,82 30,76", SKIN, 3, flat=True)
    for _ in e.sides():
        e.eye(62, 64, 3.8)
        e.shape("50,78 62,74 74,84 60,88 51,85", (240, 146, 70), 2.8, flat=True)
    e.dot(50, 72, 7, shade(SKIN, 0.9), 3)
    e.shape("22,56 26,36 50,26 74,36 78,56", (244, 196, 64), 4, depth=5)
    e.rod("18,57 82,57", 6, (214, 156, 46), 3.2)
    e.dot(50, 40, 9, (255, 254, 230), 3.4, flat=True)
    for _ in e.sides():
        e.rod("96,100 94,14", 12, WOOD, 3.8)
    e.rod("-6,8 106,8", 15, WOOD, 3.8)


@drawing
def stonehedge(e: Canvas) -> None:
    """Standing stones with a clipped hedge for a roof."""
    st, green = (174, 170, 164), (96, 158, 72)
    e.shape("-4,102 6,90 94,90 104,102", (150, 176, 92), 3.6, depth=2)
    for x0, x1 in ((2, 26), (38, 62), (74, 98)):
        e.poly([(x0 + 2, 44), (x1 - 2, 44), (x1, 96), (x0, 96)], st, 4, depth=6)
        e.fine([(x0 + 8, 60), (x0 + 14, 64)], 3)
    e.blob(
        [(4, 34, 12), (20, 26, 14), (36, 32, 13), (52, 24, 15), (68, 31, 13), (84, 26, 14), (98, 35, 11), (50, 38, 12)],
        green,
        4,
    )
    for x, y in ((18, 26), (44, 24), (66, 30), (86, 26)):
        e.fine(arc(x, y, 5, 180, 340), 2.8, shade(green, 0.6), straight=True)


@drawing
def wickedest_pentacle(e: Canvas) -> None:
    """Five points in a ring of fire."""
    e.dot(50, 50, 54, (44, 28, 42), 4)
    e.line(arc(50, 50, 46, 0, 360, n=60), 6, (255, 110, 50), straight=True)
    tips = [star(50, 50, 42)[2 * i] for i in range(5)]
    path = [tips[i * 2 % 5] for i in range(6)]
    e.line(path, 9, (214, 40, 40), straight=True)
    e.line(path, 3.6, (255, 206, 110), straight=True)


@drawing
def flying_doormat(e: Canvas) -> None:
    """A bristly mat with a fringe, borne up on two wings."""
    mat, trim = (190, 104, 60), (246, 214, 140)
    for _ in e.sides():
        e.poly("62,46 72,14 92,-6 104,0 98,8 106,16 98,24 104,34 92,40 84,54", (250, 252, 255), 3.8, depth=4)
        e.fine("74,38 94,8", 2.8, (150, 170, 200))
    for x, y in ((14, 82), (22, 88), (30, 93), (38, 98), (66, 44), (76, 48), (86, 53), (94, 58)):
        away = (-7, 7) if x < 50 else (8, -6)
        e.line([(x, y), (x + away[0], y + away[1])], 5.4)
        e.line([(x, y), (x + away[0] * 0.8, y + away[1] * 0.8)], 2, trim)
    outline = "4,74 56,36 102,60 46,102"
    m = e.poly(outline, mat, 0, depth=5)
    for shift in (12, 58):
        e.poly(moved("8,72 16,66 60,90 50,98", shift * 0.72, -shift * 0.52), trim, 0, inside=m)
    e.outline(outline, 4.2, straight=True)
    e.dot(53, 68, 11, trim, 3.2, flat=True, ry=8)


@drawing
def froggys_ring(e: Canvas) -> None:
    """A gold ring; the frog that sits on it has a crown."""
    frog = (104, 178, 74)
    e.line(arc(50, 70, 27, 0, 360, n=50), 20, straight=True)
    e.line(arc(50, 70, 27, 0, 360, n=50), 12, GOLD, straight=True)
    e.line(arc(50, 70, 29, 150, 230, n=20), 3.6, (255, 246, 190), straight=True)
    e.shape(mirrored("50,16 66,16 82,26 86,40 74,54 50,57"), frog, 4, depth=5)
    for _ in e.sides():
        e.dot(69, 15, 11, frog, 3.8)
        e.dot(69, 14, 6.4, (255, 250, 210), 2.6, flat=True)
        e.eye(68, 14, 3)
    e.line("28,38 40,45 60,45 72,38", 4.2)
    e.poly("38,8 34,-12 44,-4 50,-14 56,-4 66,-12 62,8", GOLD, 3.4, flat=True)


@drawing
def scepter_of_avarice(e: Canvas) -> None:
    """A golden claw at the end of a staff, closed about a coin."""
    e.rod("16,100 54,48", 9, (150, 60, 120), 3.8)
    for x, y in ((28, 84), (44, 62)):
        e.line([(x - 6, y - 5), (x + 6, y + 5)], 9)
        e.line([(x - 5, y - 4), (x + 5, y + 4)], 4.6, GOLD)
    e.dot(72, 24, 27, (255, 214, 80), 4)
    e.dot(72, 24, 19, (240, 178, 50), 3, flat=True)
    e.poly(star(72, 24, 14), (255, 240, 160), 0, flat=True)
    for claw in ("54,48 40,38 38,18 48,2", "58,50 76,58 96,50 104,36", "56,46 56,34 62,30"):
        e.line(claw, 13)
        e.line(claw, 6.4, BRASS)
    e.dot(54, 49, 8.4, (206, 50, 80), 3.6)


@drawing
def shiny_orb(e: Canvas) -> None:
    """A ball of light on a dark foot, rays about it."""
    e.poly("26,101 32,84 68,84 74,101", (120, 72, 46), 4, depth=4)
    for a in range(-150, 0, 40):
        e.line(turned("96,46 108,46", a - 14, 50, 46), 6, (255, 226, 110))
    e.dot(50, 48, 40, (120, 196, 255), 4)
    e.dot(54, 54, 26, (70, 140, 226), 0, flat=True)
    e.shape("30,36 40,22 54,18 44,30 34,42", (255, 255, 255), 0, flat=True)
    e.poly(star(58, 56, 15, 0.36, 4), (255, 255, 230), 0, flat=True)


@drawing
def stinky_trolls_socks(e: Canvas) -> None:
    """Two striped socks, holes and all, in a green cloud."""
    for x, y in ((14, 2), (50, -6), (88, 0)):
        e.line([(x, y + 20), (x - 7, y + 12), (x + 7, y + 4), (x, y - 6)], 8, (130, 190, 60))
    for dx, colour in ((26, (206, 96, 66)), (-14, (226, 174, 82))):
        outline = [
            (x + dx, y) for x, y in ((30, 22), (58, 22), (58, 62), (66, 74), (62, 92), (46, 100), (20, 98), (12, 88))
        ]
        outline += [(18 + dx, 76), (31 + dx, 66)]
        m = e.shape(outline, colour, 0, depth=5)
        for y in (34, 50):
            e.line([(20 + dx, y), (70 + dx, y)], 7, (250, 240, 214), inside=m)
        e.shape(
            [(x + dx, y) for x, y in ((12, 88), (20, 76), (28, 84), (26, 99))], (250, 240, 214), 0, flat=True, inside=m
        )
        e.outline(outline, 4)
    e.dot(34, 84, 6.4, (150, 178, 160), 3, flat=True)


@drawing
def sword_of_the_killer_rabbit(e: Canvas) -> None:
    """A sword whose guard is a rabbit with long ears and sharp teeth."""
    fur = (250, 246, 240)
    e.poly("40,50 60,50 60,88 50,104 40,88", (222, 230, 238), 4, depth=4)
    e.fine("50,54 50,94", 3, (150, 160, 174))
    for _ in e.sides():
        e.shape("54,16 56,-6 64,-14 72,-6 70,12 64,24", fur, 3.8, depth=3)
        e.shape("60,10 61,-3 65,-7 67,2 64,14", (244, 160, 170), 0, flat=True)
        e.rod("62,48 90,44", 8, BRASS, 3.4)
    e.shape(mirrored("50,12 66,16 76,32 72,48 60,58 50,60"), fur, 4, depth=5)
    for _ in e.sides():
        e.poly("54,30 68,24 67,36 58,38", BLOOD, 2.8, flat=True)
    e.shape("45,38 55,38 50,44", (240, 130, 150), 2.6, flat=True)
    for _ in e.sides():
        e.poly("50,50 58,50 55,66 51,66", (255, 255, 250), 2.8, flat=True)

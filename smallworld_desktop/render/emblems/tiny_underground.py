"""Markers, places and relics of the underground for sizes under 24 pixels."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import DARK, GOLD, LEAF, STONE, WOOD
from smallworld_desktop.render.emblems.paths import arc, box, mirrored, ring, star
from smallworld_desktop.render.emblems.registry import tiny

SNOW = (252, 252, 250)


@tiny
def ancient(e: Canvas) -> None:
    """A head with feelers."""
    green = (110, 176, 134)
    for x in (26, 50, 74):
        e.rod([(x, 50), (x + (x - 50) * 0.4, 96)], 13, green, 4)
    e.shape(mirrored("50,-2 74,4 88,26 84,50 68,66 50,68"), green, 4.4, depth=7)
    for _ in e.sides():
        e.dot(66, 38, 10, (255, 70, 50), 0, flat=True)


@tiny
def queen(e: Canvas) -> None:
    """A face under a crown."""
    e.shape(mirrored("50,32 80,34 88,62 74,92 50,100"), (250, 212, 176), 4.4, flat=True)
    for _ in e.sides():
        e.shape("74,34 98,40 100,84 84,96 80,64", (196, 92, 44), 4, flat=True)
        e.dot(64, 62, 6, DARK, 0, flat=True)
    e.line("40,82 60,82", 7, (206, 40, 60))
    e.poly("14,40 6,-6 30,14 50,-10 70,14 94,-6 86,40", GOLD, 4.4, flat=True)


@tiny
def armour(e: Canvas) -> None:
    """A breastplate with a belt."""
    e.poly(mirrored("50,16 62,14 68,-2 86,2 84,28 100,44 88,92 50,101"), (206, 216, 226), 4.4, depth=7)
    e.line("50,20 50,66", 6)
    e.rod("12,72 88,72", 11, (236, 184, 70), 4)


@tiny
def bag(e: Canvas) -> None:
    """A bag with a star."""
    e.shape(mirrored("50,30 62,34 92,64 94,88 78,100 50,101"), (70, 70, 156), 4.4, depth=6)
    e.poly("28,4 50,14 72,4 66,32 34,32", (96, 96, 190), 4, flat=True)
    e.poly(star(50, 70, 24), (255, 226, 100), 0, flat=True)


@tiny
def hammer(e: Canvas) -> None:
    """A hammer."""
    e.rod("50,40 50,100", 13, WOOD, 4)
    e.poly(box(2, 2, 98, 46), (232, 238, 246), 4.6, depth=8)


@tiny
def volcano(e: Canvas) -> None:
    """A cone with a burning tip."""
    e.shape("28,40 30,8 44,20 52,-8 62,18 72,10 72,40", (255, 190, 60), 4, flat=True)
    e.poly("-4,101 30,34 70,34 104,101", (100, 82, 84), 4.4, depth=8)
    e.poly("30,34 70,34 78,54 64,68 54,54 44,74 34,54 24,56", (244, 80, 36), 0, flat=True)


@tiny
def ghost(e: Canvas) -> None:
    """A sheet with two eyes."""
    e.shape("50,-2 80,8 90,40 92,96 74,86 62,101 50,88 38,101 26,86 8,96 10,40 20,8", SNOW, 4.4, flat=True)
    for x in (36, 64):
        e.dot(x, 40, 9, DARK, 0, flat=True, ry=13)


@tiny
def balrog(e: Canvas) -> None:
    """A red horned head, its eyes on fire."""
    for _ in e.sides():
        e.shape("66,38 90,26 94,-6 107,20 96,52 72,60", (255, 190, 60), 4.4, flat=True)
    e.poly(mirrored("50,18 74,24 84,52 76,84 50,102"), (214, 50, 40), 4.4, flat=True)
    for _ in e.sides():
        e.poly("53,58 79,40 76,64", (255, 240, 110), 0, flat=True)
    e.poly("32,76 68,76 50,92", DARK, 0, flat=True)


@tiny
def altar_of_souls(e: Canvas) -> None:
    """A blue flame on a block."""
    e.shape("50,-10 66,14 74,34 64,54 36,54 26,34 38,18", (96, 200, 250), 4.4, flat=True)
    e.dot(50, 36, 10, SNOW, 0, flat=True)
    e.poly(box(2, 52, 98, 72), STONE, 4.4, flat=True)
    e.poly(box(18, 70, 82, 101), STONE, 4.4, depth=6)


@tiny
def crypt_of_the_tomb_raider(e: Canvas) -> None:
    """A ghost at the door of a stone house."""
    e.poly("50,-8 104,40 90,44 90,101 10,101 10,44 -4,40", (190, 186, 196), 4.4, depth=7)
    e.shape("26,101 26,58 50,42 74,58 74,101", DARK, 0, flat=True)
    e.shape("36,101 36,70 50,56 64,70 64,101", SNOW, 0, flat=True)
    for x in (44, 56):
        e.dot(x, 74, 4.6, DARK, 0, flat=True)


@tiny
def diamond_fields(e: Canvas) -> None:
    """A cut diamond."""
    e.poly("22,8 78,8 104,40 50,101 -4,40", (150, 230, 250), 4.6, flat=True)
    e.poly("22,8 38,40 50,101 -4,40", (226, 250, 255), 0, flat=True)
    e.line("-2,40 102,40", 5)
    e.outline("22,8 78,8 104,40 50,101 -4,40", 4.6, straight=True)


@tiny
def fountain_of_youth(e: Canvas) -> None:
    """Water that leaps over a bowl."""
    for _ in e.sides():
        e.line("50,60 56,14 74,6 86,28 88,52", 15)
        e.line("50,60 56,14 74,6 86,28 88,52", 7, (110, 206, 250))
    e.shape("-2,56 102,56 84,92 66,101 34,101 16,92", (216, 208, 196), 4.6, depth=7)


@tiny
def great_brass_pipe(e: Canvas) -> None:
    """An elbow of brass, a collar at either end, steam over it."""
    brass, collar = (234, 180, 74), (252, 216, 120)
    e.rod("30,34 30,72 80,72", 32, brass, 4.6)
    e.rod("6,34 54,34", 13, collar, 4.4)
    e.rod("92,48 92,98", 13, collar, 4.4)
    e.blob([(20, 8, 13), (38, -2, 13), (48, 12, 11)], SNOW, 4)


@tiny
def keep_on_the_motherland(e: Canvas) -> None:
    """A striped onion dome on a red keep."""
    e.poly(box(12, 58, 88, 101), (206, 84, 60), 4.4, depth=6)
    onion = mirrored("50,-14 56,8 80,20 90,38 78,56 50,58")
    m = e.shape(onion, (255, 216, 92), 0, depth=7)
    e.poly("30,-10 70,-10 66,60 34,60", (206, 52, 56), 0, flat=True, inside=m)
    e.outline(onion, 4.6)
    e.shape("38,101 38,84 50,74 62,84 62,101", DARK, 0, flat=True)


@tiny
def mine_of_the_lost_dwarf(e: Canvas) -> None:
    """A timbered mouth with gold in it."""
    e.poly("14,101 14,20 86,20 86,101", DARK, 3, flat=True)
    e.blob([(36, 92, 13), (64, 92, 13), (50, 80, 14)], GOLD, 3.6, depth=3)
    for x in (12, 88):
        e.rod([(x, 20), (x, 100)], 13, WOOD, 4.2)
    e.rod("-2,14 102,14", 16, WOOD, 4.4)


@tiny
def stonehedge(e: Canvas) -> None:
    """Two stones and a green beam."""
    for x in (20, 80):
        e.poly(box(x - 16, 40, x + 16, 101), (190, 186, 180), 4.4, depth=6)
    e.blob([(6, 26, 16), (28, 20, 18), (50, 24, 18), (72, 20, 18), (94, 26, 16)], LEAF, 4.4)


@tiny
def wickedest_pentacle(e: Canvas) -> None:
    """A five-pointed star in a ring."""
    e.dot(50, 50, 52, (50, 26, 38), 4.4)
    tips = [star(50, 52, 46)[2 * i] for i in range(5)]
    e.line([tips[i * 2 % 5] for i in range(6)], 8, (255, 96, 50), straight=True)


@tiny
def flying_doormat(e: Canvas) -> None:
    """A fringed mat, aslant, between two wings."""
    for path in ("36,46 10,42 -6,22 -6,-4 18,2 42,28", "62,36 60,10 76,-10 104,-14 104,10 88,32"):
        e.shape(path, SNOW, 4.4, flat=True)
    for x, y in ((0, 76), (12, 90), (24, 104)):
        e.line([(x, y), (x - 8, y + 6)], 9)
    mat = "-8,68 70,20 108,60 30,108"
    m = e.poly(mat, (206, 82, 50), 0, flat=True)
    e.dot(50, 65, 15, (250, 222, 150), 0, flat=True)
    for stripe in ("2,62 42,102", "62,24 100,66"):
        e.line(stripe, 7, (250, 222, 150), inside=m)
    e.outline(mat, 4.8, straight=True)


@tiny
def froggys_ring(e: Canvas) -> None:
    """A ring with a green frog for a stone."""
    e.line(arc(50, 68, 26, 0, 360, n=40), 24, straight=True)
    e.line(arc(50, 68, 26, 0, 360, n=40), 13, GOLD, straight=True)
    e.shape(mirrored("50,14 72,10 92,28 78,50 50,54"), (110, 190, 80), 4.4, flat=True)
    for _ in e.sides():
        e.dot(72, 12, 13, (255, 252, 220), 4, flat=True)
        e.dot(72, 12, 5, DARK, 0, flat=True)


@tiny
def scepter_of_avarice(e: Canvas) -> None:
    """A staff with a red stone between golden prongs."""
    e.rod("0,106 42,62", 14, (170, 60, 130), 4.4)
    e.shape("40,80 22,60 26,28 42,8 46,34 56,46 70,58 94,62 74,78", (255, 214, 80), 4.6, flat=True)
    e.dot(72, 30, 23, (226, 56, 62), 4.6)
    e.dot(65, 23, 6, SNOW, 0, flat=True)


@tiny
def shiny_orb(e: Canvas) -> None:
    """A blue ball with a gleam."""
    e.poly("22,101 34,82 66,82 78,101", (130, 78, 48), 4.4, flat=True)
    e.dot(50, 42, 44, (96, 170, 255), 4.6)
    e.dot(36, 28, 12, SNOW, 0, flat=True)


@tiny
def stinky_trolls_socks(e: Canvas) -> None:
    """A striped sock."""
    outline = "26,-2 72,-2 72,54 98,76 90,98 58,101 30,86 26,60"
    m = e.shape(outline, (232, 120, 70), 0, flat=True)
    for y in (14, 42):
        e.line([(10, y), (90, y)], 13, SNOW, inside=m)
    e.poly("78,64 110,60 110,110 80,104", SNOW, 0, flat=True, inside=m)
    e.outline(outline, 4.8)


@tiny
def sword_of_the_killer_rabbit(e: Canvas) -> None:
    """A blade under a rabbit's head."""
    e.poly("34,60 66,60 64,88 50,106 36,88", (214, 224, 234), 4.2, flat=True)
    e.rod("10,62 90,62", 11, (236, 184, 70), 4)
    for _ in e.sides():
        e.shape("54,22 58,-8 72,-8 74,12 66,32", SNOW, 4.2, flat=True)
    e.shape(ring(50, 38, 27, 21), SNOW, 4.2, flat=True)
    for _ in e.sides():
        e.dot(61, 36, 6, (214, 30, 40), 0, flat=True)

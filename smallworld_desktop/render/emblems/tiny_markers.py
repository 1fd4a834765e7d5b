"""Markers, places and relics for sizes under 24 pixels: one bold figure each, made to stand on its coloured field."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BLOOD, BONE, BRASS, DARK, GOLD, STEEL, STONE, WOOD
from smallworld_desktop.render.emblems.paths import arc, box, mirrored, ring, star, turned
from smallworld_desktop.render.emblems.registry import tiny

IVORY = (252, 246, 230)


@tiny
def encampment(e: Canvas) -> None:
    """A tent, its door open."""
    e.poly("50,2 102,98 -2,98", IVORY, 4, flat=True)
    e.poly("50,38 74,98 26,98", BLOOD, 4, flat=True)


@tiny
def fortress(e: Canvas) -> None:
    """Three battlements and a gate."""
    e.poly("6,4 28,4 28,18 39,18 39,4 61,4 61,18 72,18 72,4 94,4 94,42 84,46 84,98 16,98 16,46 6,42", STONE, 4)
    e.shape("36,99 36,72 50,60 64,72 64,99", DARK, 3, flat=True)


@tiny
def lair(e: Canvas) -> None:
    """Two eyes in a dark mouth of rock."""
    rock = "-4,98 -2,72 10,60 10,40 28,32 36,12 58,6 68,22 86,28 88,50 102,64 104,98"
    e.poly(rock, (176, 160, 144), 4, depth=8)
    e.shape("16,99 20,62 36,38 64,38 80,62 84,99", DARK, 3, flat=True)
    for x in (36, 64):
        e.dot(x, 66, 9, (255, 222, 80), 0, flat=True)


@tiny
def hole(e: Canvas) -> None:
    """A round door in a green mound."""
    e.shape("-2,98 4,56 24,22 50,8 76,22 96,56 102,98", (132, 186, 80), 4, depth=7)
    e.dot(50, 66, 27, (238, 176, 66), 4.4)
    e.dot(58, 66, 5, DARK, 0, flat=True)


@tiny
def hero(e: Canvas) -> None:
    """A golden star."""
    e.poly(star(50, 53, 56), (255, 220, 98), 4.4, depth=5)


@tiny
def dragon(e: Canvas) -> None:
    """A horned head in profile, its jaws open."""
    red = (214, 62, 44)
    e.shape("58,26 66,2 82,-8 80,14 76,32", BONE, 4, flat=True)
    e.poly("30,30 58,20 84,34 98,62 102,100 46,100 52,78 30,82 8,96 4,84 26,68 2,60 -6,42 8,34", red, 4, depth=7)
    e.dot(52, 42, 8, (255, 232, 100), 3, flat=True)
    e.poly("2,58 14,58 8,70", BONE, 0, flat=True)


@tiny
def catapult(e: Canvas) -> None:
    """A stone in its spoon over a wheel."""
    e.rod("84,86 22,26", 12, WOOD, 4)
    e.dot(20, 22, 20, (158, 160, 168), 4.4)
    e.rod("10,84 96,84", 11, WOOD, 4)
    for x in (26, 78):
        e.dot(x, 88, 15, BRASS, 4.4, flat=True)


@tiny
def pot(e: Canvas) -> None:
    """Gold heaped in an iron pot."""
    e.blob([(26, 34, 16), (50, 22, 18), (74, 34, 16)], GOLD, 4)
    e.shape(mirrored("50,40 94,42 99,62 88,88 66,99 50,100"), (78, 80, 94), 4.4, depth=8)


@tiny
def tower(e: Canvas) -> None:
    """White and slender under a red roof."""
    e.poly("32,30 68,30 74,101 26,101", IVORY, 4.4, depth=7)
    e.poly("22,30 78,30 78,48 22,48", IVORY, 4, flat=True)
    e.poly("50,-10 82,32 18,32", (216, 62, 100), 4.4, depth=6)
    e.line("50,64 50,76", 9)


@tiny
def coin(e: Canvas) -> None:
    """A coin struck with a wheel."""
    e.dot(50, 50, 50, (250, 206, 84), 4.4)
    for angle in (45, 135):
        e.line(turned("20,50 80,50", angle), 8, (180, 44, 46))
    e.line(arc(50, 50, 29, 0, 360, n=40), 9, (180, 44, 46), straight=True)


@tiny
def horde(e: Canvas) -> None:
    """A head under a pot helmet between two spears."""
    for x in (4, 96):
        e.line([(x, 20), (x, 102)], 14)
        e.line([(x, 20), (x, 100)], 6, WOOD)
        e.poly([(x, -14), (x + 14, 10), (x, 30), (x - 14, 10)], BONE, 4.4, flat=True)
    e.shape("18,66 82,66 80,90 66,102 34,102 20,90", (236, 184, 138), 4.4, flat=True)
    e.shape("14,66 18,38 34,22 50,18 66,22 82,38 86,66", STEEL, 4.4, depth=5)
    e.line("12,66 88,66", 9)
    for x in (37, 63):
        e.dot(x, 82, 6, DARK, 0, flat=True)


@tiny
def golden_soapbar(e: Canvas) -> None:
    """A cake of soap, a bubble."""
    e.dot(34, 24, 24, (214, 240, 250), 4)
    e.dot(78, 28, 14, (214, 240, 250), 4)
    e.shape("2,60 14,50 86,50 98,60 98,90 86,100 14,100 2,90", (255, 208, 84), 4.4, depth=8)


@tiny
def glandulfs_tavern(e: Canvas) -> None:
    """A foaming mug."""
    e.line(arc(76, 60, 20, -90, 90, 22), 18, straight=True)
    e.line(arc(76, 60, 20, -90, 90, 22), 8, STEEL, straight=True)
    e.poly("10,30 74,30 70,99 14,99", (246, 176, 52), 4.4, depth=7)
    e.blob([(12, 26, 15), (34, 14, 17), (58, 16, 16), (74, 28, 13)], IVORY, 4)


@tiny
def bonys_boneyard(e: Canvas) -> None:
    """A gravestone with a cross cut in."""
    e.shape("12,99 12,34 24,8 50,-2 76,8 88,34 88,99", STONE, 4.4, depth=8)
    e.line("50,22 50,76", 11)
    e.line("32,40 68,40", 11)
    e.poly(box(0, 88, 100, 100), (112, 150, 70), 4, flat=True)


@tiny
def mirrors_vale(e: Canvas) -> None:
    """A tall mirror on two feet."""
    e.rod("4,99 96,99", 10, BRASS, 4.4)
    e.dot(50, 42, 46, BRASS, 4.4, ry=54)
    glass = e.shape(ring(50, 42, 32, 40), (130, 200, 240), 3.6, flat=True)
    e.poly("10,70 62,-10 82,2 26,86", (250, 254, 255), 0, flat=True, inside=glass)


@tiny
def sigil_of_sacrifice(e: Canvas) -> None:
    """A dagger, point down, and a drop of blood."""
    e.poly("38,36 62,36 62,74 50,100 38,74", (236, 240, 246), 4, depth=5)
    e.rod("16,32 84,32", 13, BRASS, 4)
    e.rod("50,22 50,0", 12, (112, 60, 60), 4)
    e.shape("80,60 92,80 88,96 72,96 68,80", (216, 40, 44), 4, flat=True)


@tiny
def bony(e: Canvas) -> None:
    """A crowned skull."""
    e.shape(mirrored("50,30 80,32 98,52 92,74 74,80 70,99 50,100"), BONE, 4.4, flat=True)
    for _ in e.sides():
        e.dot(70, 62, 11, DARK, 0, flat=True)
    e.line("50,86 50,98", 5)
    e.poly("14,38 8,-4 30,14 50,-10 70,14 92,-4 86,38 50,32", GOLD, 4, flat=True)

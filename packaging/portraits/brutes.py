"""Trolls, Giants, Barbarians."""

from __future__ import annotations

from portraits.easel import Easel
from portraits.features import (
    BONE,
    STEEL,
    WOOD,
    brows,
    cheeks,
    eyes,
    fangs,
    fist,
    fur,
    head_frame,
    round_eyes,
    shoulders,
    strand_lines,
)
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import hills, pines, ridges, sky, sparks
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import mirrored, points


@sitter((200, 255, 190))
def trolls(p: Easel, field: Colour) -> None:
    """A troll before his lair, moss on his head, a bird on his hand."""
    sky(p, field, (24, 30), (255, 232, 170))
    pines(p, ((4, 96, 56), (96, 98, 62), (17, 92, 40)), (70, 100, 66))
    p.shape("54,104 58,60 72,44 92,46 108,62 108,134 54,134", (134, 122, 110), 0.9, body=8)
    p.shape("66,110 70,76 82,64 96,70 104,88 104,134 66,134", (40, 30, 30), 0.8, flat=True)
    skin: Colour = (124, 156, 168)
    shoulders(p, skin, 78, 48)
    p.shape("8,112 24,88 40,134 4,134", (112, 84, 58), 0.9, body=5, texture=0.4)
    for _ in p.sides():
        p.lines(("76,96 80,104", "82,110 86,116"), 0.8, shade(skin, 0.6))
    head_frame(p, 0.80, 50, 13)
    moss: Colour = (116, 164, 58)
    crest = p.poly("24,46 8,20 26,26 20,0 36,12 40,-14 50,6 60,-14 64,12 80,0 74,26 92,20 76,46", moss, 1.1, body=5)
    for x, y in ((28, 24), (38, 10), (50, 14), (62, 10), (72, 24), (44, 22), (56, 22)):
        p.line([(x, y - 6), (x + 1, y), (x, y + 8)], 0.7, shade(moss, 0.5), inside=crest)
    for x, y in ((34, 4), (68, 14)):
        p.dot(x, y, 3, (250, 240, 214), 0.5)
        p.dot(x, y, 1.2, (240, 190, 70), 0, flat=True)
    for _ in p.sides():
        p.shape("74,52 94,42 110,48 106,64 90,72 74,70", skin, 1.0, body=5)
        p.shape("82,54 96,48 102,53 98,62 88,65", (206, 150, 140), 0.4, body=3)
    head = p.shape(mirrored("50,26 70,30 83,46 88,68 86,90 72,104 50,107"), skin, 1.2, body=14, texture=0.25)
    for x, y in ((28, 66), (74, 40), (72, 66), (33, 38)):
        p.dot(x, y, 2, shade(skin, 0.74), 0.4, inside=head)
    round_eyes(p, 16, 50, 8.6, (196, 150, 30), look=(-0.5, 0.2), white=(255, 248, 206))
    brows(p, "55,42 66,36 80,42", 3.4, shade(moss, 0.6))
    mouth = p.shape("20,84 36,89 50,90 64,89 80,84 74,98 62,104 38,104 26,98", (76, 34, 34), 1.0, flat=True)
    p.shape("38,100 50,96 62,100 58,106 42,106", (190, 96, 92), 0, body=2, inside=mouth)
    fangs(p, [(44, 87, 3, 6), (56, 87, 3, 6)])
    for _ in p.sides():
        p.shape("64,102 63,88 70,72 75,68 79,80 78,102", BONE, 1.0, body=4, gloss=0.4)
    p.shape(mirrored("50,44 57,48 66,62 69,76 60,85 50,87"), tint(skin, 0.24), 1.0, body=8)
    cheeks(p, 56, 76, 10, None, 0.25)
    for at in (43, 57):
        p.dot(at, 80, 2.6, shade(skin, 0.4), 0, ry=1.8, flat=True)
    p.dot(41, 66, 2.6, (190, 140, 130), 0.6)
    p.frame()
    fist(p, 13, 96, 26, 24, skin)
    _bird(p, 14, 91)
    sparks(p, (240, 255, 190), 4, 16)


def _bird(p: Easel, x: float, y: float) -> None:
    """A robin that is not afraid."""
    p.shape([(x - 9, y - 7), (x - 14, y - 10), (x - 12, y - 4)], (110, 80, 56), 0.7, body=2)
    p.shape(
        [(x - 9, y - 3), (x - 6, y - 10), (x, y - 15), (x + 6, y - 14), (x + 8, y - 8), (x + 2, y + 1)],
        (130, 96, 66),
        0.9,
    )
    p.shape([(x + 1, y - 10), (x + 7, y - 10), (x + 5, y - 3), (x - 1, y)], (226, 96, 52), 0.5, body=3)
    p.poly([(x + 7, y - 13), (x + 12, y - 11.6), (x + 7.4, y - 10)], (240, 180, 70), 0.6)
    p.dot(x + 4, y - 12, 0.9, (20, 16, 16), 0, flat=True)


@sitter((255, 244, 214))
def giants(p: Easel, field: Colour) -> None:
    """A giant among the clouds, a village at his belt, a sheep in his hand."""
    sky(p, field, (70, 24), (255, 248, 226))
    ridges(p, tint(field, 0.1), shade(field, 0.84))
    cloth: Colour = (86, 112, 160)
    shoulders(p, cloth, 66, 48, body=14)
    p.shape(mirrored("50,70 60,68 66,84 58,100 50,104"), shade(cloth, 0.8), 0.9, body=5)
    p.lines(("44,80 56,88", "56,80 44,88", "46,92 54,97"), 0.8, (220, 200, 160))
    head_frame(p, 0.74, 50, 14)
    skin: Colour = (234, 182, 136)
    for _ in p.sides():
        p.dot(79, 44, 8, skin, 1.0)
    head = p.shape(mirrored("50,2 66,5 77,22 79,46 72,66 50,76"), skin, 1.1, body=14)
    p.lines(("38,16 50,14 62,16", "40,22 50,20 60,22"), 0.7, shade(skin, 0.6), inside=head)
    beard: Colour = (150, 72, 40)
    chin = p.shape(mirrored("50,60 62,56 78,44 84,60 78,86 62,102 50,106"), beard, 1.1, body=10)
    strand_lines(
        p, chin, ("36,78 38,94", "50,86 50,102", "64,78 62,94", "26,64 30,82", "74,64 70,82", "43,84 44,98"), beard
    )
    cheeks(p, 65, 54, 9, head, 0.4)
    eyes(p, 13, 40, 6.4, 4.4, (80, 120, 150), look=(-0.6, 0.5))
    brows(p, "54,32 63,27 74,32", 3.2, beard)
    p.shape("44,42 56,42 61,54 50,60 39,54", tint(skin, 0.1), 0.9, body=5)
    for _ in p.sides():
        p.shape("50,60 60,57 72,63 62,70 51,68", tint(beard, 0.1), 0.8, body=3)
    p.line("44,70 50,72 56,70", 1.1)
    p.frame()
    for circles in (((-2, 92, 8), (8, 86, 9), (19, 92, 7)), ((82, 74, 7), (92, 68, 9), (102, 76, 8))):
        p.blob(circles, (250, 250, 248), 0.9)
    _village(p)
    p.shape("70,106 76,96 90,95 98,102 96,112 78,113", skin, 1.0, body=5)
    _sheep(p, 84, 92)
    for x in (74, 80, 86.6, 93):
        p.dot(x, 103, 3.6, skin, 0.8, ry=5)
    sparks(p, (255, 255, 240), 4, 14)


def _village(p: Easel) -> None:
    """Roofs no higher than his belt."""
    p.shape("-4,134 -4,120 20,114 50,118 80,114 104,120 104,134", (120, 164, 84), 0.8, body=4)
    for x, y in ((12, 126), (30, 123), (48, 126), (64, 124)):
        p.poly([(x - 5, y), (x + 5, y), (x + 5, 134), (x - 5, 134)], (250, 232, 190), 0.7)
        p.poly([(x - 7, y + 0.6), (x, y - 8), (x + 7, y + 0.6)], (206, 72, 50), 0.8)
    pines(p, ((21, 130, 16), (39, 130, 14), (57, 130, 14), (94, 132, 18)), (84, 140, 70))


def _sheep(p: Easel, x: float, y: float) -> None:
    p.blob([(x - 6, y, 5), (x, y - 3, 6), (x + 6, y, 5), (x, y + 2, 6)], (252, 250, 242), 0.8)
    p.shape([(x - 11, y - 5), (x - 6, y - 6), (x - 5, y + 1), (x - 9, y + 4)], (60, 52, 54), 0.7, body=2)
    p.dot(x - 9, y - 2, 0.8, (255, 255, 255), 0, flat=True)


@sitter((255, 214, 160))
def barbarians(p: Easel, field: Colour) -> None:
    """A barbarian with his axe: war paint, a moustache, no plan at all."""
    sky(p, field, (28, 32), (255, 226, 170))
    hills(p, tint(field, 0.06))
    pines(p, ((5, 92, 40), (94, 94, 46)), shade(field, 0.7))
    p.rod("88,134 80,16", 4.2, WOOD)
    p.shape("74,14 88,10 102,-2 106,20 104,42 90,32 76,34", STEEL, 1.0, body=5, gloss=0.7)
    p.line("100,2 103,20 100,38", 0.7, (230, 236, 240))
    skin: Colour = (232, 180, 136)
    shoulders(p, skin, 80, 46)
    p.lines(("50,94 50,112", "34,104 44,110 50,108", "66,104 56,110 50,108"), 0.8, shade(skin, 0.55))
    pelt: Colour = (176, 130, 84)
    ragged = "0,92 14,78 34,74 40,82 44,96 36,94 34,106 26,98 22,114 14,102 8,116 2,104 -6,112"
    left = p.shape(ragged, pelt, 1.0, body=5, texture=0.5)
    right = p.shape([(100 - x, y) for x, y in points(ragged)], pelt, 1.0, body=5, texture=0.5)
    fur(p, left | right, (0, 76, 100, 112), pelt, 90)
    head_frame(p, 0.74, 50, 13)
    hair: Colour = (92, 62, 48)
    mane = mirrored("50,4 60,-6 68,8 80,2 82,16 96,16 88,30 100,40 88,44 98,62 86,64 92,84 74,80 50,90")
    p.poly(mane, hair, 1.1, body=6)
    face = p.shape(mirrored("50,20 68,23 78,40 77,62 66,84 50,94"), skin, 1.1, body=12)
    for _ in p.sides():
        p.shape("58,62 76,54 77,62 60,70", (58, 112, 196), 0.4, body=1.5, inside=face)
    eyes(p, 14, 48, 7.4, 5.4, (80, 120, 90), look=(0.1, 0.1))
    brows(p, "53,44 64,36 78,34", 3.6, shade(hair, 0.7))
    p.poly("17,24 50,18 83,24 84,35 50,30 16,35", (196, 52, 44), 0.9)
    p.shape("84,26 98,30 104,44 92,38", (196, 52, 44), 0.8, body=2)
    p.shape("43,50 57,50 62,63 50,69 38,63", tint(skin, 0.12), 0.9, body=5)
    p.line("44,84 50,86 56,84", 1.1)
    stache: Colour = (226, 138, 54)
    for _ in p.sides():
        p.shape("50,70 62,66 76,72 92,88 94,110 84,98 70,86 58,82 50,80", stache, 1.0, body=4)
        p.lines(("56,74 70,77 84,90", "60,78 72,84"), 0.6, (150, 80, 30))
    p.frame()
    fist(p, 85, 92, 20, 20, skin)
    sparks(p, (255, 236, 190), 4, 14)

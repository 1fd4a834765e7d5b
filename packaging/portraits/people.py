"""Who is of no race: the teacher, and the raider, the gardener and the miser among the computer's players."""

from __future__ import annotations

import math

from portraits.easel import Easel
from portraits.features import (
    BONE,
    GOLD,
    STEEL,
    WOOD,
    brows,
    cheeks,
    coin,
    eyes,
    fist,
    head_frame,
    palm,
    shoulders,
    smile,
    spectacles,
)
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import hills, ridges, sky, sparks
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import Point, mirrored


@sitter((255, 236, 200), field=(126, 108, 92))
def teacher(p: Easel, field: Colour) -> None:
    """The map maker who teaches the game: ink on her cheek, a quill in her hair, always glad of a question."""
    _map_room(p, field)
    coat: Colour = (56, 112, 120)
    shoulders(p, coat, 84, 40)
    p.shape(mirrored("50,88 60,84 68,92 60,112 50,118"), (250, 240, 218), 0.9, body=4)
    for _ in p.sides():
        p.shape("58,84 68,82 78,92 66,122 58,134 56,112", tint(coat, 0.12), 1.0, body=4)
    skin: Colour = (226, 172, 130)
    p.shape("43,72 57,72 59,88 50,94 41,88", shade(skin, 0.94), 0.9, body=5)
    p.shadow("42,74 58,74 58,82 50,86 42,82", 0.4, 2)
    head_frame(p, 0.74, 50, 14)
    hair: Colour = (148, 130, 122)
    p.blob([(50, -8, 14), (41, -2, 9), (60, -2, 9)], hair)
    locks = [(18, 46, 9), (19, 30, 11), (28, 16, 12), (42, 8, 12), (58, 8, 12), (72, 16, 12), (81, 30, 11), (82, 46, 9)]
    p.blob([*locks, (20, 60, 7), (80, 60, 7), (50, 24, 20)], hair)
    for _ in p.sides():
        p.dot(76, 56, 6, skin, 0.9)
        p.dot(77, 66, 2.4, GOLD, 0.6, gloss=0.8)
    face = p.shape(mirrored("50,18 66,22 76,40 75,62 65,82 50,90"), skin, 1.1, body=12)
    p.blob([(30, 24, 9), (44, 18, 10), (58, 18, 9), (70, 25, 8)], hair)
    p.lines(("26,24 34,18", "42,14 50,12", "58,14 66,18"), 0.7, shade(hair, 0.6))
    cheeks(p, 66, 66, 9, face, 0.5)
    eyes(p, 14, 50, 6.4, 5.4, (90, 120, 70), look=(0.1, 0.1))
    brows(p, "56,39 64,36 72,40", 1.6, shade(hair, 0.6))
    spectacles(p, 14, 51, 11)
    p.shape("46,56 54,56 57,64 50,67 43,64", tint(skin, 0.12), 0.8, body=3)
    smile(p, 50, 72, 12, 9)
    p.shape("26,66 31,63 34,67 29,71", (50, 60, 110), 0, flat=True, inside=face)
    p.rod("58,2 82,-14", 1.6, BONE)
    p.shape("66,-2 78,-18 98,-28 92,-14 80,-4", (250, 250, 250), 0.8, body=3)
    p.line("68,-3 92,-24", 0.6, (150, 150, 160))
    p.frame()
    palm(p, 86, 118, 28, skin)
    p.shape("76,120 86,116 96,120 100,134 72,134", coat, 1.0, body=4)
    p.shape("2,102 26,96 30,122 8,128", (244, 228, 184), 0.9, body=3)
    p.lines(("8,108 24,104", "9,114 25,110", "10,120 22,117"), 0.7, (130, 96, 60))
    fist(p, 19, 110, 16, 15, skin)
    sparks(p, (255, 246, 214), 4, 12)


def _map_room(p: Easel, field: Colour) -> None:
    """A chart on the wall, a shelf of books."""
    sky(p, field, (24, 30), (255, 236, 190))
    p.poly("56,10 98,10 98,66 56,66", WOOD, 1.0)
    p.poly("60,14 94,14 94,62 60,62", (240, 224, 180), 0.8, flat=True)
    p.shape("64,22 76,18 88,26 90,40 80,54 68,52 63,38", (150, 186, 110), 0.6, body=4)
    p.lines(("66,36 76,34 88,36", "76,20 76,34 72,52"), 0.6, (120, 90, 50))
    p.poly("80,26 84,34 76,34", (150, 140, 134), 0.5)
    for x, y, c in ((4, 60, (150, 70, 60)), (12, 56, (80, 110, 140)), (20, 61, (90, 130, 90))):
        p.poly([(x - 4, 84), (x - 4, y), (x + 4, y), (x + 4, 84)], c, 0.8)
        p.line([(x - 3, y + 6), (x + 3, y + 6)], 0.8, GOLD, taper=False)
    p.poly("-4,84 30,84 30,88 -4,88", WOOD, 0.8)


@sitter((255, 170, 90), 0.6, field=(150, 70, 56))
def raider(p: Easel, field: Colour) -> None:
    """She attacks whoever is nearest: red hair in the wind, a patch over one eye, a torch, a laugh."""
    _burning_village(p, field)
    hair: Colour = (206, 84, 40)
    skin: Colour = (240, 190, 154)
    p.frame(0.76, 12, 12)
    mane = "50,-2 72,0 86,16 96,12 92,30 108,34 96,46 110,58 94,64 102,82 82,82 70,92 40,96 20,80 14,54 18,24 30,6"
    p.shape(mane, hair, 1.1, body=9)
    p.lines(("70,8 88,26 98,38", "76,30 96,46", "78,54 98,58", "74,70 92,76"), 0.9, shade(hair, 0.5))
    p.frame()
    leather: Colour = (112, 74, 50)
    shoulders(p, leather, 84, 40)
    for _ in p.sides():
        p.shape("62,86 80,82 94,94 92,108 72,102", STEEL, 1.0, body=6, gloss=0.6)
        for x, y in ((72, 92), (84, 94)):
            p.poly([(x - 2.4, y), (x, y - 8), (x + 2.4, y)], tint(STEEL, 0.3), 0.7)
    p.shape("22,98 30,92 78,124 72,134", shade(leather, 0.7), 0.9, body=3)
    p.shape("43,72 57,72 59,88 50,94 41,88", shade(skin, 0.94), 0.9, body=5)
    p.frame(0.76, 12, 12)
    face = p.shape(mirrored("50,14 66,18 76,38 74,60 64,82 50,91"), skin, 1.1, body=12)
    cheeks(p, 65, 64, 9, face, 0.4)
    for x, y in ((58, 62), (62, 66), (67, 62), (40, 64), (35, 60), (44, 60)):
        p.dot(x, y, 0.8, (206, 120, 80), 0, flat=True)
    eyes(p, 14, 49, 7, 5, (70, 140, 120), look=(0.4, 0), slant=1.2)
    p.shape("24,42 48,42 47,56 36,60 25,54", (44, 36, 40), 0.9, body=3)
    p.line("22,30 46,42", 1.6, (44, 36, 40), taper=False)
    p.line("46,44 78,34", 1.4, (44, 36, 40), taper=False)
    p.line("55,40 64,34 75,37", 2.2, shade(hair, 0.6))
    p.lines(("50,56 53,64 48,66",), 0.9)
    smile(p, 50, 70, 15, 13, tongue=True)
    p.line("70,66 74,76", 0.9, (190, 110, 90))
    fringe = "20,40 18,18 34,2 54,-4 74,4 82,22 70,16 74,30 58,18 56,32 44,18 36,34 30,22"
    p.shape(fringe, tint(hair, 0.1), 1.0, body=5)
    p.frame()
    p.rod("88,130 86,76", 3.6, WOOD)
    p.glow(86, 56, 40, (255, 180, 80), 0.9)
    p.shape("86,30 93,46 97,58 92,74 80,74 75,60 80,50 82,56", (240, 100, 40), 0.9, body=5)
    p.shape("86,46 91,60 88,72 82,72 80,60", (255, 220, 110), 0, flat=True)
    p.poly("79,74 93,74 91,82 81,82", (90, 74, 66), 0.8)
    fist(p, 87, 94, 16, 17, skin)
    sparks(p, (255, 200, 110), 7, 34)


def _burning_village(p: Easel, field: Colour) -> None:
    """What she leaves behind."""
    sky(p, field, (78, 34), (255, 190, 110))
    ridges(p, shade(field, 0.8))
    for x, y in ((10, 80), (26, 76)):
        p.poly([(x - 6, y), (x + 6, y), (x + 6, y + 12), (x - 6, y + 12)], shade(field, 0.5), 0.6, flat=True)
        p.poly([(x - 8, y), (x, y - 9), (x + 8, y)], shade(field, 0.4), 0.6, flat=True)
        p.shape(
            [(x - 4, y - 2), (x - 1, y - 14), (x + 1, y - 8), (x + 4, y - 16), (x + 5, y - 2)],
            (255, 160, 60),
            0.5,
            flat=True,
        )


@sitter((255, 244, 190), field=(110, 146, 84))
def gardener(p: Easel, field: Colour) -> None:
    """He tends what he has: a straw hat, a watering can, seedlings, no quarrel with anybody."""
    sky(p, field, (74, 24), (255, 246, 200))
    hills(p, (140, 176, 92))
    for x, y, r in ((9, 62, 8), (92, 70, 9), (24, 76, 5)):
        _sunflower(p, x, y, r)
    skin: Colour = (206, 148, 108)
    shirt: Colour = (226, 206, 160)
    shoulders(p, shirt, 82, 44)
    p.shape(mirrored("50,100 66,98 68,134 50,134"), (76, 104, 150), 1.0, body=7)
    for _ in p.sides():
        p.rod("64,102 68,84", 5, (76, 104, 150))
        p.dot(64.6, 103, 2.2, GOLD, 0.6, gloss=0.7)
    p.poly("43,112 57,112 56,126 44,126", shade((76, 104, 150), 0.86), 0.8)
    p.poly("48,112 52,112 52,104 48,104", (110, 160, 70), 0.6)
    p.dot(46, 103, 3, (130, 180, 80), 0.6)
    p.dot(54, 102, 3, (130, 180, 80), 0.6)
    head_frame(p, 0.76, 50, 14)
    for _ in p.sides():
        p.dot(78, 54, 7, skin, 0.9)
    face = p.shape(mirrored("50,20 70,24 80,44 79,68 66,88 50,94"), skin, 1.1, body=14)
    cheeks(p, 68, 66, 12, face, 0.6)
    for _ in p.sides():
        p.line("56,52 64,47 72,52", 1.7)
        p.lines(("75,50 80,47", "75,54 80,54"), 0.6)
    brows(p, "55,42 64,37 74,41", 2.4, (150, 140, 130))
    p.dot(50, 61, 9, tint(skin, 0.1), 0.9)
    beard: Colour = (206, 200, 190)
    p.shape(mirrored("50,70 62,68 78,62 82,74 72,96 50,104"), beard, 1.0, body=7)
    for _ in p.sides():
        p.shape("50,68 62,65 74,72 62,79 50,76", tint(beard, 0.3), 0.9, body=3)
    smile(p, 50, 78, 9, 7)
    straw: Colour = (236, 200, 110)
    crown = p.shape("24,32 26,6 38,-6 62,-6 74,6 76,32 50,36", straw, 1.0, body=9)
    p.lines(("30,10 50,6 70,10", "28,18 50,14 72,18"), 0.7, shade(straw, 0.65), inside=crown)
    p.poly("24,22 76,22 77,31 23,31", (190, 66, 56), 0.9)
    p.shape(mirrored("50,28 80,28 110,38 84,44 50,42"), straw, 1.1, body=5)
    p.lines(("14,38 40,36", "86,38 60,36", "8,39 20,41", "92,39 80,41"), 0.6, shade(straw, 0.65))
    p.dot(28, 25, 5, (250, 246, 250), 0.6)
    p.dot(28, 25, 2.2, (246, 190, 60), 0.5)
    p.frame()
    _watering_can(p, skin)
    sparks(p, (255, 252, 214), 4, 16)


def _watering_can(p: Easel, skin: Colour) -> None:
    """In his hand, pouring."""
    can: Colour = (110, 150, 160)
    p.rod("60,104 66,112 74,116", 3, can)
    p.shape("72,106 96,104 100,128 74,130", can, 1.0, body=5, gloss=0.6)
    p.shape("54,98 62,100 60,108 52,106", can, 0.8, body=2)
    p.rod("78,104 84,92 94,96 98,108", 2.4, can)
    fist(p, 86, 88, 16, 14, skin)
    for x, y in ((54, 112), (50, 118), (56, 120)):
        p.dot(x, y, 1.2, (190, 226, 246), 0.4)


def _sunflower(p: Easel, x: float, y: float, r: float) -> None:
    p.rod([(x, y), (x + 1, 134)], 2, (96, 146, 70), 0.7)
    for i in range(12):
        a = i * math.tau / 12
        tip: Point = (x + math.cos(a) * r * 1.5, y + math.sin(a) * r * 1.5)
        left = (x + math.cos(a - 0.3) * r, y + math.sin(a - 0.3) * r)
        p.poly([left, tip, (x + math.cos(a + 0.3) * r, y + math.sin(a + 0.3) * r)], (250, 200, 70), 0.6)
    p.dot(x, y, r, (120, 76, 44), 0.8)


@sitter((255, 226, 140), field=(96, 90, 112))
def miser(p: Easel, field: Colour) -> None:
    """He counts by candlelight and hugs his chest; every coin has a name."""
    sky(p, field, (20, 56), (255, 220, 130))
    p.poly("60,8 92,8 92,50 60,50", shade(field, 0.5), 0.9, flat=True)
    for x in (68, 76, 84):
        p.rod([(x, 8), (x, 50)], 1.6, (110, 110, 120), 0.6)
    p.poly("56,50 96,50 96,55 56,55", WOOD, 0.8)
    coat: Colour = (86, 96, 76)
    shoulders(p, coat, 84, 36)
    p.shape(mirrored("50,88 60,84 66,94 56,108 50,110"), (226, 214, 190), 0.9, body=4)
    skin: Colour = (232, 200, 164)
    head_frame(p, 0.76, 50, 13)
    hair: Colour = (222, 220, 214)
    for _ in p.sides():
        p.shape("70,40 88,44 96,58 90,74 78,70 72,56", hair, 0.9, body=4)
        p.shape("73,48 84,46 84,60 75,66", skin, 0.8, body=3)
    face = p.shape(mirrored("50,10 64,14 73,34 70,58 60,84 50,98"), skin, 1.1, body=11)
    p.lines(
        ("38,22 50,20 62,22", "40,28 50,26 60,28", "36,60 34,72", "64,60 66,72"), 0.7, shade(skin, 0.55), inside=face
    )
    eyes(p, 12, 46, 6.4, 4, (90, 90, 60), look=(0.5, 0.6))
    brows(p, "54,40 62,33 72,38", 2.4, hair)
    spectacles(p, 12, 54, 7.4)
    p.shape("46,44 54,44 58,60 60,72 50,80 41,72 43,60", tint(skin, 0.1), 1.0, body=5)
    cheeks(p, 55, 72, 7, None, 0.3)
    p.line("36,84 46,86 58,83 64,79", 1.3)
    p.line("64,77 66,81", 0.8)
    cap: Colour = (150, 70, 84)
    p.shape("22,28 26,8 42,-6 64,-8 84,2 100,22 106,46 96,36 86,22 76,20 76,28 50,22", cap, 1.1, body=8)
    p.lines(("56,-2 66,8 68,18", "40,2 44,14", "78,6 86,18"), 0.8, shade(cap, 0.5))
    p.shape("20,30 50,21 80,30 78,37 50,28 22,37", tint(cap, 0.4), 0.9, body=3)
    p.dot(103, 49, 6.4, (250, 240, 214), 0.9)
    p.frame()
    _chest(p)
    for x in (18, 84):
        fist(p, x, 104, 16, 16, skin)
    p.poly("4,80 12,80 12,100 4,100", (250, 242, 218), 0.8)
    p.glow(8, 70, 30, (255, 214, 110), 0.9)
    p.shape("8,60 12,70 10,79 6,79 4,70", (255, 200, 80), 0.7, flat=True)
    coin(p, 84, 96, 7)
    sparks(p, (255, 232, 150), 5, 18)


def _chest(p: Easel) -> None:
    """Full to the brim."""
    p.blob([(28, 106, 6), (38, 102, 7), (50, 100, 8), (62, 102, 7), (72, 106, 6)], GOLD, 0.9)
    for x, y in ((34, 103), (46, 99), (58, 101), (66, 105)):
        p.line([(x - 3, y), (x, y - 2), (x + 3, y)], 0.6, shade(GOLD, 0.6))
    p.poly("18,108 82,108 80,136 20,136", (140, 88, 50), 1.1, body=5)
    for x in (26, 74):
        p.poly([(x - 3, 108), (x + 3, 108), (x + 3, 136), (x - 3, 136)], STEEL, 0.8)
    p.poly("43,106 57,106 56,120 44,120", GOLD, 0.9)
    p.dot(50, 112, 2, (50, 34, 24), 0, flat=True)
    strands: tuple[str, ...] = ("20,116 80,116", "20,126 80,126")
    p.lines(strands, 0.7, (90, 54, 30))

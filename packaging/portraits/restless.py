"""Ghouls, Skeletons, Sorcerers."""

from __future__ import annotations

from portraits.easel import Easel
from portraits.features import (
    BONE,
    GOLD,
    STEEL,
    WOOD,
    fist,
    head_frame,
    palm,
    round_eye,
    shoulders,
)
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import moon, ridges, sky, sparks, stars, tower
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import mirrored, star


def graves(p: Easel, colour: Colour, places: tuple[tuple[float, float, float], ...]) -> None:
    """Headstones at (x, foot, height)."""
    for x, foot, high in places:
        w = high * 0.36
        right = [(x + w * 0.5, foot - high), (x + w, foot - high * 0.72), (x + w, foot)]
        p.shape([(x, foot - high * 1.06), *right, *((2 * x - a, b) for a, b in reversed(right))], colour, 0.8, body=4)
        p.lines(([(x - w * 0.4, foot - high * 0.6), (x + w * 0.4, foot - high * 0.6)],), 0.8, shade(colour, 0.5))
        p.line([(x, foot - high * 0.8), (x, foot - high * 0.35)], 0.8, shade(colour, 0.5))


@sitter((206, 255, 170), 0.6)
def ghouls(p: Easel, field: Colour) -> None:
    """A ghoul climbs out of his grave: tired, hungry, and not done yet."""
    sky(p, field, (76, 24), (226, 255, 190))
    moon(p, 80, 22, 11, (240, 250, 206))
    ridges(p, shade(field, 0.66))
    graves(p, tint(shade(field, 0.8), 0.2), ((9, 112, 34), (92, 116, 40), (26, 100, 22)))
    skin: Colour = (176, 184, 136)
    shoulders(p, (96, 84, 74), 80, 38)
    p.shape("30,84 50,94 70,84 64,108 56,100 50,114 43,101 36,109", (126, 112, 92), 0.9, body=4)
    p.shape("28,96 36,94 37,104 29,106", (150, 70, 60), 0.7, body=2)
    head_frame(p, 0.78, 50, 10)
    for x, y in ((40, -4), (47, -8), (56, -7), (63, -3)):
        p.line([(x + (50 - x) * 0.4, 14), (x, 4), (x + (x - 50) * 0.3, y)], 1.0, (70, 66, 50))
    for _ in p.sides():
        p.shape("74,42 96,26 92,48 76,60", skin, 1.0, body=4)
    head = p.shape(mirrored("50,6 68,9 80,24 80,44 71,58 68,78 61,93 50,96"), skin, 1.1, body=13, texture=0.3)
    p.lines(
        ("30,18 40,27 34,33", "66,16 72,22", "35,26 39,23", "62,66 66,60", "36,66 33,60"),
        0.8,
        shade(skin, 0.5),
        inside=head,
    )
    for x, y in ((36, 22), (33, 27)):
        p.line([(x - 2, y + 2), (x + 3, y - 2)], 0.8)
    for at in (36, 64):
        p.shadow([(at - 11, 38), (at, 33), (at + 11, 38), (at + 8, 54), (at - 8, 54)], 0.6, 2, inside=head)
    round_eye(p, 36, 45, 10, (206, 90, 40), look=(0.2, -0.2), white=(255, 250, 206))
    round_eye(p, 65, 45, 8, (206, 90, 40), look=(-0.3, 0.3), white=(255, 250, 206))
    p.line("25,36 36,31 47,37", 1.6, shade(skin, 0.45))
    p.line("55,37 65,33 76,38", 1.6, shade(skin, 0.45))
    p.lines(("47,57 46,61", "53,57 54,61"), 1.2)
    mouth = p.shape(mirrored("50,68 62,66 66,75 60,88 50,90"), (70, 30, 36), 1.0, flat=True)
    for x in (41, 48, 58):
        p.shape([(x - 3, 65), (x + 3, 65), (x + 0.5, 74)], BONE, 0.5, straight=True, body=1.4, inside=mouth)
    p.shape("44,80 56,79 64,92 61,106 51,102 48,90", (196, 92, 110), 0.9, body=4)
    p.line("52,84 56,96", 0.6, (140, 50, 70))
    p.frame()
    for x in (12, 88):
        p.rod([(x + (50 - x) * 0.2, 130), (x, 104)], 9, skin)
        palm(p, x, 104, 28, skin)
    earth = "-6,134 -6,118 10,112 24,120 36,114 50,122 64,114 78,120 92,112 106,118 106,134"
    p.shape(earth, (92, 76, 60), 1.0, body=5, texture=0.5)
    p.clouds(112, 12, (214, 236, 190), 0.4, 6)
    sparks(p, (226, 255, 180), 5, 14)


@sitter((200, 214, 255), 0.6)
def skeletons(p: Easel, field: Colour) -> None:
    """A skeleton in a dented helmet salutes; the ranks behind him grow with every fight."""
    sky(p, field, (50, 34), (206, 214, 255))
    ridges(p, shade(field, 0.74))
    for x, y, k in ((8, 66, 0.22), (28, 60, 0.18), (72, 60, 0.18), (93, 66, 0.22)):
        p.rod([(x + 6, y + 30), (x + 6, y - 22)], 1.2, shade(WOOD, 0.7))
        p.frame(k, x - 50 * k, y - 50 * k)
        _skull(p, shade(BONE, 0.66), is_fine=False)
        p.frame()
    p.rod("50,76 50,134", 5, BONE)
    for y, w in ((92, 34), (102, 32), (112, 28), (122, 24)):
        for side in (-1, 1):
            p.rod(
                [(50, y - 2), (50 + side * w * 0.7, y - 5), (50 + side * w, y + 6), (50 + side * w * 0.7, y + 12)],
                3,
                BONE,
            )
    p.rod("12,90 32,82 50,86 68,82 88,90", 4, BONE)
    for x in (11, 89):
        p.dot(x, 92, 5, BONE, 0.9)
    p.frame(0.76, 12, 13)
    _skull(p, BONE, is_fine=True)
    p.shape("14,32 18,6 34,-8 52,-11 70,-6 84,10 86,30 68,24 50,22 32,24", STEEL, 1.1, body=9, gloss=0.5)
    p.shape("60,0 70,-2 74,8 66,10", shade(STEEL, 0.7), 0.6, body=3)
    p.poly("12,28 50,20 88,27 88,35 50,29 12,37", GOLD, 0.9)
    p.frame()
    p.rod("86,94 97,78 84,58", 4, BONE)
    p.frame(0.62, 35, 12)
    palm(p, 78, 76, 28, BONE)
    p.frame()
    sparks(p, (226, 234, 255), 5, 16)


def _skull(p: Easel, bone: Colour, *, is_fine: bool) -> None:
    for _ in p.sides():
        p.dot(76, 56, 8, shade(bone, 0.9), 0.7)
    jaw = p.shape(mirrored("50,74 66,72 70,84 64,98 50,101"), shade(bone, 0.94), 1.0, body=5)
    p.shape(mirrored("50,4 72,8 87,26 89,46 80,62 70,68 68,80 50,83"), bone, 1.1, body=13)
    for at, r in ((34, 12), (66, 12)):
        p.dot(at, 48, r, (44, 34, 40), 0.6, ry=r * 0.96, flat=True)
        p.dot(at + 1, 49, 3.4 if is_fine else 4.4, (140, 226, 255), 0, flat=True)
        if is_fine:
            p.glow(at + 1, 49, 14, (120, 210, 255), 0.6)
    p.poly("50,56 56,68 50,66 44,68", (44, 34, 40), 0.5, flat=True)
    if is_fine:
        p.lines(("40,70 40,80", "46,71 46,82", "54,71 54,82", "60,70 60,80"), 0.9)
        p.lines(("42,86 42,95", "50,87 50,97", "58,86 58,95"), 0.9, inside=jaw)
        p.lines(("24,40 30,34", "70,14 76,22 73,28"), 0.7, shade(bone, 0.5))
        p.line("35,76 50,80 65,76", 1.0)


@sitter((206, 150, 255), 0.65)
def sorcerers(p: Easel, field: Colour) -> None:
    """A sorcerer in his hood; green fire in his hand turns one token into another."""
    sky(p, field, (30, 40), (226, 206, 150))
    stars(p, (255, 250, 214), 4, 24)
    tower(p, 88, 100, 7, 58, shade(field, 0.62), (96, 58, 110))
    ridges(p, shade(field, 0.7))
    robe: Colour = (116, 60, 132)
    shoulders(p, robe, 76, 48, body=12)
    p.lines(("24,98 20,132", "76,98 80,132", "36,104 34,132", "64,104 66,132"), 0.8, shade(robe, 0.5))
    p.shape(mirrored("50,88 62,84 70,96 58,112 50,118"), shade(robe, 0.8), 0.9, body=4)
    p.frame(0.80, 10, 9)
    p.shape(mirrored("50,-4 67,6 82,34 88,64 84,92 66,104 50,106"), robe, 1.2, body=12)
    p.shape(mirrored("50,20 64,26 73,46 70,74 60,92 50,95"), (34, 22, 36), 1.0, flat=True)
    chin = p.shape(mirrored("50,56 60,58 64,74 58,88 50,93"), (128, 110, 140), 0, body=8)
    p.line("44,78 50,76 58,78 62,75", 1.1, (30, 18, 30), inside=chin)
    p.lines(("50,62 52,70 48,71",), 0.9, (60, 44, 70))
    p.lines(("49,82 47,92", "51,82 53,92", "50,84 50,94"), 1.4, (200, 196, 206))
    for _ in p.sides():
        p.shape("54,54 62,46 70,46 66,55 58,58", (190, 255, 130), 0.6, flat=True)
        p.dot(62, 51, 2, (30, 60, 20), 0, flat=True)
    for at in (38, 62):
        p.glow(at, 51, 16, (150, 240, 90), 0.5)
    for _ in p.sides():
        p.line("52,-2 66,14 76,40 80,66 74,92", 1.2, GOLD)
        p.line("56,12 68,34 73,60", 0.6, shade(robe, 0.5))
    p.shape("50,-2 57,8 50,19 43,8", (236, 84, 66), 0.8, body=4, gloss=0.9)
    p.frame()
    p.dot(50, 96, 5.4, GOLD, 0.9, gloss=0.6)
    p.poly(star(50, 96, 3.6, 0.4), (130, 220, 120), 0.5)
    palm(p, 84, 112, 27, (206, 196, 176))
    p.shape("72,114 84,110 96,114 102,134 68,134", robe, 1.0, body=5)
    p.line("72,116 84,113 96,116", 1.4, GOLD, taper=False)
    p.glow(84, 76, 34, (140, 240, 100), 0.75)
    p.shape("84,58 90,68 93,78 88,88 80,88 75,78 80,70", (150, 236, 100), 0.7, body=4)
    p.shape("84,68 88,78 84,86 80,78", (236, 255, 200), 0, flat=True)
    fist(p, 16, 98, 18, 18, (206, 196, 176))
    p.rod("17,98 13,66", 2.6, WOOD)
    p.glow(13, 60, 14, (236, 130, 110), 0.6)
    p.dot(13, 60, 5, (226, 84, 70), 0.9, gloss=0.9)
    sparks(p, (190, 255, 150), 7, 22)

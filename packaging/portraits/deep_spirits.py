"""Flames, Will-o'-Wisps, Liches, Mummies, Cultists."""

from __future__ import annotations

from portraits.deep_folk import crystals
from portraits.easel import Easel
from portraits.features import (
    BONE,
    GOLD,
    WOOD,
    coin,
    fangs,
    fist,
    head_frame,
    palm,
    round_eye,
    round_eyes,
    shoulders,
)
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import cave, sparks
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import mirrored

FIRE: Colour = (236, 84, 40)
EMBER: Colour = (255, 164, 56)
HEART: Colour = (255, 232, 130)


@sitter((255, 190, 90), 0.75)
def flames(p: Easel, field: Colour) -> None:
    """A flame out of the volcano, pleased with what it has lit."""
    cave(p, field, (50, 70), (255, 150, 60))
    p.shape("-6,134 8,104 24,92 38,100 62,100 76,92 92,104 106,134", (84, 62, 62), 1.0, body=7, texture=0.4)
    p.glow(50, 100, 70, (255, 130, 40), 0.7)
    p.shape("20,134 30,112 50,106 70,112 80,134", (255, 120, 40), 0.8, body=5)
    p.frame(0.92, 4, 6)
    for outline in ("14,86 0,66 4,44 12,54 16,38 26,60 30,84", "86,86 100,66 98,46 90,56 84,40 74,60 70,84"):
        p.shape(outline, FIRE, 1.0, body=5)
    body = "50,-12 62,6 64,20 77,8 80,26 92,38 96,60 92,84 78,102 50,110 22,102 8,84 4,60 12,38 22,44 24,20 36,28 40,8"
    p.shape(body, FIRE, 1.1, body=9, gloss=0.2)
    middle = "50,22 60,36 71,36 82,54 84,76 72,94 50,101 28,94 16,76 18,58 30,48 36,54 42,36"
    p.shape(middle, EMBER, 0, body=8)
    p.shape("50,46 64,54 72,72 64,90 50,96 36,90 28,72 36,54", HEART, 0, body=8)
    p.glow(50, 70, 50, (255, 226, 120), 0.4)
    round_eyes(p, 16, 60, 10, (170, 50, 20), look=(-0.2, 0.1), white=(255, 252, 224))
    for _ in p.sides():
        p.line("55,48 66,43 79,50", 3.0, (150, 40, 20))
    mouth = p.shape("32,78 50,83 68,78 62,94 50,99 38,94", (110, 30, 24), 0.9, flat=True)
    p.shape("40,92 50,87 60,92 54,100 46,100", (255, 150, 60), 0, body=2, inside=mouth)
    fangs(p, [(42, 80, 3, 6), (58, 80, 3, 6)], (255, 246, 200), 0.5)
    p.frame()
    for x in (13, 87):
        p.shape([(x, 78), (x + 8, 90), (x + 6, 104), (x - 6, 104), (x - 8, 90)], EMBER, 0.9, body=4)
        p.shape([(x, 88), (x + 4, 96), (x, 102), (x - 4, 96)], HEART, 0, flat=True)
    sparks(p, (255, 200, 100), 7, 50)


@sitter((150, 255, 236), 0.6)
def will_o_wisps(p: Easel, field: Colour) -> None:
    """A wisp waves you on, its friends among the crystals."""
    cave(p, field, (50, 56), (140, 226, 236))
    crystals(p, ((6, 120, 54), (18, 128, 36), (95, 122, 60), (83, 130, 34)), (176, 120, 236))
    glow: Colour = (96, 214, 208)
    for x, y, r in ((14, 40, 6), (88, 30, 7), (82, 56, 4), (22, 66, 4)):
        p.glow(x, y, r * 4, glow, 0.7)
        p.dot(x, y, r, (214, 255, 246), 0.7, gloss=0.6)
        for dx in (-0.35, 0.35):
            p.dot(x + dx * r, y, r * 0.16, (24, 70, 90), 0, flat=True)
    p.glow(50, 66, 62, glow, 0.7)
    p.shape("22,66 18,40 30,22 48,16 58,2 62,-4 74,8 68,26 80,42 82,66", glow, 1.0, body=8)
    p.line("38,36 50,28 58,12", 2.4, (226, 255, 250))
    p.shape("50,134 34,126 30,112 70,112 66,126", glow, 0.9, body=6)
    p.dot(50, 72, 40, glow, 1.1, body=14)
    p.dot(48, 73, 31, (206, 255, 244), 0, body=14)
    p.glow(46, 66, 40, (255, 255, 255), 0.5)
    for x in (37, 61):
        p.dot(x, 62, 6.4, (24, 74, 96), 0.6, ry=10, flat=True)
        p.dot(x - 2, 57, 2.2, (255, 255, 255), 0, flat=True)
        p.dot(x + 1.6, 67, 1.1, (150, 230, 240), 0, flat=True)
    for x, d in ((37, -1), (61, 1)):
        p.line([(x - 7, 48 - d), (x, 44), (x + 7, 48 + d)], 1.5, (30, 110, 120))
    p.shape("42,82 49,85 56,82 53,91 45,91", (24, 74, 96), 0.6, flat=True)
    for x in (27, 71):
        p.glow(x, 80, 8, (255, 130, 150), 0.45)
    for arm, x, y in (("85,84 95,80 96,68", 96, 66), ("15,88 6,96 10,106", 10, 108)):
        p.rod(arm, 5, glow)
        p.dot(x, y, 4.4, (206, 255, 244), 0.9)
    sparks(p, (214, 255, 246), 8, 46)


@sitter((120, 214, 255), 0.7)
def liches(p: Easel, field: Colour) -> None:
    """A lich on his throne holds out a bony hand: whoever comes by will pay the toll."""
    cave(p, field, (50, 40), (150, 226, 255))
    robe: Colour = (70, 60, 118)
    p.poly("20,134 16,40 28,14 50,24 72,14 84,40 80,134", (104, 96, 84), 1.0, body=5)
    p.dot(28, 16, 5, (110, 214, 255), 0.8, gloss=0.8)
    p.dot(72, 16, 5, (110, 214, 255), 0.8, gloss=0.8)
    shoulders(p, robe, 82, 44)
    p.poly("50,112 16,104 4,78 0,44 28,72 50,90 72,72 100,44 96,78 84,104", robe, 1.1, body=6)
    for _ in p.sides():
        p.poly("58,104 86,72 94,58 92,78 80,98", (206, 62, 84), 0.9)
    p.shape("40,104 60,104 56,134 44,134", shade(robe, 0.7), 0.8, body=4)
    p.dot(50, 108, 5, GOLD, 0.9, gloss=0.6)
    p.dot(50, 108, 2.8, (80, 220, 140), 0.5, gloss=0.9)
    p.frame(0.74, 13, 14)
    p.glow(50, 0, 40, (110, 214, 255), 0.6)
    p.shape("24,22 18,-4 32,4 40,-18 50,-6 60,-20 68,2 82,-6 76,22", (96, 206, 246), 0.9, body=5)
    p.shape("36,20 36,4 44,8 50,-4 56,8 64,2 64,20", (220, 250, 255), 0, body=4)
    p.shape(mirrored("50,6 72,10 86,30 87,52 78,64 75,84 64,93 50,95"), BONE, 1.1, body=12)
    for at in (34, 66):
        p.dot(at, 53, 11, (36, 30, 48), 0.7, flat=True)
        p.glow(at, 53, 18, (96, 206, 246), 0.8)
        p.dot(at, 53, 4.6, (170, 240, 255), 0, flat=True)
    for _ in p.sides():
        p.line("55,42 66,38 80,42", 1.8, shade(BONE, 0.5))
    p.poly("50,60 57,72 50,70 43,72", (36, 30, 48), 0.5, flat=True)
    p.lines(("38,79 38,89", "44,80 44,92", "50,80 50,93", "56,80 56,92", "62,79 62,89"), 0.9)
    p.line("28,78 38,80 50,82 62,80 72,78", 1.0)
    p.poly("14,26 50,22 86,26 86,36 50,32 14,36", GOLD, 1.0)
    p.shape("50,18 59,28 50,40 41,28", (70, 200, 130), 0.8, body=3, gloss=0.9)
    p.frame()
    p.rod("92,134 86,114", 8, shade(robe, 0.9))
    palm(p, 84, 112, 26, BONE)
    coin(p, 82, 82, 7)
    p.glow(82, 82, 16, (255, 232, 140), 0.5)
    fist(p, 13, 102, 16, 16, BONE)
    p.rod("13,102 11,60", 2.6, WOOD)
    p.dot(11, 55, 6, (110, 214, 255), 0.9, gloss=0.9)
    p.glow(11, 55, 20, (110, 214, 255), 0.6)
    sparks(p, (190, 240, 255), 8, 26)


@sitter((255, 226, 150))
def mummies(p: Easel, field: Colour) -> None:
    """A mummy, arms stretched out before it, one eye open; slow, but there are many."""
    cave(p, field, (70, 40), (255, 232, 170))
    cloth: Colour = (234, 220, 182)
    dark: Colour = (146, 124, 88)
    p.poly("-4,134 -4,58 8,50 20,58 22,134", shade(field, 0.7), 0.9)
    p.dot(8, 72, 5, (60, 160, 170), 0.7)
    p.lines(("0,90 16,90", "0,98 16,98", "0,106 16,106"), 1.2, GOLD)
    body = shoulders(p, cloth, 80, 40)
    wraps = ("10,100 40,92 92,104", "8,112 50,104 94,118", "20,90 60,86 88,96", "10,124 50,116 94,130")
    p.lines(wraps, 1.0, dark, inside=body)
    head_frame(p, 0.78, 50, 13)
    p.shape("74,20 92,6 112,10 104,20 114,30 94,32 76,36", cloth, 1.0, body=3)
    p.lines(("82,22 102,16", "84,28 104,26"), 0.7, dark)
    head = p.shape(mirrored("50,-4 70,0 83,20 85,50 78,76 66,92 50,96"), cloth, 1.1, body=13)
    p.shape("14,44 50,36 87,38 87,58 50,58 14,64", (50, 38, 38), 0.9, flat=True)
    round_eye(p, 35, 51, 10, (120, 170, 70), look=(0.2, 0.1), white=(255, 246, 200))
    p.shape("54,36 90,32 90,62 62,64", cloth, 0.9, body=3, inside=head)
    over = ("22,22 50,12 78,20", "18,34 46,26 84,30", "16,40 50,32 70,33", "56,46 86,42", "60,55 87,52")
    under = ("17,68 46,74 82,64", "22,80 50,88 78,76", "34,2 50,0 66,8", "30,8 56,6", "34,90 60,84", "44,66 70,70")
    p.lines((*over, *under), 1.0, dark, inside=head)
    p.shape("40,72 50,75 62,71 58,80 46,81", (60, 34, 34), 0.8, flat=True)
    p.lines(("44,72 45,80", "52,73 52,81"), 1.2, cloth)
    p.frame()
    for x, lean in ((20, 6), (80, -6)):
        p.rod([(x - lean, 134), (x, 108)], 12, cloth)
        p.lines(([(x - 6, 126), (x + 6, 122)], [(x - 6, 118), (x + 6, 114)]), 0.9, dark)
        palm(p, x, 108, 28, cloth)
        p.lines(([(x - 6, 104), (x + 6, 101)], [(x - 7, 98), (x + 7, 95)]), 0.8, dark)
    p.shape("88,112 96,116 98,126 94,132 92,122", cloth, 0.8, body=2)
    sparks(p, (255, 240, 190), 5, 16)


@sitter((150, 255, 180), 0.6)
def cultists(p: Easel, field: Colour) -> None:
    """A cultist between candles; behind him something very old opens its eyes."""
    cave(p, field, (50, 44), (150, 220, 160))
    ancient: Colour = shade(field, 0.62)
    p.shape(mirrored("50,-6 74,0 90,22 92,50 86,90 50,100"), ancient, 0.8, body=12)
    for _ in p.sides():
        p.rod("84,56 98,66 92,84 102,96", 6, ancient, 0.7)
        p.shape("66,16 78,10 88,14 80,22 70,23", (190, 255, 120), 0.7, flat=True)
        p.dot(78, 16.6, 2.2, (30, 50, 30), 0, flat=True)
    p.glow(22, 17, 16, (170, 255, 110), 0.5)
    p.glow(78, 17, 16, (170, 255, 110), 0.5)
    robe: Colour = (168, 46, 50)
    shoulders(p, robe, 82, 42)
    p.lines(("28,100 24,132", "72,100 76,132", "40,106 39,132", "60,106 61,132"), 0.8, shade(robe, 0.5))
    p.frame(0.74, 13, 22)
    p.shape(mirrored("50,0 67,6 80,28 86,60 84,88 66,98 50,100"), robe, 1.2, body=12)
    p.shape(mirrored("50,30 64,34 72,52 69,76 60,90 50,93"), (40, 24, 28), 1.0, flat=True)
    face = p.shape(mirrored("50,44 61,46 66,60 62,78 50,89"), (206, 160, 128), 0, body=9)
    p.shadow("30,40 50,34 70,40 68,56 50,50 32,56", 0.7, 3)
    round_eyes(p, 11, 60, 8, (90, 140, 70), look=(0.3, -0.7))
    p.lines(("41,49 46,47", "59,49 54,47"), 1.6, (60, 34, 26))
    p.shape("46,64 54,64 57,73 50,76 43,73", (216, 166, 132), 0.8, body=3)
    p.shape("43,80 50,78 57,80 54,86 46,86", (80, 34, 34), 0.7, flat=True, inside=face)
    for _ in p.sides():
        p.line("53,2 68,18 77,46 78,74 70,94", 1.2, GOLD)
    p.shape("32,18 50,6 68,18 50,30", (255, 240, 170), 0.9, body=3)
    p.dot(50, 18, 6.4, (50, 140, 100), 0.6)
    p.dot(50, 18, 2.8, (20, 30, 26), 0, flat=True)
    p.frame()
    p.shape("50,98 58,108 50,120 42,108", GOLD, 0.9, body=3, gloss=0.6)
    for x in (11, 89):
        p.poly([(x - 5, 78), (x + 5, 78), (x + 5, 110), (x - 5, 110)], (250, 242, 218), 0.9)
        p.shape(
            [(x - 5, 80), (x - 2, 86), (x + 1, 81), (x + 3, 90), (x + 5, 80)], tint((250, 242, 218), 0.4), 0.5, body=1
        )
        p.glow(x, 68, 28, (255, 214, 120), 0.8)
        p.shape([(x, 58), (x + 4, 68), (x + 2, 77), (x - 2, 77), (x - 4, 68)], (255, 196, 70), 0.7, flat=True)
        fist(p, x, 100, 16, 16, (206, 160, 128))
    sparks(p, (200, 255, 170), 8, 18)

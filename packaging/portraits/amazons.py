"""Amazons: the crested helmet, spear and shield."""

from __future__ import annotations

import math

from portraits.easel import Easel
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import sky, sparks
from smallworld_desktop.render.emblems.paths import star

SKIN: Colour = (206, 146, 98)
BRONZE: Colour = (212, 158, 70)
HAIR: Colour = (58, 36, 28)
RED: Colour = (176, 46, 38)


@sitter((255, 232, 190), 0.55)
def amazons(p: Easel, field: Colour) -> None:
    """An amazon above the sea, a temple behind her."""
    sky(p, field, (24, 34), (255, 244, 206))
    _coast(p)
    _body(p)
    _armour(p)
    p.frame(1, 2, 0)
    _face(p)
    _helmet(p)
    p.frame()
    sparks(p, (255, 250, 224), 6)


def _coast(p: Easel) -> None:
    """Sea, and a temple on a cliff."""
    p.shape("-4,78 104,78 104,132 -4,132", (40, 98, 116), 0.5, straight=True, flat=True)
    for y in (82, 87, 93, 100):
        p.lines(
            ([(4, y), (14, y - 0.8), (22, y)], [(30, y + 2), (42, y + 1), (52, y + 2)]),
            0.5,
            (190, 226, 222),
            strength=0.7,
        )
    p.shape("56,82 62,66 70,60 80,57 104,55 104,132 52,132", (96, 122, 108), 0.8, body=8)
    p.lines(("66,70 70,82 68,96", "78,62 80,76 76,90", "92,64 90,80 94,96"), 0.5, strength=0.5)
    for x in (74, 80.4, 86.8, 93.2, 99.6):
        p.shape(
            [(x - 1.5, 38), (x + 1.5, 38), (x + 1.7, 57), (x - 1.7, 57)], (232, 222, 196), 0.6, straight=True, body=1.4
        )
    p.shape("70,38 104,38 104,34 70,34", (240, 230, 204), 0.7, straight=True, body=1.6)
    p.shape("69,34 88,24 107,34", (240, 230, 204), 0.7, straight=True, body=3)
    p.shape("70,57 104,57 104,60 69,60", (226, 214, 186), 0.7, straight=True, body=1.4)
    for x, y in ((40, 18), (46, 22), (34, 23)):
        p.line([(x - 2.6, y - 1), (x - 1, y - 1.8), (x, y), (x + 1, y - 1.8), (x + 2.6, y - 1)], 0.6, (70, 84, 88))


def _body(p: Easel) -> None:
    """Spear, cloak, braid and bare arm."""
    # spear behind
    p.shape("17,20 20,20 25,132 21,132", (132, 88, 50), 0.9, straight=True, body=2)
    p.shape("18.4,-4 23,8 21.6,18 18.6,22 15.4,18 14,8", (196, 202, 206), 0.9, body=3, gloss=0.8)
    p.line("18.4,0 18.6,20", 0.6, (110, 118, 124))
    p.shape("15,21 22,21 22.4,26 15.4,26", RED, 0.7, straight=True, body=1.6)
    p.shape("16,26 14,34 17,32 18,38 20,32 23,35 22,26", RED, 0.7, body=1.8)
    # cloak
    p.shape("34,70 60,66 80,74 96,88 104,112 104,132 -4,132 0,112 8,94 20,80", RED, 1.1, body=11)
    for _ in (0,):
        p.lines(
            ("84,86 92,104 92,130", "78,82 82,104 80,130", "12,94 10,112 12,130", "20,86 18,106 20,130"),
            0.8,
            (98, 22, 20),
        )
    # braid over the far shoulder (behind neck)
    p.shape("62,46 72,50 80,60 84,74 86,92 84,108 78,116 74,104 72,88 68,74 60,64", HAIR, 1.0, body=5)
    for y in range(60, 112, 7):
        p.line(
            [(68 + (y - 60) * 0.13, y), (76 + (y - 60) * 0.10, y + 4), (83 + (y - 60) * 0.02, y - 1)],
            0.8,
            (118, 80, 58),
        )
    p.shape("74,104 84,105 83,110 75,110", BRONZE, 0.7, body=1.6)
    p.shape("75,110 82.6,110 81,122 78,126 76,120", HAIR, 0.8, body=2.4)
    # arm and shoulder (left of picture), bare with a band
    p.shape("24,76 34,72 40,84 38,100 34,116 32,132 12,132 12,112 14,94 17,82", SKIN, 1.0, body=7)
    p.shape("12.6,100 22,104 36.4,101 35.4,107 22,110 12.4,106", BRONZE, 0.8, body=2, gloss=0.6)
    p.lines(("17,112 16,122 17,130", "30,88 32,96 31,100"), 0.6, strength=0.6)


def _armour(p: Easel) -> None:
    """Cuirass, clasp, shield; and her neck."""
    # cuirass
    cuirass = p.shape(
        "28,80 36,74 50,78 62,74 72,80 76,96 74,112 76,132 26,132 30,112 26,96", BRONZE, 1.1, body=8, gloss=0.7
    )
    p.shape("28,80 36,74 40,86 36,94 28,92", (150, 96, 44), 0.8, body=3)
    p.shape("72,80 62,74 60,86 64,94 73,92", (150, 96, 44), 0.8, body=3)
    p.line("31,104 40,111 50,108 60,111 71,104", 1.1, (116, 70, 28), inside=cuirass)
    p.line("50,108 50,132", 0.9, (116, 70, 28), inside=cuirass)
    p.lines(("34,100 40,106 48,106", "66,100 60,106 52,106"), 0.7, (255, 232, 160), inside=cuirass)
    # gorgon-less sun on the breast
    p.shape(star(50, 96, 7.4, 0.55, 12), (240, 200, 104), 0.6, straight=True, body=2)
    p.dot(50, 96, 3.8, (226, 176, 76), 0.6, gloss=0.6)
    for y in (117, 123):
        p.line([(30, y), (50, y + 3), (72, y)], 0.8, (116, 70, 28), inside=cuirass)
    # cloak clasp
    p.dot(68, 79, 4.2, BRONZE, 0.8, gloss=0.8)
    p.dot(68, 79, 1.9, (60, 140, 130), 0.5, gloss=0.6)
    # shield at lower right, in front
    p.dot(92, 112, 25, BRONZE, 1.2, ry=27, body=4, gloss=0.7)
    p.dot(92, 112, 20, (58, 112, 110), 1.0, ry=21.6, body=9)
    p.shape(star(92, 112, 13, 0.36, 8), (236, 196, 100), 0.7, straight=True, body=3)
    p.dot(92, 112, 4.6, (214, 158, 70), 0.8, gloss=0.7)
    for i in range(14):
        a = i * math.tau / 14 + 0.2
        p.dot(92 + 22.6 * math.cos(a), 112 + 24.4 * math.sin(a), 1.0, (250, 226, 150), 0.4)
    # neck
    p.shape("40,58 58,56 60,72 62,78 50,84 38,78 40,70", SKIN, 0.9, body=5)
    p.shadow("40,60 58,58 60,68 50,74 41,70", 0.5, 2.4)
    p.line("39,76 50,80.6 61,75.4", 1.2, (236, 200, 108), taper=False)
    p.dot(50, 82, 1.8, (60, 140, 130), 0.6, gloss=0.6)


def _face(p: Easel) -> None:
    """Crest behind, face, eyes, mouth."""
    p.shape("54,40 66,40 70,50 68,62 62,68 54,66", HAIR, 0.9, body=5)
    # crest behind the helmet
    crest = p.shape(
        "28,12 30,2 40,-6 54,-8 68,-3 79,8 84,22 85,38 82,52 76,60 74,46 70,34 62,22 50,15 38,14", RED, 1.1, body=6
    )
    for a in range(14):
        t = a / 13
        x0 = 34 + 44 * t
        y0 = 12 - 9 * math.sin(t * math.pi) + 44 * t * t
        x1 = 30 + 58 * t
        y1 = 1 - 12 * math.sin(t * math.pi * 0.8) + 46 * t * t
        p.line([(x0, y0), ((x0 + x1) / 2 + 0.6, (y0 + y1) / 2), (x1, y1)], 0.6, (110, 20, 20), inside=crest)
    # face
    face = p.shape(
        "32,36 42,30 56,30 64,38 65,50 60,60 52,68 45,71 39,69.6 35,63 32.6,56 31,47", SKIN, 1.1, body=8, rim=0.4
    )
    p.hatch("56,44 66,42 64,58 54,68 58,56", 60, 1.6, inside=face, strength=0.28)
    p.glow(38, 56, 7, (232, 96, 70), 0.28, inside=face)
    p.glow(56, 57, 7, (232, 96, 70), 0.2, inside=face)
    # eyes
    for cx, w, dx in ((38.4, 3.3, -0.5), (51.6, 4.0, -0.7)):
        y = 49.4
        p.shape(
            [
                (cx - w, y + 0.4),
                (cx - w * 0.3, y - 1.9),
                (cx + w * 0.6, y - 1.5),
                (cx + w, y + 0.2),
                (cx + w * 0.3, y + 1.7),
                (cx - w * 0.4, y + 1.8),
            ],
            (250, 246, 232),
            0.5,
            flat=True,
        )
        p.dot(cx + dx, y - 0.1, 1.7, (62, 110, 74), 0.35, flat=True)
        p.dot(cx + dx, y - 0.1, 0.85, (22, 18, 18), 0, flat=True)
        p.dot(cx + dx - 0.6, y - 0.8, 0.5, (255, 255, 255), 0, flat=True)
        p.line(
            [(cx - w - 0.4, y + 0.6), (cx - w * 0.3, y - 2.1), (cx + w * 0.6, y - 1.8), (cx + w + 0.8, y - 0.4)], 1.15
        )
        p.line([(cx - w * 0.5, y + 2.4), (cx, y + 2.6), (cx + w * 0.6, y + 2.0)], 0.4, strength=0.6)
    p.line("34,45.4 38,43.2 42,44.4", 1.3, (48, 28, 20))
    p.line("47,44.2 52,42.6 57.4,45", 1.4, (48, 28, 20))
    # nose, mouth
    p.line("43.4,46 42,52 40.6,56.6 42.4,58.4 45,58", 0.8)
    p.line("46.4,57.6 47,56.2", 0.5, strength=0.7)
    p.shape("39.4,63 42,61.6 43.6,62.2 46,61.4 50,63 46.4,65.6 43.4,66.2 41,65", (168, 64, 58), 0.5, body=1.8)
    p.line("39,63.2 43.4,63.6 50.4,62.8", 0.7)
    p.line("42,68.4 44.4,68.8 47,68", 0.4, strength=0.6)
    # war paint: two teal strokes on the cheek
    p.line("52,54.6 57,54 61,52.4", 1.3, (40, 116, 116), inside=face)
    p.line("52.6,57.4 57,57 60.4,55.6", 1.3, (40, 116, 116), inside=face)


def _helmet(p: Easel) -> None:
    """Bowl, band and cheek piece; loose strands."""
    # helmet: bowl, brow band, cheek piece
    helm = p.shape(
        "29,42 28,30 32,19 42,12.6 54,13 66,20 72,32 74,46 72,58 66,66 62,58 61,46 56,38 46,35 36,37",
        BRONZE,
        1.2,
        body=8,
        gloss=0.8,
    )
    p.shape(
        "28.4,43 30,37.6 38,34 47,33 57,36 63,44 64.4,56 61,50 57,42.4 47,38.6 38,39.4 32,43",
        (170, 114, 46),
        0.8,
        body=2,
    )
    p.line("40,15 50,19 62,32 66,50", 0.8, (120, 72, 28), inside=helm)
    p.line("34,26 44,23 54,28", 0.6, (120, 72, 28), inside=helm)
    p.shape("62,54 67,50 71,56 67,68 60,74 57,69 61,62", (206, 150, 64), 0.9, body=3, gloss=0.5)
    for x, y in ((33, 38.4), (40, 35.8), (48, 35.2), (56, 38), (61.4, 43)):
        p.dot(x, y, 0.9, (252, 226, 150), 0.35)
    p.shape(star(47, 27, 4.6, 0.45, 6), (246, 212, 124), 0.5, straight=True, body=1.6)
    # loose strands
    p.lines(("62,62 66,70 64,80", "58,66 60,74 57,82"), 1.0, HAIR)
    p.dot(64.6, 71, 1.9, (240, 204, 110), 0.6, ry=2.4, body=1.2, gloss=0.6)

"""Orcs: tusks, a scar, a war camp in flames."""

from __future__ import annotations

import math

from portraits.easel import INK, Easel
from portraits.features import fist, fur
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import sky, sparks
from smallworld_desktop.render.emblems.paths import mirrored

GREEN: Colour = (112, 152, 66)
DARK: Colour = (88, 126, 54)


@sitter((255, 172, 96), 0.62)
def orcs(p: Easel, field: Colour) -> None:
    """An orc warlord with his axe before the palisade."""
    sky(p, field, (66, 44), (255, 190, 96))
    _camp(p)
    _armour(p)
    _hands(p)
    p.frame(0.80, 10, 19.2)
    _face(p)
    _mouth(p)
    p.frame()
    sparks(p, (255, 214, 120), 9)


def _camp(p: Easel) -> None:
    """Ridge, palisade and war banner."""
    p.shape("-4,72 10,60 20,66 34,54 46,64 62,50 76,62 90,52 104,64 104,130 -4,130", (128, 62, 46), 0.6, flat=True)
    p.shape("-4,84 12,74 30,80 52,72 74,80 104,72 104,130 -4,130", (92, 46, 38), 0.6, flat=True)
    for x, y, t in ((3, 66, -3), (10, 62, 2), (17, 67, -1), (84, 64, 2), (91, 60, -2), (98, 65, 1)):
        p.shape(
            [(x - 3, 130), (x - 2.8 + t, y + 6), (x + t, y), (x + 2.8 + t, y + 6), (x + 3, 130)],
            (96, 60, 40),
            0.8,
            straight=True,
            body=3,
        )
        p.line([(x - 0.5, 110), (x + t * 0.8, y + 9)], 0.5, strength=0.6)
    # war banner on the left
    p.shape("9,8 12,8 13,92 10,92", (92, 58, 36), 0.8, straight=True, body=2)
    p.shape("12,12 20,13 30,10 36,14 34,24 37,34 30,31 27,40 22,33 12,38", (158, 40, 32), 0.9, body=5)
    p.shape("24,17 28,21 26.5,26 24,28 21.5,26 20,21", (238, 222, 186), 0.6, body=2)
    p.dot(22.4, 22, 1.1, INK, 0)
    p.dot(25.6, 22, 1.1, INK, 0)
    p.shape("8,4 11,-1 14,4 11,9", (190, 184, 174), 0.8, body=2)


def _armour(p: Easel) -> None:
    """Axe, fur, leather, spikes."""
    # axe behind the right shoulder
    p.shape("77,26 81,25 93,104 88,106", (124, 78, 44), 0.9, straight=True, body=2.5)
    for y in (44, 50, 56):
        p.line([(79.6 + (y - 44) * 0.15, y), (84.4 + (y - 44) * 0.15, y - 2)], 1.3, (70, 42, 24), taper=False)
    p.shape("76,22 86,12 99,14 103,26 99,40 88,43 79,34 83,28", (166, 170, 172), 1.0, body=5, gloss=0.6)
    p.shape("97,13 104,22 103,34 97,42 101,34 101,24", (226, 228, 224), 0.6, body=2)
    p.line("86,16 92,20 90,30", 0.5, strength=0.6)
    p.line("88,36 93,34", 0.5, strength=0.6)
    # body: huge sloping shoulders
    p.shape("50,62 66,64 82,70 95,82 102,104 104,132 -4,132 -2,104 5,82 18,70 34,64", DARK, 1.1, body=12, texture=0.3)
    low = [(x, 84 + 10 * math.sin((x - 2) / 96 * math.pi) + (6.4 if (x // 4) % 2 else -3)) for x in range(98, 1, -4)]
    collar = [(2, 78), (14, 68), (30, 62), (50, 66), (70, 62), (86, 68), (98, 78), *low]
    fur_area = p.shape(collar, (122, 88, 58), 1.0, straight=True, body=7, texture=0.6)
    fur(p, fur_area, (3, 64, 97, 98), (122, 88, 58), 150)
    # arm, bracer
    for _ in p.sides():
        p.line("84,100 82,112 86,126", 0.9)
        p.line("97,100 98,110", 0.6, strength=0.6)
    p.shape("-4,112 8,108 18,111 20,132 -4,132", (96, 60, 38), 0.9, body=5, texture=0.3)
    p.lines(("-2,117 8,114 19,117", "-2,124 8,121 20,124"), 0.7)
    # leather cuirass
    chest = p.shape(
        "22,132 20,104 28,96 40,101 50,103 60,101 72,96 80,104 78,132", (112, 68, 42), 1.0, body=7, texture=0.3
    )
    for _ in p.sides():
        p.shape("50,103 60,101 62,132 50,132", (126, 78, 48), 0.7, body=4, inside=chest)
        for y in (107, 113, 119):
            p.dot(57, y, 1.1, (214, 176, 96), 0.5)
    p.shape("16,100 26,92 84,124 82,132 74,132", (84, 50, 32), 0.9, straight=True, body=3)
    for i in range(7):
        p.dot(24 + i * 8.6, 98.5 + i * 4.7, 1.3, (206, 166, 84), 0.55, gloss=0.5)
    # spiked pauldron (left of the picture) and skull (right)
    for spike in ("2,74 2,58 12,70", "10,71 14,52 21,67", "20,69 29,56 29,71"):
        p.poly(spike, (228, 214, 178), 0.9)
    p.shape("-4,92 -3,78 6,70 18,67 29,72 34,84 28,94 14,98 2,98", (118, 122, 126), 1.1, body=8, gloss=0.5)
    p.shape("-3,92 2,95 14,95 27,91 32,85 34,89 28,97 14,101 0,101", (164, 116, 58), 0.8, body=2)
    for at, height in ((3, 97.5), (13, 98), (23, 95.4), (30, 90)):
        p.dot(at, height, 1.0, (236, 206, 130), 0.45)


def _hands(p: Easel) -> None:
    """Necklace of teeth, and the hand on the axe."""
    # necklace of teeth
    p.line("34,84 42,93 50,96 58,93 66,84", 0.9, (60, 36, 22), taper=False)
    for x, y, long in ((37.5, 89, 5), (43, 93.5, 6), (50, 96, 8), (57, 93.5, 6), (62.5, 89, 5)):
        p.shape([(x - 1.8, y), (x + 1.8, y), (x + 0.2, y + long)], (240, 230, 198), 0.65, straight=True, body=1.5)
    # hand on the axe
    fist(p, 87, 84, 24, 24, GREEN, 0.6)
    p.shape("76,106 82,101 90,102 92,107 86,110 78,112", GREEN, 0.9, body=3)
    p.shape("77,108 88,112 98,106 104,118 104,132 78,132", (96, 60, 38), 0.9, body=5)
    p.lines(("79,116 90,118 102,114", "79,123 90,125 103,122"), 0.7)


def _face(p: Easel) -> None:
    """Ears, skull, brow and eyes."""
    p.shadow("30,64 50,78 72,66 68,82 50,90 34,82", 0.55, 4)
    # top knot
    p.shape("45,16 42,6 46,-1 51,-3 60,0 64,8 62,14 57,8 55,16", (40, 30, 28), 0.9, body=4)
    p.lines(("48,2 47,10 49,15", "55,2 53,8 53,14", "59,4 58,8"), 0.6, (112, 92, 80))
    p.shape("45,13 55,13 56,19 44,19", (184, 60, 40), 0.8, body=2)
    # ears
    for _ in p.sides():
        p.shape("70,36 80,30 93,24 98,26 94,38 86,48 74,54", GREEN, 1.0, body=5)
        p.shape("76,40 84,34 92,29 89,38 80,47", (86, 104, 58), 0.5, body=3)
    p.dot(8, 37, 2.6, (226, 178, 78), 0.8, ry=3.2, body=1.5, gloss=0.5)
    p.dot(8, 37, 1.3, (110, 60, 40), 0.4)
    # skull: heavy brow, wide jaw
    head = p.shape(
        mirrored("50,13 61,15 69,23 72,34 73,46 77,58 75,70 67,79 58,83 50,84"), GREEN, 1.2, body=13, rim=0.6
    )
    # jaw muzzle
    p.shape(mirrored("50,55 59,56 68,60 71,68 66,77 58,82 50,83.4"), (124, 162, 76), 0, body=8, inside=head)
    p.hatch("66,50 74,48 78,70 66,82 56,84 68,74", 58, 1.7, inside=head, strength=0.3)
    # brow
    p.shape(mirrored("50,40 56,36 66,33 73,38 72,44 62,43 54,46 50,47"), (104, 142, 60), 0.9, body=4)
    p.lines(("36,26 44,28 50,27", "64,26 56,28 50,27", "40,31 46,32 50,31", "60,31 54,32 50,31"), 0.65, strength=0.75)
    # eyes
    for _ in p.sides():
        p.shape("54,46 60,43.5 68,43 66.5,47.6 60,49.4 55.6,48.8", (250, 206, 70), 0.9, flat=True)
        p.dot(61, 46.2, 1.75, (60, 26, 12), 0, flat=True)
        p.dot(60.4, 45.5, 0.6, (255, 250, 220), 0, flat=True)
        p.line("53,46.6 60,42.8 69,42.6", 1.6)
        p.line("56,51 62,51.6 67,49.4", 0.6, strength=0.7)
        p.line("66,54 70,58 69,64", 0.6, strength=0.6)


def _mouth(p: Easel) -> None:
    """Nose, tusks, scar and war paint."""
    # nose
    p.shape(mirrored("50,46 53,49 55.6,55 57.6,59 54.6,61.6 50,60.6"), (118, 156, 70), 0.9, body=4)
    for _ in p.sides():
        p.dot(53.8, 59.4, 1.25, (48, 44, 26), 0, ry=0.9, flat=True)
        p.line("58.5,59 61,63 60.4,66", 0.7)
    # mouth and tusks
    mouth = p.shape("34,68 42,66 50,67.4 58,66 66,68 62,74 54,75.6 46,75.6 38,74", (70, 26, 24), 1.0, flat=True)
    p.shape("42,71 50,70 58,71 56,75.6 44,75.6", (164, 70, 62), 0, inside=mouth, body=2)
    for x in (44, 48, 52, 56):
        p.shape([(x - 1.6, 67), (x + 1.6, 67), (x, 70.2)], (238, 226, 190), 0.4, straight=True, inside=mouth, flat=True)
    for _ in p.sides():
        p.shape("60.5,75 59.4,67 61.4,59.6 64.4,55 66,61 66.8,68 66,75", (244, 234, 200), 1.0, body=3, gloss=0.4)
        p.line("61.6,73 63.6,73.6 65.6,72.6", 0.5, strength=0.6)
    p.line("40,78 50,80 60,78", 0.9)
    p.line("46,82 50,82.6 54,82", 0.6, strength=0.7)
    # scar and war paint
    p.line("33,37 38,46 38,56", 1.0, (188, 116, 96))
    p.lines(("33.5,44 38,42.6", "35,49 40,48"), 0.6, (188, 116, 96))
    for y in (52, 55.4, 58.8):
        p.line([(70.4, y), (74.4, y + 1)], 1.5, (168, 44, 32))

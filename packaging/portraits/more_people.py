"""The adventurer, the grudge-bearer and the sage among the computer's players."""

from __future__ import annotations

from portraits.easel import Easel
from portraits.features import (
    BONE,
    GOLD,
    WOOD,
    brows,
    cheeks,
    eyes,
    fist,
    head_frame,
    palm,
    round_eyes,
    shoulders,
    smile,
    spectacles,
)
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import sea, sky, sparks, stars
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import mirrored, ring


@sitter((255, 236, 190), field=(76, 128, 140))
def adventurer(p: Easel, field: Colour) -> None:
    """She tries what nobody tried: goggles, rope, a map that ends before the land does."""
    sky(p, field, (26, 28), (255, 240, 200))
    sea(p, shade(field, 0.8), 80)
    p.shape("60,90 66,62 78,48 88,58 98,52 106,66 106,134 60,134", (120, 146, 110), 0.8, body=8)
    jacket: Colour = (160, 108, 62)
    skin: Colour = (142, 92, 64)
    hair: Colour = (44, 32, 30)
    head_frame(p, 0.76, 50, 14)
    curls = [
        (14, 40, 12),
        (10, 58, 12),
        (16, 74, 12),
        (86, 40, 12),
        (90, 58, 12),
        (84, 74, 12),
        (26, 22, 12),
        (74, 22, 12),
    ]
    p.blob(curls, hair)
    p.frame()
    shoulders(p, jacket, 84, 40)
    for _ in p.sides():
        p.shape("52,88 64,82 78,88 72,104 60,112", tint(jacket, 0.14), 1.0, body=4)
        p.dot(70, 100, 1.8, GOLD, 0.5)
    p.shape(mirrored("50,86 60,84 62,96 50,106"), (206, 76, 60), 0.9, body=4)
    p.shape("44,98 56,98 58,112 50,108 42,112", (206, 76, 60), 0.9, body=3)
    for y in (104, 109, 114, 119):
        p.rod([(10, y - 8), (26, y), (30, y + 8)], 3, (214, 186, 130), 0.7)
    head_frame(p, 0.76, 50, 14)
    face = p.shape(mirrored("50,18 66,22 76,40 75,60 65,82 50,90"), skin, 1.1, body=12)
    cheeks(p, 66, 64, 9, face, 0.35)
    eyes(p, 14, 52, 7.4, 5.8, (110, 70, 40), look=(0.4, -0.2))
    brows(p, "55,41 64,36 74,40", 2.0, hair)
    p.shape("45,60 55,60 58,66 50,69 42,66", tint(skin, 0.1), 0.8, body=3)
    smile(p, 50, 73, 13, 10)
    p.shape("16,36 20,12 36,-2 50,-5 64,-2 80,12 84,36 66,28 50,26 34,28", (170, 120, 70), 1.1, body=9)
    p.poly("14,30 50,20 86,30 86,38 50,28 14,38", (96, 64, 40), 0.9)
    for x in (36, 64):
        p.dot(x, 18, 12, GOLD, 1.0, body=3)
        p.dot(x, 18, 8.6, (140, 206, 226), 0.8, gloss=0.9)
    p.poly("47,15 53,15 53,20 47,20", GOLD, 0.7)
    p.frame()
    p.shape("62,112 70,104 98,96 102,122 74,132 64,128", (242, 226, 180), 1.0, body=4)
    p.lines(("70,112 78,118 86,110 96,112", "72,122 80,124"), 0.8, (130, 90, 56))
    for cross in ("88,114 93,119", "93,114 88,119"):
        p.line(cross, 1.2, (206, 50, 44))
    fist(p, 68, 110, 14, 15, skin)
    sparks(p, (255, 250, 220), 5, 16)


@sitter((255, 190, 150), field=(104, 74, 84))
def grudge_bearer(p: Easel, field: Colour) -> None:
    """He forgets nothing: a plaster on his nose, a book of tallies, a cat that agrees with him."""
    sky(p, field, (76, 30), (255, 206, 170))
    for x in (8, 24, 40, 60, 76, 92):
        p.line([(x, 6), (x, 22)], 1.0, shade(field, 0.45))
    for x in (6, 58):
        p.line([(x, 20), (x + 38, 8)], 1.1, shade(field, 0.45))
    coat: Colour = (62, 66, 92)
    skin: Colour = (226, 168, 134)
    shoulders(p, coat, 78, 50, body=14)
    for _ in p.sides():
        p.shape("52,86 64,78 82,84 74,104 60,112", tint(coat, 0.14), 1.0, body=5)
    p.shape(mirrored("50,84 58,82 62,96 50,104"), (176, 60, 58), 0.9, body=4)
    head_frame(p, 0.78, 50, 11)
    hair: Colour = (60, 48, 46)
    for _ in p.sides():
        p.dot(82, 54, 8, skin, 0.9)
    face = p.shape(mirrored("50,6 70,10 82,30 84,58 78,80 62,94 50,96"), skin, 1.1, body=14)
    cheeks(p, 68, 64, 12, face, 0.5)
    p.shape("16,40 14,14 30,-4 50,-8 70,-4 86,14 84,40 76,24 62,18 50,22 38,18 24,24", hair, 1.0, body=7)
    p.lines(("34,2 40,12", "50,-2 50,10", "66,2 60,12"), 0.8, tint(hair, 0.3))
    eyes(p, 15, 47, 7, 4.6, (110, 120, 140), look=(0.6, 0.2))
    for _ in p.sides():
        p.line("53,46 62,39 78,33", 4.0, hair)
    p.lines(("48,34 49,42", "52,34 51,42"), 0.9, shade(skin, 0.55))
    p.shape("41,50 59,50 65,63 50,70 35,63", tint(skin, 0.08), 1.0, body=6)
    p.shape("38,46 44,43 64,52 61,57 56,57 37,50", (244, 226, 190), 0.8, body=2)
    p.lines(("46,48 47,51", "54,51.6 55,54.4"), 0.7, (170, 140, 100))
    p.line("34,82 44,77 56,77 66,82", 1.9)
    p.line("42,90 50,88 58,90", 0.9)
    jaw = "24,64 30,84 50,94 70,84 76,64 82,70 74,90 62,99 50,101 38,99 26,90 18,70"
    p.shape(jaw, tint(hair, 0.12), 0.9, body=4)
    p.frame()
    p.shape("4,100 34,94 40,122 10,130", (130, 56, 50), 1.0, body=3)
    p.shape("8,102 33,97 37,119 12,126", (246, 234, 200), 0.7, body=2)
    for i in range(3):
        y = 105 + i * 6
        p.lines([[(13 + j * 3, y + 1 - j * 0.5), (14 + j * 3, y + 4.6 - j * 0.5)] for j in range(4)], 0.8)
        p.line([(12, y + 4.4), (24, y - 0.6)], 0.9, (200, 50, 44))
    fist(p, 38, 106, 14, 16, skin)
    _cat(p)
    sparks(p, (255, 214, 190), 4, 10)


def _cat(p: Easel) -> None:
    """Black, on his shoulder, of the same mind."""
    black: Colour = (48, 44, 54)
    p.frame(0.34, 68, 68)
    p.shape(mirrored("50,76 72,80 92,104 96,190 50,190"), black, 0.9, body=6)
    p.poly("14,50 8,4 40,22 60,22 92,4 86,50", black, 0.9, body=3)
    p.shape(mirrored("50,20 76,26 90,50 84,78 62,92 50,93"), black, 0.9, body=6)
    round_eyes(p, 19, 54, 13, (150, 190, 60), look=(-0.4, 0.2), white=(240, 240, 150))
    for _ in p.sides():
        p.line("54,46 68,38 86,40", 1.4, (20, 18, 24))
        p.lines(("62,74 92,70", "62,78 92,84"), 0.5, (230, 230, 236))
    p.poly("45,68 55,68 50,75", (226, 140, 150), 0.5)
    p.line("42,84 50,80 58,84", 0.8, (230, 230, 236))
    p.frame()


@sitter((220, 230, 255), field=(74, 84, 128))
def sage(p: Easel, field: Colour) -> None:
    """She has seen this game before: a white wrap, an owl, a piece held over the board of her thoughts."""
    sky(p, field, (70, 26), (226, 226, 255))
    stars(p, (255, 252, 230), 5, 36)
    for r in (16, 24, 32):
        orbit = ring(74, 34, r, r * 0.94, n=40)
        p.line([*orbit, orbit[0]], 0.6, tint(field, 0.5), taper=False, strength=0.7)
    for x, y, size, c in ((74, 34, 5, (255, 226, 130)), (90, 34, 2.4, (226, 120, 90)), (60, 14, 2.8, (130, 190, 226))):
        p.dot(x, y, size, c, 0.6, gloss=0.4)
    robe: Colour = (110, 74, 128)
    skin: Colour = (130, 86, 62)
    shoulders(p, robe, 82, 42)
    for _ in p.sides():
        p.shape("50,94 62,84 76,84 70,104 58,122 50,128", (236, 226, 206), 1.0, body=6)
        p.line("54,118 64,104 71,90", 1.2, GOLD)
    head_frame(p, 0.76, 50, 14)
    face = p.shape(mirrored("50,22 66,26 75,44 73,64 63,84 50,92"), skin, 1.1, body=12)
    wrinkles = ("34,62 30,70", "66,62 70,70", "42,34 50,32 58,34", "44,39 50,37.6 56,39", "72,50 76,47", "28,50 24,47")
    p.lines(wrinkles, 0.7, shade(skin, 0.5), inside=face)
    cheeks(p, 65, 66, 9, face, 0.25)
    eyes(p, 13, 53, 6.8, 4, (90, 60, 40), look=(0, 0.1))
    for _ in p.sides():
        p.shape("55,51 62,47 71,50 70,54 63,51 56,54", shade(skin, 0.9), 0.6, body=1.5)
    brows(p, "54,43 63,38 73,42", 2.6, (236, 234, 230))
    spectacles(p, 13, 58, 9.4)
    p.shape("45,60 55,60 59,68 50,72 41,68", tint(skin, 0.1), 0.8, body=4)
    p.shape("39,77 46,75.6 50,76.4 54,75.6 61,77 54,81 46,81", (150, 76, 70), 0.5, body=1.6)
    p.line("37,75.6 50,78.6 63,75.6", 0.9)
    wrap: Colour = (240, 238, 232)
    cloth = p.shape("18,46 14,20 28,-4 50,-14 72,-4 86,20 82,46 72,32 50,26 28,32", wrap, 1.1, body=11)
    folds = ("20,30 50,8 80,22", "22,38 54,18 82,34", "26,12 50,0 70,4", "30,2 50,-8")
    p.lines(folds, 0.9, (160, 156, 168), inside=cloth)
    p.shape("50,14 57,21 50,29 43,21", (90, 190, 200), 0.9, body=3, gloss=0.9)
    for _ in p.sides():
        p.dot(77, 68, 3, GOLD, 0.7, gloss=0.8)
    p.frame()
    _owl(p)
    palm(p, 86, 120, 26, skin)
    p.shape("76,122 86,118 96,122 100,136 72,136", robe, 1.0, body=4)
    _chess_queen(p, 84, 92)
    sparks(p, (255, 252, 226), 6, 22)


def _owl(p: Easel) -> None:
    """On her shoulder, with the same glasses if it could have them."""
    feathers: Colour = (150, 106, 70)
    p.frame(0.36, -4, 60)
    p.shape(mirrored("50,10 76,14 90,40 90,90 76,124 50,130"), feathers, 0.9, body=6)
    p.poly("18,34 14,0 42,18 58,18 86,0 82,34", feathers, 0.9, body=3)
    p.shape(mirrored("50,64 68,66 72,90 62,116 50,120"), (240, 222, 180), 0.8, body=5)
    round_eyes(p, 20, 44, 17, (240, 170, 50), look=(0.4, 0.1), white=(255, 246, 220))
    p.poly("50,48 58,56 50,68 42,56", (250, 180, 60), 0.8)
    for _ in p.sides():
        p.shape("78,56 96,60 98,90 84,112", shade(feathers, 0.8), 0.9, body=4)
        p.rod("60,126 60,134", 5, (250, 180, 60), 0.6)
    p.frame()


def _chess_queen(p: Easel, x: float, y: float) -> None:
    """Between finger and thumb."""
    right = [(x + 3, y - 14), (x + 2, y - 8), (x + 4, y + 2), (x + 6, y + 6)]
    p.shape([*right, *((2 * x - a, b) for a, b in reversed(right))], BONE, 0.9, body=3)
    p.poly(
        [
            (x - 5, y - 13),
            (x - 6, y - 21),
            (x - 2, y - 17),
            (x, y - 23),
            (x + 2, y - 17),
            (x + 6, y - 21),
            (x + 5, y - 13),
        ],
        BONE,
        0.9,
    )
    p.dot(x, y - 24, 1.6, WOOD, 0.6)

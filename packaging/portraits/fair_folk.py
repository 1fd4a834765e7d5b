"""Elves, White Ladies, Priestesses, Gypsies."""

from __future__ import annotations

from portraits.easel import Easel
from portraits.features import GOLD, brows, cheeks, coin, eyes, fist, head_frame, palm, shoulders
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import hills, moon, sea, sky, sparks, stars, tower, trees
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import mirrored

LIPS: Colour = (186, 76, 72)


def _ladys_mouth(p: Easel, y: float, w: float = 8.0, colour: Colour = LIPS) -> None:
    """Closed lips with a hint of a smile, and a nose above them."""
    p.line([(50.6, y - 19), (52.4, y - 10), (48.6, y - 8.6)], 0.8)
    lips = [(50 - w, y), (46, y - 1.8), (50, y - 1), (54, y - 1.8), (50 + w, y), (54, y + 3), (46, y + 3)]
    p.shape(lips, colour, 0.5, body=1.6)
    p.line([(50 - w - 1, y - 0.6), (50, y + 0.9), (50 + w + 1, y - 0.6)], 0.8)


@sitter((214, 255, 190))
def elves(p: Easel, field: Colour) -> None:
    """An elf in the green wood: bow, leaf and a light heart; whoever is driven out comes back."""
    sky(p, field, (30, 30), (230, 255, 170))
    trees(p, ((8, 100, 90), (92, 96, 84), (24, 92, 60), (78, 90, 56)), shade(field, 0.9))
    for x in (2, 97):
        p.shape(
            [(x - 7, 134), (x - 4, 60), (x - 6, -4), (x + 6, -4), (x + 4, 60), (x + 8, 134)], (96, 74, 52), 0.9, body=5
        )
    p.line("84,132 99,96 97,58 78,22", 2.8, (150, 96, 50), taper=False)
    p.line("84,132 78,22", 0.6, (240, 236, 220), taper=False)
    hair: Colour = (228, 182, 76)
    skin: Colour = (246, 210, 168)
    head_frame(p, 0.74, 50, 11)
    locks = p.shape(mirrored("50,2 70,6 82,28 82,60 92,104 76,112 66,96 50,92"), hair, 1.1, body=10)
    p.lines(
        ("78,44 82,74 84,104", "22,44 18,74 16,104", "74,70 76,96", "26,70 24,96"), 0.8, (160, 112, 40), inside=locks
    )
    p.frame()
    shoulders(p, (70, 122, 70), 82, 40)
    for _ in p.sides():
        p.shape("50,86 62,82 74,90 66,108 54,112", tint((70, 122, 70), 0.16), 0.9, body=5)
        p.line("54,108 64,103 71,92", 0.9, GOLD)
    p.dot(50, 108, 3.4, (110, 190, 120), 0.7, gloss=0.8)
    p.shape("42,70 58,70 60,86 50,92 40,86", shade(skin, 0.94), 0.9, body=5)
    p.shadow("42,72 58,72 58,80 50,84 42,80", 0.4, 2)
    head_frame(p, 0.74, 50, 11)
    for _ in p.sides():
        p.shape("68,50 84,32 106,8 100,42 74,68", skin, 1.0, body=5)
        p.shape("76,48 90,34 99,20 94,40 80,56", (226, 160, 122), 0.4, body=3)
    face = p.shape(mirrored("50,18 65,25 73,42 70,62 61,82 50,92"), skin, 1.1, body=11)
    cheeks(p, 65, 64, 9, face, 0.3)
    eyes(p, 12, 53, 7, 4.6, (70, 140, 80), look=(-0.2, 0), slant=2)
    brows(p, "54,44 62,40 72,41", 1.6, (170, 120, 44))
    _ladys_mouth(p, 77)
    for _ in p.sides():
        p.shape("50,8 67,12 78,32 77,54 67,36 58,28 50,26", hair, 0.9, body=5)
        p.line("56,14 68,22 75,40", 0.7, (160, 112, 40))
    p.line("24,36 36,26 50,30 64,26 76,36", 1.8, GOLD, taper=False)
    p.shape("50,4 59,18 50,38 41,18", (98, 170, 76), 0.9, body=4)
    p.line("50,10 50,32", 0.7, (50, 100, 40))
    p.frame()
    fist(p, 92, 84, 13, 14, skin)
    sparks(p, (236, 255, 190), 5, 30)


@sitter((190, 214, 255), 0.7)
def white_ladies(p: Easel, field: Colour) -> None:
    """A white lady on the battlements by moonlight, a candle in her hand; no blade can touch her."""
    sky(p, field, (74, 22), (190, 206, 255))
    moon(p, 80, 20, 11)
    stars(p, (240, 244, 255), 3, 30)
    tower(p, 9, 134, 10, 96, shade(field, 0.62))
    p.shape("-4,112 20,108 50,112 80,108 104,112 104,134 -4,134", shade(field, 0.5), 0.8, body=4)
    pale: Colour = (198, 214, 230)
    veil: Colour = (232, 238, 246)
    p.shape(mirrored("50,70 66,74 82,84 92,106 98,134 50,134"), veil, 1.0, body=12)
    p.lines(("70,86 76,108 74,132", "30,86 24,108 26,132", "60,94 62,132", "40,94 38,132"), 0.7, (130, 150, 186))
    head_frame(p, 0.74, 50, 12)
    mane = mirrored("50,-4 72,0 86,20 88,48 102,74 94,86 100,112 84,104 76,122 64,104 50,96")
    hair = p.shape(mane, (240, 244, 250), 1.1, body=10)
    p.lines(
        ("80,40 88,70 86,98", "20,40 12,70 14,98", "74,60 78,90", "26,60 22,90", "68,10 80,28"),
        0.8,
        (130, 154, 190),
        inside=hair,
    )
    face = p.shape(mirrored("50,18 63,22 69,42 66,64 58,82 50,88"), pale, 1.0, body=10)
    for at in (38, 62):
        p.shadow([(at - 9, 46), (at, 41), (at + 9, 46), (at + 6, 58), (at - 6, 58)], 0.55, 2.2, inside=face)
    eyes(p, 12, 51, 6.2, 4.8, (110, 170, 230), look=(0, -0.3), white=(236, 246, 255))
    brows(p, "55,42 62,38.6 69,43", 1.2, (90, 100, 140))
    _ladys_mouth(p, 74, 6, (140, 150, 186))
    for _ in p.sides():
        p.shape("50,4 66,8 77,30 76,64 68,46 61,28 50,18", (246, 249, 253), 0.9, body=5)
        p.line("54,8 66,20 73,44", 0.7, (140, 162, 196))
    p.frame()
    p.poly("14,84 22,84 22,108 14,108", (250, 244, 226), 0.8)
    p.shape("18,66 22,74 20,83 16,83 14,74", (255, 220, 120), 0.6, flat=True)
    p.glow(18, 74, 34, (255, 226, 150), 0.75)
    fist(p, 18, 100, 15, 15, pale)
    p.clouds(112, 14, (214, 226, 246), 0.55, 4)
    sparks(p, (230, 240, 255), 7, 26)


@sitter((255, 220, 150))
def priestesses(p: Easel, field: Colour) -> None:
    """A priestess before her ivory tower, sun and moon on her brow, eyes closed, hands raised."""
    sky(p, field, (50, 22), (255, 226, 150))
    sea(p, shade(field, 0.8), 82)
    tower(p, 87, 100, 8, 62, (250, 242, 222), (206, 70, 106))
    hills(p, tint(field, 0.1), shade(field, 0.7))
    veil: Colour = (56, 92, 166)
    linen: Colour = (250, 244, 230)
    skin: Colour = (178, 118, 82)
    p.shape(mirrored("50,70 64,74 80,86 90,108 94,134 50,134"), veil, 1.1, body=12)
    p.shape(mirrored("50,80 62,82 68,104 66,134 50,134"), linen, 0.9, body=7)
    p.shape(mirrored("50,86 64,84 70,92 60,102 50,104"), GOLD, 0.9, body=3, gloss=0.6)
    for x, y, c in ((42, 94, (60, 160, 170)), (50, 97, (206, 70, 60)), (58, 94, (60, 160, 170))):
        p.dot(x, y, 2, c, 0.5, gloss=0.8)
    head_frame(p, 0.74, 50, 14)
    p.shape(mirrored("50,26 68,28 82,44 88,72 96,112 74,110 50,108"), veil, 1.1, body=9)
    p.lines(("82,56 88,84 90,108", "18,56 12,84 10,108"), 0.8, (150, 184, 234))
    p.shape(mirrored("50,32 66,34 76,50 78,76 74,102 62,100 50,98"), linen, 1.0, body=6)
    face = p.shape(mirrored("50,40 63,42 70,56 67,74 59,88 50,93"), skin, 1.0, body=10)
    cheeks(p, 63, 74, 8, face, 0.3)
    for _ in p.sides():
        p.line("54,62 60,66 67,62", 1.5)
        p.lines(("56,65.4 55,68", "60,66.6 60,69.4", "64,65.4 65.4,68"), 0.6)
        p.line("54,54 60,51 68,54", 1.2, (60, 34, 24))
    _ladys_mouth(p, 82, 7, (160, 62, 60))
    p.shape(mirrored("50,36 66,39 74,48 74,54 64,47 50,44"), GOLD, 0.9, body=2, gloss=0.6)
    p.shape(
        "36,38 16,22 8,-4 16,-22 20,0 34,18 50,24 66,18 80,0 84,-22 92,-4 84,22 64,38 50,41",
        GOLD,
        1.1,
        body=5,
        gloss=0.8,
    )
    p.glow(50, 4, 34, (255, 180, 90), 0.5)
    p.dot(50, 4, 17, (232, 88, 48), 1.0, gloss=0.6)
    p.frame()
    for x in (12, 88):
        palm(p, x, 104, 26, skin)
        p.shape([(x - 9, 106), (x + 9, 106), (x + 13, 134), (x - 13, 134)], veil, 1.0, body=5)
        p.line([(x - 9, 109), (x, 111), (x + 9, 109)], 1.4, GOLD, taper=False)
    sparks(p, (255, 240, 190), 9, 20)


@sitter((255, 206, 130))
def gypsies(p: Easel, field: Colour) -> None:
    """A fortune teller by her wagon: golden rings, a knowing look, a coin that dances over her fingers."""
    sky(p, field, (24, 34), (255, 214, 150))
    trees(p, ((4, 92, 60), (22, 88, 44)), shade(field, 0.7))
    p.shape("58,92 56,52 66,42 96,40 106,48 106,96", (170, 66, 56), 0.9, body=5)
    p.shape("52,54 62,38 82,32 106,36 106,46 82,42 66,46", (226, 180, 84), 0.9, body=3)
    p.poly("74,58 92,58 92,74 74,74", (255, 226, 140), 0.8, flat=True)
    p.line("83,58 83,74", 0.8)
    p.dot(86, 100, 14, (150, 100, 56), 1.0, body=3)
    p.dot(86, 100, 10, shade(field, 0.7), 0.8, flat=True)
    p.lines(("86,88 86,112", "74,100 98,100", "78,92 94,108", "94,92 78,108"), 1.4, (150, 100, 56))
    skin: Colour = (206, 146, 104)
    head_frame(p, 0.74, 50, 12)
    hair: Colour = (52, 34, 32)
    p.shape(mirrored("50,16 72,20 84,44 86,74 96,104 84,114 70,106 50,96"), hair, 1.1, body=9)
    p.lines(("80,54 84,84 88,106", "20,54 16,84 12,106", "76,80 78,104", "24,80 22,104"), 0.8, (120, 88, 76))
    p.frame()
    shoulders(p, (128, 62, 120), 82, 40)
    p.shape(mirrored("50,84 64,84 74,94 62,106 50,108"), (250, 238, 214), 0.9, body=5)
    for x, y in ((34, 95), (39, 100), (45, 103.4), (55, 103.4), (61, 100), (66, 95)):
        p.dot(x, y, 2, GOLD, 0.5, gloss=0.7)
    p.shape("42,72 58,72 60,88 50,94 40,88", skin, 0.9, body=5)
    head_frame(p, 0.74, 50, 12)
    face = p.shape(mirrored("50,24 65,28 73,46 70,66 61,84 50,91"), skin, 1.0, body=11)
    cheeks(p, 65, 66, 9, face, 0.36)
    eyes(p, 12.4, 54, 7.4, 5, (90, 60, 40), look=(0.5, 0), slant=1.4)
    brows(p, "54,45 62,41 71,44", 1.8, hair)
    _ladys_mouth(p, 78, 8, (186, 50, 56))
    p.dot(61, 73, 1.2, (70, 36, 26), 0, flat=True)
    scarf: Colour = (200, 46, 48)
    cloth = p.shape("15,48 17,18 32,0 50,-6 68,0 83,18 86,46 72,34 50,29 28,34", scarf, 1.1, body=9)
    for x, y in ((30, 22), (44, 10), (60, 14), (72, 26), (52, 24), (36, 8), (64, 2)):
        p.dot(x, y, 2.6, (255, 240, 200), 0, flat=True, inside=cloth)
    p.shape("80,30 98,20 106,28 96,36 108,48 92,54", shade(scarf, 0.86), 0.9, body=4)
    for x, y in ((19, 46), (29, 37), (39, 32), (50, 31), (61, 32), (71, 37), (81, 46)):
        p.dot(x, y, 4.4, GOLD, 0.7, gloss=0.7)
    _earrings(p)
    p.frame()
    fist(p, 14, 100, 19, 18, skin)
    p.glow(15, 88, 18, (255, 230, 140), 0.6)
    coin(p, 15, 90, 8)
    sparks(p, (255, 226, 150), 6, 16)


def _earrings(p: Easel) -> None:
    for x in (17, 83):
        hoop = [(x, 72), (x + 8, 77), (x + 8, 88), (x, 93), (x - 8, 88), (x - 8, 77), (x, 72)]
        p.line(hoop, 4.2, taper=False)
        p.line(hoop, 2.4, GOLD, taper=False)

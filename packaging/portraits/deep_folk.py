"""Gnomes, Iron Dwarves, Drow, Ogres, Shadow Mimes: the two-legged of the underground."""

from __future__ import annotations

from portraits.easel import Easel
from portraits.features import (
    BONE,
    GOLD,
    STEEL,
    WHITE,
    WOOD,
    brows,
    cheeks,
    eyes,
    fangs,
    fist,
    head_frame,
    palm,
    shoulders,
    smile,
    spectacles,
    strand_lines,
)
from portraits.light import Colour
from portraits.registry import sitter
from portraits.scenery import cave, sparks
from smallworld_desktop.render.emblems.palette import shade, tint
from smallworld_desktop.render.emblems.paths import box, cog, mirrored, turned

SKIN: Colour = (240, 190, 150)


def crystals(p: Easel, places: tuple[tuple[float, float, float], ...], colour: Colour) -> None:
    """Glowing crystals at (x, foot, height)."""
    for x, foot, high in places:
        w = high * 0.2
        p.glow(x, foot - high * 0.5, high * 0.9, colour, 0.5)
        shaft = [(x, foot - high), (x + w, foot - high * 0.72), (x + w * 0.8, foot), (x - w * 0.8, foot)]
        p.poly([*shaft, (x - w, foot - high * 0.72)], colour, 0.8, body=3)
        p.line([(x, foot - high), (x - w * 0.1, foot - high * 0.6), (x, foot)], 0.5, tint(colour, 0.7))


@sitter((255, 226, 160))
def gnomes(p: Easel, field: Colour) -> None:
    """A gnome with lantern and spectacles who believes in nothing but plain borders."""
    cave(p, field, (22, 56), (255, 226, 150))
    for x, y, r, c in ((88, 40, 13, (176, 124, 60)), (74, 60, 8, (140, 146, 152)), (98, 64, 9, (200, 150, 70))):
        p.poly(cog(x, y, r, 10), c, 0.8, body=3)
        p.dot(x, y, r * 0.36, shade(field, 0.5), 0.6, flat=True)
    shoulders(p, (70, 104, 160), 82, 38)
    p.shape(mirrored("50,92 60,90 62,134 50,134"), (150, 98, 56), 0.9, body=5)
    p.poly("40,116 60,116 60,123 40,123", (96, 60, 36), 0.8)
    p.poly("46,114 54,114 54,125 46,125", GOLD, 0.8)
    head_frame(p, 0.80, 50, 12)
    white: Colour = (248, 245, 236)
    for _ in p.sides():
        p.shape("72,58 90,52 92,64 76,72", SKIN, 0.9, body=4)
    beard = p.shape(mirrored("50,58 76,54 88,68 82,94 68,114 50,124"), white, 1.1, body=11)
    strands = ("38,90 40,108", "50,96 50,118", "62,90 60,108", "28,80 32,98", "72,80 68,98")
    strand_lines(p, beard, strands, white)
    face = p.shape(mirrored("50,44 72,47 75,64 64,78 50,81"), SKIN, 1.0, body=9)
    cheeks(p, 67, 70, 9, face, 0.6)
    eyes(p, 14, 58, 6, 5, (70, 110, 160), look=(0.1, 0.1))
    spectacles(p, 14, 58, 10)
    for _ in p.sides():
        p.shape("50,76 62,73 76,82 62,89 50,85", white, 0.9, body=3)
    smile(p, 50, 87, 7, 5)
    p.dot(50, 69, 9, (246, 172, 134), 0.9, gloss=0.3)
    cap: Colour = (208, 50, 44)
    hat = p.shape(
        "10,56 20,38 32,12 44,-8 60,-22 84,-18 96,-4 84,-6 74,2 72,20 80,40 90,56 70,50 50,48 30,50", cap, 1.1, body=11
    )
    p.lines(("42,2 50,8 60,4", "34,20 44,26 52,24", "64,-8 60,0"), 0.9, shade(cap, 0.5), inside=hat)
    p.shape("9,56 30,48 50,46 70,48 91,56 88,62 70,55 50,53 30,55 12,62", tint(cap, 0.14), 0.9, body=3)
    p.frame()
    p.line("14,88 14,98", 1.4, taper=False)
    p.glow(14, 106, 32, (255, 226, 120), 0.9)
    p.poly("5,98 23,98 21,118 7,118", (255, 236, 150), 1.0)
    p.line("14,99 14,117", 0.7, (150, 100, 40))
    p.poly("4,95 24,95 22,100 6,100", (110, 80, 50), 0.8)
    p.poly("5,117 23,117 24,123 4,123", (110, 80, 50), 0.8)
    fist(p, 14, 78, 17, 14, SKIN)
    sparks(p, (255, 236, 170), 5, 16)


@sitter((255, 150, 70), 0.65)
def iron_dwarves(p: Easel, field: Colour) -> None:
    """An iron dwarf at the forge: riveted from helm to beard, a silver hammer on each shoulder."""
    cave(p, field, (50, 90), (255, 150, 60))
    p.glow(50, 110, 60, (255, 120, 40), 0.6)
    for _ in p.sides():
        p.rod("62,124 84,40", 4, WOOD)
        p.poly(turned(box(70, 20, 104, 40), 16, 87, 30), (222, 230, 240), 1.1, body=5)
        p.poly(turned(box(80, 19, 86, 41), 16, 87, 30), GOLD, 0.8)
    iron: Colour = (138, 150, 166)
    shoulders(p, shade(iron, 0.8), 82, 46)
    for _ in p.sides():
        p.shape("64,86 82,80 98,92 100,110 80,108 68,98", iron, 1.1, body=7, gloss=0.7)
        for x, y in ((74, 92), (86, 92), (94, 102)):
            p.dot(x, y, 1.6, tint(iron, 0.4), 0.5)
    head_frame(p, 0.78, 50, 12)
    for x, low, w in ((30, 112, 11), (50, 128, 12), (70, 112, 11)):
        plait = [(x - w, 70), (x + w, 70), (x + w * 0.9, low - 16), (x, low), (x - w * 0.9, low - 16)]
        p.poly(plait, tint(iron, 0.14), 1.0, body=5)
        for y in (82, 92, 102):
            if y < low - 12:
                p.line([(x - w, y), (x, y + 4), (x + w, y)], 1.0, shade(iron, 0.45))
        p.poly([(x - 5, low - 16), (x + 5, low - 16), (x + 4, low - 10), (x - 4, low - 10)], GOLD, 0.7)
    p.shape(mirrored("50,2 70,6 83,24 86,56 76,78 50,84"), iron, 1.2, body=13, gloss=0.8)
    p.shape(mirrored("50,50 80,47 80,60 58,64 50,62"), (40, 24, 22), 0.8, flat=True)
    for at in (36, 64):
        p.glow(at, 55, 16, (255, 150, 50), 0.8)
    for _ in p.sides():
        p.shape("56,55 64,50 74,51 68,59 60,60", (255, 206, 90), 0.6, flat=True)
        p.dot(64.6, 55, 2, (120, 40, 10), 0, flat=True)
    p.poly("16,36 84,36 84,47 16,47", GOLD, 1.0)
    p.poly("43,2 57,2 56,44 44,44", GOLD, 1.0)
    for at, high in ((24, 41.5), (35, 41.5), (65, 41.5), (76, 41.5), (27, 68), (73, 68), (34, 74), (66, 74)):
        p.dot(at, high, 1.8, tint(iron, 0.6), 0.5)
    p.shape("43,54 57,54 60,68 50,73 40,68", tint(iron, 0.1), 0.9, body=4, gloss=0.5)
    for _ in p.sides():
        p.shape("50,72 62,69 76,76 64,82 50,80", tint(iron, 0.3), 0.9, body=3, gloss=0.5)
    p.frame()
    for x in (11, 89):
        fist(p, x, 106, 18, 17, shade(iron, 0.9))
    sparks(p, (255, 190, 90), 7, 40)


@sitter((255, 120, 200), 0.6)
def drow(p: Easel, field: Colour) -> None:
    """A drow on her own, as she likes it: white hair, red eyes, nobody near."""
    cave(p, field, (72, 36), (255, 170, 214))
    crystals(p, ((8, 118, 46), (18, 124, 30), (94, 116, 50), (84, 126, 28)), (226, 110, 190))
    hair: Colour = (242, 242, 250)
    skin: Colour = (104, 92, 160)
    head_frame(p, 0.76, 50, 10)
    back = p.shape(mirrored("50,-8 72,-4 88,16 92,50 100,90 98,124 80,120 66,100 50,96"), hair, 1.1, body=11)
    p.lines(
        ("84,40 92,76 92,114", "16,40 8,76 8,114", "80,70 84,108", "20,70 16,108"), 0.8, (140, 136, 176), inside=back
    )
    p.frame()
    shoulders(p, (52, 44, 72), 84, 40)
    for _ in p.sides():
        p.shape("50,92 60,84 76,78 86,86 72,94 62,110 50,116", (78, 62, 110), 1.0, body=5)
        p.line("54,110 64,98 82,87", 1.0, (206, 206, 226))
    p.shape("42,72 58,72 60,88 50,96 40,88", shade(skin, 0.86), 0.9, body=5)
    p.shadow("42,74 58,74 58,82 50,86 42,82", 0.45, 2)
    p.dot(50, 100, 4, (214, 60, 90), 0.8, gloss=0.9)
    head_frame(p, 0.76, 50, 10)
    for _ in p.sides():
        p.shape("70,50 88,34 112,20 104,50 78,70", skin, 1.0, body=5)
        p.shape("78,52 92,40 104,30 98,48 84,60", (150, 100, 170), 0.4, body=3)
        p.dot(82, 68, 2.4, (220, 220, 236), 0.6, gloss=0.8)
    face = p.shape(mirrored("50,16 67,21 76,40 73,64 62,88 50,98"), skin, 1.1, body=12)
    eyes(p, 13, 53, 7.6, 5, (236, 50, 60), look=(-0.5, 0), slant=2.6, white=(250, 236, 246))
    brows(p, "54,45 63,39 75,38", 1.7, hair)
    p.lines(("51,58 53,68 49,70",), 0.8)
    p.shape("41,81 46,79 50,80 54,79 59,81 54,85 46,85", (176, 70, 120), 0.5, body=1.6)
    p.line("40,80.6 50,82.4 60,79.4", 0.9)
    p.line("64,64 70,72 68,78", 0.8, (220, 214, 246), inside=face)
    for _ in p.sides():
        p.shape("50,2 69,6 82,26 82,58 72,42 62,30 50,25", hair, 1.0, body=5)
        p.line("56,8 70,20 78,44", 0.7, (140, 136, 176))
    p.shape("50,6 57,16 50,32 43,16", (176, 70, 206), 0.9, body=3, gloss=0.9)
    p.frame()
    sparks(p, (255, 190, 230), 6, 24)


@sitter((190, 240, 255))
def ogres(p: Easel, field: Colour) -> None:
    """An ogre with a club and a flower behind his ear."""
    cave(p, field, (30, 40), (226, 240, 236))
    skin: Colour = (226, 154, 106)
    p.rod("88,134 90,60", 5, WOOD)
    p.shape("80,70 76,34 84,10 98,10 106,34 100,70", (146, 98, 60), 1.1, body=8, texture=0.4)
    for x, y in ((80, 28), (80, 50), (100, 24), (92, 40), (100, 56), (90, 16)):
        p.poly([(x - 3, y + 2), (x, y - 5), (x + 3, y + 2)], STEEL, 0.8)
    shoulders(p, skin, 76, 50, body=14)
    p.shape("6,134 20,104 36,92 42,100 34,134", (112, 80, 56), 1.0, body=5, texture=0.4)
    p.lines(("60,112 66,118 74,116", "52,100 50,108"), 0.8, shade(skin, 0.55))
    p.frame(0.82, 6, 14)
    for x in (13, 87):
        p.dot(x, 46, 9, skin, 1.0)
        p.dot(x, 47, 4.4, shade(skin, 0.75), 0.5)
    p.shape("44,10 45,-14 52,-22 58,8", BONE, 1.0, body=4)
    p.lines(("46,-4 55,-4", "46,3 56,3"), 0.6, (170, 150, 110))
    head = p.shape(mirrored("50,4 65,7 77,24 82,46 98,64 98,90 82,106 50,110"), skin, 1.2, body=15)
    cheeks(p, 78, 72, 12, head, 0.4)
    p.lines(("38,16 50,13 62,16", "34,100 50,105 66,100"), 0.8, shade(skin, 0.55), inside=head)
    eyes(p, 13, 46, 6, 4.6, (90, 120, 60), look=(0.5, -0.2))
    p.line("27,37 40,35 50,39 60,35 73,37", 4.2, (70, 46, 34))
    p.shape("40,46 60,46 68,62 60,70 40,70 32,62", tint(skin, 0.12), 1.0, body=7)
    for at in (42, 58):
        p.dot(at, 66, 2.6, shade(skin, 0.4), 0, ry=1.8, flat=True)
    p.line("16,82 32,78 50,80 68,78 84,82", 1.5)
    fangs(p, [(66, 82, 4.6, -18), (31, 80, 3.6, -9)], BONE, 0.9)
    p.lines(("14,80 13,84", "86,80 87,84"), 0.8)
    for dx, dy in ((-4, 0), (4, 0), (0, -4), (0, 4)):
        p.dot(9 + dx, 34 + dy, 3.6, (250, 244, 250), 0.6)
    p.dot(9, 34, 2.6, (246, 200, 70), 0.5)
    p.frame()
    fist(p, 88, 92, 24, 22, skin)
    sparks(p, (230, 246, 255), 4, 12)


@sitter((255, 206, 190))
def shadow_mimes(p: Easel, field: Colour) -> None:
    """A mime feels his way along a wall that isn't there; his shadow does something else."""
    cave(p, field, (34, 36), (255, 226, 206))
    p.shape("50,134 60,70 66,40 80,24 96,30 102,52 98,76 104,134", shade(field, 0.34), 0, flat=True)
    for x in (82, 92):
        p.dot(x, 48, 2.6, (255, 226, 206), 0, flat=True)
    shirt = shoulders(p, (250, 246, 238), 80, 38)
    for y in (88, 100, 112, 124):
        p.shape(
            [(0, y), (50, y - 3), (100, y), (100, y + 6), (50, y + 3), (0, y + 6)],
            (44, 48, 78),
            0,
            body=2,
            inside=shirt,
        )
    for _ in p.sides():
        p.rod("58,84 66,134", 4, (40, 36, 46))
    p.shape("42,70 58,70 60,84 50,90 40,84", WHITE, 0.9, body=5)
    head_frame(p, 0.76, 50, 13)
    outline = mirrored("50,10 68,14 79,34 77,58 66,82 50,92")
    face = p.shape(outline, (252, 249, 242), 1.1, body=12)
    p.shape("50,0 100,0 100,110 50,110", (96, 86, 132), 0, body=12, inside=face)
    p.line("50,12 50,92", 0.9, inside=face)
    for x, c in ((36, (40, 30, 40)), (64, (250, 246, 255))):
        p.line([(x, 28), (x + 1, 40), (x, 62)], 1.5, c)
    eyes(p, 14, 46, 7, 5.4, (70, 110, 150), look=(0.4, -0.2))
    brows(p, "57,30 64,25 72,29", 1.6, (40, 30, 40))
    p.shape("29,60 35,70 30,77 24,70", (80, 150, 226), 0.7, body=2, gloss=0.8)
    p.line("49,62 50,65 52,64", 0.8)
    p.shape("38,72 46,74 50,73 50,82 42,80", (206, 44, 54), 0.5, body=2)
    p.shape("62,72 54,74 50,73 50,82 58,80", (255, 130, 130), 0.5, body=2)
    p.shape("4,22 6,0 32,-14 64,-16 92,-6 104,14 92,26 68,18 30,20", (50, 46, 62), 1.1, body=8)
    p.rod("60,-15 64,-22", 2, (50, 46, 62))
    p.frame()
    for x in (13, 82):
        palm(p, x, 112, 32, (250, 247, 240))
    sparks(p, (255, 236, 220), 4, 10)

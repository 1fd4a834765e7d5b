"""Coins of 1, 3, 5 and 10, each with its own metal and edge, and the faces of the die."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import Colour, tint
from smallworld_desktop.render.emblems.paths import Path, Point, arc, points, ring, star, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("money")

FIGURES: dict[str, tuple[list[Path], bool]] = {
    "0": ([arc(50, 50, 13, 0, 360, 21, 30)], True),
    "1": (["39,38 51,28 51,72", "40,73 62,73"], True),
    "3": (["36,32 44,27 55,28 61,36 58,45 48,49", "48,49 60,53 64,62 58,71 46,74 35,69"], False),
    "5": (["62,28 41,28 39,48"], True),
}
BELLY_OF_5 = "39,48 50,44 61,49 64,59 59,70 47,74 36,69"


def figure(e: Canvas, digit: str, colour: Colour, width: float, dx: float, scale: float) -> None:
    """A lining figure as strokes; our fonts have old-style figures."""

    def at(path: Path) -> list[Point]:
        return [(50 + (x - 50) * scale + dx, 50 + (y - 50) * scale) for x, y in points(path)]

    strokes, straight = FIGURES[digit]
    for stroke in strokes:
        e.line(at(stroke), width / e.bold, colour, straight=straight)
    if digit == "5":
        e.line(at(BELLY_OF_5), width / e.bold, colour)


def struck(e: Canvas, edge: Path, rim: Colour, face: Colour, dark: Colour, value: str) -> None:
    e.poly(edge, rim, 4, depth=6)
    e.dot(50, 50, 35, dark, 0, flat=True)
    e.dot(51, 51.4, 33, face, 0, flat=True)
    places = ((value, 0.0, 1.0),) if len(value) == 1 else ((value[0], -15.0, 0.86), (value[1], 14.0, 0.86))
    for shift, colour in ((1.6, tint(face, 0.6)), (0.0, (72, 36, 14))):
        for digit, dx, scale in places:
            figure(e, digit, colour, 10.5 * scale, dx + shift, scale)


@drawing
def coin_1(e: Canvas) -> None:
    """Copper, small and round."""
    struck(e, ring(50, 50, 42), (206, 130, 78), (226, 156, 100), (158, 90, 50), "1")


@drawing
def coin_3(e: Canvas) -> None:
    """Silver, eight-sided."""
    struck(e, turned(ring(50, 50, 48, n=8), 22.5), (190, 198, 206), (214, 220, 224), (132, 140, 152), "3")


@drawing
def coin_5(e: Canvas) -> None:
    """Gold, round."""
    struck(e, ring(50, 50, 48), (236, 184, 66), (250, 212, 100), (176, 122, 36), "5")


@drawing
def coin_10(e: Canvas) -> None:
    """Gold with a toothed edge and a red ring."""
    struck(e, star(50, 50, 51, 0.90, 16), (250, 206, 78), (255, 226, 124), (190, 60, 44), "10")
    e.line(arc(50, 50, 36, 0, 360, n=48), 4.4, (190, 60, 44), straight=True)


PIP: Colour = (156, 34, 26)
PIPS: dict[int, list[Point]] = {
    0: [],
    1: [(40.5, 60.5)],
    2: [(23, 43), (58, 78)],
    3: [(20, 40), (40.5, 60.5), (61, 81)],
}


def die(e: Canvas, value: int) -> None:
    """A cube; the front face counts. The paler pips on its other faces say that it is a die even when that is blank."""
    e.poly("6,24 24,5 29,3 92,3 96,5 97,9 97,71 95,76 76,97 40,60", (196, 168, 120), 4, flat=True)
    e.poly("8,24 26,5 94,5 76,24", (255, 252, 240), 0, flat=True)
    e.line("76,24 95,5", 3.2)
    for left in (37, 66):
        e.dot(left, 13, 6, (196, 120, 96), 0, ry=3.4, flat=True)
    e.dot(86.5, 51, 3.6, (150, 74, 56), 0, ry=8, flat=True)
    e.shape("3,32 4,25 11,22 70,22 77,25 78,32 78,90 77,97 70,99 11,99 4,97 3,90", (250, 240, 214), 4)
    for x, y in PIPS[value]:
        e.dot(x, y, 9.8, PIP, 0, flat=True)
        e.dot(x - 2.6, y - 2.8, 2.8, (232, 130, 108), 0, flat=True)


@drawing
def die_0(e: Canvas) -> None:
    """A blank face."""
    die(e, 0)


@drawing
def die_1(e: Canvas) -> None:
    die(e, 1)


@drawing
def die_2(e: Canvas) -> None:
    die(e, 2)


@drawing
def die_3(e: Canvas) -> None:
    die(e, 3)

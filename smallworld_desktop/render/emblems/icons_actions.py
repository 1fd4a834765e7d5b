"""Icons of things one does: the buttons."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import AMBER, BLOOD, INK, LEAF, PALE, Colour
from smallworld_desktop.render.emblems.paths import Path, arc, box, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("icons")

GREEN: Colour = (112, 150, 70)


def looped_arrow(e: Canvas, mirror: bool) -> None:
    for side, _ in enumerate(e.sides()):
        if bool(side) == mirror:
            e.band(arc(50, 54, 34, 130, -160, 32), 12, PALE, 4)
            e.poly("2,38 38,34 16,62", PALE, 4, flat=True)


@drawing
def undo(e: Canvas) -> None:
    looped_arrow(e, mirror=False)


@drawing
def redo(e: Canvas) -> None:
    looped_arrow(e, mirror=True)


@drawing
def flag(e: Canvas) -> None:
    e.rod("24,7 24,95", 6, (222, 184, 120))
    e.shape("28,10 52,16 70,8 94,14 88,36 94,56 70,50 52,58 28,52", (214, 76, 52), 4)


@drawing
def check(e: Canvas) -> None:
    e.band("12,54 38,80 88,20", 15, PALE, 5.5)


@drawing
def done(e: Canvas) -> None:
    """A tick on a green disc."""
    e.dot(50, 50, 46, GREEN, 4)
    e.band("28,52 44,68 74,34", 9, PALE, 3)


@drawing
def cross(e: Canvas) -> None:
    for _ in e.sides():
        e.line("18,18 82,82", 26)
    for _ in e.sides():
        e.line("19,19 81,81", 14, PALE)


@drawing
def forbidden(e: Canvas) -> None:
    """A red disc with a bar."""
    e.dot(50, 50, 46, BLOOD, 4)
    e.band("28,50 72,50", 12, PALE, 3)


@drawing
def spread(e: Canvas) -> None:
    """Tokens given out evenly."""
    for x in (2, 36, 70):
        e.poly(box(x, 54, x + 28, 82), PALE, 4, depth=4)
    e.line("16,14 84,14", 13, straight=True)
    for x in (16, 50, 84):
        e.line([(x, 14), (x, 30)], 12)
        e.poly([(x - 12, 28), (x + 12, 28), (x, 46)], AMBER, 3.6, flat=True)
    e.line("16,14 84,14", 6, AMBER)
    for x in (16, 50, 84):
        e.line([(x, 14), (x, 30)], 5, AMBER)


@drawing
def skip(e: Canvas) -> None:
    for x in (4, 42):
        e.poly([(x, 18), (x + 42, 50), (x, 82)], PALE, 4, depth=4)
    e.poly(box(86, 18, 97, 82), PALE, 4, flat=True)


@drawing
def play(e: Canvas) -> None:
    e.poly("22,10 88,50 22,90", PALE, 4.5, depth=5)


@drawing
def pause(e: Canvas) -> None:
    for x in (18, 58):
        e.poly(box(x, 12, x + 24, 88), PALE, 4.5, depth=4)


@drawing
def forward(e: Canvas) -> None:
    for x in (6, 48):
        e.poly([(x, 14), (x + 46, 50), (x, 86)], PALE, 4.5, depth=4)


@drawing
def backward(e: Canvas) -> None:
    for x in (94, 52):
        e.poly([(x, 14), (x - 46, 50), (x, 86)], PALE, 4.5, depth=4)


@drawing
def replay(e: Canvas) -> None:
    e.band(arc(50, 50, 42, -30, -330), 8, PALE, 3.6)
    e.poly("99,24 76,44 100,54", PALE, 3.6, flat=True)
    e.poly("40,30 70,50 40,70", AMBER, 4, depth=3)


def arrow(e: Canvas, degrees: float) -> None:
    shaft: Path = "50,14 90,54 66,54 66,90 34,90 34,54 10,54"
    e.poly(turned(shaft, degrees), PALE, 4.5, depth=5)


@drawing
def arrow_right(e: Canvas) -> None:
    arrow(e, 90)


@drawing
def arrow_left(e: Canvas) -> None:
    arrow(e, 270)


@drawing
def fullscreen(e: Canvas) -> None:
    """Four corners that reach outwards."""
    for _ in e.sides():
        e.band("38,8 8,8 8,36", 10, PALE, 4.5)
        e.band("38,92 8,92 8,64", 10, PALE, 4.5)


@drawing
def window(e: Canvas) -> None:
    """Four corners that reach inwards."""
    for _ in e.sides():
        e.band("8,34 36,34 36,8", 10, PALE, 4.5)
        e.band("8,66 36,66 36,92", 10, PALE, 4.5)


def loudspeaker(e: Canvas) -> None:
    e.poly("6,36 26,36 50,14 50,86 26,64 6,64", PALE, 5)


@drawing
def speaker(e: Canvas) -> None:
    loudspeaker(e)
    for r in (20, 38):
        e.band(arc(54, 50, r, -46, 46), 7.5, PALE, 3.8)


@drawing
def mute(e: Canvas) -> None:
    loudspeaker(e)
    for stroke in ("64,36 92,64", "92,36 64,64"):
        e.line(stroke, 17)
    for stroke in ("64,36 92,64", "92,36 64,64"):
        e.line(stroke, 9, (232, 120, 90))


@drawing
def search(e: Canvas) -> None:
    """A magnifying glass."""
    e.rod("62,62 92,92", 10, (176, 98, 56), 4)
    e.dot(40, 40, 34, PALE, 4)
    e.dot(40, 40, 23, (176, 214, 222), 3.6)


@drawing
def trash(e: Canvas) -> None:
    """A lidded bin."""
    e.poly("20,30 80,30 74,96 26,96", PALE, 4.5)
    for x in (40, 50, 60):
        e.line([(x, 44), (50 + (x - 50) * 0.8, 84)], 5)
    e.poly("12,16 38,16 42,6 58,6 62,16 88,16 88,30 12,30", PALE, 4.5, depth=3)


@drawing
def swap(e: Canvas) -> None:
    """Two arrows that pass each other."""
    e.poly("4,30 62,30 62,12 96,38 62,64 62,46 4,46", PALE, 4.5, depth=4)
    e.poly("96,70 40,70 40,54 8,78 40,102 40,86 96,86", AMBER, 4.5, depth=4)


@drawing
def decline(e: Canvas) -> None:
    """A tile that turns over."""
    e.poly("14,30 66,30 66,92 14,92", (150, 146, 138), 4.5, depth=5)
    e.poly("24,40 56,40 56,82 24,82", (206, 202, 192), 3, flat=True)
    e.band(arc(60, 44, 34, -150, 20), 9, AMBER, 4)
    e.poly("78,50 104,50 91,72", AMBER, 4, flat=True)


@drawing
def add(e: Canvas) -> None:
    """A plus on a green disc."""
    e.dot(50, 50, 46, LEAF, 4)
    e.line("50,26 50,74", 18)
    e.line("26,50 74,50", 18)
    e.line("50,27 50,73", 10, PALE)
    e.line("27,50 73,50", 10, PALE)


@drawing
def menu(e: Canvas) -> None:
    for y in (22, 50, 78):
        e.band([(14, y), (86, y)], 11, PALE, 4.5)


@drawing
def target(e: Canvas) -> None:
    """Where to go next: a ring with a spot."""
    e.dot(50, 50, 46, AMBER, 4)
    e.dot(50, 50, 31, PALE, 3.6, flat=True)
    e.dot(50, 50, 15, BLOOD, 3.6)
    e.eye(50, 50, 3, INK)

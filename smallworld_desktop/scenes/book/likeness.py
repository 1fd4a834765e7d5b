"""Framed likenesses of the races: on pages that stay empty otherwise, and on their own pages of the almanac."""

from __future__ import annotations

from pygame import Rect, Surface

from smallworld_desktop.i18n import capitalised
from smallworld_desktop.render import portraits, surfaces, text
from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.pieces import field_colour, put
from smallworld_desktop.render.pieces.cutting import PiecePen
from smallworld_desktop.render.texture import PREMULTIPLIED, mix, shadowed
from smallworld_desktop.render.theme import BRASS, INK, Colour, Type
from smallworld_desktop.scenes.book.ink import BookInk

LIKENESSES = ("orcs", "wizards", "amazons", "dwarves", "tritons", "skeletons", "halflings", "giants", "elves", "trolls")
"""Who looks out of empty pages, one after the other."""
SHAPE = 4 / 5
EMBLEM_SHARE = 0.7
PALE_GOLD: Colour = (255, 236, 190)


def draw_likeness(surface: Surface, area: Rect, race: str, ink: BookInk) -> None:
    """A portrait as large as the page allows, with the name on a ribbon below it."""
    theme = ink.theme
    ribbon = theme.px(54, 38)
    high = min(area.h - ribbon, round(area.w * 0.72 / SHAPE))
    frame = Rect(0, 0, round(high * SHAPE), high)
    frame.midtop = (area.centerx, area.y + (area.h - high - ribbon // 2) // 2)
    draw_framed(surface, frame, race, ink)
    draw_name_ribbon(surface, frame, capitalised(ink.tr(f"race.{race}.name")), race, ink)


def draw_framed(surface: Surface, frame: Rect, id: str, ink: BookInk, *, is_badge: bool = False) -> None:
    """A portrait, or the emblem on its field, behind a moulded wooden frame with a brass inner edge."""
    edge, margin = ink.theme.px(12, 8), ink.theme.px(30, 20)
    key = ("framed", id, frame.size, edge, is_badge)

    def make() -> Surface:
        return shadowed(_framed(frame.size, edge, id, is_badge), margin, ink.theme.px(10, 7), 0.6, (3, 7))

    surface.blit(surfaces.keep(key, make), frame.move(-margin, -margin), special_flags=PREMULTIPLIED)


def _framed(size: tuple[int, int], edge: int, id: str, is_badge: bool) -> Surface:
    wide, high = size
    pen = PiecePen(wide, high)
    for inset, radius, colour in (
        (0.0, 5, INK),
        (1.6, 4, (176, 112, 58)),
        (3.6, 3, (128, 76, 38)),
        (edge * 0.55, 2, (92, 52, 26)),
        (edge - 2.6, 1, BRASS),
        (edge - 1.2, 0, INK),
    ):
        pen.box(inset, inset, wide - 2 * inset, high - 2 * inset, radius, colour)
    out = pen.done()
    inner = Rect(edge, edge, wide - 2 * edge, high - 2 * edge)
    face = None if is_badge else portraits.portrait(id, inner.size)
    if face is not None:
        out.blit(face, inner)
    else:
        out.fill(mix(field_colour(id), (255, 248, 224), 0.55 if is_badge else 0.1), inner)
        put(out, emblem(id, round(min(inner.size) * EMBLEM_SHARE)), inner.center)
    return out


def draw_name_ribbon(surface: Surface, frame: Rect, name: str, id: str, ink: BookInk) -> Rect:
    """The name on a ribbon in the race's colour over the foot of a frame; where it lies."""
    theme = ink.theme
    colour = mix(field_colour(id), (0, 0, 0), 0.28)
    rect = Rect(0, 0, frame.w + theme.px(30, 20), theme.px(54, 38))
    rect.midtop = (frame.centerx, frame.bottom - rect.h // 2)
    picture = surfaces.keep(("name ribbon", rect.size, colour), lambda: _ribbon(rect.w, rect.h, colour))
    surface.blit(picture, rect, special_flags=PREMULTIPLIED)
    box = rect.inflate(-round(rect.h * 2.0), -theme.px(6))
    box.h = round(rect.h * 0.8)
    style = ink.style(Type.HERO, PALE_GOLD, (60, 24, 10), theme.px(32, 22))
    text.draw_in(surface, name, style, box, max_lines=1, smallest=theme.smallest_text)
    return rect


def _ribbon(wide: int, high: int, colour: Colour) -> Surface:
    """Two folded tails behind a straight band with lines of gold."""
    pen, band, tail = PiecePen(wide, high), high * 0.84, high * 0.85
    for turn in (False, True):

        def side(points: list[tuple[float, float]], turned: bool = turn) -> list[tuple[float, float]]:
            return [(wide - x if turned else x, y) for x, y in points]

        low = high - band
        notch = (tail * 0.42, low + band / 2)
        pen.polygon(side([(0, low), (tail * 1.35, low), (tail * 1.35, high), (0, high), notch]), INK)
        inner = [(3.5, low + 2), (tail * 1.35, low + 2), (tail * 1.35, high - 2), (3.5, high - 2)]
        pen.polygon(side([*inner, (notch[0] + 2.6, notch[1])]), mix(colour, (0, 0, 0), 0.2))
        pen.polygon(side([(tail * 0.8, band), (tail * 1.36, band), (tail * 1.36, high)]), mix(colour, (0, 0, 0), 0.64))
    left, across = tail * 0.8, wide - tail * 1.6
    pen.box(left, 0, across, band, 2, INK)
    pen.box(left + 1.8, 1.8, across - 3.6, band - 3.6, 1, colour)
    pen.box(left + 1.8, 1.8, across - 3.6, band * 0.4, 1, mix(colour, (255, 200, 160), 0.14))
    for y in (5.0, band - 6.4):
        pen.box(left + 5, y, across - 10, 1.5, 0, (226, 180, 84))
    return pen.done()

"""Tiles are people: a cardboard square with an emblem and its owner's rim, in stacks with a count."""

from __future__ import annotations

from pygame import Rect, Surface

from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.emblems.palette import mix, shade
from smallworld_desktop.render.fonts import font
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.cutting import PiecePen, kept, put
from smallworld_desktop.render.pieces.numbers import draw_number
from smallworld_desktop.render.pieces.owners import CARDBOARD, Owner, Rim
from smallworld_desktop.render.theme import CREAM, INK, Colour, Face

EMBLEM_SHARE = 0.67
DECLINED_SCALE = 0.8
"""A declined tile is this much of an active one's size."""
SHOWN = 3
"""So many tiles of a stack are drawn."""
STEP = (0.065, 0.09)
"""How far each next tile of a stack lies to the right and up, in shares of a tile."""
BADGE_SHARE = 0.46
SMALLEST_BADGE = 20
RIM_STEPS = 7
TEAR = ((0.60, 0.0), (0.66, 0.12), (0.74, 0.10), (0.79, 0.22), (0.90, 0.24), (0.91, 0.33), (1.0, 0.38))
CRACK = ((0.02, 0.70), (0.16, 0.74), (0.20, 0.84), (0.30, 0.86))
"""Where a token in decline is torn and cracked, in shares of its side."""

FACE_COLOUR: Colour = (248, 237, 208)
DECLINED_FACE: Colour = (206, 202, 192)
LIP: Colour = (232, 216, 176)
DECLINED_LIP: Colour = (200, 196, 186)
ASH: Colour = (122, 118, 112)


@kept
def tile(race: str | None, owner: Owner | None, size: int, declined: bool = False) -> Surface:
    """One token. Without a race an empty face, without an owner plain cardboard (Lost Tribe, trays)."""
    out = _blank(owner, size, declined).copy()
    if race is not None:
        centre = (out.get_width() / 2, out.get_height() / 2)
        put(out, emblem(race, round(size * EMBLEM_SHARE), grey=declined), centre)
    return out


@kept
def letter_tile(owner: Owner, letter: str, size: int) -> Surface:
    """A player's mark: an initial on the owner's colour."""
    out = _blank(owner, size, False, owner.colour).copy()
    drawn = font(Face.TITLE, max(8, round(size * 0.6)))
    passes = [((30, 18, 8), 1), (CREAM, 0)] if owner.is_dark else [(INK, 0)]
    for colour, offset in passes:
        ink = drawn.render(letter, True, colour)
        bounds = ink.get_bounding_rect()
        centre = out.get_rect().center
        out.blit(ink, (centre[0] - bounds.centerx + offset, centre[1] - bounds.centery + offset))
    return out


@kept
def number_tile(count: int, owner: Owner | None, size: int) -> Surface:
    """A number of tokens: of a combo (no owner) or in a player's hand."""
    out = _blank(owner, size, False).copy()
    colour = INK if count else (128, 100, 68)
    draw_number(out, str(count), round(size * 0.40), colour, out.get_rect().center)
    return out


@kept
def count_badge(count: int, size: int) -> Surface:
    pen = PiecePen(size, size)
    r = size / 2
    pen.circle(r, r, r - 0.2, INK)
    pen.circle(r, r, r - max(1.4, size * 0.06), CREAM)
    out = pen.done()
    draw_number(out, str(count), round(size * (0.5 if count < 10 else 0.44)), (60, 28, 14), (r, r))
    return out


def draw_stack(
    target: Surface,
    race: str | None,
    owner: Owner | None,
    count: int,
    centre: Spot,
    size: int,
    declined: bool = False,
    *,
    always_count: bool = False,
) -> Rect:
    """Tokens of one region: at most three tiles and the count. `size` is an active tile's; returns what was covered."""
    side = round(size * DECLINED_SCALE) if declined else size
    piece = tile(race, owner, side, declined)
    shown = min(max(count, 0), SHOWN)
    middle = (shown - 1) / 2
    covered = Rect(round(centre[0]), round(centre[1]), 0, 0)
    for i in range(shown):
        spot = (centre[0] + (i - middle) * side * STEP[0], centre[1] - (i - middle) * side * STEP[1])
        covered = covered.union(put(target, piece, spot)) if i else put(target, piece, spot)
    if count > 1 or (always_count and count):
        badge = count_badge(count, badge_size(side))
        spot = (centre[0] + side * (0.44 + middle * STEP[0]), centre[1] + side * (0.42 - middle * STEP[1]))
        covered = covered.union(put(target, badge, spot))
    return covered


def draw_hand(
    target: Surface, race: str, owner: Owner, count: int, left: Spot, size: int, width: float, declined: bool = False
) -> Rect:
    """Tokens in hand side by side, overlapping to fit `width`; `left` is the middle of the left edge."""
    if count <= 0:
        return Rect(round(left[0]), round(left[1]), 0, 0)
    step = min(size * 0.6, (width - size) / max(1, count - 1))
    piece = tile(race, owner, size, declined)
    covered = [put(target, piece, (left[0] + size / 2 + i * step, left[1])) for i in range(count)]
    badge = count_badge(count, badge_size(size))
    end = left[0] + size + (count - 1) * step
    covered.append(put(target, badge, (end - size * 0.06, left[1] + size * 0.42)))
    return covered[0].unionall(covered[1:])


def badge_size(tile_size: int) -> int:
    return max(SMALLEST_BADGE, round(tile_size * BADGE_SHARE))


@kept
def _blank(owner: Owner | None, size: int, declined: bool, face: Colour | None = None) -> Surface:
    """Ink, lip, rim with its pattern, face."""
    colour = owner.colour if owner else CARDBOARD
    rim = owner.rim if owner else Rim.PLAIN
    if declined:
        colour = mix(colour, ASH, 0.36)
    unit = size / 46
    pad = max(3, round(size * 0.1))
    pen = PiecePen(size + 2 * pad, size + 2 * pad)
    pen.box_shadow(pad + size * 0.04, pad + size * 0.07, size, size, size * 0.18, size * 0.045)

    def layer(inset: float, radius: float, fill: Colour) -> None:
        pen.box(pad + inset, pad + inset, size - 2 * inset, size - 2 * inset, radius * unit, fill)

    band_in, band_out = 3.6 * unit, (8.4 if face is None else 6.5) * unit
    layer(0, 9, INK)
    layer(1.5 * unit, 8, DECLINED_LIP if declined else LIP)
    layer(2.9 * unit, 7, shade(colour, 0.55))
    layer(band_in, 6.4, colour)
    _pattern(
        pen, rim, colour, (pad + (band_in + band_out) / 2, pad + size - (band_in + band_out) / 2), band_out - band_in
    )
    layer(band_out - 1.2 * unit, 4.6, shade(colour, 0.45))
    filling = face or (DECLINED_FACE if declined else FACE_COLOUR)
    layer(band_out, 4, filling)
    if face is None:
        inner = size - 2 * band_out
        pen.box(pad + band_out, pad + band_out, inner, inner * 0.42, 4 * unit, mix(filling, (255, 255, 250), 0.45))
    if declined:
        _wear_out(pen, pad, size)
    return pen.done()


def _wear_out(pen: PiecePen, pad: int, size: int) -> None:
    """A corner torn off and a crack: grey alone does not tell a grey race in decline."""

    def at(x: float, y: float) -> Spot:
        return pad + size * x, pad + size * y

    tear = [at(x, y) for x, y in TEAR]
    pen.cut_off([*tear, at(1.3, 0.36), at(1.3, -0.3), at(0.62, -0.3)])
    pen.line(tear, size * 0.075, INK)
    pen.line([(x - size * 0.035, y + size * 0.035) for x, y in tear[1:-1]], size * 0.04, DECLINED_LIP)
    pen.line([at(x, y) for x, y in CRACK], size * 0.045, (84, 76, 68))


def _pattern(pen: PiecePen, rim: Rim, colour: Colour, ends: tuple[float, float], band: float) -> None:
    low, high = ends
    step = (high - low) / RIM_STEPS
    dark, light = shade(colour, 0.5), mix(colour, (255, 250, 230), 0.85)
    for i in range(RIM_STEPS):
        along = low + step * (i + 0.5)
        for x, y, is_level in ((along, low, True), (along, high, True), (low, along, False), (high, along, False)):
            if rim is Rim.DOTS:
                pen.circle(x, y, band * 0.25, mix(colour, (255, 240, 250), 0.72))
            elif rim is Rim.TICKS:
                dx, dy = (0, band / 2) if is_level else (band / 2, 0)
                pen.line([(x - dx, y - dy), (x + dx, y + dy)], band * 0.2, (214, 208, 198))
            elif rim is Rim.BLOCKS and i % 2:
                half_w, half_h = (step * 0.42, band / 2) if is_level else (band / 2, step * 0.42)
                pen.box(x - half_w, y - half_h, 2 * half_w, 2 * half_h, 0, light)
            elif rim is Rim.SLANTS:
                reach = band * 0.3
                pen.line([(x - reach, y + reach), (x + reach, y - reach)], band * 0.24, dark)
            elif rim is Rim.WAVES:
                across, peak = step / 2, band * 0.26
                wave = [(-across, peak), (0.0, -peak), (across, peak)]
                pen.line([(x + a, y + b) if is_level else (x + b, y + a) for a, b in wave], band * 0.2, dark)

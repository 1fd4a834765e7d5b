"""Contact sheets for looking at emblems and pieces: what `smallworld-desktop gallery` writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render import theme as colours
from smallworld_desktop.render.emblems import emblem, families, icon, icons
from smallworld_desktop.render.pieces import (
    OWNERS,
    ComboShown,
    ComboType,
    PlateKind,
    coin,
    coin_pile,
    combo_art,
    cost_plate,
    die_face,
    disc,
    draw_combo,
    draw_hand,
    draw_round_track,
    draw_stack,
    draw_stepper,
    draw_tray,
    letter_tile,
    medal,
    number_tile,
    owner_line,
    put,
    region_layout,
    struck_coin,
    threat_arrow,
    threat_plate,
    tile,
)
from smallworld_desktop.render.pieces.region_layout import Stack
from smallworld_desktop.render.portraits import medallion, portrait, shipped
from smallworld_desktop.render.text import TextStyle, draw_in
from smallworld_desktop.render.theme import Face

GROUND = (234, 216, 174)
LABEL = TextStyle(Face.TEXT, 15, colours.INK)
TITLE = TextStyle(Face.TITLE, 26, colours.TITLE_RED)
MARKERS = ("encampment", "fortress", "lair", "hole", "hero", "dragon", "catapult", "pot", "tower", "horde", "coin")
COMBOS = (
    ("elves", "flying", "Flying Elves", "Strike anywhere; driven out, they lose no token.", 11, 2, 0),
    ("tritons", "forest", "Forest Tritons", "+1 coin per forest; coasts cost 1 less.", 10, 1, 0),
    ("homunculi", "underworld", "Underworld Homunculi", "Caverns are adjacent; more of them wait.", 10, 3, 2),
    ("white_ladies", "dragon_master", "Dragon Master White Ladies", "A dragon; safe in decline.", 7, 0, 0),
)


def sheet(width: int, height: int) -> Surface:
    out = Surface((width, height), 0, 32)
    out.fill(GROUND)
    return out


def emblem_sheet(size: int, *, names: bool, columns: int = 12) -> Surface:
    """All emblems, family by family."""
    return _grid(families(), lambda name: emblem(name, size), size, names, columns)


def icon_sheet(size: int) -> Surface:
    return _grid({"icons": icons()}, lambda name: icon(name, size), size, True, 14)


def token_sheet() -> Surface:
    """Every race and power as it is seen in play: small, on its tile with each owner's rim, in decline."""
    names = [(name, True) for name in families()["races"]] + [(name, False) for name in families()["powers"]]
    columns, cell_w, cell_h = 10, 148, 64
    out = sheet(columns * cell_w + 16, -(-len(names) // columns) * cell_h + 16)
    for i, (name, is_race) in enumerate(names):
        x, y = 8 + i % columns * cell_w, 8 + i // columns * cell_h + cell_h / 2
        put(out, emblem(name, 28), (x + 18, y))
        if is_race:
            owner = OWNERS[i % len(OWNERS)]
            put(out, tile(name, owner, 46), (x + 66, y))
            put(out, tile(name, owner, 37, True), (x + 116, y))
        else:
            put(out, disc(name, 46), (x + 66, y))
            put(out, disc(name, 33), (x + 114, y))
    return out


def marker_sheet() -> Surface:
    """Every marker, place and relic as it lies on the board of a large and of a small window."""
    names = [*families()["markers"], *families()["places"]]
    columns, cell_w, cell_h = 12, 48, 84
    out = sheet(columns * cell_w, -(-len(names) // columns) * cell_h)
    for i, name in enumerate(names):
        x, y = (i % columns + 0.5) * cell_w, i // columns * cell_h
        put(out, disc(name, 33), (x, y + 24))
        put(out, disc(name, 26), (x, y + 62))
    return out


def portrait_sheet(height: int) -> Surface:
    """All portraits, each with its medallions and its race's emblem below."""
    width, columns, below = round(height * 4 / 5), 8, 64
    names = shipped()
    out = sheet(columns * (width + 12), -(-len(names) // columns) * (height + below + 28))
    for i, name in enumerate(names):
        where = Rect(i % columns * (width + 12) + 6, i // columns * (height + below + 28) + 6, width, height)
        picture, large, small = portrait(name, where.size), medallion(name, 60), medallion(name, 44)
        if picture is None or large is None or small is None:
            continue
        out.blit(picture, where)
        put(out, large, (where.x + 34, where.bottom + 36))
        put(out, small, (where.x + 94, where.bottom + 36))
        put(out, emblem(name, 44), (where.x + 148, where.bottom + 36))
        label = Rect(where.x, where.bottom + below + 4, where.w, 20)
        draw_in(out, name.replace("_", " "), LABEL, label, "center", smallest=11)
    return out


def piece_sheet() -> Surface:
    """All kinds of pieces, and regions with everything that can be in them."""
    out = sheet(1500, 1180)
    _owners(out, 20)
    _plates_and_money(out, 210)
    _regions(out, 400)
    _combos(out, 760)
    return out


def _owners(out: Surface, y: int) -> None:
    for i, owner in enumerate(OWNERS):
        x = 60 + i * 240
        draw_in(out, owner.name, LABEL, Rect(x - 40, y, 200, 20), "midleft", smallest=15)
        draw_stack(out, "orcs", owner, 3, (x, y + 60), 64)
        draw_stack(out, "skeletons", owner, 2, (x + 78, y + 60), 64, True)
        put(out, letter_tile(owner, "AÞŁÖRS"[i], 46), (x + 142, y + 44))
        put(out, number_tile(i * 3, owner, 34), (x + 142, y + 92))
        owner_line(out, [(x - 30, y + 142), (x + 30, y + 118), (x + 80, y + 146), (x + 160, y + 126)], owner, 7)


def _plates_and_money(out: Surface, y: int) -> None:
    x = 40.0
    for kind in PlateKind:
        put(out, cost_plate(3, 32 if kind is not PlateKind.HOVER else 38, kind), (x, y + 24))
        put(out, cost_plate(12, 64, kind), (x + 60, y + 34))
        x += 130
    for likely in (False, True):
        put(out, threat_plate(4, 32, likely), (x, y + 24))
        put(out, threat_arrow(OWNERS[2 if likely else 1], 26, 180 if likely else 35), (x + 34, y + 24))
        x += 76
    for n in range(4):
        put(out, die_face(n, 56, -10 + n * 22), (x + 24, y + 34))
        x += 84
    for amount in (None, 1, 7, 16, 104):
        put(out, coin(amount, 44), (x + 10, y + 30))
        x += 52
    x = 40
    for value in (1, 3, 5, 10):
        put(out, struck_coin(value, 44), (x, y + 120))
        x += 54
    for amount in (4, 17, 58):
        pile = coin_pile(amount, 40)
        put(out, pile, (x + pile.get_width() / 2, y + 120))
        x += pile.get_width() + 16
    for place in (1, 2, 3, 4):
        put(out, medal(place, 48), (x + 24, y + 120))
        x += 64
    draw_hand(out, "wizards", OWNERS[3], 8, (x + 10, y + 110), 40, 180)
    draw_round_track(out, Rect(round(x) + 220, y + 84, 260, 52), 4, 10)
    draw_tray(out, Rect(round(x) + 500, y + 90, 150, 56), ("hero", "hero"), 3)


def _regions(out: Surface, y: int) -> None:
    cases: list[tuple[list[Stack], int]] = [
        ([Stack(1)], 0),
        ([Stack(3)], 1),
        ([Stack(2)], 2),
        ([Stack(4)], 3),
        ([Stack(12)], 4),
        ([Stack(5)], 6),
        ([Stack(2, True)], 1),
        ([Stack(1), Stack(1)], 1),
        ([], 2),
        ([], 0),
    ]
    for i, (stacks, count) in enumerate(cases):
        anchor = (150 + i % 5 * 290, y + 90 + i // 5 * 180)
        pygame.draw.circle(out, (206, 190, 130), anchor, 84)
        layout = region_layout(anchor, 46, stacks, count, 84)
        for j, (stack, placed) in enumerate(zip(stacks, layout.stacks, strict=True)):
            race = "monster" if j else ("ghouls" if stack.declined else "trolls")
            owner = None if len(stacks) > 1 else OWNERS[i % len(OWNERS)]
            draw_stack(out, race, owner, stack.count, placed.centre, placed.size, stack.declined)
        for marker, placed in zip(MARKERS, layout.markers, strict=False):
            put(out, disc(marker, placed.size), placed.centre)
        put(out, cost_plate(2 + i, layout.plate.size, list(PlateKind)[i % 4]), layout.plate.centre)
        if i % 3 == 0 and stacks:
            draw_stepper(out, layout.stepper.centre, layout.stepper.size, can_add=True, can_take=i > 0, hover=1)


def _combos(out: Surface, y: int) -> None:
    name = TextStyle(Face.TITLE, 20, colours.TITLE_RED)
    summary = TextStyle(Face.TEXT, 15, colours.INK)
    for i, (race, power, title, text, tokens, coins, waiting) in enumerate(COMBOS):
        rect = Rect(20, y + i * 90, 420, 83)
        combo = ComboShown(race, power, title, text, i, tokens, coins, waiting)
        draw_combo(out, rect, combo, ComboType(name, summary))
        compact = Rect(470, y + i * 62, 238, 54)
        small = TextStyle(Face.TITLE, 16, colours.TITLE_RED)
        draw_combo(out, compact, combo, ComboType(small))
    big = combo_art("amazons", "mounted", 720, 232)
    out.blit(big, (740, y + 10), special_flags=pygame.BLEND_PREMULTIPLIED)


def _grid(
    groups: dict[str, list[str]], draw: Callable[[str], Surface], size: int, names: bool, columns: int
) -> Surface:
    cell_w = max(size + 20, 104) if names else size + 16
    cell_h = size + (36 if names else 16)
    head = 44 if names else 12
    rows = {title: -(-len(ids) // columns) for title, ids in groups.items()}
    out = sheet(columns * cell_w + 16, sum(head + count * cell_h for count in rows.values()) + 12)
    y = 4
    for title, ids in groups.items():
        if names:
            draw_in(out, title, TITLE, Rect(16, y, 400, head), "midleft", smallest=20)
        y += head
        _cells(out, ids, draw, Rect(8, y, cell_w, cell_h), size, columns, names)
        y += rows[title] * cell_h
    return out


def _cells(
    out: Surface, ids: Sequence[str], draw: Callable[[str], Surface], cell: Rect, size: int, columns: int, names: bool
) -> None:
    for i, name in enumerate(ids):
        where = cell.move(i % columns * cell.w, i // columns * cell.h)
        put(out, draw(name), (where.centerx, where.y + size / 2 + 4))
        if names:
            label = Rect(where.x, where.y + size + 10, where.w, 20)
            draw_in(out, name.replace("_", " "), LABEL, label, "center", smallest=11)

"""The pieces on the table: tiles, discs, plates, coins, die, banners, the round track, and how they share a region.

Every function that returns a surface keeps it: premultiplied, centred on the piece (its shadow included), not to be
drawn on. Put it down with `put(target, piece, centre)`.
"""

from smallworld_desktop.render.pieces.banner import ComboPlaces, ComboShown, ComboType, combo_art, draw_combo
from smallworld_desktop.render.pieces.coins import change, coin, coin_pile, struck_coin
from smallworld_desktop.render.pieces.cutting import put
from smallworld_desktop.render.pieces.dice import die_face
from smallworld_desktop.render.pieces.discs import disc, draw_tray
from smallworld_desktop.render.pieces.fields import field_colour
from smallworld_desktop.render.pieces.lines import owner_line
from smallworld_desktop.render.pieces.medals import medal
from smallworld_desktop.render.pieces.numbers import draw_number, number
from smallworld_desktop.render.pieces.owners import OWNERS, Owner, Rim
from smallworld_desktop.render.pieces.plates import PlateKind, cost_plate, threat_arrow, threat_plate
from smallworld_desktop.render.pieces.region_layout import RegionLayout, grouped, region_layout
from smallworld_desktop.render.pieces.steppers import draw_stepper, step_button
from smallworld_desktop.render.pieces.tiles import (
    DECLINED_SCALE,
    count_badge,
    draw_hand,
    draw_stack,
    letter_tile,
    number_tile,
    tile,
)
from smallworld_desktop.render.pieces.track import draw_round_track

__all__ = [
    "DECLINED_SCALE",
    "OWNERS",
    "ComboPlaces",
    "ComboShown",
    "ComboType",
    "Owner",
    "PlateKind",
    "RegionLayout",
    "Rim",
    "change",
    "coin",
    "coin_pile",
    "combo_art",
    "cost_plate",
    "count_badge",
    "die_face",
    "disc",
    "draw_combo",
    "draw_hand",
    "draw_number",
    "draw_round_track",
    "draw_stack",
    "draw_stepper",
    "draw_tray",
    "field_colour",
    "grouped",
    "letter_tile",
    "medal",
    "number",
    "number_tile",
    "owner_line",
    "put",
    "region_layout",
    "step_button",
    "struck_coin",
    "threat_arrow",
    "threat_plate",
    "tile",
]

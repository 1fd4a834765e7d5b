"""The cloth of each race's banner."""

from __future__ import annotations

import colorsys
import random

from smallworld_desktop.render.theme import Colour

FIELDS: dict[str, Colour] = {
    "amazons": (66, 120, 118),
    "dwarves": (90, 112, 140),
    "elves": (74, 116, 78),
    "ghouls": (110, 84, 118),
    "giants": (120, 154, 176),
    "halflings": (176, 132, 62),
    "humans": (160, 60, 52),
    "orcs": (168, 84, 58),
    "ratmen": (190, 156, 78),
    "skeletons": (92, 98, 122),
    "sorcerers": (172, 158, 96),
    "tritons": (58, 92, 140),
    "trolls": (146, 104, 74),
    "wizards": (206, 168, 92),
    "goblins": (120, 70, 62),
    "kobolds": (84, 128, 132),
    "gypsies": (86, 122, 96),
    "priestesses": (74, 108, 166),
    "white_ladies": (104, 84, 132),
    "barbarians": (104, 128, 92),
    "homunculi": (134, 92, 120),
    "leprechauns": (190, 132, 70),
    "pixies": (108, 142, 100),
    "pygmies": (92, 132, 148),
}


def field_colour(race: str) -> Colour:
    """The race's own colour; a race of a player's pack gets one that follows from its id."""
    known = FIELDS.get(race)
    if known is not None:
        return known
    dice = random.Random(f"banner of {race}")
    r, g, b = colorsys.hls_to_rgb(dice.random(), dice.uniform(0.38, 0.5), dice.uniform(0.25, 0.42))
    return round(r * 255), round(g * 255), round(b * 255)

"""The cloth of each race's banner, and the enamel of each marker's disc."""

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
    "cultists": (84, 96, 84),
    "drow": (150, 78, 104),
    "flames": (70, 84, 116),
    "gnomes": (92, 128, 74),
    "iron_dwarves": (150, 90, 58),
    "kraken": (60, 124, 132),
    "liches": (112, 128, 88),
    "lizardmen": (130, 96, 62),
    "mudmen": (122, 146, 96),
    "mummies": (178, 118, 74),
    "ogres": (84, 116, 128),
    "shadow_mimes": (176, 104, 96),
    "shrooms": (82, 108, 92),
    "spiderines": (156, 140, 92),
    "will_o_wisps": (70, 74, 112),
}

MARKER_FIELDS: dict[str, Colour] = {
    "encampment": (96, 150, 206),
    "fortress": (206, 92, 74),
    "lair": (196, 160, 84),
    "hole": (240, 224, 150),
    "hero": (54, 104, 176),
    "dragon": (96, 150, 96),
    "catapult": (222, 196, 150),
    "pot": (120, 178, 96),
    "tower": (110, 168, 196),
    "coin": (150, 60, 66),
    "horde": (178, 70, 54),
    "golden_soapbar": (92, 168, 208),
    "glandulfs_tavern": (112, 62, 44),
    "bonys_boneyard": (96, 74, 112),
    "mirrors_vale": (150, 62, 104),
    "sigil_of_sacrifice": (226, 206, 214),
    "ancient": (58, 48, 84),
    "queen": (118, 46, 106),
    "armour": (60, 96, 120),
    "bag": (216, 176, 110),
    "hammer": (128, 84, 62),
    "volcano": (122, 168, 190),
    "ghost": (84, 70, 120),
    "balrog": (84, 66, 84),
    "altar_of_souls": (76, 54, 88),
    "crypt_of_the_tomb_raider": (86, 106, 84),
    "diamond_fields": (60, 116, 84),
    "fountain_of_youth": (226, 150, 170),
    "great_brass_pipe": (74, 92, 104),
    "keep_on_the_motherland": (246, 224, 168),
    "mine_of_the_lost_dwarf": (158, 150, 140),
    "stonehedge": (176, 206, 222),
    "wickedest_pentacle": (222, 132, 66),
    "flying_doormat": (108, 172, 224),
    "froggys_ring": (196, 110, 150),
    "scepter_of_avarice": (66, 120, 98),
    "shiny_orb": (238, 206, 120),
    "stinky_trolls_socks": (146, 170, 72),
    "sword_of_the_killer_rabbit": (108, 142, 92),
}
"""One for each kind, so that a marker is told by its field before its drawing is made out."""


_own: dict[str, Colour] = {}
"""Of races in packs that say so."""


def register_colour(race: str, colour: Colour | None) -> None:
    """The cloth that a pack wants for its race; without one it follows from the id again."""
    if colour is None:
        _own.pop(race, None)
    else:
        _own[race] = colour


def marker_field(marker: str) -> Colour | None:
    """The enamel of this marker's disc; None for powers and for markers of a player's pack: they lie on cream."""
    return MARKER_FIELDS.get(marker)


def field_colour(race: str) -> Colour:
    """The race's own colour; a race of a player's pack gets one that follows from its id."""
    known = FIELDS.get(race) or _own.get(race)
    if known is not None:
        return known
    dice = random.Random(f"banner of {race}")
    r, g, b = colorsys.hls_to_rgb(dice.random(), dice.uniform(0.38, 0.5), dice.uniform(0.25, 0.42))
    return round(r * 255), round(g * 255), round(b * 255)

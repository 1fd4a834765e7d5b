"""Positions of the team game for six, written as scenarios on its board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from smallworld_desktop.developers.expansion_positions import SETS
from smallworld_desktop.developers.positions import NAMES, SEED, Document

TEAM_MAP = "six_players"
COLUMN = [
    "goblins+merchant", "tritons+flying", "homunculi+pillaging+1", "sorcerers+seafaring", "halflings+hill",
    "pygmies+berserk",
]  # fmt: skip
PEOPLES: dict[str, Document] = {
    "Ann": {
        "coins": 12,
        "active": {
            "race": "orcs",
            "power": "mounted",
            "regions": {"mistbog": 3, "ryecroft": 3, "whisperthicket": 3, "ploughacre": 1},
        },
        "decline": [{"race": "dwarves", "regions": {"thunderspire": 1, "tangleholt": 1}}],
    },
    "Bob": {
        "coins": 9,
        "active": {
            "race": "elves",
            "power": "fortified",
            "regions": {"miller_s_acre": 2, "leechmoss": 2, "goatpeak": 2, "brambleholt": 1},
            "markers": {"fortress": {"goatpeak": 1}},
        },
    },
    "Cleo": {
        "coins": 14,
        "active": {
            "race": "trolls",
            "power": "bivouacking",
            "regions": {"rushmarsh": 2, "applemeadow": 2, "windy_rise": 2},
            "markers": {"encampment": {"rushmarsh": 1, "windy_rise": 4}},
        },
        "decline": [{"race": "humans", "regions": {"cindercrown": 1, "beemeadow": 1}}],
    },
    "Dan": {
        "coins": 11,
        "active": {
            "race": "giants",
            "power": "alchemist",
            "regions": {"frost_tooth": 2, "larkdown": 3, "ryestead": 2, "raven_spire": 2},
        },
        "decline": [{"race": "wizards", "regions": {"coppertor": 1, "honey_croft": 1}}],
    },
    "Eve": {
        "coins": 10,
        "active": {
            "race": "ratmen",
            "power": "heroic",
            "regions": {"kitedown": 3, "applecroft": 2, "murkbog": 3, "wolfshaw": 2},
            "markers": {"hero": {"kitedown": 1, "wolfshaw": 1}},
        },
    },
    "Finn": {
        "coins": 13,
        "active": {
            "race": "amazons",
            "power": "dragon_master",
            "regions": {"barley_stead": 2, "larktor": 2, "heronmoss": 2},
            "markers": {"dragon": {"heronmoss": 1}},
        },
        "decline": [{"race": "skeletons", "regions": {"sallowmarsh": 1, "eagle_s_spire": 1}}],
    },
}
MONSTERS = ("heathertor", "acornthicket", "beaconrise", "sedgemoss", "mossweald")


def team_scenario(places: Mapping[str, str], *, player: str = "Ann", **more: Any) -> Document:
    """A turn in the middle of a team game. `places` says which of them lie where."""
    return {
        "map": TEAM_MAP,
        "teams": True,
        "content": SETS,
        "players": [{"name": name, **PEOPLES[name]} for name in NAMES],
        "column": COLUMN,
        "turn": {"round": 4, "player": player},
        "monsters": MONSTERS,
        "places": dict(places),
        "seed": SEED,
        **more,
    }


def monsters_first() -> Document:
    """Before the first turn: Bob places the first monster."""
    players = [{"name": name} for name in NAMES]
    return {"map": TEAM_MAP, "teams": True, "content": SETS, "players": players, "turn": "setup", "seed": SEED}


ALL_PLACES = {
    "golden_soapbar": "mistbog",
    "glandulfs_tavern": "ryecroft",
    "mirrors_vale": "larkdown",
    "sigil_of_sacrifice": "murkbog",
    "bonys_boneyard": "applemeadow",
}
TEAM_POSITIONS: dict[str, Document] = {
    "monsters": monsters_first(),
    "team_places": team_scenario(ALL_PLACES),
    "discovery": team_scenario({}, draw=["mirrors_vale"]),
    "soapbar": team_scenario({"golden_soapbar": "mistbog"}, moves=["stop"]),
    "tavern": team_scenario({"glandulfs_tavern": "ryecroft"}, moves=["stop"]),
    "bony": team_scenario({}, draw=["bonys_boneyard"], moves=[{"conquer": "heathertor"}]),
    "mirror": team_scenario({"mirrors_vale": "mistbog"}),
    "sigil_ahead": team_scenario({"sigil_of_sacrifice": "murkbog"}),
    "sigil_of_another": team_scenario({"sigil_of_sacrifice": "murkbog"}, moves=[{"conquer": "rushmarsh"}]),
    "sigil_of_the_loser": team_scenario({"sigil_of_sacrifice": "applemeadow"}, moves=[{"conquer": "rushmarsh"}]),
}
"""By name."""

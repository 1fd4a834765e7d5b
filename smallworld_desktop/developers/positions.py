"""Positions of the base game, written as scenarios on a real map; each is one decision that the table has to show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
MAP = "three_players"
SEED = 7

Document = dict[str, Any]
HOME = {"tangleshaw": 3, "honey_garth": 3, "beacontor": 2, "applegarth": 2}
DWARVES = {"race": "dwarves", "regions": {"grey_spire": 1, "windy_knoll": 1}}
COLUMN = (
    "ratmen+merchant", "tritons+flying", "wizards+pillaging+1", "giants+seafaring", "elves+alchemist+2",
    "halflings+hill",
)  # fmt: skip
BOB = {
    "name": "Bob",
    "coins": 14,
    "active": {
        "race": "amazons",
        "power": "fortified",
        "regions": {"thunderpeak": 1, "beeacre": 2, "badgerhowe": 2, "toadmarsh": 2},
        "markers": {"fortress": {"thunderpeak": 1}},
    },
    "decline": [{"race": "humans", "regions": {"goathorn": 1, "bitternbog": 1}}],
}
CLEO = {
    "name": "Cleo",
    "coins": 11,
    "active": {
        "race": "trolls",
        "power": "bivouacking",
        "regions": {"clovergarth": 2, "gorserise": 2, "copperfell": 2},
        "markers": {"encampment": {"gorserise": 3, "clovergarth": 2}},
    },
    "decline": [{"race": "skeletons", "regions": {"broken_spire": 1, "sedgefen": 1}}],
}


def scenario(
    race: str = "orcs",
    power: str = "commando",
    regions: Mapping[str, int] = HOME,
    *,
    decline: Sequence[Document] = (DWARVES,),
    **more: Any,
) -> Document:
    """Ann's turn in the middle of a game of three, with this combo of hers."""
    ann: Document = {"name": "Ann", "coins": 12, "decline": list(decline)}
    if race:
        ann["active"] = {"race": race, "power": power, "regions": dict(regions)}
    return {
        "map": MAP,
        "players": [ann, BOB, CLEO],
        "column": list(COLUMN),
        "turn": {"round": 4, "player": "Ann"},
        "seed": SEED,
        **more,
    }


STAY_AT_HOME = [{"deploy": HOME}]
BASE_POSITIONS: dict[str, Document] = {
    "choose": scenario(race=""),
    "conquer": scenario(),
    "ways": scenario("sorcerers", "dragon_master"),
    "final": scenario("orcs", "forest", {"tangleshaw": 2, "honey_garth": 2, "beacontor": 1}, dice=[2]),
    "berserk": scenario("orcs", "berserk", dice=[2, 1]),
    "redeploy": scenario(moves=[{"conquer": "midgemire"}, "stop"]),
    "heroes": scenario("ratmen", "heroic", moves=["stop"]),
    "encampments": scenario(turn={"round": 4, "player": "Cleo"}, moves=["stop"]),
    "fortress": scenario(turn={"round": 4, "player": "Bob"}, moves=["stop"]),
    "ally": scenario("orcs", "diplomat", moves=["stop"]),
    "ghouls": scenario(
        "orcs",
        "diplomat",
        {"applegarth": 2, "tangleshaw": 2},
        decline=[{"race": "ghouls", "regions": {"beacontor": 4, "honey_garth": 3}}],
    ),
    "stout": scenario("orcs", "stout", moves=["stop", *STAY_AT_HOME, "end"]),
    "retreat": scenario(
        "orcs",
        "mounted",
        {"gloamwood": 4, "beacontor": 3, "honey_garth": 3},
        moves=[
            {"conquer": "beeacre"},
            "stop",
            {"deploy": {"gloamwood": 3, "beeacre": 4, "beacontor": 2, "honey_garth": 1}},
            "end",
        ],
    ),
}
"""By name."""

"""Positions with what the expansions add to a turn, written as scenarios on a real map."""

from __future__ import annotations

from typing import Any

from smallworld_desktop.developers.positions import BOB, CLEO, DWARVES, HOME, Document, scenario

SETS = ["base", "cursed", "grand_dames", "be_not_afraid"]
STRETCHED = {"tangleshaw": 1, "honey_garth": 1, "beacontor": 1, "applegarth": 1, "midgemire": 1}
BOLD_COLUMN = [
    "ratmen+cursed+3", "homunculi+hill+2+2xT", "tritons+flying", "giants+historian", "white_ladies+imperial",
    "pixies+barricade",
]  # fmt: skip


def wider(race: str, power: str = "forest", **more: Any) -> Document:
    """Ann's turn with every set in play."""
    return scenario(race, power, content=SETS, **more)


def facing(race: str, power: str, **more: Any) -> Document:
    """Ann's Commando Orcs stand before Bob's combo in Gloamwood."""
    bob = {
        "name": "Bob",
        "coins": 14,
        "active": {"race": race, "power": power, "regions": {"gloamwood": 2, "thunderpeak": 1, "beeacre": 2}},
    }
    attack = more.pop("attack", "commando")
    document = wider("orcs", attack, **more)
    document["players"] = [document["players"][0], bob, CLEO]
    return document


EXPANSION_POSITIONS: dict[str, Document] = {
    "hire": wider("orcs", "mercenary", regions={"beacontor": 2}, dice=[0], moves=[{"final": "gloamwood"}]),
    "hire_first": wider("orcs", "mercenary"),
    "tower": wider("priestesses", regions={"tangleshaw": 3, "beacontor": 2, "applegarth": 2}),
    "second_wave": wider("orcs", "marauding", moves=[{"conquer": "midgemire"}]),
    "catapult": wider("orcs", "catapult"),
    "barbarians": wider("barbarians", "commando"),
    "barbarians_stay": wider("barbarians", "heroic", moves=[{"conquer": "midgemire"}, "stop"]),
    "pots": wider("leprechauns", "hill", moves=[{"conquer": "midgemire"}, "stop"]),
    "column": scenario(race="", content=SETS, column=BOLD_COLUMN),
    "gypsies": wider("gypsies", moves=[{"abandon": "applegarth"}, {"abandon": "tangleshaw"}]),
    "pygmies": facing("pygmies", "hill", dice=[2, 1]),
    "corrupt": facing("sorcerers", "corrupt"),
    "ransacking": facing("sorcerers", "hill", attack="ransacking"),
    "hordes": wider("orcs", "hordes_of", regions=STRETCHED),
    "tower_and_hordes": wider("priestesses", "hordes_of", regions=STRETCHED),
    "kobolds": wider("kobolds", "hill", moves=["stop"]),
    "pixies": wider("pixies", "hill", regions={**HOME, "midgemire": 1}, moves=["stop"]),
    "amazon_hordes": scenario(
        "amazons",
        "hordes_of",
        content=SETS,
        players=[
            {"name": "Ann", "coins": 12, "decline": [DWARVES], "active": {
                "race": "amazons", "power": "hordes_of", "regions": HOME, "hand": 2}},
            {"name": "Bob", "coins": 14, "active": {
                "race": "white_ladies", "power": "imperial", "regions": {"thunderpeak": 1, "beeacre": 2}}},
            CLEO,
        ],
        moves=["stop"],
    ),
    "white_ladies": scenario(
        content=SETS,
        players=[
            {"name": "Ann", "coins": 12, "active": {"race": "orcs", "power": "were", "regions": HOME}},
            {**BOB, "decline": [{"race": "white_ladies", "regions": {"gloamwood": 1, "goathorn": 1}}]},
            CLEO,
        ],
    ),
    "historian": wider("orcs", "historian"),
}  # fmt: skip
"""By name."""

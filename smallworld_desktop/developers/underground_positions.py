"""Positions below ground, written as scenarios on a real map; each is one decision that the table has to show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from smallworld_desktop.developers.positions import SEED, Document

BELOW_MAP = "underground_three"
BELOW = ["base", "underground"]
BELOW_HOME = {"shaftlevel": 3, "mirrorfield": 3, "puffshade": 2, "prismacre": 2}
BELOW_COLUMN = (
    "flames+muddy", "shadow_mimes+flocking+1", "lizardmen+fisher", "spiderines+wise+2", "kraken+frightened",
    "ratmen+martyr",
)  # fmt: skip
BOB = {
    "name": "Bob",
    "coins": 14,
    "active": {
        "race": "shrooms",
        "power": "mining",
        "regions": {"gloomspire": 1, "sporewood": 2, "timberdrift": 2, "glimmeracre": 1},
    },
}
CLEO = {
    "name": "Cleo",
    "coins": 11,
    "active": {
        "race": "liches",
        "power": "stone",
        "regions": {"orebarrow": 2, "coalcrown": 2, "amethysthall": 2, "obsidianpeak": 1},
    },
    "decline": [{"race": "ogres", "regions": {"brownmud": 1, "morelmoor": 1}}],
}
DROW = {"race": "drow", "power": "reborn", "regions": {"smokecrag": 1, "barrowdrift": 1, "murkfen": 1}}


def below(
    race: str = "mudmen",
    power: str = "thieving",
    regions: Mapping[str, int] = BELOW_HOME,
    *,
    decline: Sequence[Document] = (),
    hers: Mapping[str, Any] | None = None,
    **more: Any,
) -> Document:
    """Ann's turn in the middle of a game of three below ground, with this combo of hers."""
    ann: Document = {"name": "Ann", "coins": 12, "decline": list(decline)}
    if race:
        ann["active"] = {"race": race, "power": power, "regions": dict(regions), **(hers or {})}
    return {
        "map": BELOW_MAP,
        "content": BELOW,
        "players": [ann, BOB, CLEO],
        "column": list(BELOW_COLUMN),
        "turn": {"round": 4, "player": "Ann"},
        "seed": SEED,
        **more,
    }


STAYING = [{"deploy": BELOW_HOME}]
UNDERGROUND_POSITIONS: dict[str, Document] = {
    "below_choose": below(race=""),
    "below_conquer": below(),
    "river": below(regions={"barrowdrift": 4, "prismacre": 3}),
    "river_left": below(regions={"barrowdrift": 4, "prismacre": 3}, moves=[{"conquer": "swift_water"}, "stop"]),
    "relics": below(
        finds={"mirrorfield": ["flying_doormat", "sword_of_the_killer_rabbit"], "puffshade": "stinky_trolls_socks"}
    ),
    "orb": below(finds={"mirrorfield": "shiny_orb"}),
    "bag": below(power="magic", finds={"murkfen": "sword_of_the_killer_rabbit", "glimmeracre": "froggys_ring"}),
    "bag_at_end": below(power="magic", finds={"glimmeracre": "froggys_ring"}, moves=["stop"]),
    "wisps": below("will_o_wisps", "thieving", {"mirrorfield": 2, "prismacre": 2}, dice=[2, 0]),
    "hammers": below("iron_dwarves", regions={"shaftlevel": 2, "mirrorfield": 1}, hers={"pool": {"hammer": 3}}),
    "revive": below("cultists", regions={"shaftlevel": 3, "mirrorfield": 3}, decline=[DROW]),
    "ancient": below("cultists", hers={"markers": {"ancient": {"shaftlevel": 1}}}),
    "flames": below("flames", "thieving", {"mirrorfield": 4, "puffshade": 3}, pieces={"volcano": "bottomless_deep"}),
    "monsters_below": below(draw=["keep_on_the_motherland"]),
    "pentacle": below(draw=["wickedest_pentacle"], moves=[{"conquer": "sludgepool"}]),
    "stonehedge": below(draw=["stonehedge+quarreling"]),
    "stonehedge_decline": below(finds={"mirrorfield": "stonehedge+vanishing"}),
    "placed_relics": below(finds={"mirrorfield": ["froggys_ring", "scepter_of_avarice"]}, moves=["stop"]),
    "crypt": below(finds={"shaftlevel": "crypt_of_the_tomb_raider"}, moves=["stop"]),
    "ghost": below(
        finds={"shaftlevel": "crypt_of_the_tomb_raider"}, pieces={"ghost": "gloomspire"}, moves=["stop"]
    ),
    "altar": below(
        finds={"mirrorfield": "altar_of_souls"},
        decline=[{"race": "drow", "power": "wise", "regions": {"smokecrag": 1, "murkfen": 1}}],
        moves=["stop", *STAYING, "end"],
    ),
    "queen": below(power="royal", moves=["stop"]),
    "armour": below(power="shield", moves=["stop"]),
    "tomb": below(power="tomb"),
    "vanishing": below(power="vanishing"),
    "liches": below(
        players=[
            {"name": "Ann", "coins": 12, "active": {"race": "mudmen", "power": "thieving", "regions": BELOW_HOME}},
            {**BOB, "active": {**BOB["active"], "power": "martyr"}},  # type: ignore[dict-item]
            {**CLEO, "active": {"race": "ogres", "power": "stone", "regions": {"orebarrow": 2}},
             "decline": [{"race": "liches", "regions": {"sludgepool": 1, "smokecrag": 1}}]},
        ],
        column=["flames+muddy", "shadow_mimes+flocking", "lizardmen+fisher", "spiderines+wise", "kraken+frightened"],
    ),
}  # fmt: skip
"""By name."""

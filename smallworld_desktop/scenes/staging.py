"""Positions made to order, as sessions that a table can show: scenarios on a real map, and games played for a while.

`shots` takes pictures of them, the tests make every decision in them once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.content import LoadedContent, load_packs
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.vocabulary import Vocabulary
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenario.builder import TEAM_PACK, build
from smallworld_desktop.scenario.moves import read_move
from smallworld_desktop.scenes.choosers import make_chooser
from smallworld_desktop.scenes.new_game import start_session
from smallworld_desktop.scenes.session import HUMAN, Options, Seat, Session

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
        "column": [combo for combo in COLUMN if not race or race not in combo],
        "turn": {"round": 4, "player": "Ann"},
        "seed": SEED,
        **more,
    }


STAY_AT_HOME = [{"deploy": HOME}]
POSITIONS: dict[str, Document] = {
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
    "hire": scenario(
        "orcs",
        "mercenary",
        {"beacontor": 2},
        content=["base", "be_not_afraid"],
        dice=[0],
        moves=[{"final": "gloamwood"}],
    ),
    "tower": scenario(
        "priestesses", "forest", {"tangleshaw": 3, "beacontor": 2, "applegarth": 2}, content=["base", "grand_dames"]
    ),
    "second_wave": scenario("orcs", "marauding", content=["base", "cursed"], moves=[{"conquer": "midgemire"}]),
    "catapult": scenario("orcs", "catapult", content=["base", "be_not_afraid"]),
}
"""By name; each is one decision that the table has to show."""


def staged(position: str | Document, kinds: Sequence[str] = (), *, open_coins: bool = True) -> Session:
    """A session that stands at a position. `kinds` says who sits where, people if it is silent."""
    document = dict(POSITIONS[position]) if isinstance(position, str) else dict(position)
    moves = document.pop("moves", [])
    table = build(document, paths.assets())
    for entry in moves:
        name, value = (entry, None) if isinstance(entry, str) else next(iter(entry.items()))
        for action in read_move(table, name, value):
            table.game.play(action)
    board = board_of(document["map"])
    content = content_of((*document.get("content", ("base",)), TEAM_PACK))
    assert board.geometry is not None
    session = Session(
        table.game, board.geometry, seats_of(table.players, kinds), content, Options(open_coins), title=board.title
    )
    session.make_chooser = lambda seat: make_chooser(seat, SEED + seat.colour)
    return session


def played(actions: int, players: int = 3, seed: int = SEED, kinds: Sequence[str] = ()) -> Session:
    """A game that beginners have played for so many actions, or to its end if there are fewer."""
    names = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
    session = start_session(
        board_of(f"{names[players]}_players"), content_of(("base",)), seats_of(NAMES[:players], kinds), seed
    )
    session.make_chooser = lambda seat: make_chooser(seat, seed + seat.colour)
    hands = [make_seat("easy", seed + number) for number in range(players)]
    while actions and not session.game.position.is_over:
        decider = session.game.position.decider
        session.play(hands[decider].choose(View(session.game.position, decider)))
        actions -= 1
    return session


def seats_of(names: Sequence[str], kinds: Sequence[str] = ()) -> list[Seat]:
    return [Seat(name, number, kinds[number] if number < len(kinds) else HUMAN) for number, name in enumerate(names)]


@cache
def board_of(name: str) -> LoadedMap:
    """A shipped map."""
    content = content_of(("base",)).content
    return read_map(paths.assets() / "maps" / f"{name}.tmx", Vocabulary(content.terrains, content.symbols))


@cache
def content_of(packs: tuple[str, ...]) -> LoadedContent:
    return load_packs(packs)

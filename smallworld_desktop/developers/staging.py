"""Positions made to order, as sessions that a table can show: scenarios on a real map, and games played for a while.

`shots` takes pictures of them, the tests make every decision in them once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from smallworld_desktop import paths
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.atlas import vocabulary_of
from smallworld_desktop.content import LoadedContent, load_packs
from smallworld_desktop.developers.expansion_positions import EXPANSION_POSITIONS
from smallworld_desktop.developers.positions import BASE_POSITIONS, NAMES, SEED, Document
from smallworld_desktop.developers.team_positions import TEAM_POSITIONS
from smallworld_desktop.developers.underground_positions import UNDERGROUND_POSITIONS
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.maps.shipped import folder, read_shipped
from smallworld_desktop.rules.finds import refresh_all
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenario.builder import TEAM_PACK, build
from smallworld_desktop.scenario.moves import read_move
from smallworld_desktop.session.choosers import make_chooser
from smallworld_desktop.session.session import HUMAN, Options, Seat, Session
from smallworld_desktop.session.starting import Deal, start_session

POSITIONS: dict[str, Document] = {
    **BASE_POSITIONS, **EXPANSION_POSITIONS, **TEAM_POSITIONS, **UNDERGROUND_POSITIONS
}  # fmt: skip
"""By name; each is one decision that the table has to show."""


def staged(position: str | Document, kinds: Sequence[str] = (), *, open_coins: bool = True) -> Session:
    """A session that stands at a position. `kinds` says who sits where, people if it is silent.

    Beyond what a scenario knows, `places` and `monsters` say what lies where on the map.
    """
    document = dict(POSITIONS[position]) if isinstance(position, str) else dict(position)
    moves = document.pop("moves", [])
    places, monsters = document.pop("places", {}), document.pop("monsters", ())
    document["column"] = _not_in_play(document.get("column", ()), document["players"])
    table = build(document, paths.assets())
    table.game = _found(table.game, places, monsters)
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


def _not_in_play(column: Sequence[str], players: Sequence[Document]) -> list[str]:
    """The combos of which neither banner nor badge lies before a player."""
    peoples = [people for player in players for people in (player.get("active", {}), *player.get("decline", ()))]
    used = {people.get(part) for people in peoples for part in ("race", "power")}
    return [combo for combo in column if used.isdisjoint(combo.split("+"))]


def _found(game: Game, places: Mapping[str, str], monsters: Sequence[str]) -> Game:
    """The same game after monsters were placed and some of them driven out."""
    position, regions = game.position, game.rules.board.by_id
    for place, region in places.items():
        position.places = {**position.places, place: regions[region]}
        position.hidden_places.remove(place)
    for region in monsters:
        position.set_monster(regions[region], True)
    refresh_all(position, [])
    return Game(position, game.chance, game.opening)


def played(
    actions: int,
    players: int = 3,
    seed: int = SEED,
    kinds: Sequence[str] = (),
    *,
    packs: tuple[str, ...] = ("base",),
    teams: bool = False,
) -> Session:
    """A game that beginners have played for so many actions, or to its end if there are fewer."""
    names = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
    content = content_of((*packs, TEAM_PACK) if teams else packs)
    seats = seats_of(NAMES[:players], kinds)
    session = start_session(board_of(f"{names[players]}_players"), content, seats, Deal(seed, teams=teams))
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
    content = content_of(("base", "underground"))
    return read_shipped(folder() / f"{name}.tmx", vocabulary_of(content))


@cache
def content_of(packs: tuple[str, ...]) -> LoadedContent:
    return load_packs(packs)

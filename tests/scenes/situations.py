"""Positions in the middle of a game, put together from a few words."""

from __future__ import annotations

from dataclasses import dataclass, field

from playing import Desk

from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.setup import lay_out_board
from smallworld_desktop.rules.start import begin_from, place_people
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.session.session import Options, Session

NO_POWER = -1


@dataclass
class Troops:
    """A people: `Troops(0, "orcs", "commando", {3: 2}, hand=4)`."""

    seat: int
    race: str
    power: str
    layout: dict[int, int]
    hand: int = 0
    declined: bool = False
    markers: dict[str, dict[int, int]] = field(default_factory=dict)


def sit_at(
    desk: Desk, *troops: Troops, rolls: tuple[int, ...] = (), coins: tuple[int, ...] = (), open_coins: bool = True
) -> TableScene:
    """The first player's turn begins with these peoples on the board for two."""
    blank = desk.session("Ann", "Bob", rounds=5, open_coins=open_coins)
    rules = blank.game.rules
    position = Position(rules)
    lay_out_board(position)
    position.column = list(blank.game.position.column)
    races = {race.id: number for number, race in enumerate(rules.races)}
    powers = {power.id: number for number, power in enumerate(rules.powers)}
    for each in troops:
        power = powers[each.power] if each.power else NO_POWER
        place_people(position, each.seat, races[each.race], power, each.declined, each.hand, each.layout, each.markers)
    if coins:
        position.coins = list(coins)
    taken = {races[each.race] for each in troops} | {race for race, *_ in position.column}
    position.race_pile = [number for number in range(len(rules.races)) if number not in taken]
    used = {powers[each.power] for each in troops if each.power} | {power for _, power, *_ in position.column}
    position.power_pile = [number for number in range(len(rules.powers)) if number not in used]
    begin_from(position, 2, 0, [], False)
    game = Game(position, Chance(1, rolls))
    session = Session(game, blank.geometry, blank.seats, desk.content, Options(open_coins), title=blank.title)
    return desk.sit_down(session)


def near(table: TableScene, region: int, count: int) -> list[int]:
    """Land beside a region, without Lost Tribes, in order."""
    board = table.session.game.rules.board
    found = [r for r in board.regions[region].neighbours if not board.regions[r].terrain.water]
    return [r for r in found if not board.regions[r].lost_tribe][:count]

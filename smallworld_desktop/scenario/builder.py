"""A scenario's text to a game that stands just where it says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from smallworld_desktop.content import SHIPPED, LoadedContent, load_packs
from smallworld_desktop.rules.chance import DIE, Chance
from smallworld_desktop.rules.finds import refresh_all
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import Record
from smallworld_desktop.rules.ruleset import START_COINS, Ruleset
from smallworld_desktop.rules.setup import lay_out_board
from smallworld_desktop.rules.start import begin_from
from smallworld_desktop.scenario.boards import read_board
from smallworld_desktop.scenario.column import lay_column
from smallworld_desktop.scenario.finds import hide_finds, lay_find, lay_pieces, read_draws, read_finds
from smallworld_desktop.scenario.peoples import settle
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import listing, mapping, number, one_of, only_keys, shown, truth, word

KEYS = (
    "title", "board", "map", "content", "teams", "players", "column", "turn", "dice", "draw", "seed", "finds", "pieces",
    "moves", "expect",
)  # fmt: skip
PLAYER_KEYS = ("name", "coins", "active", "decline")
TEAM_PACK = "teams"


class ScenarioTable:
    """A game with the names by which a scenario calls things."""

    def __init__(self, game: Game, players: list[str]) -> None:
        self.game = game
        self.players = players

    @property
    def position(self) -> Position:
        return self.game.position

    def region(self, value: object, key: str) -> int:
        by_id = self.game.rules.board.by_id
        return by_id[one_of(value, by_id, key)]

    def region_id(self, region: int) -> str:
        return self.game.rules.board.regions[region].id

    def seat(self, value: object, key: str) -> int:
        return self.players.index(one_of(value, self.players, key))

    def race(self, value: object, key: str) -> str:
        return one_of(value, [race.id for race in self.game.rules.races], key)


def build(document: Mapping[str, Any], folder: Path) -> ScenarioTable:
    """Set the position up."""
    only_keys(document, KEYS, "scenario")
    teams = truth(document.get("teams", False), "teams")
    packs = [word(pack, "content") for pack in listing(document.get("content", ["base"]), "content")]
    loaded = load_content((*_found(packs, folder), *(() if TEAM_PACK in packs else (TEAM_PACK,))))
    for problem in loaded.errors:
        raise Malformed("content", key="content", got=str(problem.file), line=problem.line)
    board, places = read_board(document, folder, loaded)
    entries = [mapping(entry, "players") for entry in listing(document.get("players"), "players")]
    players = [word(entry.get("name", f"P{place + 1}"), "players.name") for place, entry in enumerate(entries)]
    if len(set(players)) != len(players) or not 1 <= len(players) <= 6 or (teams and len(players) % 2):
        raise Malformed("players", key="players", got=len(players))
    rules = Ruleset(board, loaded.content, len(players), teams)
    pos = Position(rules)
    lay_out_board(pos)
    dice = tuple(_face(value) for value in listing(document.get("dice", []), "dice"))
    hide_finds(pos, None if teams else loaded.pack(TEAM_PACK).places)
    for place, region in places.items():
        lay_find(pos, place, board.by_id[region])
    reserved = read_finds(pos, document.get("finds", {}))
    draws = read_draws(pos, listing(document.get("draw", []), "draw"))
    chance = Chance(number(document.get("seed", 0), "seed", 0, 2**62), dice, tuple(draws))
    lay_pieces(pos, document.get("pieces", {}))
    for seat, entry in enumerate(entries):
        key = f"players.{players[seat]}"
        only_keys(entry, PLAYER_KEYS, key)
        pos.coins[seat] = number(entry.get("coins", START_COINS), f"{key}.coins")
        settle(pos, seat, entry, key, players)
    lay_column(pos, listing(document.get("column", []), "column"), chance, reserved, draws)
    refresh_all(pos, [])
    records: list[Record] = []
    _begin(pos, document.get("turn", {}), players, chance, records)
    return ScenarioTable(Game(pos, chance, records), players)


def load_content(packs: tuple[str, ...]) -> LoadedContent:
    """Packs by name or path; shipped ones are read once."""
    return _load_shipped(packs) if all(pack in SHIPPED for pack in packs) else load_packs(packs)


@cache
def _load_shipped(packs: tuple[str, ...]) -> LoadedContent:
    """Shipped packs don't change while the program runs."""
    return load_packs(packs)


def _found(packs: list[str], folder: Path) -> list[str]:
    """Packs by name; a path is looked up beside the scenario."""
    return [str(folder / pack) if pack.endswith((".yaml", ".yml")) else pack for pack in packs]


def _face(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in DIE:
        raise Malformed("die", key="dice", got=shown(value))
    return value


def _begin(pos: Position, turn: object, players: list[str], chance: Chance, records: list[Record]) -> None:
    if turn == "setup":
        if not pos.rules.teams:
            raise Malformed("setup_without_teams", key="turn")
        begin_from(pos, 1, 0, records, monsters=True)
        return
    given = mapping(turn, "turn")
    only_keys(given, ("round", "player"), "turn")
    round_number = number(given.get("round", 1), "turn.round", 1, pos.rules.rounds)
    seat = players.index(one_of(given.get("player", players[0]), players, "turn.player"))
    begin_from(pos, round_number, seat, records, monsters=False)

"""`smallworld-desktop playthroughs`: golden games as text, to notice when a rule changes without anybody meaning it."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.game import Game, new_game
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import Record, Scored
from smallworld_desktop.simulation.tables import make_ruleset

EXPANSIONS = ("base", "cursed", "grand_dames", "be_not_afraid")


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A game to be written down: its name, table and seed."""

    name: str
    players: int
    packs: tuple[str, ...]
    seed: int
    teams: bool = False


PLAYTHROUGHS = (
    Playthrough("two_players_base", 2, ("base",), 11),
    Playthrough("three_players_base", 3, ("base",), 12),
    Playthrough("five_players_all_sets", 5, EXPANSIONS, 13),
    Playthrough("six_players_teams", 6, EXPANSIONS, 14, teams=True),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", nargs="?", type=Path, default=Path("tests/playthroughs"), help="where to write them")


def run(args: argparse.Namespace) -> int:
    args.folder.mkdir(parents=True, exist_ok=True)
    for playthrough in PLAYTHROUGHS:
        path = args.folder / f"{playthrough.name}.txt"
        path.write_text(text(playthrough), encoding="utf-8")
        print(path)
    return 0


def text(playthrough: Playthrough) -> str:
    """The whole game, one line per action and per thing that happened."""
    rules = make_ruleset(playthrough.players, list(playthrough.packs), teams=playthrough.teams)
    game = new_game(rules, playthrough.seed)
    player = RandomPlayer(random.Random(playthrough.seed))
    lines = [f"{playthrough.players} players, {', '.join(playthrough.packs)}, seed {playthrough.seed}"]
    lines += _told(game.position, game.opening)
    while not game.position.is_over:
        lines += _step(game, player)
    lines.append(f"coins {game.position.coins}, winners {list(game.position.winners)}")
    return "\n".join(lines) + "\n"


def _step(game: Game, player: RandomPlayer) -> Iterator[str]:
    before = game.position.copy()
    records = game.play(player.choose(game.position, game.legal()))
    action = game.steps[-1].action
    values = [f"{f.name}={_shown(before, f.name, getattr(action, f.name))}" for f in fields(action)]
    yield f"{before.round}.{before.decider} {' '.join([type(action).__name__, *values])}"
    yield from _told(game.position, records)


def _told(pos: Position, records: list[Record]) -> Iterator[str]:
    for record in records:
        if isinstance(record, Scored):
            items = ", ".join(f"{item.source} {item.coins}" for item in record.items)
            yield f"    Scored seat={record.seat} coins={record.coins} ({items})"
            continue
        values = [f"{f.name}={_shown(pos, f.name, getattr(record, f.name))}" for f in fields(record)]
        yield f"    {' '.join([type(record).__name__, *values])}"


def _shown(pos: Position, name: str, value: object) -> str:
    """Numbers of regions as the map's ids, the rest as it is."""
    regions = pos.rules.board.regions
    if name in ("region", "origin", "given_from", "tower") and isinstance(value, int):
        return regions[value].id if value >= 0 else "-"
    if name == "layout" and isinstance(value, tuple):
        return "{" + ", ".join(f"{regions[region].id}: {count}" for region, count in value) + "}"
    if name == "regions" and isinstance(value, int):
        return ",".join(regions[region].id for region in bits(value))
    return str(value)

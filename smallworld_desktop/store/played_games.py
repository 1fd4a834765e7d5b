"""The games that were played to their end on this computer: kept in one file, as a table for others, or wiped."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.store.files import atomic_write, read_bytes, remove, set_aside
from smallworld_desktop.store.json_text import BadText, parse_json

HEADER = ("ended", "board", "rounds", "minutes", "player", "kind", "coins", "won", "best_turn", "combos", "against")


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """How one player did: coins, whether it won, the coins of its best turn, and its combos in order."""

    name: str
    kind: str
    coins: int
    won: bool
    best_turn: int
    combos: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was played to its end. `ended` is a time in UTC as `2026-11-18T12:00:00`."""

    ended: str
    board: str
    rounds: int
    seconds: int
    players: tuple[PlayerScore, ...]


def games_file() -> Path:
    return paths.data_dir() / "games.json"


def read_games(file: Path | None = None) -> list[FinishedGame]:
    """All games kept, oldest first. A damaged file is put aside; what is no game is left out. Raises StoreError."""
    path = file or games_file()
    if not path.exists():
        return []
    try:
        listed = parse_json(read_bytes(path))
    except BadText:
        listed = None
    if not isinstance(listed, list):
        set_aside(path)
        return []
    return [game for game in map(_game, listed) if game is not None]


def add_game(game: FinishedGame, file: Path | None = None) -> None:
    """Keep a game. Raises StoreError."""
    path = file or games_file()
    listed = [asdict(each) for each in (*read_games(path), game)]
    atomic_write(path, (json.dumps(listed, ensure_ascii=False) + "\n").encode())


def wipe_games(file: Path | None = None) -> None:
    """Forget everything."""
    remove(file or games_file())


def games_table(games: Sequence[FinishedGame]) -> str:
    """All games as CSV, one line for each player of each game."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEADER)
    for game in games:
        for player in game.players:
            combos = "; ".join(f"{power} {race}".strip() for race, power in player.combos)
            against = "; ".join(other.name for other in game.players if other is not player)
            writer.writerow(
                (
                    game.ended, game.board, game.rounds, round(game.seconds / 60), player.name, player.kind,
                    player.coins, int(player.won), player.best_turn, combos, against,
                )
            )  # fmt: skip
    return text.getvalue()


def export_games(target: Path, file: Path | None = None) -> None:
    """Write the table to a file of the user's choice. Raises StoreError."""
    atomic_write(target, games_table(read_games(file)).encode(), keep_backup=False)


def _game(data: Any) -> FinishedGame | None:
    """A game from its plain form; None if it is none."""
    try:
        players = tuple(
            PlayerScore(
                str(each["name"]), str(each["kind"]), int(each["coins"]), bool(each["won"]), int(each["best_turn"]),
                tuple((str(race), str(power)) for race, power in each["combos"]),
            )
            for each in data["players"]
        )  # fmt: skip
        return FinishedGame(str(data["ended"]), str(data["board"]), int(data["rounds"]), int(data["seconds"]), players)
    except (KeyError, TypeError, ValueError):
        return None

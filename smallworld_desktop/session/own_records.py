"""What players have done so far: a finished game as something to keep, and all games of one player added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from smallworld_desktop.rules.records import ComboTaken, Scored
from smallworld_desktop.session.session import Session, all_records
from smallworld_desktop.store.played_games import FinishedGame, PlayerScore


def finished_game(session: Session, now: datetime | None = None) -> FinishedGame:
    """A session whose game is over, as it is kept."""
    position = session.game.position
    best = [0] * len(session.seats)
    combos: list[list[tuple[str, str]]] = [[] for _ in session.seats]
    for record in all_records(session):
        if isinstance(record, Scored):
            best[record.seat] = max(best[record.seat], record.coins)
        elif isinstance(record, ComboTaken):
            combos[record.seat].append((record.race, record.power))
    players = tuple(
        PlayerScore(
            seat.name, seat.kind, position.coins[number], number in position.winners, best[number],
            tuple(combos[number]),
        )
        for number, seat in enumerate(session.seats)
    )  # fmt: skip
    ended = (now or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="seconds").removesuffix("+00:00")
    return FinishedGame(ended, session.title, position.rules.rounds, round(session.seconds), players)


@dataclass(slots=True)
class PlayerSummary:
    """All games of one player. `coins` are in the order of the games; `combos` and `against` count games and wins."""

    name: str
    games: int = 0
    wins: int = 0
    coins: list[int] = field(default_factory=list)
    best_turn: int = 0
    combos: Counter[tuple[str, str]] = field(default_factory=Counter)
    against: dict[str, tuple[int, int]] = field(default_factory=dict)


def summaries(games: Sequence[FinishedGame]) -> dict[str, PlayerSummary]:
    """Every person who played, by name, with everything added up. Computer players are nobody's records."""
    found: dict[str, PlayerSummary] = {}
    for game in games:
        for player in game.players:
            if player.kind != "human":
                continue
            own = found.setdefault(player.name, PlayerSummary(player.name))
            own.games += 1
            own.wins += player.won
            own.coins.append(player.coins)
            own.best_turn = max(own.best_turn, player.best_turn)
            own.combos.update(player.combos)
            for other in game.players:
                if other is not player:
                    met, beaten = own.against.get(other.name, (0, 0))
                    own.against[other.name] = (met + 1, beaten + player.won)
    return found

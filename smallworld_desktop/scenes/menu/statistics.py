"""A game in numbers: coins by round, what every seat did, who won and why. Read from the records alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from smallworld_desktop.rules.game import Game, Step
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import (
    CoinsMoved,
    ComboTaken,
    ConquestFailed,
    DieRolled,
    Record,
    RegionConquered,
    Scored,
    TokensLost,
)
from smallworld_desktop.rules.scoring import tokens_of

FINAL_ROLL = "final"


@dataclass(frozen=True, slots=True)
class ComboUse:
    """A combo that a seat took, and when."""

    race: str
    power: str
    round: int


@dataclass(slots=True)
class SeatFigures:
    """What one seat did. `coins[0]` is the purse at the start, `coins[n]` the one after the n-th round recorded."""

    seat: int
    coins: list[int]
    regions_taken: int = 0
    tokens_lost: int = 0
    rolls: int = 0
    rolls_won: int = 0
    best_turn: int = 0
    best_round: int = 0
    combos: list[ComboUse] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of the ranking: its number, the seats that share it (a team or a tie), and what decided.

    `tokens` are those on the board. `is_tie_broken` says that more tokens put it above someone with as many coins.
    """

    place: int
    seats: tuple[int, ...]
    coins: int
    tokens: int
    behind: int
    is_tie_broken: bool = False


@dataclass(frozen=True, slots=True)
class GameFigures:
    """All numbers of a game. `first_round` is more than 1 where the beginning of the game is lost."""

    seats: tuple[SeatFigures, ...]
    first_round: int
    rounds: int

    @property
    def highest(self) -> int:
        return max(max(seat.coins) for seat in self.seats)

    def best(self, column: str) -> set[int]:
        """The seats with the best figure of a column; nobody where all are alike."""
        values = {seat.seat: int(getattr(seat, column)) for seat in self.seats}
        wanted = min(values.values()) if column == "tokens_lost" else max(values.values())
        found = {seat for seat, value in values.items() if value == wanted}
        return found if len(found) < len(values) else set()


def figures_of(game: Game) -> GameFigures:
    """Counts a game from its start, or from where its records begin."""
    return _Counting(game.start).count(game.steps, game.position.round)


def ranking(position: Position) -> list[Rank]:
    """The seats (in teams the pairs) from the best to the last; who can't be told apart shares a place."""
    rules = position.rules
    half = rules.seats // 2
    groups: list[tuple[int, ...]]
    groups = [(team, team + half) for team in range(half)] if rules.teams else [(s,) for s in range(rules.seats)]
    keys = {group: _key(position, group) for group in groups}
    order = sorted(groups, key=lambda group: keys[group], reverse=True)
    best = keys[order[0]][0]
    places: list[Rank] = []
    for number, group in enumerate(order):
        first = next(n for n, other in enumerate(order) if keys[other] == keys[group])
        below = order[number + 1] if number + 1 < len(order) else None
        broken = below is not None and keys[below][0] == keys[group][0] and keys[below] != keys[group]
        tokens = sum(tokens_of(position, seat) for seat in group)
        places.append(Rank(first + 1, group, keys[group][0], tokens, best - keys[group][0], broken))
    return places


def _key(position: Position, group: tuple[int, ...]) -> tuple[int, int]:
    """What decides, first and then: coins and tokens; for a pair the lower purse and the higher one."""
    coins = [position.coins[seat] for seat in group]
    return min(coins), max(coins) if len(group) > 1 else tokens_of(position, group[0])


class _Counting:
    """Walks through the records and keeps count."""

    def __init__(self, start: Position) -> None:
        self._owner = {number: start.people(number).seat for number in start.numbers()}
        self._first = start.round
        self._purses = list(start.coins)
        self._seats = [SeatFigures(seat, [coins]) for seat, coins in enumerate(start.coins)]
        self._rolling: set[int] = set()

    def count(self, steps: list[Step], last_round: int) -> GameFigures:
        now = self._first
        for step in steps:
            while now < step.round:
                self._end_round()
                now += 1
            for record in step.records:
                self._count(record, step.round)
        if steps:
            self._end_round()
        return GameFigures(tuple(self._seats), self._first, max(now, last_round))

    def _end_round(self) -> None:
        for seat, coins in zip(self._seats, self._purses, strict=True):
            seat.coins.append(coins)

    def _count(self, record: Record, round_number: int) -> None:
        match record:
            case CoinsMoved(giver=giver, taker=taker, coins=coins):
                if giver >= 0:
                    self._purses[giver] -= coins
                if taker >= 0:
                    self._purses[taker] += coins
            case Scored(seat=seat, coins=coins):
                self._purses[seat] += coins
                figures = self._seats[seat]
                if coins > figures.best_turn:
                    figures.best_turn, figures.best_round = coins, round_number
            case ComboTaken(seat=seat, people=people, race=race, power=power):
                self._owner[people] = seat
                self._seats[seat].combos.append(ComboUse(race, power, round_number))
            case TokensLost(people=people, tokens=tokens):
                self._seats[self._owner[people]].tokens_lost += tokens
            case DieRolled(seat=seat, purpose=purpose) if purpose == FINAL_ROLL:
                self._seats[seat].rolls += 1
                self._rolling.add(seat)
            case RegionConquered(people=people):
                seat = self._owner[people]
                self._seats[seat].regions_taken += 1
                self._end_roll(seat, won=True)
            case ConquestFailed(people=people):
                self._end_roll(self._owner[people], won=False)

    def _end_roll(self, seat: int, *, won: bool) -> None:
        if seat in self._rolling:
            self._rolling.discard(seat)
            self._seats[seat].rolls_won += won

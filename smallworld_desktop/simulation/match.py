"""Whole games between seats, without a window."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from smallworld_desktop.ai.seats import Player, make_seat
from smallworld_desktop.rules.actions import NOWHERE, Action, Pick
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import put_on_top
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply, play
from smallworld_desktop.rules.position import NOBODY, Position
from smallworld_desktop.rules.records import CoinsMoved, ComboTaken, RaceDeclined, Record, Scored
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up
from smallworld_desktop.rules.view import View
from smallworld_desktop.simulation.findings import Findings

ACTION_LIMIT = 100_000


class BrokenRule(AssertionError):
    """A game that broke an invariant: the seed and what was wrong."""


@dataclass(slots=True)
class Reign:
    """One combo in one player's hands, and the coins its regions and bonuses brought.

    `turns` are those its player gave to it: while it was active, with the one in which it declined.
    """

    seat: int
    race: str
    power: str
    coins: int = 0
    turns: int = 0


@dataclass(slots=True)
class MatchResult:
    """What came of a game. `players` says which of the listed players sat in each seat."""

    seed: int
    coins: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    actions: int
    seconds: float
    players: tuple[int, ...] = ()
    declines: tuple[int, ...] = ()
    reigns: tuple[Reign, ...] = ()
    thinking: tuple[float, ...] = ()
    worst: tuple[float, ...] = ()
    cut_short: tuple[int, ...] = ()
    findings: Findings = field(default_factory=Findings)


@dataclass(slots=True)
class _Notes:
    """What is counted on the way."""

    seats: int
    reigns: list[Reign] = field(default_factory=list)
    by_people: dict[int, Reign] = field(default_factory=dict)
    by_seat: dict[int, Reign] = field(default_factory=dict)
    declines: list[int] = field(init=False)
    thinking: list[float] = field(init=False)
    present: list[float] = field(init=False)
    worst: list[float] = field(init=False)
    findings: Findings = field(default_factory=Findings)

    def __post_init__(self) -> None:
        self.declines = [0] * self.seats
        self.thinking = [0.0] * self.seats
        self.present = [0.0] * self.seats
        self.worst = [0.0] * self.seats

    def read(self, records: list[Record]) -> None:
        for record in records:
            if isinstance(record, ComboTaken):
                reign = Reign(record.seat, record.race, record.power)
                self.by_people[record.people] = self.by_seat[record.seat] = reign
                self.reigns.append(reign)
            elif isinstance(record, RaceDeclined):
                self.declines[record.seat] += 1
            elif isinstance(record, Scored):
                if record.seat in self.by_seat:
                    self.by_seat[record.seat].turns += 1
                for item in record.items:
                    if item.people in self.by_people:
                        self.by_people[item.people].coins += item.coins

    def think(self, seat: int, seconds: float, turn_over: bool) -> None:
        self.present[seat] += seconds
        if turn_over:
            self.thinking[seat] += self.present[seat]
            self.worst[seat] = max(self.worst[seat], self.present[seat])
            self.present[seat] = 0.0


def play_match(
    rules: Ruleset,
    specs: tuple[str, ...],
    seed: int,
    check: bool = False,
    players: tuple[int, ...] = (),
    begins_with: tuple[str, str] | None = None,
    seat_for: Callable[[str, int], Player] = make_seat,
) -> MatchResult:
    """A whole game. The same seed and seats give the same game. With `check`, invariants hold after every action.

    `players` gives each seat the number of the player in it; specs and chance belong to players, not to seats.
    `begins_with`: race and power of the combo that whoever starts takes first. `seat_for` makes the players of specs.
    """
    source = random.Random(seed)
    chance = Chance(source.getrandbits(48))
    start = source.randrange(rules.seats)
    players = players or tuple(range(rules.seats))
    by_player = [seat_for(spec, source.getrandbits(48)) for spec in specs]
    seats: list[Player] = [by_player[player] for player in players]
    notes = _Notes(rules.seats)
    began = time.perf_counter()
    pos, _ = set_up(rules, chance, start)
    if begins_with is not None:
        put_on_top(pos, *begins_with)
    actions = 0
    while not pos.is_over:
        seat, whose, turn = pos.decider, pos.seat, pos.round
        asked = time.perf_counter()
        if begins_with is not None and not actions:
            action: Action = source.choice(_picks_of_the_top(pos))
        else:
            action = seats[seat].choose(View(pos, seat))
        seconds = time.perf_counter() - asked
        if check:
            records = _play_checked(pos, chance, action, seed, actions)
        else:
            records = apply(pos, action, chance)
        notes.read(records)
        turn_over = seat == whose and (pos.seat != whose or pos.round != turn or pos.is_over)
        notes.think(seat, seconds, turn_over)
        if rules.places:
            notes.findings.read(action, records)
            if turn_over:
                notes.findings.end_turn(pos, whose)
        actions += 1
        if actions > ACTION_LIMIT:
            raise BrokenRule(f"seed {seed}: no end after {actions} actions")
    return MatchResult(
        seed, tuple(pos.coins), pos.winners, rules.rounds * rules.seats, actions, time.perf_counter() - began,
        players, tuple(notes.declines), tuple(notes.reigns), tuple(notes.thinking), tuple(notes.worst),
        tuple(by_player[player].cut_short for player in players), notes.findings,
    )  # fmt: skip


def _picks_of_the_top(pos: Position) -> list[Pick]:
    """The ways to take the first combo as it is; there are several if its marker may be put down here or there."""
    offers = legal_actions(pos)
    return [offer for offer in offers if isinstance(offer, Pick) and offer.place == 0 and offer.swap == NOWHERE]


def _play_checked(pos: Position, chance: Chance, action: Action, seed: int, actions: int) -> list[Record]:
    coins = pos.coins[:]
    phase, fighter = pos.phase, pos.peoples[pos.fighter] if pos.fighter != NOBODY else None
    try:
        records = play(pos, action, chance)
    except IllegalAction as illegal:
        who = "nobody" if fighter is None else f"{pos.power_id(fighter)} {pos.race_id(fighter)}"
        raise BrokenRule(
            f"seed {seed}, action {actions}: {action} in {phase} by {who} is illegal: {illegal.reason.code}"
        ) from None
    _check(pos.coins, coins, records, violations(pos), seed, actions)
    return records


def _check(now: list[int], before: list[int], records: list[Record], wrong: list[str], seed: int, actions: int) -> None:
    """Coins change only by what the records say, and the position keeps its invariants."""
    expected = before[:]
    for record in records:
        if isinstance(record, CoinsMoved):
            if record.giver >= 0:
                expected[record.giver] -= record.coins
            if record.taker >= 0:
                expected[record.taker] += record.coins
        elif isinstance(record, Scored):
            expected[record.seat] += record.coins
    if expected != now:
        wrong = [*wrong, f"coins {now} instead of {expected}"]
    if wrong:
        raise BrokenRule(f"seed {seed}, action {actions}: {'; '.join(wrong)}")

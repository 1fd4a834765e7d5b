"""Is a riddle right? Its solution reaches the goal, and no other turn does better: by looking at every one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement

from smallworld_desktop.riddles.reader import named
from smallworld_desktop.riddles.riddle import Ask, Goal, Riddle
from smallworld_desktop.riddles.safety import MOST_STATES as MOST_ATTACKS
from smallworld_desktop.riddles.safety import can_be_taken
from smallworld_desktop.riddles.search import (
    TurnEnd,
    Unsearchable,
    every_end,
    finishing,
    held_by,
    riddle_chance,
    settle_retreats,
)
from smallworld_desktop.rules.actions import Action, Decline, End, MakePeace, layout_of
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position
from smallworld_desktop.scenario.builder import ScenarioTable, build
from smallworld_desktop.scenario.moves import read_move
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import one_of

MOST_STATES = 150_000
MOST_SOLUTIONS = 6
"""More ways to solve it make no riddle."""
MOST_LAYOUTS = 300


@dataclass(frozen=True, slots=True)
class Played:
    """What a turn came to: its coins, the regions held before it was scored, whether it declined, what came after."""

    coins: int
    held: int
    declined: bool
    after: Position


@dataclass(frozen=True, slots=True)
class Proof:
    """What the search found: how many ends a turn has, and how many of them reach the goal."""

    ends: int
    solutions: int
    best: int
    """The most coins that any turn brings."""


def table_of(riddle: Riddle) -> ScenarioTable:
    """The table at which a riddle is solved. Raises `Malformed`."""
    return build(riddle.scenario, riddle.file.parent)


def solution_actions(riddle: Riddle) -> tuple[ScenarioTable, list[Action]]:
    """The solution played on its table. Raises `Malformed`, and `IllegalAction` for what can't be played."""
    table = table_of(riddle)
    seat, actions = table.position.seat, []
    for entry in riddle.solution:
        for action in read_move(table, *named(entry)):
            if table.position.seat != seat or table.position.is_over:
                raise Malformed("one_key", key="solution", got=str(entry))
            table.game.play(action)
            actions.append(action)
    return table, actions


def played(begin: Position, actions: tuple[Action, ...] | list[Action]) -> Played:
    """A whole turn played on a copy."""
    pos, seat = begin.copy(), begin.seat
    held, declined = 0, False
    for action in actions:
        held, declined = held_by(pos, seat), isinstance(action, Decline)
        apply(pos, action, riddle_chance())
    settle_retreats(pos)
    return Played(pos.coins[seat] - begin.coins[seat], held_by(pos, seat) if declined else held, declined, pos)


def reaches(begin: Position, goal: Goal, turn: Played) -> bool:
    """Whether a turn does what is asked. Raises `Unsearchable` if an opponent has too many ways to be told."""
    if turn.coins < goal.coins:
        return False
    if goal.ask is Ask.DECLINE:
        return turn.declined is goal.declines
    if goal.ask is Ask.COINS:
        return True
    region = begin.rules.board.by_id[goal.region]
    if not turn.held >> region & 1:
        return False
    return goal.ask is Ask.TAKE or turn.after.is_over or not can_be_taken(turn.after, region)


def prove(riddle: Riddle) -> Proof | Message:
    """The proof of a riddle, or why there is none."""
    try:
        begin = table_of(riddle).position.copy()
        if riddle.goal.region:
            one_of(riddle.goal.region, begin.rules.board.by_id, "goal")
        table, actions = solution_actions(riddle)
        if table.position.seat == begin.seat and not table.position.is_over:
            return Message("riddle.bad.unfinished")
        if not reaches(begin, riddle.goal, played(begin, actions)):
            return Message("riddle.bad.solution")
        if riddle.goal.ask is Ask.DECLINE:
            return _measured(riddle)
        return proof_of(begin, riddle.goal)
    except Malformed as problem:
        return problem.message
    except IllegalAction as refusal:
        return refusal.reason
    except Unsearchable:
        return Message("riddle.bad.unsearchable")


def _measured(riddle: Riddle) -> Proof | Message:
    """Declining or not is measured, not proven: the difference must be larger than its uncertainty."""
    measure = riddle.measure
    if measure is None or measure.better <= measure.spread or not measure.games:
        return Message("riddle.bad.measure")
    return Proof(0, 1, 0)


def proof_of(begin: Position, goal: Goal) -> Proof | Message:
    """Every end of the turn against the goal. Raises `Unsearchable`."""
    ends = every_end(begin, MOST_STATES)
    best = max(end.coins for end in ends)
    if goal.ask is Ask.SAFE:
        return _safe_proof(begin, goal, ends, best)
    if goal.ask is Ask.COINS and best > goal.coins:
        return Message("riddle.bad.more", {"count": best})
    solving = solutions(begin, goal, ends)
    if len(solving) > MOST_SOLUTIONS and goal.ask is Ask.COINS:
        return Message("riddle.bad.many", {"count": len(solving)})
    return Proof(len(ends), len(solving), best)


def solutions(begin: Position, goal: Goal, ends: list[TurnEnd]) -> list[TurnEnd]:
    """The ends that do what is asked, one for each set of regions."""
    region = begin.rules.board.by_id[goal.region] if goal.region else -1
    found: dict[int, TurnEnd] = {}
    for end in ends:
        if end.coins >= goal.coins and (region < 0 or end.held >> region & 1):
            found.setdefault(end.held, end)
    return list(found.values())


# -- what can't be taken back ----------------------------------------------------------------------------------------


def _safe_proof(begin: Position, goal: Goal, ends: list[TurnEnd], best: int) -> Proof | Message:
    """No turn that brings more coins keeps the region; some that bring so many do."""
    region = begin.rules.board.by_id[goal.region]
    solving = 0
    for end in solutions(begin, goal, ends):
        if safe_layout(begin, end, region) is None:
            continue
        if end.coins > goal.coins:
            return Message("riddle.bad.more", {"count": end.coins})
        solving += 1
    if solving > MOST_SOLUTIONS:
        return Message("riddle.bad.many", {"count": solving})
    return Proof(len(ends), solving, best)


def safe_layout(begin: Position, end: TurnEnd, region: int, limit: int = MOST_ATTACKS) -> tuple[Action, ...] | None:
    """How to end a turn so that nobody can take a region in the next; None if there is no way."""
    if end.declined:
        return None
    pos = begin.copy()
    for action in end.actions:
        apply(pos, action, riddle_chance())
    for closing in _closings(pos, region):
        trial = pos.copy()
        for action in closing:
            apply(trial, action, riddle_chance())
        settle_retreats(trial)
        if trial.is_over or (trial.seat != begin.seat and not can_be_taken(trial, region, limit)):
            return (*end.actions, *closing)
    return None


def _closings(pos: Position, region: int) -> Iterator[tuple[Action, ...]]:
    """Every way to lay tokens out and make peace; those first that put most on the region."""
    offers = legal_actions(pos)
    if any(isinstance(offer, Distribution) and offer.kind == "place" for offer in offers):
        raise Unsearchable
    peace = [offer for offer in offers if isinstance(offer, MakePeace)]
    domain = next((o for o in offers if isinstance(o, Distribution) and o.kind == "deploy"), None)
    if domain is None:
        layouts: list[tuple[Action, ...]] = [()]
    else:
        layouts = [(action,) for action in _layouts(domain, region)]
    for layout in layouts:
        yield (*layout, End())
        yield from ((*layout, offer, End()) for offer in peace)


def _layouts(domain: Distribution, region: int) -> Iterator[Action]:
    spare = domain.most - sum(domain.low)
    places = sorted(domain.places, key=lambda place: place != region)
    for number, chosen in enumerate(combinations_with_replacement(places, max(0, spare))):
        if number >= MOST_LAYOUTS or domain.kept >= 0:
            raise Unsearchable
        counts = dict(zip(domain.places, domain.low, strict=True))
        for place in chosen:
            counts[place] += 1
        yield domain.action(layout_of(counts))


def whole(begin: Position, end: TurnEnd) -> tuple[Action, ...]:
    """The actions of an end with those that close the turn."""
    if end.declined:
        return end.actions
    pos = begin.copy()
    for action in end.actions:
        apply(pos, action, riddle_chance())
    return (*end.actions, *finishing(pos))

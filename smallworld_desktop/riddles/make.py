"""Finding riddles in games that computers play: cheap tests first, then every way to play the turn."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.ai.beam import TurnPlan
from smallworld_desktop.ai.budget import Budget
from smallworld_desktop.ai.levels import LEVELS
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.ai.thinker import Thinker
from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.riddles.measure import measured
from smallworld_desktop.riddles.prove import Played, Proof, proof_of, reaches, safe_layout, solutions, whole
from smallworld_desktop.riddles.riddle import Ask, Goal
from smallworld_desktop.riddles.search import (
    TurnEnd,
    Unsearchable,
    check_searchable,
    every_end,
    held_by,
    riddle_chance,
    settle_retreats,
)
from smallworld_desktop.riddles.writing import Unwritable, is_same, move_of, scenario_of
from smallworld_desktop.rules.actions import END, Action, Conquer, Decline, Pick
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import prices
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenario.boards import read_board
from smallworld_desktop.scenario.builder import TEAM_PACK, build, load_content
from smallworld_desktop.scenario.problems import Malformed

GRADING = ("easy", "normal", "hard")
PLANS, ENDS = 100_000, 400
STATES = 60_000
FEW = 3
"""So many ways to solve it at most."""
FEWEST_COINS = 7
FEWEST_MOVES = 4
RARE = (0.08, 0.04, 0.015)
"""How rare a region is among all ends of a turn, by grade: what is rarer still is of the last."""
MOST_ENDS_TO_DEFEND = 1500
ATTACKS = 4_000
"""Opponents with more ways than this are passed over when riddles are looked for."""
SURELY = 2.0
"""How many coins declining, or not, has to be better to be asked for."""


@dataclass(frozen=True, slots=True)
class Quarry:
    """Where riddles are looked for: a table, and the words by which a scenario calls it."""

    rules: Ruleset
    map_name: str
    packs: tuple[str, ...]
    folder: Path


def quarry_of(map_name: str, packs: Sequence[str], seats: int) -> Quarry:
    """A table as scenarios lay it. Raises `Malformed`."""
    folder = paths.assets()
    loaded = load_content((*packs, TEAM_PACK))
    board, _ = read_board({"map": map_name}, folder, loaded)
    return Quarry(Ruleset(board, loaded.content, seats), map_name, tuple(packs), folder)


def riddles_of_game(quarry: Quarry, seed: int, asks: tuple[Ask, ...]) -> Iterator[dict[str, Any]]:
    """At most one riddle of each kind from one game."""
    found: set[Ask] = set()
    for pos in turns_of_game(quarry.rules, seed):
        for ask in asks:
            if ask not in found:
                made = _riddle(quarry, pos, ask)
                if made is not None:
                    found.add(ask)
                    name = f"{quarry.map_name}_{quarry.packs[-1]}_{seed}_{pos.round}_{ask}"
                    yield {"riddle": name, **made}


def turns_of_game(rules: Ruleset, seed: int) -> Iterator[Position]:
    """The beginnings of turns of a game between easy and normal computers, from the second round on."""
    source = random.Random(f"{rules.seats} {len(rules.powers)} {rules.board.size} {seed}")
    chance = Chance(source.getrandbits(48))
    pos, _ = set_up(rules, chance, source.randrange(rules.seats))
    seats = [make_seat(source.choice(GRADING[:2]), source.getrandbits(48)) for _ in range(rules.seats)]
    seen = (1, pos.seat)
    while not pos.is_over:
        if pos.stage in ("conquer", "choose") and not pos.questions and (pos.round, pos.seat) != seen:
            seen = (pos.round, pos.seat)
            if pos.round > 1:
                yield pos.copy()
        seat = pos.decider
        apply(pos, seats[seat].choose(View(pos, seat)), chance)


def _riddle(quarry: Quarry, pos: Position, ask: Ask) -> dict[str, Any] | None:
    """A riddle of a kind from the beginning of a turn; None if it makes none."""
    is_last = ask is Ask.COINS
    try:
        document = scenario_of(
            pos, quarry.map_name, list(quarry.packs), pos.rules.rounds if is_last else min(pos.round, 9)
        )
        begin = build(document, quarry.folder).position
        if not is_same(begin, pos):
            return None
        makers = {Ask.COINS: _coins, Ask.TAKE: _take, Ask.SAFE: _safe, Ask.DECLINE: _decline}
        made = makers[ask](begin)
    except (Unwritable, Unsearchable, Malformed):
        return None
    return None if made is None else {"grade": made.pop("grade"), **document, **made}


def _document(begin: Position, grade: int, goal: dict[str, Any], actions: tuple[Action, ...]) -> dict[str, Any]:
    pos, moves = begin.copy(), []
    for action in actions:
        moves.append(move_of(pos, action))
        apply(pos, action, riddle_chance())
    return {"grade": grade, "goal": goal, "solution": moves}


def _promises(begin: Position) -> bool:
    """What is cheaply seen: something to decide, and not too much of it."""
    active = begin.active_people(begin.seat)
    if active is None:
        return True
    check_searchable(active.abilities)
    return active.hand >= FEWEST_MOVES and active.held.bit_count() <= 6


# -- coins -----------------------------------------------------------------------------------------------------------


def _coins(begin: Position) -> dict[str, Any] | None:
    if not _promises(begin):
        return None
    ends = every_end(begin, STATES)
    best = max(end.coins for end in ends)
    solving = [end for end in ends if end.coins == best]
    if best < FEWEST_COINS or len({end.held for end in solving}) > FEW or any(end.declined for end in solving):
        return None
    actions = whole(begin, _shortest(solving))
    if sum(isinstance(action, Conquer) for action in actions) < FEW:
        return None
    goal = Goal(Ask.COINS, best)
    return _document(begin, grade_of(begin, goal), {"coins": best}, actions)


def _shortest(ends: list[TurnEnd]) -> TurnEnd:
    return min(ends, key=lambda end: (end.way.length, end.held))


def grade_of(begin: Position, goal: Goal) -> int:
    """The first level that reaches the goal gives the grade."""
    for grade, level in enumerate(GRADING, 1):
        if reaches(begin, goal, turn_of_level(begin, level, declining=goal.ask is Ask.DECLINE)):
            return grade
    return len(GRADING) + 1


def turn_of_level(begin: Position, level: str, declining: bool = False) -> Played:
    """How a computer plays the turn if it does not count on the die; `declining`: if it may decline."""
    if level != "easy" and not declining:
        return _planned(begin, level)
    pos, seat, player = begin.copy(), begin.seat, make_seat(level, 1)
    chance, held, declined = riddle_chance(), 0, False
    while pos.seat == seat and pos.round == begin.round and not pos.is_over and pos.decider == seat:
        held = held_by(pos, seat)
        action = player.choose(View(pos, seat))
        declined = declined or isinstance(action, Decline)
        apply(pos, action, chance)
    settle_retreats(pos)
    return Played(pos.coins[seat] - begin.coins[seat], held_by(pos, seat) if declined else held, declined, pos)


def _planned(begin: Position, level: str) -> Played:
    """The plan that the level likes best of those without the die."""
    planner = Thinker(Worth(begin.rules), begin.seat, LEVELS[level], 1).planner
    plans: list[TurnPlan] = []
    for place, price in enumerate(prices(begin) if begin.stage == "choose" else (0,)):
        after = begin.copy()
        if begin.stage == "choose":
            if price > begin.coins[begin.seat]:
                continue
            apply(after, Pick(place), riddle_chance())
        if after.stage == "conquer":
            plans += [plan for plan in planner.plans(after, Budget(PLANS), planner.width, ENDS) if len(plan.ends) == 1]
    if not plans:
        raise Unsearchable
    end = max(plans, key=lambda plan: plan.value).end.copy()
    held = held_by(end, begin.seat)
    if end.stage != "redeploy":
        raise Unsearchable
    apply(end, END, riddle_chance())
    settle_retreats(end)
    return Played(end.coins[begin.seat] - begin.coins[begin.seat], held, False, end)


# -- regions ---------------------------------------------------------------------------------------------------------


def _take(begin: Position) -> dict[str, Any] | None:
    if not _promises(begin) or begin.stage != "conquer":
        return None
    ends = every_end(begin, STATES)
    at_first = held_by(begin, begin.seat)
    share, region = min(
        (sum(end.held >> region & 1 for end in ends) / len(ends), region)
        for region in range(begin.rules.board.size)
        if not at_first >> region & 1 and any(end.held >> region & 1 for end in ends)
    )
    id = begin.rules.board.regions[region].id
    solving = solutions(begin, Goal(Ask.TAKE, 0, id), ends)
    actions = whole(begin, _shortest(solving))
    if share > RARE[0] or sum(isinstance(action, Conquer) for action in actions) < FEW:
        return None
    grade = 1 + sum(share <= rare for rare in RARE)
    return _document(begin, grade, {"take": id}, actions)


def _safe(begin: Position) -> dict[str, Any] | None:
    if not _promises(begin) or begin.stage != "conquer" or begin.rules.seats != 2:
        return None
    ends = every_end(begin, STATES // 4)
    if len(ends) > MOST_ENDS_TO_DEFEND:
        return None
    best = max(end.coins for end in ends)
    for region in _worth_defending(begin):
        found = _kept_with_most(begin, [end for end in ends if end.coins >= best - FEW], region)
        if found is None:
            continue
        coins, actions = found
        id = begin.rules.board.regions[region].id
        goal = Goal(Ask.SAFE, coins, id)
        grade = grade_of(begin, goal)
        if grade > 1 and isinstance(proof_of(begin, goal), Proof):
            return _document(begin, grade, {"safe": id, "coins": coins}, actions)
    return None


def _worth_defending(begin: Position) -> list[int]:
    """Regions of the active race that touch somebody else."""
    active = begin.active_people(begin.seat)
    held = active.held if active is not None else 0
    theirs = held_by(begin, 1 - begin.seat)
    adjacent = begin.rules.board.adjacent
    return [region for region in range(begin.rules.board.size) if held >> region & 1 and adjacent[region] & theirs]


def _kept_with_most(begin: Position, ends: list[TurnEnd], region: int) -> tuple[int, tuple[Action, ...]] | None:
    """The most coins with which a region can be kept, and how."""
    for end in sorted(ends, key=lambda end: -end.coins):
        if end.held >> region & 1:
            actions = safe_layout(begin, end, region, ATTACKS)
            if actions is not None:
                return end.coins, actions
    return None


# -- decline or not --------------------------------------------------------------------------------------------------


def _decline(begin: Position) -> dict[str, Any] | None:
    if begin.stage != "conquer" or not 3 <= begin.round <= begin.rules.rounds - 2:
        return None
    found = measured(begin)
    if found is None:
        return None
    measure, declines, actions = found
    if measure.better < SURELY or measure.better < 2 * measure.spread:
        return None
    goal = Goal(Ask.DECLINE, declines=declines)
    document = _document(begin, grade_of(begin, goal), {"decline": declines}, actions)
    return {
        **document,
        "measured": {"better": measure.better, "spread": measure.spread, "games": measure.games},
    }

"""The ways of taking a region: what each comes to, how it is offered, and the question before the die."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from smallworld_desktop.rules.actions import Conquer, Final, Roll
from smallworld_desktop.rules.cost import cost_by, force
from smallworld_desktop.rules.ways import COPY, HIRE, split
from smallworld_desktop.scenes.turn.base import Choice, RollQuestion, TurnScene

Taking = Conquer | Final | Roll
"""A roll is a taking if it names its region: the die is thrown first, and what is missing is paid."""


def _sum_of(turn: TurnScene, way: Taking) -> tuple[int, int]:
    """What a way costs, and what is in hand for it."""
    people = turn.fighter
    assert people is not None
    return cost_by(turn.position, people, way.region, way.way), force(turn.position, people, way.region)


def sensible(turn: TurnScene, ways: Sequence[Taking]) -> list[Taking]:
    """The ways without those that use up more than another for nothing."""
    sums = [(way, set(split(way.way)), _sum_of(turn, way)[0]) for way in ways]
    return [
        way
        for way, used, needed in sums
        if not any(
            less < used and enough <= needed and type(other) is type(way) and other.way for other, less, enough in sums
        )
    ]


def fewest(ways: Sequence[Taking]) -> list[Taking]:
    """The ways that use up least."""
    least = min(len(split(way.way)) for way in ways)
    return [way for way in ways if len(split(way.way)) == least]


def outcome(turn: TurnScene, way: Taking) -> str:
    """What would be left in hand, or what the die has to show."""
    needed, hand = _sum_of(turn, way)
    if isinstance(way, Conquer):
        return turn.tr("tip.left_over", hand=hand, count=max(0, hand - needed))
    if needed <= hand:
        return turn.tr("tip.roll_saves")
    code = "tip.roll_first" if isinstance(way, Roll) else "tip.die"
    return turn.tr(code, count=needed - hand, chance=turn.words.die_chance(needed - hand))


def pictured(turn: TurnScene, way: str) -> str:
    """The emblem that stands for a way: its last relic or marker, or the power that hires."""
    people = turn.fighter
    last = split(way)[-1] if way else ""
    if last == HIRE and people is not None:
        return turn.position.power_id(people)
    return last.rpartition(COPY)[2]


def way_choice(turn: TurnScene, way: Taking) -> Choice:
    """One of several ways as a line to choose."""
    people = turn.fighter
    assert people is not None
    tip = turn.cost_line(people, way.region, way.way).text
    icon = "swords" if isinstance(way, Conquer) else "dice"
    emblem = pictured(turn, way.way)
    return Choice(_label(turn, way), partial(turn.table.play, way), icon, tooltip=tip, emblem=emblem, leads_to=[way])


def _label(turn: TurnScene, way: Taking) -> str:
    needed, hand = _sum_of(turn, way)
    words = turn.words.way(way.way)
    if isinstance(way, Conquer):
        return turn.tr("table.way_for", way=words, count=needed)
    chance = turn.words.die_chance(needed - hand)
    if isinstance(way, Roll):
        code = "table.way_then_roll" if way.way else "table.way_roll"
    else:
        code = "table.way_then_die" if way.way else "table.way_die"
    return turn.tr(code, way=words, chance=chance)


def ask_die(turn: TurnScene, way: Final | Roll) -> None:
    """A click that may have been meant for a neighbour must not end the conquests."""
    needed, hand = _sum_of(turn, way)
    people = turn.fighter
    assert people is not None
    chance = turn.words.die_chance(needed - hand)
    region = turn.words.region(way.region)
    title = turn.tr("die.needs", region=region, count=needed - hand)
    if needed <= hand:
        title = turn.tr("die.saves", region=region)
    words = turn.tr("ask.roll_first") if isinstance(way, Roll) else turn.tr("ask.die", count=hand)
    roll = Choice(turn.tr("button.roll_for", chance=chance), partial(turn.table.play, way), "dice", leads_to=[way])
    back = Choice(turn.tr("ui.back"), turn.table.changed, is_lit=True)
    race = turn.position.race_id(people)
    turn.table.ask_roll(RollQuestion(way.region, title, words, race, needed, hand), [roll, back])

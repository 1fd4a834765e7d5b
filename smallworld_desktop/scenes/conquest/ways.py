"""The ways of taking a region: what each comes to, how it is offered, and the question before the die."""

from __future__ import annotations

from functools import partial

from smallworld_desktop.rules.actions import Conquer, Final
from smallworld_desktop.rules.cost import cost_by
from smallworld_desktop.rules.ways import HIRE
from smallworld_desktop.scenes.turn.base import Choice, RollQuestion, TurnScene

Taking = Conquer | Final


def _sum_of(turn: TurnScene, way: Taking) -> tuple[int, int]:
    """What a way costs, and what is in hand for it."""
    people = turn.fighter
    assert people is not None
    return cost_by(turn.position, people, way.region, way.way), people.hand


def outcome(turn: TurnScene, way: Taking) -> str:
    """What would be left in hand, or what the die has to show."""
    needed, hand = _sum_of(turn, way)
    if isinstance(way, Final):
        return turn.tr("tip.die", count=needed - hand, chance=turn.words.die_chance(needed - hand))
    return turn.tr("tip.left_over", hand=hand, count=max(0, hand - needed))


def way_choice(turn: TurnScene, way: Taking) -> Choice:
    """One of several ways as a line to choose."""
    people = turn.fighter
    assert people is not None
    picture = turn.position.power_id(people) if way.way == HIRE else way.way
    tip = turn.cost_line(people, way.region, way.way).text
    icon = "dice" if isinstance(way, Final) else "swords"
    return Choice(_label(turn, way), partial(turn.table.play, way), icon, tooltip=tip, emblem=picture, leads_to=[way])


def _label(turn: TurnScene, way: Taking) -> str:
    needed, hand = _sum_of(turn, way)
    words = turn.words.way(way.way)
    if isinstance(way, Final):
        code = "table.way_then_die" if way.way else "table.way_die"
        return turn.tr(code, way=words, chance=turn.words.die_chance(needed - hand))
    return turn.tr("table.way_for", way=words, count=needed)


def ask_die(turn: TurnScene, way: Final) -> None:
    """A click that may have been meant for a neighbour must not end the conquests."""
    needed, hand = _sum_of(turn, way)
    people = turn.fighter
    assert people is not None
    chance = turn.words.die_chance(needed - hand)
    title = turn.tr("die.needs", region=turn.words.region(way.region), count=needed - hand)
    words = turn.tr("ask.die", count=hand)
    roll = Choice(turn.tr("button.roll_for", chance=chance), partial(turn.table.play, way), "dice", leads_to=[way])
    back = Choice(turn.tr("ui.back"), turn.table.changed, is_lit=True)
    race = turn.position.race_id(people)
    turn.table.ask_roll(RollQuestion(way.region, title, words, race, needed, hand), [roll, back])

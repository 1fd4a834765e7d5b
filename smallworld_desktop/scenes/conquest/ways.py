"""The ways of taking a region: what each comes to, how it is offered, and the question before the die."""

from __future__ import annotations

from functools import partial

from smallworld_desktop.rules.actions import Conquer, Final
from smallworld_desktop.rules.cost import HIRE, cost_by
from smallworld_desktop.scenes.turn.base import Choice, Step

Taking = Conquer | Final


def _sum_of(step: Step, way: Taking) -> tuple[int, int]:
    """What a way costs, and what is in hand for it."""
    people = step.fighter
    assert people is not None
    return cost_by(step.position, people, way.region, way.way), people.hand


def outcome(step: Step, way: Taking) -> str:
    """What would be left in hand, or what the die has to show."""
    needed, hand = _sum_of(step, way)
    if isinstance(way, Final):
        return step.tr("tip.die", count=needed - hand, chance=step.words.die_chance(needed - hand))
    return step.tr("tip.left_over", hand=hand, count=max(0, hand - needed))


def way_choice(step: Step, way: Taking) -> Choice:
    """One of several ways as a line to choose."""
    people = step.fighter
    assert people is not None
    picture = step.position.power_id(people) if way.way == HIRE else way.way
    tip = step.cost_line(people, way.region, way.way).text
    icon = "dice" if isinstance(way, Final) else "swords"
    return Choice(_label(step, way), partial(step.table.play, way), icon, tooltip=tip, emblem=picture, leads_to=[way])


def _label(step: Step, way: Taking) -> str:
    needed, hand = _sum_of(step, way)
    words = step.words.way(way.way)
    if isinstance(way, Final):
        code = "table.way_then_die" if way.way else "table.way_die"
        return step.tr(code, way=words, chance=step.words.die_chance(needed - hand))
    return step.tr("table.way_for", way=words, count=needed)


def ask_die(step: Step, way: Final) -> None:
    """A click that may have been meant for a neighbour must not end the conquests."""
    needed, hand = _sum_of(step, way)
    words = step.tr("ask.die", chance=step.words.die_chance(needed - hand), count=hand)
    roll = Choice(step.tr("button.roll_now"), partial(step.table.play, way), "dice", leads_to=[way])
    back = Choice(step.tr("ui.back"), step.table.changed, is_lit=True)
    step.table.ask(step.tr("ask.die.title", region=step.words.region(way.region)), words, [roll, back])

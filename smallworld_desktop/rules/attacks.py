"""What the actions of conquest do: conquering, the last conquest, rolling before one, hiring after the die."""

from __future__ import annotations

from smallworld_desktop.rules.actions import NOWHERE, OWN, AnswerHire, Conquer, Final, Roll
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.conquest import attack, conquer
from smallworld_desktop.rules.cost import (
    cost,
    cost_by,
    force,
    helpers,
    special_effects,
    targets,
    toll,
    unaided_regions,
)
from smallworld_desktop.rules.position import People, Position, Question
from smallworld_desktop.rules.purse import pay
from smallworld_desktop.rules.records import BANK, ConquestFailed, DieRolled, Record
from smallworld_desktop.rules.respond import decline_hire
from smallworld_desktop.rules.turn import begin_redeployment
from smallworld_desktop.rules.using import move_marker, move_relic
from smallworld_desktop.rules.ways import HIRE, SORCERY, TOGETHER, Way, split, way_of


def play_conquer(pos: Position, action: Conquer, chance: Chance, records: list[Record]) -> None:
    """Take a region whose tokens are there."""
    people = pos.people(pos.fighter)
    sorcery = bool(action.way) and special_effects(pos, people, action.way) is None
    needed = 1 if sorcery else cost_by(pos, people, action.region, action.way)
    _take(pos, people, action, needed, chance, records)
    pos.begun = pos.fought = True
    pos.roll = -1


def _take(
    pos: Position, people: People, action: Conquer | Final, needed: int, chance: Chance, records: list[Record]
) -> None:
    """Conquer a region with what is needed: helpers first, each time beside tokens of the race."""
    if not action.way and not people.abilities.helpers:
        conquer(pos, pos.fighter, action.region, needed, "", chance, records)
        return
    ways = _ways(pos, people, action.way)
    if action.way:
        _prepare_way(pos, people, action, ways, records)
    tokens = max(people.abilities.min_stack, needed - helpers(people)) if people.abilities.helpers else needed
    if not ways and unaided_regions(pos, people.seat) >> action.region & 1:
        tokens = needed
    if action.way and special_effects(pos, people, action.way) is None:
        tokens = needed
    conquer(pos, pos.fighter, action.region, tokens, action.way, chance, records)
    if tokens < needed:
        _send_helpers(pos, people, action.region, needed - tokens)
    _finish_way(pos, action, ways, records)


def _ways(pos: Position, people: People, way: str) -> list[Way]:
    if not way:
        return []
    found = (way_of(pos, people, id) for id in split(way) if id not in (SORCERY, HIRE))
    return [named for named in found if named is not None]


def _prepare_way(
    pos: Position, people: People, action: Conquer | Final, ways: list[Way], records: list[Record]
) -> None:
    """What a way to conquer uses up before its outcome is known."""
    if action.way == SORCERY:
        victim = pos.holder_of(action.region)
        assert victim is not None
        pos.sorcerised |= 1 << victim.seat
    if HIRE in split(action.way):
        pay(pos, people.seat, BANK, people.abilities.hires[0].price, HIRE, records, action.region)
    for way in ways:
        pos.uses = {**pos.uses, way.used: pos.uses.get(way.used, 0) + 1}
        if way.copied:
            pos.uses = {**pos.uses, way.id: 1}
        if way.marker and way.effect is not None and way.effect.leaps:
            move_marker(pos, way.marker, action.origin, records)


def _finish_way(pos: Position, action: Conquer | Final, ways: list[Way], records: list[Record]) -> None:
    """A relic lies in the region that it helped to take, and so does the marker of a special conquest."""
    for way in ways:
        if way.relic:
            move_relic(pos, way.relic, action.region, records)
        elif way.effect is None or not way.effect.leaps:
            move_marker(pos, way.marker, action.region, records)


def _send_helpers(pos: Position, people: People, region: int, count: int) -> None:
    """Helpers stand in the region until the troops are redeployed."""
    for bound in people.abilities.helpers:
        marker = pos.rules.marker_number[bound.effect.marker]
        sent = min(count, people.pool.get(marker, 0))
        if sent:
            people.pool = {**people.pool, marker: people.pool[marker] - sent}
            pos.add_mark(region, marker, sent)
            count -= sent


def play_final(pos: Position, action: Final, chance: Chance, records: list[Record]) -> None:
    """The last conquest: the die decides, or troops that can still be hired then."""
    people = pos.people(pos.fighter)
    region = action.region
    needed = cost_by(pos, people, region, action.way)
    ways = _ways(pos, people, action.way)
    if action.way:
        _prepare_way(pos, people, action, ways, records)
    attack(pos, people, region)
    pos.begun = pos.fought = True
    value = chance.roll()
    records.append(DieRolled(people.seat, value, "final"))
    brought = force(pos, people, region)
    if brought + value >= needed:
        _take_all(pos, people, action, ways, brought, chance, records)
        begin_redeployment(pos, records)
        return
    hires = people.abilities.hires
    holder = pos.holder_of(region)
    due = toll(pos, holder, people.seat) if holder is not None else 0
    unaided = unaided_regions(pos, people.seat) >> region & 1
    if hires and HIRE not in split(action.way) and not unaided and pos.coins[people.seat] >= hires[0].price + due:
        least = people.abilities.min_stack
        if brought + value >= max(least, needed - hires[0].cheaper):
            question = Question("hire", people.seat, pos.fighter, region, value, action.way, action.origin)
            pos.questions.append(question)
            return
    records.append(ConquestFailed(pos.fighter, region))
    begin_redeployment(pos, records)


def _take_all(
    pos: Position,
    people: People,
    action: Final,
    ways: list[Way],
    brought: int,
    chance: Chance,
    records: list[Record],
) -> None:
    """The last conquest succeeds: all tokens and helpers go there."""
    sent = brought - people.hand
    conquer(pos, pos.fighter, action.region, people.hand, action.way, chance, records)
    if sent:
        _send_helpers(pos, people, action.region, sent)
    _finish_way(pos, action, ways, records)


def play_roll(pos: Position, action: Roll, chance: Chance, records: list[Record]) -> None:
    """Roll before a conquest, for any region or for one that is named."""
    people = pos.people(pos.fighter)
    pos.begun = True
    if action.region != NOWHERE:
        _named_roll(pos, people, action, chance, records)
        return
    pos.roll = chance.roll()
    records.append(DieRolled(people.seat, pos.roll, "before"))
    in_reach = targets(pos, people)
    payable = (in_reach >> r & 1 and cost(pos, people, r) <= force(pos, people, r) for r in range(len(pos.tokens)))
    if not any(payable):
        begin_redeployment(pos, records)


def _named_roll(pos: Position, people: People, action: Roll, chance: Chance, records: list[Record]) -> None:
    """The region is taken with so many tokens fewer if that can be paid; if not, conquests are over."""
    region = action.region
    attack(pos, people, region)
    value = chance.roll()
    records.append(DieRolled(people.seat, value, "before"))
    needed = max(people.abilities.min_stack, cost_by(pos, people, region, action.way) - value)
    conquest = Conquer(region, OWN, action.way)
    pos.fought = True
    if needed <= force(pos, people, region):
        _take(pos, people, conquest, needed, chance, records)
        return
    if action.way:
        _prepare_way(pos, people, conquest, _ways(pos, people, action.way), records)
    records.append(ConquestFailed(pos.fighter, region))
    begin_redeployment(pos, records)


def play_hire(pos: Position, action: AnswerHire, chance: Chance, records: list[Record]) -> None:
    """Pay for what the die left missing, or not."""
    question = pos.questions[0]
    people = pos.people(question.people)
    if not action.pay:
        decline_hire(pos, records)
        return
    pos.questions.pop(0)
    pay(pos, question.seat, BANK, people.abilities.hires[0].price, HIRE, records, question.region)
    way = TOGETHER.join(filter(None, (HIRE, question.way)))
    final = Final(question.region, OWN, way, question.origin)
    ways = _ways(pos, people, question.way)
    _take_all(pos, people, final, ways, force(pos, people, question.region), chance, records)
    begin_redeployment(pos, records)

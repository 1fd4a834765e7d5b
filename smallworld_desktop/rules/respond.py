"""Answers to questions that come up in the middle of things: sacrifice, hiring after the die, shields, relics."""

from __future__ import annotations

from dataclasses import replace

from smallworld_desktop.rules.actions import NOWHERE, MoveRelic, Sacrifice, Shield
from smallworld_desktop.rules.board_changes import give_up, leave_if_gone
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.conquest import drop_idle_shields, sacrifice_regions, settle_loss, shield_choices
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import ConquestFailed, RaceShielded, Record, TokenSpared
from smallworld_desktop.rules.turn import begin_redeployment, finish_turn, go_on, relic_targets


def why_not_sacrifice(pos: Position, action: Sacrifice) -> Message | None:
    question = pos.questions[0]
    if action.region == NOWHERE:
        return None
    allowed = sacrifice_regions(pos, question.seat, question.holder, pos.people(question.people))
    return None if allowed >> action.region & 1 else Message("no.sacrifice", {"region": action.region})


def answer_sacrifice(pos: Position, action: Sacrifice, chance: Chance, records: list[Record]) -> None:
    """Yes: the giver's token is lost and the other spared. No: the next seat is asked, or the token is lost."""
    question = pos.questions.pop(0)
    number = question.people
    people = pos.people(number)
    if action.region != NOWHERE:
        _give(pos, action.region, chance, records)
        records.append(TokenSpared(number, question.region, question.seat, action.region))
        people.limbo -= 1
        people.returning += 1
    elif question.seats:
        pos.questions.insert(0, replace(question, seat=question.seats[0], seats=question.seats[1:]))
        return
    else:
        settle_loss(pos, number, question.region, 1, chance, records)
    leave_if_gone(pos, number, chance, records)
    drop_idle_shields(pos)
    go_on(pos, records)


def _give(pos: Position, region: int, chance: Chance, records: list[Record]) -> None:
    """A token of the region is lost instead, whatever its race can do; too few left means giving up the region."""
    giver_number = pos.holder[region]
    giver = pos.people(giver_number)
    pos.tokens[region] -= 1
    giver.limbo += 1
    if pos.tokens[region] < giver.abilities.min_stack:
        left = give_up(pos, giver_number, region, records)
        giver.returning += left
    settle_loss(pos, giver_number, region, 1, chance, records, rolls=False)
    leave_if_gone(pos, giver_number, chance, records)


def decline_hire(pos: Position, records: list[Record]) -> None:
    """After a failed roll nobody is hired: the region stays as it is."""
    question = pos.questions.pop(0)
    records.append(ConquestFailed(question.people, question.region))
    begin_redeployment(pos, records)


def why_not_shield(pos: Position, action: Shield) -> Message | None:
    return None if action.people in shield_choices(pos) else Message("no.shield")


def answer_shield(pos: Position, action: Shield, records: list[Record]) -> None:
    pos.questions.pop(0)
    pos.people(action.people).shielded = True
    records.append(RaceShielded(action.people))
    go_on(pos, records)


def why_not_relic(pos: Position, action: MoveRelic) -> Message | None:
    return None if relic_targets(pos) >> action.region & 1 else Message("no.relic", {"region": action.region})


def answer_relic(pos: Position, action: MoveRelic, records: list[Record]) -> None:
    """Before the turn's end the choice is kept; asked for it, the turn goes on to its end."""
    pos.relic_target = action.region
    if pos.questions and pos.questions[0].kind == "relic":
        pos.questions.pop(0)
        finish_turn(pos, records)

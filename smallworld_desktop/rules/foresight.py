"""What can be known beforehand: steps that leave nothing to decide, and what staying or declining brings in coins."""

from __future__ import annotations

from dataclasses import dataclass

from smallworld_desktop.rules.actions import END, STOP, Action, End, Stop
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.decline import default_decline
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.legal import Offer, legal_actions
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import Scored
from smallworld_desktop.rules.scoring import score_items


def forced(pos: Position) -> Action | None:
    """The end of conquests, if nothing else can be done: nobody has to be asked for it."""
    if pos.stage != "conquer" or pos.questions:
        return None
    return STOP if legal_actions(pos) == [STOP] else None


def closing(pos: Position) -> tuple[Action, ...]:
    """What would end a turn whose conquests are stopped now; nothing if there is still something to decide then."""
    if pos.stage != "conquer" or pos.questions or pos.parts:
        return ()
    trial = pos.copy()
    apply(trial, STOP, Chance(0))
    if trial.stage != "redeploy" or trial.questions:
        return ()
    offers = legal_actions(trial)
    if not all(_leaves_no_choice(pos, offer) for offer in offers):
        return ()
    layouts = [offer.default() for offer in offers if isinstance(offer, Distribution)]
    return (STOP, *layouts, END)


def _leaves_no_choice(pos: Position, offer: Offer) -> bool:
    if isinstance(offer, Distribution):
        return offer.kind == "deploy" and (offer.is_fixed or not layout_matters(pos))
    return isinstance(offer, End | Stop)


def layout_matters(pos: Position) -> bool:
    """Whether it makes a difference how tokens lie: somebody can still attack them, or coins are paid for stacks."""
    if pos.round < pos.rules.rounds or (pos.seat + 1) % pos.rules.seats != pos.start_seat:
        return True
    people = pos.active_people(pos.seat)
    return people is not None and any(
        bound.where.tokens or bound.where.tokens_at_most for bound in people.abilities.income
    )


def gain_of(pos: Position, action: Action) -> int:
    """How many coins more the turn would bring once an action is done."""
    trial = pos.copy()
    before = sum(item.coins for item in score_items(pos, pos.seat))
    apply(trial, action, Chance(0))
    return sum(item.coins for item in score_items(trial, pos.seat)) - before


@dataclass(frozen=True, slots=True)
class Outlook:
    """Coins of a turn, and of the next one if nobody conquers anything until then."""

    now: int
    next: int


@dataclass(frozen=True, slots=True)
class Stakes:
    """Staying as things lie, without a conquest, beside declining. `ends` are peoples that leave the board."""

    stay: Outlook
    decline: Outlook
    ends: tuple[int, ...]
    turns_left: int
    """Turns of the seat that follow this one."""


def weigh_decline(pos: Position) -> Stakes | None:
    """What is at stake for the seat whose turn it is; None if it can't decline now."""
    active = pos.active_people(pos.seat)
    if active is None:
        return None
    seat, kept = pos.seat, sum(item.coins for item in score_items(pos, pos.seat))
    trial = pos.copy()
    records = apply(trial, default_decline(pos, active), Chance(0))
    now = sum(record.coins for record in records if isinstance(record, Scored) and record.seat == seat)
    later = sum(item.coins for item in score_items(trial, seat))
    ends = tuple(number for number in pos.declines[seat] if number not in trial.declines[seat])
    return Stakes(Outlook(kept, kept), Outlook(now, later), ends, pos.rules.rounds - pos.round)


def is_decline_pointless(pos: Position) -> bool:
    """Whether a decline in a seat's last turn brings no more than simply stopping."""
    stakes = weigh_decline(pos) if pos.round == pos.rules.rounds else None
    return stakes is not None and stakes.decline.now <= stakes.stay.now

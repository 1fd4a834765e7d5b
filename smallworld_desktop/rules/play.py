"""Playing actions: the checked door and what each action does."""

from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Any

from smallworld_desktop.rules import checks
from smallworld_desktop.rules.actions import (
    OWN,
    Abandon,
    Action,
    AnswerHire,
    Conquer,
    Decline,
    Deploy,
    End,
    Final,
    MakePeace,
    MoveRelic,
    Pick,
    PlaceMarkers,
    PlaceMonster,
    Ready,
    ReadyAgain,
    Retreat,
    Revive,
    Roll,
    Sacrifice,
    Share,
    Shield,
    Stay,
    Stop,
    SwapPowers,
    Use,
)
from smallworld_desktop.rules.attacks import play_conquer, play_final, play_hire, play_roll
from smallworld_desktop.rules.board_changes import collect_helpers, give_up
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import pick
from smallworld_desktop.rules.decline import decline
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.finds import refresh_all
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.monsters import next_placer, place_monster
from smallworld_desktop.rules.position import NOBODY, Position
from smallworld_desktop.rules.records import MarkerPlaced, PeaceMade, Record
from smallworld_desktop.rules.redeploy import (
    apply_deploy,
    apply_placing,
    apply_ready,
    apply_retreat,
    ready,
    unready,
)
from smallworld_desktop.rules.respond import answer_relic, answer_sacrifice, answer_shield
from smallworld_desktop.rules.reviving import ABANDONED, revive
from smallworld_desktop.rules.swap import swap_powers
from smallworld_desktop.rules.turn import (
    after_scoring,
    begin_redeployment,
    begin_retreats,
    begin_turn,
    close_part,
    end_retreat,
    finish_turn,
    is_part_open,
    score,
)
from smallworld_desktop.rules.using import use


def why_not(pos: Position, action: Action) -> Message | None:
    """Why an action can't be played now; None if it can. Nothing is changed."""
    if pos.parts and _is_for_later(pos, action):
        if is_part_open(pos):
            return Message("no.part_open", {"people": pos.fighter})
        later = pos.copy()
        close_part(later, [])
        return why_not(later, action)
    if _names_another(pos, action):
        return Message("no.not_acting")
    check: Callable[[Position, Any], Message | None] = _DOORS[type(action)][0]
    return check(pos, action)


def play(pos: Position, action: Action, chance: Chance) -> list[Record]:
    """Play an action if it is legal, and say what happened. An illegal one raises and changes nothing."""
    reason = why_not(pos, action)
    if reason is not None:
        raise IllegalAction(reason)
    return apply(pos, action, chance)


def apply(pos: Position, action: Action, chance: Chance) -> list[Record]:
    """Play an action that is known to be legal, such as one of the legal list."""
    records: list[Record] = []
    while pos.parts and _is_for_later(pos, action):
        close_part(pos, records)
    do: Callable[[Position, Any, Chance, list[Record]], None] = _DOORS[type(action)][1]
    do(pos, action, chance, records)
    if pos.places:
        refresh_all(pos, records)
    return records


def _is_for_later(pos: Position, action: Action) -> bool:
    """Whether an action belongs to what comes after the present race in decline has acted."""
    if pos.questions or pos.stage not in ("conquer", "redeploy"):
        return False
    if isinstance(action, (Decline, SwapPowers)):
        return False
    return getattr(action, "people", OWN) != pos.fighter


def _names_another(pos: Position, action: Action) -> bool:
    named = getattr(action, "people", OWN)
    return named != OWN and named != pos.fighter and not isinstance(action, Shield)


# -- the actions ---------------------------------------------------------------------------------------------------


def _pick(pos: Position, action: Pick, chance: Chance, records: list[Record]) -> None:
    pos.fighter = pick(pos, pos.seat, action, chance, records)
    pos.begun = True
    pos.stage = "conquer"


def _decline(pos: Position, action: Decline, chance: Chance, records: list[Record]) -> None:
    if pos.stage == "late_decline":
        decline(pos, pos.seat, action, chance, records)
        pos.fighter = NOBODY
        begin_retreats(pos, records)
        return
    if pos.fighter != NOBODY:
        unready(pos, pos.people(pos.fighter))
    paid = decline(pos, pos.seat, action, chance, records)
    if pos.places:
        refresh_all(pos, records)
    score(pos, records, paid)
    pos.parts = ()
    pos.fighter = NOBODY
    after_scoring(pos, records)


def _ready(pos: Position, action: Ready, chance: Chance, records: list[Record]) -> None:
    apply_ready(pos, pos.fighter, action.layout)
    if pos.parts:
        pos.begun = True


def _abandon(pos: Position, action: Abandon, chance: Chance, records: list[Record]) -> None:
    people = pos.people(pos.fighter)
    region = action.region
    people.hand += give_up(pos, pos.fighter, region, records)
    pos.before_ready = tuple(pair for pair in pos.before_ready or () if pair[0] != region)
    pos.begun = True
    pos.uses = {**pos.uses, ABANDONED: 1}
    if people.abilities.coins_for_leaving:
        pos.abandoned |= 1 << region
        marker = pos.rules.marker_number[people.abilities.coins_for_leaving]
        pos.add_mark(region, marker, 1)
        records.append(MarkerPlaced(pos.fighter, people.abilities.coins_for_leaving, region, 1))


def _ready_again(pos: Position, action: ReadyAgain, chance: Chance, records: list[Record]) -> None:
    pos.wave_done = True
    collect_helpers(pos, pos.fighter, records)
    ready(pos, pos.fighter, records)
    pos.before_ready = None


def _stop(pos: Position, action: Stop, chance: Chance, records: list[Record]) -> None:
    begin_redeployment(pos, records)


def _deploy(pos: Position, action: Deploy, chance: Chance, records: list[Record]) -> None:
    apply_deploy(pos, pos.fighter, action.layout, records)
    if pos.parts:
        pos.begun = True
        close_part(pos, records)


def _place(pos: Position, action: PlaceMarkers, chance: Chance, records: list[Record]) -> None:
    marker = pos.rules.marker_number[action.marker]
    if pos.stage == "conquer":
        apply_placing(pos, pos.fighter, marker, action.layout, True, records)
        pos.begun = True
        return
    if pos.stage == "retreat":
        number = pos.retreats[0]
        apply_placing(pos, number, marker, action.layout, True, records)
        people = pos.people(number)
        people.regroup = {other: count for other, count in people.regroup.items() if other != marker}
        end_retreat(pos, records)
        return
    effect = checks.placing_effect(pos.people(pos.fighter), action.marker)
    assert effect is not None
    apply_placing(pos, pos.fighter, marker, action.layout, effect.movable, records)
    if not effect.movable:
        placed = sum(count for _, count in action.layout)
        pos.uses = {**pos.uses, action.marker: pos.uses.get(action.marker, 0) + placed}
        if effect.per == "region":
            people = pos.people(pos.fighter)
            people.pool = {**people.pool, marker: people.pool[marker] - placed}


def _peace(pos: Position, action: MakePeace, chance: Chance, records: list[Record]) -> None:
    pos.ally[pos.seat] = action.seat
    records.append(PeaceMade(pos.seat, action.seat))


def _share(pos: Position, action: Share, chance: Chance, records: list[Record]) -> None:
    pos.share = (action.seat, action.coins)


def _use(pos: Position, action: Use, chance: Chance, records: list[Record]) -> None:
    use(pos, action, chance, records)


def _revive(pos: Position, action: Revive, chance: Chance, records: list[Record]) -> None:
    revive(pos, action, chance, records)


def _relic(pos: Position, action: MoveRelic, chance: Chance, records: list[Record]) -> None:
    answer_relic(pos, action, records)


def _shield(pos: Position, action: Shield, chance: Chance, records: list[Record]) -> None:
    answer_shield(pos, action, records)


def _swap(pos: Position, action: SwapPowers, chance: Chance, records: list[Record]) -> None:
    swap_powers(pos, records)


def _sacrifice(pos: Position, action: Sacrifice, chance: Chance, records: list[Record]) -> None:
    answer_sacrifice(pos, action, chance, records)


def _monster(pos: Position, action: PlaceMonster, chance: Chance, records: list[Record]) -> None:
    place_monster(pos, action.region, records)
    if not next_placer(pos):
        pos.seat = pos.start_seat
        begin_turn(pos, records)


def _end(pos: Position, action: End, chance: Chance, records: list[Record]) -> None:
    finish_turn(pos, records)


def _stay(pos: Position, action: Stay, chance: Chance, records: list[Record]) -> None:
    begin_retreats(pos, records)


def _retreat(pos: Position, action: Retreat, chance: Chance, records: list[Record]) -> None:
    apply_retreat(pos, pos.retreats[0], action.layout, records)
    end_retreat(pos, records)


_DOORS: typing.Final[dict[type, tuple[Any, Any]]] = {
    Pick: (checks.check_pick, _pick),
    Decline: (checks.check_decline, _decline),
    Ready: (checks.check_ready, _ready),
    Abandon: (checks.check_abandon, _abandon),
    Conquer: (checks.check_conquer, play_conquer),
    Roll: (checks.check_roll, play_roll),
    Final: (checks.check_final, play_final),
    AnswerHire: (checks.check_hire, play_hire),
    ReadyAgain: (checks.check_ready_again, _ready_again),
    Stop: (checks.check_stop, _stop),
    Deploy: (checks.check_deploy, _deploy),
    PlaceMarkers: (checks.check_place, _place),
    MakePeace: (checks.check_peace, _peace),
    Share: (checks.check_share, _share),
    MoveRelic: (checks.check_relic, _relic),
    Use: (checks.check_use, _use),
    Revive: (checks.check_revive, _revive),
    Shield: (checks.check_shield, _shield),
    SwapPowers: (checks.check_swap, _swap),
    Sacrifice: (checks.check_sacrifice, _sacrifice),
    PlaceMonster: (checks.check_monster, _monster),
    End: (checks.check_end, _end),
    Stay: (checks.check_stay, _stay),
    Retreat: (checks.check_retreat, _retreat),
}

__all__ = ["apply", "play", "why_not"]

"""Going into decline (R7)."""

from __future__ import annotations

from smallworld_desktop.rules.actions import DECLINE, NOWHERE, Decline
from smallworld_desktop.rules.board import bit_set, bits
from smallworld_desktop.rules.board_changes import (
    end_eruption,
    give_up,
    leave_play,
    place_marker,
    take_marker,
    unshield_from,
)
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import marker_supply
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.effects import Abilities
from smallworld_desktop.rules.finds import finds_of
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.rules.purse import pay
from smallworld_desktop.rules.records import BANK, RaceDeclined, Record, ScoreItem
from smallworld_desktop.rules.ruleset import NO_POWER


def regions_to_leave(pos: Position, people: People) -> int:
    """How many regions must be given up because a horde's tokens leave."""
    if not people.horde:
        return 0
    own = pos.tokens_on_board(people) + people.in_hand - people.horde
    return max(0, people.held.bit_count() - own)


def tower_choices(people: People, leave: tuple[int, ...]) -> int:
    """The regions in which a tower could be built, as a bit set; none if the race builds none."""
    return people.held & ~bit_set(leave) if people.abilities.tower else 0


def why_not_decline(pos: Position, people: People, action: Decline) -> Message | None:
    """What is wrong with the answers that a decline brings along."""
    leave = set(action.leave)
    wanted = regions_to_leave(pos, people)
    if len(leave) != len(action.leave) or any(not people.held >> region & 1 for region in leave):
        return Message("no.leave_regions")
    if len(leave) != wanted:
        return Message("no.leave_number", {"count": wanted})
    reason = _why_not_layout(pos, people, action)
    if reason is not None:
        return reason
    choices = tower_choices(people, action.leave)
    if not choices:
        return Message("no.tower") if action.tower != NOWHERE else None
    if action.tower == NOWHERE:
        return Message("no.tower_region") if choices.bit_count() > 1 else None
    return None if choices >> action.tower & 1 else Message("no.tower_region")


def acting_abilities(pos: Position, people: People, use: bool) -> Abilities:
    """What acts on a decline: what a lent badge does, only if it is used."""
    return people.abilities if use else pos.rules.abilities(people.race, people.power, people.declined)


def _why_not_layout(pos: Position, people: People, action: Decline) -> Message | None:
    """What is wrong with the last redeployment of a race whose tokens all stay, or with the use of a lent badge."""
    own, lent = acting_abilities(pos, people, False), people.abilities
    if action.use and (own.entombed, own.vanishes) == (lent.entombed, lent.vanishes):
        return Message("no.decline_use")
    if not action.layout:
        return None
    domain = last_layout(pos, people, action.use)
    return domain.fault(action.layout) if domain is not None else Message("no.decline_layout")


def last_layout(pos: Position, people: People, use: bool = False) -> Distribution | None:
    """How the tokens of a race may be laid out when it declines, if all of them stay."""
    abilities = acting_abilities(pos, people, use)
    if not abilities.entombed or abilities.tower or not people.held:
        return None
    lying = dict(pos.before_ready) if pos.before_ready and pos.fighter == pos.active[people.seat] else {}
    places = tuple(bits(people.held))
    now = tuple((region, lying.get(region, pos.tokens[region])) for region in places)
    total = sum(count for _, count in now) - max(0, people.horde - people.in_hand)
    ones = (1,) * len(places)
    return Distribution("deploy", pos.active[people.seat], "", places, ones, (total,) * len(places), total, total, now)


def default_decline(pos: Position, people: People) -> Decline:
    """A decline with sensible answers: the tower where it is hardest to take, the weakest regions left."""
    if not people.horde and not people.abilities.tower:
        return DECLINE
    held = sorted(bits(people.held), key=lambda r: (pos.guard[r] + pos.rules.board.terrain_defence[r], r))
    leave = tuple(held[: regions_to_leave(pos, people)])
    return Decline(held[-1] if tower_choices(people, leave) else NOWHERE, leave)


def decline(pos: Position, seat: int, action: Decline, chance: Chance, records: list[Record]) -> list[ScoreItem]:
    """Turn the active race over: tokens, markers, badge, and what vanishes for it. Returns what that pays."""
    number = pos.active[seat]
    people = pos.people(number)
    abilities = acting_abilities(pos, people, action.use)
    source, amount = abilities.vanishes
    paid = [ScoreItem(source, amount * people.held.bit_count(), people.held)] if amount and people.held else []
    if not people.abilities.lasts:
        for other in pos.declines[seat]:
            if not pos.people(other).abilities.lasts:
                leave_play(pos, other, chance, records)
    for other_seat, active in enumerate(pos.active):
        if active != NOBODY and pos.people(active).abilities.chronicler:
            chronicler = pos.people(active)
            pay(pos, BANK, other_seat, chronicler.abilities.chronicler, pos.power_id(chronicler), records)
    records.append(RaceDeclined(seat, number, pos.race_id(people)))
    end_eruption(pos, people, records)
    if amount:
        leave_play(pos, number, chance, records)
        pos.ally[seat] = NOBODY
        return paid
    for region in bits(people.held):
        unshield_from(pos, region, records)
        for marker, count in pos.markers_in(region).items():
            if not pos.rules.markers[marker].kept_in_decline and marker not in pos.rules.unowned:
                take_marker(pos, number, marker, region, count, records)
    for region in action.leave:
        people.hand += give_up(pos, number, region, records)
    _thin_out(pos, number, people, action, abilities.entombed, records)
    people.regroup = {}
    people.pool = {}
    people.declined = True
    people.turns = 0
    if people.power != NO_POWER and not pos.rules.keeps_badge(people.power):
        pos.discard.append(people.power)
        people.power = NO_POWER
    people.abilities = pos.rules.abilities(people.race, people.power, True, finds_of(pos, people))
    people.supply = _supply_in_decline(pos, people)
    pos.active[seat] = NOBODY
    pos.ally[seat] = NOBODY
    pos.declines[seat] += (number,)
    if not people.held:
        leave_play(pos, number, chance, records)
    return []


def _supply_in_decline(pos: Position, people: People) -> dict[int, int]:
    """The markers that are left: those that stay, and those of effects that hold in decline."""
    kept = {m: n for m, n in people.supply.items() if pos.rules.markers[m].kept_in_decline}
    used = {m: people.supply.get(m, n) for m, n in marker_supply(pos, people).items()}
    return {**kept, **used}


def _thin_out(
    pos: Position, number: int, people: People, action: Decline, entombed: bool, records: list[Record]
) -> None:
    """Which tokens stay: one per region, all of a race that fights on, or one stack. The others go to the tray."""
    total = people.in_hand + pos.tokens_on_board(people)
    if people.abilities.fights_in_decline or entombed:
        _remove_horde(pos, people)
        for region, count in action.layout:
            pos.tokens[region] = count
    else:
        for region in bits(people.held):
            pos.tokens[region] = 1
    if people.abilities.tower and people.held:
        stack = pos.tokens_on_board(people) if entombed else people.held.bit_count()
        site = bits(people.held)[0] if action.tower == NOWHERE else action.tower
        for region in bits(people.held & ~(1 << site)):
            give_up(pos, number, region, records)
        pos.tokens[site] = stack
        marker = pos.rules.marker_number[people.abilities.tower]
        people.supply = {**people.supply, marker: 1}
        place_marker(pos, number, marker, site, 1, records)
    people.tray += total - people.horde - pos.tokens_on_board(people)
    people.horde = 0
    people.hand = 0
    people.returning = 0


def _remove_horde(pos: Position, people: People) -> None:
    """Take the horde's tokens off stacks, the highest first; those in hand count first."""
    surplus = people.horde - people.in_hand
    while surplus > 0:
        tallest = max(bits(people.held), key=lambda region: pos.tokens[region])
        pos.tokens[tallest] -= 1
        surplus -= 1

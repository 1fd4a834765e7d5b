"""Going into decline (R7)."""

from __future__ import annotations

from smallworld_desktop.rules.actions import NOWHERE, Decline
from smallworld_desktop.rules.board import bit_set, bits
from smallworld_desktop.rules.board_changes import give_up, leave_play, place_marker, take_marker, unshield_from
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import marker_supply
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.rules.purse import pay
from smallworld_desktop.rules.records import BANK, RaceDeclined, Record
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
    choices = tower_choices(people, action.leave)
    if not choices:
        return Message("no.tower") if action.tower != NOWHERE else None
    if action.tower == NOWHERE:
        return Message("no.tower_region") if choices.bit_count() > 1 else None
    return None if choices >> action.tower & 1 else Message("no.tower_region")


def default_decline(pos: Position, people: People) -> Decline:
    """A decline with sensible answers: the tower where it is hardest to take, the weakest regions left."""
    held = sorted(bits(people.held), key=lambda r: (pos.guard[r] + pos.rules.board.terrain_defence[r], r))
    leave = tuple(held[: regions_to_leave(pos, people)])
    return Decline(held[-1] if tower_choices(people, leave) else NOWHERE, leave)


def decline(pos: Position, seat: int, action: Decline, chance: Chance, records: list[Record]) -> None:
    """Turn the active race over: tokens, markers, badge, and what vanishes for it."""
    number = pos.active[seat]
    people = pos.people(number)
    if not people.abilities.lasts:
        for other in pos.declines[seat]:
            if not pos.people(other).abilities.lasts:
                leave_play(pos, other, chance, records)
    for other_seat, active in enumerate(pos.active):
        if active != NOBODY and pos.people(active).abilities.chronicler:
            chronicler = pos.people(active)
            pay(pos, BANK, other_seat, chronicler.abilities.chronicler, pos.power_id(chronicler), records)
    records.append(RaceDeclined(seat, number, pos.race_id(people)))
    for region in bits(people.held):
        unshield_from(pos, region, records)
        for marker, count in pos.markers_in(region).items():
            if not pos.rules.markers[marker].kept_in_decline:
                take_marker(pos, number, marker, region, count, records)
    for region in action.leave:
        people.hand += give_up(pos, number, region, records)
    _thin_out(pos, number, people, action, records)
    people.regroup = {}
    people.declined = True
    if people.power != NO_POWER and not pos.rules.keeps_badge(people.power):
        pos.discard.append(people.power)
        people.power = NO_POWER
    people.abilities = pos.rules.abilities(people.race, people.power, True)
    people.supply = _supply_in_decline(pos, people)
    pos.active[seat] = NOBODY
    pos.ally[seat] = NOBODY
    pos.declines[seat] += (number,)
    if not people.held:
        leave_play(pos, number, chance, records)


def _supply_in_decline(pos: Position, people: People) -> dict[int, int]:
    """The markers that are left: those that stay, and those of effects that hold in decline."""
    kept = {m: n for m, n in people.supply.items() if pos.rules.markers[m].kept_in_decline}
    used = {m: people.supply.get(m, n) for m, n in marker_supply(pos, people).items()}
    return {**kept, **used}


def _thin_out(pos: Position, number: int, people: People, action: Decline, records: list[Record]) -> None:
    """Which tokens stay: one per region, all of a race that fights on, or one stack. The others go to the tray."""
    total = people.in_hand + pos.tokens_on_board(people)
    if people.abilities.fights_in_decline:
        _remove_horde(pos, people)
    else:
        for region in bits(people.held):
            pos.tokens[region] = 1
    if people.abilities.tower and people.held:
        stack = people.held.bit_count()
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

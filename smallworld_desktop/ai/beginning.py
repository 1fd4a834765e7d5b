"""What the start of a turn offers besides conquests: regions that come back to life, markers that move."""

from __future__ import annotations

from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.rules import checks
from smallworld_desktop.rules.actions import NOWHERE, ROLL, Action, Conquer, Deploy, PlaceMarkers, Revive, Roll, Stop
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.play import why_not
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, People, Position
from smallworld_desktop.rules.reviving import revives


def opening(pos: Position, worth: Worth) -> Revive | PlaceMarkers | None:
    """What is worth doing before the first conquest; None if nothing is."""
    if pos.fighter == NOBODY or pos.fought or pos.roll != NO_ROLL or pos.parts:
        return None
    people = pos.people(pos.fighter)
    if people.declined:
        return None
    found: Revive | PlaceMarkers | None = _revival(pos, people, worth) if pos.rules.revivals_exist else None
    return found if found is not None else _better_place(pos, people)


def _revival(pos: Position, people: People, worth: Worth) -> Revive | None:
    """The regions that pay the active race most, as long as their tokens come from the tray: those are gained."""
    offers = revives(pos)
    if not offers or people.tray < people.abilities.min_stack:
        return None
    most = people.tray // people.abilities.min_stack
    pays = worth.profile(people.abilities).pays
    fitting = [offer for offer in offers if len(offer.regions) <= most]
    return max(fitting, key=lambda offer: (sum(pays[region] for region in offer.regions), -offer.regions[0]))


def _better_place(pos: Position, people: People) -> PlaceMarkers | None:
    """A marker that makes regions beside it cheaper goes where most of them can be attacked."""
    abilities = people.abilities
    for id, _ in abilities.conquest_marks:
        domain = checks.moving_domain(pos, id)
        if domain is None or domain.most != 1 or not any(b.where.next_to_marker == id for b in abilities.discounts):
            continue
        open_to_it = abilities.targets & ~people.held
        near = {region: (abilities.adjacent[region] & open_to_it).bit_count() for region in bits(people.held)}
        stands = domain.now[0][0]
        best = max(domain.places, key=lambda region: (near[region], region == stands, -region))
        if near[best] > near[stands]:
            return PlaceMarkers(id, ((best, 1),))
    return None


def roll_first(pos: Position, first: Action) -> Action | None:
    """Who may roll before a conquest rolls before every ordinary one: it never makes it dearer."""
    abilities = pos.people(pos.fighter).abilities
    if isinstance(first, Conquer) and first.origin == NOWHERE:
        named = Roll(first.region, first.way)
        if abilities.named_rolls and why_not(pos, named) is None:
            return named
    ordinary = isinstance(first, (Stop, Deploy)) or (isinstance(first, Conquer) and not first.way)
    rolls = abilities.rolls_before and pos.roll == NO_ROLL
    return ROLL if rolls and ordinary and why_not(pos, ROLL) is None else None

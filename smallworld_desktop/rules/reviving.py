"""Regions in decline that become the active race's at the start of a turn."""

from __future__ import annotations

from smallworld_desktop.rules.actions import Revive
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.board_changes import leave_if_gone, take_markers, vacate
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, People, Position
from smallworld_desktop.rules.records import Record, RegionRevived

ABANDONED = "turn.abandoned"
REVIVED = "turn.revived"


def revivable(pos: Position) -> dict[int, int]:
    """The races in decline that may give regions to the active race now, with these regions."""
    if pos.phase != "conquer" or pos.parts or pos.fought or pos.roll != NO_ROLL or pos.fighter == NOBODY:
        return {}
    active = pos.people(pos.fighter)
    if pos.uses.get(ABANDONED) or not _affordable(active):
        return {}
    found = {}
    for number in pos.declines[pos.seat]:
        people = pos.people(number)
        if people.abilities.revives and not pos.uses.get(f"{REVIVED}.{number}"):
            regions = people.held & active.abilities.stays
            if regions:
                found[number] = regions
    return found


def _affordable(active: People) -> int:
    """How many regions the active race could fill with new tokens, of the tray or else of the hand."""
    return (active.tray + active.hand) // active.abilities.min_stack


def why_not_revive(pos: Position, action: Revive) -> Message | None:
    chosen = set(action.regions)
    for number, regions in revivable(pos).items():
        most = min(pos.people(number).abilities.revives, _affordable(pos.people(pos.fighter)))
        if chosen and all(regions >> region & 1 for region in chosen):
            return None if len(chosen) == len(action.regions) <= most else Message("no.revive")
    return Message("no.revive")


def revives(pos: Position) -> list[Revive]:
    """Every choice of one or two regions, ascending; more are taken by name."""
    found = []
    for number, regions in revivable(pos).items():
        most = min(pos.people(number).abilities.revives, _affordable(pos.people(pos.fighter)))
        ones = list(bits(regions))
        found += [Revive((region,)) for region in ones]
        if most > 1:
            found += [Revive((one, other)) for place, one in enumerate(ones) for other in ones[place + 1 :]]
    return found


def revive(pos: Position, action: Revive, chance: Chance, records: list[Record]) -> None:
    """The old tokens and their markers leave; new tokens of the active race stand there."""
    active = pos.people(pos.fighter)
    old_number = pos.holder[action.regions[0]]
    old = pos.people(old_number)
    each = active.abilities.min_stack
    for region in action.regions:
        old.tray += pos.tokens[region]
        take_markers(pos, old_number, region, records)
        vacate(pos, old_number, region)
        from_tray = min(each, active.tray)
        active.tray -= from_tray
        active.hand -= each - from_tray
        pos.holder[region] = pos.fighter
        pos.tokens[region] = each
        active.held |= 1 << region
        records.append(RegionRevived(pos.fighter, region, each))
    pos.before_ready = tuple(sorted((*(pos.before_ready or ()), *((region, each) for region in action.regions))))
    pos.uses = {**pos.uses, f"{REVIVED}.{old_number}": 1}
    pos.begun = True
    leave_if_gone(pos, old_number, chance, records)

"""What must be true of every position. Simulations with `--check` and the tests ask after every action."""

from __future__ import annotations

from smallworld_desktop.rules.finds import finds_of
from smallworld_desktop.rules.position import MARKER_LIMIT, NOBODY, Position


def violations(pos: Position) -> list[str]:
    """What is wrong with a position; empty if nothing is. For developers, so in plain words."""
    return _references(pos) or [*_peoples(pos), *_cards(pos), *_regions(pos), *_players(pos)]


def _references(pos: Position) -> list[str]:
    """Whoever and whatever a position speaks of has to be there; without that nothing else can be asked."""
    there = set(pos.numbers())
    found = [f"people {number} is not in play" for number in sorted(_peoples_named(pos) - there - {NOBODY})]
    markers = range(len(pos.rules.markers))
    for people in (people for people in pos.peoples if people is not None):
        if not {*people.supply, *people.regroup, *people.pool} <= set(markers):
            found.append(f"{pos.race_id(people)}: markers that do not exist")
    if any(key % MARKER_LIMIT not in markers for key in pos.marks):
        found.append("markers on the board that do not exist")
    if any(pos.people(number).seat != seat for seat, number in enumerate(pos.active) if number in there):
        found.append("an active race belongs to somebody else")
    if not 1 <= pos.round <= pos.rules.rounds:
        found.append(f"round {pos.round} of {pos.rules.rounds}")
    if pos.stage == "retreat" and not pos.retreats:
        found.append("a retreat of nobody")
    return found


def _peoples_named(pos: Position) -> set[int]:
    named = {*pos.holder, *pos.active, *pos.parts, *pos.retreats, pos.fighter}
    named.update(number for numbers in pos.declines for number in numbers)
    return named | {question.people for question in pos.questions}


def _peoples(pos: Position) -> list[str]:
    found = []
    for number, people in enumerate(pos.peoples):
        if people is None:
            continue
        race = pos.rules.races[people.race]
        held = [region for region, holder in enumerate(pos.holder) if holder == number]
        if sum(1 << region for region in held) != people.held:
            found.append(f"{race.id}: held regions differ from the board")
        on_board = sum(pos.tokens[region] for region in held)
        total = on_board + people.in_hand + people.tray
        if total != race.tray + people.horde:
            found.append(f"{race.id}: {total} tokens instead of {race.tray + people.horde}")
        if min(people.hand, people.returning, people.limbo, people.tray, people.horde) < 0:
            found.append(f"{race.id}: a negative number of tokens")
        if people.abilities is not pos.rules.abilities(
            people.race, people.power, people.declined, finds_of(pos, people)
        ):
            found.append(f"{race.id}: abilities differ from race, power and finds")
        if any(count < 0 for count in (*people.supply.values(), *people.pool.values())):
            found.append(f"{race.id}: a negative number of markers")
        if people.declined and not (on_board or people.in_hand):
            found.append(f"{race.id}: in decline without a token")
        listed = pos.declines[people.seat] if people.declined else (pos.active[people.seat],)
        if number not in listed:
            found.append(f"{race.id}: not listed with its player")
    return found


def _cards(pos: Position) -> list[str]:
    in_play = [people for people in pos.peoples if people is not None]
    races = [p.race for p in in_play] + pos.race_pile + [combo[0] for combo in pos.column]
    powers = (
        [p.power for p in in_play if p.power >= 0]
        + pos.power_pile
        + pos.discard
        + [c[1] for c in pos.column]
        + list(pos.lent.values())
    )
    found = []
    if sorted(races) != list(range(len(pos.rules.races))):
        found.append("a banner is missing or doubled")
    if sorted(powers) != list(range(len(pos.rules.powers))):
        found.append("a badge is missing or doubled")
    return found


def _regions(pos: Position) -> list[str]:
    found = []
    warded = 0
    for region, tokens in enumerate(pos.tokens):
        if (tokens > 0) != (pos.holder[region] >= 0):
            found.append(f"region {region}: {tokens} tokens, holder {pos.holder[region]}")
        marks = pos.markers_in(region)
        guard = sum(pos.rules.markers[marker].defence * count for marker, count in marks.items())
        guard += (pos.tribes >> region & 1) + pos.monster_numbers.get(region, 0)
        guard += sum(pos.rules.find_defence[id] for id, where in pos.places.items() if where == region)
        if bool(pos.monsters >> region & 1) != (region in pos.monster_numbers):
            found.append(f"region {region}: monsters differ from their number")
        if tokens and pos.rules.board.regions[region].terrain.impassable:
            found.append(f"region {region}: tokens on impassable ground")
        if guard != pos.guard[region]:
            found.append(f"region {region}: guard {pos.guard[region]} instead of {guard}")
        if any(pos.rules.is_ward(marker) for marker in marks):
            warded |= 1 << region
        if pos.tribes >> region & 1 and tokens:
            found.append(f"region {region}: a Lost Tribe beside race tokens")
    if warded != pos.warded:
        found.append("the warded regions differ from the markers")
    return found


def _players(pos: Position) -> list[str]:
    return [f"seat {seat}: {coins} coins" for seat, coins in enumerate(pos.coins) if coins < 0]

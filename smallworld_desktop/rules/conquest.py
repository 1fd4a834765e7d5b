"""A conquest and what it does to attacker and defender (R5)."""

from __future__ import annotations

from smallworld_desktop.rules.board_changes import (
    leave_if_gone,
    place_marker,
    take_marker,
    unshield_from,
    vacate,
)
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.cost import SORCERY
from smallworld_desktop.rules.position import (
    DEED_SHIFT,
    FOUND_ACTIVE,
    FOUND_DECLINED,
    FOUND_RACE,
    FOUND_TRIBE,
    NOBODY,
    People,
    Position,
    Question,
)
from smallworld_desktop.rules.purse import pay
from smallworld_desktop.rules.records import (
    BANK,
    DieRolled,
    PlaceFound,
    Record,
    RegionConquered,
    TokensDrivenOff,
    TokensGained,
    TokensLost,
)


def attack(pos: Position, people: People, region: int) -> None:
    """Note the attempt: it counts for peace even if it fails (R5.10)."""
    victim = pos.holder_of(region)
    if victim is not None and not victim.declined and victim.seat != people.seat:
        people.attacked |= 1 << victim.seat


def conquer(
    pos: Position, number: int, region: int, tokens: int, way: str, chance: Chance, records: list[Record]
) -> None:
    """Take a region with so many tokens of the hand (by sorcery: one of the tray)."""
    people = pos.people(number)
    loser_number = pos.holder[region]
    bit = 1 << region
    tribe = bool(pos.tribes & bit)
    monster = bool(pos.monsters & bit)
    found = FOUND_TRIBE if tribe else 0
    records.append(RegionConquered(number, region, tokens, way, loser_number, tribe, monster))
    if loser_number != NOBODY:
        loser = pos.people(loser_number)
        found |= FOUND_RACE | (FOUND_DECLINED if loser.declined else FOUND_ACTIVE)
        if not loser.declined and loser.seat != people.seat:
            people.attacked |= 1 << loser.seat
        _drive_off(pos, people, loser_number, loser, region, way, chance, records)
    if tribe:
        pos.set_tribe(region, False)
    if way == SORCERY:
        people.tray -= tokens
    else:
        people.hand -= tokens
    pos.holder[region] = number
    pos.tokens[region] = tokens
    people.held |= bit
    people.deeds += (region << DEED_SHIFT | found,)
    for marker_id, _ in people.abilities.conquest_marks:
        marker = pos.rules.marker_number[marker_id]
        if people.supply.get(marker, 0) > 0:
            place_marker(pos, number, marker, region, 1, records)
    if monster:
        pos.set_monster(region, False)
        if pos.hidden_places:
            place = chance.draw(pos.hidden_places)
            pos.places = {**pos.places, place: region}
            records.append(PlaceFound(place, region))
    if loser_number != NOBODY:
        leave_if_gone(pos, loser_number, chance, records)
    if pos.places and not people.declined:
        _ask_for_shield(pos, people, region)


def _drive_off(
    pos: Position,
    people: People,
    loser_number: int,
    loser: People,
    region: int,
    way: str,
    chance: Chance,
    records: list[Record],
) -> None:
    """The defender leaves: coins change hands, markers go, tokens are lost or come back to hand (R5.7, R5.8)."""
    for giver, taker, amount in tributes(people, loser):
        pay(pos, giver, taker, min(amount, pos.coins[giver]), "tribute", records, region)
    tokens = pos.tokens[region]
    guardians = sacrifice_seats(pos, loser) if pos.places else None
    all_lost = False
    if pos.marks:
        for marker, count in pos.markers_in(region).items():
            kind = pos.rules.markers[marker]
            if kind.coins:
                pay(pos, BANK, people.seat, kind.coins * count, kind.id, records, region)
            if loser.abilities.tower == kind.id:
                all_lost = True
            take_marker(pos, loser_number, marker, region, count, records)
            if kind.regrouped and not loser.declined:
                loser.regroup = {**loser.regroup, marker: loser.regroup.get(marker, 0) + count}
    unshield_from(pos, region, records)
    vacate(pos, loser_number, region)
    if all_lost:
        lost = tokens
    elif way == SORCERY:
        lost = 1
    else:
        lost = min(loser.abilities.loses, tokens)
    if tokens > lost:
        loser.returning += tokens - lost
        records.append(TokensDrivenOff(loser_number, region, tokens - lost))
    if not lost:
        return
    loser.limbo += lost
    if guardians and not all_lost:
        seats, holder = guardians
        pos.questions.append(
            Question("sacrifice", seats[0], loser_number, region, holder=holder, seats=seats[1:], way=way)
        )
    else:
        settle_loss(pos, loser_number, region, lost, chance, records)


def tributes(people: People, loser: People) -> list[tuple[int, int, int]]:
    """Who pays whom how many coins when a people takes a region of another, in order, as far as they have any."""
    if loser.seat == people.seat:
        return []
    taking = [] if loser.declined else people.abilities.tributes
    taken = [tribute.amount for tribute in taking if tribute.when_taking]
    owed = [tribute.amount for tribute in loser.abilities.tributes if not tribute.when_taking]
    return [(loser.seat, people.seat, amount) for amount in taken] + [
        (people.seat, loser.seat, amount) for amount in owed
    ]


def settle_loss(
    pos: Position, number: int, region: int, tokens: int, chance: Chance, records: list[Record], rolls: bool = True
) -> None:
    """Tokens in limbo are lost for good: those of a horde to the box, others to the tray; some races roll for them."""
    people = pos.people(number)
    people.limbo -= tokens
    from_horde = min(tokens, people.horde)
    people.horde -= from_horde
    people.tray += tokens - from_horde
    records.append(TokensLost(number, region, tokens))
    if rolls and people.abilities.rolls_for_losses:
        for _ in range(tokens):
            value = chance.roll()
            records.append(DieRolled(people.seat, value, "losses"))
            gained = min(value, people.tray)
            if gained:
                people.tray -= gained
                people.returning += gained
                records.append(TokensGained(number, gained, "losses"))


def sacrifice_seats(pos: Position, loser: People) -> tuple[tuple[int, ...], int] | None:
    """Who is asked to spare the loser a token, in order, and who holds the place that allows it (R12.5)."""
    for place, region in pos.places.items():
        if not pos.rules.sacrifices(place):
            continue
        keeper = pos.holder_of(region)
        if keeper is None or keeper.declined:
            return None
        holder = keeper.seat
        if loser.seat != holder:
            asked = [holder]
        else:
            count = pos.rules.seats
            asked = [(holder + step) % count for step in range(1, count)]
            asked.append(holder)
        seats = tuple(seat for seat in asked if sacrifice_regions(pos, seat, holder, loser))
        return (seats, holder) if seats else None
    return None


def sacrifice_regions(pos: Position, seat: int, holder: int, loser: People) -> int:
    """The regions from which a seat could give a token for the loser's."""
    found = 0
    for people in pos.peoples:
        if people is None or people.seat != seat:
            continue
        if loser.seat != holder:
            allowed = not people.declined
        elif seat == holder:
            allowed = people is not loser and (people.declined or loser.declined)
        else:
            allowed = True
        if allowed:
            found |= people.held
    return found


def _ask_for_shield(pos: Position, people: People, region: int) -> None:
    """Who comes to the place that shields a race in decline has to name one, if there is any."""
    for place, where in pos.places.items():
        if where == region and pos.rules.shields(place) and shield_choices(pos):
            pos.questions.append(Question("shield", people.seat, region=region))


def shield_choices(pos: Position) -> list[int]:
    return [number for number, people in enumerate(pos.peoples) if people is not None and people.declined]


def drop_idle_shields(pos: Position) -> None:
    """No race is named any more if none is left in decline, or if the place was given up in the meantime."""
    pos.questions = [q for q in pos.questions if q.kind != "shield" or _is_shield_due(pos, q)]


def _is_shield_due(pos: Position, question: Question) -> bool:
    return pos.holder[question.region] == pos.active[question.seat] and bool(shield_choices(pos))

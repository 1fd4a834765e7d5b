"""A conquest and what it does to attacker and defender (R5)."""

from __future__ import annotations

from smallworld_desktop.rules.board_changes import (
    leave_if_gone,
    place_marker,
    recall_pieces,
    take_marker,
    unshield_from,
    vacate,
)
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.cost import special_effects
from smallworld_desktop.rules.finds import draw_find
from smallworld_desktop.rules.position import (
    DEED_SHIFT,
    FOUND_ACTIVE,
    FOUND_DECLINED,
    FOUND_MONSTER,
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
    Record,
    RegionConquered,
    TokensDrivenOff,
    TokensGained,
    TokensLost,
)


def attack(pos: Position, people: People, region: int) -> None:
    """Note the attempt: it counts for peace even if it fails (R5.10)."""
    victim = pos.holder_of(region)
    if victim is not None and victim.seat != people.seat:
        if not victim.declined:
            people.attacked |= 1 << victim.seat
        if pos.rules.grudges_exist:
            _bear_grudge(pos, victim.seat, people.seat)


def _bear_grudge(pos: Position, victim: int, attacker: int) -> None:
    """A seat whose active race repays attacks remembers who attacked any of its races."""
    active = pos.active_people(victim)
    if active is not None and active.abilities.grudges:
        marked = pos.grudges[victim] | 1 << attacker
        pos.grudges = (*pos.grudges[:victim], marked, *pos.grudges[victim + 1 :])


def conquer(
    pos: Position, number: int, region: int, tokens: int, way: str, chance: Chance, records: list[Record]
) -> None:
    """Take a region with so many tokens of the hand (by sorcery: one of the tray, or of the hand if that is empty)."""
    people = pos.people(number)
    loser_number = pos.holder[region]
    bit = 1 << region
    tribe = bool(pos.tribes & bit)
    monster = bool(pos.monsters & bit)
    found = (FOUND_TRIBE if tribe else 0) | (FOUND_MONSTER if monster else 0)
    sorcery = bool(way) and special_effects(pos, people, way) is None
    bitten = 0
    records.append(RegionConquered(number, region, tokens, way, loser_number, tribe, monster))
    if loser_number != NOBODY:
        loser = pos.people(loser_number)
        found |= FOUND_RACE | (FOUND_DECLINED if loser.declined else FOUND_ACTIVE)
        attack(pos, people, region)
        for giver, taker, amount in tributes(people, loser):
            coins = amount if giver == BANK else min(amount, pos.coins[giver])
            pay(pos, giver, taker, coins, "tribute", records, region)
        drive_off(
            pos, loser_number, region, _losses(pos, people, loser, region, way, sorcery), people.seat, chance, records
        )
        bitten = loser.abilities.attackers_lose if loser.seat != people.seat else 0
    if tribe:
        pos.set_tribe(region, False)
    if sorcery and people.tray:
        people.tray -= tokens
    else:
        people.hand -= tokens
    pos.holder[region] = number
    pos.tokens[region] = tokens
    people.held |= bit
    people.deeds += (region << DEED_SHIFT | found,)
    if bitten:
        _bite(pos, number, region, bitten, chance, records)
    for marker_id, _ in people.abilities.conquest_marks:
        marker = pos.rules.marker_number[marker_id]
        if people.supply.get(marker, 0) > 0:
            place_marker(pos, number, marker, region, 1, records)
    if monster:
        pos.set_monster(region, 0)
        if pos.hidden_places:
            draw_find(pos, people, region, chance, records)
    if loser_number != NOBODY:
        leave_if_gone(pos, loser_number, chance, records)
    if pos.places and not people.declined:
        _ask_for_shield(pos, people, region)


def _bite(pos: Position, number: int, region: int, wanted: int, chance: Chance, records: list[Record]) -> None:
    """Tokens that conquered a region are lost there; the least that is needed to hold it stays."""
    people = pos.people(number)
    lost = min(wanted, pos.tokens[region] - people.abilities.min_stack)
    if lost > 0:
        pos.tokens[region] -= lost
        people.limbo += lost
        settle_loss(pos, number, region, lost, chance, records, rolls=False)


def _losses(pos: Position, people: People, loser: People, region: int, way: str, sorcery: bool) -> int:
    """How many tokens the defender loses there."""
    if sorcery:
        return 1
    if way and any(effect.spares for effect in special_effects(pos, people, way) or ()):
        return 0
    own = loser.abilities.loses
    return own if own != 1 else people.abilities.victims_lose


def drive_off(
    pos: Position, number: int, region: int, losses: int, seat: int, chance: Chance, records: list[Record]
) -> None:
    """A defender leaves: markers go, tokens are lost or come back to hand (R5.7, R5.8). `seat` takes its coins."""
    loser = pos.people(number)
    tokens = pos.tokens[region]
    guardians = sacrifice_seats(pos, loser) if pos.places else None
    all_lost = False
    if pos.marks:
        for marker, count in pos.markers_in(region).items():
            kind = pos.rules.markers[marker]
            if marker in pos.rules.unowned:
                continue
            if kind.coins and seat != NOBODY:
                pay(pos, BANK, seat, kind.coins * count, kind.id, records, region)
            if loser.abilities.tower == kind.id:
                all_lost = losses > 0
            take_marker(pos, number, marker, region, count, records)
            if kind.regrouped and not loser.declined:
                loser.regroup = {**loser.regroup, marker: loser.regroup.get(marker, 0) + count}
    unshield_from(pos, region, records)
    recall_pieces(pos, region, records)
    vacate(pos, number, region)
    lost = tokens if all_lost else min(losses, tokens)
    if tokens > lost:
        loser.returning += tokens - lost
        records.append(TokensDrivenOff(number, region, tokens - lost))
    if not lost:
        return
    loser.limbo += lost
    if guardians and not all_lost:
        seats, holder = guardians
        for _ in range(lost):
            pos.questions.append(Question("sacrifice", seats[0], number, region, holder=holder, seats=seats[1:]))
    else:
        settle_loss(pos, number, region, lost, chance, records)


def tributes(people: People, loser: People) -> list[tuple[int, int, int]]:
    """Who pays whom how many coins when a people takes a region of another, in order, as far as they have any."""
    if loser.seat == people.seat:
        return []
    found = []
    for own, owner, other in ((people, people.seat, loser.seat), (loser, loser.seat, people.seat)):
        for tribute in own.abilities.tributes:
            if tribute.when_taking == (own is people) and not (tribute.when_taking and loser.declined):
                ends = (owner, other) if tribute.paid_to == "opponent" else (other, owner)
                found.append((BANK if tribute.paid_by == "bank" else ends[0], ends[1], tribute.amount))
    return found


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

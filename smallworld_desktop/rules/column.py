"""The column of combos, its piles, and taking a combo (R4)."""

from __future__ import annotations

from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.purse import pay
from smallworld_desktop.rules.records import BANK, ComboRevealed, ComboTaken, PileShuffled, Record
from smallworld_desktop.rules.ruleset import COLUMN


def refill(pos: Position, chance: Chance, records: list[Record]) -> None:
    """Reveal combos while there are places, banners and badges."""
    rules = pos.rules
    while len(pos.column) < COLUMN and pos.race_pile:
        if not pos.power_pile:
            if not pos.discard:
                return
            pos.power_pile = pos.discard
            pos.discard = []
            chance.shuffle(pos.power_pile)
            records.append(PileShuffled(len(pos.power_pile)))
        race = pos.race_pile.pop(0)
        power = pos.power_pile.pop(0)
        pos.unknown_races = max(0, pos.unknown_races - 1)
        pos.column.append((race, power, 0, 0))
        records.append(ComboRevealed(len(pos.column) - 1, rules.races[race].id, rules.powers[power].id))


def put_on_top(pos: Position, race: str, power: str) -> None:
    """Lay a combo on top of a fresh column, to try it; what lay there goes where its banner and badge were."""
    rules = pos.rules
    banner = next(number for number, known in enumerate(rules.races) if known.id == race)
    badge = next(number for number, known in enumerate(rules.powers) if known.id == power)
    banners = [combo[0] for combo in pos.column] + pos.race_pile
    badges = [combo[1] for combo in pos.column] + pos.power_pile
    for pile, wanted in ((banners, banner), (badges, badge)):
        place = pile.index(wanted)
        pile[0], pile[place] = pile[place], pile[0]
    shown = len(pos.column)
    pos.column = [(banners[place], badges[place], 0, 0) for place in range(shown)]
    pos.race_pile, pos.power_pile = banners[shown:], badges[shown:]


def prices(pos: Position) -> list[int]:
    """What each combo of the column costs: the sum over those above it."""
    found = []
    total = 0
    for race, power, _, _ in pos.column:
        found.append(total)
        total += pos.rules.abilities(race, power).passing_price
    return found


def why_not_pick(pos: Position, seat: int, place: int) -> Message | None:
    if not 0 <= place < len(pos.column):
        return Message("no.such_combo", {"place": place})
    missing = prices(pos)[place] - pos.coins[seat]
    return Message("no.too_dear", {"coins": missing, "count": missing}) if missing > 0 else None


def pick(pos: Position, seat: int, place: int, chance: Chance, records: list[Record]) -> int:
    """Take a combo: pay for those passed over, take its coins and tokens. Returns the new people's number."""
    rules = pos.rules
    for above in range(place):
        race, power, coins, tokens = pos.column[above]
        abilities = rules.abilities(race, power)
        room = rules.races[race].tray - tokens
        pos.column[above] = (race, power, coins + abilities.passing_price, tokens + min(abilities.passed_tokens, room))
        pay(pos, seat, BANK, abilities.passing_price, "pass", records)
    race, power, coins, extra = pos.column.pop(place)
    people = enlist(pos, race, power, seat, extra)
    number = pos.admit(people)
    pos.active[seat] = number
    banner, badge = rules.races[race], rules.powers[power]
    records.append(ComboTaken(seat, number, banner.id, badge.id, place, people.hand))
    pay(pos, BANK, seat, coins, "combo", records)
    if people.abilities.chronicler:
        declined = sum(1 for other in pos.peoples if other is not None and other.declined and other.held)
        pay(pos, BANK, seat, people.abilities.chronicler * declined, badge.id, records)
    refill(pos, chance, records)
    return number


def enlist(pos: Position, race: int, power: int, seat: int, extra: int = 0) -> People:
    """A people with its tokens and markers in hand, not yet in play."""
    rules = pos.rules
    abilities = rules.abilities(race, power)
    banner = rules.races[race]
    people = People(race, power, seat, abilities)
    wanted = banner.tokens + rules.powers[power].tokens + abilities.combat_tokens + extra
    taken = min(wanted, banner.tray)
    people.hand = taken + abilities.horde
    people.tray = banner.tray - taken
    people.horde = abilities.horde
    people.supply = marker_supply(pos, people)
    return people


def marker_supply(pos: Position, people: People) -> dict[int, int]:
    """The markers that race and power bring."""
    number = pos.rules.marker_number
    supply = {number[effect.marker]: effect.supply for effect in people.abilities.placed}
    supply.update({number[marker]: count for marker, count in people.abilities.conquest_marks})
    supply.update({number[effect.marker]: 1 for effect in people.abilities.special_conquests})
    return supply

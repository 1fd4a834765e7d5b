"""The column of combos, its piles, and taking a combo (R4)."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld_desktop.rules.actions import NOWHERE, PICK, Pick
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.effects.conquest import CombatTokens, CopiesRelic, Erupts, SpecialConquest
from smallworld_desktop.rules.effects.markers import MarksConquests, PlacesMarkers
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.purse import pay
from smallworld_desktop.rules.records import (
    BANK,
    BadgesSwapped,
    ComboRevealed,
    ComboTaken,
    PieceMoved,
    PileShuffled,
    Record,
)
from smallworld_desktop.rules.ruleset import NO_POWER, Ruleset


def refill(pos: Position, chance: Chance, records: list[Record]) -> None:
    """Reveal combos while there are places, banners and badges."""
    rules = pos.rules
    while len(pos.column) < rules.column and pos.race_pile:
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


def why_not_pick(pos: Position, seat: int, action: Pick) -> Message | None:
    place = action.place
    if not 0 <= place < len(pos.column):
        return Message("no.such_combo", {"place": place})
    missing = prices(pos)[place] - pos.coins[seat]
    if missing > 0:
        return Message("no.too_dear", {"coins": missing, "count": missing})
    race, power, _, _ = pos.column[place]
    if action.swap != NOWHERE:
        if not 0 <= action.swap < len(pos.column) or action.swap == place:
            return Message("no.such_combo", {"place": action.swap})
        if not pos.rules.abilities(race, power).swaps_badge:
            return Message("no.badge_swap")
        power = pos.column[action.swap][1]
    sites = open_sites(pos, race, power)
    if action.site == NOWHERE:
        return Message("no.site") if sites.bit_count() > 1 else None
    return None if action.site >= 0 and sites >> action.site & 1 else Message("no.site")


def open_sites(pos: Position, race: int, power: int) -> int:
    """Where the marker of a combo may erupt."""
    abilities = pos.rules.abilities(race, power)
    return abilities.sites if abilities.erupts else 0


def picks(pos: Position, place: int) -> list[Pick]:
    """All ways to take the combo at a place: with each badge it may swap for, with each site of its marker."""
    race, power, _, _ = pos.column[place]
    abilities = pos.rules.abilities(race, power)
    if not abilities.swaps_badge and not abilities.erupts:
        return [PICK[place]]
    swaps = [NOWHERE]
    if abilities.swaps_badge:
        swaps += [other for other in range(len(pos.column)) if other != place]
    found = []
    for swap in swaps:
        sites = open_sites(pos, race, power if swap == NOWHERE else pos.column[swap][1])
        found += [Pick(place, swap, site) for site in (bits(sites) if sites.bit_count() > 1 else (NOWHERE,))]
    return found


def pick(pos: Position, seat: int, action: Pick, chance: Chance, records: list[Record]) -> int:
    """Take a combo: pay for those passed over, take its coins and tokens. Returns the new people's number."""
    rules = pos.rules
    place = action.place
    for above in range(place):
        race, power, coins, tokens = pos.column[above]
        abilities = rules.abilities(race, power)
        room = rules.races[race].tray - tokens
        pos.column[above] = (race, power, coins + abilities.passing_price, tokens + min(abilities.passed_tokens, room))
        pay(pos, seat, BANK, abilities.passing_price, "pass", records)
    race, power, coins, extra = pos.column[place]
    if action.swap != NOWHERE:
        other_race, other, its_coins, its_tokens = pos.column[action.swap]
        pos.column[action.swap] = (other_race, power, its_coins, its_tokens)
        records.append(BadgesSwapped(seat, rules.powers[power].id, rules.powers[other].id))
        power = other
    del pos.column[place]
    people = enlist(pos, race, power, seat, extra)
    number = pos.admit(people)
    pos.active[seat] = number
    banner, badge = rules.races[race], rules.powers[power]
    records.append(ComboTaken(seat, number, banner.id, badge.id, place, people.hand))
    erupt(pos, people, action.site, records)
    pay(pos, BANK, seat, coins, "combo", records)
    if people.abilities.chronicler:
        declined = sum(1 for other in pos.peoples if other is not None and other.declined and other.held)
        pay(pos, BANK, seat, people.abilities.chronicler * declined, badge.id, records)
    refill(pos, chance, records)
    return number


def erupt(pos: Position, people: People, site: int, records: list[Record]) -> None:
    """Put the marker of a race that erupts on its site; the only one there is need not be named."""
    abilities = people.abilities
    if not abilities.erupts or not abilities.sites:
        return
    people.site = site if site != NOWHERE else bits(abilities.sites)[0]
    marker = pos.rules.marker_number[abilities.erupts]
    people.supply = {**people.supply, marker: 0}
    pos.add_mark(people.site, marker, 1)
    records.append(PieceMoved(abilities.erupts, people.site))


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
    """The markers that race and power bring, as far as they count now."""
    effects = [*pos.rules.races[people.race].effects]
    if people.power != NO_POWER:
        effects += pos.rules.powers[people.power].effects
    return supply_of(pos.rules, [effect for effect in effects if effect.holds(people.declined)])


def supply_of(rules: Ruleset, effects: Sequence[object]) -> dict[int, int]:
    """The markers that effects bring, with how many there are."""
    supply: dict[int, int] = {}
    for effect in effects:
        if isinstance(effect, PlacesMarkers | MarksConquests) or (isinstance(effect, CombatTokens) and effect.marker):
            supply[rules.marker_number[effect.marker]] = effect.supply
        elif isinstance(effect, SpecialConquest | CopiesRelic | Erupts) and effect.marker:
            supply[rules.marker_number[effect.marker]] = 1
    return supply

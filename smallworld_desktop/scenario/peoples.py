"""The races in play at the start of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.column import erupt
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.rules.ruleset import NO_POWER
from smallworld_desktop.rules.start import place_people
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import listing, mapping, number, one_of, only_keys

PEOPLE_KEYS = ("race", "power", "hand", "regions", "markers", "pool", "grudges")
HORDE = "horde"
MARKERS = (
    "encampment", "fortress", "lair", "hole", "hero", "dragon", "catapult", "pot", HORDE, "coin", "tower",
    "ancient", "queen", "armour", "bag", "hammer", "volcano", "ghost", "balrog",
)  # fmt: skip
"""The markers of the shipped sets: known words even where the set is not in play."""


def settle(pos: Position, seat: int, entry: Mapping[str, Any], key: str, players: list[str]) -> None:
    """The active race and those in decline of one player."""
    for place, declined in enumerate(listing(entry.get("decline", []), f"{key}.decline")):
        _settle_one(pos, seat, mapping(declined, f"{key}.decline"), True, f"{key}.decline.{place}")
    if "active" in entry:
        active = mapping(entry["active"], f"{key}.active")
        _settle_one(pos, seat, active, False, f"{key}.active")
        marked = 0
        for name in listing(active.get("grudges", []), f"{key}.grudges"):
            marked |= 1 << players.index(one_of(name, players, f"{key}.grudges"))
        pos.grudges = (*pos.grudges[:seat], marked, *pos.grudges[seat + 1 :])


def _settle_one(pos: Position, seat: int, entry: Mapping[str, Any], declined: bool, key: str) -> None:
    only_keys(entry, PEOPLE_KEYS, key)
    rules = pos.rules
    races = [race.id for race in rules.races]
    powers = [power.id for power in rules.powers]
    race = races.index(one_of(entry.get("race"), races, f"{key}.race"))
    if not declined and "power" not in entry:
        raise Malformed("missing", key=f"{key}.power")
    power = powers.index(one_of(entry["power"], powers, f"{key}.power")) if "power" in entry else NO_POWER
    if declined and not rules.keeps_badge(power):
        power = NO_POWER
    layout = {
        rules.board.by_id[one_of(id, rules.board.by_id, f"{key}.regions")]: number(count, f"{key}.regions.{id}", 1)
        for id, count in mapping(entry.get("regions", {}), f"{key}.regions").items()
    }
    for region in layout:
        if pos.holder[region] != NOBODY:
            raise Malformed("two_races", key=f"{key}.regions", got=rules.board.regions[region].id)
    for people in pos.peoples:
        if people is not None and people.race == race:
            raise Malformed("in_play", key=key, got=races[race])
    markers = _markers(pos, mapping(entry.get("markers", {}), f"{key}.markers"), f"{key}.markers")
    horde = sum(markers.pop(HORDE).values()) if HORDE in markers else None
    hand = number(entry.get("hand", 0), f"{key}.hand")
    people_number = place_people(pos, seat, race, power, declined, hand, layout, markers, horde)
    people = pos.people(people_number)
    if people.tray < 0:
        raise Malformed("too_many_tokens", key=key, got=-people.tray)
    _give_pool(pos, people, mapping(entry.get("pool", {}), f"{key}.pool"), f"{key}.pool")
    _erupt(pos, people, key)
    for marker, placed in markers.items():
        for region in placed:
            if region not in list(bits(people.held)) and not people.abilities.coins_for_leaving:
                raise Malformed("marker_outside", key=f"{key}.markers.{marker}", got=rules.board.regions[region].id)


def _give_pool(pos: Position, people: People, given: Mapping[str, Any], key: str) -> None:
    """Pieces in hand that are no race tokens."""
    for marker, count in given.items():
        known = pos.rules.marker_number[one_of(marker, pos.rules.marker_ids, key)]
        owned = number(count, f"{key}.{marker}", 0, people.supply.get(known, 0))
        people.pool = {**people.pool, known: owned}
        people.supply = {**people.supply, known: people.supply[known] - owned}


def _erupt(pos: Position, people: People, key: str) -> None:
    """The marker of a race that erupts stands where the scenario says, or on the only site."""
    abilities = people.abilities
    if people.declined or not abilities.erupts or not abilities.sites:
        return
    stated = [r for r in pos.marked_regions(pos.rules.marker_number[abilities.erupts]) if abilities.sites >> r & 1]
    if not stated and abilities.sites.bit_count() > 1:
        raise Malformed("missing", key=f"pieces.{abilities.erupts}")
    if stated:
        people.site = stated[0]
        people.supply = {**people.supply, pos.rules.marker_number[abilities.erupts]: 0}
    else:
        erupt(pos, people, bits(abilities.sites)[0], [])


def _markers(pos: Position, given: Mapping[str, Any], key: str) -> dict[str, dict[int, int]]:
    by_id = pos.rules.board.by_id
    found: dict[str, dict[int, int]] = {}
    for marker, spec in given.items():
        inner = f"{key}.{one_of(marker, (*pos.rules.marker_ids, HORDE), key)}"
        found[marker] = {by_id[one_of(id, by_id, inner)]: count for id, count in counts(spec, inner).items()}
    return found


def counts(spec: object, key: str) -> dict[str, int]:
    """Regions with numbers: a mapping, a list of regions, or one region."""
    if isinstance(spec, str):
        return {spec: 1}
    if isinstance(spec, list):
        found: dict[str, int] = {}
        for id in spec:
            found[str(id)] = found.get(str(id), 0) + 1
        return found
    return {id: number(count, f"{key}.{id}") for id, count in mapping(spec, key).items()}

"""What a scenario says must hold, against the game as it is. The first difference is raised."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from smallworld_desktop.rules.actions import Conquer, Decline, Final, Roll
from smallworld_desktop.rules.cost import cost, immune_regions, posted_regions
from smallworld_desktop.rules.obstacles import why_not_target
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.scenario.builder import ScenarioTable
from smallworld_desktop.scenario.column import read_combo, show_combo
from smallworld_desktop.scenario.peoples import MARKERS
from smallworld_desktop.scenario.problems import Differs, Malformed
from smallworld_desktop.scenario.values import listing, mapping, number, one_of, only_keys, shown, truth

PHASES = ("setup", "choose", "conquer", "redeploy", "offer", "stout", "retreat", "respond", "over")
SPOKEN = {"late_decline": "stout"}
REGION_KEYS = ("owner", "race", "tokens", "declined", "lost_tribe", "markers", "monster", "place", "relic")


def check(table: ScenarioTable, expected: object) -> None:
    """Raise `Differs` at the first thing that is not as expected."""
    given = mapping(expected, "expect")
    only_keys(given, CHECKS, "expect")
    for key, value in given.items():
        CHECKS[key](table, value)


def _same(key: str, expected: object, got: object) -> None:
    if expected != got:
        raise Differs("differs", key=key, expected=shown(expected), got=shown(got))


def _phase(table: ScenarioTable, value: object) -> None:
    phase = table.position.phase
    _same("phase", one_of(value, PHASES, "phase"), SPOKEN.get(phase, phase))


def _player(table: ScenarioTable, value: object) -> None:
    _same("player", table.players[table.seat(value, "player")], table.players[table.position.decider])


def _round(table: ScenarioTable, value: object) -> None:
    _same("round", number(value, "round"), table.position.round)


def _coins(table: ScenarioTable, value: object) -> None:
    for player, coins in mapping(value, "coins").items():
        _same(f"coins.{player}", number(coins, "coins"), table.position.coins[table.seat(player, "coins")])


def _scored(table: ScenarioTable, value: object) -> None:
    for player, coins in mapping(value, "scored").items():
        _same(f"scored.{player}", number(coins, "scored", -100), table.position.scored[table.seat(player, "scored")])


def _hand(table: ScenarioTable, value: object) -> None:
    pos = table.position
    for player, tokens in mapping(value, "hand").items():
        seat = table.seat(player, "hand")
        if isinstance(tokens, Mapping):
            for race, count in tokens.items():
                people = _in_play(table, table.race(race, "hand"), seat)
                _same(f"hand.{player}.{race}", number(count, "hand"), people.in_hand if people else 0)
        else:
            active = pos.active_people(seat)
            _same(f"hand.{player}", number(tokens, "hand"), active.in_hand if active else 0)


def _in_play(table: ScenarioTable, race: str, seat: int | None = None) -> People | None:
    pos = table.position
    for people in pos.peoples:
        if people is not None and pos.race_id(people) == race and seat in (None, people.seat):
            return people
    return None


def _fighter(pos: Position) -> People | None:
    return pos.people(pos.fighter) if pos.phase == "conquer" and pos.fighter != NOBODY else None


def _cost(table: ScenarioTable, value: object) -> None:
    pos = table.position
    people = _fighter(pos)
    for id, expected in mapping(value, "cost").items():
        region = table.region(id, "cost")
        if expected is not None:
            number(expected, f"cost.{id}")
        legal = people is not None and why_not_target(pos, people, region) is None
        _same(f"cost.{id}", expected, cost(pos, people, region) if legal and people is not None else None)


def _legal(table: ScenarioTable, value: object) -> None:
    given = mapping(value, "legal")
    only_keys(given, ("conquer", "final", "decline", "roll"), "legal")
    offers = table.game.legal()
    if "decline" in given:
        declines = any(isinstance(offer, Decline) for offer in offers)
        _same("legal.decline", truth(given["decline"], "legal.decline"), declines)
    kinds: tuple[tuple[str, type[Conquer] | type[Final] | type[Roll]], ...] = (
        ("conquer", Conquer), ("final", Final), ("roll", Roll),
    )  # fmt: skip
    for key, kind in kinds:
        if key in given:
            named = [offer for offer in offers if isinstance(offer, kind) and not offer.way]
            regions = {offer.region for offer in named if offer.region >= 0}
            _same_set(f"legal.{key}", listing(given[key], f"legal.{key}"), regions, table)


def _same_set(key: str, expected: list[Any], got: Iterable[int], table: ScenarioTable) -> None:
    wanted = sorted(table.region_id(table.region(id, key)) for id in expected)
    _same(key, wanted, sorted(table.region_id(region) for region in got))


def _immune(table: ScenarioTable, value: object) -> None:
    pos = table.position
    mask = 0
    for people in pos.peoples:
        if people is not None:
            mask |= immune_regions(pos, people)
    if pos.rules.neutrals:
        mask |= posted_regions(pos, NOBODY)
    found = [region for region in range(len(pos.tokens)) if mask >> region & 1]
    _same_set("immune", listing(value, "immune"), found, table)


def _region(table: ScenarioTable, value: object) -> None:
    for id, expected in mapping(value, "region").items():
        facts = _facts(table, table.region(id, "region"))
        key = f"region.{id}"
        if expected == "empty":
            kind = "occupied" if facts["tokens"] or facts["lost_tribe"] else "empty"
            _same(key, "empty", kind)
            continue
        given = mapping(expected, key)
        only_keys(given, REGION_KEYS, key)
        for name, wanted in given.items():
            _check_names(table, name, wanted, key)
            if name in ("place", "relic") and wanted in facts[f"{name}s"]:
                continue
            _same(f"{key}.{name}", wanted, facts[name])


def _check_names(table: ScenarioTable, name: str, wanted: object, key: str) -> None:
    if wanted is None:
        return
    if name == "owner":
        table.seat(wanted, f"{key}.owner")
    elif name == "race":
        table.race(wanted, f"{key}.race")
    elif name in ("place", "relic"):
        one_of(wanted, table.game.rules.places, f"{key}.{name}")
    elif name == "markers":
        for marker in mapping(wanted, f"{key}.markers"):
            one_of(marker, (*MARKERS, *table.game.rules.marker_ids), f"{key}.markers")


def _monsters(pos: Position, region: int) -> int | bool:
    """The number of monsters; none and one are also false and true."""
    count = pos.monster_numbers.get(region, 0)
    return bool(count) if count < 2 else count


def _facts(table: ScenarioTable, region: int) -> dict[str, Any]:
    pos = table.position
    rules = pos.rules
    people = pos.holder_of(region)
    here = [place for place, where in pos.places.items() if where == region]
    return {
        "owner": table.players[people.seat] if people else None,
        "race": pos.race_id(people) if people else None,
        "tokens": pos.tokens[region],
        "declined": people.declined if people else False,
        "lost_tribe": bool(pos.tribes >> region & 1),
        "monster": _monsters(pos, region),
        "markers": {rules.marker_ids[marker]: count for marker, count in pos.markers_in(region).items()},
        "place": next((place for place in here if not rules.places[place].relic), None),
        "relic": next((place for place in here if rules.places[place].relic), None),
        "places": [place for place in here if not rules.places[place].relic],
        "relics": [place for place in here if rules.places[place].relic],
    }


def _tray(table: ScenarioTable, value: object) -> None:
    pos = table.position
    for race, tokens in mapping(value, "tray").items():
        id = table.race(race, "tray")
        people = _in_play(table, id)
        if people is not None:
            got = people.tray
        else:
            lying = sum(combo[3] for combo in pos.column if pos.rules.races[combo[0]].id == id)
            got = pos.rules.content.race(id).tray - lying
        _same(f"tray.{race}", number(tokens, "tray"), got)


def _column(table: ScenarioTable, value: object) -> None:
    rules = table.game.rules
    for place, expected in enumerate(listing(value, "column")):
        if expected == "...":
            return
        race, power, coins, tokens = read_combo(expected, rules, "column")
        if race is None:
            raise Malformed("combo", key="column", got=str(expected))
        column = table.position.column
        got = show_combo(rules, column[place]) if place < len(column) else "nothing"
        _same(f"column.{place}", show_combo(rules, (race, power, coins, tokens)), got)


def _races(table: ScenarioTable, value: object) -> None:
    pos = table.position
    for player, expected in mapping(value, "races").items():
        seat = table.seat(player, "races")
        given = mapping(expected, f"races.{player}")
        only_keys(given, ("active", "decline"), f"races.{player}")
        if "active" in given:
            active = pos.active_people(seat)
            if given["active"] is not None:
                table.race(given["active"], f"races.{player}.active")
            _same(f"races.{player}.active", given["active"], pos.race_id(active) if active else None)
        if "decline" in given:
            wanted = sorted(table.race(race, f"races.{player}") for race in listing(given["decline"], "races"))
            _same(f"races.{player}.decline", wanted, sorted(pos.race_id(pos.people(n)) for n in pos.declines[seat]))


def _winner(table: ScenarioTable, value: object) -> None:
    wanted = sorted(table.players[table.seat(player, "winner")] for player in listing(value, "winner"))
    _same("winner", wanted, sorted(table.players[seat] for seat in table.position.winners))


def _pool(table: ScenarioTable, value: object) -> None:
    rules = table.game.rules
    for player, pieces in mapping(value, "pool").items():
        people = table.position.active_people(table.seat(player, "pool"))
        for marker, count in mapping(pieces, f"pool.{player}").items():
            known = rules.marker_number[one_of(marker, rules.marker_ids, f"pool.{player}")]
            got = people.pool.get(known, 0) if people is not None else 0
            _same(f"pool.{player}.{marker}", number(count, "pool"), got)


def _finds(table: ScenarioTable, value: object) -> None:
    pos = table.position
    for id, expected in mapping(value, "finds").items():
        region = table.region(id, "finds")
        names = expected if isinstance(expected, list) else [expected]
        wanted = sorted(one_of(name, table.game.rules.places, f"finds.{id}") for name in names)
        _same(f"finds.{id}", wanted, sorted(place for place, where in pos.places.items() if where == region))


def _lent(table: ScenarioTable, value: object) -> None:
    """The badge that the find which lends a power has."""
    rules = table.game.rules
    if value is not None:
        one_of(value, [power.id for power in rules.powers], "stonehedge")
    lent = [rules.powers[power].id for power in table.position.lent.values()]
    _same("stonehedge", value, lent[0] if lent else None)


def _grudges(table: ScenarioTable, value: object) -> None:
    for player, expected in mapping(value, "grudges").items():
        wanted = sorted(table.players[table.seat(name, "grudges")] for name in listing(expected, "grudges"))
        marked = table.position.grudges[table.seat(player, "grudges")]
        got = sorted(name for seat, name in enumerate(table.players) if marked >> seat & 1)
        _same(f"grudges.{player}", wanted, got)


CHECKS: dict[str, Callable[[ScenarioTable, object], None]] = {
    "phase": _phase,
    "player": _player,
    "round": _round,
    "coins": _coins,
    "hand": _hand,
    "cost": _cost,
    "legal": _legal,
    "region": _region,
    "tray": _tray,
    "column": _column,
    "races": _races,
    "scored": _scored,
    "winner": _winner,
    "immune": _immune,
    "pool": _pool,
    "finds": _finds,
    "stonehedge": _lent,
    "grudges": _grudges,
}

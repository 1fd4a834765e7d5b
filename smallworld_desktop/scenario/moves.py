"""A scenario's moves to the actions that scenes and opponents use too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from smallworld_desktop.rules.actions import (
    NOWHERE,
    OWN,
    Abandon,
    Action,
    AnswerHire,
    Conquer,
    Decline,
    Deploy,
    End,
    Final,
    Layout,
    MakePeace,
    MoveRelic,
    Pick,
    PlaceMarkers,
    PlaceMonster,
    Ready,
    ReadyAgain,
    Retreat,
    Revive,
    Roll,
    Sacrifice,
    Share,
    Shield,
    Stay,
    Stop,
    SwapPowers,
    Use,
    layout_of,
)
from smallworld_desktop.rules.ways import HIRE, SORCERY, TOGETHER, special_ways
from smallworld_desktop.scenario.builder import ScenarioTable
from smallworld_desktop.scenario.peoples import MARKERS, counts
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import listing, mapping, number, one_of, only_keys, shown, truth

MERCENARY = "mercenary"
WAYS = ("dragon", "catapult", SORCERY, MERCENARY)
"""The ways of the shipped sets: known words even where the set is not in play."""
NOT_THERE = 10_000
"""A number no race or combo has: what is known but not in play can only be refused."""


def read_move(table: ScenarioTable, name: str, value: object) -> list[Action]:
    """The actions of a move, most often one."""
    one_of(name, READERS, "moves")
    return READERS[name](table, value, name)


def _plain(action: Action) -> Callable[[ScenarioTable, object, str], list[Action]]:
    def read(table: ScenarioTable, value: object, key: str) -> list[Action]:
        if value is not None:
            raise Malformed("no_value", key=key, got=shown(value))
        return [action]

    return read


def _layout(table: ScenarioTable, value: object, key: str) -> Layout:
    return layout_of({table.region(id, key): count for id, count in counts(value, key).items()})


def _people(table: ScenarioTable, race: object, key: str) -> int:
    """The number of a race in play; the active race of the player is `OWN`."""
    id = table.race(race, key)
    pos = table.position
    for index, people in enumerate(pos.peoples):
        if people is not None and pos.race_id(people) == id:
            return OWN if index == pos.active[pos.seat] else index
    return NOT_THERE


def _with_race(table: ScenarioTable, value: object, key: str, what: str) -> tuple[Any, int]:
    """A plain value, or a mapping that also names a race."""
    if isinstance(value, Mapping) and what in value:
        only_keys(mapping(value, key), (what, "race"), key)
        return value[what], _people(table, value["race"], key) if "race" in value else OWN
    return value, OWN


def _pick(table: ScenarioTable, value: object, key: str) -> list[Action]:
    if isinstance(value, Mapping):
        given = mapping(value, key)
        only_keys(given, ("race", "place", "swap", "volcano"), key)
        place = _place_of(table, given.get("race", given.get("place")), key)
        swap = _badge_place(table, given["swap"], f"{key}.swap") if "swap" in given else NOWHERE
        site = table.region(given["volcano"], f"{key}.volcano") if "volcano" in given else NOWHERE
        return [Pick(place, swap, site)]
    return [Pick(_place_of(table, value, key))]


def _place_of(table: ScenarioTable, value: object, key: str) -> int:
    """The place of a combo in the column, by its race or its number."""
    if isinstance(value, int) and not isinstance(value, bool):
        return number(value, key)
    race = table.race(value, key)
    rules = table.game.rules
    found = [place for place, combo in enumerate(table.position.column) if rules.races[combo[0]].id == race]
    return found[0] if found else NOT_THERE


def _badge_place(table: ScenarioTable, value: object, key: str) -> int:
    """The place of the combo with a badge."""
    rules = table.game.rules
    power = one_of(value, [power.id for power in rules.powers], key)
    found = [place for place, combo in enumerate(table.position.column) if rules.powers[combo[1]].id == power]
    return found[0] if found else NOT_THERE


def _decline(table: ScenarioTable, value: object, key: str) -> list[Action]:
    if value is None:
        return [Decline()]
    given = mapping(value, key)
    only_keys(given, ("tower", "leave", "deploy", "use"), key)
    tower = table.region(given["tower"], f"{key}.tower") if "tower" in given else NOWHERE
    leave = tuple(table.region(id, f"{key}.leave") for id in listing(given.get("leave", []), f"{key}.leave"))
    layout = _layout(table, given["deploy"], f"{key}.deploy") if "deploy" in given else ()
    used = "use" in given
    if used:
        lending = [id for id in table.game.rules.places if table.game.rules.lends(id)]
        one_of(given["use"], lending, f"{key}.use")
    return [Decline(tower, leave, layout, used)]


def _ready(table: ScenarioTable, value: object, key: str) -> list[Action]:
    layout, people = _with_race(table, value, key, "regions")
    left = {table.region(id, key): count for id, count in counts(layout, key).items()}
    return [Ready(tuple(sorted(left.items())), people)]


def _abandon(table: ScenarioTable, value: object, key: str) -> list[Action]:
    region, people = _with_race(table, value, key, "region")
    return [Abandon(table.region(region, key), people)]


def _attempt(table: ScenarioTable, value: object, key: str) -> tuple[int, int, str, int]:
    """Region, people, way and origin of a conquest."""
    if not isinstance(value, Mapping):
        return table.region(value, key), OWN, "", NOWHERE
    given = mapping(value, key)
    only_keys(given, ("region", "with", "from", "race"), key)
    region = table.region(given.get("region"), f"{key}.region")
    people = _people(table, given["race"], f"{key}.race") if "race" in given else OWN
    origin = table.region(given["from"], f"{key}.from") if "from" in given else NOWHERE
    return region, people, _ways(table, given.get("with", []), f"{key}.with"), origin


def _ways(table: ScenarioTable, value: object, key: str) -> str:
    """One way, or several that serve a conquest together, as one word; hired troops come first."""
    known = (*WAYS, *special_ways(table.game.rules))
    ways = [one_of(way, known, key) for way in (value if isinstance(value, list) else [value])]
    words = [HIRE if way == MERCENARY else way for way in ways]
    return TOGETHER.join(sorted(words, key=lambda way: way != HIRE))


def _roll(table: ScenarioTable, value: object, key: str) -> list[Action]:
    if value is None:
        return [Roll()]
    region, _, way, _ = _attempt(table, value, key)
    return [Roll(region, way)]


def _revive(table: ScenarioTable, value: object, key: str) -> list[Action]:
    regions = value if isinstance(value, list) else [value]
    return [Revive(tuple(sorted(table.region(id, key) for id in regions)))]


def _use(table: ScenarioTable, value: object, key: str) -> list[Action]:
    given = mapping(value, key)
    rules = table.game.rules
    copies = [f"{marker}+{relic}" for marker in rules.marker_ids for relic in rules.places]
    if not given:
        raise Malformed("missing", key=key)
    actions: list[Action] = []
    for find, region in given.items():
        one_of(find, (*rules.places, *copies), key)
        actions.append(Use(find, NOWHERE if region in (None, "none") else table.region(region, f"{key}.{find}")))
    return actions


def _conquer(table: ScenarioTable, value: object, key: str) -> list[Action]:
    return [Conquer(*_attempt(table, value, key))]


def _final(table: ScenarioTable, value: object, key: str) -> list[Action]:
    return [Final(*_attempt(table, value, key))]


def _hire(table: ScenarioTable, value: object, key: str) -> list[Action]:
    return [AnswerHire(truth(value, key))]


def _deploy(table: ScenarioTable, value: object, key: str) -> list[Action]:
    layout, people = _with_race(table, value, key, "regions")
    return [Deploy(_layout(table, layout, key), people)]


def _place(table: ScenarioTable, value: object, key: str) -> list[Action]:
    known = (*MARKERS, *table.game.rules.marker_ids)
    actions: list[Action] = []
    for marker, spec in mapping(value, key).items():
        one_of(marker, known, key)
        actions.append(PlaceMarkers(marker, _layout(table, spec, f"{key}.{marker}")))
    if not actions:
        raise Malformed("missing", key=key)
    return actions


def _ally(table: ScenarioTable, value: object, key: str) -> list[Action]:
    return [MakePeace(table.seat(value, key))]


def _share(table: ScenarioTable, value: object, key: str) -> list[Action]:
    given = mapping(value, key)
    if not given:
        raise Malformed("missing", key=key)
    return [Share(table.seat(player, key), number(coins, f"{key}.{player}")) for player, coins in given.items()]


def _soapbar(table: ScenarioTable, value: object, key: str) -> list[Action]:
    return [MoveRelic(table.region(value, key))]


def _bony(table: ScenarioTable, value: object, key: str) -> list[Action]:
    given = mapping(value, key)
    only_keys(given, ("player", "race"), key)
    seat = table.seat(given.get("player"), f"{key}.player")
    race = table.race(given.get("race"), f"{key}.race")
    pos = table.position
    for index, people in enumerate(pos.peoples):
        if people is not None and people.seat == seat and pos.race_id(people) == race:
            return [Shield(index)]
    return [Shield(NOT_THERE)]


def _sacrifice(table: ScenarioTable, value: object, key: str) -> list[Action]:
    if value is False or value == "no":
        return [Sacrifice(NOWHERE)]
    given = mapping(value, key)
    only_keys(given, ("from",), key)
    return [Sacrifice(table.region(given.get("from"), f"{key}.from"))]


def _monster(table: ScenarioTable, value: object, key: str) -> list[Action]:
    return [PlaceMonster(table.region(value, key))]


def _retreat(table: ScenarioTable, value: object, key: str) -> list[Action]:
    return [Retreat(_layout(table, value, key))]


READERS: dict[str, Callable[[ScenarioTable, object, str], list[Action]]] = {
    "pick": _pick,
    "decline": _decline,
    "ready": _ready,
    "abandon": _abandon,
    "conquer": _conquer,
    "roll": _roll,
    "revive": _revive,
    "use": _use,
    "final": _final,
    "hire": _hire,
    "maraud": _plain(ReadyAgain()),
    "stop": _plain(Stop()),
    "deploy": _deploy,
    "place": _place,
    "ally": _ally,
    "share": _share,
    "soapbar": _soapbar,
    "bony": _bony,
    "swap": _plain(SwapPowers()),
    "sacrifice": _sacrifice,
    "monster": _monster,
    "end": _plain(End()),
    "stay": _plain(Stay()),
    "retreat": _retreat,
}

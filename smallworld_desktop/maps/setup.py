"""What a map says of the game played on it: title, author, number of players, rounds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from smallworld_desktop.maps.figures import figures_for, nearest_figures
from smallworld_desktop.maps.raw import Value
from smallworld_desktop.maps.report import MapReport
from smallworld_desktop.maps.vocabulary import Vocabulary
from smallworld_desktop.rules.board import USUAL

KNOWN = ("title", "author", "description", "players", "rounds", "coins", "column", "country", "needs", "without")
FEWEST, MOST = 2, 6
MAX_ROUNDS = 20
MAX_COINS = 50
FEWEST_COMBOS, MOST_COMBOS = 3, 6
MAX_TITLE = 60
MAX_TEXT = 600


@dataclass(frozen=True, slots=True)
class MapSetup:
    title: str
    author: str
    description: str
    players: tuple[int, ...]
    rounds: int
    country: str = ""
    needs: tuple[str, ...] = ()
    """The packs that the board is made for, by id."""
    without: tuple[str, ...] = ()
    """The packs that stay out on this board, by id."""
    coins: int = USUAL
    """What everybody begins with."""
    column: int = USUAL
    """How many combos lie open."""


def empty_setup(title: str) -> MapSetup:
    """For a map that can't be read."""
    return MapSetup(title[:MAX_TITLE], "", "", (), 0)


def read_setup(
    properties: Mapping[str, Value], fallback_title: str, regions: int, vocabulary: Vocabulary, report: MapReport
) -> MapSetup:
    """The map's own properties, with defaults for what is missing or absurd."""
    for name in properties:
        if name not in KNOWN:
            report.warning("map.unknown_map_property", word=name, known=", ".join(KNOWN))
    players = _players(properties, regions, report)
    return MapSetup(
        title=str(properties.get("title", "")).strip()[:MAX_TITLE] or fallback_title[:MAX_TITLE],
        author=str(properties.get("author", "")).strip()[:MAX_TITLE],
        description=str(properties.get("description", "")).strip()[:MAX_TEXT],
        players=players,
        rounds=_rounds(properties, players, report),
        country=_country(properties, vocabulary, report),
        needs=needs_of(properties),
        without=_words(properties, "without"),
        coins=_amount(properties, "coins", 0, MAX_COINS, report),
        column=_amount(properties, "column", FEWEST_COMBOS, MOST_COMBOS, report),
    )


def _players(properties: Mapping[str, Value], regions: int, report: MapReport) -> tuple[int, ...]:
    suggested = (nearest_figures(regions).players,)
    text = str(properties.get("players", "")).strip()
    if not text:
        report.hint("map.no_players", players=suggested[0])
        return suggested
    numbers: set[int] = set()
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,3})\s*(?:-\s*(\d{1,3})\s*)?", part)
        if match is None:
            report.error("map.bad_players", value=text[:40])
            return suggested
        first, last = int(match[1]), int(match[2] or match[1])
        if not FEWEST <= first <= last <= MOST:
            report.error("map.absurd_players", value=text[:40], fewest=FEWEST, most=MOST)
            return suggested
        numbers.update(range(first, last + 1))
    return tuple(sorted(numbers))


def _rounds(properties: Mapping[str, Value], players: tuple[int, ...], report: MapReport) -> int:
    default = figures_for(players[-1]).rounds
    value = properties.get("rounds")
    if value is None or value == "":
        return default
    text = str(value).strip()
    if not re.fullmatch(r"-?\d{1,9}", text):
        report.error("map.bad_rounds", value=text[:40])
        return default
    rounds = int(text)
    if not 1 <= rounds <= MAX_ROUNDS:
        report.error("map.absurd_rounds", value=rounds, most=MAX_ROUNDS)
        return default
    return rounds


def _amount(properties: Mapping[str, Value], name: str, fewest: int, most: int, report: MapReport) -> int:
    """A number that the map may set; the usual one if it doesn't, or can't."""
    text = str(properties.get(name, "")).strip()
    if not text:
        return USUAL
    if not re.fullmatch(r"\d{1,4}", text) or not fewest <= int(text) <= most:
        report.error("map.bad_amount", property=name, value=text[:40], fewest=fewest, most=most)
        return USUAL
    return int(text)


def _country(properties: Mapping[str, Value], vocabulary: Vocabulary, report: MapReport) -> str:
    word = str(properties.get("country", "")).strip().casefold()
    if word and word not in vocabulary.countries:
        report.warning("map.unknown_country", word=word[:40], known=", ".join(sorted(vocabulary.countries)))
    return word[:40]


def needs_of(properties: Mapping[str, Value]) -> tuple[str, ...]:
    """The packs that a map asks for, by name."""
    return _words(properties, "needs")


def _words(properties: Mapping[str, Value], name: str) -> tuple[str, ...]:
    """Words separated by commas, each once."""
    words = [part.strip()[:MAX_TITLE] for part in str(properties.get(name, "")).split(",")]
    return tuple(dict.fromkeys(word for word in words if word))

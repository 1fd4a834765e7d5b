"""A riddle's text to a riddle. Whatever is wrong with a file is a message that names the key, never an exception."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.i18n import ENGLISH
from smallworld_desktop.riddles.riddle import GRADES, Ask, Goal, Measure, Riddle
from smallworld_desktop.riddles.search import BLANKS
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.builder import KEYS
from smallworld_desktop.scenario.documents import read_document
from smallworld_desktop.scenario.moves import READERS
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import listing, mapping, number, one_of, only_keys, shown, truth, word

MOST_BYTES = 200_000
MOST_MOVES = 60
OWN_KEYS = ("riddle", "grade", "goal", "solution", "measured", "title", "story", "texts")
GOAL_KEYS = ("coins", "take", "safe", "decline")
MEASURED_KEYS = ("better", "spread", "games")
TEXT_CODES = ("title", "story")
NOT_FROM_A_SCENARIO = ("title", "moves", "expect", "board", "dice")
FIRST = 1


@cache
def shipped_riddles() -> tuple[Riddle | Message, ...]:
    """Our own riddles, easy ones first; a message for one that can't be read. They don't change while we run."""
    return tuple(riddles_in(paths.assets() / "riddles"))


def riddles_in(folder: Path) -> list[Riddle | Message]:
    found = [read_riddle(file) for file in sorted(folder.glob("*.yaml"))]
    return sorted(found, key=lambda each: each.grade if isinstance(each, Riddle) else GRADES[-1] + 1)


def read_riddle(file: Path) -> Riddle | Message:
    """The riddle of a file, or what is wrong with it."""
    return read_document(file, MOST_BYTES, "riddle", riddle_of)


def riddle_of(given: Mapping[str, Any], file: Path) -> Riddle:
    """A riddle from its document. Raises `Malformed`."""
    only_keys(given, (*OWN_KEYS, *(key for key in KEYS if key not in NOT_FROM_A_SCENARIO)), "riddle")
    for key in ("map", "players", "turn", "goal", "solution"):
        if key not in given:
            raise Malformed("missing", key=key)
    mapping(given["turn"], "turn")
    word(given["map"], "map")
    for player in listing(given["players"], "players"):
        mapping(player, "players")
    goal = _goal(mapping(given["goal"], "goal"))
    return Riddle(
        word(given.get("riddle", file.stem), "riddle"),
        number(given.get("grade", FIRST), "grade", GRADES[0], GRADES[-1]),
        file,
        {
            **{key: value for key, value in given.items() if key not in OWN_KEYS},
            "content": _packs(given.get("content", ["base"]), file.parent),
            "dice": list(BLANKS),
        },
        goal,
        _moves(given["solution"]),
        _measure(mapping(given["measured"], "measured")) if "measured" in given else None,
        _texts(given),
    )


def _packs(value: object, folder: Path) -> list[str]:
    """Packs by name; a file is looked up beside the riddle."""
    packs = [word(pack, "content") for pack in listing(value, "content")]
    return [str(folder / pack) if pack.endswith((".yaml", ".yml")) else pack for pack in packs]


def _goal(given: Mapping[str, Any]) -> Goal:
    only_keys(given, GOAL_KEYS, "goal")
    asks = [ask for ask in (Ask.TAKE, Ask.SAFE, Ask.DECLINE) if ask.value in given]
    if len(asks) > 1 or not given:
        raise Malformed("one_key", key="goal", got=shown(given))
    coins = number(given.get("coins", 0), "goal.coins")
    if not asks:
        return Goal(Ask.COINS, coins)
    ask = asks[0]
    if ask is Ask.DECLINE:
        return Goal(ask, coins, declines=truth(given["decline"], "goal.decline"))
    return Goal(ask, coins, word(given[ask.value], f"goal.{ask}"))


def _moves(value: object) -> tuple[Any, ...]:
    entries = listing(value, "solution")
    if not 1 <= len(entries) <= MOST_MOVES:
        raise Malformed("not_a_number", key="solution", got=str(len(entries)), least=1, most=MOST_MOVES)
    for entry in entries:
        named(entry)
    return tuple(entries)


def named(entry: object) -> tuple[str, Any]:
    """The word of a move and its value. Raises `Malformed`."""
    if isinstance(entry, str):
        return one_of(entry, READERS, "solution"), None
    given = mapping(entry, "solution")
    if len(given) != 1:
        raise Malformed("one_key", key="solution", got=shown(entry))
    ((name, value),) = given.items()
    return one_of(name, READERS, "solution"), value


def _measure(given: Mapping[str, Any]) -> Measure:
    only_keys(given, MEASURED_KEYS, "measured")
    return Measure(_tenths(given, "better"), _tenths(given, "spread"), number(given.get("games", 0), "measured.games"))


def _tenths(given: Mapping[str, Any], key: str) -> float:
    """Coins with their tenths."""
    value = given.get(key, 0)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1000:
        raise Malformed("not_a_number", key=f"measured.{key}", got=shown(value), least=0, most=1000)
    return round(float(value), 1)


def _texts(given: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """A riddle's own words: in its own language, and under `texts` in others."""
    own = {code: word(given[code], code) for code in TEXT_CODES if code in given}
    others = {}
    for language, spec in mapping(given.get("texts", {}), "texts").items():
        only_keys(mapping(spec, f"texts.{language}"), TEXT_CODES, f"texts.{language}")
        others[language] = {code: word(words, f"texts.{language}.{code}") for code, words in spec.items()}
    return {**others, ENGLISH: {**own, **others.get(ENGLISH, {})}}

"""A lesson's text to a lesson. Whatever is wrong with a file is a message that names the key, never an exception."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.i18n import ENGLISH
from smallworld_desktop.lessons.lesson import PARTS, Lesson, LessonStep, Move, StepKind
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.builder import KEYS
from smallworld_desktop.scenario.documents import read_document
from smallworld_desktop.scenario.moves import READERS
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import listing, mapping, number, one_of, only_keys, shown, word

MOST_BYTES = 500_000
MOST_STEPS = 200
OWN_KEYS = ("lesson", "order", "title", "teacher", "computers", "steps", "texts", "sign", "set", "about", "teaches")
STEP_KEYS = ("say", "do", "others", "free", "again", "allow", "path", "why", "task", "point", "remember")
UNTIL = ("over", "choose", "turn")
"""How long somebody plays freely: to the end of the game, until the next combo is chosen, or for one turn."""
DEFAULT_TEACHER = "teacher"
DEFAULT_SIGN = "book"
LAST = 1000
SETS_FROM = 20
"""Files with this number and higher ones teach what sets add."""


def shipped_lessons() -> list[Lesson | Message]:
    """Our own lessons in their order; a message for one that can't be read."""
    return lessons_in(paths.assets() / "lessons")


def shipped_ids() -> set[str]:
    """The ids of our own lessons, by the names of their files (`03_conquering.yaml`), which is quick."""
    return {id for _, id in _numbered()}


def first_ids() -> set[str]:
    """The ids of the chapters that teach the game itself."""
    return {id for number, id in _numbered() if number < SETS_FROM}


def taught_sets() -> set[str]:
    """The sets that have a lesson of their own, which goes by their name."""
    return {id for number, id in _numbered() if number >= SETS_FROM}


def _numbered() -> list[tuple[int, str]]:
    names = (file.stem.split("_", 1) for file in (paths.assets() / "lessons").glob("*_*.yaml"))
    return [(int(number), id) for number, id in names if number.isdecimal()]


def lessons_in(folder: Path) -> list[Lesson | Message]:
    found = [read_lesson(file) for file in sorted(folder.glob("*.yaml"))]
    return sorted(found, key=lambda each: each.order if isinstance(each, Lesson) else LAST)


def read_lesson(file: Path) -> Lesson | Message:
    """The lesson of a file, or what is wrong with it."""
    return read_document(file, MOST_BYTES, "lesson", _lesson)


def _lesson(given: Mapping[str, Any], file: Path) -> Lesson:
    only_keys(given, (*OWN_KEYS, *(key for key in KEYS if key not in ("title", "moves", "expect", "board"))), "lesson")
    for key in ("map", "players", "steps"):
        if key not in given:
            raise Malformed("missing", key=key)
    players = [mapping(entry, "players").get("name") for entry in listing(given["players"], "players")]
    computers = mapping(given.get("computers", {}), "computers")
    for name, level in computers.items():
        one_of(name, [str(player) for player in players[1:]], "computers")
        word(level, f"computers.{name}")
    entries = listing(given["steps"], "steps")
    if not 1 <= len(entries) <= MOST_STEPS:
        raise Malformed("not_a_number", key="steps", got=str(len(entries)), least=1, most=MOST_STEPS)
    scenario = {key: value for key, value in given.items() if key in KEYS and key != "title"}
    written: dict[str, str] = {}
    steps = [_step(mapping(entry, f"steps.{n}"), f"steps.{n}", written) for n, entry in enumerate(entries, 1)]
    texts = _texts(given.get("texts", {}))
    return Lesson(
        word(given.get("lesson", file.stem), "lesson"),
        number(given.get("order", LAST), "order"),
        file,
        _code(given.get("title", "title"), "title", written),
        word(given.get("teacher", DEFAULT_TEACHER), "teacher"),
        scenario,
        dict(computers),
        tuple(steps),
        {**texts, ENGLISH: {**written, **texts.get(ENGLISH, {})}},
        _code(given.get("about", ""), "about", written),
        tuple(word(topic, "teaches") for topic in listing(given.get("teaches", []), "teaches")),
        word(given.get("sign", DEFAULT_SIGN), "sign"),
        word(given.get("set", ""), "set"),
    )


def _code(value: object, key: str, written: dict[str, str]) -> str:
    """The code of words; what is no code are the words themselves, which get the code of their place."""
    said = word(value, key)
    if not said or said.isidentifier():
        return said
    code = key.replace(".", "_")
    written[code] = said
    return code


def _texts(value: object) -> dict[str, dict[str, str]]:
    return {
        language: {code: word(words, f"texts.{language}.{code}") for code, words in mapping(spec, "texts").items()}
        for language, spec in mapping(value, "texts").items()
    }


def _step(given: Mapping[str, Any], key: str, written: dict[str, str]) -> LessonStep:
    only_keys(given, STEP_KEYS, key)
    kinds = [kind for kind in (StepKind.DO, StepKind.OTHERS, StepKind.FREE, StepKind.AGAIN) if kind.value in given]
    if len(kinds) > 1:
        raise Malformed("one_key", key=key, got=shown([kind.value for kind in kinds]))
    kind = kinds[0] if kinds else StepKind.READ
    if "say" not in given:
        raise Malformed("missing", key=f"{key}.say")
    regions, parts = _pointed(given.get("point", []), f"{key}.point")
    moves = given.get(kind.value, []) if kind in (StepKind.DO, StepKind.OTHERS) else []
    return LessonStep(
        _code(given["say"], f"{key}.say", written),
        kind,
        _moves(moves, f"{key}.{kind.value}"),
        _moves(given.get("allow", []), f"{key}.allow"),
        _moves(given.get("path", []), f"{key}.path"),
        one_of(given["free"], UNTIL, f"{key}.free") if kind is StepKind.FREE else "",
        _code(given.get("why", ""), f"{key}.why", written),
        regions,
        parts,
        word(given.get("remember", ""), f"{key}.remember"),
        _code(given.get("task", ""), f"{key}.task", written),
    )


def _pointed(value: object, key: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Regions, and parts of the table, which are written with an at sign."""
    things = [word(thing, key) for thing in (value if isinstance(value, list) else [value])]
    parts = [one_of(thing[1:], PARTS, key) for thing in things if thing.startswith("@")]
    return tuple(thing for thing in things if not thing.startswith("@")), tuple(parts)


def _moves(value: object, key: str) -> tuple[Move, ...]:
    """A move, or several in a list."""
    return tuple(_move(entry, key) for entry in (value if isinstance(value, list) else [value]))


def _move(entry: object, key: str) -> Move:
    if isinstance(entry, str):
        return one_of(entry, READERS, key), None
    given = mapping(entry, key)
    if len(given) != 1:
        raise Malformed("one_key", key=key, got=shown(entry))
    ((name, value),) = given.items()
    return one_of(name, READERS, key), value

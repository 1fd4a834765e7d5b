"""Running scenario files. The runner is thin: it knows names and words, not rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.builder import ScenarioTable, build
from smallworld_desktop.scenario.expect import check
from smallworld_desktop.scenario.moves import read_move
from smallworld_desktop.scenario.problems import Differs, Malformed
from smallworld_desktop.scenario.values import listing, mapping, shown

SIZE_LIMIT = 2_000_000


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """One scenario's outcome: `problem` is None if everything holds. `move` counts from 1; 0 is the set-up."""

    file: Path
    title: str
    problem: Message | None = None
    move: int = 0
    text: str = ""


def run_file(path: Path) -> Iterator[ScenarioResult]:
    """Run every scenario of a file. Whatever is wrong with it is a result, never an exception."""
    for document in _documents(path):
        yield ScenarioResult(path, "", document) if isinstance(document, Message) else run_scenario(document, path)


def _documents(path: Path) -> Iterator[object]:
    """The documents of a file one by one; last a message if the file can't be read to its end."""
    found = 0
    try:
        if path.stat().st_size > SIZE_LIMIT:
            yield Message("scenario.too_large", {"key": path.name})
            return
        for document in yaml.safe_load_all(path.read_text(encoding="utf-8")):
            if document is not None:
                found += 1
                yield document
    except OSError as error:
        yield Message("scenario.unreadable", {"why": error.strerror or str(error)})
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        yield Message("scenario.not_yaml", {"why": " ".join(str(error).split())})
    else:
        if not found:
            yield Message("scenario.empty")


def run_scenario(document: object, path: Path) -> ScenarioResult:
    """Set a scenario up, play its moves and check what it expects."""
    title = _title(document)
    progress = _Progress()
    table: ScenarioTable | None = None
    try:
        given = mapping(document, "scenario")
        if not title:
            raise Malformed("missing", key="title")
        table = build(given, path.parent)
        for entry in listing(given.get("moves", []), "moves"):
            progress.next(entry)
            play_move(table, *named_move(entry))
        progress.last()
        if "expect" in given:
            check(table, given["expect"])
    except (Malformed, Differs) as problem:
        return ScenarioResult(path, title, problem.message, progress.number, progress.text)
    except IllegalAction as refusal:
        assert table is not None
        return ScenarioResult(path, title, _with_names(table, refusal.reason), progress.number, progress.text)
    return ScenarioResult(path, title)


def _with_names(table: ScenarioTable, reason: Message) -> Message:
    """A refusal with the names that a scenario uses beside the numbers of the rules."""
    params = dict(reason.params)
    for key, value in reason.params.items():
        if key in ("way", "marker"):
            params["thing"] = value
        elif isinstance(value, int) and value >= 0:
            if key == "region":
                params["name"] = table.region_id(value)
            elif key == "seat":
                params["player"] = table.players[value]
            elif key == "people":
                params["who"] = table.position.race_id(table.position.people(value))
    return Message(reason.code, params)


def _title(document: object) -> str:
    given = document.get("title") if isinstance(document, Mapping) else None
    return "" if given is None else shown(given)


class _Progress:
    """Which move is being played, for the message."""

    def __init__(self) -> None:
        self.number = 0
        self.text = ""

    def next(self, entry: object) -> None:
        self.number += 1
        self.text = shown(entry)

    def last(self) -> None:
        self.number = 0
        self.text = "expect"


def named_move(entry: object) -> tuple[str, Any]:
    """A move is a word or a mapping with one key. YAML reads a bare `no` as false."""
    if isinstance(entry, str):
        return entry, None
    given = mapping(entry, "moves")
    if len(given) != 1:
        raise Malformed("one_key", key="moves", got=shown(entry))
    ((name, value),) = given.items()
    return name, value


def play_move(table: ScenarioTable, name: str, value: object) -> None:
    """One line of `moves`: a move, an expectation, or what must be refused. Raises what is wrong with it."""
    if name == "expect":
        check(table, value)
    elif name == "refuse":
        _refuse(table, *named_move(value))
    else:
        for action in read_move(table, name, value):
            table.game.play(action)


def _refuse(table: ScenarioTable, name: str, value: object) -> None:
    """The move must be illegal and change nothing."""
    trial = Game(table.position.copy(), table.game.chance)
    refused = shown({name: value} if value is not None else name)
    for action in read_move(table, name, value):
        before = trial.position.copy()
        try:
            trial.play(action)
        except IllegalAction:
            if trial.position != before:
                raise Differs("changed", key="refuse", got=refused) from None
            return
    raise Differs("allowed", key="refuse", got=refused)

"""Whatever lies in a save's place: one sentence, quickly, in little memory, and nothing is played that can't be."""

from __future__ import annotations

import json
import time
import tracemalloc
from functools import cache
from pathlib import Path

import pytest

from smallworld_desktop.cli import main
from smallworld_desktop.developers.bad_saves import BadFile, bad_saves, bombs, foreign, odd_things
from smallworld_desktop.developers.staging import POSITIONS, played, staged
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.document import BadGame
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.position import PEOPLE_FIELDS, POSITION_FIELDS
from smallworld_desktop.session.form import game_form
from smallworld_desktop.session.keeping import NEWEST_SCHEMA, read_session, session_document, session_meta
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.document import encode, read_save
from smallworld_desktop.store.form import Wrong

EVERY = 40
SECONDS, MEGABYTES = 1.0, 150
NAME = "game.swgame"
TR = Translator()


@cache
def good() -> bytes:
    session = played(60, 3)
    return encode(session_document(session), session_meta(session, "An evening"))


@cache
def made() -> list[BadFile]:
    return list(bad_saves(good()))


def opened(path: Path) -> str:
    """The sentence that the file gets; nothing if it can be played."""
    try:
        session, _ = read_session(read_save(path, NEWEST_SCHEMA).game)
    except StoreError as problem:
        return TR.message(problem.message)
    except BadGame as problem:
        return TR.message(problem.message)
    position = session.game.position
    assert not violations(position) and (position.is_over or legal_actions(position))
    return ""


def test_there_are_thousands_of_bad_files() -> None:
    assert len(made()) > 2_000


def test_a_good_save_has_its_form(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(good())
    assert not opened(tmp_path / NAME)


@pytest.mark.parametrize("name", POSITIONS)
def test_every_position_that_is_staged_can_be_kept_and_read(name: str) -> None:
    session = staged(name)
    read, _ = read_session(json.loads(json.dumps(session_document(session))))
    assert read.game.position == session.game.position


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_that_were_played_for_a_while_can_be_kept_and_read(seats: int) -> None:
    for actions in (25, 80, 140):
        session = played(actions, seats)
        read, word = read_session(json.loads(json.dumps(session_document(session))))
        assert word is None and read.game.position == session.game.position


@pytest.mark.parametrize("part", range(4))
def test_a_bad_file_gets_a_sentence_or_can_be_played(tmp_path: Path, part: int) -> None:
    for what, make in made()[part * EVERY // 4 :: EVERY]:
        (tmp_path / NAME).write_bytes(make())
        began = time.process_time()
        words = opened(tmp_path / NAME)
        assert time.process_time() - began < SECONDS, what
        assert "{" not in words, what


@pytest.mark.parametrize(("what", "make"), [*bombs(good()), *foreign()], ids=lambda value: str(value)[:40])
def test_bombs_and_strangers_are_refused_in_little_memory(tmp_path: Path, what: str, make: object) -> None:
    assert callable(make)
    (tmp_path / NAME).write_bytes(make())
    tracemalloc.start()
    try:
        words = opened(tmp_path / NAME)
        assert tracemalloc.get_traced_memory()[1] < MEGABYTES * 2**20
    finally:
        tracemalloc.stop()
    assert words or what.startswith("a picture")


def test_what_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    tried = []
    for what, path in odd_things(tmp_path, NAME):
        began = time.monotonic()
        assert opened(path), what
        assert time.monotonic() - began < SECONDS, what
        tried.append(what)
    assert len(tried) >= 4


@pytest.mark.parametrize(
    ("field", "value"),
    [("coins", [10**18, 0, 0]), ("round", -1), ("seat", -1), ("seat", True), ("stage", "breakfast"), ("tokens", [])],
)
def test_senseless_values_are_named(field: str, value: object) -> None:
    session = played(60, 3)
    document = session_document(session)
    document["game"]["position"][field] = value
    with pytest.raises(BadGame) as caught:
        read_session(document)
    assert f"game.game.position.{field}" in str(caught.value.message.params["where"])


def test_tokens_from_nowhere_are_no_position() -> None:
    document = session_document(played(60, 3))
    document["game"]["position"]["tokens"][0] += 1
    with pytest.raises(BadGame) as caught:
        read_session(document)
    assert caught.value.message.code == "game.bad_position"


def test_the_form_knows_every_field_of_a_position() -> None:
    session = played(60, 3)
    form = game_form(session.game.rules)
    peoples = next(number for number in session.game.position.numbers())
    for slots, holder in ((POSITION_FIELDS, ()), (PEOPLE_FIELDS, ("peoples", peoples))):
        for field in set(slots) - {"rules", "abilities"}:
            game = session_document(session)["game"]
            place = game["position"]
            for key in holder:
                place = place[key]
            place[field] = {"no": "such thing"}
            with pytest.raises(Wrong):
                form(game, "game")


def test_check_save_says_what_is_wrong_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, torn = tmp_path / "whole.swgame", tmp_path / "torn.swgame"
    whole.write_bytes(good())
    torn.write_bytes(good()[:-100])
    assert main(["check-save", str(whole)]) == 0
    assert "can be played" in capsys.readouterr().out
    assert main(["check-save", str(whole), str(torn)]) == 1
    assert f"{torn}: error: {torn} is damaged" in capsys.readouterr().out

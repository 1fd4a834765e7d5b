"""`smallworld-desktop review`: a saved game looked at turn by turn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from smallworld_desktop.cli import main
from smallworld_desktop.developers.staging import played
from smallworld_desktop.session.keeping import NEWEST_SCHEMA, session_document, session_meta
from smallworld_desktop.store import SaveStore


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first rounds of a game between two beginners."""
    session = played(24, 2)
    store = SaveStore(tmp_path_factory.mktemp("saves"), NEWEST_SCHEMA)
    return store.save(session_document(session), session_meta(session, "Sunday"))


def review(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["review", *words])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_json_holds_every_turn_with_its_cost_luck_and_chances(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = review(capsys, str(saved), "--brief", "--json")
    assert status == 0
    found = json.loads(out)
    assert found["players"] == ["Ann", "Bob"] and found["reviewed"] == [0, 1]
    assert len(found["moments"]) == 3
    steps = [turn["steps"] for turn in found["turns"]]
    assert steps == sorted(steps) and len(steps) > 3
    for turn in found["turns"]:
        assert {"verdict", "cost", "spread", "luck", "better", "better_combo", "chances"} <= set(turn)
        assert sum(turn["chances"]) == pytest.approx(1, abs=0.01)


def test_one_process_and_two_find_the_same(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone, both = (review(capsys, str(saved), "--brief", "--json", "--jobs", jobs)[1] for jobs in ("1", "2"))
    assert alone == both


def test_a_player_can_be_asked_for_by_name(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = review(capsys, str(saved), "--brief", "--player", "Bob")
    assert status == 0
    assert "Round 1, Bob:" in out and "One of the three turns that decided the game." in out


def test_what_can_not_be_looked_at_is_said_in_a_sentence(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = review(capsys, str(saved), "--player", "Zoe")
    assert status == 2 and "Nobody called Zoe played in this game; the players are Ann, Bob." in err
    torn = tmp_path / "torn.swgame"
    torn.write_text("half a game", encoding="utf-8")
    status, out, err = review(capsys, str(torn))
    assert status == 2 and not out and err.count("\n") == 1
    session = played(0, 2)
    fresh = SaveStore(tmp_path, NEWEST_SCHEMA).save(session_document(session), session_meta(session, "Fresh"))
    assert "no turns to look back at" in review(capsys, str(fresh))[2]

"""The learned judgement: counts asked of the rules, weights from a file, and training that can be taken up again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from ai_tables import ALL_SETS, staged, table
from test_threat import after_rounds

from smallworld_desktop.ai.evaluate import LearnedJudge
from smallworld_desktop.ai.features import COUNTS, FEATURES, SIDE, SPANS, features
from smallworld_desktop.ai.learned import BadWeights, Learned, read_learned, shipped, write_learned
from smallworld_desktop.ai.levels import LEVELS
from smallworld_desktop.ai.weights import DEFAULT
from smallworld_desktop.ai.worth import Worth, income
from smallworld_desktop.cli import main
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.position import Position
from smallworld_desktop.simulation.match import play_match
from smallworld_desktop.simulation.training import fit


def counted(pos: Position, seat: int = 0) -> dict[str, float]:
    """The counts of one player, as weighed for the next turn."""
    numbers = features(pos, seat, (1 - seat,), Worth(pos.rules), DEFAULT)
    return dict(zip(COUNTS, numbers[:SIDE:SPANS], strict=True))


def test_counts_say_what_lies_on_the_board() -> None:
    land = [region for region in bits(table(2).board.land) if not table(2).board.border >> region & 1][:3]
    found = counted(staged(3, ("ratmen", "commando", dict.fromkeys(land, 2))))
    assert (found["turns"], found["regions"], found["declined"], found["resting"]) == (1.0, 3.0, 0.0, 0.0)
    assert (found["tokens"], found["income"]) == (6.0, 3.0)
    assert 0 < found["kept"] <= 3.0


def test_who_has_no_turn_left_has_no_prospects() -> None:
    pos = staged(table(2).board.rounds, ("ratmen", "commando", {3: 2}))
    assert features(pos, 0, (1,), Worth(pos.rules), DEFAULT)[:SIDE] == [0.0] * SIDE


def test_a_player_without_a_race_looks_at_what_the_column_offers() -> None:
    pos = staged(3, ("ratmen", "commando", {3: 2}))
    found = counted(pos, 1)
    assert (found["resting"], found["tokens"]) == (1.0, 0.0)
    assert found["offer"] > 5


def test_the_judgement_is_the_sum_of_counts_times_weights() -> None:
    pos = after_rounds(2, "redeploy")
    weights = tuple(0.01 * number for number in range(FEATURES))
    judge = LearnedJudge(Worth(pos.rules), pos.seat, DEFAULT, weights)
    numbers = features(pos, pos.seat, judge.rivals, judge.worth, DEFAULT)
    expected = judge.margin(pos) + income(pos, pos.seat) + sum(a * b for a, b in zip(numbers, weights, strict=True))
    assert judge.end_of_turn(pos) == pytest.approx(expected)


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    learned = Learned((0.5,) * FEATURES, (0.25,) * FEATURES, {"games": 3})
    write_learned(tmp_path / "ai" / "judge.json", learned)
    assert read_learned(tmp_path / "ai" / "judge.json") == learned


@pytest.mark.parametrize("change", [{"two": [1.0]}, {"counts": ["luck"]}, {"version": 99}, {"more": None}])
def test_a_file_for_other_counts_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    file = tmp_path / "judge.json"
    write_learned(file, shipped())
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    with pytest.raises(BadWeights):
        read_learned(file)


def test_the_shipped_weights_say_how_they_were_made() -> None:
    assert shipped().made["explained"]["two"] > 0.45


def test_the_fit_finds_weights_that_made_the_data() -> None:
    rng = np.random.default_rng(1)
    numbers = rng.normal(size=(2000, FEATURES))
    true = rng.normal(size=FEATURES)
    found = fit(np.arange(2000) // 10, numbers, numbers @ true + rng.normal(scale=0.1, size=2000))
    assert found.explained > 0.99
    assert np.allclose(found.weights, true, atol=0.05)


def test_training_goes_on_where_it_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "--games", "2", "--tables", "2,3", "--seats", "easy", "--data", str(tmp_path / "data")]
    out = tmp_path / "judge.json"
    assert main([*words, "--out", str(out)]) == 0
    kept = {file: file.stat().st_mtime_ns for file in (tmp_path / "data").iterdir()}
    assert len(kept) == 2
    first = read_learned(out)
    assert main([*words, "--out", str(out)]) == 0
    assert {file: file.stat().st_mtime_ns for file in (tmp_path / "data").iterdir()} == kept
    assert read_learned(out) == first
    assert "R squared" in capsys.readouterr().out


@pytest.mark.parametrize("players", [2, 3])
def test_a_master_judges_sets_that_it_never_saw(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    small = replace(LEVELS["master"], positions=300, width=3, ends=3, pick_width=1, pick_ends=1, compares=2)
    monkeypatch.setitem(LEVELS, "master", small)
    result = play_match(table(players, ALL_SETS), ("master",) * players, players, check=True)
    assert min(result.coins) > 20

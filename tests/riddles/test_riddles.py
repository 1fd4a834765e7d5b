"""Riddles without a window: read, proven, judged, kept, and one for every day."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from smallworld_desktop.cli import main
from smallworld_desktop.i18n import Translator
from smallworld_desktop.riddles.explain import explained
from smallworld_desktop.riddles.progress import Solved, keep_solved, of_the_day, read_solved, solved_file
from smallworld_desktop.riddles.prove import Proof, prove, table_of
from smallworld_desktop.riddles.reader import read_riddle, shipped_riddles
from smallworld_desktop.riddles.riddle import GRADES, Ask, Riddle
from smallworld_desktop.riddles.safety import can_be_taken
from smallworld_desktop.riddles.search import Unsearchable, every_end, finishing
from smallworld_desktop.riddles.session import start_riddle
from smallworld_desktop.riddles.words import known_words, question, riddle_title, verdict_words
from smallworld_desktop.riddles.writing import is_same, move_of, scenario_of
from smallworld_desktop.rules.actions import CONQUER, END, STOP, Deploy, layout_of
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.play import apply
from smallworld_desktop.scenario.builder import build

FILE = Path(__file__).parent / "two_swamps.yaml"
SAMPLE = 6


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))


def small() -> Riddle:
    found = read_riddle(FILE)
    assert isinstance(found, Riddle)
    return found


def changed(folder: Path, old: str, new: str) -> Riddle | Message:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    file = folder / "own.yaml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return read_riddle(file)


def shipped() -> list[Riddle]:
    return [each for each in shipped_riddles() if isinstance(each, Riddle)]


# -- ours --------------------------------------------------------------------------------------------------------------


def test_there_are_riddles_of_every_grade_and_kind_and_each_can_be_read() -> None:
    assert len(shipped()) == len(shipped_riddles()) >= 40
    assert {riddle.grade for riddle in shipped()} == set(GRADES)
    assert {riddle.goal.ask for riddle in shipped()} == set(Ask)
    assert len({riddle.id for riddle in shipped()}) == len(shipped())


@pytest.mark.parametrize("number", range(SAMPLE))
def test_a_sample_of_ours_is_solved_by_its_solution(number: int) -> None:
    riddle = shipped()[number * len(shipped()) // SAMPLE]
    session = start_riddle(riddle)
    for action in session.solution:
        session.play(action)
    assert session.verdict is not None and session.verdict.is_solved


def test_the_quickest_of_ours_is_proven() -> None:
    coins = [riddle for riddle in shipped() if riddle.goal.ask is Ask.COINS]
    few = min(coins, key=lambda riddle: (table_of(riddle).position.stage, str(riddle.scenario).count(":")))
    assert isinstance(prove(few), Proof)


# -- reading and proving ---------------------------------------------------------------------------------------------


def test_a_full_search_proves_that_nothing_brings_more() -> None:
    proof = prove(small())
    assert isinstance(proof, Proof) and proof.best == 5 and proof.ends > 10


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("coins: 5", "coins: 4", "riddle.bad.more"),
        ("coins: 5", "coins: 6", "riddle.bad.solution"),
        ("stop, end", "stop", "riddle.bad.unfinished"),
        ("{conquer: sallowmoss}", "{conquer: buttergarth}", "no.not_adjacent"),
        ("{coins: 5}", "{decline: false}", "riddle.bad.measure"),
        ("{coins: 5}", "{take: nowhere}", "scenario.unknown"),
    ],
)
def test_what_is_wrong_with_a_riddle_is_said(tmp_path: Path, old: str, new: str, code: str) -> None:
    riddle = changed(tmp_path, old, new)
    assert isinstance(riddle, Riddle)
    problem = prove(riddle)
    assert isinstance(problem, Message)
    assert problem.code == code
    assert Translator("en").message(problem)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("grade: 1", "grade: 9"),
        ("goal: {coins: 5}", "goal: {take: a, safe: b}"),
        ("goal: {coins: 5}", "aim: {coins: 5}"),
        ("map: two_players", "dice: [3]"),
        ("turn: {round: 10, player: Robin}", "turn: setup"),
        ("map: two_players", "map: two_players\ncontent: 7"),
        ("- {name: Marlow}", "- 5"),
        ("- {name: Marlow}", "- [}"),
        ("[{conquer: leechmire}", "[{jump: leechmire}"),
    ],
)
def test_a_file_that_is_no_riddle_gets_a_reason(tmp_path: Path, old: str, new: str) -> None:
    problem = changed(tmp_path, old, new)
    assert isinstance(problem, Message) and Translator("en").message(problem)


def test_a_turn_with_too_many_ways_is_not_called_proven() -> None:
    with pytest.raises(Unsearchable):
        every_end(table_of(small()).position, 5)


def test_a_position_comes_back_from_its_text_as_it_was() -> None:
    position = table_of(small()).position
    document = scenario_of(position, "two_players", ["base"], 10)
    assert is_same(build(document, FILE.parent).position, position)
    region = position.rules.board.by_id["leechmire"]
    assert move_of(position, CONQUER[region]) == {"conquer": "leechmire"}


@pytest.mark.parametrize(("tokens", "taken"), [(2, False), (9, True)])
def test_a_region_is_safe_only_from_who_cannot_pay_for_it(tmp_path: Path, tokens: int, taken: bool) -> None:
    enemy = f"name: Marlow, active: {{race: orcs, power: hill, regions: {{frostpeak: {tokens}}}}}"
    riddle = changed(tmp_path, "name: Marlow", enemy)
    assert isinstance(riddle, Riddle)
    position = build({**riddle.scenario, "turn": {"round": 9, "player": "Robin"}}, tmp_path).position
    by_id = position.rules.board.by_id
    laid = Deploy(layout_of({by_id["barrowknoll"]: 6, by_id["leechmire"]: 1}))
    for action in (CONQUER[by_id["leechmire"]], STOP, laid, END):
        apply(position, action, Chance(0))
    assert can_be_taken(position, by_id["barrowknoll"]) is taken


def test_what_was_measured_is_written_as_the_language_writes_numbers() -> None:
    riddle = next(each for each in shipped() if each.measure is not None)
    assert riddle.measure is not None
    session, better = start_riddle(riddle), riddle.measure.better
    for language, mark in (("en", "."), ("de", ",")):
        assert f" {better:.1f} ".replace(".", mark) in known_words(Translator(language), session)


# -- playing ---------------------------------------------------------------------------------------------------------


def test_a_turn_that_falls_short_is_missed_and_can_be_tried_again() -> None:
    session = start_riddle(small())
    for action in finishing(session.begin):
        session.play(action)
    assert session.verdict is not None and not session.verdict.is_solved
    assert "5" in verdict_words(Translator("en"), session, session.verdict)
    with pytest.raises(IllegalAction):
        session.play(STOP)
    session.restart()
    for action in session.solution:
        session.play(action)
    assert session.verdict is not None and session.verdict.is_solved and session.tries == 2


def test_every_step_of_a_solution_is_explained() -> None:
    session = start_riddle(small())
    steps = explained(session.begin, session.solution)
    assert [step.action for step in steps] == list(session.solution)
    assert steps[0].reason is not None


def test_own_words_are_used_in_their_language() -> None:
    assert riddle_title(Translator("en"), small()) == "Two swamps"
    assert riddle_title(Translator("de"), small()) == "Zwei Sümpfe"
    asked = question(Translator("en"), start_riddle(small()))
    assert asked.startswith("The rats smell mud.") and "5" in asked


# -- keeping ---------------------------------------------------------------------------------------------------------


def test_what_was_solved_is_kept() -> None:
    keep_solved(Solved().with_shown("b").with_solved("a", date(2026, 1, 6)))
    known = read_solved()
    assert known.solved == {"a"} and known.shown == {"b"} and known.days == {"2026-01-06": "a"}


def test_a_damaged_file_is_put_aside() -> None:
    solved_file().parent.mkdir(parents=True, exist_ok=True)
    solved_file().write_text("{", encoding="utf-8")
    assert read_solved() == Solved()
    assert list(solved_file().parent.glob("riddles*")) and not solved_file().exists()


def test_every_day_has_its_riddle_and_none_comes_twice_before_all_have_come() -> None:
    first = date(2026, 1, 1)
    days = [of_the_day(shipped(), first + timedelta(days=n)).id for n in range(len(shipped()))]
    assert sorted(days) == sorted(riddle.id for riddle in shipped())


def test_the_command_proves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["riddles", "--check", str(FILE)]) == 0
    assert "ok" in capsys.readouterr().out
    assert main(["riddles", "--check", str(FILE.with_name("nowhere.yaml"))]) == 1

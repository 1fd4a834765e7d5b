"""Lessons without a window: read, checked, played, left and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop import paths
from smallworld_desktop.cli import main
from smallworld_desktop.content import SHIPPED
from smallworld_desktop.i18n import Translator
from smallworld_desktop.lessons.check import check_lesson
from smallworld_desktop.lessons.lesson import Lesson
from smallworld_desktop.lessons.progress import Learnt, keep_progress, progress_file, read_progress
from smallworld_desktop.lessons.reader import first_ids, read_lesson, shipped_ids, shipped_lessons, taught_sets
from smallworld_desktop.lessons.session import LessonSession, pass_step, start_lesson
from smallworld_desktop.lessons.words import code_of, lesson_title, teach_words
from smallworld_desktop.render.emblems import has_emblem, icons
from smallworld_desktop.rules.actions import Conquer
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.rules.messages import Message

TR = Translator("en")
FOLDER = paths.assets() / "lessons"
SMALL = """
map: {map}
players:
  - {{name: Ann, active: {{race: ratmen, power: swamp, hand: 6}}}}
  - {{name: Bob}}
title: A walk in the woods
steps:
  - {{say: "Go to the farm.", do: {{conquer: larkmead}}, why: "Not there.", point: larkmead}}
  - {{say: well, remember: coins}}
texts: {{en: {{well: Well done}}, de: {{well: Gut gemacht}}}}
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))


def shipped(id: str) -> Lesson:
    return next(each for each in shipped_lessons() if isinstance(each, Lesson) and each.id == id)


def written(folder: Path, old: str = "", new: str = "") -> Path:
    """A lesson of one's own, with a change."""
    text = SMALL.format(map=FOLDER / "cradle.tmx")
    assert old in text
    file = folder / "own.yaml"
    file.write_text(text.replace(old, new) if old else text, encoding="utf-8")
    return file


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.yaml")), ids=lambda file: file.stem)
def test_every_shipped_lesson_can_be_done_by_its_own_path(file: Path) -> None:
    lesson = read_lesson(file)
    assert isinstance(lesson, Lesson)
    assert [problem.message for problem in check_lesson(lesson, TR.has)] == []
    assert lesson.id in shipped_ids()
    assert lesson.for_set == (lesson.id if lesson.id in taught_sets() else "")
    assert not lesson.about or TR.has(code_of(lesson, lesson.about))


@pytest.mark.parametrize("id", sorted(shipped_ids()))
def test_the_positions_of_a_lesson_are_possible_ones(id: str) -> None:
    session = start_lesson(shipped(id))
    while session.step is not None:
        assert violations(session.game.position) == []
        pass_step(session)


def test_every_set_of_the_game_has_a_lesson() -> None:
    assert taught_sets() == {pack for pack in SHIPPED if pack != "base"}
    assert first_ids() | taught_sets() == shipped_ids() and len(first_ids()) == 10


def test_a_chapter_shows_its_picture_and_nobody_explains_twice_what_it_teaches() -> None:
    for lesson in (each for each in shipped_lessons() if isinstance(each, Lesson)):
        assert lesson.sign in icons() or has_emblem(lesson.sign), lesson.id
        assert all(TR.has(f"helper.{topic}") for topic in lesson.teaches), lesson.id


@pytest.mark.parametrize("id", ["aim", "attacked", "decline"])
def test_whoever_comes_back_finds_the_position_they_left(id: str) -> None:
    walked = start_lesson(shipped(id))
    for _ in range(len(walked.lesson.steps) - 1):
        pass_step(walked)
    again = start_lesson(walked.lesson, walked.at)
    assert (again.game.position, again.remembered, again.at) == (walked.game.position, walked.remembered, walked.at)


def at_step(id: str, say: str) -> LessonSession:
    lesson = shipped(id)
    return start_lesson(lesson, next(n for n, step in enumerate(lesson.steps) if step.say == say))


def test_what_the_step_does_not_ask_for_is_refused_with_a_reason() -> None:
    session = at_step("conquering", "first")
    before = session.game.position.copy()
    elsewhere = session.game.rules.board.by_id["fernwood"]
    with pytest.raises(IllegalAction) as refused:
        session.play(Conquer(elsewhere))
    assert refused.value.reason == Message("lesson.conquering.why_larkmead", {"region": session.pointed[0]})
    assert session.game.position == before and session.step is not None and session.step.say == "first"


def test_what_the_rules_forbid_is_refused_with_their_reason() -> None:
    session = at_step("conquering", "first")
    with pytest.raises(IllegalAction) as refused:
        session.play(Conquer(session.game.rules.board.by_id["cinder_peak"]))
    assert not refused.value.reason.code.startswith("lesson.")


def test_nothing_is_played_while_a_page_is_to_be_read() -> None:
    session = at_step("conquering", "edge")
    with pytest.raises(IllegalAction) as refused:
        session.play(Conquer(session.game.rules.board.by_id["larkmead"]))
    assert refused.value.reason.code == "lesson.read_first"


def test_undo_goes_back_to_the_step_that_asked() -> None:
    session = at_step("conquering", "tribe")
    session.undo()
    assert session.step is not None and session.step.say == "next"
    session.redo()
    assert session.step.say == "tribe"


def test_starting_anew_beats_staying_in_the_lesson_on_decline() -> None:
    session = start_lesson(shipped("decline"))
    while session.step is not None:
        pass_step(session)
    assert session.remembered["decline"] > session.remembered["stay"]


def test_the_teacher_shows_a_step_move_by_move() -> None:
    session = at_step("aim", "stop")
    for _ in range(3):
        for action in session.shown_way():
            session.play(action)
    assert session.step is not None and session.step.say == "watch"


def test_fans_write_words_into_the_lesson_itself(tmp_path: Path) -> None:
    lesson = read_lesson(written(tmp_path))
    assert isinstance(lesson, Lesson)
    assert list(check_lesson(lesson, TR.has)) == []
    german = Translator("en")
    teach_words(german, lesson)
    assert lesson_title(german, lesson) == "A walk in the woods"
    assert lesson.texts["de"]["well"] == "Gut gemacht"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("conquer: larkmead", "conquer: nowhere", "conquer"),
        ("point: larkmead", "point: '@moon'", "point"),
        ("do:", "dance:", "steps.1"),
        ("say: well", "remember: well", "say"),
        ("race: ratmen", "race: cats", "race"),
        ("title: A walk in the woods", "computers: {Cat: easy}", "computers"),
    ],
)
def test_a_mistake_in_a_lesson_names_its_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, key: str
) -> None:
    assert main(["lessons", "--check", str(written(tmp_path, old, new))]) == 1
    told = capsys.readouterr().out
    assert told.startswith("FAIL") and key in told and "Traceback" not in told


def test_whatever_is_no_lesson_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nonsense = tmp_path / "nonsense.yaml"
    nonsense.write_bytes(b"\xff\xfe[{")
    assert main(["lessons", "--check", str(nonsense), str(tmp_path), str(tmp_path / "nowhere.yaml")]) == 1
    assert capsys.readouterr().out.count("FAIL") == 3


def test_the_command_checks_all_shipped_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--check"]) == 0
    assert capsys.readouterr().out.count("ok ") == len(shipped_ids())


def test_what_was_learnt_is_kept() -> None:
    assert read_progress() == Learnt()
    keep_progress(Learnt().reached("aim", 3).reached("die", 2).finished("aim", ["conquer"]).offering("cursed"))
    assert read_progress() == Learnt(frozenset({"aim"}), {"die": 2}, frozenset({"conquer"}), frozenset({"cursed"}))


@pytest.mark.parametrize("text", ["[]", "{", '{"done": 5, "at": [1]}', '{"done": [1], "at": {"die": -1, "aim": true}}'])
def test_a_damaged_file_begins_anew(text: str) -> None:
    progress_file().parent.mkdir(parents=True, exist_ok=True)
    progress_file().write_text(text, encoding="utf-8")
    assert read_progress() == Learnt()

"""The pictures of the rule book are played: none can show what the rules don't say."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.book.chapter import Chapter
from smallworld_desktop.book.reader import read_book, read_chapter
from smallworld_desktop.book.staging import problem_of, stage_plate, stage_steps
from smallworld_desktop.i18n import Translator
from smallworld_desktop.lessons.reader import shipped_ids
from smallworld_desktop.render.emblems import icons
from smallworld_desktop.render.pieces import OWNERS
from smallworld_desktop.rules.messages import Message

BOOK = read_book()
CHAPTER = """
chapter: test
order: 1
icon: flag
position:
  map: three_players
  players:
    - {name: Robin, active: {race: orcs, power: swamp, hand: 6, regions: {beeacre: 1}}}
    - {name: Marlow}
plate: {regions: [beeacre, thunderpeak], price: thunderpeak, expect: {cost: {thunderpeak: 3}}}
steps:
  regions: [beeacre, thunderpeak]
  pictures:
    - {say: move, moving: true, from: beeacre, moves: [{conquer: thunderpeak}]}
    - {say: after}
"""


def chapter(text: str, folder: Path) -> Chapter | Message:
    file = folder / "test.yaml"
    file.write_text(text, encoding="utf-8")
    return read_chapter(file)


def stale(text: str, folder: Path) -> str:
    """The code of what is wrong with a chapter's pictures."""
    read = chapter(text, folder)
    assert isinstance(read, Chapter), read
    problem = problem_of(read)
    return problem.code if problem is not None else ""


@pytest.mark.parametrize("chapter", BOOK, ids=lambda chapter: chapter.id)
def test_no_picture_of_the_book_is_stale(chapter: Chapter) -> None:
    assert problem_of(chapter) is None


def test_losses_are_shown_in_the_colours_that_the_words_name() -> None:
    losses = next(chapter for chapter in BOOK if chapter.id == "losses")
    assert "red Humans" in Translator()("book.losses.before") and "blue Orcs" in Translator()("book.losses.before")
    for staged in stage_steps(losses):
        owners, rules = [OWNERS[seat.colour].name for seat in staged.session.seats], staged.position.rules
        active = [staged.position.active_people(seat) for seat in range(len(owners))]
        colours = {rules.races[people.race].id: owners[people.seat] for people in active if people is not None}
        assert colours == {"orcs": "blue", "humans": "vermilion"}


@pytest.mark.parametrize("chapter", BOOK, ids=lambda chapter: chapter.id)
def test_what_a_chapter_names_is_there(chapter: Chapter) -> None:
    tr, ids = Translator(), {each.id for each in BOOK}
    codes = [chapter.title, chapter.text]
    codes += [code for step in chapter.steps for code in (chapter.words_of(step), f"book.step.{step.say}")]
    assert [code for code in codes if not tr.has(code)] == []
    assert set(chapter.see) <= ids - {chapter.id}
    assert chapter.lesson in {"", *shipped_ids()}
    assert chapter.icon in icons()


def test_a_moving_picture_shows_what_was_before_its_moves(tmp_path: Path) -> None:
    read = chapter(CHAPTER, tmp_path)
    assert isinstance(read, Chapter)
    moving, after = stage_steps(read)
    mountain = moving.regions[1]
    assert moving.position.tokens[mountain] == 0 and moving.after.tokens[mountain] == 3
    assert after.position.tokens[mountain] == 3 and moving.records


def test_a_sum_is_what_the_rules_say(tmp_path: Path) -> None:
    read = chapter(CHAPTER, tmp_path)
    assert isinstance(read, Chapter)
    plate = stage_plate(read)
    assert plate is not None and plate.price is not None
    assert [(part.source, part.amount) for part in plate.price.parts] == [("base", 2), ("mountain", 1)]
    assert sum(part.amount for part in plate.price.parts) == plate.price.total == 3


def test_a_picture_that_the_rules_contradict_is_reported(tmp_path: Path) -> None:
    assert stale(CHAPTER, tmp_path) == ""
    assert stale(CHAPTER.replace("{thunderpeak: 3}", "{thunderpeak: 4}"), tmp_path) == "scenario.differs"
    assert stale(CHAPTER.replace("conquer: thunderpeak", "conquer: anvilhorn"), tmp_path).startswith("no.")
    assert stale(CHAPTER.replace("from: beeacre", "from: beeacres"), tmp_path) == "scenario.unknown_near"
    assert stale(CHAPTER.replace("map: three_players", "map: nowhere"), tmp_path) == "scenario.no_map"


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("order: 1", "order: one", "scenario.not_a_number"),
        ("chapter: test\n", "", "scenario.missing"),
        ("conquer:", "conquers:", "scenario.unknown_near"),
        ("plate:", "plates:", "scenario.unknown_near"),
        ("moving: true", "moving: perhaps", "scenario.not_yes_or_no"),
        ("position:", "position: [", "scenario.not_yaml"),
    ],
)
def test_a_badly_written_chapter_is_told_of(tmp_path: Path, before: str, after: str, code: str) -> None:
    read = chapter(CHAPTER.replace(before, after, 1), tmp_path)
    assert isinstance(read, Message) and read.code == code

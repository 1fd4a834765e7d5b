"""What is half-done is never lost, what is finished lies where games find it, what is deleted lies in the bin."""

from __future__ import annotations

from pathlib import Path

import pytest
from works import POND, frogs

from smallworld_desktop.content import SHIPPED, load_packs, shipped_path
from smallworld_desktop.content.bundle import bundle
from smallworld_desktop.content.source import read_tree
from smallworld_desktop.content.tree import to_plain
from smallworld_desktop.i18n import Translator
from smallworld_desktop.store import StoreError
from smallworld_desktop.workshop.beginning import blank_entry, made_from, new_draft
from smallworld_desktop.workshop.carrying import pictures_of
from smallworld_desktop.workshop.checking import Checker, shipped_ids
from smallworld_desktop.workshop.draft import PackDraft, with_value
from smallworld_desktop.workshop.shelf import Work, WorkShelf, WorkState

SHIPPED_CONTENT = load_packs(SHIPPED)
TR = Translator("en")
TR.add(SHIPPED_CONTENT.texts)
EVERY_ENTRY = [
    (section, id) for pack in SHIPPED_CONTENT.packs for section in ("races", "powers") for id in getattr(pack, section)
]


@pytest.fixture
def shelf(tmp_path: Path) -> WorkShelf:
    made = WorkShelf(tmp_path / "workshop", tmp_path / "content")
    made.content.mkdir()
    return made


def again(name: str) -> str:
    return f"{name} again"


def only(shelf: WorkShelf) -> Work:
    (work,) = shelf.works()
    return work


def test_a_draft_is_there_again_as_it_was_left(shelf: WorkShelf) -> None:
    draft = frogs(effects=[{"nonsense": 3}], tokens="many")
    shelf.keep(draft)
    assert only(shelf).state is WorkState.DRAFT
    assert shelf.open(only(shelf)) == draft


def test_a_finished_draft_is_a_pack_that_games_find(shelf: WorkShelf) -> None:
    shelf.keep(frogs())
    done = shelf.finish(frogs())
    assert (only(shelf).state, done.source, only(shelf).draft) == (WorkState.ON, "frogs.yaml", None)
    assert load_packs([shelf.content / "frogs.yaml"]).packs[0].races == ("frogs",)


def test_changes_to_a_finished_pack_wait_beside_it(shelf: WorkShelf) -> None:
    done = shelf.finish(frogs())
    shelf.keep(with_value(done, "tokens", 9))
    work = only(shelf)
    assert work.draft is not None and work.document["races"]["frogs"]["tokens"] == 6
    opened = shelf.open(work)
    assert opened is not None and opened.entry["tokens"] == 9


def test_a_hand_written_pack_keeps_its_comments(shelf: WorkShelf) -> None:
    (shelf.content / "pond.yaml").write_text(POND)
    draft = shelf.open(only(shelf))
    assert draft is not None
    shelf.finish(with_value(draft, "tokens", 9))
    assert (shelf.content / "pond.yaml").read_text() == POND.replace("tokens: 6", "tokens: 9")


def test_a_pack_that_was_deleted_meanwhile_is_written_anew(shelf: WorkShelf) -> None:
    done = shelf.finish(frogs())
    (shelf.content / "frogs.yaml").unlink()
    shelf.finish(with_value(done, "tokens", 9))
    assert only(shelf).document["races"]["frogs"]["tokens"] == 9


def test_another_pack_of_the_same_name_is_not_touched(shelf: WorkShelf) -> None:
    (shelf.content / "frogs.yaml").write_text(POND)
    assert shelf.finish(frogs()).source == "frogs_2.yaml"


def test_a_pack_is_put_away_and_back_with_its_pictures(shelf: WorkShelf) -> None:
    (shelf.content / "frog.png").write_bytes(b"picture")
    shelf.finish(frogs(emblem="frog.png"))
    shelf.switch(only(shelf))
    assert only(shelf).state is WorkState.OFF and not list(shelf.content.glob("*.*g"))
    shelf.switch(only(shelf))
    assert only(shelf).state is WorkState.ON and (shelf.content / "frog.png").is_file()


def test_a_picture_that_another_pack_shows_too_stays(shelf: WorkShelf) -> None:
    (shelf.content / "frog.png").write_bytes(b"picture")
    shelf.finish(frogs(emblem="frog.png"))
    shelf.finish(PackDraft("b", {"pack": "b", "races": {"b": {"tokens": 5, "emblem": "frog.png"}}}, "races", "b"))
    shelf.throw_away(next(work for work in shelf.works() if work.key == "b"))
    assert (shelf.content / "frog.png").is_file() and (shelf.bin / "b" / "frog.png").is_file()


def test_what_is_deleted_can_be_brought_back(shelf: WorkShelf) -> None:
    done = shelf.finish(frogs())
    shelf.keep(with_value(done, "tokens", 9))
    shelf.throw_away(only(shelf))
    assert {work.state for work in shelf.works()} == {WorkState.BIN}
    shelf.bring_back(shelf.works()[0])
    assert only(shelf).state is WorkState.ON and only(shelf).draft is not None


def test_a_draft_that_is_deleted_can_be_brought_back(shelf: WorkShelf) -> None:
    shelf.keep(frogs())
    shelf.throw_away(only(shelf))
    shelf.bring_back(only(shelf))
    assert only(shelf).state is WorkState.DRAFT


def test_a_copy_has_ids_of_its_own(shelf: WorkShelf) -> None:
    (shelf.content / "pond.yaml").write_text(POND)
    copy = shelf.copy(only(shelf), again)
    assert copy is not None and copy.entries == [("races", "frogs_2"), ("powers", "muddy_2")]
    assert shelf.taken(besides="pond") == {"frogs_2", "muddy_2", "mud_hole_2"}
    assert copy.document["powers"]["muddy_2"]["effects"] == [{"marks_conquests": {"marker": "mud_hole_2", "supply": 3}}]


def test_the_original_and_its_copy_can_be_played_together(shelf: WorkShelf) -> None:
    (shelf.content / "pond.yaml").write_text(POND)
    copy = shelf.copy(only(shelf), again)
    assert copy is not None
    shelf.finish(copy)
    assert not load_packs(["base", *sorted(shelf.content.glob("*.yaml"))]).errors


# -- nothing is lost -----------------------------------------------------------------------------------------------


def everything(shelf: WorkShelf) -> list[bytes]:
    folders = (shelf.content, shelf.home)
    return sorted(file.read_bytes() for folder in folders for file in folder.rglob("*") if file.is_file())


def pond(shelf: WorkShelf, picture: bytes, name: str = "pond.yaml") -> Work:
    (shelf.content / "frog.png").write_bytes(picture)
    text = f"# {picture!r}\npack: pond\nraces:\n  frogs: {{tokens: 5, emblem: frog.png}}   # green\n"
    (shelf.content / name).write_text(text)
    return next(work for work in shelf.works() if work.state is WorkState.ON)


def test_the_bin_keeps_works_of_the_same_name_apart(shelf: WorkShelf) -> None:
    for picture in (b"one", b"two", b"three"):
        shelf.throw_away(pond(shelf, picture))
    assert not list(shelf.content.iterdir())
    assert len(shelf.works()) == 3 and {work.state for work in shelf.works()} == {WorkState.BIN}
    assert [data for data in everything(shelf) if not data.startswith(b"#")] == [b"one", b"three", b"two"]


def test_what_comes_back_replaces_neither_packs_nor_pictures(shelf: WorkShelf) -> None:
    shelf.throw_away(pond(shelf, b"one"))
    pond(shelf, b"two")
    shelf.bring_back(shelf.works()[-1])
    assert [work.key for work in shelf.works()] == ["pond", "pond_2"]
    assert not list(shelf.bin.iterdir())
    back = (shelf.content / "pond_2.yaml").read_text()
    assert "emblem: frog_2.png" in back and back.startswith("# b'one'") and "# green" in back
    assert (shelf.content / "frog.png").read_bytes() == b"two"
    assert (shelf.content / "frog_2.png").read_bytes() == b"one"


def test_what_is_put_away_replaces_nothing_and_its_draft_follows(shelf: WorkShelf) -> None:
    shelf.switch(pond(shelf, b"one"))
    draft = shelf.open(pond(shelf, b"two"))
    assert draft is not None
    shelf.keep(with_value(draft, "tokens", 9))
    shelf.switch(next(work for work in shelf.works() if work.state is WorkState.ON))
    assert [(work.key, work.state) for work in shelf.works()] == [("pond", WorkState.OFF), ("pond_2", WorkState.OFF)]
    opened = shelf.open(shelf.works()[1])
    assert opened is not None and (opened.source, opened.entry["tokens"]) == ("pond_2.yaml", 9)
    assert "frog_2.png" in shelf.finish(opened).document["races"]["frogs"]["emblem"]


def test_a_picture_that_a_draft_shows_stays(shelf: WorkShelf) -> None:
    copy = shelf.copy(pond(shelf, b"one"), again)
    assert copy is not None
    shelf.throw_away(next(work for work in shelf.works() if work.state is WorkState.ON))
    assert (shelf.content / "frog.png").read_bytes() == b"one"


def test_a_draft_that_comes_back_leaves_another_of_its_name_alone(shelf: WorkShelf) -> None:
    shelf.keep(frogs(tokens=3))
    shelf.throw_away(only(shelf))
    shelf.keep(frogs(tokens=4))
    shelf.bring_back(shelf.works()[-1])
    opened = [shelf.open(work) for work in shelf.works()]
    assert sorted(draft.entry["tokens"] for draft in opened if draft is not None) == [3, 4]


# -- packs in one file ---------------------------------------------------------------------------------------------


def gift(shelf: WorkShelf) -> Work:
    pictures = {"faces/frog.svg": b"<svg/>"}
    packs = {
        "pond.yaml": b"pack: pond\nname: Gift\nraces:\n  frogs: {name: Frogs, tokens: 5, emblem: faces/frog.svg}\n",
        "sea.yaml": b"pack: sea\nraces:\n  eels: {tokens: 5}\n",
    }
    (shelf.content / "gift.swpack").write_bytes(bundle(packs, pictures))
    return only(shelf)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path / "home"))


@pytest.mark.usefixtures("cache")
def test_an_archive_is_a_work_that_is_moved_as_it_is(shelf: WorkShelf) -> None:
    work = gift(shelf)
    data = (shelf.content / "gift.swpack").read_bytes()
    assert (work.title, [id for _, id, _ in work.entries]) == ("Gift", ["frogs", "eels"])
    assert work.is_archive and shelf.open(work) is None
    shelf.switch(work)
    shelf.throw_away(only(shelf))
    shelf.bring_back(only(shelf))
    assert only(shelf).state is WorkState.ON and (shelf.content / "gift.swpack").read_bytes() == data


@pytest.mark.usefixtures("cache")
def test_a_copy_of_an_archive_can_be_changed_and_has_its_pictures(shelf: WorkShelf) -> None:
    copy = shelf.copy(gift(shelf), again)
    assert copy is not None and copy.entries == [("races", "frogs_2"), ("races", "eels_2")]
    assert copy.entry["emblem"] == "frog.svg" and (shelf.content / "frog.svg").read_bytes() == b"<svg/>"
    assert not Checker(shelf.content).check(copy).errors


def test_a_refused_archive_is_no_work(shelf: WorkShelf) -> None:
    (shelf.content / "bad.swpack").write_bytes(b"rubbish")
    assert shelf.works() == []


def test_files_that_are_no_packs_are_no_works(shelf: WorkShelf) -> None:
    shelf.keep(frogs())
    (shelf.drafts / "bad.json").write_text("{")
    (shelf.drafts / "odd.json").write_text(
        '{"document": [], "began": null, "section": "races", "id": "a", "source": ""}'
    )
    (shelf.content / "bad.yaml").write_text("{")
    assert only(shelf).key == "new"


def test_a_file_that_can_not_be_changed_safely_says_so(shelf: WorkShelf) -> None:
    (shelf.content / "a.yaml").write_text("pack: a\nraces:\n  a: &one {tokens: 5}\n  b: *one\n")
    draft = shelf.open(only(shelf))
    assert draft is not None
    with pytest.raises(StoreError) as error:
        shelf.finish(with_value(draft, "tokens", 6))
    assert error.value.message.code == "workshop.cannot_edit"


def test_pictures_elsewhere_are_not_ours_to_move() -> None:
    assert pictures_of({"races": {"a": {"emblem": "../x.png", "portrait": "y.png"}}}) == ["y.png"]


# -- beginning -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("section", ["races", "powers"])
def test_a_blank_one_needs_nothing_but_a_name(section: str, shelf: WorkShelf) -> None:
    draft = new_draft("new", section, blank_entry(section, "#4a744e"), set())
    codes = [problem.message.code for problem in Checker(shelf.content).check(draft).errors]
    assert codes == ["workshop.no_name"]


@pytest.mark.parametrize(("section", "id"), EVERY_ENTRY)
def test_every_race_and_power_of_the_game_can_be_made_into_ones_own(section: str, id: str, shelf: WorkShelf) -> None:
    own, document = made_from(SHIPPED_CONTENT, section, id, "Mine", shipped_ids(SHIPPED_CONTENT), TR, "#4a744e")
    checked = Checker(shelf.content).check(PackDraft("new", {"pack": "mine", **document}, section, own))
    assert not checked.errors
    made, original = checked.thing, getattr(SHIPPED_CONTENT.content, section.removesuffix("s"))(id)
    assert made is not None and made.tokens == original.tokens
    assert [effect.name for effect in made.effects] == [effect.name for effect in original.effects]


@pytest.mark.parametrize("id", SHIPPED)
def test_a_shipped_pack_goes_through_the_workshop_without_a_change_in_meaning(id: str, shelf: WorkShelf) -> None:
    """Drafted, kept, opened again, written anew: the same races, powers, places and words come out."""
    document = to_plain(read_tree(shipped_path(id)))
    entries = [(section, one) for section in ("races", "powers") for one in document.get(section) or {}]
    if not entries:
        document = {**document, "races": {"somebody": {"tokens": 5}}}
        entries = [("races", "somebody")]
    shelf.keep(PackDraft("mine", document, *entries[0]))
    draft = shelf.open(only(shelf))
    assert draft is not None
    done = shelf.finish(draft)
    needed = [pack for pack in ("base", "be_not_afraid") if pack != id]
    (shelf.content / "before.yaml").write_text(_text(document))
    before = load_packs([*needed, shelf.content / "before.yaml"])
    after = load_packs([*needed, shelf.content / done.source])
    assert (after.content, after.words) == (before.content, before.words)


def _text(document: dict[str, object]) -> str:
    import yaml

    return yaml.safe_dump(document, allow_unicode=True, sort_keys=False)

"""Named saves: what is listed, what is loaded, and what is said of damaged, foreign and newer files."""

from __future__ import annotations

import dataclasses
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from games import SCHEMA, game, meta

from smallworld_desktop.store import GameDocument, SaveStore, StoreError, backup_of
from smallworld_desktop.store import document as document_module
from smallworld_desktop.store.saves import file_stem

START = datetime(2025, 3, 1, 20, 0, tzinfo=UTC)
PNG = b"\x89PNG\r\n\x1a\nnot really a picture"


class Clock:
    """A minute passes with every look."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves", SCHEMA, Clock())


def problem_of(store: SaveStore, path: Path) -> tuple[str, Path | None]:
    with pytest.raises(StoreError) as caught:
        store.load(path)
    return caught.value.message.code, caught.value.backup


def edit(path: Path, **changes: object) -> None:
    """Change the outer object of a save, keeping it well-formed."""
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


def test_a_save_comes_back_as_it_was(store: SaveStore) -> None:
    path = store.save(game(5), meta(), PNG)
    save = store.load(path)
    assert save.game == game(5)
    assert save.meta == dataclasses.replace(meta(), saved_at=START + timedelta(minutes=1))
    assert save.thumbnail == PNG


def test_a_save_is_one_json_document(store: SaveStore) -> None:
    path = store.save(game(), meta())
    assert json.loads(path.read_bytes())["game"] == game()


def test_an_empty_folder_lists_nothing(store: SaveStore) -> None:
    assert store.entries() == []


def test_saves_are_listed_newest_first(store: SaveStore) -> None:
    for name in ("first", "second", "third"):
        store.save(game(), meta(name))
    listed = [entry.header.meta.name for entry in store.entries() if entry.header]
    assert listed == ["third", "second", "first"]


def test_listing_reads_first_lines_only(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save(game(5000), meta(), PNG)

    def whole_file(path: Path) -> bytes:
        raise AssertionError(f"read all of {path}")

    monkeypatch.setattr(document_module, "read_bytes", whole_file)
    (entry,) = store.entries()
    assert entry.header is not None and entry.header.thumbnail == PNG and entry.header.meta.board == "Old Isles"


def test_a_save_laid_out_by_another_hand_is_listed_and_loaded(store: SaveStore) -> None:
    path = store.save(game(), meta())
    path.write_text(json.dumps(json.loads(path.read_text()), indent=2))
    (entry,) = store.entries()
    assert entry.header is not None and store.load(path).game == game()


def test_saving_under_the_same_name_keeps_the_older_as_backup(store: SaveStore) -> None:
    path = store.save(game(1), meta())
    assert store.save(game(2), meta()) == path
    assert store.load(path).game == game(2)
    assert store.load(backup_of(path)).game == game(1)
    assert len(store.entries()) == 1


def test_a_damaged_save_does_not_push_out_its_good_backup(store: SaveStore) -> None:
    path = store.save(game(1), meta())
    store.save(game(2), meta())
    path.write_bytes(path.read_bytes()[:-20])
    assert store.save(game(3), meta()) == path
    assert store.load(backup_of(path)).game == game(1)


def test_names_that_look_alike_to_the_disk_stay_apart(store: SaveStore) -> None:
    first, second = store.save(game(1), meta("Ann/Bob")), store.save(game(2), meta("Ann?Bob"))
    assert first != second
    assert store.find("Ann/Bob") == first and store.find(" Ann?Bob ") == second


@pytest.mark.parametrize(
    ("name", "stem"),
    [("Søndag 3", "Søndag 3"), ("../../etc", "_.._etc"), ("nul", "_nul"), ("...", "_"), ('a:b*c"', "a_b_c_")],
)
def test_names_become_files_that_every_system_takes(name: str, stem: str) -> None:
    assert file_stem(name) == stem


@pytest.mark.parametrize("name", ["", "  ", "\n"])
def test_a_save_needs_a_name(store: SaveStore, name: str) -> None:
    with pytest.raises(StoreError) as caught:
        store.save(game(), meta(name))
    assert caught.value.message.code == "store.no_name"


def test_very_long_names_are_cut(store: SaveStore) -> None:
    path = store.save(game(), meta("x" * 500))
    assert store.load(path).meta.name == "x" * 80


def test_a_document_of_another_kind_is_not_saved(store: SaveStore) -> None:
    with pytest.raises(ValueError, match="not a game document"):
        store.save({"kind": "recipe"}, meta())


@pytest.mark.parametrize("keep", [0, 1, 40, 200, -1, -10])
def test_a_cut_off_save_is_damaged_and_its_backup_is_offered(store: SaveStore, keep: int) -> None:
    store.save(game(1), meta())
    path = store.save(game(2), meta())
    path.write_bytes(path.read_bytes()[:keep].rstrip(b"}\n") if keep < 0 else path.read_bytes()[:keep])
    code, backup = problem_of(store, path)
    assert code == ("store.foreign" if keep == 1 else "store.damaged")
    assert backup == backup_of(path)


def test_a_single_wrong_figure_is_noticed(store: SaveStore) -> None:
    path = store.save(game(), meta())
    path.write_bytes(path.read_bytes().replace(b'"seed":7', b'"seed":8'))
    assert problem_of(store, path) == ("store.damaged", None)


def test_a_damaged_backup_is_not_offered(store: SaveStore) -> None:
    store.save(game(1), meta())
    path = store.save(game(2), meta())
    path.write_bytes(b"")
    backup_of(path).write_bytes(b"")
    assert problem_of(store, path) == ("store.damaged", None)


def test_restoring_brings_the_backup_and_keeps_the_damaged_file(store: SaveStore) -> None:
    store.save(game(1), meta())
    path = store.save(game(2), meta())
    path.write_bytes(b"{oh no")
    assert store.restore(path).game == game(1)
    assert store.load(path).game == game(1)
    assert path.with_name(path.name + ".bad").read_bytes() == b"{oh no"


@pytest.mark.parametrize(
    "content", [b"hello", b"\x00\xff\x13", b"[1, 2]", b'{"kind": "recipe"}', b'"text"', b"[" * 99999]
)
def test_foreign_files_are_named_so(store: SaveStore, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "thing.swgame"
    path.write_bytes(content)
    assert problem_of(store, path) == ("store.foreign", None)


def test_newer_saves_and_newer_games_are_named_so(store: SaveStore) -> None:
    path = store.save(game(schema=SCHEMA + 1), meta())
    assert problem_of(store, path)[0] == "store.newer"
    path = store.save(game(), meta("other"))
    edit(path, version=2)
    assert problem_of(store, path)[0] == "store.newer"


@pytest.mark.parametrize(
    "changes",
    [
        {"version": "1"},
        {"meta": None},
        {"meta": {"name": "x"}},
        {"thumbnail": "not base64!"},
        {"thumbnail": 5},
        {"checksum": None},
        {"game": [1]},
        {"game": {"kind": "smallworld-game"}},
    ],
)
def test_a_save_with_wrong_parts_is_damaged(store: SaveStore, changes: GameDocument) -> None:
    path = store.save(game(), meta())
    edit(path, **changes)
    assert problem_of(store, path)[0] == "store.damaged"


def test_bad_files_are_listed_last_with_their_reason_and_backup(store: SaveStore) -> None:
    store.save(game(1), meta("a"))
    bad = store.save(game(2), meta("a"))
    store.save(game(), meta("b"))
    bad.write_bytes(b"")
    good_entry, bad_entry = store.entries()
    assert good_entry.header is not None and good_entry.problem is None
    assert bad_entry.header is None and bad_entry.backup == backup_of(bad)
    assert bad_entry.problem is not None and bad_entry.problem.code == "store.damaged"


def test_renaming_keeps_game_date_and_picture(store: SaveStore) -> None:
    old = store.save(game(), meta("old"), PNG)
    when = store.load(old).meta.saved_at
    new = store.rename(old, "new")
    assert not old.exists()
    assert store.load(new) == dataclasses.replace(
        store.load(new), meta=meta("new", saved_at=when), thumbnail=PNG, game=game()
    )


def test_renaming_to_its_own_name_loses_nothing(store: SaveStore) -> None:
    path = store.save(game(), meta("same"))
    assert store.rename(path, "same") == path
    assert store.load(path).game == game()


def test_deleting_takes_the_backup_too(store: SaveStore) -> None:
    store.save(game(1), meta())
    path = store.save(game(2), meta())
    store.delete(path)
    assert list(store.folder.iterdir()) == []

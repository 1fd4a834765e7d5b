"""Atomic writes: whole or not at all, with the last content kept beside."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from smallworld_desktop.store import files
from smallworld_desktop.store.files import (
    StoreError,
    atomic_write,
    backup_of,
    read_bytes,
    read_first_line,
    set_aside,
    sweep,
)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_writes_and_makes_folders(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "save"
    atomic_write(path, b"one")
    assert path.read_bytes() == b"one" and names(path.parent) == ["save"]


def test_keeps_the_content_it_replaces(tmp_path: Path) -> None:
    path = tmp_path / "save"
    for content in (b"one", b"two", b"three"):
        atomic_write(path, content)
    assert path.read_bytes() == b"three" and backup_of(path).read_bytes() == b"two"


def test_leaves_the_backup_alone_when_told(tmp_path: Path) -> None:
    path = tmp_path / "save"
    atomic_write(path, b"good")
    atomic_write(path, b"bad")
    atomic_write(path, b"new", keep_backup=False)
    assert backup_of(path).read_bytes() == b"good"


def test_keeps_a_backup_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError("not here")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "save"
    atomic_write(path, b"one")
    atomic_write(path, b"two")
    assert backup_of(path).read_bytes() == b"one" and names(tmp_path) == ["save", "save.bak"]


@pytest.mark.parametrize("step", ["fsync", "link", "replace"])
def test_a_break_at_any_step_leaves_the_old_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "save"
    atomic_write(path, b"old")

    def broken(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as context, pytest.raises(KeyboardInterrupt):
        context.setattr(Path if step == "replace" else os, step, broken)
        atomic_write(path, b"new")
    assert path.read_bytes() == b"old"
    atomic_write(path, b"newer")
    assert path.read_bytes() == b"newer" and backup_of(path).read_bytes() == b"old"


def test_a_full_disk_is_told_and_cleared_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError) as caught:
        atomic_write(tmp_path / "save", b"x")
    assert caught.value.message.code == "store.cannot_write"
    assert caught.value.message.params["reason"] == "No space left on device"
    assert names(tmp_path) == []


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file")
    with pytest.raises(StoreError) as caught:
        atomic_write(tmp_path / "saves" / "save", b"x")
    assert caught.value.message.code == "store.cannot_write"


def code_of_reading(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        read_bytes(path)
    return caught.value.message.code


def test_reading_tells_missing_from_unreadable(tmp_path: Path) -> None:
    assert code_of_reading(tmp_path / "none") == "store.not_found"
    assert code_of_reading(tmp_path / "a\0b") == "store.cannot_read"


@pytest.mark.parametrize("what", ["folder", "pipe", "device", "circle"])
def test_only_regular_files_are_read_and_nothing_is_waited_for(tmp_path: Path, what: str) -> None:
    path = tmp_path / "save"
    if what == "folder":
        path.mkdir()
    elif what == "pipe":
        os.mkfifo(path)
    elif what == "device":
        path.symlink_to("/dev/zero")
    else:
        path.symlink_to(tmp_path / "other")
        (tmp_path / "other").symlink_to(path)
    began = time.monotonic()
    assert code_of_reading(path) == ("store.cannot_read" if what == "circle" else "store.not_a_file")
    with pytest.raises(StoreError):
        read_first_line(path)
    assert time.monotonic() - began < 1


def test_a_file_of_senseless_size_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 4)
    (tmp_path / "large").write_bytes(b"12345")
    assert code_of_reading(tmp_path / "large") == "store.too_large"


def test_files_set_aside_do_not_replace_each_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in ("one", "two", "three"):
        path.write_text(content)
        set_aside(path)
    assert names(tmp_path) == ["settings.json.bad", "settings.json.bad2", "settings.json.bad3"]


def test_sweeping_takes_only_old_half_written_files(tmp_path: Path) -> None:
    for name in (".old.1.tmp", ".new.2.tmp", "mine.tmp"):
        (tmp_path / name).touch()
    os.utime(tmp_path / ".old.1.tmp", (0, 0))
    os.utime(tmp_path / "mine.tmp", (0, 0))
    sweep(tmp_path)
    assert names(tmp_path) == [".new.2.tmp", "mine.tmp"]

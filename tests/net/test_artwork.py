"""A board's own pictures travel with the table, and are checked like anything from elsewhere."""

from __future__ import annotations

import base64
import json
import struct
import zlib
from hashlib import sha256
from pathlib import Path

import pytest

from smallworld_desktop.maps.artwork import Artwork, Picture
from smallworld_desktop.net.artwork import Collector, pieces_of
from smallworld_desktop.store import keep_artwork, kept_artwork
from smallworld_desktop.store.artwork import take_in


def png(width: int = 2, height: int = 2) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"\x00\x80\x80\x80\x80\x80\x80" * 2)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def named(data: bytes, suffix: str) -> str:
    return sha256(data).hexdigest()[:32] + suffix


@pytest.fixture
def artwork(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, dict[str, str]]:
    """Artwork of a table: its name and its pieces, on a computer that is left again."""
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path / "host"))
    file = tmp_path / "hills.png"
    file.write_bytes(png())
    name = keep_artwork(Artwork((Picture(file, (0, 0, 2, 2), (0.0, 0.0, 100.0, 50.0)),), (file,)))
    pieces = pieces_of(name)
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path / "guest"))
    return name, pieces


def collected(name: str, pieces: dict[str, str]) -> tuple[Collector, list[str]]:
    asked: list[str] = []
    collector = Collector(name, asked.append)
    for words in asked:  # grows while pieces are heard
        wanted = json.loads(words)["name"]
        if wanted in pieces:
            collector.hear({"kind": "piece", "name": wanted, "data": pieces[wanted]})
    return collector, asked


def test_the_pictures_of_a_board_come_to_a_guest(artwork: tuple[str, dict[str, str]]) -> None:
    name, pieces = artwork
    assert not kept_artwork(name)
    collector, asked = collected(name, pieces)
    assert kept_artwork(name) and not collector.is_busy and len(asked) == 2
    assert collected(name, pieces)[1] == []  # what is there is not asked for


def test_a_picture_that_is_another_one_is_refused(artwork: tuple[str, dict[str, str]]) -> None:
    name, pieces = artwork
    forged = base64.b64encode(png(3, 3)).decode()
    collector, _ = collected(name, {key: value if key == name else forged for key, value in pieces.items()})
    assert not kept_artwork(name) and not collector.is_busy


@pytest.mark.parametrize("data", [b"GIF89a", b"", png(1_000_000, 1_000_000), b"<svg/>"])
def test_only_pictures_of_sane_size_are_taken_in(data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))
    with pytest.raises(ValueError, match=r"map\."):
        take_in(named(data, ".png"), data)


@pytest.mark.parametrize("name", ["../evil.png", "evil.py", named(b"x", ".exe"), "/etc/passwd", ""])
def test_nothing_but_its_own_folder_is_written(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))
    with pytest.raises(ValueError, match="is not what it says"):
        take_in(name, b"x")
    assert list(tmp_path.rglob("*evil*")) == []


def test_what_was_not_asked_for_is_not_kept(artwork: tuple[str, dict[str, str]]) -> None:
    name, pieces = artwork
    collector = Collector("", lambda _: None)
    collector.hear({"kind": "piece", "name": name, "data": pieces[name]})
    assert not kept_artwork(name)

"""Archives from anybody: what is harmless is read, everything else is refused as a whole, with its reason."""

from __future__ import annotations

import io
import os
import stat
import struct
import zipfile
from pathlib import Path

import pytest

from smallworld_desktop.archive import (
    MANIFEST,
    BadArchive,
    Limits,
    named,
    packed,
    read_archive,
    read_manifest,
    unpacked,
)

ENDINGS = {".tmx", ".png", ".json", ".txt"}
SMALL = Limits(packed=4096, unpacked=2000, each=1000, files=5, ratio=50)


def zipped(*entries: tuple[str | zipfile.ZipInfo, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in entries:
            archive.writestr(name, data)
    return out.getvalue()


def refusal(data: bytes, limits: Limits = SMALL) -> str:
    with pytest.raises(BadArchive) as refused:
        unpacked(data, ENDINGS, limits)
    return refused.value.reason


def special(name: str, kind: int) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name)
    entry.external_attr = (kind | 0o777) << 16
    return entry


def test_what_was_packed_is_read_again_and_the_same_files_make_the_same_bytes() -> None:
    files = {"a.tmx": b"one", "art/b.png": b"two", MANIFEST: b"{}"}
    assert unpacked(packed(files), ENDINGS) == files
    assert packed(files) == packed(dict(reversed(files.items())))


@pytest.mark.parametrize(
    "name",
    [
        *("../a.tmx", "/etc/a.tmx", "a/../../b.tmx", "./a.tmx", "a//b.tmx", "..\\a.tmx", "C:a.tmx", "C:\\a.tmx"),
        *("~/a.tmx", "nul.tmx", "COM1.tmx", "a.tmx ", "a\x07.tmx", "a\u202e.tmx", "a|b.tmx", "lpt9", "..", "a/."),
    ],
)
def test_a_name_that_leads_elsewhere_or_that_some_system_cannot_have_is_refused(name: str) -> None:
    assert refusal(zipped((name, b"x"))) == "bad_name"


def test_a_name_with_a_hidden_end_is_refused() -> None:
    assert refusal(zipped(("a.tmx", b"x")).replace(b"a.tmx", b"a\0tmx")) == "bad_name"


def test_long_names_and_deep_folders_are_refused() -> None:
    assert refusal(zipped(("x" * 130 + ".tmx", b"x"))) == "long_name"
    assert refusal(zipped(("a/b/c/d/e.tmx", b"x"))) == "long_name"


def test_links_and_devices_are_refused() -> None:
    assert refusal(zipped((special("a.tmx", stat.S_IFLNK), b"/etc/passwd"))) == "link"
    assert refusal(zipped((special("a.tmx", stat.S_IFIFO), b""))) == "device"
    assert refusal(zipped((special("a.tmx", stat.S_IFCHR), b""))) == "device"


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_name_given_twice_is_refused_also_in_other_letters() -> None:
    assert refusal(zipped(("a.tmx", b"x"), ("a.tmx", b"y"))) == "twice"
    assert refusal(zipped(("a.tmx", b"x"), ("A.TMX", b"y"))) == "twice"
    assert refusal(zipped(("\u00e9.tmx", b"x"), ("e\u0301.tmx", b"y"))) == "twice"


def test_a_file_in_a_file_is_refused_whatever_it_is_called() -> None:
    inner = zipped(("a.tmx", b"x"))
    assert refusal(zipped(("inner.png", inner))) == "nested"
    assert refusal(zipped(("inner.zip", inner))) == "ending"
    assert refusal(zipped(("inner.png", b"\x1f\x8b\x08rest"))) == "nested"


def test_bombs_are_refused_by_ratio_by_size_and_when_their_header_lies() -> None:
    assert refusal(zipped(("a.txt", b"0" * 500_000)), Limits(ratio=50)) == "bomb"
    assert refusal(zipped(("a.txt", os.urandom(1500))), SMALL) == "bomb"
    halves = [(f"{n}.txt", os.urandom(900)) for n in range(3)]
    assert refusal(zipped(*halves), SMALL) == "bomb"
    honest = zipped(("a.txt", b"0" * 900_000))
    lying = honest.replace(struct.pack("<I", 900_000), struct.pack("<I", 10))
    assert refusal(lying, Limits(each=1000)) in ("bomb", "not_zip")


def test_too_many_and_too_large_files_are_refused(tmp_path: Path) -> None:
    assert refusal(zipped(*((f"{n}.txt", b"x") for n in range(6)))) == "too_many"
    file = tmp_path / "a.zip"
    file.write_bytes(bytes(5000))
    with pytest.raises(BadArchive, match="too_large"):
        read_archive(file, ENDINGS, SMALL)


def test_what_is_no_archive_is_refused(tmp_path: Path) -> None:
    whole = zipped(("a.tmx", b"x" * 300))
    assert refusal(b"") == refusal(b"hello") == refusal(whole[:40]) == refusal(whole[:-8]) == "not_zip"
    damaged = bytearray(zipped(("a.tmx", os.urandom(300)), method=zipfile.ZIP_STORED))
    damaged[60] ^= 0xFF
    assert refusal(bytes(damaged)) == "not_zip"
    for name in (tmp_path, tmp_path / "none.zip"):
        with pytest.raises(BadArchive):
            read_archive(name, ENDINGS)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadArchive, match="no_file"):
        read_archive(tmp_path / "pipe", ENDINGS)


def test_locked_files_and_strange_methods_are_refused() -> None:
    locked = bytearray(zipped(("a.tmx", b"x")))
    locked[6] |= 1
    locked[locked.index(b"PK\x01\x02") + 8] |= 1
    assert refusal(bytes(locked)) == "locked"
    assert refusal(zipped(("a.tmx", b"x"), method=zipfile.ZIP_BZIP2)) == "method"


def test_the_list_of_contents_is_checked() -> None:
    good = b'{"kind": "board", "version": 1, "map": "a.tmx", "packs": ["b.txt"]}'
    files = {MANIFEST: good, "a.tmx": b"x"}
    said = read_manifest(files, "board", 1)
    assert named(said, "map", files) == ["a.tmx"]
    with pytest.raises(BadArchive, match="missing"):
        named(said, "packs", files)
    for reason, data in {
        "bad_manifest": b"[]",
        "newer": good.replace(b"1", b"2"),
        "no_manifest": None,
    }.items():
        with pytest.raises(BadArchive, match=reason):
            read_manifest({} if data is None else {MANIFEST: data}, "board", 1)
    for text in (b"{", b'{"kind": "pack", "version": 1}', b'{"kind": "board"}', b"[" * 50_000):
        with pytest.raises(BadArchive, match="bad_manifest"):
            read_manifest({MANIFEST: text}, "board", 1)

"""The printed rule book: real text in embedded fonts, all chapters, in any language, and what can go wrong."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest

from smallworld_desktop.book.reader import read_book
from smallworld_desktop.cli import main


def streams(data: bytes) -> list[bytes]:
    """What a PDF packs, unpacked where it is plain deflate."""
    found = []
    for packed in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL):
        try:
            found.append(zlib.decompress(packed))
        except zlib.error:
            continue
    return found


def test_the_book_has_pages_fonts_pictures_and_an_outline(tmp_path: Path) -> None:
    out = tmp_path / "book.pdf"
    assert main(["book", "--out", str(out), "--flat", "--lang", "de", "--paper", "A5"]) == 0
    data = out.read_bytes()
    assert data.startswith(b"%PDF")
    pages = len(re.findall(rb"/Type /Page\b", data))
    assert len(read_book()) + 2 <= pages <= 60
    assert len(re.findall(rb"/FontFile2", data)) == 4
    assert data.count(b"/Subtype /Image") > 30
    assert any(b" Tj" in stream or b" TJ" in stream for stream in streams(data))
    assert b"/Outlines" in data


def test_soft_hyphens_of_names_are_not_printed(tmp_path: Path) -> None:
    out = tmp_path / "book.pdf"
    assert main(["book", "--out", str(out), "--flat", "--lang", "de"]) == 0
    letters = re.findall(rb"<[0-9A-F]{4}> <([0-9A-F]{4})>\n", out.read_bytes())
    assert b"0041" in letters and b"00AD" not in letters


def test_a_file_that_cannot_be_written_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    assert main(["book", "--out", str(tmp_path / "file" / "book.pdf"), "--flat"]) == 2
    assert "book.pdf" in capsys.readouterr().err

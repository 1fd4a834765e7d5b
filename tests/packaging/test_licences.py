"""Licences travel with the packaged program."""

from __future__ import annotations

from facts import ROOT
from licences import third_party


def test_every_packed_library_has_a_chapter_with_its_text() -> None:
    text = third_party()
    for line in (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines():
        if "==" in line:
            name, _, version = line.partition("==")
            assert f"\n{name} {version} (".lower() in text.lower()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text and "NumPy Developers" in text

"""Packs written in tests."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from smallworld_desktop.content import LoadedContent, load_packs


def load(folder: Path, text: str) -> LoadedContent:
    """A pack with this text, played with the base game."""
    path = folder / "mine.yaml"
    path.write_text(dedent(text), encoding="utf-8")
    return load_packs(["base", path])

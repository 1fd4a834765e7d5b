"""Packs written in tests, and short looks at what came out."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from smallworld_desktop.content import LoadedContent, Problem, load_packs


def load(folder: Path, text: str, *beside: str) -> LoadedContent:
    """A pack with this text, played with the base game."""
    path = folder / "mine.yaml"
    path.write_text(dedent(text), encoding="utf-8")
    return load_packs(["base", *beside, path])


def only(loaded: LoadedContent) -> Problem:
    """The one problem that there is."""
    assert len(loaded.problems) == 1, loaded.problems
    return loaded.problems[0]

"""What stands in the English catalogs, for tests."""

from __future__ import annotations

from pathlib import Path

import polib

SOURCE = Path(__file__).resolve().parents[1] / "assets" / "locale" / "source"


def english_entries() -> list[tuple[str, polib.POEntry]]:
    """Every entry with the name of its file."""
    return [(file.name, entry) for file in sorted(SOURCE.glob("*.po")) for entry in polib.pofile(str(file))]


def english_codes() -> set[str]:
    return {entry.msgid for _, entry in english_entries()}

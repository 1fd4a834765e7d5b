"""Countries that packs declare: how a board may look, as plain data for the painter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from smallworld_desktop import paths
from smallworld_desktop.content.problems import Refused
from smallworld_desktop.content.source import read_tree

COUNTRIES = "countries"
"""The part of a pack that holds them, by name."""

_read: dict[Path, tuple[int, dict[str, Any]]] = {}


def countries_in(path: Path) -> dict[str, Any]:
    """The countries of a pack file; none if it can't be read (which is reported where packs are loaded)."""
    try:
        stamp = path.stat().st_mtime_ns
        known = _read.get(path)
        if known is None or known[0] != stamp:
            tree = read_tree(path)
            if COUNTRIES not in tree.entries:
                found: Any = {}
            else:
                found = yaml.safe_load(path.read_text(encoding="utf-8")).get(COUNTRIES)
            _read[path] = known = (stamp, found if isinstance(found, dict) else {})
    except (OSError, UnicodeDecodeError, yaml.YAMLError, Refused):
        return {}
    return known[1]


def pack_countries() -> dict[str, Any]:
    """All countries of the player's packs; the first of a name counts."""
    folder = paths.content_dir()
    files = sorted(folder.glob("*.y*ml")) if folder.is_dir() else []
    return {str(name): data for path in reversed(files) for name, data in countries_in(path).items()}

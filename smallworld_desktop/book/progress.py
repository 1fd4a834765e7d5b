"""Which chapters somebody has read, kept between evenings."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.store.files import atomic_write, read_bytes, set_aside
from smallworld_desktop.store.json_text import BadText, parse_json


def read_file() -> Path:
    return paths.data_dir() / "book.json"


def chapters_read() -> frozenset[str]:
    """What was kept. A damaged file is put aside, and reading begins anew. Raises StoreError."""
    path = read_file()
    if not path.exists():
        return frozenset()
    try:
        kept = parse_json(read_bytes(path))
    except BadText:
        kept = None
    ids = kept.get("read") if isinstance(kept, dict) else None
    if not isinstance(ids, list):
        set_aside(path)
        return frozenset()
    return frozenset(id for id in ids if isinstance(id, str))


def keep_read(chapters: Iterable[str]) -> None:
    """Raises StoreError."""
    document = {"read": sorted(chapters)}
    atomic_write(read_file(), (json.dumps(document) + "\n").encode(), keep_backup=False)

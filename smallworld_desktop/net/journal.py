"""A table on disk: how it began, and a line for every change since. Nothing is lost but what was under way.

`setup.json` is written once. `changes.jsonl` only grows: each line is written and flushed before anybody is told. A
line that was torn by a kill is the last one and is left out when the table is opened again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from smallworld_desktop.net.messages import Json
from smallworld_desktop.reading import read_regular
from smallworld_desktop.store.files import atomic_write

SETUP, CHANGES = "setup.json", "changes.jsonl"
LARGEST = 64 * 1024 * 1024


class Journal:
    """The files of one table."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file: IO[bytes] | None = None

    def begin(self, setup: Json) -> None:
        """A new table."""
        self.folder.mkdir(parents=True, exist_ok=True)
        atomic_write(self.folder / SETUP, json.dumps(setup).encode(), keep_backup=False)

    def setup(self) -> Json:
        """How the table began. Raises OSError or ValueError."""
        made = json.loads(read_regular(self.folder / SETUP, LARGEST))
        if not isinstance(made, dict):
            raise ValueError("no table")
        return made

    def add(self, change: Json) -> None:
        """Remember a change for good."""
        if self._file is None:
            self._mend()
            self._file = (self.folder / CHANGES).open("ab")
        self._file.write(json.dumps(change, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def changes(self) -> Iterator[Json]:
        """Every change that was remembered whole."""
        try:
            lines = read_regular(self.folder / CHANGES, LARGEST).split(b"\n")
        except FileNotFoundError:
            return
        for line in lines[:-1]:
            change = json.loads(line)
            if not isinstance(change, dict):
                raise ValueError("no change")
            yield change

    def _mend(self) -> None:
        """Take a torn last line away before another one follows it."""
        path = self.folder / CHANGES
        if not path.exists():
            return
        data = read_regular(path, LARGEST)
        whole = data.rfind(b"\n") + 1
        if whole != len(data):
            os.truncate(path, whole)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

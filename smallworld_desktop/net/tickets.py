"""The tables that somebody has a seat at, remembered on their computer: how to come back, and how the game stood."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.net.messages import CODE, MOST_SEATS, NAME, TOKEN, WORD
from smallworld_desktop.store import StoreError, atomic_write
from smallworld_desktop.store.files import read_bytes
from smallworld_desktop.store.json_text import parse_json

FILE = "together.json"
MOST_KEPT = 40
LONGEST_ADDRESS = 200


@dataclass(slots=True)
class KeptTable:
    """One table: where it is, the secrets of one's seats, and what was last seen of it."""

    code: str
    address: str = ""
    """Empty for a table that this computer holds."""
    port: int = 0
    """On which this computer offered it last, so that guests find it again."""
    word: str = ""
    host_proof: str = ""
    proofs: dict[int, str] = field(default_factory=dict)
    title: str = ""
    names: list[str] = field(default_factory=list)
    round: int = 0
    rounds: int = 0
    turn: str = ""
    """The name of whoever decides."""
    is_mine: bool = False
    """Whether that is somebody at this computer."""
    is_over: bool = False

    @property
    def is_here(self) -> bool:
        return not self.address


def kept_file() -> Path:
    return paths.data_dir() / FILE


class TicketBox:
    """All tables that are remembered, the latest first. What can't be read counts as nothing."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or kept_file()
        self.tables = _read(self.file)

    def keep(self, table: KeptTable) -> None:
        """Remember a table as it stands now; a game that is over is forgotten. Raises StoreError."""
        others = [each for each in _read(self.file) if each.code != table.code]
        self.tables = others if table.is_over else [table, *others][:MOST_KEPT]
        self._write()

    def forget(self, code: str) -> None:
        """Raises StoreError."""
        self.tables = [each for each in _read(self.file) if each.code != code]
        self._write()

    def find(self, code: str) -> KeptTable | None:
        return next((table for table in self.tables if table.code == code), None)

    def _write(self) -> None:
        data = [dataclasses.asdict(table) for table in self.tables]
        atomic_write(self.file, json.dumps(data, indent=1).encode(), keep_backup=False)


def _read(file: Path) -> list[KeptTable]:
    try:
        document = parse_json(read_bytes(file))
    except (StoreError, ValueError):
        return []
    if not isinstance(document, list):
        return []
    return [table for table in map(_table, document[:MOST_KEPT]) if table is not None]


def _table(data: Any) -> KeptTable | None:
    """One table, every part of it of the right kind and length; None if it is none."""
    if not isinstance(data, dict) or not isinstance(data.get("code"), str):
        return None

    def text(name: str, most: int) -> str:
        return str(data.get(name, ""))[:most]

    proofs, names = data.get("proofs"), data.get("names")
    return KeptTable(
        text("code", CODE),
        text("address", LONGEST_ADDRESS),
        _number(data.get("port")),
        text("word", WORD),
        text("host_proof", TOKEN),
        _proofs(proofs) if isinstance(proofs, dict) else {},
        text("title", NAME),
        [str(name)[:NAME] for name in names[:MOST_SEATS]] if isinstance(names, list) else [],
        _number(data.get("round")),
        _number(data.get("rounds")),
        text("turn", NAME),
        data.get("is_mine") is True,
        data.get("is_over") is True,
    )


def _proofs(data: dict[str, Any]) -> dict[int, str]:
    return {int(seat): str(proof)[:TOKEN] for seat, proof in data.items() if seat.isdigit() and int(seat) < MOST_SEATS}


def _number(value: Any) -> int:
    return value if type(value) is int and 0 <= value <= 65535 else 0

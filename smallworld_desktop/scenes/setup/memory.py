"""The set-up of the last game, so that a family need not type its names again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from smallworld_desktop.ai.characters import CHARACTERS
from smallworld_desktop.scenes.setup.plan import SEATS, SETS, TABLE_KINDS, Plan, SeatPlan
from smallworld_desktop.store import StoreError, atomic_write
from smallworld_desktop.store.files import read_bytes
from smallworld_desktop.store.json_text import parse_json

FILE = "last_game.json"
LONGEST_NAME = 16


def remember(file: Path, plan: Plan) -> None:
    """Keep who sits where, on which board, with what. Raises StoreError."""
    document = {
        "seats": [[seat.name, seat.colour, seat.kind, seat.character] for seat in plan.seats],
        "packs": [str(pack) for pack in plan.packs],
        "left_out": sorted(plan.left_out),
        "base_out": plan.base_out,
        "finds": plan.finds,
        "teams": plan.teams,
        "first": plan.first,
        "board": str(plan.board.path) if plan.board is not None else "",
    }
    atomic_write(file, json.dumps(document, indent=2).encode(), keep_backup=False)


def recall(file: Path) -> tuple[Plan, Path] | None:
    """The last plan and its board's file. None if there is none, or none that makes sense: then it is the usual one."""
    try:
        return _read(parse_json(read_bytes(file)))
    except (StoreError, KeyError, TypeError, ValueError):
        return None


def _read(document: dict[str, Any]) -> tuple[Plan, Path]:
    seats = [_seat(*seat) for seat in document["seats"]]
    if sorted(seat.colour for seat in seats) != list(range(SEATS)) or any(
        seat.kind not in TABLE_KINDS for seat in seats
    ):
        raise ValueError("no six seats of different colours")
    packs: list[str | Path] = [pack if pack in SETS else Path(pack) for pack in document["packs"]]
    plan = Plan(
        seats,
        packs=[pack for pack in packs if isinstance(pack, str) or pack.is_file()],
        left_out={str(id) for id in document["left_out"]},
        base_out=bool(document.get("base_out")),
        finds=bool(document.get("finds")),
        teams=bool(document["teams"]),
        first=None if document["first"] is None else int(document["first"]) % SEATS,
    )
    return plan, Path(str(document["board"]))


def _seat(name: Any, colour: Any, kind: Any, character: Any = "") -> SeatPlan:
    """A seat as it was kept; characters that nobody knows any more stay away."""
    known = character if character in CHARACTERS else ""
    return SeatPlan(str(name)[:LONGEST_NAME], int(colour), str(kind), known)

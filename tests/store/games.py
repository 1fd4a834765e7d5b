"""Small game documents and metadata for the tests of the store."""

from __future__ import annotations

from smallworld_desktop.store import GameDocument, SaveMeta

SCHEMA = 3


def game(actions: int = 2, schema: int = SCHEMA) -> GameDocument:
    return {
        "kind": "smallworld-game",
        "schema": schema,
        "setup": {"players": ["Ann", "Bø"], "seed": 7},
        "actions": [{"do": "conquer", "region": f"r{number}"} for number in range(actions)],
        "position": {"round": 1, "worth": 0.5},
    }


def meta(name: str = "Sunday evening", **changes: object) -> SaveMeta:
    values: dict[str, object] = {"board": "Old Isles", "round": 2, "rounds": 10, "players": ("Ann", "Bø")}
    return SaveMeta(name=name, **{**values, **changes})  # type: ignore[arg-type]

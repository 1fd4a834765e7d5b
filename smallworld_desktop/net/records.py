"""Records as plain data, and back: what happened, for those who look on from elsewhere."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, get_args

from smallworld_desktop.net.messages import BadMessage
from smallworld_desktop.rules.records import Record, ScoreItem

KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in (*get_args(Record), ScoreItem)}


def record_document(record: object) -> list[Any]:
    """`["DieRolled", 0, 3]`: the kind and all its values."""
    return [type(record).__name__, *(_plain(getattr(record, field.name)) for field in _fields(type(record)))]


def read_record(data: object) -> Any:
    """A record from its plain form. Raises `BadMessage`."""
    if not isinstance(data, list) or not data or data[0] not in KINDS:
        raise BadMessage("no record")
    kind = KINDS[data[0]]
    if len(data) - 1 != len(_fields(kind)):
        raise BadMessage(f"{data[0]} has other values")
    try:
        return kind(*(_back(value) for value in data[1:]))
    except (TypeError, ValueError) as problem:
        raise BadMessage(f"{data[0]}: {problem}") from None


def _fields(kind: type[Any]) -> tuple[Any, ...]:
    return fields(kind)


def _plain(value: object) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return record_document(value)
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    if isinstance(value, dict):
        return {"": [[_plain(key), _plain(inner)] for key, inner in value.items()]}
    return value


def _back(value: object) -> Any:
    if isinstance(value, list):
        if value and isinstance(value[0], str) and value[0] in KINDS:
            return read_record(value)
        return tuple(_back(inner) for inner in value)
    if isinstance(value, dict):
        return {_back(key): _back(inner) for key, inner in value.get("", ())}
    return value

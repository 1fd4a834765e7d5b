"""What the program has to say, as data: a code and its parameters. Only `i18n` turns it into words."""

from __future__ import annotations

from dataclasses import dataclass, field

Param = str | int | float | bool | None | tuple["Param", ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence before it is worded: `Message("map.unknown_terrain", {"terrain": "hil", "nearest": "hill"})`."""

    code: str
    params: dict[str, Param] = field(default_factory=dict)

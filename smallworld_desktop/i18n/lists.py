"""Lists as a language writes them: `a and b`, `a, b and c`; four messages a kind, as in the Unicode CLDR."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

Kind = Literal["and", "or", "comma", "semicolon"]
EVEN = ("comma", "semicolon")
"""Lists without a word before their last: one message is enough."""


def joined(word: Callable[..., str], kind: Kind, items: Sequence[str]) -> str:
    """The items as one text, through the messages `list.KIND.pair`, `first`, `middle` and `last`."""
    if not items:
        return ""
    said = items[-1]
    for place in range(len(items) - 2, -1, -1):
        said = word(_code(kind, place, len(items)), a=items[place], b=said)
    return said


def _code(kind: Kind, place: int, length: int) -> str:
    """The message that puts the item at a place before those behind it."""
    if kind in EVEN:
        return f"list.{kind}"
    if length == 2:
        return f"list.{kind}.pair"
    return f"list.{kind}.{'last' if place == length - 2 else 'middle' if place else 'first'}"

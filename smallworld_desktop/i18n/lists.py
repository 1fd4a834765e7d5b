"""Lists as a language writes them: `a and b`, `a, b and c`; four messages a kind, as in the Unicode CLDR."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

Kind = Literal["and", "or", "comma", "semicolon"]


def joined(word: Callable[..., str], kind: Kind, items: Sequence[str]) -> str:
    """The items as one text, through the messages `list.KIND.pair`, `first`, `middle` and `last`."""
    if len(items) < 2:
        return "".join(items)
    if len(items) == 2:
        return word(f"list.{kind}.pair", a=items[0], b=items[1])
    said = word(f"list.{kind}.last", a=items[-2], b=items[-1])
    for place in range(len(items) - 3, -1, -1):
        said = word(f"list.{kind}.{'middle' if place else 'first'}", a=items[place], b=said)
    return said

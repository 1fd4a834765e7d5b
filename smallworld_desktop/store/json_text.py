"""JSON from files that may be anything: bounded before it is unpacked, and without numbers that are none."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

MOST_VALUES = 300_000
"""Lists, objects and values: thirty times what a long game has, and little memory even if each is an object."""


class BadText(ValueError):
    """This is no JSON, or more of it than any game has."""


def parse_json(data: bytes, number: Callable[[str], float] | None = None) -> Any:
    """The value written in `data`. Raises BadText, for what is nested too deep and for NaN and infinity too.

    `number` reads fractions; `float` also takes NaN and infinity.
    """
    if data.count(b"[") + data.count(b"{") + data.count(b",") > MOST_VALUES:
        raise BadText("too many values")
    try:
        return json.loads(data, parse_float=number or _finite, parse_constant=number or _finite)
    except (ValueError, RecursionError) as problem:
        raise BadText(str(problem)) from problem


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise BadText(f"{text} is no number")
    return value

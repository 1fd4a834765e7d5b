"""Declaring what a document may hold: types, ranges, lengths. Small checks that are put together to a form.

    SEAT = row(text(40), whole(0, 5), word("human", "ai:hard"))
    FORM = record({"title": text(60), "seats": listing(SEAT, 2, 6)}, {"seconds": number(0, 1e9)})
    FORM(document, "save")

A form raises `Wrong` at the first value that is not as declared, with a message that says where it is and what would be
right. What passes has nothing in it but plain values of the declared kinds; keys that nobody declared are left alone.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from typing import Any

from smallworld_desktop.rules.messages import Message, Param

Check = Callable[[object, str], None]
UNPRINTABLE = re.compile(r"[\x00\ud800-\udfff]")
"""What no font and no file name can take."""


class Wrong(Exception):
    """A value that is not as its form declares."""

    def __init__(self, code: str, where: str, **params: Param) -> None:
        super().__init__(f"{code} {where}")
        self.message = Message(code, {"where": where, **params})


def whole(least: int, most: int) -> Check:
    """A whole number in a range, both ends included. True and false are none."""

    def check(value: object, where: str) -> None:
        if type(value) is not int or not least <= value <= most:
            raise Wrong("save.not_whole", where, least=least, most=most)

    return check


def number(least: float, most: float) -> Check:
    """A number in a range; NaN and infinity are none."""

    def check(value: object, where: str) -> None:
        is_number = type(value) is int or (type(value) is float and math.isfinite(value))
        if not is_number or not least <= value <= most:  # type: ignore[operator]
            raise Wrong("save.not_number", where, least=least, most=most)

    return check


def flag(value: object, where: str) -> None:
    """True or false."""
    if type(value) is not bool:
        raise Wrong("save.not_flag", where)


def text(most: int, least: int = 0) -> Check:
    """A text that can be shown."""

    def check(value: object, where: str) -> None:
        if type(value) is not str or not least <= len(value) <= most or UNPRINTABLE.search(value):
            raise Wrong("save.not_text", where, most=most)

    return check


def word(*allowed: str) -> Check:
    """One of some words."""

    def check(value: object, where: str) -> None:
        if type(value) is not str or value not in allowed:
            raise Wrong("save.not_word", where, allowed=", ".join(allowed))

    return check


def listing(of: Check, least: int, most: int) -> Check:
    """A list whose entries are all of one kind."""

    def check(value: object, where: str) -> None:
        if type(value) is not list or not least <= len(value) <= most:
            raise Wrong("save.not_list", where, least=least, most=most)
        for index, entry in enumerate(value):
            of(entry, f"{where}[{index}]")

    return check


def row(*of: Check) -> Check:
    """A list with a fixed number of entries, each of its own kind."""

    def check(value: object, where: str) -> None:
        if type(value) is not list or len(value) != len(of):
            raise Wrong("save.not_list", where, least=len(of), most=len(of))
        for index, (entry, kind) in enumerate(zip(value, of, strict=True)):
            kind(entry, f"{where}[{index}]")

    return check


def record(needed: Mapping[str, Check], optional: Mapping[str, Check] | None = None) -> Check:
    """An object with these keys; optional ones may be missing."""

    def check(value: object, where: str) -> None:
        if type(value) is not dict:
            raise Wrong("save.not_record", where)
        for key, kind in needed.items():
            if key not in value:
                raise Wrong("save.missing", f"{where}.{key}")
            kind(value[key], f"{where}.{key}")
        for key, kind in (optional or {}).items():
            if key in value:
                kind(value[key], f"{where}.{key}")

    return check


def maybe(of: Check) -> Check:
    """Null, or what is declared."""

    def check(value: object, where: str) -> None:
        if value is not None:
            of(value, where)

    return check


def either(first: Check, second: Check) -> Check:
    """What passes one of two checks; the second has the word if none does."""

    def check(value: object, where: str) -> None:
        try:
            first(value, where)
        except Wrong:
            second(value, where)

    return check


def tree(most: int, depth: int) -> Check:
    """Any plain value of at most so many parts and so deep."""

    def check(value: object, where: str) -> None:
        left: list[tuple[Any, int]] = [(value, 0)]
        seen = 0
        while left:
            part, deep = left.pop()
            seen += 1
            if deep > depth or seen > most:
                raise Wrong("save.too_much", where)
            if isinstance(part, dict):
                left += [(key, deep) for key in part] + [(inner, deep + 1) for inner in part.values()]
            elif isinstance(part, list):
                left += [(inner, deep + 1) for inner in part]
            elif isinstance(part, str) and UNPRINTABLE.search(part):
                raise Wrong("save.not_text", where, most=len(part))

    return check

"""Reading values of a scenario strictly: what is not as it should be names its key."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from smallworld_desktop.scenario.problems import Malformed

SHOWN_LENGTH = 500


def mapping(value: object, key: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Malformed("not_a_mapping", key=key, got=shown(value))
    for name in value:
        if not isinstance(name, str):
            raise Malformed("bad_name", key=key, got=shown(name))
    return value


def listing(value: object, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise Malformed("not_a_list", key=key, got=shown(value))
    return value


def number(value: object, key: str, least: int = 0, most: int = 10_000) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Malformed("not_a_number", key=key, got=shown(value), least=least, most=most)
    return value


def truth(value: object, key: str) -> bool:
    if not isinstance(value, bool):
        raise Malformed("not_yes_or_no", key=key, got=shown(value))
    return value


def word(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise Malformed("not_a_word", key=key, got=shown(value))
    return value


def one_of(value: object, known: Iterable[str], key: str) -> str:
    """A known name; a wrong one is reported with the nearest right one."""
    names = list(known)
    found = word(value, key)
    if found not in names:
        near = difflib.get_close_matches(found, names, 1)
        if near:
            raise Malformed("unknown_near", key=key, got=found, nearest=near[0])
        raise Malformed("unknown", key=key, got=found)
    return found


def only_keys(value: Mapping[str, Any], known: Iterable[str], key: str) -> None:
    for name in value:
        one_of(name, known, key)


def shown(value: object) -> str:
    """A value as a scenario would write it, on one line, for messages; cut if it is very long."""
    text = ""
    for piece in _pieces(value):
        text += piece
        if len(text) > SHOWN_LENGTH:
            return f"{text[:SHOWN_LENGTH]}..."
    return text


def _pieces(value: object) -> Iterator[str]:
    """The text bit by bit: aliases of YAML can make a value endless."""
    if value is None:
        yield "null"
    elif isinstance(value, bool):
        yield "true" if value else "false"
    elif isinstance(value, Mapping):
        yield "{"
        for place, (name, inner) in enumerate(value.items()):
            yield f"{', ' if place else ''}{name}: "
            yield from _pieces(inner)
        yield "}"
    elif isinstance(value, list | tuple):
        yield "["
        for place, inner in enumerate(value):
            yield ", " if place else ""
            yield from _pieces(inner)
        yield "]"
    else:
        yield " ".join(str(value).split())

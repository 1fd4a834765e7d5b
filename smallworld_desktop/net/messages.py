"""What travels between a table and the people at it: JSON objects with a kind, checked on both sides.

`KINDS` declares every message once; `docs/protocol.schema.json` is made from it. What does not fit is refused with a
`BadMessage` and never reaches the game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

VERSION = 1
LONGEST = 64 * 1024
"""Bytes of a message to a table; the set-up that a table sends may be longer."""
LONGEST_ANSWER = 8 * 1024 * 1024
DEEPEST = 12
NAME, WORDS, TOKEN, CODE, WORD, FILE = 40, 240, 64, 12, 80, 64
MOST_SEATS = 6
LARGEST = 1_000_000_000

Json = dict[str, Any]


class BadMessage(Exception):
    """What came is no message of this protocol; `args[0]` says why, for the log."""


@dataclass(frozen=True, slots=True)
class MessageField:
    """One field of a message: its JSON type, its bounds, and whether it may be missing."""

    type: str
    most: int = LARGEST
    optional: bool = False

    def fault(self, value: object) -> str:
        """Why a value does not fit; empty if it does."""
        kind = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict}[self.type]
        if type(value) is not kind:
            return f"wants {self.type}"
        if isinstance(value, str | list | dict) and len(value) > self.most:
            return f"longer than {self.most}"
        if type(value) is int and not -1 <= value <= self.most:
            return f"not between -1 and {self.most}"
        return ""

    def schema(self) -> Json:
        bound = {"string": "maxLength", "array": "maxItems", "object": "maxProperties"}.get(self.type)
        made: Json = {"type": self.type}
        if bound is not None and self.most < LARGEST:
            made[bound] = self.most
        elif self.type == "integer":
            made |= {"minimum": -1, "maximum": self.most}
        return made


def text(most: int, *, optional: bool = False) -> MessageField:
    return MessageField("string", most, optional)


SEAT = MessageField("integer", MOST_SEATS - 1)
NUMBER = MessageField("integer")
FLAG = MessageField("boolean")
PROOF = text(TOKEN)

FROM_PEOPLE: dict[str, dict[str, MessageField]] = {
    "hello": {
        "version": NUMBER,
        "program": text(NAME),
        "code": text(CODE),
        "word": text(WORD, optional=True),
        "proofs": MessageField("array", MOST_SEATS + 1),
        "seen": NUMBER,
    },
    "open": {
        "version": NUMBER,
        "word": text(WORD),
        "session": MessageField("object"),
        "stand_in": MessageField("integer", optional=True),
        "code": text(CODE, optional=True),
    },
    "take": {"seat": SEAT, "name": text(NAME), "proof": PROOF},
    "stand_up": {"proof": PROOF},
    "begin": {"proof": PROOF},
    "give": {"proof": PROOF, "seat": SEAT, "to": text(NAME)},
    "act": {"proof": PROOF, "at": NUMBER, "action": MessageField("array", 64)},
    "undo": {"proof": PROOF, "at": NUMBER},
    "policy": {"proof": PROOF, "stand_in": NUMBER},
    "say": {"proof": PROOF, "words": text(WORDS), "remark": text(NAME, optional=True)},
    "want": {"name": text(FILE)},
    "ping": {},
}
FROM_TABLE: dict[str, dict[str, MessageField]] = {
    "welcome": {
        "version": NUMBER,
        "code": text(CODE),
        "setup": MessageField("object"),
        "is_host": MessageField("boolean"),
    },
    "opened": {"code": text(CODE), "proof": PROOF},
    "seats": {"seats": MessageField("array", MOST_SEATS), "begun": FLAG, "watchers": NUMBER, "stand_in": NUMBER},
    "yours": {"seat": SEAT},
    "state": {
        "at": NUMBER,
        "since": NUMBER,
        "steps": MessageField("array"),
        "position": MessageField("object"),
        "purses": MessageField("object", MOST_SEATS),
        "may_undo": FLAG,
        "turn": NUMBER,
        "round": NUMBER,
        "over": FLAG,
        "start": MessageField("object", optional=True),
    },
    "refused": {"to": text(NAME), "at": NUMBER, "code": text(NAME), "params": MessageField("object", 16)},
    "said": {"seat": SEAT, "words": text(WORDS), "remark": text(NAME, optional=True)},
    "piece": {"name": text(FILE), "data": MessageField("string")},
    "trouble": {"code": text(NAME), "params": MessageField("object", 16)},
    "pong": {},
}


def read(data: str | bytes, kinds: dict[str, dict[str, MessageField]], longest: int = LONGEST) -> Json:
    """A message of one of the kinds, every field of it checked. Raises `BadMessage`."""
    if len(data) > longest:
        raise BadMessage(f"longer than {longest} bytes")
    words = data.decode("utf-8", "replace") if isinstance(data, bytes) else data
    if _depth(words) > DEEPEST:
        raise BadMessage("nested too deep")
    try:
        message = json.loads(words, parse_constant=_no_number)
    except (ValueError, RecursionError) as problem:
        raise BadMessage(f"no JSON: {problem}") from None
    if not isinstance(message, dict):
        raise BadMessage("no object")
    kind = message.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        raise BadMessage("unknown kind")
    if len(data) > LONGEST and kind in FROM_PEOPLE and kind != "open":
        raise BadMessage(f"longer than {LONGEST} bytes")
    _check(message, kinds[kind])
    return message


def line_to(address: str, code: str) -> str:
    """Where a line to a table is made. The code stands in the path too: proxies before several servers go by it."""
    return f"{address.rstrip('/')}/{code}"


def write(kind: str, **fields: Any) -> str:
    """A message as text."""
    return json.dumps({"kind": kind, **fields}, ensure_ascii=False, separators=(",", ":"))


def schema() -> Json:
    """The JSON Schema of all messages, made from the declarations."""
    kinds = {**FROM_PEOPLE, **FROM_TABLE}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages of a table, version {VERSION}",
        "oneOf": [_message_schema(kind, parts) for kind, parts in kinds.items()],
    }


def _message_schema(kind: str, parts: dict[str, MessageField]) -> Json:
    return {
        "type": "object",
        "properties": {"kind": {"const": kind}, **{name: part.schema() for name, part in parts.items()}},
        "required": ["kind", *(name for name, part in parts.items() if not part.optional)],
        "additionalProperties": False,
    }


def _check(message: Json, parts: dict[str, MessageField]) -> None:
    for name in message:
        if name != "kind" and name not in parts:
            raise BadMessage(f"{name} does not belong here")
    for name, part in parts.items():
        if name not in message:
            if part.optional:
                continue
            raise BadMessage(f"{name} is missing")
        fault = part.fault(message[name])
        if fault:
            raise BadMessage(f"{name}: {fault}")


def _depth(words: str) -> int:
    """How deep brackets are nested at most; those inside strings count too, which only errs on the safe side."""
    depth = deepest = 0
    for letter in words:
        if letter in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in "]}":
            depth = max(0, depth - 1)
    return deepest


def _no_number(word: str) -> float:
    raise ValueError(f"{word} is no number")

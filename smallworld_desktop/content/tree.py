"""YAML text as a tree that remembers its lines, within bounds: no file may exhaust memory or the stack.

Scalars stay as written; what they mean is decided by the type that is wanted, so `no` may be a name or a refusal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import yaml

from smallworld_desktop.content.problems import Refused

MAX_DEPTH = 24
MAX_NODES = 40_000
INTEGER = re.compile(r"[-+]?[0-9]{1,15}")
CONSTANTS = {"": None, "~": None, "null": None, "true": True, "false": False}
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(slots=True)
class Scalar:
    """A single value as written. `plain` if it stood without quotes."""

    text: str
    plain: bool
    line: int = 0


@dataclass(slots=True)
class Sequence:
    items: list[Node]
    line: int = 0


@dataclass(slots=True)
class Mapping:
    """Keys in order. `lines` has the line of each key; `repeated` the keys given again, which don't count."""

    entries: dict[str, Node]
    line: int = 0
    lines: dict[str, int] = field(default_factory=dict)
    repeated: list[tuple[str, int]] = field(default_factory=list)


Node: TypeAlias = Scalar | Sequence | Mapping


def parse(text: str) -> Node:
    """The one document in a YAML text. Raises `Refused`."""
    builder = _Builder()
    try:
        for event in yaml.parse(text, Loader=LOADER):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        written = text.splitlines()[line - 1 : line]
        if written and "\t" in written[0][: len(written[0]) - len(written[0].lstrip())]:
            raise Refused("content.tab", line, column=column) from error
        if "mapping values are not allowed" in str(error.problem):
            raise Refused("content.colon_in_text", line, column=column) from error
        raise Refused("content.not_yaml", line, column=column, reason=str(error.problem or error.context)) from error
    except yaml.YAMLError as error:
        raise Refused("content.not_text") from error
    if builder.root is None:
        raise Refused("content.empty_file")
    return builder.root


class _Builder:
    """Puts events together without recursion."""

    def __init__(self) -> None:
        self.root: Node | None = None
        self.open: list[Sequence | Mapping] = []
        self.keys: list[Scalar | None] = []
        self.anchors: dict[str, tuple[Node, int, int]] = {}
        self.pending: list[tuple[str | None, int]] = []
        self.heights: list[int] = []
        self.nodes = 0

    def take(self, event: Any) -> None:
        kind = type(event)
        if kind is yaml.ScalarEvent:
            self._begin(event)
            self._place(Scalar(event.value, event.implicit[0], event.start_mark.line + 1), event.anchor)
        elif kind is yaml.MappingStartEvent:
            self._begin(event)
            self._enter(Mapping({}, event.start_mark.line + 1), event.anchor)
        elif kind is yaml.SequenceStartEvent:
            self._begin(event)
            self._enter(Sequence([], event.start_mark.line + 1), event.anchor)
        elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
            self._leave()
        elif kind is yaml.AliasEvent:
            self._repeat(event.anchor, event.start_mark.line + 1)
        elif kind is yaml.DocumentStartEvent and self.root is not None:
            raise Refused("content.two_documents", event.start_mark.line + 1)

    def _begin(self, event: Any) -> None:
        line = event.start_mark.line + 1
        if event.tag not in (None, "!"):
            raise Refused("content.tag", line, tag=event.tag)
        self._count(1, len(self.open) + 1, line)

    def _count(self, nodes: int, depth: int, line: int) -> None:
        self.nodes += nodes
        if self.nodes > MAX_NODES:
            raise Refused("content.too_many_values", line, limit=MAX_NODES)
        if depth > MAX_DEPTH:
            raise Refused("content.too_deep", line, limit=MAX_DEPTH)

    def _enter(self, node: Sequence | Mapping, anchor: str | None) -> None:
        if self.open and isinstance(self.open[-1], Mapping) and self.keys[-1] is None:
            raise Refused("content.bad_key", node.line)
        self.open.append(node)
        self.keys.append(None)
        self.pending.append((anchor, self.nodes))
        self.heights.append(1)

    def _leave(self) -> None:
        node = self.open.pop()
        self.keys.pop()
        anchor, before = self.pending.pop()
        height = self.heights.pop()
        if anchor is not None:
            self.anchors[anchor] = (node, self.nodes - before + 1, height)
        self._put(node, height)

    def _place(self, node: Scalar, anchor: str | None) -> None:
        if anchor is not None:
            self.anchors[anchor] = (node, 1, 1)
        self._put(node, 1)

    def _repeat(self, anchor: str, line: int) -> None:
        if anchor not in self.anchors:
            raise Refused("content.unknown_alias", line, alias=anchor)
        node, size, height = self.anchors[anchor]
        self._count(size, len(self.open) + height, line)
        self._put(node, height)

    def _put(self, node: Node, height: int) -> None:
        if not self.open:
            self.root = node
            return
        self.heights[-1] = max(self.heights[-1], height + 1)
        parent = self.open[-1]
        if isinstance(parent, Sequence):
            parent.items.append(node)
            return
        key = self.keys[-1]
        if key is None:
            if not isinstance(node, Scalar):
                raise Refused("content.bad_key", node.line)
            self.keys[-1] = node
            return
        self.keys[-1] = None
        if key.text in parent.entries:
            parent.repeated.append((key.text, key.line))
        else:
            parent.entries[key.text] = node
            parent.lines[key.text] = key.line


def to_plain(node: Node) -> Any:
    """The tree as JSON-like data."""
    if isinstance(node, Mapping):
        return {key: to_plain(value) for key, value in node.entries.items()}
    if isinstance(node, Sequence):
        return [to_plain(item) for item in node.items]
    if not node.plain:
        return node.text
    if node.text.lower() in CONSTANTS:
        return CONSTANTS[node.text.lower()]
    return int(node.text) if INTEGER.fullmatch(node.text) else node.text


def from_plain(data: Any, depth: int = 1) -> Node:
    """JSON-like data as a tree without lines. Raises `Refused` for what no pack holds."""
    if depth > MAX_DEPTH:
        raise Refused("content.too_deep", limit=MAX_DEPTH)
    if isinstance(data, dict):
        return Mapping({str(key): from_plain(value, depth + 1) for key, value in data.items()})
    if isinstance(data, list | tuple):
        return Sequence([from_plain(item, depth + 1) for item in data])
    if data is None:
        return Scalar("", True)
    if isinstance(data, bool):
        return Scalar("true" if data else "false", True)
    return Scalar(data, False) if isinstance(data, str) else Scalar(str(data), True)

"""A place in a pack's tree, with typed questions. A wrong answer is reported, and the default is used instead."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from smallworld_desktop.content.limits import BELOW_ZERO, Range
from smallworld_desktop.content.problems import PackProblem, Report, Severity, listed, nearest
from smallworld_desktop.content.tree import INTEGER, Mapping, Node, Scalar, Sequence
from smallworld_desktop.rules.messages import Message, Param

YES = {"true", "yes", "on"}
NO = {"false", "no", "off"}
NOTHING = {"", "~", "null"}
SHOWN = 40


@dataclass(frozen=True, slots=True)
class Cursor:
    """A node with its key path. Every answer is usable; what was wrong is in the report."""

    node: Node
    report: Report
    file: str = ""
    key: str = ""
    key_line: int = 0

    # -- reporting -------------------------------------------------------------------------------------------------

    def error(self, code: str, near: str = "", line: int = 0, **params: Param) -> None:
        self._add(Severity.ERROR, code, near, line, params)

    def warning(self, code: str, near: str = "", line: int = 0, **params: Param) -> None:
        self._add(Severity.WARNING, code, near, line, params)

    def _add(self, severity: Severity, code: str, near: str, line: int, params: dict[str, Param]) -> None:
        where = line or self.node.line or self.key_line
        self.report.add(PackProblem(severity, Message(code, params), self.file, where, self.key, near))

    @property
    def shown(self) -> str:
        """What stands here, for a message."""
        if isinstance(self.node, Scalar):
            text = " ".join(self.node.text.split())
            return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
        return "[…]" if isinstance(self.node, Sequence) else "{…}"

    @property
    def is_nothing(self) -> bool:
        return isinstance(self.node, Scalar) and self.node.plain and self.node.text.lower() in NOTHING

    @property
    def is_mapping(self) -> bool:
        return isinstance(self.node, Mapping)

    # -- parts -----------------------------------------------------------------------------------------------------

    def entries(self) -> Iterator[tuple[str, Cursor]]:
        """The keys of a mapping in order, each with what stands under it. Nothing at all is an empty mapping."""
        if self.is_nothing:
            return
        if not isinstance(self.node, Mapping):
            self.error("content.want_mapping", found=self.shown)
            return
        for key, line in self.node.repeated:
            self.error("content.repeated_key", line=line, name=key, first=self.node.lines.get(key, 0))
        for key, node in self.node.entries.items():
            yield key, self._child(f".{key}" if self.key else key, node, self.node.lines.get(key, 0))

    def fields(self, known: Collection[str], unknown: str = "content.unknown_key") -> dict[str, Cursor]:
        """The entries whose keys are known; the others are reported with the nearest known word."""
        found: dict[str, Cursor] = {}
        for key, value in self.entries():
            if key in known:
                found[key] = value
            else:
                near, line = nearest(key, known), value.key_line
                value.error(unknown, near, line, name=key[:SHOWN], expected=listed(known))
        return found

    def items(self) -> Iterator[Cursor]:
        """The items of a list; a single value counts as a list of one, nothing as an empty list."""
        if isinstance(self.node, Sequence):
            for number, item in enumerate(self.node.items):
                yield self._child(f"[{number}]", item, item.line)
        elif not self.is_nothing:
            yield self

    def _child(self, step: str, node: Node, line: int) -> Cursor:
        return Cursor(node, self.report, self.file, self.key + step, line)

    # -- values ----------------------------------------------------------------------------------------------------

    def integer(self, allowed: Range, default: int) -> int:
        if not isinstance(self.node, Scalar) or not self.node.plain or not INTEGER.fullmatch(self.node.text):
            self.error("content.want_number", found=self.shown, least=allowed.least, most=allowed.most)
            return default
        number = int(self.node.text)
        if number < 0 <= allowed.least:
            names = ", ".join(BELOW_ZERO)
            self.error("content.below_zero", found=number, least=allowed.least, most=allowed.most, names=names)
            return default
        if not allowed.least <= number <= allowed.most:
            self.error("content.out_of_range", found=number, least=allowed.least, most=allowed.most)
            return default
        return number

    def boolean(self, default: bool) -> bool:
        word = self.node.text.lower() if isinstance(self.node, Scalar) else ""
        if word in YES or word in NO:
            return word in YES
        self.error("content.want_yes_no", found=self.shown)
        return default

    def word(self, known: Collection[str], unknown: str = "content.unknown_word", default: str = "") -> str:
        """One of the known words."""
        if not isinstance(self.node, Scalar):
            self.error("content.want_word", found=self.shown, expected=listed(known))
            return default
        if self.node.text not in known:
            near = nearest(self.node.text, known)
            self.error(unknown, near=near, name=self.shown, expected=listed(known))
            return default
        return self.node.text

    def words(self, known: Collection[str], unknown: str = "content.unknown_word") -> tuple[str, ...]:
        """Known words, one or a list of them."""
        found = (item.word(known, unknown) for item in self.items())
        return tuple(dict.fromkeys(word for word in found if word))

    def text(self, most: int) -> str:
        """A text for people, on one line, without control characters."""
        if not isinstance(self.node, Scalar):
            self.error("content.want_text", found=self.shown)
            return ""
        text = " ".join(self.node.text.split())
        if not text.isprintable():
            self.error("content.unprintable")
            return ""
        if len(text) > most:
            self.error("content.too_long", length=len(text), most=most)
            return ""
        return text

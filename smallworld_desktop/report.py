"""What is wrong with a file that people made: the words that packs and maps share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from smallworld_desktop.rules.messages import Message, Param


class Severity(StrEnum):
    """An error costs what it lies in, a warning says what was changed or ignored, a hint is advice."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing to say of a file. Packs and maps add where it lies."""

    severity: Severity
    message: Message


class Refused(Exception):
    """A file can't be read at all. Carries the message for its report, and the line where there is one."""

    def __init__(self, code: str, line: int = 0, **params: Param) -> None:
        super().__init__(code)
        self.message = Message(code, {**params, "line": line} if line else params)
        self.line = line

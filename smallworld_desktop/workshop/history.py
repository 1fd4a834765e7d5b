"""Undo and redo in the workshop: every state of a draft, letters typed in a row as one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from smallworld_desktop.workshop.draft import PackDraft

LONGEST = 500


class History:
    """The states of a draft up to now, and those that were taken back."""

    def __init__(self, draft: PackDraft) -> None:
        self._done: list[tuple[str, PackDraft]] = [("", draft)]
        self._undone: list[tuple[str, PackDraft]] = []

    @property
    def now(self) -> PackDraft:
        return self._done[-1][1]

    @property
    def can_undo(self) -> bool:
        return len(self._done) > 1

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def add(self, draft: PackDraft, field: str = "") -> bool:
        """A new state. Changes of the same `field` in a row count as one; says whether anything changed."""
        if draft == self.now:
            return False
        if field and field == self._done[-1][0] and not self._undone:
            self._done.pop()
        self._done.append((field, draft))
        del self._done[:-LONGEST]
        self._undone.clear()
        return True

    def close_field(self) -> None:
        """Whatever is typed next is a change of its own."""
        self._done[-1] = ("", self.now)

    def saved(self, draft: PackDraft) -> None:
        """What lies there now was written: from any state on, saving writes to the same file."""
        same: dict[str, Any] = {"key": draft.key, "source": draft.source, "began": draft.began}
        self._done = [(field, replace(state, **same)) for field, state in self._done]
        self._undone = [(field, replace(state, **same)) for field, state in self._undone]
        self._done[-1] = ("", draft)

    def undo(self) -> bool:
        if self.can_undo:
            self._undone.append(self._done.pop())
            self.close_field()
            return True
        return False

    def redo(self) -> bool:
        if self._undone:
            self._done.append(("", self._undone.pop()[1]))
            return True
        return False

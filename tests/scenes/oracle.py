"""A chooser that says what it is told to say."""

from __future__ import annotations

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.view import View


class Oracle:
    """A chooser that answers when it is told what, or with `hasty` when it is hurried."""

    def __init__(self, hasty: Action | None = None) -> None:
        self.hasty = hasty
        self.asked: list[View] = []
        self.answer: Answer | None = None
        self.is_closed = False

    def ask(self, view: View) -> None:
        self.asked.append(view)

    def poll(self) -> Answer | None:
        answer, self.answer = self.answer, None
        return answer

    def hurry(self) -> None:
        if self.hasty is not None:
            self.answer = Answer(self.hasty)

    def close(self) -> None:
        self.is_closed = True

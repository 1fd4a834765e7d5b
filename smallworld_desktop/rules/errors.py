"""How the rules say no."""

from __future__ import annotations

from smallworld_desktop.rules.messages import Message


class IllegalAction(Exception):
    """An action that is not allowed now. Nothing was changed; `reason` says why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.code, reason.params)
        self.reason = reason

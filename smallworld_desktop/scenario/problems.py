"""How a scenario can go wrong: written badly, or the game differs from it."""

from __future__ import annotations

from smallworld_desktop.rules.messages import Message, Param


class Malformed(Exception):
    """The text can't be understood; `message` names the key."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.message = Message(f"scenario.{code}", params)


class Differs(Exception):
    """The game is not as the scenario says."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.message = Message(f"scenario.{code}", params)

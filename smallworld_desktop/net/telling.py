"""One state of a game for all guests of a table: what is the same for all is worked out once."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from smallworld_desktop.net.messages import write
from smallworld_desktop.net.seen import public_position, purses, step_document
from smallworld_desktop.rules.game import Game


class Telling:
    """The message `state` of one moment, for whoever asks."""

    def __init__(self, game: Game, at: int, *, open_coins: bool) -> None:
        self._game = game
        self._at = at
        self._open_coins = open_coins
        self._position = ""
        self._steps: dict[int, str] = {}

    def words(self, seats: Collection[int], since: int) -> str:
        """For a guest with these seats who knows so many steps. Long parts are put in as they are.

        What is in the purses before the first turn is known to all.
        """
        position = self._game.position
        short = write(
            "state",
            at=self._at,
            since=since,
            purses=purses(position, seats, open_coins=self._open_coins),
            may_undo=self._game.can_undo and position.decider in seats,
            turn=position.decider,
            round=position.round,
            over=position.is_over,
        )
        start = "" if since else f',"start":{_compact(public_position(self._game.start, open_coins=True))}'
        return f'{short[:-1]},"steps":{self._steps_since(since)},"position":{self._shown()}{start}}}'

    def _shown(self) -> str:
        if not self._position:
            self._position = _compact(public_position(self._game.position, open_coins=self._open_coins))
        return self._position

    def _steps_since(self, since: int) -> str:
        if since not in self._steps:
            self._steps[since] = _compact([step_document(step) for step in self._game.steps[since:]])
        return self._steps[since]


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

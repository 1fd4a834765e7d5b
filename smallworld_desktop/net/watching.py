"""Looking in at tables elsewhere from the title: whose turn is it? Nobody is disturbed, and no seat counts as there."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from smallworld_desktop import __version__
from smallworld_desktop.net.messages import (
    FROM_TABLE,
    LONGEST_ANSWER,
    NAME,
    VERSION,
    BadMessage,
    Json,
    line_to,
    read,
    write,
)
from smallworld_desktop.net.tickets import KeptTable, TicketBox
from smallworld_desktop.store import StoreError

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

log = logging.getLogger(__name__)

PATIENCE = 6.0
PAUSE = 30.0
MOST_SAID = 8
"""So many messages are heard before a look is given up."""


@dataclass(frozen=True, slots=True)
class TurnSeen:
    """How a game stands."""

    decider: int
    turn: str
    round: int
    is_over: bool


class TurnWatch:
    """Looks in at every table elsewhere, again and again, until it is closed. `version` grows with what is new."""

    def __init__(self, tables: Sequence[KeptTable], pause: float = PAUSE) -> None:
        self._tables = [replace(table) for table in tables if not table.is_here]
        self._pause = pause
        self.standings: dict[str, TurnSeen] = {}
        self.version = 0
        self._ended = threading.Event()
        if self._tables:
            threading.Thread(target=self._look, name="looking in at tables", daemon=True).start()

    def close(self) -> None:
        self._ended.set()

    def tell(self, box: TicketBox) -> None:
        """Write down what was seen."""
        for table in list(box.tables):
            standing = self.standings.get(table.code)
            if standing is None:
                continue
            seen = replace(
                table,
                turn=standing.turn,
                round=standing.round,
                is_over=standing.is_over,
                is_mine=standing.decider in table.proofs and not standing.is_over,
            )
            if seen != table:
                with contextlib.suppress(StoreError):  # it will be seen again
                    box.keep(seen)

    def _look(self) -> None:
        while not self._ended.is_set():
            for table in self._tables:
                if self._ended.is_set():
                    return
                standing = look_in(table)
                if standing is not None and standing != self.standings.get(table.code):
                    self.standings[table.code] = standing
                    self.version += 1
            self._ended.wait(self._pause)


def look_in(table: KeptTable) -> TurnSeen | None:
    """How the game of a table stands now; None if it has not begun, or nobody answers."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    try:
        with connect(line_to(table.address, table.code), open_timeout=PATIENCE, max_size=LONGEST_ANSWER) as line:
            program = f"smallworld-desktop {__version__}"
            hello = {"version": VERSION, "program": program, "code": table.code, "word": table.word, "proofs": []}
            line.send(write("hello", **hello, seen=0))
            return _standing(line)
    except (OSError, WebSocketException, TimeoutError, BadMessage, KeyError, TypeError, ValueError) as problem:
        log.info("nobody at %s: %s", table.address, problem)
        return None


def _standing(line: ClientConnection) -> TurnSeen | None:
    seats: list[Json] = []
    for _ in range(MOST_SAID):
        message = read(line.recv(PATIENCE), FROM_TABLE, LONGEST_ANSWER)
        if message["kind"] == "seats":
            seats = message["seats"]
            if not message["begun"]:
                return None
        elif message["kind"] == "state":
            turn = message["turn"]
            name = str(seats[turn]["name"])[:NAME] if 0 <= turn < len(seats) else ""
            return TurnSeen(turn, name, int(message["round"]), bool(message["over"]))
        elif message["kind"] == "trouble":
            return None
    return None

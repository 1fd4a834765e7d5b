"""Asking a server to open a table, in a thread of its own."""

from __future__ import annotations

import threading

from websockets.exceptions import InvalidURI, WebSocketException
from websockets.sync.client import connect

from smallworld_desktop.net.messages import FROM_TABLE, LONGEST_ANSWER, VERSION, BadMessage, line_to, read, write
from smallworld_desktop.net.seating import new_code
from smallworld_desktop.net.tables import setup_of
from smallworld_desktop.rules.document import game_document
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.session.session import Session

PATIENCE = 10.0


class Order:
    """A table that was asked for: sooner or later `opened` (code and the host's secret) or `trouble`."""

    def __init__(self, address: str, session: Session, word: str = "", stand_in: int = 0) -> None:
        self.opened: tuple[str, str] | None = None
        self.trouble: Message | None = None
        self._address = address
        self._code = new_code()
        document = {**setup_of(session), "game": game_document(session.game)}
        self._words = write("open", version=VERSION, word=word, session=document, stand_in=stand_in, code=self._code)
        self._thread = threading.Thread(target=self._ask, name="opening a table", daemon=True)
        self._thread.start()

    def _ask(self) -> None:
        try:
            with connect(line_to(self._address, self._code), open_timeout=PATIENCE, max_size=LONGEST_ANSWER) as line:
                line.send(self._words)
                answer = read(line.recv(PATIENCE), FROM_TABLE, LONGEST_ANSWER)
        except (InvalidURI, ValueError):
            self.trouble = Message("net.bad_address", {"got": self._address})
        except (OSError, WebSocketException, TimeoutError, BadMessage):
            self.trouble = Message("net.nobody", {"address": self._address})
        else:
            if answer["kind"] == "opened":
                self.opened = answer["code"], answer["proof"]
            else:
                self.trouble = Message(answer.get("code", "net.nonsense"), answer.get("params", {}))

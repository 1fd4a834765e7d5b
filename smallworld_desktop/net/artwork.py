"""A board's own pictures on their way from a table to its guests. What comes is hostile until it is checked."""

from __future__ import annotations

import base64
import binascii
import logging
import time
from collections.abc import Callable

from smallworld_desktop.net.messages import Json, write
from smallworld_desktop.store import StoreError, kept_artwork
from smallworld_desktop.store.artwork import files_of, piece, take_in

log = logging.getLogger(__name__)

PATIENCE = 15.0
"""So many seconds the game waits for its board's pictures; then it is painted."""


def pieces_of(name: str) -> dict[str, str]:
    """All files of an artwork by name, as text; nothing for a board without, or with too much to travel."""
    if not name:
        return {}
    try:
        return {each: base64.b64encode(piece(each)).decode("ascii") for each in (name, *files_of(name))}
    except (StoreError, ValueError, TypeError) as problem:
        log.info("the artwork of a board does not travel: %s", problem)
        return {}


class Collector:
    """Fetches what is missing of an artwork, piece by piece. A bad piece ends it: the board is painted."""

    def __init__(self, name: object, send: Callable[[str], None]) -> None:
        self._name = name if isinstance(name, str) else ""
        self._send = send
        self._missing: list[str] = []
        self._since = time.monotonic()
        if self._name and not kept_artwork(self._name):
            self._want([self._name])

    @property
    def is_busy(self) -> bool:
        return bool(self._missing) and time.monotonic() - self._since < PATIENCE

    def hear(self, message: Json) -> None:
        name = message["name"]
        if name not in self._missing:
            return
        self._missing.remove(name)
        try:
            take_in(name, base64.b64decode(message["data"], validate=True))
            if name == self._name:
                self._want(files_of(name))
        except (StoreError, ValueError, TypeError, binascii.Error) as problem:
            log.warning("a picture of the board is refused: %s", problem)
            self._missing.clear()

    def _want(self, names: list[str]) -> None:
        self._missing += names
        for name in names:
            self._send(write("want", name=name))

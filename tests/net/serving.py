"""A real server on loopback for tests, and somebody far away who plays there."""

from __future__ import annotations

import random
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.developers.net_proxy import HERE, PATIENCE, Loop
from smallworld_desktop.net.client import TableLine, Ticket
from smallworld_desktop.net.messages import Json, write
from smallworld_desktop.net.mirror import MirrorSession, mirror_session
from smallworld_desktop.net.seating import new_proof
from smallworld_desktop.net.server import TableServer
from smallworld_desktop.net.tables import Tables


@contextmanager
def served(tables: Tables, secure: ssl.SSLContext | None = None) -> Iterator[int]:
    """The tables, served on a port of loopback."""
    loop, server = Loop(), TableServer(tables)
    port = loop.run(server.start(HERE, 0, secure))
    try:
        yield port
    finally:
        loop.run(server.close())
        loop.close()


class Far:
    """Somebody far away who plays at random over a real line."""

    def __init__(self, port: int, code: str, seed: int = 1) -> None:
        self.line = TableLine(Ticket(f"ws://{HERE}:{port}", code))
        self.mirror: MirrorSession | None = None
        self.setup: Json = {}
        self.proofs: dict[int, str] = {}
        self.seated: set[int] = set()
        self.trouble: list[str] = []
        self._wanted: int | None = None
        self._asked = 0.0
        self._player = RandomPlayer(random.Random(seed))

    def sit(self, seat: int) -> None:
        self._wanted = seat
        self.proofs[seat] = new_proof()
        self.line.ticket.proofs.append(self.proofs[seat])
        wait_for(lambda: self.step() or seat in self.seated)

    def step(self) -> bool:
        """Hear what there is and answer if it is one's turn; never waits."""
        for message in self.line.take():
            self._hear(message)
        seat = self._wanted
        if seat is not None and seat not in self.seated and time.monotonic() - self._asked > 0.5:
            self._asked = time.monotonic()
            self.line.send(write("take", seat=seat, name=f"Far {seat}", proof=self.proofs[seat]))
        mirror = self.mirror
        if mirror is None:
            return False
        while mirror.has_news:
            mirror.take_news()
        if mirror.is_for_human:
            self._asked = time.monotonic()
            mirror.play(self._player.choose(mirror.game.position, mirror.game.legal()))
            return True
        return False

    def _hear(self, message: Json) -> None:
        match message["kind"]:
            case "welcome":
                self.setup, self.mirror = message["setup"], None
            case "yours":
                self.seated.add(message["seat"])
            case "trouble":
                self.trouble.append(message["code"])
            case "state" if self.mirror is None:
                self.mirror = mirror_session(self.setup, message, self.line, self.proofs)
            case "state" | "refused" | "seats" if self.mirror is not None:
                self.mirror.tell(message)

    @property
    def is_over(self) -> bool:
        return self.mirror is not None and self.mirror.game.position.is_over

    def close(self) -> None:
        self.line.close()


def wait_for(is_so: Callable[[], object], longest: float = PATIENCE) -> None:
    """Wait until something is so; real time passes."""
    end = time.monotonic() + longest
    while not is_so():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.005)

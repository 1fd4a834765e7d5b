"""Guests at a hosted table in tests: a line in memory, and a computer that answers for its seats."""

from __future__ import annotations

import random
from typing import Any

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.developers.staging import board_of, content_of
from smallworld_desktop.net.hosted import Guest, HostedTable
from smallworld_desktop.net.messages import FROM_PEOPLE, FROM_TABLE, LONGEST_ANSWER, VERSION, Json, read, write
from smallworld_desktop.net.mirror import MirrorSession, mirror_session
from smallworld_desktop.net.seating import new_proof
from smallworld_desktop.session.session import HUMAN, Options, Seat, Session
from smallworld_desktop.session.starting import Deal, start_session


def session(*kinds: str, seed: int = 7, rounds: int = 3, open_coins: bool = False) -> Session:
    """A new game on the board for two, or for as many as there are kinds."""
    names = ("two", "three", "four", "five")
    seats = [Seat(f"P{number + 1}", number, kind) for number, kind in enumerate(kinds or (HUMAN, HUMAN))]
    deal = Deal(seed, rounds=rounds, options=Options(open_coins))
    return start_session(board_of(f"{names[len(seats) - 2]}_players"), content_of(("base",)), seats, deal)


class Visitor:
    """Somebody at a table: hears, keeps a mirror of the game, and plays at random when it is their turn."""

    def __init__(self, table: HostedTable, seed: int = 1) -> None:
        self.table = table
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.proofs: dict[int, str] = {}
        self.host_proof = ""
        self.setup: Json = {}
        self.mirror: MirrorSession | None = None
        self._rng = random.Random(seed)
        self._player = RandomPlayer(self._rng)
        self.guest: Guest = table.arrive(self._hear)

    def send(self, words: str) -> None:
        self.table.hear(self.guest, read(words, FROM_PEOPLE))

    def say(self, kind: str, **fields: Any) -> None:
        self.send(write(kind, **fields))

    def hello(self, **changes: Any) -> None:
        proofs = [*self.proofs.values(), *([self.host_proof] if self.host_proof else [])]
        fields = {"version": VERSION, "program": "test", "code": self.table.code, "proofs": proofs, "seen": 0}
        self.say("hello", **{**fields, **changes})

    def sit_down(self, seat: int, name: str = "Guest") -> None:
        self.hello()
        self.proofs[seat] = new_proof()
        self.say("take", seat=seat, name=name, proof=self.proofs[seat])

    def cut(self) -> None:
        """The line is cut and a new one made."""
        self.table.leave(self.guest)
        self.guest = self.table.arrive(self._hear)
        self.hello()

    def last(self, kind: str) -> Json:
        return next(message for message in reversed(self.heard) if message["kind"] == kind)

    def _hear(self, words: str) -> None:
        self.raw.append(words)
        message = read(words, FROM_TABLE, LONGEST_ANSWER)
        self.heard.append(message)
        match message["kind"]:
            case "welcome":
                self.setup, self.mirror = message["setup"], None
            case "state" if self.mirror is None:
                self.mirror = mirror_session(self.setup, message, self, self.proofs)
            case "state" | "refused" | "seats" if self.mirror is not None:
                self.mirror.tell(message)

    def look(self) -> None:
        while self.mirror is not None and self.mirror.has_news:
            self.mirror.take_news()

    def play(self) -> bool:
        """Answer if it is the turn of somebody here; says whether it was."""
        self.look()
        if self.mirror is None or not self.mirror.is_for_human:
            return False
        game = self.mirror.game
        self.mirror.play(self._player.choose(game.position, game.legal()))
        return True

"""Being at a table: the line to it, who sits where, and the game once it has begun. Polled by whoever shows it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from smallworld_desktop.net.artwork import Collector
from smallworld_desktop.net.client import State, TableLine, Ticket
from smallworld_desktop.net.messages import NAME, WORDS, BadMessage, Json, write
from smallworld_desktop.net.mirror import MirrorSession, mirror_session
from smallworld_desktop.net.seating import new_proof
from smallworld_desktop.net.tickets import KeptTable
from smallworld_desktop.rules.messages import Message

log = logging.getLogger(__name__)

AGAIN = 2.0
"""After so many seconds a seat that was asked for is asked for again."""


@dataclass(frozen=True, slots=True)
class ChairShown:
    """A seat of the table as everybody knows it."""

    name: str
    colour: int
    kind: str
    taken: bool
    here: bool
    stand_in: bool = False


class Visit:
    """Somebody at a table. `attend` hears what there is; the rest says something or tells what is known."""

    def __init__(
        self,
        kept: KeptTable,
        address: str,
        *,
        on_close: Callable[[], None] = lambda: None,
        on_change: Callable[[KeptTable], None] = lambda kept: None,
    ) -> None:
        """`address` is where the table is reached now; `on_change` hears when what is kept of it has changed."""
        self.kept = kept
        proofs = [*kept.proofs.values(), *([kept.host_proof] if kept.host_proof else [])]
        self.line = TableLine(Ticket(address, kept.code, kept.word, proofs))
        self.chairs: list[ChairShown] = []
        self.has_begun = False
        self.watchers = 0
        self.stand_in = 0
        self.is_welcome = False
        self.trouble: Message | None = None
        """Why the table does not let us in."""
        self.refusals: list[Message] = []
        self.session: MirrorSession | None = None
        self.offered_at = address
        """What others type to come here."""
        self.is_watching = False
        """Whether somebody here looks on without a seat."""
        self.version = 0
        """Grows with everything that is heard."""
        self._setup: Json = {}
        self._last_seats: Json = {}
        self._collector: Collector | None = None
        self._held_back: list[Json] = []
        """States that wait for the board's pictures."""
        self._wanted: dict[int, tuple[str, str]] = {}
        """Seats that were asked for: name and secret."""
        self._asked_at = 0.0
        self._on_close = on_close
        self._on_change = on_change
        self._is_closed = False
        self._is_kept = False

    # -- what is known -----------------------------------------------------------------------------------------------

    @property
    def is_host(self) -> bool:
        return bool(self.kept.host_proof)

    @property
    def is_cut(self) -> bool:
        return self.line.state is not State.OPEN

    @property
    def title(self) -> str:
        return str(self._setup.get("title", "")) or self.kept.title

    @property
    def own_seats(self) -> list[int]:
        return sorted(self.kept.proofs)

    # -- what is said ------------------------------------------------------------------------------------------------

    def take(self, seat: int, name: str) -> None:
        """Ask for a seat; asked again until the table has answered."""
        self._wanted[seat] = (" ".join(name.split())[:NAME], self._wanted.get(seat, ("", new_proof()))[1])
        self._ask()

    def stand_up(self, seat: int) -> None:
        """Leave a seat for good."""
        proof = self.kept.proofs.pop(seat, "")
        if proof in self.line.ticket.proofs:
            self.line.ticket.proofs.remove(proof)
        self.send(write("stand_up", proof=proof))
        self._on_change(self.kept)

    def begin(self) -> None:
        self.send(write("begin", proof=self.kept.host_proof))

    def give(self, seat: int, kind: str) -> None:
        """As the host: let a computer play there, or free the seat."""
        self.send(write("give", proof=self.kept.host_proof, seat=seat, to=kind))

    def set_stand_in(self, seconds: int) -> None:
        self.send(write("policy", proof=self.kept.host_proof, stand_in=seconds))

    def say(self, words: str = "", remark: str = "") -> None:
        """Speak for the first of one's seats that there is, or for the one that decides."""
        seats = self.own_seats
        decider = self.session.game.position.decider if self.session is not None else -1
        if seats:
            speaker = decider if decider in seats else seats[0]
            self.send(write("say", proof=self.kept.proofs[speaker], words=words[:WORDS], remark=remark))

    def send(self, words: str) -> None:
        self.line.send(words)

    def close(self) -> None:
        """Leave the table. The seats stay ours."""
        if not self._is_closed:
            self._is_closed = True
            self.line.close()
            while self.session is not None and self.session.has_news:
                self.session.take_news()
            self._on_close()

    # -- what is heard -----------------------------------------------------------------------------------------------

    def attend(self) -> None:
        """Hear what there is; never waits."""
        held: list[Json] = []
        if self._collector is None or not self._collector.is_busy:
            held, self._held_back = self._held_back, []
        for message in [*held, *self.line.take()]:
            self.version += 1
            try:
                self._hear(message)
            except BadMessage as problem:
                log.warning("the table said what can't be: %s", problem)
        if self.session is not None and self.is_cut and self.session.is_waiting:
            self.session.forget_sent()
        if self._wanted and self.is_welcome and time.monotonic() - self._asked_at > AGAIN:
            self._ask()

    def _ask(self) -> None:
        self._asked_at = time.monotonic()
        for seat, (name, proof) in self._wanted.items():
            self.send(write("take", seat=seat, name=name, proof=proof))

    def _hear(self, message: Json) -> None:
        match message["kind"]:
            case "welcome":
                self._setup, self.is_welcome = message["setup"], True
                self.kept.title = str(self._setup.get("title", ""))[:NAME]
                self._asked_at = 0.0
                self._collector = Collector(self._setup.get("artwork"), self.send)
            case "piece" if self._collector is not None:
                self._collector.hear(message)
            case "trouble":
                self.trouble = _message(message)
            case "seats":
                self._seats(message)
            case "yours":
                self._sit(message["seat"])
            case "refused" if message["to"] == "take":
                self._wanted.clear()
                self.refusals.append(_message(message))
            case "refused" if self.session is None or message["to"] not in ("act", "undo"):
                self.refusals.append(_message(message))
            case "state" if self.session is None and self._collector is not None and self._collector.is_busy:
                self._held_back.append(message)
            case "state" if self.session is None:
                self.session = mirror_session(self._setup, message, self, self.kept.proofs)
                self.session.visit = self
                self.session.tell(self._last_seats)
                self.session.on_change = lambda _: self._remember()
                self._remember()
            case "state" | "refused" | "said" if self.session is not None:
                self.session.tell(message)

    def _seats(self, message: Json) -> None:
        self.chairs, self._last_seats = [_chair(seat) for seat in message["seats"]], message
        self.has_begun, self.watchers, self.stand_in = message["begun"], message["watchers"], message["stand_in"]
        for seat in self.own_seats:
            if self.is_welcome and seat < len(self.chairs) and not self.chairs[seat].taken:
                del self.kept.proofs[seat]  # the host has given it to somebody else
        if self.session is not None:
            self.session.tell(message)

    def _sit(self, seat: int) -> None:
        if seat not in self._wanted:
            return
        _, proof = self._wanted.pop(seat)
        self.kept.proofs[seat] = proof
        if proof not in self.line.ticket.proofs:
            self.line.ticket.proofs.append(proof)
        self._on_change(self.kept)

    def _remember(self) -> None:
        """How the game stands, for the title."""
        kept, before = self.kept, replace(self.kept, proofs=dict(self.kept.proofs))
        kept.names = [chair.name for chair in self.chairs] or kept.names
        if self.session is not None:
            position = self.session.game.position
            kept.round, kept.rounds, kept.is_over = position.round, position.rules.rounds, position.is_over
            kept.is_mine = position.decider in kept.proofs and not position.is_over
            kept.turn = self.session.seats[position.decider].name
        if kept != before or not self._is_kept:
            self._is_kept = bool(kept.proofs or kept.host_proof)
            if self._is_kept:
                self._on_change(kept)


def _message(data: Json) -> Message:
    return Message(data["code"], {key: _param(value) for key, value in data["params"].items()})


def _param(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _chair(data: Any) -> ChairShown:
    if not isinstance(data, dict):
        raise BadMessage("no seat")
    name, colour, kind = data.get("name"), data.get("colour"), data.get("kind")
    if not isinstance(name, str) or type(colour) is not int or not 0 <= colour < 6 or not isinstance(kind, str):
        raise BadMessage("no seat")
    flags = [data.get(flag) is True for flag in ("taken", "here", "stand_in")]
    return ChairShown(name[:NAME], colour, kind, *flags)

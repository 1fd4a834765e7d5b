"""One table that others join: holds the game and its chance, hears messages, says what to send to whom.

Nothing here waits or touches a socket: `server.py` does. Every action passes the same door as always (`Session.play`),
and what a guest gets is what their seats may see (`seen.py`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from smallworld_desktop.ai.seats import BadSeat, level_of
from smallworld_desktop.net.artwork import pieces_of
from smallworld_desktop.net.messages import VERSION, Json, write
from smallworld_desktop.net.seating import OPEN, SHORTEST_PROOF, Chair, is_same
from smallworld_desktop.net.telling import Telling
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.document import BadGame, action_document, read_action
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.session.session import HUMAN, Seat, Session

COMPUTER = "ai:normal"
MOST_GUESTS = 24
Send = Callable[[str], None]


@dataclass(eq=False, slots=True)
class Guest:
    """Somebody connected: which seats they have proved, and how many steps they know."""

    send: Send
    seats: set[int] = field(default_factory=set)
    is_host: bool = False
    is_welcome: bool = False
    sent: int = 0
    fetched: set[str] = field(default_factory=set)
    """Pictures of the board that were sent already: each goes once over a line."""


class HostedTable:
    """A game with its chairs and guests. `on_change` hears what has to be remembered."""

    def __init__(self, code: str, session: Session, setup: Json, host_proof: str, word: str = "") -> None:
        """Seats of the session that are people are free for others until somebody takes them."""
        self.code = code
        self.session = session
        self.setup = setup
        self.host_proof = host_proof
        self.word = word
        self.chairs = [Chair(seat.name, seat.colour, OPEN if seat.is_human else seat.kind) for seat in session.seats]
        self.has_begun = False
        self.at = 0
        self.stand_in = 0
        """After so many seconds a computer plays for who is away; 0: the table waits for them."""
        self.guests: list[Guest] = []
        self.on_change: Callable[[Json], None] = _forget

    # -- guests ------------------------------------------------------------------------------------------------------

    def arrive(self, send: Send) -> Guest:
        """Somebody has connected; until their hello they get nothing."""
        guest = Guest(send)
        self.guests.append(guest)
        return guest

    def leave(self, guest: Guest) -> None:
        """A line was cut or closed; the seats wait."""
        if guest in self.guests:
            self.guests.remove(guest)
            self._look_around()

    def hear(self, guest: Guest, message: Json) -> None:
        """One message, its form checked already."""
        kind = message["kind"]
        if kind == "hello":
            self._hello(guest, message)
        elif not guest.is_welcome:
            self._refuse(guest, message, Message("net.say_hello"))
        elif kind == "ping":
            guest.send(write("pong"))
        elif kind == "take":
            self._take(guest, message)
        elif kind == "want":
            self._fetch(guest, message["name"])
        else:
            self._heard_with_proof(guest, kind, message)

    def _heard_with_proof(self, guest: Guest, kind: str, message: Json) -> None:
        proof = message["proof"]
        if kind in ("begin", "give", "policy"):
            if is_same(proof, self.host_proof):
                self._heard_from_host(guest, kind, message)
            else:
                self._refuse(guest, message, Message("net.only_host"))
            return
        seat = next((n for n, chair in enumerate(self.chairs) if chair.proof and is_same(chair.proof, proof)), None)
        if seat is None:
            self._refuse(guest, message, Message("net.not_your_seat"))
        elif kind == "act":
            self._act(guest, seat, message)
        elif kind == "undo":
            self._undo(guest, seat, message)
        elif kind == "say":
            self._tell(write("said", seat=seat, words=message["words"], remark=message.get("remark", "")))
        else:
            self._stand_up(seat)

    def _heard_from_host(self, guest: Guest, kind: str, message: Json) -> None:
        if kind == "begin":
            self.begin()
        elif kind == "give":
            self._give(guest, message)
        else:
            self.stand_in = max(0, message["stand_in"])
            self.on_change({"stand_in": self.stand_in})
            self._look_around()

    def _hello(self, guest: Guest, message: Json) -> None:
        if message["version"] != VERSION:
            self._turn_away(guest, Message("net.version", {"ours": VERSION, "theirs": message["version"]}))
            return
        if not is_same(message.get("word", ""), self.word):
            self._turn_away(guest, Message("net.wrong_word"))
            return
        if len(self.guests) > MOST_GUESTS:
            self._turn_away(guest, Message("net.full"))
            return
        proofs = [proof for proof in message["proofs"] if isinstance(proof, str) and proof]
        guest.is_host = any(is_same(proof, self.host_proof) for proof in proofs)
        guest.seats = {
            number
            for number, chair in enumerate(self.chairs)
            if chair.proof and any(is_same(chair.proof, proof) for proof in proofs)
        }
        guest.is_welcome, guest.sent = True, 0
        guest.send(write("welcome", version=VERSION, code=self.code, setup=self.setup, is_host=guest.is_host))
        self._look_around()
        self._show(guest)

    def _fetch(self, guest: Guest, name: str) -> None:
        """A piece of the board's artwork, and nothing else that lies on this disk."""
        data = self._artwork.get(name) if name not in guest.fetched else None
        if data is not None:
            guest.fetched.add(name)
            guest.send(write("piece", name=name, data=data))

    @cached_property
    def _artwork(self) -> dict[str, str]:
        return pieces_of(str(self.setup.get("artwork", "")))

    def _turn_away(self, guest: Guest, why: Message) -> None:
        guest.send(write("trouble", code=why.code, params=why.params))

    # -- chairs ------------------------------------------------------------------------------------------------------

    def _take(self, guest: Guest, message: Json) -> None:
        """Whoever sits down brings the secret, so that nothing is lost if the answer is: they only ask again."""
        seat, name, proof = message["seat"], " ".join(message["name"].split()), message["proof"]
        if not 0 <= seat < len(self.chairs) or len(proof) < SHORTEST_PROOF:
            self._refuse(guest, message, Message("net.no_seat"))
            return
        chair = self.chairs[seat]
        if chair.is_taken and not is_same(chair.proof, proof):
            self._refuse(guest, message, Message("net.seat_taken"))
            return
        chair.name, chair.kind, chair.proof = name or chair.name, HUMAN, proof
        chair.away_since = time.monotonic()
        guest.seats.add(seat)
        self.remember_chairs()
        guest.send(write("yours", seat=seat))
        self._look_around()
        self._show(guest)

    def _stand_up(self, seat: int) -> None:
        """Somebody leaves for good: before the game the chair is free again, in it a computer plays on."""
        chair = self.chairs[seat]
        chair.proof, chair.kind = "", COMPUTER if self.has_begun else OPEN
        for guest in self.guests:
            guest.seats.discard(seat)
        self.remember_chairs()
        self._look_around()

    def _give(self, guest: Guest, message: Json) -> None:
        """The host lets a computer play for somebody, or frees the chair."""
        seat, kind = message["seat"], message["to"]
        if not 0 <= seat < len(self.chairs) or not (kind == OPEN or _is_computer(kind)):
            self._refuse(guest, message, Message("net.no_seat"))
            return
        self._stand_up(seat)
        self.chairs[seat].kind = COMPUTER if kind == OPEN and self.has_begun else kind
        self.remember_chairs()
        self._look_around()

    def begin(self) -> None:
        """The game begins; computers sit on the chairs that nobody took."""
        if self.has_begun:
            return
        for chair in self.chairs:
            if not chair.is_taken and chair.kind == OPEN:
                chair.kind = COMPUTER
        self.has_begun = True
        self.remember_chairs()
        self.on_change({"begun": True})
        self._look_around()
        self._show_all()

    def remember_chairs(self) -> None:
        self._seat_all()
        self.on_change({"chairs": [chair.kept() for chair in self.chairs]})

    def _seat_all(self) -> None:
        """Who sits at the table answers from now on."""
        for number, chair in enumerate(self.chairs):
            kind = COMPUTER if chair.has_stand_in else HUMAN if chair.kind == OPEN else chair.kind
            seat = Seat(chair.name, chair.colour, kind)
            if self.session.seats[number] != seat:
                self.session.sit(number, seat)

    def call_stand_ins(self) -> None:
        """Let computers play for those who have been away for as long as the table waits."""
        if not self.has_begun or not self.stand_in:
            return
        patience = time.monotonic() - self.stand_in
        missed = [c for c in self.chairs if c.is_taken and not c.is_here and not c.has_stand_in]
        late = [chair for chair in missed if chair.away_since <= patience]
        for chair in late:
            chair.has_stand_in = True
        if late:
            self._look_around()

    def _look_around(self) -> None:
        """Who is there now; tell everybody."""
        present = {seat for guest in self.guests for seat in guest.seats}
        for number, chair in enumerate(self.chairs):
            was_here, chair.is_here = chair.is_here, number in present
            if was_here:
                chair.away_since = time.monotonic()
            chair.has_stand_in = chair.has_stand_in and chair.is_taken and not chair.is_here
        self._seat_all()
        watchers = sum(1 for guest in self.guests if guest.is_welcome and not guest.seats)
        shown = [chair.shown() for chair in self.chairs]
        self._tell(write("seats", seats=shown, begun=self.has_begun, watchers=watchers, stand_in=self.stand_in))

    # -- playing -----------------------------------------------------------------------------------------------------

    def _act(self, guest: Guest, seat: int, message: Json) -> None:
        if self._is_late(guest, seat, message):
            return
        try:
            action = read_action(message["action"])
            self.play(action)
        except BadGame as bad:
            self._refuse(guest, message, bad.message)
        except IllegalAction as refusal:
            self._refuse(guest, message, refusal.reason)

    def _undo(self, guest: Guest, seat: int, message: Json) -> None:
        if self._is_late(guest, seat, message):
            return
        if not self.session.game.can_undo:
            self._refuse(guest, message, Message("net.no_undo"))
            return
        self.session.undo()
        self.at += 1
        for other in self.guests:
            other.sent = min(other.sent, len(self.session.game.steps))
        self.on_change({"undo": True})
        self._show_all()

    def _is_late(self, guest: Guest, seat: int, message: Json) -> bool:
        """Whether the message speaks of another position or of somebody else's decision: the guest looks again."""
        position = self.session.game.position
        if not self.has_begun or position.is_over:
            self._refuse(guest, message, Message("net.not_now"))
        elif message["at"] != self.at:
            self._show(guest)
        elif position.decider != seat:
            self._refuse(guest, message, Message("no.not_your_turn"))
        else:
            return False
        return True

    def play(self, action: Action) -> None:
        """Play an action of whoever decides and show it to all. Raises `IllegalAction`."""
        self.session.play(action)
        self.at += 1
        step = self.session.game.steps[-1]
        self.on_change({"act": action_document(step.action), "chance": list(step.chance)})
        self._show_all()

    def think(self) -> bool:
        """Let a computer that decides go on; says whether it did."""
        if not self.has_begun or self.session.game.position.is_over:
            return False
        action = self.session.think()
        if action is None:
            return False
        self.play(action)
        return True

    # -- telling -----------------------------------------------------------------------------------------------------

    def _show_all(self) -> None:
        told = self._telling()
        for guest in list(self.guests):
            self._show(guest, told)

    def _telling(self) -> Telling:
        return Telling(self.session.game, self.at, open_coins=self.session.options.open_coins)

    def _show(self, guest: Guest, told: Telling | None = None) -> None:
        """The game as this guest may see it, with the steps they don't know yet."""
        if guest.is_welcome and self.has_begun:
            guest.send((told or self._telling()).words(guest.seats, guest.sent))
            guest.sent = len(self.session.game.steps)

    def _refuse(self, guest: Guest, message: Json, why: Message) -> None:
        at = message.get("at", self.at)
        guest.send(write("refused", to=message["kind"], at=at, code=why.code, params=why.params))

    def _tell(self, words: str) -> None:
        for guest in list(self.guests):
            if guest.is_welcome:
                guest.send(words)


def _is_computer(kind: str) -> bool:
    try:
        return bool(level_of(kind))
    except BadSeat:
        return False


def _forget(change: Json) -> None:
    """A table that remembers nothing."""

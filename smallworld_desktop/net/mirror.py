"""A game that is played elsewhere, as this computer's seats see it: the same session to the scenes as any other."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Any, Protocol

from smallworld_desktop.net.messages import NAME, BadMessage, Json, write
from smallworld_desktop.net.records import read_record
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.document import BadGame, action_document, read_action, read_position
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.game import Game, Step
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import NOBODY, Position
from smallworld_desktop.rules.records import Record
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.view import HIDDEN
from smallworld_desktop.session.form import game_form
from smallworld_desktop.session.keeping import read_session
from smallworld_desktop.session.session import HUMAN, Presence, Remark, Seat, Session
from smallworld_desktop.store.form import Wrong

log = logging.getLogger(__name__)

ELSEWHERE = "elsewhere"
"""The kind of a seat whose answers come from another computer."""
STEP_PARTS = 4


class MirrorGame(Game):
    """The game as it was last told. It is never played here."""

    def __init__(self, position: Position, start: Position | None = None) -> None:
        super().__init__(position, Chance(0), start=start)
        self.may_undo = False

    @property
    def can_undo(self) -> bool:
        return self.may_undo

    @property
    def can_redo(self) -> bool:
        return False


class Wire(Protocol):
    """The way to the table."""

    def send(self, words: str) -> None: ...


class Visited(Protocol):
    """Whoever keeps the line to the table."""

    @property
    def is_cut(self) -> bool: ...

    def attend(self) -> None:
        """Tell the session what was heard."""

    def close(self) -> None:
        """Leave the table; the seats stay."""


@dataclass(slots=True)
class MirrorSession(Session):
    """A session whose game is held by a table elsewhere. Actions are sent; what happened comes back."""

    wire: Wire | None = None
    visit: Visited | None = None
    proofs: dict[int, str] = field(default_factory=dict)
    """The secrets of the seats at this computer."""
    at: int = -1
    refusals: list[Message] = field(default_factory=list)
    is_waiting: bool = False
    """An action is under way to the table."""
    _told: list[Json] = field(default_factory=list)
    _to_send: list[Action] = field(default_factory=list)
    """What was decided after the action that is under way."""
    _remarks: list[Remark] = field(default_factory=list)
    _presence: dict[int, Presence] = field(default_factory=dict)

    # -- what scenes ask ---------------------------------------------------------------------------------------------

    @property
    def is_for_human(self) -> bool:
        """Whether somebody at this computer has to decide now."""
        position = self.game.position
        return not (self.is_waiting or self.is_cut or position.is_over) and position.decider in self.proofs

    @property
    def humans(self) -> list[int]:
        return sorted(self.proofs)

    def shows_coins(self, seat: int, decider: int = NOBODY) -> bool:
        """Those that the table shows here: the purses of all who sit at this screen, and open ones."""
        return self.game.position.coins[seat] != HIDDEN

    @property
    def is_shared(self) -> bool:
        return True

    @property
    def is_cut(self) -> bool:
        return self.visit is not None and self.visit.is_cut

    @property
    def passes_screen(self) -> bool:
        """Others sit elsewhere, and who shares a screen shows their purses."""
        return False

    def presence(self, seat: int) -> Presence:
        return Presence.HERE if seat in self.proofs else self._presence.get(seat, Presence.ELSEWHERE)

    def attend(self) -> None:
        if self.visit is not None:
            self.visit.attend()

    def close(self) -> None:
        if self.visit is not None:
            self.visit.close()

    def take_refusals(self) -> list[Message]:
        found, self.refusals = self.refusals, []
        return found

    def take_remarks(self) -> list[Remark]:
        found, self._remarks = self._remarks, []
        return found

    def play(self, action: Action) -> list[Record]:
        """Send an action that the rules allow here; what it did comes back from the table.

        What is decided while another action is under way follows it.
        """
        if self.is_waiting:
            self._to_send.append(action)
            return []
        reason = self.game.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        self._send("act", action=action_document(action))
        return []

    def undo(self) -> None:
        self._send("undo")

    def _send(self, kind: str, **fields: Any) -> None:
        assert self.wire is not None
        proof = self.proofs[self.game.position.decider]
        self.is_waiting = True
        self.wire.send(write(kind, proof=proof, at=self.at, **fields))

    def forget_sent(self) -> None:
        """The line was cut: what was under way may be lost, and is looked at again."""
        self.is_waiting = False
        self._to_send.clear()

    def think(self) -> Action | None:
        """Nobody decides here but people."""
        return None

    def hurry(self) -> None:
        """Nobody here can hurry somebody elsewhere."""

    # -- what the table tells ----------------------------------------------------------------------------------------

    def tell(self, message: Json) -> None:
        """A message from the table, its form checked already. Raises `BadMessage`."""
        match message["kind"]:
            case "state":
                self._told.append(message)
            case "refused":
                self.forget_sent()
                self.refusals.append(Message(message["code"], _params(message["params"])))
            case "seats":
                self._seats(message["seats"])
            case "said" if 0 <= message["seat"] < len(self.seats):
                self._remarks.append(Remark(message["seat"], message.get("remark", ""), message["words"]))

    @property
    def has_news(self) -> bool:
        return bool(self._told)

    def take_news(self) -> list[Record]:
        """Go on to the next state that was told, and give what happened on the way."""
        try:
            return self._go_on(self._told.pop(0))
        except BadMessage as problem:
            log.warning("the table told what can't be: %s", problem)
            self.refusals.append(Message("net.nonsense"))
            return []

    def _go_on(self, message: Json) -> list[Record]:
        position = read_seen(message["position"], message["purses"], self.game.rules)
        kept = message["since"]
        if not 0 <= kept <= len(self.game.steps):
            raise BadMessage("steps are missing")
        steps = [_step(data) for data in message["steps"]]
        known = len(self.game.steps)
        self.game.steps[kept:] = steps
        self.game.position = position
        assert isinstance(self.game, MirrorGame)
        self.game.may_undo = message["may_undo"]
        self.at, self.is_waiting = message["at"], False
        self._changed()
        self._send_next()
        return [record for step in self.game.steps[max(known, kept) :] for record in step.records]

    def _send_next(self) -> None:
        """Go on with what was decided together."""
        if not self._to_send or not self.is_for_human:
            self._to_send.clear()
            return
        try:
            self.play(self._to_send.pop(0))
        except IllegalAction as refusal:
            self.forget_sent()
            self.refusals.append(refusal.reason)

    def _seats(self, seats: list[Any]) -> None:
        for number, seat in enumerate(seats[: len(self.seats)]):
            if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
                raise BadMessage("no seat")
            kind = HUMAN if number in self.proofs else ELSEWHERE
            self.seats[number] = Seat(seat["name"][:NAME], self.seats[number].colour, kind)
            self._presence[number] = _presence(seat)


def _presence(seat: Json) -> Presence:
    if not seat.get("taken"):
        return Presence.COMPUTER
    if seat.get("here"):
        return Presence.ELSEWHERE
    return Presence.STAND_IN if seat.get("stand_in") else Presence.AWAY


def mirror_session(setup: Json, state: Json, wire: Wire, proofs: dict[int, str]) -> MirrorSession:
    """The session of a table as its first state shows it, checked like a save. Raises `BadMessage`."""
    position = _without_secrets(state["position"])
    game = {"seed": 0, "drawn": 0, "start": position, "steps": [], "position": position}
    try:
        made, _ = read_session({**setup, "game": game})
    except (BadGame, KeyError, TypeError) as problem:
        raise BadMessage(f"no table: {problem}") from None
    start = read_seen(state["start"], {}, made.game.rules) if "start" in state else None
    session = MirrorSession(
        MirrorGame(made.game.position, start),
        made.geometry,
        made.seats,
        made.content,
        made.options,
        made.left_out,
        title=made.title,
        wire=wire,
        proofs=proofs,
    )
    session.tell(state)
    session.take_news()
    return session


def _without_secrets(position: Json) -> Json:
    """Hidden purses as empty ones: what is checked has to be a position that can be played."""
    coins = position.get("coins")
    if not isinstance(coins, list) or not all(type(coin) is int for coin in coins):
        raise BadMessage("no purses")
    return {**position, "coins": [max(0, coin) for coin in coins]}


def read_seen(data: Json, purses: Json, rules: Ruleset) -> Position:
    """A position with hidden purses. Raises `BadMessage`."""
    shown = _without_secrets(data)
    try:
        game_form(rules)({"seed": 0, "drawn": 0, "start": shown, "steps": [], "position": shown}, "game")
        position = read_position(shown, rules)
        known = {int(seat): int(coin) for seat, coin in purses.items()}
    except (BadGame, Wrong, TypeError, ValueError) as problem:
        raise BadMessage(f"no position: {problem}") from None
    position.coins = [known.get(seat, coin) for seat, coin in enumerate(data["coins"])]
    return position


def _step(data: object) -> Step:
    if not isinstance(data, list) or len(data) != STEP_PARTS or not isinstance(data[3], list):
        raise BadMessage("no step")
    seat, round_number, action, records = data
    if type(seat) is not int or type(round_number) is not int:
        raise BadMessage("no step")
    try:
        return Step(seat, round_number, read_action(action), (), [read_record(record) for record in records])
    except BadGame as problem:
        raise BadMessage(f"no action: {problem}") from None


def _params(data: Json) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}

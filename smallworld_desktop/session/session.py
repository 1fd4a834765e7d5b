"""One game at the table: the rules' game, its board, and who sits where.

A seat answers "choose one of these" from its own view: a person through the scene, anything else through a `Chooser`,
which is asked once and then polled, so that no frame waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Protocol

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.content import LoadedContent
from smallworld_desktop.maps.artwork import NO_ARTWORK, Artwork
from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.foresight import forced
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import NOBODY
from smallworld_desktop.rules.records import Record
from smallworld_desktop.rules.view import View

HUMAN = "human"
FIRST_GAME = "first_game"
"""Among what was learnt: this is somebody’s first real game."""
TEAM_LETTERS = "ABC"
Turn = tuple[int, int]
"""Round and seat."""


class Presence(Enum):
    """Where whoever has a seat is now."""

    HERE = "here"
    COMPUTER = "computer"
    ELSEWHERE = "elsewhere"
    AWAY = "away"
    STAND_IN = "stand_in"
    """Away, and a computer plays for them."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What somebody at the table said: a code of the catalogs for a ready-made one, or their own words."""

    seat: int
    code: str = ""
    words: str = ""


REMARKS = ("hello", "well_played", "ouch", "thanks", "hurry", "wait", "good_game", "sorry")
"""Ready-made remarks, by their codes."""


class Chooser(Protocol):
    """A seat that decides for itself: a computer player, or a replay."""

    def ask(self, view: View) -> None:
        """Begin to think about a position. Forgets what was asked before."""

    def poll(self) -> Answer | None:
        """The answer, once it is there. Never waits."""

    def hurry(self) -> None:
        """Somebody waits: answer soon, with what has been found so far."""

    def close(self) -> None:
        """Nobody will ask any more."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a name, one of the owners' colours, and `human` or the kind of chooser (`ai:normal`)."""

    name: str
    colour: int
    kind: str = HUMAN

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is played at this table."""

    open_coins: bool = True


@dataclass(slots=True)
class Session:
    """A game in progress with everything that belongs to it. `version` grows with every change."""

    game: Game
    geometry: BoardGeometry
    seats: list[Seat]
    content: LoadedContent
    options: Options = Options()
    left_out: tuple[str, ...] = ()
    """Races and powers that stay in the box, by id."""
    artwork: Artwork = NO_ARTWORK
    title: str = ""
    map_file: Path | None = None
    """The map it was begun on; None if it was read from a save."""
    make_chooser: Callable[[Seat], Chooser] | None = None
    """Gives a seat that is no person its chooser."""
    on_change: Callable[[Session], None] | None = None
    """Called after every action, undo, redo and lesson; the program keeps the game on disk here."""
    reasons: dict[Turn, Message] = field(default_factory=dict)
    """Why computer players played their turns as they did."""
    seconds: float = 0.0
    """How long people have sat at the table with this game, over all evenings."""
    learnt: list[str] = field(default_factory=list)
    """Topics of the first-game helper that were understood."""
    kept_in: Path | None = None
    """The slot of games in progress that it was read from or is written to."""
    way_back: Callable[[], None] | None = None
    """Where one comes from and leaving leads, if not to the title: a game that only tries something out."""
    version: int = 0
    _choosers: dict[int, Chooser] = field(default_factory=dict)
    _asked: int = -1

    @property
    def decider(self) -> Seat:
        return self.seats[self.game.position.decider]

    @property
    def is_for_human(self) -> bool:
        """Whether a person has to decide now."""
        return not self.game.position.is_over and self.decider.is_human

    @property
    def humans(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    def shows_coins(self, seat: int, decider: int = NOBODY) -> bool:
        """Whether the purse of a seat may be seen while `decider` decides: open play, the end, or one's own.

        At the screen sits the only person who plays, or else the one who decides. Without a decider it may be any of
        them, as in front of a log or a replay.
        """
        if self.options.open_coins or self.game.position.is_over:
            return True
        at_screen = self.humans[0] if len(self.humans) == 1 else decider
        return seat == at_screen and self.seats[seat].is_human

    # -- games that a table elsewhere holds: here nobody does ----------------------------------------------------------

    is_waiting = False
    """What was decided here is under way, and nobody here can decide before it has come back."""

    @property
    def is_shared(self) -> bool:
        """Whether others see it on their own screens: then it is kept and handed over at its table."""
        return False

    @property
    def is_cut(self) -> bool:
        """Whether the line to the table is cut."""
        return False

    @property
    def passes_screen(self) -> bool:
        """Whether people who hide their coins from each other take turns at this screen."""
        return not self.options.open_coins and len(self.humans) > 1

    @property
    def has_news(self) -> bool:
        """Whether something has happened elsewhere."""
        return False

    def attend(self) -> None:
        """Listen to what others do; never waits."""

    def take_news(self) -> list[Record]:
        """What happened elsewhere, once."""
        return []

    def take_refusals(self) -> list[Message]:
        """Why what was sent was not done, once."""
        return []

    def take_remarks(self) -> list[Remark]:
        """What people said, once."""
        return []

    def presence(self, seat: int) -> Presence:
        return Presence.HERE if self.seats[seat].is_human else Presence.COMPUTER

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, action: Action) -> list[Record]:
        """Play an action; raises `IllegalAction` and changes nothing if it is not allowed."""
        records = self.game.play(action)
        self._changed()
        return records

    def play_forced(self) -> list[Record]:
        """Play what a person who decides would have no choice but to do."""
        action = forced(self.game.position) if self.is_for_human else None
        return self.play(action) if action is not None else []

    def undo(self) -> None:
        """Back to the last thing that was decided: what was forced goes with what led to it."""
        self.game.undo()
        while self.game.can_undo and forced(self.game.position) is not None:
            self.game.undo()
        self._changed()

    def redo(self) -> list[Record]:
        records = self.game.redo()
        while self.game.can_redo and forced(self.game.position) is not None:
            records = [*records, *self.game.redo()]
        self._changed()
        return records

    def hand_over(self, seat: int, kind: str) -> None:
        """Give a seat to a person or to a chooser, in the middle of the game."""
        old = self.seats[seat]
        self.sit(seat, Seat(old.name, old.colour, kind))
        self._changed()

    def sit(self, number: int, who: Seat) -> None:
        """Somebody else sits there from now on; whoever chose for the seat goes."""
        self.seats[number] = who
        self._dismiss(number)

    @property
    def is_first_game(self) -> bool:
        """Whether it was begun as somebody's first real game: computers take their time."""
        return FIRST_GAME in self.learnt

    def learn(self, topic: str) -> None:
        """A topic of the helper was understood: it is kept with the game, which goes on as it was."""
        if topic not in self.learnt:
            self.learnt.append(topic)
            if self.on_change is not None:
                self.on_change(self)

    def think(self) -> Action | None:
        """Asks the seat that decides, if it is no person, and gives its answer when there is one."""
        position = self.game.position
        if position.is_over or self.decider.is_human:
            return None
        seat = position.decider
        chooser = self._chooser(seat)
        if self._asked != self.version:
            self._asked = self.version
            chooser.ask(View(position, seat, self.options.open_coins))
        answer = chooser.poll()
        if answer is None:
            return None
        if answer.reason is not None and seat == position.seat:
            self.reasons[position.round, seat] = answer.reason
        return answer.action

    def hurry(self) -> None:
        """Somebody waits for the seat that decides."""
        if not self.game.position.is_over and not self.decider.is_human:
            self._chooser(self.game.position.decider).hurry()

    def close(self) -> None:
        """The game is left."""
        for seat in list(self._choosers):
            self._dismiss(seat)

    def _chooser(self, seat: int) -> Chooser:
        if seat not in self._choosers:
            if self.make_chooser is None:
                raise ValueError(f"nobody chooses for seat {seat}")
            self._choosers[seat] = self.make_chooser(self.seats[seat])
        return self._choosers[seat]

    def _dismiss(self, seat: int) -> None:
        chooser = self._choosers.pop(seat, None)
        if chooser is not None:
            chooser.close()

    def _changed(self) -> None:
        self.version += 1
        if self.on_change is not None:
            self.on_change(self)


def all_records(session: Session) -> Sequence[Record]:
    """Everything that has happened so far, in order."""
    return [*session.game.opening, *(record for step in session.game.steps for record in step.records)]

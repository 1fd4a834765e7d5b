"""Looking back at a game in the background: several processes share its turns, the better turns can be played out."""

from __future__ import annotations

import dataclasses
import os
from dataclasses import dataclass
from functools import partial

from smallworld_desktop.ai.played import PlayedTurn, played_turns
from smallworld_desktop.ai.quick import FINAL_CHANCE
from smallworld_desktop.ai.review import THOROUGH, Care, TurnReview, decided, review_turns
from smallworld_desktop.ai.seats import Player, make_seat
from smallworld_desktop.rules.actions import Action, Final
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.cost import cost_by
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.view import View
from smallworld_desktop.session.keeping import read_session, session_document
from smallworld_desktop.session.session import Session
from smallworld_desktop.store import GameDocument
from smallworld_desktop.worker import Done, Failed, Progress, Report, Worker

PLAYS_ON = "normal"
"""Who plays a better turn on, where its plan leaves something open: the redeployment, answers."""
BEST_ROLL = 3
MOST_PROCESSES = 4


@dataclass(frozen=True, slots=True)
class Task:
    """What a process is to look at: a game, the seats that want to know, the turns by their first steps."""

    document: GameDocument
    seats: tuple[int, ...]
    wanted: frozenset[int]
    seed: int
    care: Care


def look_at(task: Task, report: Report[TurnReview]) -> None:
    """Look at turns and report each as soon as it is done; the job of a worker."""
    session, _ = read_session(task.document)
    for turn in review_turns(session.game, task.seats, task.seed, care=task.care, wanted=task.wanted):
        report(turn)


class LookingBack:
    """A review under way. `update` in every frame; `turns` holds what is known so far, by the turns' first steps."""

    def __init__(
        self,
        session: Session,
        seats: tuple[int, ...] = (),
        *,
        processes: int = 0,
        seed: int = 1,
        care: Care = THOROUGH,
    ) -> None:
        self.session = session
        self.seats = seats or tuple(session.humans) or tuple(range(len(session.seats)))
        self.played: list[PlayedTurn] = list(played_turns(session.game))
        self.turns: dict[int, TurnReview] = {}
        self.trouble = ""
        """The log's account of a process that failed."""
        self._seed = seed
        self._care = care
        self._count = processes or min(MOST_PROCESSES, os.cpu_count() or 1)
        self._workers: list[Worker[Task, TurnReview, None]] = []

    @property
    def part(self) -> float:
        """How much is done, from 0 to 1."""
        return len(self.turns) / max(1, len(self.played))

    @property
    def is_done(self) -> bool:
        return len(self.turns) == len(self.played)

    @property
    def is_working(self) -> bool:
        return bool(self._workers)

    def start(self) -> None:
        """Begin, or go on with what is missing."""
        left = [turn.first for turn in self.played if turn.first not in self.turns]
        document = session_document(self.session) if left else {}
        for number in range(min(self._count, len(left))):
            worker = Worker(look_at, name=f"review {number + 1}")
            worker.submit(Task(document, self.seats, frozenset(left[number :: self._count]), self._seed, self._care))
            self._workers.append(worker)

    def update(self) -> bool:
        """Whether something is known that was not."""
        before = len(self.turns)
        for worker in list(self._workers):
            for event in worker.poll():
                match event:
                    case Progress(value=turn):
                        self.turns[turn.first] = turn
                    case Done():
                        self._dismiss(worker)
                    case Failed(details=details):
                        self.trouble = details
                        self._dismiss(worker)
        return len(self.turns) > before

    def stop(self) -> None:
        """End the processes; what is known stays known."""
        for worker in list(self._workers):
            self._dismiss(worker)

    def _dismiss(self, worker: Worker[Task, TurnReview, None]) -> None:
        self._workers.remove(worker)
        worker.close()

    # -- what it comes to --------------------------------------------------------------------------------------------

    @property
    def in_order(self) -> list[TurnReview]:
        """What is known, in the order of the game."""
        return [self.turns[turn.first] for turn in self.played if turn.first in self.turns]

    def moments(self) -> tuple[TurnReview, ...]:
        """The turns that decided the game, once all are known."""
        if not self.is_done:
            return ()
        turns = self.in_order
        return tuple(turns[number] for number in decided(turns, len(self.session.seats)))

    def given_away(self, seat: int) -> float:
        """Coins that a seat's better turns would have brought, as far as is known."""
        return sum(turn.cost for turn in self.turns.values() if turn.seat == seat and turn.better)

    def luck(self, seat: int) -> float:
        """Coins that the die brought a seat beyond its average, as far as is known."""
        return sum(turn.luck for turn in self.turns.values() if turn.seat == seat)


def better_turn(session: Session, turn: TurnReview) -> Session:
    """The better turn played out, as a game of its own that begins where the turn began.

    The die shows what is likelier. Where the plan leaves something open, a computer player plays on.
    """
    begin = next(played.begin for played in played_turns(session.game) if played.first == turn.first)
    game = Game(begin.copy(), Chance(turn.first))
    hands = [make_seat(PLAYS_ON, number) for number in range(begin.rules.seats)]
    here = partial(_is_same_turn, begin)
    for action in turn.better:
        _answer(game, hands)
        if not here(game.position) or game.why_not(action) is not None:
            break
        game.chance = _likely(game.position, action, game.chance)
        game.play(action)
    while here(game.position):
        decider = game.position.decider
        game.play(hands[decider].choose(View(game.position, decider)))
    return dataclasses.replace(session, game=game, make_chooser=None, on_change=None, reasons={}, kept_in=None)


def _answer(game: Game, hands: list[Player]) -> None:
    """Whatever is asked before the plan goes on."""
    while game.position.questions:
        decider = game.position.decider
        game.play(hands[decider].choose(View(game.position, decider)))


def _is_same_turn(begin: Position, now: Position) -> bool:
    return not now.is_over and (now.round, now.seat) == (begin.round, begin.seat)


def _likely(pos: Position, action: Action, chance: Chance) -> Chance:
    """Chance for an action, so that a last conquest ends as it most often would."""
    if not isinstance(action, Final):
        return chance
    people = pos.people(pos.fighter)
    missing = max(0, cost_by(pos, people, action.region, action.way) - people.hand)
    return Chance(chance.seed, (BEST_ROLL if FINAL_CHANCE[missing] >= 0.5 else 0,))

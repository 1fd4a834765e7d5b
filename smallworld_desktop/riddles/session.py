"""A riddle at the table: a session of one turn, with a verdict at its end."""

from __future__ import annotations

from dataclasses import dataclass, field

from smallworld_desktop.atlas import vocabulary_of
from smallworld_desktop.maps.loader import read_map
from smallworld_desktop.riddles.prove import Played, reaches, solution_actions, table_of
from smallworld_desktop.riddles.riddle import Riddle
from smallworld_desktop.riddles.search import Unsearchable, held_by, settle_retreats
from smallworld_desktop.rules.actions import Action, Decline
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import Record
from smallworld_desktop.scenario.boards import map_file
from smallworld_desktop.scenario.builder import TEAM_PACK, load_content
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.session.session import HUMAN, Seat, Session

SILENT = "riddle"
"""The kind of the seats that have no part in it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a turn. `taken_back`: the region can be taken, which is why it is no solution."""

    is_solved: bool
    coins: int
    declined: bool
    taken_back: bool


@dataclass(slots=True)
class RiddleSession(Session):
    """One turn of one player; then there is a verdict, and nothing can be played until it begins again."""

    riddle: Riddle = field(kw_only=True)
    begin: Position = field(kw_only=True)
    solution: tuple[Action, ...] = field(kw_only=True)
    verdict: Verdict | None = None
    tries: int = 0
    _held: int = 0
    _declined: bool = False

    @property
    def solver(self) -> int:
        """The seat whose turn it is about."""
        return self.begin.seat

    def play(self, action: Action) -> list[Record]:
        """Play an action of the turn. Raises `IllegalAction`."""
        if self.verdict is not None:
            raise IllegalAction(Message("riddle.is_over"))
        self._held = held_by(self.game.position, self.solver)
        self._declined = isinstance(action, Decline)
        records = self.game.play(action)
        if self._is_turn_over():
            self._judge()
        self._changed()
        return records

    def think(self) -> Action | None:
        """The others don't play."""
        return None

    def hurry(self) -> None:
        """There is nobody to wait for."""

    def restart(self) -> None:
        """The turn begins again."""
        self.game = table_of(self.riddle).game
        self.verdict = None
        self._changed()

    def _is_turn_over(self) -> bool:
        position = self.game.position
        is_mine = position.seat == self.solver and position.round == self.begin.round
        return position.is_over or not is_mine or position.stage == "retreat"

    def _judge(self) -> None:
        after = self.game.position.copy()
        coins = after.coins[self.solver] - self.begin.coins[self.solver]
        settle_retreats(after)
        turn = Played(coins, held_by(after, self.solver) if self._declined else self._held, self._declined, after)
        self.tries += 1
        goal = self.riddle.goal
        region = self.begin.rules.board.by_id.get(goal.region, -1)
        try:
            is_solved = reaches(self.begin, goal, turn)
        except Unsearchable:
            is_solved = False
        holds = region >= 0 and bool(turn.held >> region & 1) and coins >= goal.coins
        self.verdict = Verdict(is_solved, coins, self._declined, holds and not is_solved)


def start_riddle(riddle: Riddle) -> RiddleSession:
    """A riddle at its beginning. Raises `Malformed`, and `IllegalAction` if its solution can't be played."""
    packs = tuple(riddle.scenario["content"])
    table = table_of(riddle)
    _, actions = solution_actions(riddle)
    file = map_file(riddle.map_name, riddle.file.parent)
    content = load_content((*packs, *(() if TEAM_PACK in packs else (TEAM_PACK,))))
    board = read_map(file, vocabulary_of(content))
    if board.geometry is None:
        raise Malformed("bad_map", key="map", got=file.name)
    begin = table.position.copy()
    seats = [Seat(name, number, HUMAN if number == begin.seat else SILENT) for number, name in enumerate(table.players)]
    return RiddleSession(
        table.game,
        board.geometry,
        seats,
        content,
        artwork=board.artwork,
        title=board.title,
        riddle=riddle,
        begin=begin,
        solution=tuple(actions),
    )

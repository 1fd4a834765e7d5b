"""A game: the position, how it came about, and the way back.

The checked door for scenes, opponents and tools. History holds every action with its chance results and records; undo
returns to an earlier position of the same decision-maker and stops at anything that chance or a reveal has shown.
"""

from __future__ import annotations

from dataclasses import dataclass

from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import put_on_top
from smallworld_desktop.rules.legal import Offer, legal_actions
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.play import apply, play, why_not
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import ComboRevealed, DieRolled, PileShuffled, PlaceFound, Record
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up

REVEALING = (ComboRevealed, DieRolled, PileShuffled, PlaceFound)


@dataclass(slots=True)
class Step:
    """One action of the game: who chose it in which round, what chance gave, and what happened."""

    seat: int
    round: int
    action: Action
    chance: tuple[int, ...]
    records: list[Record]


class Game:
    """A game in progress. `position` is the present; treat it as read-only and play through this class."""

    def __init__(
        self, position: Position, chance: Chance, opening: list[Record] | None = None, start: Position | None = None
    ) -> None:
        self.position = position
        self.chance = chance
        self.opening = opening or []
        self.start = start or position.copy()
        self.start_chance: tuple[int, ...] = ()
        self.steps: list[Step] = []
        self._past: list[Position] = []
        self._future: list[tuple[Step, Position]] = []

    @property
    def rules(self) -> Ruleset:
        return self.position.rules

    def legal(self) -> list[Offer]:
        """Everything that can be done now by `position.decider`."""
        return legal_actions(self.position)

    def why_not(self, action: Action) -> Message | None:
        return why_not(self.position, action)

    def play(self, action: Action) -> list[Record]:
        """Play a legal action; an illegal one raises `IllegalAction` and changes nothing."""
        before = self.position.copy()
        seat, round_number = before.decider, before.round
        logged = len(self.chance.log)
        records = play(self.position, action, self.chance)
        self.steps.append(Step(seat, round_number, action, tuple(self.chance.log[logged:]), records))
        self._future.clear()
        if self._goes_on(before, records):
            self._past.append(before)
        else:
            self._past.clear()
        return records

    def is_undoable(self, action: Action) -> bool:
        """Whether a legal action could be taken back once played."""
        trial = self.position.copy()
        records = apply(trial, action, Chance(0))
        return _still_deciding(self.position, trial) and not any(isinstance(r, REVEALING) for r in records)

    def _goes_on(self, before: Position, records: list[Record]) -> bool:
        return _still_deciding(before, self.position) and not any(isinstance(r, REVEALING) for r in records)

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> Action:
        """Take the last action back. Ask `can_undo` first."""
        step = self.steps.pop()
        self._future.append((step, self.position))
        self.position = self._past.pop()
        return step.action

    def redo(self) -> list[Record]:
        """Play again what was taken back. Ask `can_redo` first."""
        step, after = self._future.pop()
        self._past.append(self.position)
        self.position = after
        self.steps.append(step)
        return step.records


def _still_deciding(before: Position, after: Position) -> bool:
    """The same seat decides in the same turn: what it did can be taken back."""
    same_turn = before.seat == after.seat and before.round == after.round and not after.is_over
    return same_turn and before.decider == after.decider and (before.stage == "setup") == (after.stage == "setup")


def new_game(
    rules: Ruleset,
    seed: int,
    start_seat: int = 0,
    rolls: tuple[int, ...] = (),
    on_top: tuple[str, str] | None = None,
) -> Game:
    """A game from the set-up of R2, its chance drawn from the seed. `on_top`: race and power of the first combo."""
    chance = Chance(seed, rolls)
    position, records = set_up(rules, chance, start_seat)
    if on_top is not None:
        put_on_top(position, *on_top)
        records = [record for record in records if not isinstance(record, ComboRevealed)]
    game = Game(position, chance, records)
    game.start_chance = tuple(chance.log)
    return game

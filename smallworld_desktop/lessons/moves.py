"""What a step asks for, in the game's own actions."""

from __future__ import annotations

from collections.abc import Iterable

from smallworld_desktop.lessons.lesson import LessonStep, Move
from smallworld_desktop.rules import actions
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.scenario.builder import ScenarioTable
from smallworld_desktop.scenario.moves import read_move
from smallworld_desktop.scenario.problems import Malformed

KINDS: dict[str, type] = {
    "pick": actions.Pick,
    "decline": actions.Decline,
    "ready": actions.Ready,
    "abandon": actions.Abandon,
    "conquer": actions.Conquer,
    "roll": actions.Roll,
    "final": actions.Final,
    "hire": actions.AnswerHire,
    "stop": actions.Stop,
    "deploy": actions.Deploy,
    "place": actions.PlaceMarkers,
    "ally": actions.MakePeace,
    "end": actions.End,
    "stay": actions.Stay,
    "retreat": actions.Retreat,
    "share": actions.Share,
    "use": actions.Use,
    "maraud": actions.ReadyAgain,
}
"""The moves that a bare word may stand for, whatever their value."""


def fits(table: ScenarioTable, moves: Iterable[Move], action: Action) -> bool:
    """Whether an action is one of these moves."""
    return any(_is(table, move, action) for move in moves)


def _is(table: ScenarioTable, move: Move, action: Action) -> bool:
    name, value = move
    if value is None and name in KINDS:
        return isinstance(action, KINDS[name])
    return action in read_move(table, name, value)


def path_of(step: LessonStep) -> list[Move]:
    """The moves by which a step is done: those it says, or the first of what it asks for."""
    return list(step.path or step.moves[:1])


def actions_of(table: ScenarioTable, move: Move) -> list[Action]:
    """The actions of a move. A bare word stands for a sensible one of its kind. Raises `Malformed`."""
    name, value = move
    if value is not None or name not in KINDS:
        return read_move(table, name, value)
    for offer in table.game.legal():
        if isinstance(offer, Distribution):
            made = offer.default()
            if isinstance(made, KINDS[name]):
                return [made]
        elif isinstance(offer, KINDS[name]):
            return [offer]
    raise Malformed("unknown", key=name, got=name)

"""The turns of a game as they were played, with what the die might have made of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from smallworld_desktop.ai.deploy import Deployer
from smallworld_desktop.ai.playout import Ends
from smallworld_desktop.ai.quick import FINAL_CHANCE
from smallworld_desktop.rules.actions import Action, Decline, End, Final
from smallworld_desktop.rules.chance import Chance, Replay
from smallworld_desktop.rules.cost import cost_by
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply, play
from smallworld_desktop.rules.position import Position

BEST_ROLL = 3


@dataclass(slots=True)
class PlayedTurn:
    """One seat's turn: how it began, what was done, and how it stood before it was scored (or after a decline).

    `first` and `last` are the numbers of its steps in the game. `rolled` is the position before the last conquest,
    if the die was thrown for it.
    """

    seat: int
    round: int
    begin: Position
    first: int
    last: int
    end: Position
    actions: list[Action] = field(default_factory=list)
    is_decline: bool = False
    rolled: tuple[Position, Final] | None = None


def played_turns(game: Game) -> Iterator[PlayedTurn]:
    """All turns of a game in order, by playing it again."""
    pos = game.start.copy()
    turn: PlayedTurn | None = None
    for number, step in enumerate(game.steps):
        seat = pos.seat
        if pos.decider == seat and pos.stage != "setup":
            if turn is None or (turn.seat, turn.round) != (seat, pos.round):
                if turn is not None:
                    yield turn
                turn = PlayedTurn(seat, pos.round, pos.copy(), number, number, pos.copy())
            if pos.stage != "late_decline":
                _note(turn, pos, step.action, number)
        play(pos, step.action, Replay(step.chance))
        if turn is not None and isinstance(step.action, Decline) and turn.last == number:
            turn.end, turn.is_decline = pos.copy(), True
    if turn is not None:
        yield turn


def _note(turn: PlayedTurn, pos: Position, action: Action, number: int) -> None:
    turn.actions.append(action)
    turn.last = number
    if isinstance(action, Final):
        turn.rolled = (pos.copy(), action)
    if isinstance(action, End):
        turn.end = pos.copy()


def expected_ends(turn: PlayedTurn, deployer: Deployer) -> Ends:
    """How the turn might have ended, with chances: as it did, and as the die might have had it."""
    if turn.rolled is None:
        return ((1.0, turn.end),)
    before, final = turn.rolled
    people = before.people(before.fighter)
    likely = FINAL_CHANCE[max(0, cost_by(before, people, final.region, final.way) - people.hand)]
    won = turn.end.holder[final.region] == before.fighter
    other = before.copy()
    apply(other, final, Chance(0, (0 if won else BEST_ROLL,)))
    settle(other)
    deployer.finish(other)
    happened = likely if won else 1 - likely
    return ((happened, turn.end), (1 - happened, other))


def settle(pos: Position) -> None:
    """Answer what is asked in the plainest way."""
    while pos.questions:
        offer = legal_actions(pos)[0]
        apply(pos, offer.default() if isinstance(offer, Distribution) else offer, Chance(0))

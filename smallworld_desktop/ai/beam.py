"""Search over a turn's conquests: which regions, in which order and in which way, and when to stop.

A beam keeps the most promising unfinished turns. Every one of them could also stop, or end with the die; the best
of these ends are laid out (redeployment, markers) and judged in full.
"""

from __future__ import annotations

import typing
from dataclasses import dataclass

from smallworld_desktop.ai.budget import Budget
from smallworld_desktop.ai.deploy import Deployer
from smallworld_desktop.ai.evaluate import Judge
from smallworld_desktop.ai.quick import FINAL_CHANCE
from smallworld_desktop.ai.worth import income
from smallworld_desktop.rules import checks
from smallworld_desktop.rules.actions import OWN, STOP, Abandon, Action, Conquer, Final, ReadyAgain, Roll
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.cost import cost_by, force
from smallworld_desktop.rules.legal import Offer, conquests, legal_actions
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, Position

AGAIN: typing.Final = ReadyAgain()


@dataclass(slots=True)
class Node:
    """An unfinished turn: what was done so far, and a first guess of its worth."""

    pos: Position
    actions: tuple[Action, ...]
    guess: float
    against: float


@dataclass(slots=True)
class TurnPlan:
    """A turn thought through to its end: its actions up to the redeployment, its worth, and the ends it may have."""

    actions: tuple[Action, ...]
    value: float
    ends: tuple[tuple[float, Position], ...]
    """Positions before `End`, with their chances: one, or two if the die decides."""

    @property
    def end(self) -> Position:
        """The likeliest end."""
        return max(self.ends, key=lambda pair: pair[0])[1]


class Planner:
    """Plans turns for one seat."""

    __slots__ = ("deployer", "ends", "judge", "width")

    def __init__(self, judge: Judge, deployer: Deployer, width: int, ends: int) -> None:
        self.judge = judge
        self.deployer = deployer
        self.width = width
        self.ends = ends

    def plans(self, pos: Position, budget: Budget, width: int = 0, ends: int = 0) -> list[TurnPlan]:
        """Plans for the race that acts now, best first. `pos` is in conquest and is not changed."""
        if pos.fighter == NOBODY:
            after = pos.copy()
            apply(after, STOP, Chance(0))
            return [TurnPlan((STOP,), self.judge.end_of_turn(after), ((1.0, after),))]
        finished: list[tuple[float, Node, Final | Roll | None, float]] = []
        beam = [Node(pos, (), *self._guess(pos, None))]
        seen: set[tuple[object, ...]] = set()
        while beam:
            children: list[Node] = []
            for node in beam:
                finished.append((node.guess, node, None, 1.0))
                if budget.is_late():
                    continue
                self._expand(node, children, finished, seen, budget)
            children.sort(key=lambda child: -child.guess)
            beam = children[: width or self.width]
        finished.sort(key=lambda item: -item[0])
        plans: list[TurnPlan] = []
        for _, node, final, likely in finished[: ends or self.ends]:
            if plans and budget.is_late():
                break
            plans.append(self._finish(node, final, likely))
            budget.spend(3)
        plans.sort(key=lambda plan: -plan.value)
        return plans

    def _expand(
        self,
        node: Node,
        children: list[Node],
        finished: list[tuple[float, Node, Final | Roll | None, float]],
        seen: set[tuple[object, ...]],
        budget: Budget,
    ) -> None:
        pos = node.pos
        people = pos.people(pos.fighter)
        for offer in self._moves(pos):
            if isinstance(offer, (Final, Roll)):
                missing = cost_by(pos, people, offer.region, offer.way) - force(pos, people, offer.region)
                if missing <= 0:
                    continue
                likely = FINAL_CHANCE[missing]
                worth = self.judge.worth.profile(people.abilities).pays[offer.region]
                holder = pos.holder_of(offer.region)
                if holder is not None:
                    worth += -1.0 if holder.seat == people.seat else self.judge.share
                finished.append((node.guess + likely * worth, node, offer, likely))
                continue
            assert isinstance(offer, (Conquer, Abandon, ReadyAgain))
            child = pos.copy()
            apply(child, offer, Chance(0))
            budget.spend()
            if child.questions or child.stage != "conquer":
                self._settle(child)
            key = _key(child)
            if key in seen:
                continue
            seen.add(key)
            robbed = isinstance(offer, Conquer) and pos.holder[offer.region] != NOBODY
            guess, against = self._guess(child, None if robbed else node.against)
            children.append(Node(child, (*node.actions, offer), guess, against))

    def _moves(self, pos: Position) -> list[Offer]:
        people = pos.people(pos.fighter)
        if pos.questions or pos.stage != "conquer":
            return []
        named = pos.fighter if people.declined else OWN
        moves = conquests(pos, people, named)
        if not pos.fought and pos.roll == NO_ROLL:
            moves += [Abandon(region, named) for region in bits(people.held)]
        if people.abilities.second_wave and checks.check_ready_again(pos, AGAIN) is None:
            moves.append(AGAIN)
        return [
            move
            for move in moves
            if isinstance(move, (Conquer, Final, Abandon, ReadyAgain)) or (isinstance(move, Roll) and move.region >= 0)
        ]

    def _settle(self, pos: Position) -> None:
        """Questions in the middle of a plan are answered in the plainest way."""
        while pos.questions:
            answer = legal_actions(pos)[0]
            apply(pos, answer, Chance(0))  # type: ignore[arg-type]

    def _guess(self, pos: Position, against: float | None) -> tuple[float, float]:
        """Coins if the turn ended now, with something for each token still in hand."""
        judge = self.judge
        if against is None:
            against = judge.share * sum(income(pos, rival) for rival in judge.rivals)
        people = pos.people(pos.fighter)
        hand = people.hand - (people.held & ~people.abilities.stays).bit_count() / judge.weights.token
        return judge.margin(pos) + income(pos, judge.seat) - against + judge.weights.token * hand, against

    def _finish(self, node: Node, final: Final | Roll | None, likely: float) -> TurnPlan:
        if final is None:
            return self._stop(node)
        ends = []
        value = 0.0
        for chance, roll in ((likely, 3), (1 - likely, 0)):
            pos = node.pos.copy()
            apply(pos, final, Chance(0, (roll,)))
            self._settle(pos)
            if isinstance(final, Roll) and pos.stage == "conquer":
                apply(pos, STOP, Chance(0))
            value += chance * self._lay_out(pos)
            ends.append((chance, pos))
        return TurnPlan((*node.actions, final), value, tuple(ends))

    def _stop(self, node: Node) -> TurnPlan:
        pos = node.pos.copy()
        if pos.parts:
            close: Action = self.deployer.deploy(pos, pos.fighter)
            value = self._lay_out(pos)
            return TurnPlan((*node.actions, close), value, ((1.0, pos),))
        apply(pos, STOP, Chance(0))
        value = self._lay_out(pos)
        return TurnPlan((*node.actions, STOP), value, ((1.0, pos),))

    def _lay_out(self, pos: Position) -> float:
        """Redeploy on this position and judge it."""
        if pos.parts:
            after = pos.copy()
            apply(after, self.deployer.deploy(after, after.fighter), Chance(0))
            return self.judge.end_of_turn(after)
        self.deployer.finish(pos)
        return self.judge.end_of_turn(pos)


def _key(pos: Position) -> tuple[object, ...]:
    """What makes two unfinished turns the same for the rest of the turn."""
    people = pos.people(pos.fighter)
    return (people.held, people.hand, people.tray, pos.warded, pos.wave_done, pos.sorcerised, pos.fought,
            tuple(pos.coins), len(people.deeds), pos.abandoned)  # fmt: skip

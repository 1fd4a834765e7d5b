"""A player that plans its turn: combo or decline, conquests, redeployment."""

from __future__ import annotations

import random
from dataclasses import dataclass

from smallworld_desktop.ai.beam import Plan, Planner
from smallworld_desktop.ai.budget import Budget
from smallworld_desktop.ai.deploy import Deployer
from smallworld_desktop.ai.evaluate import Judge
from smallworld_desktop.ai.levels import Level
from smallworld_desktop.ai.playout import Playouts
from smallworld_desktop.ai.quick import QuickPlayer, coming_declines
from smallworld_desktop.ai.weights import DEFAULT, Weights
from smallworld_desktop.ai.worth import Worth, income, turns_left
from smallworld_desktop.rules.actions import END, ROLL, STAY, STOP, Action, Conquer, Decline, Deploy, Pick, Stop
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import prices
from smallworld_desktop.rules.decline import default_decline
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply, why_not
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, Position
from smallworld_desktop.rules.redeploy import ready_domain
from smallworld_desktop.rules.view import View

Expected = tuple[object, ...]


@dataclass(slots=True)
class Turn:
    """What is remembered during one turn."""

    key: tuple[int, int]
    budget: Budget
    queue: list[tuple[Action, Expected]]
    done: set[str]
    expands: bool = False


class Thinker:
    """One seat of one game."""

    def __init__(self, worth: Worth, seat: int, level: Level, seed: int, weights: Weights = DEFAULT) -> None:
        self.level = level
        self.rng = random.Random(seed)
        self.judge = Judge(worth, seat, weights)
        self.deployer = Deployer(worth, weights)
        self.planner = Planner(self.judge, self.deployer, level.width, level.ends)
        self.quick = QuickPlayer(worth, self.rng)
        self.playouts = Playouts(self.judge)
        self.turn = Turn((0, 0), Budget(0), [], set())

    def choose(self, view: View) -> Action:
        """An action for the view's seat, which has to decide now."""
        shown = view.position
        key = (shown.round, shown.seat)
        if self.turn.key != key:
            self.turn = Turn(key, Budget(self.level.positions, self.level.seconds), [], set())
        self.turn.budget.resume()
        try:
            return self._choose(view)
        finally:
            self.turn.budget.pause()

    def _choose(self, view: View) -> Action:
        shown = view.position
        queue = self.turn.queue
        if queue:
            action, expected = queue.pop(0)
            if expected == _state(shown) and why_not(shown, action) is None:
                return action
            queue.clear()
        if not shown.questions and shown.stage in ("conquer", "choose", "late_decline"):
            pos = view.complete(self.rng)
            if shown.stage == "conquer":
                return self._conquer(pos)
            if shown.stage == "choose":
                return self._pick(pos)
            return self._late_decline(pos)
        if not shown.questions and shown.stage == "redeploy":
            return self._redeploy(shown)
        if not shown.questions and shown.stage == "retreat":
            return self._retreat(shown)
        return self.quick.choose(shown)

    # -- combos ------------------------------------------------------------------------------------------------------

    def _pick(self, pos: Position) -> Action:
        affordable = [place for place, price in enumerate(prices(pos)) if price <= pos.coins[pos.seat]]
        if len(affordable) == 1:
            return Pick(affordable[0])
        chosen = []
        for place in affordable:
            after = pos.copy()
            apply(after, Pick(place), Chance(self.rng.getrandbits(32)))
            plans = self.planner.plans(after, self.turn.budget, self.level.pick_width, self.level.pick_ends)
            chosen.append((plans[0].value, place, plans[0]))
        chosen.sort(key=lambda item: -item[0])
        best = 0
        if self.level.compares:
            chosen = chosen[: self.level.compares]
            best, _ = self.playouts.best(
                [plan.ends for _, _, plan in chosen],
                [value for value, _, _ in chosen],
                self._share(0.4),
                self.rng.getrandbits(48),
            )
        return Pick(chosen[best][1])

    def _share(self, part: float) -> Budget:
        """A part of what is left of the turn's budget."""
        return self.turn.budget.part(part)

    # -- conquest ----------------------------------------------------------------------------------------------------

    def _conquer(self, pos: Position) -> Action:
        turn = self.turn
        budget = turn.budget
        plans = self.planner.plans(pos, budget)
        may_decline = not pos.begun and not pos.fought and not turn.expands
        active = pos.active_people(pos.seat)
        decline = default_decline(pos, active) if may_decline and active is not None else None
        turn.expands = True
        if self.level.compares:
            best = self._compare(pos, plans, decline)
            if best is None:
                assert decline is not None
                return decline
        else:
            best = plans[0]
            if decline is not None and self._should_decline(pos, best, decline):
                return decline
        return self._begin(pos, best)

    def _should_decline(self, pos: Position, plan: Plan, decline: Decline) -> bool:
        seat = pos.seat
        turns = turns_left(pos, seat)
        if not turns:
            return False
        active = pos.active_people(seat)
        assert active is not None
        expand = pos.coins[seat] * -1.0 + sum(c * (end.coins[seat] + income(end, seat)) for c, end in plan.ends)
        after = pos.copy()
        apply(after, decline, Chance(0))
        at_once = after.coins[seat] - pos.coins[seat]
        regions = sum(after.people(n).held.bit_count() for n in after.declines[seat])
        growth = 0.5
        return coming_declines(self.judge.weights, expand, at_once, regions, turns, growth) > 0

    def _compare(self, pos: Position, plans: list[Plan], decline: Decline | None) -> Plan | None:
        """The plan that turns out best when games are played on; None for the decline."""
        distinct: list[Plan] = []
        seen = set()
        for plan in plans:
            key = tuple(_occupied(end) for _, end in plan.ends)
            if key not in seen:
                seen.add(key)
                distinct.append(plan)
        distinct = distinct[: self.level.compares]
        choices: list[tuple[tuple[float, Position], ...]] = [plan.ends for plan in distinct]
        priors = [plan.value for plan in distinct]
        if decline is not None and turns_left(pos, pos.seat):
            after = pos.copy()
            apply(after, decline, Chance(0))
            choices.append(((1.0, after),))
            priors.append(priors[0])
        best, _ = self.playouts.best(choices, priors, self._share(0.6), self.rng.getrandbits(48))
        return distinct[best] if best < len(distinct) else None

    def _begin(self, pos: Position, plan: Plan) -> Action:
        """The first action of a plan; the others wait in the queue for the positions they were made for."""
        people = pos.peoples[pos.fighter] if pos.fighter != NOBODY else None
        first = plan.actions[0]
        if (
            people is not None
            and people.abilities.no_redeployment
            and not pos.fought
            and pos.roll == NO_ROLL
            and pos.before_ready
        ):
            spare = min(end.people(pos.fighter).hand for _, end in plan.ends if end.peoples[pos.fighter] is not None)
            if spare and "ready" not in self.turn.done:
                self.turn.done.add("ready")
                left = self.deployer.leave_behind(pos, ready_domain(pos, pos.fighter), spare)
                if left is not None:
                    return left
        if people is not None and people.abilities.rolls_before and pos.roll == NO_ROLL:
            ordinary = isinstance(first, Stop | Deploy) or (isinstance(first, Conquer) and not first.way)
            if ordinary and why_not(pos, ROLL) is None:
                return ROLL
        now = pos.copy()
        queue: list[tuple[Action, Expected]] = []
        for action in plan.actions:
            if why_not(now, action) is not None:
                break
            queue.append((action, _state(now)))
            apply(now, action, Chance(0))
        if not queue:
            return STOP
        self.turn.queue = queue[1:]
        return queue[0][0]

    def _late_decline(self, pos: Position) -> Action:
        active = pos.people(pos.active[pos.seat])
        decline = default_decline(pos, active)
        if not self.level.compares:
            return self.quick.choose(pos)
        choices = []
        for action in (STAY, decline):
            after = pos.copy()
            apply(after, action, Chance(0))
            choices.append(((1.0, after),))
        best, _ = self.playouts.best(choices, [0.0, 0.0], self._share(0.6), self.rng.getrandbits(48))
        return (STAY, decline)[best]

    # -- the end of the turn -----------------------------------------------------------------------------------------

    def _redeploy(self, pos: Position) -> Action:
        if pos.parts:
            return self.deployer.deploy(pos, pos.fighter)
        if pos.fighter != NOBODY:
            action = self.deployer.next_step(pos, self.turn.done)
            if action is not None:
                return action
        return END

    def _retreat(self, pos: Position) -> Action:
        offer = legal_actions(pos)[0]
        assert isinstance(offer, Distribution)
        return self.deployer.retreat(pos, offer) if offer.kind == "retreat" else self.deployer.place(pos, offer)


def _state(pos: Position) -> Expected:
    """What must be as planned for the next action of a plan to be right."""
    if pos.fighter == NOBODY:
        return (pos.stage, pos.fighter)
    people = pos.people(pos.fighter)
    return (pos.stage, pos.fighter, people.held, people.hand, pos.roll, bool(pos.questions), tuple(pos.tokens))


def _occupied(pos: Position) -> tuple[object, ...]:
    return (tuple(pos.holder), pos.warded, tuple(pos.coins))

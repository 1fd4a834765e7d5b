"""A player that plans its turn: combo or decline, conquests, redeployment, and answers to whatever is asked.

A plan is made once and followed while the game goes as planned; a die, a reveal or another player's answer makes it
think again. The hard level plays the best choices on in quick games before it decides.
"""

from __future__ import annotations

import random
import typing
from collections.abc import Callable
from dataclasses import dataclass, field

from smallworld_desktop.ai.beam import Planner, TurnPlan
from smallworld_desktop.ai.beginning import opening, roll_first
from smallworld_desktop.ai.budget import Budget
from smallworld_desktop.ai.closing import Closing
from smallworld_desktop.ai.deploy import Deployer
from smallworld_desktop.ai.evaluate import Judge, LearnedJudge
from smallworld_desktop.ai.levels import Level
from smallworld_desktop.ai.manners import PLAIN, TOLERANCE, Manner, bear_grudges, taste_of_turn
from smallworld_desktop.ai.playout import Ends, Playouts
from smallworld_desktop.ai.quick import coming_declines
from smallworld_desktop.ai.reasons import because, why_combo, why_conquer, why_decline, why_turn
from smallworld_desktop.ai.worth import Worth, income, turns_left
from smallworld_desktop.rules.actions import (
    END,
    STAY,
    STOP,
    Action,
    Conquer,
    Decline,
    Final,
    Pick,
    SwapPowers,
)
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import picks, prices
from smallworld_desktop.rules.decline import default_decline
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.play import apply, why_not
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, People, Position
from smallworld_desktop.rules.redeploy import ready_domain
from smallworld_desktop.rules.view import View

Expected = tuple[object, ...]

FOR_COMBO: typing.Final = 0.4
FOR_CONQUESTS: typing.Final = 0.6
FOR_ANSWERS: typing.Final = 0.2
LIKED: typing.Final = 6
"""How many plans are looked at for the manner, where none are played on."""
SWAP_GAIN: typing.Final = 1.0
"""How much better the powers must be the other way round."""


@dataclass(slots=True)
class Turn:
    """What is remembered during one turn."""

    key: tuple[int, int]
    budget: Budget
    queue: list[tuple[Action, Expected]] = field(default_factory=list)
    done: set[str] = field(default_factory=set)
    expands: bool = False
    plan: TurnPlan | None = None
    begin: Position | None = None
    reason: Message | None = None


class Thinker:
    """One seat of one game."""

    def __init__(
        self,
        worth: Worth,
        seat: int,
        level: Level,
        seed: int,
        learnt: tuple[float, ...] = (),
        hurried: Callable[[], bool] | None = None,
        manner: Manner = PLAIN,
    ) -> None:
        self.level = level
        self.rng = random.Random(seed)
        self.judge = LearnedJudge(worth, seat, level.weights, learnt) if learnt else Judge(worth, seat, level.weights)
        self.deployer = Deployer(worth, level.weights)
        self.closing = Closing(self.judge, self.deployer)
        self.planner = Planner(self.judge, self.deployer, level.width, level.ends)
        self.playouts = Playouts(self.judge, level.depth)
        self.hurried = hurried
        self.manner = manner
        self.grudges = [0.0] * worth.rules.seats
        self.held = 0
        self.turn = Turn((0, 0), Budget(0))

    def choose(self, view: View) -> Action:
        """An action for the view's seat, which has to decide now."""
        shown = view.position
        key = (shown.round, shown.seat)
        if self.turn.key != key:
            self._begin_turn(key, shown)
        budget = self.turn.budget
        budget.resume()
        try:
            return self._choose(view)
        finally:
            budget.pause()

    def _begin_turn(self, key: tuple[int, int], shown: Position) -> None:
        self.turn = Turn(key, Budget(self.level.positions, self.level.seconds, self.hurried))
        if shown.seat == self.judge.seat:
            bear_grudges(self.grudges, self.held, shown, self.judge.seat)
            self.held = 0

    def _end_turn(self, pos: Position) -> Action:
        """End the turn, and remember what was held."""
        for people in pos.peoples:
            if people is not None and people.seat == self.judge.seat:
                self.held |= people.held
        return END

    def why(self, view: View, action: Action) -> Message | None:
        """Why the action just chosen for this view: of a conquest its own reasons, else those of the turn."""
        plan = self.turn.plan
        if not isinstance(action, (Conquer, Final)) or plan is None:
            return self.turn.reason
        before = view.complete(random.Random(0))
        after = before.copy()
        apply(after, action, Chance(0, (3,)))
        return because(*why_conquer(self.judge, before, action, after, plan.end))

    def _choose(self, view: View) -> Action:
        shown = view.position
        queue = self.turn.queue
        if queue:
            action, expected = queue.pop(0)
            if expected == _state(shown) and why_not(shown, action) is None:
                return action
            queue.clear()
        if not shown.questions:
            if shown.stage == "conquer":
                return self._conquer(view.complete(self.rng))
            if shown.stage == "choose":
                return self._pick(view.complete(self.rng))
            if shown.stage == "late_decline":
                return self._late_decline(view.complete(self.rng))
            if shown.stage == "redeploy":
                return self._redeploy(view.complete(self.rng))
            if shown.stage == "retreat":
                return self.closing.retreat(shown)
        return self._answer(view.complete(self.rng))

    # -- combos ------------------------------------------------------------------------------------------------------

    def _pick(self, pos: Position) -> Action:
        """The combo whose first turn, thought through, is worth most after its price."""
        cost = prices(pos)
        found: list[tuple[float, Pick, TurnPlan]] = []
        affordable = [place for place, price in enumerate(cost) if price <= pos.coins[pos.seat]]
        for pick in [pick for place in affordable for pick in picks(pos, place)]:
            after = pos.copy()
            apply(after, pick, Chance(pick.place))
            plan = self.planner.plans(after, self.turn.budget, self.level.pick_width, self.level.pick_ends)[0]
            found.append((plan.value, pick, plan))
        found.sort(key=lambda item: -item[0])
        found = found[: max(1, self.level.compares)]
        best = self._best(
            [plan.ends for _, _, plan in found],
            [value for value, _, _ in found],
            FOR_COMBO,
            [self.manner.spend * cost[pick.place] for _, pick, _ in found],
        )
        _, pick, plan = found[best]
        place = pick.place
        self.turn.reason = because(*why_combo(pos, place, cost[place], income(plan.end, pos.seat)), self._cut())
        return pick

    def _best(self, choices: list[Ends], priors: list[float], share: float, tastes: list[float] | None = None) -> int:
        """The index of the best choice: played on in quick games if the level does that, else by its worth.

        Among choices that are about as good, the one that is liked most.
        """
        if not self.level.compares or len(choices) == 1:
            ranked = sorted(((prior, index) for index, prior in enumerate(priors)), key=lambda pair: -pair[0])
        else:
            budget = self.turn.budget.part(share)
            ranked = self.playouts.ranked(choices, priors, budget, self.rng.getrandbits(48))
        if tastes is None or self.manner.is_plain:
            return ranked[0][1]
        good = [index for worth, index in ranked if worth >= ranked[0][0] - TOLERANCE]
        return max(good, key=lambda index: tastes[index])

    def _cut(self) -> Message | None:
        return Message("ai.why.cut_short") if self.turn.budget.cut_short else None

    # -- conquest ----------------------------------------------------------------------------------------------------

    def _conquer(self, pos: Position) -> Action:
        turn = self.turn
        plans = self._plans(pos)
        first = not turn.expands
        turn.expands = True
        if first and not pos.begun and not pos.fought:
            if pos.places and why_not(pos, SwapPowers()) is None and self._swaps(pos, plans[0]):
                turn.expands = False
                return SwapPowers()
            active = pos.active_people(pos.seat)
            if active is not None and (turns_left(pos, pos.seat) or active.abilities.vanishes[1]):
                decline = self._way_to_decline(pos, active)
                best = self._decline_or(pos, plans, decline)
                if best is None:
                    return decline
                return self._open(pos) or self._begin(pos, best)
        return self._open(pos) or self._begin(pos, self._compare(pos, plans))

    def _open(self, pos: Position) -> Action | None:
        """What belongs before the first conquest. The turn is planned anew after it."""
        first = opening(pos, self.judge.worth)
        if first is None or type(first).__name__ in self.turn.done:
            return None
        self.turn.done.add(type(first).__name__)
        return first

    def _way_to_decline(self, pos: Position, active: People) -> Decline:
        """A badge that is only lent is used on a decline if that pays more at once."""
        plain = default_decline(pos, active)
        if not active.lent:
            return plain
        ways = [offer for offer in legal_actions(pos) if isinstance(offer, Decline)]
        return max(ways, key=lambda way: (self._at_once(pos, way), way == plain), default=plain)

    def _at_once(self, pos: Position, decline: Decline) -> int:
        """What a decline pays in its own turn."""
        after = pos.copy()
        apply(after, decline, Chance(0))
        return after.coins[pos.seat] - pos.coins[pos.seat]

    def _plans(self, pos: Position) -> list[TurnPlan]:
        """Plans for the rest of the turn; who has thought enough looks at fewer."""
        budget, level = self.turn.budget, self.level
        if budget.left > 0:
            return self.planner.plans(pos, budget)
        return self.planner.plans(pos, budget, level.pick_width, level.pick_ends)

    def _swaps(self, pos: Position, plan: TurnPlan) -> bool:
        """Whether the partner's power would serve better."""
        after = pos.copy()
        apply(after, SwapPowers(), Chance(0))
        return self._plans(after)[0].value > plan.value + SWAP_GAIN

    def _decline_or(self, pos: Position, plans: list[TurnPlan], decline: Decline) -> TurnPlan | None:
        """The best plan, or None if declining is better."""
        seat = pos.seat
        after = pos.copy()
        apply(after, decline, Chance(0))
        expand = sum(chance * (end.coins[seat] + income(end, seat)) for chance, end in plans[0].ends) - pos.coins[seat]
        regions = sum(after.people(number).held.bit_count() for number in after.declines[seat])
        at_once = after.coins[seat] - pos.coins[seat]
        turns = turns_left(pos, seat)
        weights = self.judge.weights
        better = coming_declines(weights, expand, at_once, regions, turns, weights.plan_growth)
        if not turns:
            better = at_once - expand
        self.turn.reason = because(*why_decline(expand, regions), self._cut())
        if not self.level.compares and self.manner.is_plain:
            return None if better > 0 else plans[0]
        chosen = self._distinct(plans)
        ends: list[Ends] = [plan.ends for plan in chosen]
        priors = [plan.value for plan in chosen]
        tastes = [*self._tastes(pos, chosen), self.manner.retire]
        best = self._best([*ends, ((1.0, after),)], [*priors, priors[0] + better], FOR_CONQUESTS, tastes)
        self.turn.reason = because(*why_decline(expand, regions), self._cut())
        return chosen[best] if best < len(chosen) else None

    def _compare(self, pos: Position, plans: list[TurnPlan]) -> TurnPlan:
        chosen = self._distinct(plans)
        ends: list[Ends] = [plan.ends for plan in chosen]
        tastes = self._tastes(pos, chosen)
        return chosen[self._best(ends, [plan.value for plan in chosen], FOR_CONQUESTS, tastes)]

    def _tastes(self, pos: Position, plans: list[TurnPlan]) -> list[float]:
        """How much each plan is to this player's manner."""
        begin = self.turn.begin or pos
        return [
            taste_of_turn(self.manner, begin, plan.end, self.judge.seat, self.grudges)
            + (self.manner.gamble if len(plan.ends) > 1 else 0.0)
            for plan in plans
        ]

    def _distinct(self, plans: list[TurnPlan]) -> list[TurnPlan]:
        """The best plans that end differently."""
        found: dict[tuple[object, ...], TurnPlan] = {}
        for plan in plans:
            key = tuple((tuple(end.holder), end.warded, tuple(end.coins)) for _, end in plan.ends)
            found.setdefault(key, plan)
        return list(found.values())[: max(1 if self.manner.is_plain else LIKED, self.level.compares)]

    def _begin(self, pos: Position, plan: TurnPlan) -> Action:
        """The first action of a plan; the others wait in the queue for the positions they were made for."""
        turn = self.turn
        begin = turn.begin = turn.begin or pos
        turn.plan = plan
        turn.reason = because(*why_turn(self.judge, begin, plan.end, plan.ends[0][0]), self._cut())
        people = pos.peoples[pos.fighter] if pos.fighter != NOBODY else None
        if people is not None:
            early = self._leave_behind(pos, plan) or roll_first(pos, plan.actions[0])
            if early is not None:
                return early
        now = pos.copy()
        for action in plan.actions:
            if why_not(now, action) is not None:
                break
            turn.queue.append((action, _state(now)))
            if people is not None and people.abilities.rolls_before and now.roll == NO_ROLL:
                break  # before what follows there may be a roll
            apply(now, action, Chance(0))
        return turn.queue.pop(0)[0] if turn.queue else STOP

    def _leave_behind(self, pos: Position, plan: TurnPlan) -> Action | None:
        """A race that can't redeploy leaves the tokens that the plan doesn't need."""
        people = pos.people(pos.fighter)
        if not people.abilities.no_redeployment or pos.fought or pos.roll != NO_ROLL or not pos.before_ready:
            return None
        if "ready" in self.turn.done:
            return None
        self.turn.done.add("ready")
        spare = min(end.people(pos.fighter).hand if end.peoples[pos.fighter] else 0 for _, end in plan.ends)
        return self.deployer.leave_behind(pos, ready_domain(pos, pos.fighter), spare) if spare else None

    def _late_decline(self, pos: Position) -> Action:
        """After scoring: compare what the next turns bring with this race and without it."""
        seat = pos.seat
        active = pos.people(pos.active[seat])
        turns = turns_left(pos, seat)
        if not turns or not active.held:
            return STAY
        weights = self.judge.weights
        decline = default_decline(pos, active)
        ends: list[Ends] = []
        for action in (STAY, decline):
            after = pos.copy()
            apply(after, action, Chance(0))
            ends.append(((1.0, after),))
        regions = active.held.bit_count()
        spare = max(0, active.hand + pos.tokens_on_board(active) - regions)
        stays = income(pos, seat) + spare / weights.mean_cost
        gain = regions + weights.fresh_first - stays
        if self._best(ends, [0.0, gain], FOR_CONQUESTS) == 0:
            return STAY
        self.turn.reason = because(Message("ai.why.late"), Message("ai.why.keeps", {"count": regions}), self._cut())
        return decline

    # -- the end of the turn -----------------------------------------------------------------------------------------

    def _redeploy(self, pos: Position) -> Action:
        if pos.parts:
            return self.deployer.deploy(pos, pos.fighter)
        return self.closing.next_step(pos, self.turn.done) or self._end_turn(pos)

    # -- whatever else is asked --------------------------------------------------------------------------------------

    def _answer(self, pos: Position) -> Action:
        """Any other choice: the answer after which the position is worth most."""
        offers = legal_actions(pos)
        self.rng.shuffle(offers)
        ends: list[Ends] = []
        worths: list[float] = []
        actions: list[Action] = []
        for offer in offers:
            action = offer.default() if isinstance(offer, Distribution) else offer
            after = pos.copy()
            apply(after, action, Chance(0))
            actions.append(action)
            ends.append(((1.0, after),))
            worths.append(self.judge.end_of_turn(after))
            self.turn.budget.spend()
        ranked = sorted(range(len(actions)), key=lambda index: -worths[index])[: max(1, self.level.compares)]
        best = self._best([ends[index] for index in ranked], [worths[index] for index in ranked], FOR_ANSWERS)
        return actions[ranked[best]]


def _state(pos: Position) -> Expected:
    """What must be as planned for the next action of a plan to be right."""
    if pos.fighter == NOBODY:
        return (pos.stage, pos.fighter)
    people = pos.people(pos.fighter)
    return (pos.stage, pos.fighter, people.held, people.hand, pos.roll, bool(pos.questions), tuple(pos.tokens))

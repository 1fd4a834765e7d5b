"""What a position is worth to a seat at the end of its turn, in coins."""

from __future__ import annotations

from smallworld_desktop.ai.deploy import region_values
from smallworld_desktop.ai.features import features
from smallworld_desktop.ai.threat import attackers, hold_chance
from smallworld_desktop.ai.weights import Weights
from smallworld_desktop.ai.worth import Worth, income, turns_left
from smallworld_desktop.rules.position import Position


class Judge:
    """Judges positions for one seat: its own coins against those of the others."""

    __slots__ = ("partner", "rivals", "seat", "share", "weights", "worth")

    def __init__(self, worth: Worth, seat: int, weights: Weights) -> None:
        rules = worth.rules
        self.worth = worth
        self.weights = weights
        self.seat = seat
        self.partner = rules.partner(seat)
        self.rivals = tuple(other for other in range(rules.seats) if other not in (seat, self.partner))
        self.share = 1 / max(1, len(self.rivals))

    def margin(self, pos: Position) -> float:
        """Own coins ahead of the opponents' mean; in teams the lower of the two counts most."""
        others = self.share * sum(pos.coins[rival] for rival in self.rivals)
        mine = float(pos.coins[self.seat])
        if self.partner >= 0:
            theirs = pos.coins[self.partner]
            mine = 0.7 * min(mine, theirs) + 0.3 * max(mine, theirs)
        return mine - others

    def end_of_turn(self, pos: Position) -> float:
        """The worth of a turn that would end now, troops laid out: coins, what will be kept, what others will earn."""
        weights = self.weights
        seat = self.seat
        value = self.margin(pos) + income(pos, seat)
        turns = turns_left(pos, seat)
        if turns:
            later = min(float(turns), weights.horizon)
            enemies = attackers(pos, seat, weights)
            active = pos.active_people(seat)
            for people in pos.peoples:
                if people is None or people.seat != seat:
                    continue
                kept = 0.0
                for region, worth in region_values(pos, people, self.worth).items():
                    tokens = pos.tokens[region]
                    kept += worth * hold_chance(enemies, region, tokens, tokens)
                value += later * kept
            if active is not None:
                tokens = active.hand + pos.tokens_on_board(active)
                value += min(turns, 3) * weights.token_later * tokens
                value += later * self.worth.profile(active.abilities).each_turn
        for rival in self.rivals:
            left = turns_left(pos, rival)
            if left:
                value -= self.share * min(float(left), weights.rival_horizon) * income(pos, rival)
                active = pos.active_people(rival)
                if active is not None:
                    tokens = active.in_hand + pos.tokens_on_board(active)
                    value -= self.share * min(left, 3) * weights.token_later * tokens
        return value


class LearnedJudge(Judge):
    """Judges the end of a turn by what self-play taught."""

    __slots__ = ("learnt",)

    def __init__(self, worth: Worth, seat: int, weights: Weights, learnt: tuple[float, ...]) -> None:
        super().__init__(worth, seat, weights)
        self.learnt = learnt

    def end_of_turn(self, pos: Position) -> float:
        """Coins, and what is to come: the sum of all counts times their weights."""
        value = self.margin(pos) + income(pos, self.seat)
        found = features(pos, self.seat, self.rivals, self.worth, self.weights)
        for index, number in enumerate(found):
            value += number * self.learnt[index]
        return value

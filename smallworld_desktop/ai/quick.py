"""Rules of thumb that play any seat at once: what simulated games are played on with, and what easy players think.

Everything is asked of the rules: what a region costs, what it pays, what a decline leaves.
"""

from __future__ import annotations

import random
import typing

from smallworld_desktop.ai.beginning import opening
from smallworld_desktop.ai.options import best_of, best_post, best_use
from smallworld_desktop.ai.weights import QUICK, Weights
from smallworld_desktop.ai.worth import Worth, income, turns_left
from smallworld_desktop.rules import checks
from smallworld_desktop.rules.actions import (
    CONQUER,
    END,
    FINAL,
    NOWHERE,
    OWN,
    ROLL,
    STAY,
    STOP,
    Action,
    AnswerHire,
    Conquer,
    Final,
    MakePeace,
    MoveRelic,
    Pick,
    ReadyAgain,
    Roll,
    Sacrifice,
    Shield,
    layout_of,
)
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import picks, prices
from smallworld_desktop.rules.conquest import shield_choices
from smallworld_desktop.rules.cost import cost, cost_by, force, targets
from smallworld_desktop.rules.decline import default_decline
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.legal import conquests, legal_actions
from smallworld_desktop.rules.matching import found_in
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, People, Position
from smallworld_desktop.rules.redeploy import deploy_domain, is_deployed, may_deploy, placing_domain
from smallworld_desktop.rules.ways import HIRE, split

PAY_IN_TOKENS: typing.Final = 0.7
"""How much more a region that pays a coin more may be defended."""

A_FIND: typing.Final = 1.0
"""What a place or relic that lies under monsters is worth."""

FINAL_CHANCE: typing.Final = (1.0, 0.5, 1 / 3, 1 / 6)
"""The chance that the die makes up for so many missing tokens."""


def coming_declines(
    weights: Weights, expand: float, decline: float, regions: float, turns: int, growth: float = 0.0
) -> float:
    """How many coins declining now is better than the best later moment (or never), over the turns left."""
    if not turns:
        return -1.0

    def from_decline(at_once: float, held: float, rest: int) -> float:
        total, kept = at_once, held
        for turn in range(rest):
            kept *= weights.kept
            total += kept + (weights.fresh_first if turn == 0 else weights.fresh_later)
        return total

    now = from_decline(decline, regions, turns)
    best = coins = 0.0
    held, pays = regions, expand
    for later in range(1, turns + 1):
        coins += pays
        held += growth
        pays += growth
        rest = turns - later
        best = max(best, coins + from_decline(held, held, rest)) if rest else best
    best = max(best, coins + pays)
    return now - best


class QuickPlayer:
    """Chooses by rules of thumb. One object may play all seats of a game."""

    __slots__ = ("_trial_chance", "rng", "seats", "weights", "worth")

    def __init__(self, worth: Worth, rng: random.Random, weights: Weights = QUICK) -> None:
        self.worth = worth
        self.rng = rng
        self.weights = weights
        self.seats = worth.rules.seats
        self._trial_chance = Chance(0)

    def choose(self, pos: Position) -> Action:
        if pos.questions:
            return self._answer(pos)
        stage = pos.stage
        if stage == "conquer":
            return self._conquer(pos)
        if stage == "redeploy":
            return self._redeploy(pos)
        if stage == "choose":
            return self.pick(pos)
        if stage == "late_decline":
            return self._late_decline(pos)
        if stage == "offer":
            return best_of(pos, [o for o in legal_actions(pos) if not isinstance(o, Distribution)], pos.seat)
        offer = legal_actions(pos)[0]
        return offer.default() if stage == "retreat" else offer  # type: ignore[union-attr, return-value]

    def play_on(self, pos: Position, chance: Chance) -> int:
        """Play all seats until the game is over; returns the number of actions."""
        actions = 0
        while pos.stage != "over":
            apply(pos, self.choose(pos), chance)
            actions += 1
        return actions

    def play_turns(self, pos: Position, chance: Chance, seat: int, turns: int) -> int:
        """Play all seats until one is about to end its turn for so many more times; returns the number of actions."""
        ends = turns + 1 if pos.seat == seat and pos.stage == "redeploy" else turns
        actions = 0
        while pos.stage != "over":
            action = self.choose(pos)
            if action is END and pos.seat == seat:
                ends -= 1
                if not ends:
                    break
            apply(pos, action, chance)
            actions += 1
        return actions

    # -- conquest --------------------------------------------------------------------------------------------------

    def _conquer(self, pos: Position) -> Action:
        if pos.fighter == NOBODY:
            return STOP
        people = pos.people(pos.fighter)
        if not pos.begun and not pos.fought:
            active = pos.active_people(pos.seat)
            if active is not None and self.wants_decline(pos, active):
                return default_decline(pos, active)
        if not pos.fought and (pos.rules.revivals_exist or people.abilities.conquest_marks):
            first = opening(pos, self.worth)
            if first is not None:
                return first
        found = self.best_conquest(pos, people)
        if found is not None:
            return found
        if people.abilities.second_wave and checks.check_ready_again(pos, ReadyAgain()) is None:
            return ReadyAgain()
        return deploy_domain(pos, pos.fighter).default() if pos.parts else STOP

    def wants_decline(self, pos: Position, active: People) -> bool:
        """Whether a turn spent on declining pays."""
        turns = turns_left(pos, pos.seat)
        if not turns:
            vanishes = active.abilities.vanishes[1]
            return vanishes > 0 and vanishes * active.held.bit_count() > income(pos, pos.seat) + active.hand / 2
        others = sum(pos.people(number).held.bit_count() for number in pos.declines[pos.seat])
        regions = active.held.bit_count()
        gain = active.hand / self.weights.mean_cost
        stays = others if active.abilities.lasts else 0
        growth = max(0.0, gain * self.weights.growth - 0.5)
        return coming_declines(self.weights, income(pos, pos.seat) + gain, regions + stays, regions, turns, growth) > 0

    def _late_decline(self, pos: Position) -> Action:
        active = pos.people(pos.active[pos.seat])
        turns = turns_left(pos, pos.seat)
        if not turns or not active.held:
            return STAY
        regions = active.held.bit_count()
        spare = max(0, active.hand + pos.tokens_on_board(active) - regions)
        expand = income(pos, pos.seat) + spare / self.weights.mean_cost
        return default_decline(pos, active) if regions + self.weights.fresh_first > expand else STAY

    def best_conquest(self, pos: Position, people: People) -> Action | None:
        """The conquest that pays most for its tokens; with too few tokens the best use of the die."""
        hand = people.hand
        abilities = people.abilities
        profile = self.worth.profile(abilities)
        named = pos.fighter if people.declined else OWN
        open_targets = targets(pos, people)
        if profile.special and pos.roll == NO_ROLL:
            special = self._best_special(pos, people, named)
            if special is not None:
                return special
        if hand < abilities.min_stack or not open_targets:
            return None
        if abilities.rolls_before and pos.roll == NO_ROLL:
            return ROLL
        best = last = 0.0
        best_region = last_region = -1
        random_number = self.rng.random
        rest = open_targets
        while rest:
            low = rest & -rest
            rest ^= low
            region = low.bit_length() - 1
            needed = cost(pos, people, region)
            if abilities.helpers:
                needed = max(abilities.min_stack, needed - force(pos, people, region) + hand)
            if needed > hand + 3:
                continue
            value = self.gain(pos, people, region)
            if needed <= hand:
                score = (value + 0.3 * random_number()) / needed
                if score > best:
                    best, best_region = score, region
            elif best_region < 0 and not abilities.rolls_before:
                score = value * FINAL_CHANCE[needed - hand]
                if score > last:
                    last, last_region = score, region
        if best_region >= 0:
            return CONQUER[best_region] if named == OWN else Conquer(best_region, named)
        if last_region >= 0 and checks.rollable(pos, people) >> last_region & 1:
            return Roll(last_region)
        if last_region >= 0:
            return FINAL[last_region] if named == OWN else Final(last_region, named)
        return None

    def gain(self, pos: Position, people: People, region: int) -> float:
        """What taking a region is worth: its income, booty, and what its holder loses."""
        profile = self.worth.profile(people.abilities)
        value = profile.pays[region]
        holder = pos.holder[region]
        if holder != NOBODY:
            loser = pos.people(holder)
            if loser.seat == people.seat:
                value -= 1.2
            else:
                hit = self.weights.hit_declined if loser.declined else self.weights.hit_active
                value += hit / (self.seats - 1)
        if pos.monsters >> region & 1 and pos.hidden_places:
            value += A_FIND
        if profile.booty:
            found = found_in(pos, region)
            for flags, where, coins in profile.booty:
                if where >> region & 1 and (not flags or found & flags):
                    value += coins
        return value

    def _best_special(self, pos: Position, people: People, named: int) -> Action | None:
        """Another way to conquer that is worth more than its tokens would bring elsewhere."""
        best, chosen = 0.0, None
        for offer in conquests(pos, people, named):
            if not isinstance(offer, Conquer) or not offer.way:
                continue
            coins = people.abilities.hires[0].price if HIRE in split(offer.way) else 0
            saved = cost(pos, people, offer.region) - cost_by(pos, people, offer.region, offer.way)
            if saved < (1 if not coins else 2):
                continue
            score = saved * 0.4 - coins + 0.3 * self.gain(pos, people, offer.region)
            if score > best:
                best, chosen = score, offer
        return chosen

    # -- the rest of a turn ----------------------------------------------------------------------------------------

    def pick(self, pos: Position) -> Action:
        """Every combo that can be paid, tried for its first turn: the one that brings most for its price."""
        purse = pos.coins[pos.seat]
        affordable = [place for place, price in enumerate(prices(pos)) if price <= purse]
        offers = [pick for place in affordable for pick in picks(pos, place)]
        return max(offers, key=lambda pick: (self._try_combo(pos, pick), pick.place))

    def _try_combo(self, pos: Position, pick: Pick) -> float:
        """The worth of a combo after a quick first turn with it: what it brings, will bring, and takes from others."""
        trial = pos.copy()
        seat = pos.seat
        weights = self.weights
        chance = self._trial_chance
        apply(trial, pick, chance)
        people = trial.people(trial.fighter)
        tokens = people.hand
        while trial.stage == "conquer" and not trial.questions:
            action = self.best_conquest(trial, people)
            if action is None or isinstance(action, Final):
                break
            apply(trial, action, chance)
        chance.log.clear()
        worth = float(trial.coins[seat] + income(trial, seat))
        turns = min(weights.pick_turns, turns_left(pos, seat) + 1) - 1
        profile = self.worth.profile(people.abilities)
        later = sum(profile.pays[region] for region in bits(people.held)) + profile.each_turn
        worth += turns * (weights.pick_region * later + weights.pick_token * tokens)
        rivals = sum(income(trial, other) for other in range(self.seats) if other != seat and turns_left(pos, other))
        return worth - weights.pick_rivals * rivals / (self.seats - 1)

    def _redeploy(self, pos: Position) -> Action:
        if pos.fighter == NOBODY:
            return END
        people = pos.people(pos.fighter)
        if pos.parts:
            return deploy_domain(pos, pos.fighter).default()
        abilities = people.abilities
        if people.held:
            for effect in abilities.placed:
                domain = placing_domain(pos, pos.fighter, effect, pos.uses.get(effect.marker, 0))
                if domain.most > 0 and sum(count for _, count in domain.now) < domain.most:
                    return domain.default()
        if may_deploy(people) and not is_deployed(pos, people):
            return self._deploy(pos, people)
        if abilities.makes_peace and pos.ally[pos.seat] == NOBODY:
            for seat in sorted(range(self.seats), key=lambda other: -pos.coins[other]):
                if checks.check_peace(pos, MakePeace(seat)) is None:
                    return MakePeace(seat)
        return (self._use(pos, people) if pos.places and people.held else None) or END

    def _use(self, pos: Position, people: People) -> Action | None:
        """Relics where they bring coins; a piece that protects over the best region, and there it stays."""
        if not any(people.held >> region & 1 for region in pos.places.values()) and not people.abilities.copies_relic:
            return None
        pays = self.worth.profile(people.abilities).pays
        return best_use(pos) or best_post(pos, {region: pays[region] for region in bits(people.held)})

    def _deploy(self, pos: Position, people: People) -> Action:
        """Spare tokens go where a region that pays is easiest to take from outside."""
        domain = deploy_domain(pos, pos.fighter)
        if domain.kept >= 0 or domain.low == domain.high:
            return domain.default()
        counts = dict(zip(domain.places, domain.low, strict=True))
        pays = self.worth.profile(people.abilities).pays
        terrain, guard = pos.rules.board.terrain_defence, pos.guard
        exposed = [r for r in counts if domain.adjacent[r] & domain.foreign and not pos.warded >> r & 1]
        weakness = {r: terrain[r] + guard[r] + counts[r] - PAY_IN_TOKENS * pays[r] for r in exposed or counts}
        for _ in range(domain.most - sum(counts.values())):
            region = min(weakness, key=weakness.__getitem__)
            counts[region] += 1
            weakness[region] += 1
        return domain.action(layout_of(counts))

    def _answer(self, pos: Position) -> Action:
        question = pos.questions[0]
        if question.kind == "hire":
            return AnswerHire(True)
        if question.kind == "sacrifice":
            return Sacrifice(NOWHERE)
        if question.kind == "shield":
            choices = shield_choices(pos)
            return Shield(max(choices, key=lambda n: (pos.people(n).seat == question.seat, pos.people(n).held)))
        offers = [offer for offer in legal_actions(pos) if not isinstance(offer, Distribution)]
        return offers[0] if isinstance(offers[0], MoveRelic) else best_of(pos, offers, question.seat)

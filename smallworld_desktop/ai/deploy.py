"""Where tokens and markers go: to the regions whose chance to be held they raise most, by what these regions pay."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from smallworld_desktop.ai.threat import Attacker, attackers, hold_chance
from smallworld_desktop.ai.weights import Weights
from smallworld_desktop.ai.worth import Worth, income
from smallworld_desktop.rules import checks
from smallworld_desktop.rules.actions import Action, Deploy, Layout, MakePeace, PlaceMarkers, Ready, Retreat, layout_of
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.rules.redeploy import deploy_domain, is_deployed, layout, may_deploy, placing_domain

LOST_TOKEN: Final = 0.4
AHEAD: Final = 4


def region_values(pos: Position, people: People, worth: Worth) -> dict[int, float]:
    """What losing each region would cost its owner."""
    profile = worth.profile(people.abilities)
    values = {}
    for region, _ in layout(pos, people):
        values[region] = profile.pays[region] + LOST_TOKEN
    for region in pos.places.values():
        if region in values:
            values[region] += 1.0
    return values


def dangers_of(pos: Position, people: People, worth: Worth, weights: Weights) -> dict[int, float]:
    """What is likely to be lost in each region until the owner's next turn."""
    enemies = attackers(pos, people.seat, weights)
    values = region_values(pos, people, worth)
    return {r: v * (1 - hold_chance(enemies, r, pos.tokens[r], pos.tokens[r])) for r, v in values.items()}


def spread(domain: Distribution, enemies: list[Attacker], values: dict[int, float], pos: Position) -> Layout:
    """A draft of a domain of tokens: each token, or the next few together, where they raise the chance to hold most."""
    places = domain.places
    present = {region: pos.tokens[region] for region in places}
    adds = domain.kind == "retreat"
    counts = dict(zip(places, domain.low, strict=True))
    high = dict(zip(places, domain.high, strict=True))
    if domain.kept >= 0:
        by_worth = sorted(places, key=lambda r: -values.get(r, 0.0) * hold_chance(enemies, r, 1, present[r]))
        counts = {region: counts[region] for region in sorted(by_worth[: domain.kept])}
    left = domain.most - sum(counts.values())
    cache: dict[tuple[int, int], float] = {}

    def held(region: int, tokens: int) -> float:
        key = (region, tokens)
        if key not in cache:
            standing = tokens + present[region] if adds else tokens
            cache[key] = values[region] * hold_chance(enemies, region, standing, present[region])
        return cache[key]

    while left > 0:
        best, chosen, number = -1.0, -1, 0
        for region, count in counts.items():
            now = held(region, count)
            for more in range(1, min(left, AHEAD, high[region] - count) + 1):
                gain = (held(region, count + more) - now) / more
                if gain > best + 1e-9:
                    best, chosen, number = gain, region, more
        if chosen < 0:
            break
        counts[chosen] += number
        left -= number
    return layout_of(counts)


def paid_height(people: People) -> int:
    """How high a stack must be to be paid for; 0 if none is."""
    return max((bound.where.tokens for bound in people.abilities.income), default=0)


class Deployer:
    """Redeployment for one player."""

    __slots__ = ("weights", "worth")

    def __init__(self, worth: Worth, weights: Weights) -> None:
        self.worth = worth
        self.weights = weights

    def deploy(self, pos: Position, number: int) -> Deploy:
        people = pos.people(number)
        domain = deploy_domain(pos, number)
        enemies = attackers(pos, people.seat, self.weights)
        values = region_values(pos, people, self.worth)
        action = domain.action(spread(domain, enemies, values, pos))
        assert isinstance(action, Deploy)
        height = paid_height(people)
        return self._heaped(pos, domain, action, height, values) if height else action

    def _heaped(
        self, pos: Position, domain: Distribution, usual: Deploy, height: int, values: dict[int, float]
    ) -> Deploy:
        """The layout with as many stacks as can be made of the height that is paid, if it brings more."""
        counts = dict(zip(domain.places, domain.low, strict=True))
        left = domain.most - sum(counts.values())
        if domain.kept >= 0 or left <= 0:
            return usual
        wanted = dict(usual.layout)
        for region in sorted(counts, key=lambda r: (-wanted.get(r, 0), -values.get(r, 0.0))):
            more = height - counts[region]
            if 0 < more <= left:
                counts[region] += more
                left -= more
        counts[max(counts, key=lambda region: (counts[region], values.get(region, 0.0)))] += left
        heaped = domain.action(layout_of(counts))
        assert isinstance(heaped, Deploy)
        return heaped if self._earns(pos, heaped) > self._earns(pos, usual) else usual

    def _earns(self, pos: Position, action: Deploy) -> int:
        after = pos.copy()
        apply(after, action, Chance(0))
        return income(after, pos.seat)

    def retreat(self, pos: Position, domain: Distribution) -> Retreat:
        people = pos.people(domain.people)
        enemies = attackers(pos, people.seat, self.weights)
        action = domain.action(spread(domain, enemies, region_values(pos, people, self.worth), pos))
        assert isinstance(action, Retreat)
        return action

    def leave_behind(self, pos: Position, domain: Distribution, spare: int) -> Ready | None:
        """For a race that can't redeploy: leave tokens that the turn's conquests don't need where they are useful."""
        people = pos.people(domain.people)
        enemies = attackers(pos, people.seat, self.weights)
        total = min(domain.most, domain.least + spare)
        wanted = replace(domain, least=total, most=total)
        action = wanted.action(spread(wanted, enemies, region_values(pos, people, self.worth), pos))
        assert isinstance(action, Ready)
        return None if action.layout == domain.now else action

    def place(self, pos: Position, domain: Distribution) -> PlaceMarkers:
        """Markers one by one where they help most: by the coins they bring and the regions they keep."""
        people = pos.people(domain.people)
        values = region_values(pos, people, self.worth)
        counts = dict(zip(domain.places, domain.low, strict=True))
        high = dict(zip(domain.places, domain.high, strict=True))
        kind = pos.rules.markers[pos.rules.marker_number[domain.marker]]
        bare = pos.copy()
        marker = pos.rules.marker_number[domain.marker]
        moves = pos.stage == "retreat" or domain.low != (0,) * len(domain.low) or _is_movable(people, domain.marker)
        if moves:
            for region, count in domain.now:
                bare.add_mark(region, marker, -count)
            for region, count in counts.items():
                if count:
                    bare.add_mark(region, marker, count)
        enemies = attackers(bare, people.seat, self.weights)
        before = income(bare, people.seat)
        left = domain.most - sum(counts.values())
        spare = people.hand / max(1, len(values))
        while left > 0:
            best, chosen = -1.0, -1
            for region in domain.places:
                if counts[region] >= high[region]:
                    continue
                tokens = pos.tokens[region]
                now = hold_chance(enemies, region, tokens + kind.defence * counts[region] + round(spare), tokens)
                if kind.immune:
                    then = 1.0
                elif kind.defence:
                    more = kind.defence * (counts[region] + 1)
                    then = hold_chance(enemies, region, tokens + more + round(spare), tokens)
                else:
                    then = now
                gain = values[region] * (then - now) + kind.coins * now
                bare.add_mark(region, marker, 1)
                gain += income(bare, people.seat) - before
                bare.add_mark(region, marker, -1)
                if gain > best + 1e-9:
                    best, chosen = gain, region
            if chosen < 0:
                break
            counts[chosen] += 1
            left -= 1
        action = domain.action(layout_of(counts))
        assert isinstance(action, PlaceMarkers)
        return action

    def peace(self, pos: Position) -> MakePeace | None:
        """Peace with whoever could take most from us."""
        seat = pos.seat
        people = pos.people(pos.fighter)
        values = region_values(pos, people, self.worth)
        best, chosen = 0.0, None
        for other in range(pos.rules.seats):
            offer = MakePeace(other)
            if checks.check_peace(pos, offer) is not None:
                continue
            danger = 0.01
            for enemy in attackers(pos, seat, self.weights):
                if enemy.seat == other and (enemy.people is None or not enemy.people.declined):
                    danger += sum(v * enemy.chance(r, pos.tokens[r], pos.tokens[r]) for r, v in values.items())
            if danger > best:
                best, chosen = danger, offer
        return chosen

    def next_step(self, pos: Position, done: set[str]) -> Action | None:
        """What is still to be done before the turn ends: markers, troops, peace. `done` names what was laid out."""
        people = pos.people(pos.fighter)
        if people.held:
            for effect in people.abilities.placed:
                if effect.marker in done:
                    continue
                done.add(effect.marker)
                domain = placing_domain(pos, pos.fighter, effect, pos.uses.get(effect.marker, 0))
                if domain.most > 0:
                    return self.place(pos, domain)
        if may_deploy(people) and ("deploy" not in done or not is_deployed(pos, people)):
            done.add("deploy")
            return self.deploy(pos, pos.fighter)
        if people.abilities.makes_peace and "peace" not in done:
            done.add("peace")
            return self.peace(pos)
        return None

    def finish(self, pos: Position) -> None:
        """Lay out everything on this position, which must be in redeployment."""
        if pos.fighter == NOBODY:
            return
        done: set[str] = set()
        chance = Chance(0)
        while (action := self.next_step(pos, done)) is not None:
            apply(pos, action, chance)


def _is_movable(people: People, marker: str) -> bool:
    return any(effect.marker == marker and effect.movable for effect in people.abilities.placed)

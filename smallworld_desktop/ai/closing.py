"""The end of a turn: troops laid out, pieces posted, relics used, coins given away, troops taken back."""

from __future__ import annotations

from smallworld_desktop.ai.deploy import Deployer, dangers_of
from smallworld_desktop.ai.evaluate import Judge
from smallworld_desktop.ai.options import best_post, best_use
from smallworld_desktop.rules.actions import END, Action, Share
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import NOBODY, Position


class Closing:
    """What one seat does once its conquests are made."""

    def __init__(self, judge: Judge, deployer: Deployer) -> None:
        self.judge = judge
        self.deployer = deployer

    def next_step(self, pos: Position, done: set[str]) -> Action | None:
        """What is still worth doing before the turn ends. `done` is what was done in this turn."""
        if pos.fighter == NOBODY:
            return None
        action = self.deployer.next_step(pos, done)
        if action is not None or not pos.places:
            return action
        use = best_use(pos) or self._post(pos, done)
        if use is not None:
            return use
        return None if pos.share[1] else self._share(pos)

    def _post(self, pos: Position, done: set[str]) -> Action | None:
        """A piece that protects goes where most would be lost, once a turn."""
        if "post" in done:
            return None
        done.add("post")
        return best_post(pos, dangers_of(pos, pos.people(pos.fighter), self.judge.worth, self.judge.weights))

    def _share(self, pos: Position) -> Action | None:
        """Give coins away if that serves, as it may in a team."""
        best, chosen = self._after_turn(pos), None
        for offer in legal_actions(pos):
            if isinstance(offer, Share):
                given = pos.copy()
                apply(given, offer, Chance(0))
                worth = self._after_turn(given)
                if worth > best:
                    best, chosen = worth, offer
        return chosen

    def _after_turn(self, pos: Position) -> float:
        after = pos.copy()
        apply(after, END, Chance(0))
        return self.judge.margin(after)

    def retreat(self, pos: Position) -> Action:
        offer = legal_actions(pos)[0]
        assert isinstance(offer, Distribution)
        return self.deployer.retreat(pos, offer) if offer.kind == "retreat" else self.deployer.place(pos, offer)

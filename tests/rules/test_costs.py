"""One arithmetic of costs: what is listed, what is paid, what is explained and what opponents reckon with agree."""

from __future__ import annotations

import random

import pytest
from tables import EXPANSIONS, ruleset

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.rules.actions import CONQUER, Conquer, Final
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.cost import cost, cost_by, costs, plain_cost, targets
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.rules.price import price
from smallworld_desktop.rules.setup import set_up
from smallworld_desktop.rules.ways import HIRE, SORCERY


def check(pos: Position) -> None:
    people = pos.people(pos.fighter)
    open_targets = targets(pos, people)
    prices = dict(costs(pos, people, open_targets))
    assert list(prices) == list(bits(open_targets))
    for region, needed in prices.items():
        assert needed == cost(pos, people, region)
        ways = [
            "",
            *(e.id for e in people.abilities.special_conquests),
            *([HIRE] if people.abilities.hires else []),
        ]
        for way in ways:
            explained = price(pos, people, region, way)
            assert explained.total == cost_by(pos, people, region, way) == sum(part.amount for part in explained.parts)
            lifted = [part.amount for part in explained.parts if part.source == "minimum"]
            assert lifted == [] or (explained.total == people.abilities.min_stack and lifted[0] > 0)
        saved = sum(p.amount for p in price(pos, people, region).parts if p.source in attackers_parts(pos, people))
        assert plain_cost(pos, region) + saved == sum(
            part.amount for part in price(pos, people, region).parts if part.source != "minimum"
        )
    if pos.parts:
        return
    for offer in legal_actions(pos):
        if isinstance(offer, Conquer) and offer.way != SORCERY:
            assert cost_by(pos, people, offer.region, offer.way) <= people.hand
        elif isinstance(offer, Final):
            assert people.hand < cost_by(pos, people, offer.region, offer.way) <= people.hand + 3
    paid = {region for region, needed in prices.items() if needed <= people.hand}
    assert paid == {o.region for o in legal_actions(pos) if isinstance(o, Conquer) and o == CONQUER[o.region]}


def attackers_parts(pos: Position, people: People) -> set[str]:
    """The sources that lower a price on the attacker's side."""
    return {"die", pos.race_id(people), pos.power_id(people)}


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (5, False), (6, True)])
def test_all_costs_agree_in_random_games(players: int, teams: bool) -> None:
    rules = ruleset(players, EXPANSIONS, teams)
    seen = 0
    for seed in range(6):
        chance = Chance(seed)
        player = RandomPlayer(random.Random(seed))
        pos, _ = set_up(rules, chance)
        while not pos.is_over:
            if pos.phase == "conquer" and pos.fighter != NOBODY:
                check(pos)
                seen += 1
            apply(pos, player.choose(pos, legal_actions(pos)), chance)
    assert seen > 100

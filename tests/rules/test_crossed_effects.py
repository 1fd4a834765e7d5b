"""Effects of races on badges and of badges on banners: own content may put together what no shipped combo does."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest
from tables import EXPANSIONS, ruleset

from smallworld_desktop.rules.actions import END, Pick
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.content import Power, Race
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.game import new_game
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import play
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.simulation.match import play_match

PLENTY = 24


@cache
def crossed(players: int) -> Ruleset:
    """Every shipped race and power twice: as it is, and the race as a badge, the power as a banner."""
    rules = ruleset(players, EXPANSIONS)
    banners = tuple(Race(f"as_race_{power.id}", 6, PLENTY, power.effects) for power in rules.powers)
    badges = tuple(Power(f"as_power_{race.id}", 4, race.effects) for race in rules.races)
    races = tuple(replace(race, tray=max(race.tray, PLENTY)) for race in rules.races)
    content = replace(rules.content, races=races + banners, powers=rules.powers + badges)
    return Ruleset(rules.board, content, rules.seats)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_crossed_effects_come_to_their_end(players: int) -> None:
    for seed in range(40):
        play_match(crossed(players), ("random",) * players, seed, check=True)


STACKING = [("pixies", "as_power_kobolds"), ("kobolds", "as_power_pixies"), ("amazons", "as_power_kobolds")]


@pytest.mark.parametrize("combo", STACKING)
@pytest.mark.parametrize("seed", range(4))
def test_a_race_that_stacks_and_leaves_the_board_may_end_once_it_is_deployed(combo: tuple[str, str], seed: int) -> None:
    rng = random.Random(seed)
    chance = Chance(seed)
    pos = new_game(crossed(2), seed, on_top=combo).position
    play(pos, Pick(0), chance)
    ends = 0
    while ends < 6 and not pos.is_over:
        offers = legal_actions(pos)
        deploys = [offer for offer in offers if isinstance(offer, Distribution) and offer.kind == "deploy"]
        if pos.stage == "redeploy" and not pos.parts:
            if deploys:
                play(pos, deploys[0].sample(rng), chance)
            assert END in legal_actions(pos)
            play(pos, END, chance)
            ends += 1
        else:
            offer = rng.choice(offers)
            play(pos, offer.sample(rng) if isinstance(offer, Distribution) else offer, chance)
        assert violations(pos) == []
    assert ends == 6

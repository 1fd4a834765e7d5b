"""Games below ground keep every invariant and come to their end, alone and mixed with all sets."""

from __future__ import annotations

import random

import pytest
from caves import ALL, caves, packs
from tables import ruleset

from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.fitting import fitting
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import play
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up
from smallworld_desktop.simulation.match import play_match


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("alone", [True, False])
def test_games_below_ground_keep_tokens_cards_and_coins(players: int, alone: bool) -> None:
    for seed in range(4):
        play_match(caves(players, seed, alone), ("random",) * players, seed, check=True)


@pytest.mark.parametrize("seed", range(6))
def test_everything_that_is_offered_can_be_played(seed: int) -> None:
    """Kinds of offers are tried alike, so that rare ones come up often."""
    rng, chance = random.Random(seed), Chance(seed)
    pos, _ = set_up(caves(2 + seed % 5, seed, False), chance)
    while not pos.is_over:
        kinds: dict[str, list[object]] = {}
        for offer in legal_actions(pos):
            kinds.setdefault(f"{type(offer).__name__}{getattr(offer, 'way', '')}", []).append(offer)
        offer = rng.choice(kinds[rng.choice(sorted(kinds))])
        play(pos, offer.sample(rng) if isinstance(offer, Distribution) else offer, chance)  # type: ignore[arg-type]
        assert violations(pos) == []


def names(rules: Ruleset, finds: bool) -> set[str]:
    content = fitting(rules.content, rules.board, finds)
    everything = {thing.id for thing in (*rules.races, *rules.powers)}
    return everything - {thing.id for thing in (*content.races, *content.powers)}


def test_what_the_surface_does_not_have_is_left_out() -> None:
    surface = Ruleset(ruleset(3, ALL).board, packs(False, False), 3)
    assert names(surface, True) == {"flames", "spiderines"}
    assert names(surface, False) == {"flames", "spiderines", "adventurous", "magic"}
    assert names(ruleset(3, ALL), False) == set()


def test_what_there_is_not_below_ground_is_left_out() -> None:
    assert names(caves(4, 3, False), True) == {"humans", "mounted", "hill", "underworld"}


def test_monsters_guard_finds_on_the_surface_if_wanted() -> None:
    base = ruleset(4, ALL)
    rules = Ruleset(base.board, packs(False, False), 4, surface_finds=True)
    pos, _ = set_up(rules, Chance(7))
    assert pos.monsters.bit_count() == 5
    assert set(pos.monster_numbers.values()) == {2}
    assert not pos.monsters & pos.tribes
    assert all(not rules.board.adjacent[region] & pos.monsters for region in pos.monster_numbers)
    assert violations(pos) == []

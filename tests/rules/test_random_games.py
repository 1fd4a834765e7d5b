"""Whatever is played, the invariants hold, copies are independent, and the list and the checked door agree."""

from __future__ import annotations

import random
from itertools import product

import pytest
from tables import EXPANSIONS, ruleset

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.rules.actions import (
    ABANDON,
    CONQUER,
    END,
    FINAL,
    NOWHERE,
    OWN,
    ROLL,
    STAY,
    STOP,
    Conquer,
    Decline,
    Final,
    Pick,
)
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.game import Game, new_game
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply, play, why_not
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up
from smallworld_desktop.rules.ways import HIRE, SORCERY
from smallworld_desktop.simulation.match import play_match

GAMES_EACH = 40
WILD_GAMES = 24


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_keep_tokens_cards_and_coins(players: int) -> None:
    for seed in range(GAMES_EACH):
        play_match(ruleset(players), ("random",) * players, seed, check=True)


@pytest.mark.parametrize(("players", "teams"), [(2, False), (4, False), (6, False), (6, True)])
def test_games_with_all_expansions_keep_tokens_cards_and_coins(players: int, teams: bool) -> None:
    for seed in range(WILD_GAMES):
        play_match(ruleset(players, EXPANSIONS, teams), ("random",) * players, seed, check=True)


def wild_positions(rules: Ruleset, seed: int, every: int = 1) -> list[Position]:
    """Positions of a game in which anything legal may happen, sensible or not."""
    rng = random.Random(seed)
    chance = Chance(seed)
    pos, _ = set_up(rules, chance)
    seen = [pos.copy()]
    actions = 0
    while not pos.is_over and actions < 3000:
        offer = rng.choice(legal_actions(pos))
        action = offer.sample(rng) if isinstance(offer, Distribution) else offer
        play(pos, action, chance)
        assert violations(pos) == []
        actions += 1
        if actions % every == 0:
            seen.append(pos.copy())
    return seen


@pytest.mark.parametrize("seed", range(WILD_GAMES))
def test_anything_legal_leads_to_a_sound_position_and_never_to_a_dead_end(seed: int) -> None:
    players = 2 + seed % 5
    rules = ruleset(players, EXPANSIONS, teams=players == 6)
    for pos in wild_positions(rules, seed):
        assert pos.is_over or legal_actions(pos)


@pytest.mark.parametrize("seed", range(8))
def test_the_list_and_the_checked_door_agree(seed: int) -> None:
    rules = ruleset(2 + seed % 4, EXPANSIONS)
    rng = random.Random(seed)
    for pos in wild_positions(rules, seed, every=5):
        offers = legal_actions(pos)
        for offer in offers:
            actions = [offer.default(), offer.sample(rng)] if isinstance(offer, Distribution) else [offer]
            for action in actions:
                assert why_not(pos, action) is None, action
        simple = [o for o in offers if not isinstance(o, Distribution | Decline)]
        size = rules.board.size
        candidates = [*CONQUER[:size], *FINAL[:size], *ABANDON[:size], STOP, END, STAY, ROLL, *map(Pick, range(6))]
        for action in candidates:
            assert (why_not(pos, action) is None) == (action in simple), action


@pytest.mark.parametrize("seed", range(5))
def test_the_list_and_the_checked_door_agree_on_every_way_to_conquer(seed: int) -> None:
    players = 2 + seed
    rules = ruleset(players, EXPANSIONS, teams=players == 6)
    size = rules.board.size
    rng = random.Random(seed)
    for pos in wild_positions(rules, seed, every=9):
        offers = {offer for offer in legal_actions(pos) if isinstance(offer, Conquer | Final)}
        tried = set(offers)
        for people, way in product((OWN, *pos.declines[pos.seat]), (SORCERY, HIRE, "dragon", "catapult")):
            origin = rng.randrange(size) if way == "catapult" else NOWHERE
            tried |= {kind(region, people, way, origin) for kind in (Conquer, Final) for region in range(size)}
        for action in tried:
            assert (why_not(pos, action) is None) == (action in offers), action


@pytest.mark.parametrize("seed", range(4))
def test_a_refused_action_changes_nothing(seed: int) -> None:
    rules = ruleset(3, EXPANSIONS)
    for pos in wild_positions(rules, seed, every=9):
        before = pos.copy()
        for region in range(rules.board.size):
            action = Conquer(region)
            if why_not(pos, action) is not None:
                with pytest.raises(IllegalAction):
                    play(pos, action, Chance(0))
        assert pos == before


@pytest.mark.parametrize("seed", range(4))
def test_copies_are_independent(seed: int) -> None:
    rng = random.Random(seed)
    for pos in wild_positions(ruleset(4, EXPANSIONS), seed, every=9):
        if pos.is_over:
            continue
        twin = pos.copy()
        kept = pos.state_key()
        before = repr(kept)
        offer = rng.choice(legal_actions(twin))
        apply(twin, offer.sample(rng) if isinstance(offer, Distribution) else offer, Chance(seed))
        assert repr(pos.state_key()) == before


def random_game(players: int, seed: int, packs: tuple[str, ...] = EXPANSIONS) -> Game:
    return new_game(ruleset(players, packs), seed)


@pytest.mark.parametrize("seed", range(6))
def test_undo_gives_the_equal_earlier_position_and_redo_the_later_one(seed: int) -> None:
    game = random_game(2 + seed % 4, seed)
    player = RandomPlayer(random.Random(seed))
    undone = 0
    while not game.position.is_over:
        before = game.position.copy()
        action = player.choose(game.position, game.legal())
        promised = game.is_undoable(action)
        steps = len(game.steps)
        game.play(action)
        assert game.can_undo == promised
        if promised:
            after = game.position.copy()
            assert game.undo() == action
            assert game.position == before
            assert len(game.steps) == steps
            game.redo()
            assert game.position == after
            undone += 1
    assert undone > 20

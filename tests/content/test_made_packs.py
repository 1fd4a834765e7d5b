"""Games with races, powers and places that nobody designed: the vocabulary holds in every combination."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest
from made_packs import PlayableMaker

from smallworld_desktop.content import from_documents, load_packs
from smallworld_desktop.rules.content import Content
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.effects import VOCABULARY
from smallworld_desktop.rules.game import new_game
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.simulation.match import play_match
from smallworld_desktop.simulation.tables import make_ruleset

BASE = load_packs(["base"])
COLUMN = 7


@cache
def made(seed: int) -> Content:
    """What the checker accepts of a made pack, with as many shipped races and powers as are missing."""
    found = from_documents([*BASE.documents, PlayableMaker(seed).pack()]).content
    known = {thing.id for thing in (*BASE.content.races, *BASE.content.powers)}
    races = [race for race in found.races if race.id not in known]
    powers = [power for power in found.powers if power.id not in known]
    races += BASE.content.races[: max(0, COLUMN - len(races))]
    powers += BASE.content.powers[: max(0, COLUMN - len(powers))]
    return replace(found, races=tuple(races), powers=tuple(powers))


@pytest.mark.parametrize("seed", range(32))
def test_games_with_made_packs_come_to_their_end(seed: int) -> None:
    players = 2 + seed % 2
    board = make_ruleset(players, ["base"]).board
    rules = Ruleset(board, made(seed), players, surface_finds=bool(seed % 4))
    for game in range(2):
        play_match(rules, ("random",) * players, game, check=True)


def test_every_effect_is_played_with() -> None:
    content = [made(seed) for seed in range(32)]
    things = [thing for one in content for thing in (*one.races, *one.powers, *one.places)]
    assert {effect.name for thing in things for effect in thing.effects} == set(VOCABULARY)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_thinking_players_cope_with_made_packs(level: str) -> None:
    rules = Ruleset(make_ruleset(2, ["base"]).board, made(5), 2, rounds=3, surface_finds=True)
    play_match(rules, (level, "random"), 1, check=True)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_done_with_made_packs_can_be_taken_back(seed: int) -> None:
    rng = random.Random(seed)
    game = new_game(Ruleset(make_ruleset(2, ["base"]).board, made(seed), 2, rounds=4, surface_finds=True), seed)
    taken_back = 0
    while not game.position.is_over:
        before = game.position.copy()
        offer = rng.choice(legal_actions(game.position))
        game.play(offer.sample(rng) if isinstance(offer, Distribution) else offer)
        if game.can_undo:
            after = game.position.copy()
            game.undo()
            assert game.position == before
            game.redo()
            assert game.position == after
            taken_back += 1
    assert taken_back > 5

"""Who could take what: dear regions are safer than cheap ones, far ones than near ones, immune ones are safe."""

from __future__ import annotations

import random

from ai_tables import first_turn, table

from smallworld_desktop.ai.deploy import Deployer
from smallworld_desktop.ai.quick import QuickPlayer
from smallworld_desktop.ai.threat import attackers, hold_chance
from smallworld_desktop.ai.weights import DEFAULT
from smallworld_desktop.ai.worth import Worth, turns_left
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.play import apply, why_not
from smallworld_desktop.rules.position import Position


def after_rounds(rounds: int, stage: str, seed: int = 3) -> Position:
    """A position some rounds into a game between quick players, where the troops are about to be laid out."""
    pos = first_turn(seed).position.copy()
    player, chance = QuickPlayer(Worth(pos.rules), random.Random(seed)), Chance(seed)
    while pos.round <= rounds or pos.stage != stage or pos.fighter < 0 or pos.people(pos.fighter).held.bit_count() < 3:
        apply(pos, player.choose(pos), chance)
        assert not pos.is_over
    return pos


def test_more_tokens_never_make_a_region_easier_to_lose() -> None:
    pos = after_rounds(2, "redeploy")
    enemies = attackers(pos, pos.seat, DEFAULT)
    for region in bits(pos.people(pos.fighter).held):
        chances = [hold_chance(enemies, region, tokens, pos.tokens[region]) for tokens in range(1, 8)]
        assert chances == sorted(chances)
        assert 0 < chances[0] <= chances[-1] <= 1


def test_an_immune_region_is_safe() -> None:
    pos = after_rounds(2, "redeploy")
    region = bits(pos.people(pos.fighter).held)[0]
    pos.warded |= 1 << region
    assert hold_chance(attackers(pos, pos.seat, DEFAULT), region, 1, pos.tokens[region]) == 1.0


def test_nobody_threatens_after_the_last_turn() -> None:
    pos = after_rounds(2, "redeploy")
    pos.round = pos.rules.rounds
    pos.start_seat = (pos.seat + 1) % 2
    assert turns_left(pos, 1 - pos.seat) == 0
    assert attackers(pos, pos.seat, DEFAULT) == []


def test_a_deployment_is_legal_and_guards_better_than_one_that_stacks_all_in_one_place() -> None:
    pos = after_rounds(2, "redeploy")
    deploy = Deployer(Worth(table(2)), DEFAULT).deploy(pos, pos.fighter)
    assert why_not(pos, deploy) is None
    enemies = attackers(pos, pos.seat, DEFAULT)
    layout = dict(deploy.layout)
    total = sum(layout.values())

    def kept(counts: dict[int, int]) -> float:
        return sum(hold_chance(enemies, region, count, pos.tokens[region]) for region, count in counts.items())

    for corner in layout:
        stacked = dict.fromkeys(layout, 1) | {corner: total - len(layout) + 1}
        assert kept(layout) >= kept(stacked) - 0.35

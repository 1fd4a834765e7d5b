"""Boards below ground for tests, made at random: a river from edge to edge, chasms, monsters."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from smallworld_desktop.content import load_packs
from smallworld_desktop.rules.board import Board, RegionSpec, build_board
from smallworld_desktop.rules.content import Content
from smallworld_desktop.rules.ruleset import Ruleset

LAND = ("mine", "mushroom", "crystal", "mud", "black_mountain")
SIZES = {2: (6, 5), 3: (7, 5), 4: (8, 6), 5: (9, 6), 6: (10, 7)}
ALL = ("base", "cursed", "grand_dames", "be_not_afraid", "underground")


@cache
def packs(teams: bool, alone: bool) -> Content:
    content = load_packs([*ALL, *(["teams"] if teams else [])]).content
    if not alone:
        return content
    races = tuple(race for race in content.races if race.pack == "underground")
    powers = tuple(power for power in content.powers if power.pack == "underground")
    return replace(content, races=races, powers=powers)


def cave_board(content: Content, players: int, seed: int) -> Board:
    rng = random.Random(seed)
    width, height = SIZES[players]
    specs = []
    for y in range(height):
        for x in range(width):
            id = f"r{x}_{y}"
            kind, symbols, monsters = rng.choice(LAND), frozenset[str](), 0
            if y == height // 2:
                kind = "river"
            elif rng.random() < 0.12:
                kind, symbols = "chasm", frozenset({"volcano"})
            elif x % 2 == 0 and rng.random() < 0.3:
                monsters = 2
            near = {f"r{x + 1}_{y}"} if x + 1 < width else set()
            near |= {f"r{x}_{y + 1}"} if y + 1 < height else set()
            edge = x in (0, width - 1) or y in (0, height - 1)
            specs.append(
                RegionSpec(
                    id, content.terrains[kind], symbols=symbols, adjacent=frozenset(near), edge=edge, monster=monsters
                )
            )
    return build_board(specs, 8)


def caves(players: int, seed: int, alone: bool) -> Ruleset:
    teams = players == 6
    content = packs(teams, alone)
    return Ruleset(cave_board(content, players, seed), content, players, teams)

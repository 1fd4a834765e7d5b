"""Tables for rules tests: boards with the figures of R2 and the content that ships."""

from __future__ import annotations

from functools import cache

from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.simulation.tables import make_ruleset

EXPANSIONS = ("base", "cursed", "grand_dames", "be_not_afraid")


@cache
def ruleset(players: int, packs: tuple[str, ...] = ("base",), teams: bool = False) -> Ruleset:
    return make_ruleset(players, list(packs), teams=teams)

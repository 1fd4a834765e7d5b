"""The few numbers that the players' judgement rests on, in coins. Tuned by self-play (docs/ai.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth that the rules don't price."""

    fresh_first: float = 6.5
    """Coins that a new combo brings in its first turn."""
    fresh_later: float = 8.0
    """Coins that it brings in each turn after that."""
    kept: float = 0.85
    """The part of a race in decline that is still there a turn later."""
    token: float = 0.35
    """A token in hand during conquests, when two unfinished turns are compared."""
    token_later: float = 0.32
    """A token at the end of the turn, for the turns to come."""
    horizon: float = 1.3
    """How many turns a region that survives goes on paying."""
    rival_horizon: float = 1.7
    """The same for what opponents hold."""
    threat_slope: float = 0.7
    """How gradually a region becomes too dear for an attacker, in tokens."""
    spite: float = 0.5
    """How many tokens more an attacker pays to take something from a player than from nobody."""
    fresh_tokens: float = 9.5
    """Tokens that a player without an active race comes back with."""
    hit_active: float = 1.7
    """What it is worth to take a region from an opponent's active race, beside the region itself (two players)."""
    hit_declined: float = 0.8
    """The same for a race in decline."""
    mean_cost: float = 2.8
    """Tokens that a region costs on average, for rules of thumb."""
    growth: float = 0.8
    """How much of what can be gained this turn can be gained once more in the next."""
    plan_growth: float = 0.5
    """How many regions an expanding race gains in each later turn."""
    pick_turns: float = 4.0
    """How many turns a new combo stays active."""
    pick_region: float = 0.2
    """How much of what a new combo's first regions pay comes in again in each of these turns."""
    pick_token: float = 0.45
    """What a token of a new combo is worth in each of these turns after the first."""
    pick_rivals: float = 1.5
    """How many turns opponents go without what a new combo takes from them."""


DEFAULT: Final = Weights()
FARSIGHTED: Final = Weights(token_later=0.6, horizon=1.8, rival_horizon=2.4)
"""Looks further ahead: what is held and who is left to fight count for more of the turns to come."""
QUICK: Final = Weights(fresh_first=6.5, fresh_later=9.2, kept=0.85)

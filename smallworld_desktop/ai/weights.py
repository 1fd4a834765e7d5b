"""The few numbers that the players' judgement rests on, in coins. Tuned by self-play (docs/ai.md)."""

from __future__ import annotations

from dataclasses import dataclass


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
    token_later: float = 0.25
    """A token at the end of the turn, for the turns to come."""
    horizon: float = 1.6
    """How many turns a region that survives goes on paying."""
    rival_horizon: float = 1.4
    """The same for what opponents hold."""
    threat_slope: float = 0.8
    """How gradually a region becomes too dear for an attacker, in tokens."""
    spite: float = 0.6
    """How many tokens more an attacker pays to take something from a player than from nobody."""
    fresh_tokens: float = 9.5
    """Tokens that a player without an active race comes back with."""


DEFAULT = Weights()

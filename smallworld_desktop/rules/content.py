"""Races, powers, markers and places as the rules see them: ids, numbers and effects. `content/` reads the packs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from smallworld_desktop.rules.board import Terrain
from smallworld_desktop.rules.effects.base import Effect


@dataclass(frozen=True, slots=True)
class Race:
    """A banner: the tokens it brings, the tokens there are in all (tray), and what it can do."""

    id: str
    tokens: int
    tray: int
    effects: tuple[Effect, ...] = ()
    pack: str = ""


@dataclass(frozen=True, slots=True)
class Power:
    """A badge: the tokens it adds, and what it lets the race do."""

    id: str
    tokens: int
    effects: tuple[Effect, ...] = ()
    pack: str = ""


@dataclass(frozen=True, slots=True)
class Marker:
    """A piece that races and powers put on the board.

    `defence` adds to the cost, `immune` closes the region to opponents, `like_token` keeps a lone token from being
    alone. `spent`: it never comes back into the supply. `kept_in_decline`: it stays when its race declines.
    `regrouped`: driven off by a conquest, it is placed again at the end of that turn. `coins`: what it pays its owner
    at the start of their next turn, or at once to who conquers the region. `moves_at_start`: it may be moved before
    the first conquest of a turn. `neutral`: it belongs to a find and may stand anywhere; if it is immune, only the
    holder of that find and the occupant may conquer its region. `barren`: its region is closed to all.
    """

    id: str
    defence: int = 0
    immune: bool = False
    like_token: bool = False
    spent: bool = False
    kept_in_decline: bool = False
    regrouped: bool = False
    coins: int = 0
    moves_at_start: bool = False
    neutral: bool = False
    barren: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A find, place or relic: what it does for the race that occupies its region.

    `placed` "end": the player chooses its region at the end of the turn, and it works only then. `never_doubled`: what
    is paid in its region counts once.
    """

    id: str
    relic: bool = False
    effects: tuple[Effect, ...] = ()
    placed: str = ""
    never_doubled: bool = False


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that packs bring into a game."""

    races: tuple[Race, ...] = ()
    powers: tuple[Power, ...] = ()
    markers: Mapping[str, Marker] = field(default_factory=dict)
    places: tuple[Place, ...] = ()
    terrains: Mapping[str, Terrain] = field(default_factory=dict)
    symbols: frozenset[str] = frozenset()

    def race(self, id: str) -> Race:
        return next(race for race in self.races if race.id == id)

    def power(self, id: str) -> Power:
        return next(power for power in self.powers if power.id == id)

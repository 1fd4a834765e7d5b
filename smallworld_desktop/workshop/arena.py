"""The table at which races and powers are measured: always the same board, the same others, the same players.

Whoever starts takes what is measured first, each time with another partner. The players are quick ones that plan ahead:
beginners never learn to leave a race that has run dry, and so would measure themselves.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from smallworld_desktop.ai.levels import LEVELS
from smallworld_desktop.ai.seats import ThinkingSeat
from smallworld_desktop.rules.board import Board
from smallworld_desktop.rules.content import Content, Power, Race
from smallworld_desktop.rules.fitting import fitting
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.packing import packed
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.simulation.tables import SHIPPED, lay_table
from smallworld_desktop.workshop.checking import Checked
from smallworld_desktop.workshop.draft import POWERS, RACES

SEATS = 3
SETS = ("base", "cursed", "grand_dames", "be_not_afraid")
"""Whose races and powers are played beside: those that fit every board of the surface."""
GAMES = 384
"""A race twelve times with each of the 32 powers of these sets, a power sixteen times with each of the 24 races."""
FIRST_SEED = 1
PLAYER = replace(LEVELS["normal"], positions=600, width=1, ends=1, pick_width=1, pick_ends=1)


@dataclass(frozen=True, slots=True)
class Contest:
    """Games to be played, as they are sent to another process."""

    packed_rules: bytes
    section: str
    id: str
    games: int = GAMES
    seed: int = FIRST_SEED


def quick_player(spec: str, seed: int) -> ThinkingSeat:
    """Somebody at the table, whatever the spec says."""
    return ThinkingSeat(PLAYER, seed)


def shipped_contest(section: str, id: str, games: int = GAMES, seed: int = FIRST_SEED) -> Contest:
    """The games that measure a race or power of the game."""
    board, content = _table()
    return Contest(packed(Ruleset(board, content, SEATS)), section, id, games, seed)


def contest_of(checked: Checked, games: int = GAMES, seed: int = FIRST_SEED) -> Contest | Message:
    """The games that measure what is worked on, or why there are none. Nothing else of its pack takes part."""
    thing = checked.thing
    if thing is None or not checked.is_good:
        return Message("balance.unfinished")
    board, content = _table()
    played = _with(content, thing, checked.loaded.content)
    if thing not in (*fitting(played, board, finds=False).races, *fitting(played, board, finds=False).powers):
        return Message("balance.no_use")
    return Contest(packed(Ruleset(board, played, SEATS)), checked.draft.section, thing.id, games, seed)


def partners(content: Content, section: str) -> tuple[str, ...]:
    """What a race or power of a section is combined with, in the order of the sets."""
    things: tuple[Race, ...] | tuple[Power, ...] = content.powers if section == RACES else content.races
    return tuple(thing.id for thing in things)


def shipped_things(section: str) -> tuple[str, ...]:
    """The races or powers that are measured against."""
    return partners(_table()[1], POWERS if section == RACES else RACES)


def _with(content: Content, thing: Race | Power, own: Content) -> Content:
    """The content of the table with one thing more, and what it speaks of."""
    return replace(
        content,
        races=(*content.races, thing) if isinstance(thing, Race) else content.races,
        powers=(*content.powers, thing) if isinstance(thing, Power) else content.powers,
        markers={**own.markers, **content.markers},
        terrains={**own.terrains, **content.terrains},
        symbols=content.symbols | own.symbols,
    )


@cache
def _table() -> tuple[Board, Content]:
    found, loaded = lay_table(SHIPPED[SEATS], SETS)
    assert found.board is not None
    return found.board, fitting(loaded.content, found.board, finds=False)

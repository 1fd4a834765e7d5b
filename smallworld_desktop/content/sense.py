"""Effects whose parameters are right one by one but make no sense together."""

from __future__ import annotations

from collections.abc import Mapping

from smallworld_desktop.content.cursor import Cursor
from smallworld_desktop.content.parameters import required
from smallworld_desktop.rules.content import Marker
from smallworld_desktop.rules.effects import EVERYWHERE, Effect, When, Where
from smallworld_desktop.rules.effects.coins import Coins
from smallworld_desktop.rules.effects.conquest import (
    Avoids,
    Cheaper,
    FreshTokens,
    Passes,
    Roams,
    SpecialConquest,
    Tunnels,
)
from smallworld_desktop.rules.effects.defence import Defence
from smallworld_desktop.rules.effects.markers import PlacesMarkers

LONGEST_GAME = 20
CHANGING = (
    "held_by", "marker", "next_to_own", "next_to_marker", "linked_to_marker", "next_to_own_symbol", "alone", "tokens",
    "tokens_at_most", "own_beside", "enclosed", "beside", "place", "grudge",
)  # fmt: skip
"""The conditions whose answer changes during a game."""


def check_effect(cursor: Cursor, effect: Effect, markers: Mapping[str, Marker], for_place: bool = False) -> None:
    """Report what can never have an effect, or not the one that was meant."""
    where = getattr(effect, "where", None)
    if isinstance(where, Where):
        _check_where(cursor, effect, where)
        if where.same_terrain and not for_place:
            cursor.error("content.condition_of_places", name="same_terrain")
    when = getattr(effect, "when", None)
    if isinstance(when, When):
        _check_when(cursor, when)
    if isinstance(effect, Coins | FreshTokens) and effect.per == "turn":
        if effect.where != EVERYWHERE:
            cursor.error("content.where_without_count", name="where")
        if effect.for_each > 1 or (isinstance(effect, Coins) and effect.beyond):
            cursor.error("content.nothing_to_count")
    if getattr(effect, "amount", 1) == 0 and isinstance(effect, Coins | Cheaper | Defence | FreshTokens):
        cursor.error("content.zero_amount")
    for name in required(type(effect), for_place):
        if not getattr(effect, name):
            cursor.error("content.missing_parameter", name=name, effect=effect.name)
    if isinstance(effect, SpecialConquest):
        if not (
            effect.tokens or effect.cheaper or effect.leaps or effect.anywhere or effect.as_if_empty or effect.spares
        ):
            cursor.error("content.idle_conquest")
        if effect.tokens and effect.cheaper:
            cursor.warning("content.price_twice")
    if isinstance(effect, SpecialConquest) or (isinstance(effect, PlacesMarkers) and effect.movable):
        if effect.marker and (markers[effect.marker].spent or markers[effect.marker].coins):
            cursor.error("content.spent_marker", name=effect.marker, effect=effect.name)


def _check_where(cursor: Cursor, effect: Effect, where: Where) -> None:
    """Changing conditions don't fit what is fixed for the game; of a conquest only the find is remembered."""
    unfit: list[str] = []
    if isinstance(effect, Avoids | Roams | Tunnels | Passes):
        unfit = [name for name in CHANGING if getattr(where, name)]
    elif isinstance(effect, Coins | FreshTokens) and effect.per == "conquest":
        unfit = [name for name in CHANGING if name != "held_by" and getattr(where, name)]
    for name in unfit:
        cursor.error("content.condition_unfit", name=name, effect=effect.name)


def _check_when(cursor: Cursor, when: When) -> None:
    rounds = any(when.in_round(number) for number in range(1, LONGEST_GAME + 1))
    if (
        not rounds
        or (when.at_most and when.at_least > when.at_most)
        or not any(when.in_turn(number) for number in range(LONGEST_GAME))
        or (when.idle and (when.conquests or when.warlike))
        or (when.peaceful and when.warlike)
    ):
        cursor.error("content.never")

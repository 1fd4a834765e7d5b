"""Finds, their badges and pieces of nobody's race at the start of a scenario."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from smallworld_desktop.rules.position import NOBODY, Position
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import mapping, one_of, word

BADGE = "+"


def hide_finds(pos: Position, left_out: Collection[str] | None) -> None:
    """Finds of the team game are drawn by chance in that game only, or where there are no others."""
    others = [id for id in pos.hidden_places if left_out is None or id not in left_out]
    pos.hidden_places = others or pos.hidden_places


def lay_find(pos: Position, id: str, region: int) -> None:
    pos.set_find(id, region)
    pos.hidden_places = [other for other in pos.hidden_places if other != id]


def _read(pos: Position, value: object, key: str) -> tuple[str, int]:
    """A find, and the badge that it lends (-1: none): `stonehedge+mining`."""
    id, plus, badge = word(value, key).partition(BADGE)
    one_of(id, pos.rules.places, key)
    if bool(plus) != pos.rules.lends(id):
        raise Malformed("find_badge", key=key, got=str(value))
    powers = [power.id for power in pos.rules.powers]
    return id, powers.index(one_of(badge, powers, key)) if plus else NOBODY


def read_finds(pos: Position, given: object) -> list[int]:
    """Lay finds into regions. Returns the badges that lie on them."""
    badges = []
    for region_id, ids in mapping(given, "finds").items():
        key = f"finds.{region_id}"
        region = pos.rules.board.by_id[one_of(region_id, pos.rules.board.by_id, "finds")]
        for entry in ids if isinstance(ids, list) else [ids]:
            id, badge = _read(pos, entry, key)
            if id in pos.places:
                raise Malformed("place_twice", key=key, got=id)
            lay_find(pos, id, region)
            if badge != NOBODY:
                pos.lent = {**pos.lent, id: badge}
                badges.append(badge)
    return badges


def read_draws(pos: Position, names: list[Any]) -> list[str]:
    """The coming finds, each once and still face down; after one that lends a power, its badge."""
    found: list[str] = []
    for name in names:
        id, badge = _read(pos, name, "draw")
        if id in found or id in pos.places:
            raise Malformed("place_twice", key="draw", got=id)
        if id not in pos.hidden_places:
            pos.hidden_places = [*pos.hidden_places, id]
        found.append(id)
        if badge != NOBODY:
            found.append(pos.rules.powers[badge].id)
    return found


def lay_pieces(pos: Position, given: object) -> None:
    """Pieces of nobody's race that are on the board; the marker of an eruption is set with its race."""
    rules = pos.rules
    for marker, region_id in mapping(given, "pieces").items():
        number = rules.marker_number[one_of(marker, rules.marker_ids, "pieces")]
        region = rules.board.by_id[one_of(region_id, rules.board.by_id, f"pieces.{marker}")]
        pos.add_mark(region, number, 1)

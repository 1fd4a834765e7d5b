"""An example for every race and power: it holds some land, and the rules say what that brings."""

from __future__ import annotations

from functools import cache

from smallworld_desktop.book.chapter import BookPicture, Chapter, Sum
from smallworld_desktop.book.reader import book_folder
from smallworld_desktop.book.staging import Staged, stage_plate
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.scenario.problems import Differs, Malformed

SURFACE = ("three_players", {"honey_garth": 2, "tangleshaw": 2, "windy_knoll": 1, "grey_spire": 2})
BELOW = ("underground_three", {"glimmeracre": 2, "sporewood": 2, "timberdrift": 1, "mirrorfield": 2})
PLAIN = {"race": "ratmen", "power": "swamp"}
"""Who stands beside it."""


@cache
def example_of(kind: str, id: str, pack: str) -> Staged | None:
    """What a `race` or `power` of a shipped pack brings on some land; None if it can't stand there alone."""
    name, regions = BELOW if pack == "underground" else SURFACE
    active = {**_combo(kind, id), "regions": dict(regions)}
    position = {
        "map": name,
        "content": ["base", *([pack] if pack not in ("base", "teams") else [])],
        "players": [{"name": "Robin", "active": active}, {"name": "Marlow"}],
        "turn": {"round": 2, "player": "Marlow"},
    }
    picture = BookPicture(regions=tuple(regions), sum=Sum.INCOME)
    chapter = Chapter(f"{kind}.{id}", 0, book_folder() / f"{id}.yaml", "", position, {}, picture)
    try:
        return stage_plate(chapter)
    except (Malformed, Differs, IllegalAction):
        return None  # it needs other land, or pieces that an example has not


def _combo(kind: str, id: str) -> dict[str, str]:
    """With a plain partner, so that what it brings is its own."""
    return {**PLAIN, kind: id}

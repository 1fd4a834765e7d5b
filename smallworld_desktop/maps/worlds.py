"""A generated board, and handing things out so that equal ones lie apart: what worlds above and below ground share."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from smallworld_desktop.maps.frame import BOARD_HEIGHT, BOARD_WIDTH
from smallworld_desktop.maps.names import Namer
from smallworld_desktop.maps.writer import RegionDrawing, tmx_text


class Spoilt(Exception):
    """This attempt at a board is no good."""


@dataclass(frozen=True, slots=True)
class NewWorld:
    """A generated board. `attempts` counts the layouts that were tried, the good one included."""

    players: int
    seed: int
    regions: tuple[RegionDrawing, ...]
    attempts: int
    country: str
    rounds: int
    needs: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """A made-up name for the whole land."""
        return Namer(seed=self.seed, country=self.country).name("")

    def tmx(self, title: str = "", **properties: str) -> str:
        """The board as the text of a Tiled file. Without a title it gets one."""
        said: dict[str, str | int] = {
            "title": title or self.title,
            "players": str(self.players),
            "rounds": self.rounds,
            "country": self.country,
            **({"needs": ",".join(self.needs)} if self.needs else {}),
            **properties,
        }
        return tmx_text(self.regions, said, int(BOARD_WIDTH), int(BOARD_HEIGHT))


def spread(
    items: list[str],
    cells: Sequence[int],
    neighbours: Sequence[set[int]],
    dislike: Callable[[str, int], float],
    rng: random.Random,
) -> list[str]:
    """Hand the items out to the cells so that equal ones lie apart: many random exchanges, the better kept."""
    given = dict(zip(cells, rng.sample(items, k=len(items)), strict=True))

    def strain(cell: int) -> float:
        kind = given[cell]
        alike = sum(given.get(other) == kind for other in neighbours[cell]) if kind else 0
        return alike + dislike(kind, cell)

    for _ in range(60 * len(cells)):
        a, b = rng.sample(cells, k=2)
        if given[a] == given[b]:
            continue
        before = strain(a) + strain(b)
        given[a], given[b] = given[b], given[a]
        if strain(a) + strain(b) > before:
            given[a], given[b] = given[b], given[a]
    return [given[cell] for cell in cells]

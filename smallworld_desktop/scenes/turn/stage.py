"""Where things are on the screen while what happened is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from smallworld_desktop.render.motion import Place
from smallworld_desktop.scenes.board.tableau import Troop


class Stage(Protocol):
    """Where things are on the screen, and what else there is to be told."""

    def region_place(self, region: int) -> Place: ...

    def source_of(self, people: int, region: int, troops: Sequence[Troop | None]) -> Place | None:
        """Where an attack on a region comes from: the nearest region of the people beside it; None from outside."""

    def hand_place(self, seat: int) -> Place: ...

    def purse_place(self, seat: int) -> Place: ...

    def combo_place(self, place: int) -> Place: ...

    @property
    def middle(self) -> Place: ...

    @property
    def tile_size(self) -> int: ...

    def owner(self, seat: int) -> int: ...

    def is_own_hand(self, seat: int) -> bool:
        """Whether a seat's tokens were moved by the person at the screen, who has seen it already."""

    def play_sound(self, name: str, count: int = 0) -> None: ...

    def hide_pieces(self, regions: frozenset[int]) -> None: ...

    def moved(self) -> None:
        """The tableau has changed."""

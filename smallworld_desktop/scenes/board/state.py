"""What the board shows beyond its chart: marks and plates of the present step, threats, and what is pointed out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from smallworld_desktop.ai.dangers import Danger
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.render.pieces import PlateKind
from smallworld_desktop.scenes.board.tableau import Tableau


@dataclass(frozen=True, slots=True)
class RegionShow:
    """What the present step wants to be seen in a region."""

    mark: Mark | None = None
    cost: int | None = None
    plate: PlateKind = PlateKind.REACH
    can_add: bool | None = None
    can_take: bool | None = None
    always_count: bool = False
    was: int | None = None
    """The cost before the die made it less."""

    @property
    def has_stepper(self) -> bool:
        return self.can_add is not None


@dataclass(slots=True)
class BoardState:
    """All that the board shows, replaced as a whole when anything changes."""

    tableau: Tableau
    shows: Mapping[int, RegionShow] = field(default_factory=dict)
    dangers: Sequence[Danger] = ()
    owners: Sequence[int] = ()
    """By seat: which of the owners' colours."""
    lit: frozenset[int] | None = None
    """While scoring: the regions that are not veiled."""
    told: frozenset[int] = frozenset()
    """Regions pointed out by the log or a recap."""

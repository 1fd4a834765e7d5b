"""What is asked of the painter, in a form that travels to another process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from smallworld_desktop.maps.artwork import NO_ARTWORK, Artwork
from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.rules.board import Board


@dataclass(frozen=True, slots=True)
class PaintRequest:
    """A board to paint at `scale` pixels per map pixel. `styles` maps terrain ids to painting styles."""

    board: Board
    geometry: BoardGeometry
    scale: float
    styles: Mapping[str, str] = field(default_factory=dict)
    artwork: Artwork = NO_ARTWORK

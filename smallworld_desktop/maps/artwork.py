"""A map's own pictures, drawn below its regions: image layers and tile layers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Picture:
    """A piece of an image file on the board. `source` is x, y, width, height in the file; `target` in board units.

    The flips are applied in the order of Tiled: diagonal, then horizontal, then vertical.
    """

    file: Path
    source: tuple[int, int, int, int]
    target: tuple[float, float, float, float]
    opacity: float = 1.0
    flip_x: bool = False
    flip_y: bool = False
    flip_diagonal: bool = False


@dataclass(frozen=True, slots=True)
class Artwork:
    """All pictures of a map, from the lowest to the highest, and what its regions may hide of them."""

    pictures: tuple[Picture, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.pictures)


NO_ARTWORK = Artwork()

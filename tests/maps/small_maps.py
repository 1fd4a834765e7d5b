"""Small boards for tests."""

from __future__ import annotations

from collections.abc import Callable

from smallworld_desktop.maps.geometry import Ring
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.maps.writer import RegionDrawing

Reader = Callable[..., LoadedMap]


def square(column: int, row: int, size: int = 300) -> Ring:
    x, y = column * size, row * size
    return ((x, y), (x + size, y), (x + size, y + size), (x, y + size))


def nine_squares(terrain: str = "hill") -> list[RegionDrawing]:
    """A board of three by three squares named `00` to `22` (row, column)."""
    return [RegionDrawing(f"{row}{column}", terrain, square(column, row)) for row in range(3) for column in range(3)]


def neighbours(loaded: LoadedMap) -> dict[str, set[str]]:
    """Names to names of neighbours."""
    assert loaded.board is not None, loaded.report.codes()
    regions = loaded.board.regions
    return {region.name: {regions[other].name for other in region.neighbours} for region in regions}

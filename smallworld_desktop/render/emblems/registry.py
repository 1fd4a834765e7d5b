"""Which drawing belongs to which id. A family module makes a `Family` and decorates its drawings with it."""

from __future__ import annotations

from collections.abc import Callable

from smallworld_desktop.render.emblems.canvas import Canvas

Drawing = Callable[[Canvas], None]

FAMILIES: dict[str, dict[str, Drawing]] = {
    name: {} for name in ("races", "powers", "places", "markers", "symbols", "money", "icons")
}
"""Family name to its drawings, in the order they are shown."""
TINY: dict[str, Drawing] = {}
"""A simpler drawing of the same thing, for sizes at which the other one is guesswork."""


class Family:
    """A decorator: the function's name is the emblem's id."""

    def __init__(self, name: str) -> None:
        self._drawings = FAMILIES[name]

    def __call__(self, drawing: Drawing) -> Drawing:
        self._drawings[_id(drawing)] = drawing
        return drawing


def tiny(drawing: Drawing) -> Drawing:
    """A decorator for the simpler drawing of the emblem with the function's name."""
    TINY[_id(drawing)] = drawing
    return drawing


def _id(drawing: Drawing) -> str:
    return drawing.__name__.rstrip("_")

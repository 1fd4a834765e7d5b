"""Terrain glyphs: small ink drawings, several variants of each, alike on every map."""

from .farms import HAY, HOUSE
from .heights import HILL, MOUNTAIN, ROCKS
from .kinds import Kind
from .marsh import DEAD_TREE, LILY, REEDS
from .seas import COMPASS, SERPENT, SHIP, WAVE
from .woods import BUSH, GRASS, PINE, TREE

__all__ = [
    "BUSH",
    "COMPASS",
    "DEAD_TREE",
    "GRASS",
    "HAY",
    "HILL",
    "HOUSE",
    "LILY",
    "MOUNTAIN",
    "PINE",
    "REEDS",
    "ROCKS",
    "SERPENT",
    "SHIP",
    "TREE",
    "WAVE",
    "Kind",
]

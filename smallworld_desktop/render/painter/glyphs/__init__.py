"""Terrain glyphs: small ink drawings, several variants of each, in the colours of a country."""

from . import (
    camps,
    caves,
    creatures,
    farms,
    heights,
    houses,
    landmarks,
    landmarks_far,
    marsh,
    seas,
    ships,
    trees,
    woods,
)
from .drawing import DRAWINGS, Drawing

__all__ = [
    "DRAWINGS",
    "Drawing",
    "camps",
    "caves",
    "creatures",
    "farms",
    "heights",
    "houses",
    "landmarks",
    "landmarks_far",
    "marsh",
    "seas",
    "ships",
    "trees",
    "woods",
]

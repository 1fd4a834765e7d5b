"""All portraits: importing this module fills the registry."""

from __future__ import annotations

from portraits import (
    amazons,
    beasts,
    brutes,
    deep_creatures,
    deep_folk,
    deep_spirits,
    fair_folk,
    hidden_folk,
    more_people,
    orcs,
    people,
    restless,
    small_folk,
    wizards,
)
from portraits.registry import SITTERS, painted

ROOMS = (amazons, beasts, brutes, fair_folk, hidden_folk, orcs, restless, small_folk, wizards)
DEEP_ROOMS = (deep_creatures, deep_folk, deep_spirits)
OTHER_ROOMS = (people, more_people)

__all__ = ["SITTERS", "painted"]

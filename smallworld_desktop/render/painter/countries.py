"""Which country a board is painted as: the one it asks for, shipped or from a pack, else one drawn by its seed."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import yaml

from smallworld_desktop import paths
from smallworld_desktop.content.countries import pack_countries
from smallworld_desktop.maps.countries import BELOW_GROUND, shipped_countries
from smallworld_desktop.maps.geometry import BoardGeometry

from .country import Country
from .country_file import CountryReader

COMMON = "common"
"""What all countries share; nobody asks for it."""


def country_of(geometry: BoardGeometry) -> Country:
    """The country of a board. An unknown name counts as none; no board goes below ground unless it asks for it."""
    wanted = geometry.country
    if wanted in shipped_countries():
        return shipped(wanted)
    declared = pack_countries().get(wanted) if wanted else None
    if declared is not None:
        return read_country(wanted, declared)[0]
    above = sorted(set(shipped_countries()) - {BELOW_GROUND})
    return shipped(random.Random(f"{geometry.fingerprint}:country").choice(above))


@lru_cache(maxsize=16)
def shipped(name: str) -> Country:
    """One of our own. Raises `ValueError` if its file is wrong: that is a bug."""
    path = paths.assets() / "countries" / f"{name}.yaml"
    data = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader)
    reader = CountryReader()
    country = reader.read(name, data, None if name == COMMON else shipped(data.get("based_on", COMMON)))
    if country is None or reader.problems:
        raise ValueError(f"{name}: {reader.problems}")
    return country


def read_country(name: str, data: Any) -> tuple[Country, CountryReader]:
    """A country as a pack declares it, and what is wrong with it."""
    reader = CountryReader()
    wanted = data.get("based_on") if isinstance(data, dict) else None
    base = shipped(wanted if wanted in shipped_countries() else "summer")
    return reader.read(name, data, base) or base, reader

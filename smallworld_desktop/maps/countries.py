"""The names of our countries: how a board may look."""

from __future__ import annotations

from functools import lru_cache

from smallworld_desktop import paths

BELOW_GROUND = "underground"
"""The country that has to be asked for."""


@lru_cache(maxsize=1)
def shipped_countries() -> tuple[str, ...]:
    """All that a map may ask for, by name; `common` is what they share."""
    return tuple(sorted(path.stem for path in (paths.assets() / "countries").glob("*.yaml") if path.stem != "common"))

"""Drafts for tests of the workshop."""

from __future__ import annotations

from typing import Any

from smallworld_desktop.workshop.draft import PackDraft

POND = """\
# The pond, by hand
pack: pond
name: The Pond
author: Astrid      # who likes frogs

markers:
  mud_hole: {name: mud hole, defence: 1}   # deep

races:
  # They came first
  frogs:
    tokens: 6
    effects:
      - coins: {per: region, for_each: 2, where: {terrain: swamp}}   # for every two
      - defence: {where: {next_to: water}, while: always}

powers:
  muddy:
    name: Muddy
    tokens: 4
    effects:
      - marks_conquests: {marker: mud_hole, supply: 3}
"""


def frogs(**entry: Any) -> PackDraft:
    """A race that was never saved."""
    return PackDraft(
        "new",
        {"pack": "frogs", "name": "Frogs", "races": {"frogs": {"name": "Frogs", "tokens": 6} | entry}},
        "races",
        "frogs",
    )

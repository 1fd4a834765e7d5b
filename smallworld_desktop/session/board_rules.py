"""What a board asks for in its own way, in words: coins, column, packs, groups of regions."""

from __future__ import annotations

from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.rules.board import USUAL


def own_rules(loaded: LoadedMap, tr: Translator) -> list[str]:
    """One sentence for each; none for a board that is played as usual."""
    setup = loaded.setup
    words = []
    if setup.coins != USUAL:
        words.append(tr("maps.own.coins", count=setup.coins))
    if setup.column != USUAL:
        words.append(tr("maps.own.column", count=setup.column))
    if setup.needs:
        words.append(tr("maps.own.needs", packs=tr.listed(list(setup.needs))))
    if setup.without:
        words.append(tr("maps.own.without", packs=tr.listed(list(setup.without))))
    for group, regions in loaded.groups.items():
        words.append(tr("maps.own.group", group=group, regions=tr.listed(regions)))
    return words

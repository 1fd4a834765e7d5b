"""New worlds below ground have the figures and the shape of the shipped ones, whatever the seed."""

from __future__ import annotations

import pytest

from smallworld_desktop.content.library import load_packs
from smallworld_desktop.maps.caves import generate_below
from smallworld_desktop.maps.figures import UNDERGROUND
from smallworld_desktop.maps.loader import new_world
from smallworld_desktop.maps.vocabulary import Vocabulary

CONTENT = load_packs(["base", "underground"]).content
WORDS = Vocabulary(CONTENT.terrains, CONTENT.symbols)


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 2), (4, 3), (5, 3)])
def test_a_new_world_below_ground_has_the_figures_of_the_reference(players: int, seed: int) -> None:
    loaded = new_world(players, seed, WORDS, below=True)
    wanted = UNDERGROUND[players]
    assert loaded.report.codes() == []
    assert loaded.figures is not None
    assert loaded.figures.terrains == {**wanted.terrains, "river": wanted.river, "chasm": wanted.chasms}
    assert loaded.figures.symbols["volcano"] == wanted.volcanoes
    assert sum(region.monster == 2 for region in loaded.drawn) == wanted.monsters
    assert (loaded.players, loaded.rounds) == ((players,), wanted.rounds)
    assert (loaded.setup.country, loaded.setup.needs) == ("underground", ("underground",))


def test_the_same_seed_gives_the_same_world_below_ground_and_another_seed_another() -> None:
    assert generate_below(2, 3) == generate_below(2, 3)
    assert generate_below(2, 3).regions != generate_below(2, 4).regions

"""The shipped packs: read without a complaint, with the printed figures."""

from __future__ import annotations

import json

import pytest

from smallworld_desktop import content
from smallworld_desktop.content import load_packs

FIGURES = {"base": (14, 20, 0), "cursed": (2, 5, 0), "grand_dames": (3, 2, 0), "be_not_afraid": (5, 5, 0)}
FIGURES |= {"underground": (15, 21, 15), "teams": (0, 0, 5)}

BANNERS_AND_TRAYS = """
amazons 6 15, dwarves 3 8, elves 6 11, ghouls 5 10, giants 6 11, halflings 6 11, humans 5 10, orcs 5 10, ratmen 8 13,
skeletons 6 20, sorcerers 5 18, tritons 6 11, trolls 5 10, wizards 5 10, goblins 6 11, kobolds 11 16, gypsies 6 11,
priestesses 4 9, white_ladies 2 7, barbarians 9 14, homunculi 5 18, leprechauns 6 11, pixies 11 16, pygmies 6 15,
cultists 5 10, drow 4 9, flames 4 9, gnomes 6 11, iron_dwarves 7 12, kraken 5 10, liches 5 10, lizardmen 7 12,
mudmen 5 12, mummies 10 15, ogres 5 10, shadow_mimes 7 12, shrooms 5 10, spiderines 7 12, will_o_wisps 6 11
"""
BADGES = """
alchemist 4, berserk 4, bivouacking 5, commando 4, diplomat 5, dragon_master 5, flying 5, forest 4, fortified 3,
heroic 5, hill 4, merchant 2, mounted 5, pillaging 5, seafaring 5, spirit 5, stout 4, swamp 4, underworld 5, wealthy 4,
cursed 0, hordes_of 5, marauding 5, ransacking 4, were 4, historian 5, peace_loving 4, barricade 4, catapult 4,
corrupt 4, imperial 4, mercenary 4,
adventurous 5, fisher 4, flocking 5, frightened 4, immortal 4, magic 5, martyr 4, mining 4, muddy 3, mystic 4,
quarreling 3, reborn 5, royal 5, shield 3, stone 4, thieving 4, tomb 5, vampire 5, vanishing 5, vengeful 4, wise 4
"""


def rows(table: str) -> list[str]:
    return [" ".join(row.split()) for row in table.split(",")]


def test_all_packs_load_together_without_a_problem() -> None:
    loaded = load_packs(content.SHIPPED)
    assert loaded.problems == ()
    assert {p.id: (len(p.races), len(p.powers), len(p.places)) for p in loaded.packs} == FIGURES


@pytest.mark.parametrize("id", content.SHIPPED)
def test_each_pack_loads_beside_the_base_game(id: str) -> None:
    assert load_packs(["base", id]).problems == ()


def test_banners_trays_and_badges_have_the_printed_numbers() -> None:
    loaded = load_packs(content.SHIPPED).content
    assert [f"{race.id} {race.tokens} {race.tray}" for race in loaded.races] == rows(BANNERS_AND_TRAYS)
    assert [f"{power.id} {power.tokens}" for power in loaded.powers] == rows(BADGES)


def test_a_saved_game_gets_the_same_content_from_its_documents() -> None:
    loaded = load_packs(content.SHIPPED)
    again = content.from_documents(json.loads(json.dumps(loaded.documents)))
    assert again.content == loaded.content
    assert again.texts == loaded.texts
    assert [pack.id for pack in again.packs] == list(content.SHIPPED)

"""A new game leaves in the box what could do nothing on its board."""

from __future__ import annotations

from smallworld_desktop.content import load_packs
from smallworld_desktop.session.starting import Deal, senseless
from smallworld_desktop.simulation.tables import make_ruleset

PACKS = ["base", "underground"]


def left_out(deal: Deal) -> set[str]:
    rules = make_ruleset(3, PACKS)
    return set(senseless(load_packs(PACKS).content, rules.board, deal))


def test_races_of_chasms_stay_in_the_box_on_the_surface() -> None:
    assert left_out(Deal(1)) == {"flames", "spiderines", "adventurous", "magic"}


def test_a_combo_that_is_tried_stays() -> None:
    assert "flames" not in left_out(Deal(1, on_top=("flames", "hill")))

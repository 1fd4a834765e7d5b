"""The bench: changes are kept, markers come and go with the effects that need them."""

from __future__ import annotations

from pathlib import Path

import pytest
from works import frogs

from smallworld_desktop.content import SHIPPED, load_packs
from smallworld_desktop.i18n import Translator
from smallworld_desktop.workshop.bench import WorkBench, copied_bench
from smallworld_desktop.workshop.shelf import WorkShelf


def speaking(language: str) -> Translator:
    tr, shipped = Translator(language), load_packs(SHIPPED)
    tr.add(shipped.texts, shipped.words.get(language, {}))
    return tr


@pytest.fixture
def bench(tmp_path: Path) -> WorkBench:
    return WorkBench(WorkShelf(tmp_path / "home", tmp_path / "content"), frogs(), set())


def test_every_change_is_on_disk_at_once(bench: WorkBench) -> None:
    bench.add_effect("sails")
    (work,) = bench.shelf.works()
    draft = bench.shelf.open(work)
    assert draft is not None and draft.effects == ["sails"]


def test_a_marker_comes_and_goes_with_its_effect(bench: WorkBench) -> None:
    bench.add_effect("places_markers", "lily")
    (marker,) = bench.draft.markers
    assert bench.is_good and bench.draft.document["markers"][marker] == {"name": "lily"}
    bench.remove_effect(0)
    assert bench.draft.markers == []
    assert bench.undo() and bench.draft.markers == [marker]


def test_coins_that_ask_where_are_counted_for_regions(bench: WorkBench) -> None:
    bench.add_effect("coins")
    bench.add_condition(0, "where", "terrain")
    assert bench.is_good
    assert bench.draft.effects[0]["coins"]["per"] == "region"


def test_an_effect_with_an_error_takes_nothing_else_off_the_card(bench: WorkBench) -> None:
    bench.add_effect("sails")
    bench.add_effect("coins")
    bench.replace_effect(1, {"coins": {"amount": 99}})
    assert not bench.is_good and bench.checked.thing is None
    assert bench.shown.thing is not None
    assert bench.effect_at(1) is None
    sails = bench.effect_at(0)
    assert sails is not None and sails.name == "sails"


def test_after_saving_undo_still_writes_to_the_same_file(bench: WorkBench) -> None:
    bench.add_effect("sails")
    assert bench.save() is None and bench.is_saved
    assert bench.undo() and not bench.is_saved
    assert bench.save() is None
    (file,) = bench.shelf.content.glob("*.yaml")
    assert "sails" not in file.read_text(encoding="utf-8")


def test_a_copy_does_not_speak_of_the_one_it_was_made_from(tmp_path: Path) -> None:
    shelf = WorkShelf(tmp_path / "home", tmp_path / "content")
    bench = copied_bench(shelf, load_packs(SHIPPED), "races", "halflings", "Hill Folk", speaking("en"))
    assert bench.is_good and "Halfling" not in str(bench.draft.document)


@pytest.mark.parametrize(
    ("section", "id", "marker"), [("races", "halflings", "Erdhöhle"), ("powers", "fortified", "Festung")]
)
def test_markers_of_a_copy_have_names_in_the_language_of_the_player(
    section: str, id: str, marker: str, tmp_path: Path
) -> None:
    shelf = WorkShelf(tmp_path / "home", tmp_path / "content")
    bench = copied_bench(shelf, load_packs(SHIPPED), section, id, "Meine", speaking("de"))
    (declared,) = bench.draft.document["markers"].values()
    assert declared["name"] == marker


def test_a_copy_is_named_as_a_person_types(tmp_path: Path) -> None:
    shelf, shipped, tr = WorkShelf(tmp_path / "home", tmp_path / "content"), load_packs(SHIPPED), speaking("de")
    name = f"{tr('race.ratmen.name')}\u00a02"
    assert "\u00ad" in name
    bench = copied_bench(shelf, shipped, "races", "ratmen", name, tr)
    assert bench.is_good and bench.draft.entry["name"] == bench.draft.document["name"] == "Rattenmenschen 2"
    bench.begin_like(shipped, "ratmen", name, tr)
    assert bench.is_good and bench.draft.entry["name"] == "Rattenmenschen 2"

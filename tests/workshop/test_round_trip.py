"""Every shipped pack goes through the workshop and means the same afterwards, to the letter of its comments."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.content import SHIPPED, LoadedContent, load_packs, shipped_path
from smallworld_desktop.workshop.bench import opened_bench
from smallworld_desktop.workshop.draft import looking_at, with_effects, with_value
from smallworld_desktop.workshop.effects import form, with_field
from smallworld_desktop.workshop.shelf import WorkShelf

PACKS = [pack for pack in SHIPPED if pack != "teams"]
"""That one has neither races nor powers: it is no work."""
EMPTY = LoadedContent(load_packs(()).content)


def shelf_with(pack: str, home: Path) -> WorkShelf:
    """A shelf on which a shipped pack lies as if somebody had written it."""
    shelf = WorkShelf(home / "workshop", home / "content")
    shelf.content.mkdir(parents=True)
    (shelf.content / f"{pack}.yaml").write_bytes(shipped_path(pack).read_bytes())
    return shelf


@pytest.mark.parametrize("pack", PACKS)
def test_every_entry_and_every_field_filled_in_as_it_is_changes_nothing(pack: str, tmp_path: Path) -> None:
    shelf = shelf_with(pack, tmp_path)
    (work,) = shelf.works()
    draft = shelf.open(work)
    assert draft is not None
    file = shelf.content / f"{pack}.yaml"
    read = [file] if pack == "base" else ["base", file]
    meant = load_packs(read)
    assert meant.content.races or meant.content.powers
    bench = opened_bench(shelf, EMPTY, draft)
    for section, id in draft.entries:
        bench.change(looking_at(bench.draft, section, id))
        effects = bench.draft.effects
        for at, effect in enumerate(effects):
            for field in form(effect, bench.checked.known, bench.draft.markers):
                effects[at] = with_field(effects[at], field, field.value)
        now = bench.draft
        if effects:
            now = with_effects(now, effects)
        for key, value in now.entry.items():
            if key != "effects":
                now = with_value(now, key, value)
        bench.change(now)
    assert bench.save() is None
    again = load_packs(read)
    assert (again.content, again.words) == (meant.content, meant.words)


@pytest.mark.parametrize("pack", PACKS)
def test_looking_at_every_entry_and_saving_leaves_the_file_to_the_letter(pack: str, tmp_path: Path) -> None:
    shelf = shelf_with(pack, tmp_path)
    (work,) = shelf.works()
    draft = shelf.open(work)
    assert draft is not None
    bench = opened_bench(shelf, EMPTY, draft)
    for section, id in draft.entries:
        bench.change(looking_at(bench.draft, section, id))
    assert bench.save() is None
    assert (shelf.content / f"{pack}.yaml").read_bytes() == shipped_path(pack).read_bytes()

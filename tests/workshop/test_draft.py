"""Changing a draft makes another one; undo and redo go between them."""

from __future__ import annotations

import pytest
from works import frogs

from smallworld_desktop.workshop.draft import (
    PackDraft,
    free_id,
    id_from,
    text_of,
    with_effects,
    with_name,
    with_new_entry,
    with_text,
    with_value,
    without_entry,
)
from smallworld_desktop.workshop.history import History


def test_a_change_leaves_the_draft_before_it_alone() -> None:
    before = frogs()
    after = with_value(before, "tokens", 7)
    assert (before.entry["tokens"], after.entry["tokens"]) == (6, 7)


def test_effects_that_are_all_taken_away_are_not_written() -> None:
    assert "effects" not in with_effects(frogs(effects=["sails"]), []).entry


def test_what_was_never_saved_is_called_by_its_name() -> None:
    draft = with_name(frogs(), "Chocolate Elves", {"chocolate_elves"})
    assert draft.id == "chocolate_elves_2"
    assert draft.document["name"] == "Chocolate Elves"
    assert list(draft.document["races"]) == ["chocolate_elves_2"]


def test_what_was_saved_keeps_its_id() -> None:
    made = frogs()
    saved = PackDraft("frogs", made.document, "races", "frogs", "frogs.yaml", made.document)
    draft = with_name(saved, "Toads", set())
    assert (draft.id, draft.entry["name"]) == ("frogs", "Toads")


@pytest.mark.parametrize(
    ("name", "id"),
    [("Élan & Co.", "elan_co"), ("Straßenfüchse", "strassenfuchse"), ("9 Lives", "race"), ("蛙", "race"), ("", "race")],
)
def test_an_id_resembles_the_name(name: str, id: str) -> None:
    assert id_from(name, "races") == id


def test_an_id_that_somebody_has_gets_a_number() -> None:
    assert free_id("orcs", {"orcs", "orcs_2"}) == "orcs_3"


def test_only_the_language_that_is_spoken_is_changed() -> None:
    draft = with_text(frogs(name={"en": "Frogs", "fr": "Grenouilles"}), "name", "Crapauds", "fr")
    assert draft.entry["name"] == {"en": "Frogs", "fr": "Crapauds"}
    assert text_of(draft.entry["name"], "de") == "Frogs"


def test_a_second_entry_joins_the_pack_and_leaves_it_again() -> None:
    draft = with_new_entry(frogs(), "powers", "muddy", {"tokens": 4})
    assert (draft.section, draft.entries) == ("powers", [("races", "frogs"), ("powers", "muddy")])
    assert without_entry(draft).entries == [("races", "frogs")]


def test_undo_and_redo_go_through_the_states() -> None:
    history = History(frogs())
    for tokens in (7, 8):
        history.add(with_value(history.now, "tokens", tokens))
    assert history.undo() and history.undo() and not history.undo()
    assert history.now.entry["tokens"] == 6
    assert history.redo() and history.now.entry["tokens"] == 7
    history.add(with_value(history.now, "tokens", 9))
    assert not history.redo()


def test_letters_typed_in_a_row_are_one_step() -> None:
    history = History(frogs())
    for name in ("T", "To", "Toads"):
        history.add(with_text(history.now, "name", name), "name")
    history.add(with_text(history.now, "summary", "x"), "summary")
    history.undo()
    assert history.now.entry["name"] == "Toads"
    history.undo()
    assert history.now.entry["name"] == "Frogs"


def test_letters_after_an_undo_are_a_step_of_their_own() -> None:
    history = History(frogs())
    history.add(with_text(history.now, "name", "A"), "name")
    history.undo()
    history.add(with_text(history.now, "name", "B"), "name")
    history.undo()
    assert history.now.entry["name"] == "Frogs"

"""Forms are made from the declarations: every effect can be filled in, and what is filled in is read."""

from __future__ import annotations

from typing import Any

import pytest
from works import frogs

from smallworld_desktop import paths
from smallworld_desktop.content.limits import Range
from smallworld_desktop.content.parameters import fits
from smallworld_desktop.rules.effects import VOCABULARY
from smallworld_desktop.workshop.checking import Checker
from smallworld_desktop.workshop.draft import with_effects, with_marker
from smallworld_desktop.workshop.effects import (
    EffectField,
    conditions,
    families,
    form,
    new_effect,
    with_condition,
    with_field,
    without_condition,
)

CHECKER = Checker(paths.content_dir())
KNOWN = CHECKER.check(frogs()).known
RACES_HAVE = [name for name, cls in VOCABULARY.items() if fits(cls, False)]


def field(effect: Any, name: str) -> EffectField:
    return next(one for one in form(effect, KNOWN, ["flag"]) if one.name == name)


def other(one: EffectField) -> Any:
    """A value that is not the present one."""
    if one.kind == "number":
        return one.allowed.most
    if one.kind == "yes_no":
        return not one.value
    if one.many:
        return one.choices[-2:]
    return next((word for word in one.choices if word != one.value), one.value)


def test_all_effects_of_races_and_powers_are_offered() -> None:
    assert sorted(name for names in families().values() for name in names) == sorted(RACES_HAVE)


@pytest.mark.parametrize("name", RACES_HAVE)
def test_a_new_effect_is_one(name: str) -> None:
    draft = with_marker(with_effects(frogs(), [new_effect(name, "flag", KNOWN)]), "flag", {"name": "flag"})
    found = {problem.message.code for problem in CHECKER.check(draft).errors}
    assert found <= {"content.idle_conquest"}


@pytest.mark.parametrize("name", RACES_HAVE)
def test_every_field_is_read_back_as_it_was_filled_in(name: str) -> None:
    effect = new_effect(name, "flag", KNOWN)
    for one in form(effect, KNOWN, ["flag"]):
        value = other(one)
        changed = with_field(effect, one, value)
        assert field(changed, one.name).value == value
        assert with_field(changed, field(changed, one.name), one.value) in (effect, {name: {one.name: one.value}})


@pytest.mark.parametrize("name", RACES_HAVE)
def test_conditions_come_and_go(name: str) -> None:
    effect = new_effect(name, "flag", KNOWN)
    for group in ("where", "when"):
        for word in conditions(effect, group):
            changed = with_condition(effect, group, word, KNOWN)
            one = next(one for one in form(changed, KNOWN, ["flag"]) if one.path == (group, word))
            assert one.is_condition and one.value != one.default
            assert without_condition(changed, one) == effect


def test_a_number_knows_its_limits() -> None:
    assert field("cheaper", "amount").allowed == Range(-20, 20)
    assert field({"coins": {"when": {"every": 3}}}, "every").allowed == Range(1, 20)


def test_a_marker_that_is_placed_is_one_of_the_pack() -> None:
    assert field({"places_markers": {"marker": "flag"}}, "marker").choices == ("flag",)
    assert "fortress" in field({"coins": {"where": {"marker": "flag"}}}, "marker").choices


def test_one_word_is_written_alone_and_several_as_a_list() -> None:
    effect = with_condition("coins", "where", "terrain", KNOWN)
    one = field(effect, "terrain")
    assert with_field(effect, one, ("swamp",)) == {"coins": {"where": {"terrain": "swamp"}}}
    assert with_field(effect, one, ("swamp", "hill")) == {"coins": {"where": {"terrain": ["swamp", "hill"]}}}


def test_what_is_no_effect_has_no_form() -> None:
    assert form("coin", KNOWN, ()) == form({}, KNOWN, ()) == form(None, KNOWN, ()) == []


def test_problems_are_those_of_check_content_by_field() -> None:
    bad = frogs(tokens=99, effects=["sails", {"coins": {"where": {"terrain": "swmap"}}}])
    checked = CHECKER.check(bad)
    assert [p.message.code for p in checked.at("races.frogs.tokens")] == ["content.out_of_range"]
    (problem,) = checked.at("races.frogs.effects[1]")
    assert (problem.message.code, problem.nearest) == ("content.unknown_terrain", "swamp")
    assert not checked.at("races.frogs.effects[0]") and not checked.is_good and checked.thing is None


def test_what_was_never_named_is_not_finished() -> None:
    checked = CHECKER.check(frogs(name=None))
    assert [p.message.code for p in checked.at("races.frogs.name")] == ["workshop.no_name"]
    assert not checked.is_good


def test_warnings_do_not_hinder() -> None:
    checked = CHECKER.check(frogs(tokens=12))
    assert checked.problems and checked.is_good and checked.thing is not None

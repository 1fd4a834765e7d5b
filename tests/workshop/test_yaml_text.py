"""Hand-written files stay as they are but for what was changed."""

from __future__ import annotations

import difflib
from copy import deepcopy

import pytest
from works import POND

from smallworld_desktop.content import SHIPPED, shipped_path
from smallworld_desktop.content.problems import Refused
from smallworld_desktop.workshop.yaml_text import changed_text, document_of, merged, new_text

BEFORE = document_of(POND)


def changes(text: str, after: dict[str, object]) -> list[str]:
    made = changed_text(text, document_of(text), after)
    assert document_of(made) == after
    lines = difflib.unified_diff(text.splitlines(), made.splitlines(), lineterm="", n=0)
    return [line for line in lines if not line.startswith(("---", "+++", "@@"))]


def test_a_number_is_the_only_line_that_changes() -> None:
    after = deepcopy(BEFORE)
    after["races"]["frogs"]["tokens"] = 7
    assert changes(POND, after) == ["-    tokens: 6", "+    tokens: 7"]


def test_an_effect_that_stays_keeps_its_comment() -> None:
    after = deepcopy(BEFORE)
    after["races"]["frogs"]["effects"][1] = {"defence": {"amount": 2}}
    after["races"]["frogs"]["effects"].append("sails")
    found = changes(POND, after)
    assert found[0].startswith("-      - defence") and "+      - sails" in found
    assert not any("every two" in line for line in found)


def test_a_new_race_comes_after_the_others() -> None:
    after = deepcopy(BEFORE)
    after["races"]["toads"] = {"tokens": 5, "effects": [{"coins": {"per": "region", "where": {"terrain": "hill"}}}]}
    found = changes(POND, after)
    assert all(line.startswith("+") for line in found)
    assert "+      - coins: {per: region, where: {terrain: hill}}" in found


def test_what_somebody_else_changed_meanwhile_stays() -> None:
    now = POND.replace("tokens: 4", "tokens: 3").replace("# deep", "# very deep")
    after = deepcopy(BEFORE)
    after["races"]["frogs"]["tokens"] = 7
    made = changed_text(now, BEFORE, after)
    assert "tokens: 7" in made and "tokens: 3" in made and "# very deep" in made


def test_lists_without_an_indent_stay_without() -> None:
    text = "pack: a\nraces:\n  a:\n    tokens: 5\n    effects:\n    - sails\n    - lasts   # long\n"
    after = document_of(text)
    after["races"]["a"]["tokens"] = 6
    assert changes(text, after) == ["-    tokens: 5", "+    tokens: 6"]


def test_nothing_changed_is_the_very_text() -> None:
    assert changed_text(POND, BEFORE, deepcopy(BEFORE)) is POND


def test_a_new_text_reads_like_one_written_by_hand() -> None:
    document = {"pack": "a", "name": "A", "races": {"a": {"tokens": 5, "effects": ["sails", {"horde": {"amount": 3}}]}}}
    lines = ["pack: a", "name: A", "races:", "  a:", "    tokens: 5", "    effects:"]
    assert new_text(document).splitlines() == [*lines, "      - sails", "      - horde: {amount: 3}"]


def test_a_text_that_would_mean_something_else_is_refused() -> None:
    text = "pack: a\nraces:\n  a: &one {tokens: 5}\n  b: *one\n"
    after = document_of(text)
    after["races"]["a"]["tokens"] = 6
    with pytest.raises(Refused):
        changed_text(text, document_of(text), after)


def test_merging_takes_only_the_way_from_before_to_after() -> None:
    assert merged({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 2}, {"a": 5}) == {"a": 5, "c": 3}


@pytest.mark.parametrize("id", SHIPPED)
def test_a_shipped_pack_with_one_change_differs_in_one_line(id: str) -> None:
    text = shipped_path(id).read_text(encoding="utf-8")
    after = document_of(text)
    section = next(key for key in ("races", "powers", "places") if after.get(key))
    next(iter(after[section].values()))["name"] = "Somebody"
    assert len(changes(text, after)) == 2


@pytest.mark.parametrize("id", SHIPPED)
def test_a_shipped_pack_written_anew_means_the_same(id: str) -> None:
    document = document_of(shipped_path(id).read_text(encoding="utf-8"))
    assert document_of(new_text(document)) == document

"""Checker and schema say the same of generated packs, good and broken."""

from __future__ import annotations

import pytest
from made_packs import SHIPPED, Maker
from test_reference import SCHEMA, faults

from smallworld_desktop.content import from_documents

PACKS = 1000
SEEN_BY_BOTH = {
    f"content.{code}"
    for code in (
        "bad_id", "below_zero", "belongs_under", "effect_of_places", "effect_of_races", "missing_parameter",
        "missing_tokens", "no_parameters", "out_of_range", "too_long", "unknown_effect", "unknown_key",
        "unknown_parameter", "unknown_word", "want_effect", "want_list", "want_mapping", "want_number", "want_text",
        "want_word", "want_yes_no", "idle_place",
    )
}  # fmt: skip
"""Mistakes in the form of a pack. What names refer to and what makes no sense together only the checker sees."""


@pytest.mark.parametrize("start", range(0, PACKS, 100))
def test_checker_and_schema_agree(start: int) -> None:
    good = 0
    for seed in range(start, start + 100):
        document = Maker(seed).pack()
        loaded = from_documents([*SHIPPED.documents, document])
        errors = {p.message.code for p in loaded.errors}
        found = faults(document, SCHEMA)
        assert errors or not found, (seed, found)
        assert found or not errors & SEEN_BY_BOTH, (seed, errors)
        good += not found
    assert 20 <= good <= 80

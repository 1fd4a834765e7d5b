"""Messages: their form is declared once, and what does not fit never reaches the game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smallworld_desktop.net.messages import FROM_PEOPLE, FROM_TABLE, BadMessage, read, schema, write

DOCS = Path(__file__).resolve().parents[2] / "docs"
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def test_the_schema_in_the_documents_is_the_declared_one() -> None:
    assert json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8")) == schema()


def test_the_page_names_every_kind() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    assert all(f"| `{kind}` |" in page or f"`{kind}`" in page for kind in (*FROM_PEOPLE, *FROM_TABLE))


def test_a_message_that_was_written_is_read_again() -> None:
    words = write("take", seat=1, name="Björn", proof="x" * 20)
    assert read(words, FROM_PEOPLE) == {"kind": "take", "seat": 1, "name": "Björn", "proof": "x" * 20}


@pytest.mark.parametrize("kind", FROM_PEOPLE)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_a_field_holds_is_read_or_refused(kind: str, data: st.DataObject) -> None:
    fields = {name: data.draw(ANY_JSON) for name in FROM_PEOPLE[kind]}
    words = json.dumps({"kind": kind, **fields})
    try:
        message = read(words, FROM_PEOPLE)
    except BadMessage:
        return
    assert all(not part.fault(message[name]) for name, part in FROM_PEOPLE[kind].items() if name in message)


@pytest.mark.parametrize(
    "words",
    ["", "1", "[]", "{}", '{"kind": 1}', '{"kind": "fly"}', "[" * 100_000, '{"kind":"ping","x":1}', b"\xff\xfe"],
)
def test_what_is_no_message_is_refused(words: str | bytes) -> None:
    with pytest.raises(BadMessage):
        read(words, FROM_PEOPLE)

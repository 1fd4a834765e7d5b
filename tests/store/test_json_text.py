"""JSON that could fill the memory, or holds numbers that are none, is refused before it is unpacked."""

from __future__ import annotations

import tracemalloc

import pytest

from smallworld_desktop.store.json_text import MOST_VALUES, BadText, parse_json


def test_plain_json_is_read() -> None:
    assert parse_json(b'{"a": [1, 2.5, null, "x"]}') == {"a": [1, 2.5, None, "x"]}


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", "-Infinity", "1e999", '{"a": -1e400}'])
def test_numbers_are_finite(text: str) -> None:
    with pytest.raises(BadText):
        parse_json(text.encode())


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 1_000_000,
        b"[" * 900_000 + b"]" * 900_000,
        b'{"a":' * 500_000,
        b"[" + b"[]," * (MOST_VALUES // 2 + 1) + b"[]]",
        b"[" + b"{}," * 5_000_000 + b"{}]",
        b"9" * 10_000,
        b"\xff\xfe\xfd",
        b"",
    ],
)
def test_too_deep_too_many_too_long_and_none_at_all(data: bytes) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(BadText):
            parse_json(data)
        assert tracemalloc.get_traced_memory()[1] < 100 * 2**20
    finally:
        tracemalloc.stop()

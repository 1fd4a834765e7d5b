"""Small maps, written as Tiled would and read as the game does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from small_maps import Reader

from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY
from smallworld_desktop.maps.writer import RegionDrawing, tmx_text


@pytest.fixture
def read(tmp_path: Path) -> Reader:
    """Write regions (or a whole text) into a file and read it."""

    def reader(regions: Sequence[RegionDrawing] | str, name: str = "board.tmx", **properties: str | int) -> LoadedMap:
        file = tmp_path / name
        if isinstance(regions, str):
            file.write_text(regions, encoding="utf-8")
        else:
            file.write_text(tmx_text(regions, {"players": "2", **properties}, 1520, 1040), encoding="utf-8")
        return read_map(file, BASE_VOCABULARY)

    return reader

"""Real scenes without a window: services around a dummy display, and a hand that posts real events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from menus import program
from playing import Desk

from smallworld_desktop.content import LoadedContent, load_packs
from smallworld_desktop.developers.driver import Driver


@pytest.fixture(scope="session")
def base_content() -> LoadedContent:
    return load_packs(("base",))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the folders of whoever runs it."""
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))


@pytest.fixture
def driver() -> Iterator[Driver]:
    """The whole program."""
    with program() as made:
        yield made


@pytest.fixture
def desk(tmp_path: Path, base_content: LoadedContent) -> Iterator[Desk]:
    """A window of 1024x640 with everything a scene may ask for."""
    pygame.display.init()
    yield Desk(tmp_path, base_content)
    pygame.event.clear()

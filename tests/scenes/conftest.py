"""Real scenes without a window: services around a dummy display, and a hand that posts real events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from playing import Desk

from smallworld_desktop.content import LoadedContent, load_packs


@pytest.fixture(scope="session")
def base_content() -> LoadedContent:
    return load_packs(("base",))


@pytest.fixture
def desk(tmp_path: Path, base_content: LoadedContent) -> Iterator[Desk]:
    """A window of 1024x640 with everything a scene may ask for."""
    pygame.display.init()
    yield Desk(tmp_path, base_content)
    pygame.event.clear()

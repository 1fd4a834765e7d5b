"""A session becomes a document and comes back, with everything that belongs to it."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pygame
import pytest

from smallworld_desktop.developers.staging import played
from smallworld_desktop.maps.artwork import NO_ARTWORK, Artwork, Picture
from smallworld_desktop.render.painter.artwork import compose_artwork
from smallworld_desktop.session.keeping import read_session, session_document
from smallworld_desktop.session.session import Session


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path / "home"))


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A game on a map with a picture of its own."""
    art = pygame.Surface((60, 40))
    art.fill((10, 120, 200))
    pygame.image.save(art, tmp_path / "art.png")
    picture = Picture(tmp_path / "art.png", (0, 0, 60, 40), (0.0, 0.0, 600.0, 400.0))
    return dataclasses.replace(played(10), artwork=Artwork((picture,), (picture.file,)))


def test_a_loaded_game_shows_the_map_as_its_maker_drew_it(session: Session, tmp_path: Path) -> None:
    document = session_document(session)
    (tmp_path / "art.png").unlink()
    loaded, word = read_session(document)
    assert word is None
    assert compose_artwork(loaded.artwork, 600, 400, 0.1).get_at((30, 20)) == (10, 120, 200, 255)
    assert loaded.geometry.fingerprint == session.geometry.fingerprint, "what was painted of it is still right"


def test_a_document_stays_small_whatever_the_pictures_are(session: Session, tmp_path: Path) -> None:
    document = session_document(session)
    assert len(document["artwork"]) < 50


def test_a_picture_that_is_gone_does_not_keep_a_game_from_being_saved(session: Session, tmp_path: Path) -> None:
    (tmp_path / "art.png").unlink()
    loaded, _ = read_session(session_document(session))
    assert loaded.artwork == NO_ARTWORK


def test_a_document_from_before_artwork_was_kept_still_loads(session: Session) -> None:
    document = session_document(session)
    del document["artwork"]
    loaded, word = read_session(document)
    assert word is None and loaded.artwork == NO_ARTWORK

"""The shipped fonts draw every letter of the ten languages, with figures of one height."""

from __future__ import annotations

from collections.abc import Iterator

import polib
import pygame
import pygame.freetype
import pytest

from smallworld_desktop import paths
from smallworld_desktop.i18n.languages import NAMES
from smallworld_desktop.i18n.pseudo import pseudo
from smallworld_desktop.render.fonts import font
from smallworld_desktop.render.theme import Face

LETTERS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "de": "äöüß",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "es": "áéíñóúü¿¡",
    "nl": "áéëíïĳóöúü",
    "da": "æøåé",
    "nb": "æøåéêòóô",
    "sv": "åäöéà",
    "fi": "åäöšž",
    "is": "áðéíóúýþæö",
}
QUOTES_AND_DASHES = "“”„‚‘’«»‹›–—…·"
FIGURES = "0123456789+−×=%/"
ARROWS = "←→↑↓"
TEXT_FACES = [face for face in Face if face is not Face.TITLE]


@pytest.fixture(autouse=True)
def freetype() -> Iterator[None]:
    pygame.freetype.init()
    yield
    pygame.freetype.quit()


def missing(face: Face, letters: str) -> set[str]:
    loaded = pygame.freetype.Font(paths.assets() / "fonts" / face.value, 20)
    return {letter for letter, metrics in zip(letters, loaded.get_metrics(letters), strict=True) if metrics is None}


def test_the_check_itself_finds_a_missing_letter() -> None:
    assert missing(Face.TEXT, "a漢") == {"漢"}


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("language", NAMES)
def test_every_letter_of_a_language_can_be_drawn(face: Face, language: str) -> None:
    letters = LETTERS[language]
    assert missing(face, letters + letters.upper().replace("SS", "") + NAMES[language]) == set()


@pytest.mark.parametrize("face", Face)
def test_figures_quotes_and_dashes_can_be_drawn(face: Face) -> None:
    assert missing(face, QUOTES_AND_DASHES + FIGURES) == set()


@pytest.mark.parametrize("face", TEXT_FACES)
def test_arrows_can_be_drawn_in_text(face: Face) -> None:
    assert missing(face, ARROWS) == set()


def test_all_shipped_words_can_be_drawn() -> None:
    words = set()
    for file in (paths.assets() / "locale").glob("*/*.po"):
        for entry in polib.pofile(str(file)):
            words.update(entry.msgstr, *entry.msgstr_plural.values())
    letters = "".join(sorted((words | set(pseudo("".join(words)))) - {"\n", " ", "\u00a0", "\u00ad"}))
    assert {face: missing(face, letters) for face in TEXT_FACES} == {face: set() for face in TEXT_FACES}


@pytest.mark.parametrize("face", TEXT_FACES)
def test_figures_stand_on_one_line_and_are_equally_high(face: Face) -> None:
    loaded = pygame.freetype.Font(paths.assets() / "fonts" / face.value, 200)
    lows, highs = zip(*((m[2], m[3]) for m in loaded.get_metrics("0123456789")), strict=True)
    assert max(lows) - min(lows) <= 8
    assert max(highs) - min(highs) <= 8


def test_the_licences_lie_beside_the_fonts() -> None:
    folder = paths.assets() / "fonts"
    for licence in ("OFL-Alegreya.txt", "OFL-Berkshire-Swash.txt"):
        assert "SIL OPEN FONT LICENSE Version 1.1" in (folder / licence).read_text(encoding="utf-8")


def test_a_reserved_font_name_is_not_used_for_the_changed_font() -> None:
    assert font(Face.TITLE, 20).name == "Chart Swash"


def test_fonts_survive_a_restart_of_pygame() -> None:
    font(Face.TEXT, 17).size("a")
    pygame.font.quit()
    assert font(Face.TEXT, 17).size("a")[0] > 0

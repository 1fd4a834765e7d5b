"""Text is set word by word, wrapped, fitted to its box, and kept once drawn."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallworld_desktop.i18n.pseudo import pseudo
from smallworld_desktop.render import text
from smallworld_desktop.render.text import ELLIPSIS, TextStyle, fit, layout, line_width
from smallworld_desktop.render.theme import INK, PALE, Face

STYLE = TextStyle(Face.TEXT, 18, INK)
BOLD = TextStyle(Face.BOLD, 20, PALE, (40, 20, 8))
SENTENCE = "Every forest you hold at the end of your turn brings 1 coin more."


def ink(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect()


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("size", [14, 15, 16, 17, 20])
def test_blanks_are_at_least_a_fifth_of_the_size(face: Face, size: int) -> None:
    blank = line_width("of your", face, size) - line_width("of", face, size) - line_width("your", face, size)
    assert blank >= size * 0.2


def test_lines_are_no_wider_than_asked() -> None:
    block = layout(SENTENCE, STYLE, 160)
    assert len(block.lines) > 2
    assert all(line_width(line, STYLE.face, STYLE.size) <= 160 for line in block.lines)
    assert " ".join(block.lines) == SENTENCE


def test_line_breaks_are_kept() -> None:
    assert layout("one\ntwo three", STYLE, 500).lines == ("one", "two three")


def test_a_hard_blank_is_not_broken_at() -> None:
    assert layout("take 1\u00a0token less", STYLE, line_width("take 1 token", STYLE.face, 18) - 1).lines[0] == "take"


def wide(words: str) -> int:
    return line_width(words, STYLE.face, STYLE.size)


def test_a_line_may_end_behind_a_hyphen() -> None:
    block = layout("die Drachenbändiger-Rattenmenschen", STYLE, wide("die Drachenbändiger-") + 2)
    assert block.lines == ("die Drachenbändiger-", "Rattenmenschen")


@pytest.mark.parametrize("words", ["take -5 now", "run --lang here", "a-b c-d e-f"])
def test_what_is_no_hyphen_between_words_is_kept_together(words: str) -> None:
    lines = layout(words, STYLE, wide("take --") + 2).lines
    assert " ".join(lines) == words


def test_a_soft_hyphen_is_drawn_where_a_line_ends_and_nowhere_else() -> None:
    words = "lohikäärmeen\u00adkesyttäjä\u00adörkit"
    assert layout(words, STYLE).lines == ("lohikäärmeenkesyttäjäörkit",)
    assert layout(words, STYLE, wide("lohikäärmeenkesyttäjä-")).lines == ("lohikäärmeenkesyttäjä-", "örkit")
    assert layout(words, STYLE, wide("lohikäärmeen-")).lines == ("lohikäärmeen-", "kesyttäjäörkit")


def test_a_label_is_divided_at_its_hyphen_before_it_gets_smaller() -> None:
    block = fit("Drachenbändiger-Rattenmenschen", BOLD, (190, 60), max_lines=2, smallest=12)
    assert (block.lines, block.style.size) == (("Drachenbändiger-", "Rattenmenschen"), BOLD.size)


def test_a_word_wider_than_the_line_is_broken() -> None:
    block = layout("Donaudampfschifffahrt", STYLE, 60)
    assert "".join(block.lines) == "Donaudampfschifffahrt"
    assert block.width <= 60


def test_no_short_word_is_left_alone_where_that_can_be_helped() -> None:
    words = "Regions on the coast take 1 token less to conquer, but never less than 1."
    width = next(w for w in range(500, 150, -1) if len(text._lines(words, Face.TEXT, 18, w)) > 1)
    assert layout(words, STYLE, width).lines[-1] != "1."


@given(st.text(alphabet="abc ä-\u00ad\n", max_size=60), st.integers(min_value=12, max_value=300))
def test_any_text_can_be_wrapped_without_losing_a_letter(words: str, width: int) -> None:
    lines = layout(words, STYLE, width).lines
    kept = str.maketrans("", "", " -\n\u00ad")
    assert "".join(lines).translate(kept) == words.translate(kept)
    assert "\u00ad" not in "".join(lines)


def test_what_fits_keeps_its_size() -> None:
    block = fit("Undo", BOLD, (120, 40), max_lines=2, smallest=14)
    assert (block.style.size, block.lines) == (20, ("Undo",))


def test_two_lines_come_before_smaller_type() -> None:
    block = fit("Stop conquering", BOLD, (110, 44), max_lines=2, smallest=14)
    assert block.lines == ("Stop", "conquering")
    assert block.style.size >= 18


def test_two_lines_are_of_similar_length() -> None:
    block = fit("Take for two coins now", BOLD, (170, 48), max_lines=2, smallest=14)
    widths = [line_width(line, block.style.face, block.style.size) for line in block.lines]
    assert len(widths) == 2
    assert min(widths) > max(widths) * 0.6


def test_what_fits_nowhere_is_cut_and_says_so() -> None:
    block = fit("Rindfleischetikettierungsüberwachung", BOLD, (80, 20), smallest=14)
    assert block.is_cut
    assert block.lines[0].endswith(ELLIPSIS)
    assert block.width <= 80


@given(st.text(alphabet="abcdefghij ", min_size=1, max_size=50), st.integers(40, 260), st.integers(1, 3))
def test_fitted_text_never_leaves_its_box_nor_shrinks_too_far(words: str, width: int, lines: int) -> None:
    block = fit(words, BOLD, (width, 70), max_lines=lines, smallest=14)
    assert block.width <= width
    assert len(block.lines) <= lines
    assert 14 <= block.style.size <= 20


@pytest.mark.parametrize("label", ["Last conquest", "Stop conquering", "Spread evenly", "Rules and almanac", "Rematch"])
def test_a_third_longer_label_fits_where_the_english_one_fills_its_box(label: str) -> None:
    box = (line_width(label, BOLD.face, BOLD.size) + 12, 44)
    block = fit(pseudo(label), BOLD, box, max_lines=2, smallest=14)
    assert not block.is_cut


@pytest.mark.parametrize("anchor", ["topleft", "center", "midright", "bottomright"])
def test_text_is_drawn_where_its_anchor_says(anchor: text.Anchor) -> None:
    surface = pygame.Surface((300, 200), pygame.SRCALPHA)
    where = text.draw(surface, "Hill", STYLE, (150, 100), anchor)
    assert getattr(where, anchor) == (150, 100)
    assert where.inflate(4, 0).contains(ink(surface))


def test_right_aligned_lines_end_together() -> None:
    surface = pygame.Surface((300, 200), pygame.SRCALPHA)
    text.draw(surface, "nn\nnnnnnnn", STYLE, (200, 20), "topright")
    upper, lower = ink(surface.subsurface((0, 20, 300, 21))), ink(surface.subsurface((0, 41, 300, 30)))
    assert abs(upper.right - lower.right) <= 1
    assert upper.left > lower.left + 20


def test_drawing_again_uses_what_is_kept() -> None:
    text.forget()
    surface = pygame.Surface((300, 40))
    for _ in range(3):
        text.draw(surface, SENTENCE, STYLE, (0, 0))
    assert len(text._drawn) == 1


def test_an_empty_text_takes_no_room_and_draws_nothing() -> None:
    surface = pygame.Surface((60, 40), pygame.SRCALPHA)
    assert text.draw(surface, "", STYLE, (5, 5)).width == 0
    assert ink(surface).size == (0, 0)

"""All screens in all windows: everything has its place, nothing is cut off, and every word comes from a catalog."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from menus import COMPACT, ROOMY, SCREENS, program
from pygame import Rect

from smallworld_desktop.developers.driver import Driver, groups_of
from smallworld_desktop.developers.positions import NAMES
from smallworld_desktop.i18n import PSEUDO, available
from smallworld_desktop.render import text
from smallworld_desktop.render.text import TextBlock

SIZES = [COMPACT, (1280, 1024), ROOMY, (3840, 2160)]
NEVER = 1_000_000
LETTERS = re.compile(r"[^\W\d_]{2,}")


@contextmanager
def drawn_text(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[TextBlock]]:
    """Every block of text that is drawn meanwhile."""
    blocks: list[TextBlock] = []
    original = text.draw_block

    def draw_block(target, block, pos, anchor="topleft", align=None):  # type: ignore[no-untyped-def]
        blocks.append(block)
        return original(target, block, pos, anchor, align)

    with monkeypatch.context() as patch:
        patch.setattr(text, "draw_block", draw_block)
        yield blocks


def redraw(driver: Driver) -> None:
    driver.settle()
    driver.services.stack.invalidate()
    driver.frame()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_widget_lies_in_the_window(size: tuple[int, int]) -> None:
    """Nothing is drawn for it: where things lie is known before."""
    with program(size) as driver:
        driver.draw_every = NEVER
        window = Rect((0, 0), size)
        for name, make in SCREENS.items():
            driver.show(make(driver))
            driver.pass_time(0.5)
            for group in groups_of(driver.top):
                for widget in group.widgets:
                    seen = widget.rect if widget.seen_in is None else widget.seen_in
                    assert not widget.visible or window.contains(seen), (name, type(widget).__name__, seen)


@pytest.mark.parametrize("language", ["en", PSEUDO])
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_off(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even in a language that is a third longer, in the smallest window."""
    with program() as driver:
        driver.services.change_settings(language=language)
        driver.show(SCREENS[name](driver))
        driver.settle()
        with drawn_text(monkeypatch) as blocks:
            redraw(driver)
        assert blocks
        assert [block.lines for block in blocks if block.is_cut] == []


@pytest.mark.parametrize("name", SCREENS)
def test_every_word_comes_from_a_catalog(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the pseudo language words stand in brackets; what has none is data: names, titles, files, languages."""
    with program(ROOMY) as driver:
        services = driver.services
        services.change_settings(language=PSEUDO)
        driver.show(SCREENS[name](driver))
        driver.settle()
        with drawn_text(monkeypatch) as blocks:
            redraw(driver)
        data = {*available().values(), PSEUDO, "Sunday", "torn", "Frost and Fire", "hole-in-the-ground"}
        data |= {entry.map.title for entry in services.maps.entries}
        data |= {entry.map.description for entry in services.maps.entries}
        data |= {*_names(driver), *NAMES}
        for block in blocks:
            words = " ".join(block.lines)
            if LETTERS.search(words) and "[" not in words and "]" not in words:
                assert words in data, words


def _names(driver: Driver) -> list[str]:
    session = getattr(driver.top, "session", None)
    return [seat.name for seat in session.seats] if session is not None else []


@pytest.mark.parametrize("name", SCREENS)
def test_windows_can_be_pulled_at_any_time(name: str) -> None:
    with program() as driver:
        driver.show(SCREENS[name](driver))
        for size in ((1800, 700), COMPACT, (1024, 1200), ROOMY):
            driver.resize(size)
        driver.settle()
        window = Rect((0, 0), ROOMY)
        for group in groups_of(driver.top):
            shown = [widget.pane or widget for widget in group.widgets if widget.visible]
            assert all(window.contains(widget.rect) for widget in shown)


@pytest.mark.parametrize("name", SCREENS)
def test_tab_visits_everything_that_can_be_used(name: str) -> None:
    with program() as driver:
        driver.show(SCREENS[name](driver))
        driver.settle()
        (group, *_) = groups_of(driver.top)
        able = [widget for widget in group.widgets if widget.is_focusable]
        seen = set()
        for _ in range(len(able)):
            group.step_focus(1)
            seen.add(id(group.focus))
        assert len(seen) == len(able) > 0

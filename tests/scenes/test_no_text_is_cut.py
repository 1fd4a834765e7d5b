"""No text is ever cut: every screen, in every language there is and one that is two fifths longer, at every size.

Only what is written is looked at: boards, wood and parchment are left out, so that all screens take seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from menus import SCREENS, program
from pygame import Rect

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.shots import SHOTS
from smallworld_desktop.i18n import ENGLISH, PSEUDO, available
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.text import TextBlock
from smallworld_desktop.scenes.board import widget

COMPACT = (1024, 640)
SIZES = [COMPACT, (1280, 800), (1600, 900)]
LARGEST = (3840, 2160)
AT_THE_TABLE = (
    *("choose", "card", "conquest", "way_picker", "last_conquest", "die_asked", "decline", "more", "abandon"),
    *("redeploy", "encampments", "end_question", "scoring", "retreat", "cover", "recap", "log", "helper", "victory"),
    *("five_players", "monsters", "team_table", "team_result", "soapbar", "sacrifice"),
)
Stage = Callable[[Driver, Path], None]


def stages() -> dict[str, Stage]:
    """Every screen around the game, and every kind of moment at the table."""

    def showing(name: str) -> Stage:
        return lambda driver, _: driver.show(SCREENS[name](driver))

    return {**{name: showing(name) for name in SCREENS}, **{name: SHOTS[name] for name in AT_THE_TABLE}}


STAGES = stages()


@pytest.fixture(autouse=True)
def only_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither boards nor sheets of parchment are painted: they take nearly all the time and hold no words."""
    bare = pygame.Surface((1, 1))
    monkeypatch.setattr(surfaces, "backdrop", lambda *_: bare)
    monkeypatch.setattr(widget, "draw_board", lambda *_: None)


PARTS = 6
"""So that several processes share the work."""


@contextmanager
def cut_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What is cut with an ellipsis or reaches out of the window meanwhile."""
    faults: list[str] = []
    original = text.draw_block

    def draw_block(target, block: TextBlock, pos, anchor="topleft", align=None):  # type: ignore[no-untyped-def]
        where = original(target, block, pos, anchor, align)
        words = " / ".join(block.lines)
        window = Rect((0, 0), target.get_size())
        if block.is_cut:
            faults.append(f"cut: {words}")
        elif target.get_clip() == window and words.strip() and not window.contains(where):
            faults.append(f"outside: {words} at {tuple(where)}")
        return where

    with monkeypatch.context() as patch:
        patch.setattr(text, "draw_block", draw_block)
        yield faults


def look(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two frames: charts write their words only when they are drawn for the first time."""
    with cut_texts(monkeypatch) as faults:
        driver.frame()
        driver.services.stack.invalidate()
        driver.frame()
    return faults


def faults_of(driver: Driver, name: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """What is wrong with the words of one screen."""
    driver.resize(COMPACT)
    driver.services.change_settings(language=PSEUDO, helper=name == "helper")
    STAGES[name](driver, home)
    yield from (f"{name}: {fault}" for fault in look(driver, monkeypatch))
    others = [language for language in available() if language != ENGLISH]
    for language in (PSEUDO, *others):  # English is shorter than the made-up language everywhere
        driver.services.change_settings(language=language)
        for size in (*SIZES, *([LARGEST] if name in ("setup", "conquest", "result") else [])):
            driver.resize(size)
            where = f"{name} in {language} at {size[0]}x{size[1]}"
            yield from (f"{where}: {fault}" for fault in look(driver, monkeypatch))


@pytest.mark.parametrize("part", range(PARTS))
def test_no_text_is_cut(part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with program(COMPACT) as driver:
        names = list(STAGES)[part::PARTS]
        found = [fault for name in names for fault in faults_of(driver, name, tmp_path, monkeypatch)]
    assert found == []

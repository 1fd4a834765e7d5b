"""How far a click travels: from the window's event to the rules."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from types import FrameType

import pytest
from menus import program

from smallworld_desktop.developers.staging import staged
from smallworld_desktop.rules.actions import Action, Conquer
from smallworld_desktop.rules.game import Game
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.table import TableScene

PACKAGE = "smallworld_desktop"
MOST_FILES = 20
MOST_METHODS = 20


@contextmanager
def ways_to_the_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[list[str]]]:
    """For each action that is played: the files on the way to it, from the main loop on."""
    found: list[list[str]] = []
    play = Game.play

    def watched(game: Game, action: Action) -> object:
        if isinstance(action, Conquer):
            found.append(list(reversed(list(files_from(sys._getframe(1))))))
        return play(game, action)

    monkeypatch.setattr(Game, "play", watched)
    yield found


def files_from(frame: FrameType | None) -> Iterator[str]:
    """The package's files along the stack, innermost first; neighbours in one file count once."""
    files = []
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if PACKAGE in path.parts and "developers" not in path.parts:
            files.append("/".join(path.parts[path.parts.index(PACKAGE) + 1 :]))
        frame = frame.f_back
    yield from (file for file, _ in groupby(files))


def documented_way() -> list[str]:
    """The files that docs/architecture.md names, in their order."""
    text = (Path(__file__).resolve().parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = text.split("**A click that conquers.**")[1].split("Back come records")[0]
    return re.findall(r"^    (\S+\.py)", drawn, re.MULTILINE)


def test_a_click_that_conquers_passes_few_files_and_none_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    with program() as driver, ways_to_the_rules(monkeypatch) as ways:
        open_session(driver.services, staged("conquer"))
        driver.settle()
        table = driver.top
        assert isinstance(table, TableScene)
        board = table.panels.board
        offers = [offer for offer in table.session.game.legal() if isinstance(offer, Conquer) and not offer.way]
        driver.click(tuple(map(round, board.anchor(offers[0].region))))
        driver.settle()
    assert ways, "the click did not conquer"
    way = ways[0]
    assert way[0] == "app.py" and way[-1] == "session/session.py"
    assert len(way) <= MOST_FILES and len(set(way)) == len(way), way
    assert way == [file for file in documented_way() if file in way] and set(documented_way()) >= set(way), way


def test_the_table_scene_stays_small() -> None:
    methods = [name for name, thing in vars(TableScene).items() if callable(thing) or isinstance(thing, property)]
    assert len([name for name in methods if name != "__init__"]) <= MOST_METHODS

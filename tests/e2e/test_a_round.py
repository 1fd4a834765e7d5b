"""The program as a user starts it, in a window of its own: a round with the mouse, quit, continue, the same position.

A twin of the screen, driven without a window, tells where things are: every click goes to both.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from screen import Screen, missing_tools, virtual_screen, wait_for

from smallworld_desktop import paths
from smallworld_desktop.ai.process import Answer
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.headless import headless
from smallworld_desktop.render.desktop import TITLE_BAR
from smallworld_desktop.rules.actions import Conquer
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.turn.overlays import AskScene, SlipScene
from smallworld_desktop.session.keeping import NEWEST_SCHEMA, read_session
from smallworld_desktop.session.session import Session
from smallworld_desktop.store import autosave
from smallworld_desktop.store.document import read_save

SIZE = (1280, 800)
ROOT = Path(__file__).parents[2]
SCREEN = (SIZE[0], SIZE[1] + TITLE_BAR)
WINDOW = {"window_width": SIZE[0], "window_height": SIZE[1], "window_kept": True}
SETTINGS = {**WINDOW, "animation_speed": "none", "helper": False}
SEED = "5"
MOST_DECISIONS = 60

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """User folders for the program and its twin, with settings that leave nothing to wait for."""
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))
    monkeypatch.setattr(autosave, "FileLock", NoLock)
    file = paths.settings_file()
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(SETTINGS), encoding="utf-8")
    return tmp_path


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    with virtual_screen(SCREEN, tmp_path) as screen:
        yield screen


class NoLock:
    """The twin sees games that the program plays, and keeps nobody from playing them."""

    def __init__(self, path: Path, **how: bool) -> None:
        pass

    def acquire(self, timeout: float = -1) -> None:
        pass

    def release(self) -> None:
        pass


class Silent:
    """In the twin nobody thinks: what a computer does is read from the program's file."""

    def ask(self, view: View) -> None:
        pass

    def poll(self) -> Answer | None:
        return None

    def hurry(self) -> None:
        pass

    def close(self) -> None:
        pass


class Player:
    """Clicks on the screen and in its twin."""

    def __init__(self, screen: Screen, twin: Driver) -> None:
        self.screen, self.twin = screen, twin
        """The turn whose recap the program has told since it was started."""

    def click(self, pos: tuple[int, int]) -> None:
        self.twin.click(pos)
        self.screen.click(pos)

    def press(self, code: str) -> None:
        self.click(self.twin.button(self.twin.services.tr(code)).rect.center)

    def press_only_there(self, code: str) -> None:
        """What begins or continues a game is done in the program alone: the twin must not keep one, too."""
        self.screen.click(self.twin.button(self.twin.services.tr(code)).rect.center)

    def at_title(self) -> None:
        self.twin.show(self.twin.services.screens.title())
        self.screen.wait_until_still()

    def look(self) -> Session:
        """The twin stands where the program's own file says it stands."""
        session = kept_game()
        session.make_chooser = lambda seat: Silent()
        self.twin.services.welcome(session.content)
        self.twin.show(self.twin.services.screens.table(session))
        return session

    def decide(self) -> Session:
        """One decision with the mouse; waits until the program has made it, too."""
        wait_for(lambda: kept_game().is_for_human, "the computer thinks for too long")
        self.screen.wait_until_still()
        session = self.look()
        before = len(session.game.steps)
        match session.game.position.phase:
            case "choose":
                self.click(self.twin.table.panels.column.rows[0].rect.center)
                self.press("card.take_free")
            case "conquer" if targets := [o.region for o in session.game.legal() if type(o) is Conquer and not o.way]:
                self.click(self.twin.region(session.game.rules.board.regions[targets[0]].id))
            case "conquer":
                self.press("button.stop")
            case "retreat":
                self.press("button.spread")
                self.press("button.done")
            case "late_decline":
                self.press("button.stay")
            case _:
                if not self.twin.button(self.twin.services.tr("button.end")).enabled:
                    self.press("button.spread")
                self.press("button.end")
        if isinstance(self.twin.top, SlipScene):
            self.click(self.twin.top.buttons[0].rect.center)
        if isinstance(self.twin.top, AskScene):
            self.click(self.twin.top.dialog.buttons[0].rect.center)
        assert len(session.game.steps) > before, "the twin has not decided anything"
        wait_for(lambda: len(kept_game().game.steps) > before, "the click did nothing")
        return session


def kept_game() -> Session:
    session, problem = read_session(read_save(paths.data_dir() / "autosave.swgame", NEWEST_SCHEMA).game)
    assert problem is None
    return session


@contextmanager
def program(screen: Screen) -> Iterator[subprocess.Popen[bytes]]:
    """`python3 -m smallworld_desktop`, as a user starts it; ended at the latest with the test."""
    command = [sys.executable, "-m", "smallworld_desktop", "--seed", SEED]
    with subprocess.Popen(command, env=screen.environment, cwd=ROOT) as running:
        try:
            yield running
        finally:
            running.terminate()


def test_a_round_is_played_and_continued_after_quitting(home: Path, screen: Screen) -> None:
    with headless(SIZE) as twin:
        player = Player(screen, twin)
        with program(screen) as game:
            player.at_title()
            player.press("menu.new_game")
            screen.wait_until_still()
            player.press_only_there("setup.begin")
            wait_for((paths.data_dir() / "autosave.swgame").exists, "no game was begun")
            screen.wait_until_still()
            for _ in range(MOST_DECISIONS):
                if kept_game().game.position.round > 1:
                    break
                player.decide()
            wait_for(lambda: kept_game().is_for_human, "the computer thinks for too long")
            before = kept_game().game
            assert before.position.round == 2 and len(before.steps) > 6

            player.look()
            screen.wait_until_still()
            screen.key("F10")
            twin.key(pygame.K_F10)
            screen.wait_until_still()
            player.press("pause.leave")
            player.at_title()
            player.press("menu.quit")
            assert game.wait(timeout=120) == 0

        with program(screen):
            player.at_title()
            player.press_only_there("menu.continue")
            screen.wait_until_still()
            after = kept_game().game
            assert after.position == before.position
            assert [step.action for step in after.steps] == [step.action for step in before.steps]
            player.decide()
            assert len(kept_game().game.steps) > len(before.steps)

"""What docs/hidden-information.md says people may know: purses of others are on no screen of a running game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import pygame
import pytest
from oracle import Oracle
from playing import Desk
from situations import Troops, sit_at

from smallworld_desktop import paths
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.render import fonts
from smallworld_desktop.render.theme import Face
from smallworld_desktop.render.widgets import Button, ListBox, MenuButton
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.common.chronicle import tell_all
from smallworld_desktop.scenes.common.player_state import players_of
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.replay import ReplayScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.greetings import CoverScene
from smallworld_desktop.scenes.turn.overlays import AskScene
from smallworld_desktop.session.keeping import session_document, session_meta
from smallworld_desktop.session.session import Options, Session

PURSES = (1371, 2417, 3899)


def running(kinds: tuple[str, ...] = ()) -> Session:
    """A game of three with closed purses that hold numbers which are easy to find."""
    session = played(60, 3, kinds=kinds) if kinds else played(60, 3)
    session.options = Options(open_coins=False)
    session.game.position.coins = list(PURSES)
    return session


def words_on(driver: Driver) -> Iterator[str]:
    for widget in driver.widgets():
        if isinstance(widget, Button | MenuButton):
            yield f"{widget.label} {getattr(widget, 'detail', '')} {getattr(widget, 'side', '')} {widget.tooltip}"
        if isinstance(widget, ListBox):
            yield from (f"{row.title} {row.detail}" for row in widget.rows)


def has_no_purse(text: str) -> bool:
    return not any(str(purse) in text for purse in PURSES)


def test_at_the_table_only_the_purse_of_who_decides_is_open(desk: Desk) -> None:
    session = running()
    position = session.game.position
    words = Words(desk.services.tr, session)
    shown = players_of(session, position, words, Tableau.of(position))
    assert [player.coins is not None for player in shown] == [seat == position.decider for seat in range(3)]
    others = [player for seat, player in enumerate(shown) if seat != position.decider]
    assert has_no_purse(repr(others))


def test_with_one_person_at_the_screen_only_theirs_is_ever_open(desk: Desk) -> None:
    session = running(("human", "ai:random", "ai:random"))
    position = session.game.position
    words = Words(desk.services.tr, session)
    shown = players_of(session, position, words, Tableau.of(position))
    assert [player.coins for player in shown] == [PURSES[0], None, None]


def test_the_log_of_a_running_game_holds_nothing_that_adds_up(desk: Desk) -> None:
    session = running()
    words = Words(desk.services.tr, session)
    codes = {told.code for told in tell_all(session, words)}
    assert "log.scored_unseen" in codes and "log.scored" not in codes
    session.options = Options(open_coins=True)
    assert "log.scored" in {told.code for told in tell_all(session, words)}


def test_a_replay_of_a_running_game_keeps_every_purse_closed(driver: Driver) -> None:
    session = running()
    driver.show(ReplayScene(driver.services, session))
    scene = driver.top
    assert isinstance(scene, ReplayScene)
    for at in (0, 10, len(scene.course)):
        scene.show(at)
        assert all(player.coins is None for player in (row.player for row in scene.players.rows) if player is not None)
    assert all("earns" not in row.title for row in scene.log.rows)


def test_a_replay_of_a_game_that_is_over_shows_all(driver: Driver) -> None:
    session = played(10_000, 3)
    session.options = Options(open_coins=False)
    driver.show(ReplayScene(driver.services, session))
    scene = driver.top
    assert isinstance(scene, ReplayScene)
    assert all(player.coins is not None for player in (row.player for row in scene.players.rows) if player is not None)


@pytest.mark.parametrize("scene", ["title", "load", "replays"])
def test_title_and_lists_tell_no_purse(driver: Driver, scene: str) -> None:
    services = driver.services
    session = running()
    services.saves.save(session_document(session), session_meta(session, "An evening"))
    services.autosave.submit(session_document(session), session_meta(session))
    services.autosave.let_go()
    made = {
        "title": services.screens.title,
        "load": lambda: LoadScene(services),
        "replays": lambda: ReplaysScene(services),
    }
    driver.show(made[scene]())
    found = list(words_on(driver))
    assert found and all(map(has_no_purse, found))


class Scribe(pygame.font.Font):
    """Writes down whatever is drawn as letters."""

    seen: list[str]

    def render(self, text: str | bytes | None, *rest: object, **more: object) -> pygame.Surface:
        self.seen.append(str(text))
        return super().render(text, *rest, **more)  # type: ignore[arg-type]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is drawn from now on and was not drawn before."""
    seen: list[str] = []

    @lru_cache(maxsize=256)
    def scribe(face: Face, size: int) -> pygame.font.Font:
        made = Scribe(paths.assets() / "fonts" / face.value, size)
        made.seen = seen
        return made

    monkeypatch.setattr(fonts, "_load", scribe)
    return seen


def purses_in(drawn: list[str]) -> set[int]:
    """The numbers that only a purse can hold."""
    return {int(number) for text in drawn for number in re.findall(r"\b\d{4}\b", text)}


CROFT, CROWN, BARROW = 10, 16, 15


def at_the_table(desk: Desk, *purses: int) -> TableScene:
    """A table of two with closed purses; each test has numbers of its own, for what was drawn once is kept."""
    desk.services.settings = replace(desk.services.settings, helper=False)
    troops = Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9), Troops(1, "orcs", "hill", {CROWN: 1, BARROW: 2})
    table = sit_at(desk, *troops, open_coins=False)
    table.session.game.position.coins = list(purses)
    return table


def test_summary_and_table_of_the_next_person_show_no_purse_but_theirs(desk: Desk, drawn: list[str]) -> None:
    table = at_the_table(desk, 1511, 2423)
    desk.click(table.panels.board.anchor(CROWN))
    for key in (pygame.K_e, pygame.K_s, pygame.K_e):
        desk.key(key)
        if isinstance(desk.top, AskScene):
            desk.press(desk.top.dialog.buttons[0])
    assert isinstance(desk.top, CoverScene)
    drawn.clear()
    desk.key(pygame.K_RETURN)
    assert table.panels.recap.is_shown
    for x in range(40, 1024, 120):
        for y in range(40, 640, 90):
            desk.move((x, y))
    assert purses_in(drawn) == {2423}


def test_a_hint_knows_and_shows_no_purse_but_ones_own(desk: Desk, drawn: list[str]) -> None:
    table = at_the_table(desk, 1613, 2719)
    oracle = Oracle()
    table.adviser.chooser = oracle
    desk.key(pygame.K_t)
    (view,) = oracle.asked
    assert view.position.coins[0] == 1613 and view.position.coins[1] < 0
    desk.tick()
    assert purses_in(drawn) <= {1613}


def test_no_numbers_of_a_running_game_are_offered(driver: Driver, drawn: list[str]) -> None:
    """Statistics, chart and ranking come when the game is over; the menu over a game leads to none of them."""
    session = running()
    decider = session.game.position.decider
    driver.show(driver.services.screens.table(session))
    driver.settle()
    if isinstance(driver.top, CoverScene):
        driver.key(pygame.K_RETURN)
        driver.settle()
    assert PURSES[decider] in purses_in(drawn), "the test can't see what is drawn"
    driver.services.stack.push(driver.services.screens.pause(session))
    driver.frames(3)
    found = list(words_on(driver))
    assert found and not any(word in text.lower() for text in found for word in ("statistic", "numbers", "ranking"))
    assert purses_in(drawn) & set(PURSES) == {PURSES[decider]}

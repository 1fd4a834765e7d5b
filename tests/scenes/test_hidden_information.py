"""What docs/hidden-information.md says people may know: purses of others are on no screen of a running game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playing import Desk

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.render.widgets import Button, ListBox, MenuButton
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.common.chronicle import tell_all
from smallworld_desktop.scenes.common.player_state import players_of
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.replay import ReplayScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene
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

"""The real loop: a click shows its effect in the very next frame, and nothing is drawn while nothing happens."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from smallworld_desktop.app import App
from smallworld_desktop.developers.driver import Clock, Driver, FlatPainter
from smallworld_desktop.developers.headless import borrowed_home
from smallworld_desktop.developers.staging import staged
from smallworld_desktop.scenes.table import TableScene


@pytest.fixture
def app() -> Iterator[App]:
    with borrowed_home():
        app = App((1024, 640), allow_dummy=True)
        app.services.painter = FlatPainter()
        app.services.change_settings(animation_speed="none", helper=False)
        yield app
        app.services.stack.quit()
        app.release()


def sit_down(app: App, position: str) -> TableScene:
    session = staged(position)
    app.services.welcome(session.content)
    scene = app.services.screens.table(session)
    assert isinstance(scene, TableScene)
    app.services.stack.reset(scene)
    come_to_rest(app)
    return scene


def come_to_rest(app: App) -> None:
    pygame.event.clear()
    app.frame()
    while app.services.stack.needs_redraw or app.services.stack.is_animating:
        app.frame()


def post(kind: int, pos: tuple[int, int]) -> None:
    details = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    pygame.event.post(pygame.Event(kind, pos=pos, touch=False, **details))


def place(table: TableScene, name: str) -> tuple[int, int]:
    board = table.panels.board
    x, y = board.anchor(board.board.by_id[name])
    return round(x), round(y)


def picture(app: App) -> bytes:
    return pygame.image.tobytes(app.window.get_surface(), "RGB")


def test_a_click_conquers_in_one_frame(app: App) -> None:
    table = sit_down(app, "conquer")
    spot = place(table, "gloamwood")
    post(pygame.MOUSEMOTION, spot)
    app.frame()
    before, drawn, looked = len(table.session.game.steps), app.frames, picture(app)
    post(pygame.MOUSEBUTTONDOWN, spot)
    post(pygame.MOUSEBUTTONUP, spot)
    app.frame()
    assert len(table.session.game.steps) == before + 1
    assert app.frames == drawn + 1
    assert picture(app) != looked


def test_a_hover_shows_in_one_frame(app: App) -> None:
    table = sit_down(app, "conquer")
    drawn, looked = app.frames, picture(app)
    post(pygame.MOUSEMOTION, place(table, "midgemire"))
    app.frame()
    assert app.frames == drawn + 1
    assert picture(app) != looked


@pytest.mark.parametrize("screen", ["title", "settings", "almanac"])
def test_a_pressed_button_shows_in_one_frame(app: App, screen: str) -> None:
    app.services.stack.reset(getattr(app.services.screens, screen)())
    come_to_rest(app)
    driver = Driver(app, Clock())
    spot = next(widget for widget in driver.widgets() if widget.takes_presses and widget.rect.w).rect.center
    post(pygame.MOUSEMOTION, spot)
    post(pygame.MOUSEBUTTONDOWN, spot)
    drawn = app.frames
    app.frame()
    assert app.frames == drawn + 1


def test_nothing_is_drawn_while_nothing_happens(app: App) -> None:
    sit_down(app, "conquer")
    drawn = app.frames
    for _ in range(5):
        app.frame()
    assert app.frames == drawn

"""A whole turn with a gamepad alone, and with fingers alone, by real events."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import staged
from smallworld_desktop.input.gestures import LONG_PRESS
from smallworld_desktop.intents import Pos
from smallworld_desktop.render.widgets import Button
from smallworld_desktop.rules.actions import Conquer
from smallworld_desktop.rules.position import Position
from smallworld_desktop.scenes.combo_selection.card import CardScene
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.conquest.scene import ConquestScene
from smallworld_desktop.scenes.redeployment.scene import RedeploymentScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.turn.overlays import SlipScene

MOST_PRESSES = 60
A, B, X, Y = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
)
NEXT, PREVIOUS = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_LEFTSHOULDER
CROSS = (
    pygame.CONTROLLER_BUTTON_DPAD_UP,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT,
)


@pytest.fixture
def table(driver: Driver) -> Callable[[str], TableScene]:
    def sit(name: str) -> TableScene:
        driver.services.change_settings(animation_speed="none", helper=False)
        session = staged(name)
        driver.services.welcome(session.content)
        open_session(driver.services, session)
        driver.settle()
        return driver.table

    return sit


def position_of(table: TableScene) -> Position:
    return table.session.game.position


def walk_onto(driver: Driver, table: TableScene, is_there: Callable[[], bool]) -> None:
    """Round with the cross until it is there."""
    for number in range(MOST_PRESSES):
        if is_there():
            return
        driver.pad(CROSS[number % 4] if number % 3 else CROSS[(number // 4) % 4])
    raise AssertionError("the cross never got there")


def conquer_something(driver: Driver, table: TableScene) -> None:
    board, turn = table.panels.board, table.turn
    targets = {offer.region for offer in turn.offers if isinstance(offer, Conquer) and not offer.way}
    before = len(table.session.game.steps)
    walk_onto(driver, table, lambda: board.pointed in targets)
    driver.pad(A)
    driver.settle()
    assert len(table.session.game.steps) > before


def test_a_whole_turn_with_a_gamepad(driver: Driver, table: Callable[[str], TableScene]) -> None:
    scene = table("choose")
    focus = scene.panels.group
    for _ in range(MOST_PRESSES):
        if focus.focus in scene.panels.column.rows:
            break
        driver.pad(NEXT)
    driver.pad(A)
    assert isinstance(driver.top, CardScene)
    driver.pad(A)
    driver.settle()
    assert isinstance(scene.turn, ConquestScene)
    conquer_something(driver, scene)
    conquer_something(driver, scene)
    driver.pad(X)
    driver.settle()
    assert isinstance(scene.turn, RedeploymentScene)
    for _ in range(MOST_PRESSES):
        if scene.turn.fault() is None:
            break
        driver.pad(A)
    driver.pad(X)
    driver.settle()
    driver.pad(X)
    driver.settle()
    assert position_of(scene).seat != 0


def test_a_whole_turn_with_fingers(driver: Driver, table: Callable[[str], TableScene]) -> None:
    scene = table("choose")

    def tap(widget_centre: Pos) -> None:
        driver.frames(60)
        driver.tap(widget_centre)
        driver.settle()

    tap(scene.panels.column.rows[0].rect.center)
    assert isinstance(driver.top, CardScene)
    tap(next(each for each in driver.widgets() if isinstance(each, Button) and each.is_lit).rect.center)
    for _ in range(2):
        costs = {region: show.cost for region, show in scene.turn.shows().items() if show.cost is not None}
        target = min(costs, key=lambda region: costs[region])
        x, y = scene.panels.board.anchor(target)
        tap((round(x), round(y)))
        held = position_of(scene).holder_of(target)
        assert held is not None and held.seat == 0
    tap(driver.button(driver.services.tr("button.stop")).rect.center)
    turn = scene.turn
    assert isinstance(turn, RedeploymentScene) and turn.tokens is not None
    tap((round(x), round(y)))
    left = turn.tokens.left
    minus = scene.panels.board.pieces(target).stepper_rects()[-1]
    tap(minus.center)
    assert scene.turn is turn and turn.tokens.left == left + 1, "a tap on minus takes one back"
    for _ in range(left + 1):
        tap((round(x), round(y)))
    assert turn.fault() is None
    tap(driver.button(driver.services.tr("button.end")).rect.center)
    driver.tap((400, 300))
    driver.settle()
    assert position_of(scene).seat != 0


def test_holding_a_finger_on_a_region_explains_it(driver: Driver, table: Callable[[str], TableScene]) -> None:
    scene = table("conquer")
    steps = len(scene.session.game.steps)
    pos = driver.region("gloamwood")
    driver.finger(pygame.FINGERDOWN, pos)
    driver.pass_time(LONG_PRESS + 0.1)
    assert scene.showing.rest.is_over
    driver.finger(pygame.FINGERUP, pos)
    driver.pass_time(2.0)
    assert scene.showing.rest.is_over and len(scene.session.game.steps) == steps
    driver.tap(scene.panels.bar.more.rect.center)
    assert isinstance(driver.top, SlipScene)


def test_two_fingers_zoom_and_move_the_board(driver: Driver, table: Callable[[str], TableScene]) -> None:
    scene = table("conquer")
    camera, (x, y) = scene.panels.board.view.camera, scene.panels.board.rect.center
    steps = len(scene.session.game.steps)
    driver.finger(pygame.FINGERDOWN, (x - 50, y), 1)
    driver.finger(pygame.FINGERDOWN, (x + 50, y), 2)
    driver.finger(pygame.FINGERMOTION, (x + 150, y), 2)
    driver.finger(pygame.FINGERUP, (x + 150, y), 2)
    driver.finger(pygame.FINGERUP, (x - 50, y), 1)
    assert camera.zoom > 1.5 and len(scene.session.game.steps) == steps


def test_hints_name_the_device_that_was_used_last(driver: Driver, table: Callable[[str], TableScene]) -> None:
    scene = table("choose")
    tr = driver.services.tr
    assert "click" in scene.panels.bar.state.hint  # type: ignore[union-attr]
    driver.tap(scene.panels.grid.bottom.topleft)
    assert "tap" in scene.panels.bar.state.hint  # type: ignore[union-attr]
    driver.pad(Y)
    assert "shoulder" in scene.panels.bar.state.hint  # type: ignore[union-attr]
    assert tr("tip.undo").endswith("(Y)")
    driver.move((5, 5))
    assert "click" in scene.panels.bar.state.hint and tr("tip.undo").endswith("(U)")  # type: ignore[union-attr]

"""A click never hits a button that has just slid under the pointer; placing tokens takes one button at most."""

from __future__ import annotations

import pygame
from at_table import Play
from playing import Desk
from situations import Troops, sit_at

from smallworld_desktop.render.widgets import Button
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.steady import GRACE
from smallworld_desktop.scenes.turn.overlays import AskScene

CROFT = 10


def tap(desk: Desk, table: TableScene) -> None:
    """Press and let go where the pointer is."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=table.panels.group.pointer, button=1))
    desk.tick()


def labelled(table: TableScene, label: str) -> Button:
    return next(button for button in table.panels.bar.buttons if button.visible and button.label == label)


def decline_slides_in(desk: Desk) -> TableScene:
    """The pointer rests where something else was until a moment ago, and now is the button that declines."""
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 3}, hand=4))
    place = labelled(table, "Go into decline").rect.center
    desk.click(table.panels.board.anchor(min(table.turn.shows())))
    desk.move(place)
    assert table.panels.bar.meaning_at(place) != "Go into decline"
    table.playing.undo()
    assert table.panels.bar.meaning_at(place) == "Go into decline"
    return table


def test_the_second_tap_of_a_double_click_does_not_hit_the_button_that_came_instead(desk: Desk) -> None:
    table = decline_slides_in(desk)
    tap(desk, table)
    assert desk.top is table
    desk.tick(GRACE)
    tap(desk, table)
    assert isinstance(desk.top, AskScene)


def test_a_pointer_that_was_moved_to_another_button_may_press_at_once(desk: Desk) -> None:
    table = decline_slides_in(desk)
    desk.move(labelled(table, "End turn").rect.center)
    tap(desk, table)
    assert isinstance(desk.top, AskScene)


def test_undo_can_be_pressed_again_at_once(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9))
    for _ in range(2):
        desk.click(table.panels.board.anchor(min(table.turn.shows())))
    assert len(table.session.game.steps) == 2
    desk.move(table.panels.bar.undo.rect.center)
    tap(desk, table)
    tap(desk, table)
    assert not table.session.game.steps


def test_one_region_takes_all_tokens_and_the_turn_ends_with_one_button(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=4))
    desk.key(pygame.K_e)
    assert isinstance(desk.top, AskScene)
    desk.press(desk.top.dialog.buttons[0])
    position = table.session.game.position
    assert position.tokens[CROFT] == 5 and position.seat == 1


def test_when_all_survivors_are_placed_the_hint_says_what_to_press(desk: Desk) -> None:
    play = Play(desk, "retreat")
    assert "survivor" in play.hint
    desk.key(pygame.K_s)
    assert play.hint == "All placed: press Done."

"""What is hovered and explained follows the pointer and the game, also when these change under a pointer at rest."""

from __future__ import annotations

import pygame
from playing import Desk
from situations import Troops, near, sit_at

from smallworld_desktop.render.animation import Speed
from smallworld_desktop.render.widgets.group import TIP_DELAY
from smallworld_desktop.scenes.combo_selection.card import CardScene
from smallworld_desktop.scenes.table import TableScene

CROFT, CROWN, KNOLL, BARROW = 10, 16, 14, 15
NOWHERE = (3, 3)


def ratmen(desk: Desk, hand: int = 9) -> TableScene:
    return sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=hand), Troops(1, "orcs", "hill", {BARROW: 2}))


def rest(desk: Desk) -> None:
    for _ in range(40):
        desk.tick()


def explained(table: TableScene) -> str:
    tip = table.panels.group.tip
    return "" if tip is None else str(tip.lines[0])


def test_a_card_lets_the_column_be_hovered_again_only_where_the_pointer_is(desk: Desk) -> None:
    table = ratmen(desk)
    row = table.panels.column.rows[2]
    desk.move(row.rect.center)
    rest(desk)
    assert row.hovered and explained(table)
    desk.press(row)
    assert isinstance(desk.top, CardScene)
    assert not row.hovered and not explained(table)
    desk.move(table.panels.board.anchor(CROWN))
    desk.key(pygame.K_ESCAPE)
    assert desk.top is table
    assert not row.hovered and table.panels.board.pointed == CROWN


def test_what_a_closed_menu_uncovers_under_the_pointer_is_hovered(desk: Desk) -> None:
    table = ratmen(desk)
    row = table.panels.column.rows[2]
    desk.move(row.rect.center)
    desk.key(pygame.K_ESCAPE)
    assert desk.top is not table and not row.hovered
    desk.services.stack.pop()
    assert row.hovered and not explained(table)
    rest(desk)
    assert explained(table) == row.tooltip


def test_a_button_that_becomes_another_one_is_explained_anew(desk: Desk) -> None:
    table = ratmen(desk, hand=1)
    table.showing.playback.timeline.speed = Speed.NORMAL
    desk.click(table.panels.board.anchor(CROWN))
    skip = table.panels.bar.buttons[0]
    desk.move(skip.rect.center)
    desk.tick(TIP_DELAY / 2)
    desk.tick(TIP_DELAY / 2)
    said = explained(table)
    assert said == skip.tooltip == "Show the sum at once (Space)"
    table.showing.playback.skip()
    desk.tick()
    at_pointer = next(b for b in table.panels.bar.widgets if b.contains(skip.rect.center))
    assert explained(table) == at_pointer.tooltip != said


def test_a_button_that_moves_away_under_the_pointer_is_not_hovered_any_more(desk: Desk) -> None:
    table = ratmen(desk)
    desk.click(table.panels.board.anchor(CROWN))
    stop = table.panels.bar.buttons[0]
    desk.move(stop.rect.center)
    assert stop.hovered
    desk.key(pygame.K_u)
    hovered = [widget for widget in table.panels.bar.widgets if widget.hovered]
    assert [widget for widget in hovered if not widget.contains(desk.reader._pointer)] == []


def test_the_region_under_the_pointer_follows_the_view(desk: Desk) -> None:
    table = ratmen(desk)
    board = table.panels.board
    desk.move(board.anchor(CROWN))
    assert board.region == CROWN
    board.zoom(3.0)
    for _ in range(3):
        desk.key(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert board.region != CROWN
    assert board.region == board.region_at(desk.reader._pointer)


def test_an_explanation_counts_the_tokens_of_the_draft(desk: Desk) -> None:
    table = ratmen(desk)
    desk.click(table.panels.board.anchor(CROWN))
    desk.key(pygame.K_e)
    assert table.turn.name == "redeploy"
    desk.click(table.panels.board.anchor(CROFT), button=1)
    desk.click(table.panels.board.anchor(CROFT), button=1)
    words = [line if isinstance(line, str) else line.text for line in table.turn.explain(CROFT).lines]
    assert any("3 tokens" in line for line in words)
    desk.click(table.panels.board.anchor(CROFT), button=3)
    words = [line if isinstance(line, str) else line.text for line in table.turn.explain(CROFT).lines]
    assert any("2 tokens" in line for line in words)


def test_a_region_just_clicked_is_not_explained_until_it_is_pointed_at_anew(desk: Desk) -> None:
    table = ratmen(desk)
    board = table.panels.board
    desk.move(board.anchor(CROWN))
    rest(desk)
    assert table.showing.rest.is_over
    desk.click(board.anchor(CROWN))
    rest(desk)
    assert not table.showing.rest.is_over
    other = next(region for region in near(table, CROWN, 1))
    desk.move(board.anchor(other))
    desk.tick()
    desk.move(board.anchor(CROWN))
    rest(desk)
    assert table.showing.rest.is_over


def test_a_pointer_left_lying_on_the_board_does_not_take_the_keyboard_away(desk: Desk) -> None:
    table = ratmen(desk)
    board = table.panels.board
    desk.move(board.anchor(BARROW))
    desk.key(pygame.K_RIGHT)
    desk.key(pygame.K_LEFT)
    here = board.pointed
    desk.key(pygame.K_ESCAPE)
    desk.services.stack.pop()
    desk.tick()
    assert board.pointed == here
    x, y = board.anchor(BARROW)
    desk.move((x + 2, y))
    assert board.pointed == BARROW

"""Whole games at the table, by mouse only and by keyboard only, through real events."""

from __future__ import annotations

import random

import pygame
from playing import Blank, Desk

from smallworld_desktop.rules.actions import Conquer
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.scenes.combo_selection.card import CardScene
from smallworld_desktop.scenes.conquest.taking import TakingScene
from smallworld_desktop.scenes.redeployment.arrange import ArrangeScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.die_ask import DieAskScene
from smallworld_desktop.scenes.table.victory import VictoryScene
from smallworld_desktop.scenes.turn.overlays import AskScene, SlipScene

PATIENCE = 900


def test_a_whole_game_is_played_by_mouse_alone(desk: Desk) -> None:
    session = desk.session("Ann", "Bob", rounds=3)
    table = desk.sit_down(session)
    rng = random.Random(1)
    for _ in range(PATIENCE):
        if isinstance(desk.top, Blank):
            break
        _one_click(desk, table, rng)
        assert not violations(session.game.position)
    assert session.game.position.is_over
    assert isinstance(desk.top, Blank) and desk.top.name == "result"


def _one_click(desk: Desk, table: TableScene, rng: random.Random) -> None:
    """Do something useful with one click, whatever lies on top."""
    top = desk.top
    if isinstance(top, CardScene):
        desk.press(top.take_button if top.take_button.enabled else top.back_button)
    elif isinstance(top, AskScene):
        desk.press(top.dialog.buttons[0])
    elif isinstance(top, VictoryScene):
        desk.press(top.report)
    elif isinstance(top, DieAskScene):
        desk.press(top.buttons[0])
    elif isinstance(top, SlipScene):
        desk.press(rng.choice(top.buttons))
    else:
        _click_table(desk, table, rng)


def _click_table(desk: Desk, table: TableScene, rng: random.Random) -> None:
    step, board, bar = table.turn, table.panels.board, table.panels.bar
    if step.picks_combo:
        desk.press(table.panels.column.rows[rng.choice((0, 0, 1))])
        return
    if isinstance(step, TakingScene) and step.ways:
        region = rng.choice(sorted(step.ways))
        desk.click(board.anchor(region))
        return
    if isinstance(step, ArrangeScene) and step.tokens is not None and step.tokens.left > 0:
        places = [region for region in step.tokens.counts if step.tokens.can_add(region)]
        desk.click(board.anchor(rng.choice(places)))
        return
    enabled = [button for button in bar.buttons if button.visible and button.enabled]
    desk.press(enabled[-1])


def test_a_whole_game_is_played_by_keyboard_alone(desk: Desk) -> None:
    session = desk.session("Ann", "Bob", rounds=2, seed=3)
    table = desk.sit_down(session)
    for _ in range(PATIENCE):
        if isinstance(desk.top, Blank):
            break
        _one_key(desk, table)
        assert not violations(session.game.position)
    assert session.game.position.is_over


def _one_key(desk: Desk, table: TableScene) -> None:
    if desk.top is not table:
        desk.key(pygame.K_RETURN)
        return
    step, board = table.turn, table.panels.board
    if step.picks_combo:
        desk.key(pygame.K_1)
    elif isinstance(step, TakingScene) and step.ways:
        sure = {region for region, ways in step.ways.items() if any(isinstance(way, Conquer) for way in ways)}
        _walk_to(desk, table, sure or set(step.ways))
        desk.key(pygame.K_RETURN)
    elif isinstance(step, ArrangeScene) and step.tokens is not None and step.tokens.left > 0:
        if not board.focused:
            _tab_to_board(desk, table)
        desk.key(pygame.K_s)
    else:
        desk.key(pygame.K_e)


def _tab_to_board(desk: Desk, table: TableScene) -> None:
    for _ in range(40):
        if table.panels.board.focused:
            return
        desk.key(pygame.K_TAB)
    raise AssertionError("Tab never reaches the board")


def _walk_to(desk: Desk, table: TableScene, goals: set[int]) -> None:
    """Arrow keys from region to region, breadth first over what each arrow does."""
    _tab_to_board(desk, table)
    board = table.panels.board
    arrows = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
    tried: dict[tuple[int, int], int] = {}
    for _ in range(400):
        here = board.cursor
        if here is None:
            desk.key(pygame.K_RIGHT)
            continue
        if here in goals:
            return
        fresh = [arrow for arrow in arrows if (here, arrow) not in tried]
        known = [arrow for arrow in arrows if tried.get((here, arrow), here) != here]
        arrow = fresh[0] if fresh else random.Random(len(tried)).choice(known)
        desk.key(arrow)
        if not board.focused:
            _tab_to_board(desk, table)
        assert board.cursor is not None
        tried[here, arrow] = board.cursor
    raise AssertionError("the arrows do not lead to any target")

"""Before a person's turn: what the others did, in few words, beside the regions that were lost."""

from __future__ import annotations

import pygame
import pytest
from playing import Desk
from situations import Troops, sit_at

from smallworld_desktop.render.pieces import PlateKind
from smallworld_desktop.rules.actions import End, Pick, Stop
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.recap import make_recap
from smallworld_desktop.scenes.turn.overlays import AskScene

CROFT, CROWN, BARROW = 10, 16, 15


def attacked(desk: Desk) -> TableScene:
    """Ann's Ratmen take two regions from Bob's Orcs and end their turn."""
    foes = Troops(1, "orcs", "hill", {CROWN: 2, BARROW: 1, 20: 2})
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=11), foes)
    for region in (CROWN, BARROW):
        desk.click(table.panels.board.anchor(region))
    finish(desk, table)
    return table


def finish(desk: Desk, table: TableScene) -> None:
    desk.key(pygame.K_e)
    if isinstance(desk.top, AskScene):
        desk.press(desk.top.dialog.buttons[0])
    for _ in range(3):
        if table.session.game.position.seat == 1:
            return
        desk.key(pygame.K_s)
        desk.key(pygame.K_e)


def test_losses_are_summed_up_by_player(desk: Desk) -> None:
    table = attacked(desk)
    assert table.panels.recap.is_shown
    recap = make_recap(table.session, table.words, 1)
    assert [deeds.seat for deeds in recap.deeds] == [0, 1]
    names = [table.words.region(region) for region in (CROWN, BARROW)]
    assert recap.deeds[0].words == f"The Ratmen of Ann took 2 regions from you: {names[0]} and {names[1]}."
    assert recap.deeds[0].coins == 3
    assert recap.deeds[1].words == "You lost 2 tokens."
    assert recap.regions == table.panels.board.state.told == {CROWN, BARROW}


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1600, 900)])
def test_the_strip_hides_no_piece_and_no_button(desk: Desk, size: tuple[int, int]) -> None:
    desk.resize(size)
    table = attacked(desk)
    strip, board = table.panels.recap.rect, table.panels.board
    held = [region for region, count in enumerate(table.session.game.position.tokens) if count]
    assert strip.w and not any(strip.colliderect(board.bounds(region)) for region in held)
    assert not any(strip.colliderect(button.rect) for button in table.panels.bar.buttons if button.visible)


def test_the_first_click_acts_and_folds_the_strip(desk: Desk) -> None:
    table = attacked(desk)
    target = min(r for r, show in table.turn.shows().items() if show.plate is not PlateKind.DIE)
    desk.click(table.panels.board.anchor(target))
    assert table.session.game.position.holder_of(target) is not None
    assert not table.panels.recap.is_shown


def test_pointing_at_deeds_points_out_their_regions(desk: Desk) -> None:
    table = attacked(desk)
    desk.move((3, 3))
    table.showing.point_out(frozenset())
    desk.move(table.panels.recap.items[0].rect.center)
    assert table.panels.board.state.told == {CROWN, BARROW}


def test_nobody_is_told_of_others_before_their_own_first_turn(desk: Desk) -> None:
    session = desk.session("Ann", "Bob")
    table = desk.sit_down(session)
    session.play(Pick(0))
    session.play(Stop())
    session.play(End())
    assert session.game.position.seat == 1
    assert not make_recap(session, table.words, 1).deeds


def test_a_race_that_goes_into_decline_is_told_though_nothing_was_lost(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 3}), Troops(1, "orcs", "hill", {20: 2}))
    desk.key(pygame.K_d)
    assert isinstance(desk.top, AskScene)
    desk.press(desk.top.dialog.buttons[0])
    assert table.panels.recap.is_shown
    recap = make_recap(table.session, table.words, 1)
    assert recap.is_news and not recap.regions
    assert "Ann put the Ratmen into decline" in recap.deeds[0].words


def test_an_ordinary_turn_of_another_player_needs_no_pause(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 3}, hand=4), Troops(1, "orcs", "hill", {20: 2}))
    finish(desk, table)
    assert desk.top is table
    assert not make_recap(table.session, table.words, 1).is_news

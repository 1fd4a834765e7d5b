"""Before a person's turn: what the others did, in few words, beside the regions that were lost."""

from __future__ import annotations

import pygame
from playing import Desk
from situations import Troops, sit_at

from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.greetings import RecapScene
from smallworld_desktop.scenes.table.recap import make_recap
from smallworld_desktop.scenes.turn.overlays import AskScene

CROFT, CROWN, BARROW = 10, 16, 15


def attacked(desk: Desk) -> TableScene:
    """Ann's Ratmen take two regions from Bob's Orcs and end their turn."""
    foes = Troops(1, "orcs", "hill", {CROWN: 2, BARROW: 1, 20: 2})
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=11), foes)
    for region in (CROWN, BARROW):
        desk.click(table.panels.board.anchor(region))
    finish(desk)
    return table


def finish(desk: Desk) -> None:
    desk.key(pygame.K_e)
    if isinstance(desk.top, AskScene):
        desk.press(desk.top.dialog.buttons[0])
    for _ in range(3):
        desk.key(pygame.K_s)
        desk.key(pygame.K_e)
        if isinstance(desk.top, RecapScene):
            return


def test_losses_are_summed_up_by_player(desk: Desk) -> None:
    table = attacked(desk)
    assert isinstance(desk.top, RecapScene)
    recap = make_recap(table.session, table.words, 1)
    assert [deeds.seat for deeds in recap.deeds] == [0, 1]
    names = [table.words.region(region) for region in (CROWN, BARROW)]
    assert recap.deeds[0].words == f"The Ratmen of Ann took 2 regions from you: {names[0]} and {names[1]}."
    assert recap.deeds[0].coins == 3
    assert recap.deeds[1].words == "You lost 2 tokens."
    assert recap.regions == table.panels.board.state.told == {CROWN, BARROW}


def test_the_slip_keeps_off_the_regions_it_speaks_of(desk: Desk) -> None:
    table = attacked(desk)
    top = desk.top
    assert isinstance(top, RecapScene)
    assert table.panels.board.rect.contains(top.slip)
    assert not any(top.slip.colliderect(table.panels.board.bounds(region)) for region in (CROWN, BARROW))
    desk.click((3, 3))
    assert desk.top is table


def test_a_race_that_goes_into_decline_is_told_though_nothing_was_lost(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 3}), Troops(1, "orcs", "hill", {20: 2}))
    desk.key(pygame.K_d)
    assert isinstance(desk.top, AskScene)
    desk.press(desk.top.dialog.buttons[0])
    if table.session.game.position.seat == 0:
        finish(desk)
    assert isinstance(desk.top, RecapScene)
    recap = make_recap(table.session, table.words, 1)
    assert recap.is_news and not recap.regions
    assert "Ann put the Ratmen into decline" in recap.deeds[0].words


def test_an_ordinary_turn_of_another_player_needs_no_pause(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 3}, hand=4), Troops(1, "orcs", "hill", {20: 2}))
    finish(desk)
    assert desk.top is table
    assert not make_recap(table.session, table.words, 1).is_news

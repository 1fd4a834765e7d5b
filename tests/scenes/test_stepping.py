"""Following a computer's turn one action at a time."""

from __future__ import annotations

import dataclasses

import pygame
from playing import Desk

from smallworld_desktop.developers.staging import played
from smallworld_desktop.scenes.table import TableScene

COMPUTERS = ("ai:easy", "ai:easy", "ai:easy")


def watch(desk: Desk) -> TableScene:
    desk.services.settings = dataclasses.replace(desk.services.settings, computer_speed="step")
    session = played(60, kinds=COMPUTERS)
    desk.services.welcome(session.content)
    table = desk.sit_down(session)
    for _ in range(400):
        if table.showing.is_held and not table.showing.is_moving:
            break
        desk.tick(0.1)
    return table


def test_a_computer_waits_after_every_action_until_it_is_told_to_go_on(desk: Desk) -> None:
    table = watch(desk)
    done = len(table.session.game.steps)
    for _ in range(30):
        desk.tick(0.1)
    assert len(table.session.game.steps) == done, "it acts only when told to"
    desk.key(pygame.K_SPACE)
    for _ in range(100):
        desk.tick(0.1)
    assert len(table.session.game.steps) > done and table.showing.is_held


def test_another_pace_lets_it_play_on(desk: Desk) -> None:
    table = watch(desk)
    done = len(table.session.game.steps)
    table.showing.change_pace()
    for _ in range(200):
        desk.tick(0.1)
    assert not table.showing.is_held and len(table.session.game.steps) > done + 2

"""The chronicle at the left of the board: whose turns it shows, and leafing through its rounds."""

from __future__ import annotations

import pygame
from playing import Desk

from smallworld_desktop.developers.staging import played
from smallworld_desktop.scenes.table import TableScene


def open_chronicle(desk: Desk) -> TableScene:
    session = played(120)
    desk.services.welcome(session.content)
    table = desk.sit_down(session)
    if desk.top is not table:
        desk.services.stack.pop(desk.top)
    desk.key(pygame.K_l)
    desk.tick(1.0)
    assert table.panels.drawer.is_open
    return table


def test_a_seal_shows_the_turns_of_one_player(desk: Desk) -> None:
    drawer = open_chronicle(desk).panels.drawer
    everything = len(drawer.list.rows)
    desk.press(drawer.filters[2])
    tinted = [row.title for row in drawer.list.rows if row.tint is not None]
    assert 0 < len(drawer.list.rows) < everything
    assert tinted and all("Bob" in title for title in tinted)
    desk.press(drawer.filters[0])
    assert len(drawer.list.rows) == everything


def test_the_track_leafs_to_a_round(desk: Desk) -> None:
    drawer = open_chronicle(desk).panels.drawer
    track = drawer.track.rect
    desk.click((track.x + track.w * 0.15, track.centery))
    first = next(
        row for number, row in enumerate(drawer.list.rows) if drawer.list.row_rect(number).top >= drawer.list.rect.top
    )
    assert "2" in first.title and first.tint is not None
    assert drawer.track.now == 2

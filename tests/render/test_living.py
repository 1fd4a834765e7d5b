"""The living chart: slow, few updates, nothing where pieces lie; the light of the day; names by a key."""

from __future__ import annotations

import numpy as np
import pygame
import pytest
from sample_board import sample_board

from smallworld_desktop.render.board_names import BoardNames
from smallworld_desktop.render.board_survey import BoardSurvey
from smallworld_desktop.render.board_view import BoardView
from smallworld_desktop.render.daylight import PLAIN, daylight
from smallworld_desktop.render.living import CLOUDS, LivingChart
from smallworld_desktop.render.painter import paint_flat
from smallworld_desktop.rules.board import Board

SIZE = (900, 640)


@pytest.fixture
def chart() -> tuple[Board, BoardView]:
    board, geometry = sample_board()
    return board, BoardView(geometry, pygame.Rect((0, 0), SIZE), paint_flat(board, geometry, {}))


def living_chart(board: Board, view: BoardView) -> LivingChart:
    return LivingChart(BoardSurvey(board, view.geometry), view)


def pixels(view: BoardView, *layers: object) -> np.ndarray:
    out = pygame.Surface(SIZE, 0, 32)
    view.draw(out)
    for layer in layers:
        if isinstance(layer, BoardNames):
            layer.draw(out)
    return pygame.surfarray.array3d(out).astype(int)


def living(view: BoardView, life: LivingChart, taken: range | tuple[int, ...] = ()) -> np.ndarray:
    out = pygame.Surface(SIZE, 0, 32)
    view.draw(out)
    life.draw(out, taken)
    return pygame.surfarray.array3d(out).astype(int)


def test_it_changes_at_most_twelve_times_a_second(chart: tuple[Board, BoardView]) -> None:
    life = living_chart(*chart)
    assert 40 <= sum(life.update(0.01) for _ in range(1000)) <= 120


def test_something_moves_and_it_is_little(chart: tuple[Board, BoardView]) -> None:
    board, view = chart
    life = living_chart(board, view)
    life.update(3.0)
    before = living(view, life)
    life.update(2.0)
    changed = np.abs(living(view, life) - before).max(axis=2) > 3
    assert 0 < changed.mean() < 0.25


def test_where_pieces_lie_only_the_shadow_of_a_cloud_passes(chart: tuple[Board, BoardView]) -> None:
    board, view = chart
    life = living_chart(board, view)
    life.update(3.0)
    lighter = living(view, life, range(board.size)) - pixels(view)
    assert lighter.max() <= CLOUDS


def test_the_same_board_lives_in_the_same_way(chart: tuple[Board, BoardView]) -> None:
    board, view = chart
    lives = [living_chart(board, view), living_chart(board, view)]
    for life in lives:
        life.update(7.0)
    assert (living(view, lives[0]) == living(view, lives[1])).all()


def test_the_light_goes_from_morning_to_evening() -> None:
    day = [daylight(round, 10) for round in range(1, 11)]
    assert day[4] == PLAIN
    assert day[0] != PLAIN != day[-1]
    assert all(red >= green >= blue for red, green, blue in (day[0], day[-1]))
    assert daylight(1, 1) == day[0]


def test_the_light_lies_on_the_picture_and_goes_again(chart: tuple[Board, BoardView]) -> None:
    _, view = chart
    plain = pixels(view)
    view.light = daylight(10, 10)
    assert pixels(view).mean() < plain.mean()
    view.light = PLAIN
    assert (pixels(view) == plain).all()


def test_names_come_only_when_they_are_wanted(chart: tuple[Board, BoardView]) -> None:
    board, view = chart
    names = BoardNames(view, BoardSurvey(board, view.geometry))
    assert not names.update()
    plain = pixels(view, names)
    names.is_on = True
    assert sum(names.update() for _ in range(3 * board.size)) == board.size
    assert (pixels(view, names) != plain).any()
    names.is_on = False
    assert (pixels(view, names) == plain).all()

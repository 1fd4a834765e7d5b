"""Where the parts of the table lie in a window: one grid between the compact and the roomy mock-up."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from smallworld_desktop.render.theme import Theme

RICH_ROWS = 3
"""Up to so many players have two or three lines each; more have one."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The panels of the table."""

    theme: Theme
    window: Rect
    board: Rect
    bottom: Rect
    column: Rect
    players: Rect
    drawer_tab: Rect
    drawer: Rect

    @property
    def panels(self) -> tuple[Rect, ...]:
        """The sheets of parchment that lie still."""
        return self.bottom, self.column, self.players


def make_grid(size: tuple[int, int], theme: Theme) -> Grid:
    """Lays out a window: board and bar at the left, combos and players at the right."""
    width, height = size
    side = theme.px(452, 258)
    bar = theme.px(106, 110)
    outer = theme.px(6, 4)
    left = width - side - 2 * outer
    share = 0.541 + (0.641 - 0.541) * theme.room
    column = Rect(left + outer, outer, side, round((height - 3 * outer) * share))
    players = Rect(column.x, column.bottom + outer, side, height - column.bottom - 2 * outer)
    bottom = Rect(theme.px(10, 4), height - bar - theme.px(6, 4), left - theme.px(10, 4), bar)
    board = Rect(theme.px(6, 2), theme.px(4, 1), left - theme.px(6, 2), bottom.top - theme.px(8, 4))
    tab = Rect(0, board.centery - theme.px(55), theme.px(24), theme.px(110))
    drawer = Rect(0, board.y + theme.px(6), theme.px(430, 330), board.h - theme.px(12))
    return Grid(theme, Rect(0, 0, width, height), board, bottom, column, players, tab, drawer)

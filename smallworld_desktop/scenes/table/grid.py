"""Where the parts of the table lie in a window: one grid between the compact and the roomy mock-up."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from smallworld_desktop.render.theme import Theme

WIDEST = 2.5
"""Windows that are still wider than so many times their height show the table at both sides."""
WORDED, ROOM_FOR_WORDS = 300, 380
"""From the one width on the column says what combos do; it needs the other to say it in full."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The panels of the table. The log lies beside the board in a wide window, else it slides over its left."""

    theme: Theme
    window: Rect
    board: Rect
    bottom: Rect
    column: Rect
    players: Rect
    drawer_tab: Rect
    drawer: Rect
    has_standing_log: bool

    @property
    def panels(self) -> tuple[Rect, ...]:
        """The sheets of parchment that lie still."""
        return (self.bottom, self.column, self.players, *([self.drawer] if self.has_standing_log else []))


def make_grid(size: tuple[int, int], theme: Theme, aspect: float) -> Grid:
    """Lays out a window: board and bar at the left, combos and players at the right, the log where there is room.

    `aspect` is how much wider than high the board is.
    """
    height = size[1]
    width = min(size[0], round(height * WIDEST))
    start = (size[0] - width) // 2
    side = theme.px(452, 258)
    if side >= WORDED:
        side = max(side, ROOM_FOR_WORDS)
    bar = theme.px(106, 110)
    outer = theme.px(6, 4)
    left = start + width - side - 2 * outer
    share = 0.541 + (0.641 - 0.541) * theme.room
    column = Rect(left + outer, outer, side, round((height - 3 * outer) * share))
    players = Rect(column.x, column.bottom + outer, side, height - column.bottom - 2 * outer)
    edge = start + theme.px(10, 4)
    bottom = Rect(edge, height - bar - theme.px(6, 4), left - edge, bar)
    edge = start + theme.px(6, 2)
    board = Rect(edge, theme.px(4, 1), left - edge, bottom.top - theme.px(8, 4))
    tab = Rect(0, board.centery - theme.px(55), theme.px(24), theme.px(110))
    drawer = Rect(bottom.x, column.y, theme.px(430, 330), bottom.top - column.y - outer)
    free = board.w - round(board.h * aspect) - outer
    has_standing_log = free >= drawer.w
    if has_standing_log:
        drawer.w = min(free, theme.px(540))
        edge = drawer.right + outer
        board.left, board.w = edge, board.right - edge
    return Grid(theme, Rect(0, 0, *size), board, bottom, column, players, tab, drawer, has_standing_log)

"""The game itself: the table with its board, column, players and bar, and the steps of a turn."""

from smallworld_desktop.scenes.table.scene import TableScene

__all__ = ["TableScene"]

"""What keys, clicks and dropped files mean at the table, before the widgets hear them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld_desktop.intents import (
    Clicked,
    Command,
    Digit,
    Dropped,
    FileDropped,
    Intent,
    Key,
    LongPressed,
    Pointer,
    Pressed,
    Quit,
)

if TYPE_CHECKING:
    from smallworld_desktop.scenes.table.scene import TableScene


class Hearing:
    """Turns intents into what the table does."""

    def __init__(self, table: TableScene) -> None:
        self._table = table

    def handle(self, intent: Intent) -> None:
        board = self._table.panels.board
        match intent:
            case Quit():
                self._table.stack.quit()
                return
            case FileDropped(path=path):
                self._table.services.screens.open_file(path)
                return
            case Key(action=action) if self._key(action):
                return
            case Digit(value=value) if 1 <= value <= len(self._table.session.game.position.column):
                self._table.cards.open_combo(value - 1)
                return
            case Pressed(pos=pos, button=Pointer.LEFT) if self._table.panels.steady.is_too_soon(pos):
                return
            case Clicked(pos=pos, button=Pointer.RIGHT):
                if not (board.contains(pos) and board.right_clicked(pos)):
                    self._table.turn.back()
                return
            case LongPressed(pos=pos) if board.contains(pos):
                self._table.showing.rest.speak(board.pointed)
                self._table.invalidate()
            case Clicked() | Dropped():
                self._table.showing.rest.hush(board.pointed)
                self._table.showing.point_out(self._table.playing.hinted_regions)
        self._table.panels.group.handle(intent)

    def _key(self, action: Command) -> bool:
        """Keys that mean the same wherever the focus is."""
        match action:
            case Command.UNDO:
                self._table.playing.undo()
            case Command.REDO:
                self._table.playing.redo()
            case Command.BACK:
                if not (self._table.playing.forget_hint() or self._table.showing.shut_log() or self._table.turn.back()):
                    self._table.open_menu()
            case Command.MENU | Command.SAVE:
                self._table.open_menu()
            case Command.LOG:
                self._table.showing.toggle_log()
            case Command.HINT:
                self._table.playing.ask_advice()
            case Command.HELP:
                self._table.stack.push(self._table.services.screens.almanac(self._help_topic()))
            case _:
                return self._table.panels.board.move_view(action) or self._choice_key(action)
        return True

    def _choice_key(self, action: Command) -> bool:
        choice = next((c for c in self._table.turn.choices() if c.key is action), None)
        if choice is None:
            return False
        if choice.enabled:
            choice.choose()
        elif choice.tooltip:
            self._table.showing.refuse_words(choice.tooltip)
        return True

    def _help_topic(self) -> str:
        """What the rules open at: the race or terrain pointed at, else the race that acts."""
        position, region = self._table.session.game.position, self._table.panels.board.pointed
        if region is not None:
            holder = position.holder_of(region)
            return position.rules.board.regions[region].terrain.id if holder is None else position.race_id(holder)
        return position.race_id(position.people(position.fighter)) if position.fighter >= 0 else ""

"""What keys, clicks and dropped files mean at the table, before the widgets hear them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld_desktop.intents import (
    Clicked,
    Command,
    ControlsChanged,
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
from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.scenes.table.suggestion import lit_by

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
            case ControlsChanged():
                self._table.showing.refresh()
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
                if not self._back():
                    self._table.open_menu()
            case Command.MENU | Command.SAVE:
                self._table.open_menu()
            case Command.LOG:
                self._table.showing.toggle_log()
            case Command.NAMES:
                self._table.panels.board.toggle_names()
            case Command.HINT:
                self._table.playing.ask_advice()
            case Command.HELP:
                self._table.stack.push(self._table.services.screens.almanac(self._help_topic()))
            case Command.MAIN:
                _ = self._choice_key(Command.CONFIRM) or self._press_lit() or self._choice_key(Command.END)
            case Command.CONFIRM if not self._table.panels.group.shows_focus:
                if not (self._choice_key(action) or self._press_lit()):
                    self._show_focus()
            case _:
                return self._table.panels.board.move_view(action) or self._choice_key(action)
        return True

    def _back(self) -> bool:
        """Esc leaves what can be left, the latest first."""
        table = self._table
        leaving = (table.playing.forget_hint, table.panels.recap.fold, table.showing.shut_log, table.turn.back)
        return any(leave() for leave in leaving)

    def _choice_key(self, action: Command) -> bool:
        choice = next((c for c in self._table.turn.choices() if c.key is action), None)
        if choice is None:
            return False
        if choice.enabled:
            choice.choose()
        elif choice.tooltip:
            self._table.showing.refuse_words(choice.tooltip)
        return True

    def _press_lit(self) -> bool:
        """Enter does what the light shows: a button, a combo, a region that a hint means."""
        table, hint = self._table, self._table.adviser.hint
        lit = next((c for c in lit_by(hint, table.turn.choices()) if c.is_lit and c.enabled), None)
        if lit is not None:
            lit.choose()
        elif hint is not None and isinstance(hint.action, Pick):
            table.cards.open_combo(hint.action.place)
        elif hint is not None and len(hint.regions) == 1:
            table.turn.act(min(hint.regions))
        else:
            return False
        return True

    def _show_focus(self) -> None:
        """Nothing is lit: let it be seen where the keyboard is."""
        group = self._table.panels.group
        group.focus_on(group.focus if group.focus is not None else self._table.panels.board, by_keyboard=True)
        self._table.panels.board.wake()

    def _help_topic(self) -> str:
        """What the rules open at: the race or terrain pointed at, else the race that acts."""
        position, region = self._table.session.game.position, self._table.panels.board.pointed
        if region is not None:
            holder = position.holder_of(region)
            if holder is None:
                return f"terrain.{position.rules.board.regions[region].terrain.id}"
            return f"race.{position.race_id(holder)}"
        return f"race.{position.race_id(position.people(position.fighter))}" if position.fighter >= 0 else ""

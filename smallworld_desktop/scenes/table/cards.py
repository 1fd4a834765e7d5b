"""The cards that are opened over the table: of the combos in the column, and of the peoples in play."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from smallworld_desktop.intents import Pos
from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.combo_selection.card import CardScene
from smallworld_desktop.scenes.combo_selection.column import combos_of
from smallworld_desktop.scenes.table.people_card import PeopleScene

if TYPE_CHECKING:
    from smallworld_desktop.scenes.table.scene import TableScene


class Cards:
    """Opens cards while nothing moves."""

    def __init__(self, table: TableScene) -> None:
        self._table = table

    def open_combo(self, place: int) -> None:
        """The card of a combo, to be taken if that is what is to be decided now."""
        table = self._table
        position = table.session.game.position
        combos = combos_of(position, table.words)
        if place >= len(combos) or table.showing.is_moving:
            return
        action = Pick(place)
        reason = self._why_not(action)
        take = None if reason is not None else partial(table.playing.play, action)
        why = table.words.message(reason) if reason is not None else ""
        caution = "" if reason is not None else table.turn.warning(action)
        row = table.panels.column.rows[place]
        table.services.sound.play("page")
        table.stack.push(
            CardScene(
                table.services,
                table.words,
                position,
                combos[place],
                place,
                lambda: row.rect,
                lambda: table.panels.grid.board,
                self._open_combo_at,
                take,
                why,
                caution,
            )
        )

    def _open_combo_at(self, pos: Pos) -> None:
        """The card of the combo that was clicked beside another card, if one was."""
        rows = self._table.panels.column.rows
        place = next((place for place, row in enumerate(rows) if row.contains(pos)), None)
        if place is not None:
            self.open_combo(place)

    def _why_not(self, action: Pick) -> Message | None:
        table = self._table
        if not table.session.is_for_human:
            return Message("no.not_your_turn")
        if not table.turn.picks_combo:
            return Message("no.pick_now")
        return table.session.game.why_not(action)

    def open_people(self, number: int) -> None:
        """The card of a people in play."""
        table = self._table
        position = table.session.game.position
        people = position.peoples[number]
        if people is not None and not table.showing.is_moving:
            table.services.sound.play("page")
            owner = table.session.seats[people.seat].colour
            table.stack.push(PeopleScene(table.services, table.words, position, people, owner))

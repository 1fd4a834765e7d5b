"""The cards that are opened over the table: of the combos in the column, and of the peoples in play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from smallworld_desktop.ai.combo_worth import ComboWorth
from smallworld_desktop.intents import Pos
from smallworld_desktop.render.pieces import ComboShown
from smallworld_desktop.rules.actions import NOWHERE, Pick
from smallworld_desktop.rules.column import picks
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.combo_selection.card import CardScene, CardSpot, Offered
from smallworld_desktop.scenes.combo_selection.column import combos_of, tokens_of
from smallworld_desktop.scenes.combo_selection.site import SiteScene
from smallworld_desktop.scenes.table.people_card import PeopleScene
from smallworld_desktop.scenes.table.suggestion import lit_by
from smallworld_desktop.scenes.turn.base import Choice
from smallworld_desktop.scenes.turn.overlays import SlipScene

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
        row, panels = table.panels.column.rows[place], table.panels
        spot = CardSpot(lambda: row.rect, lambda: panels.grid.board, self._open_combo_at)
        table.services.sound.play("page")
        table.stack.push(CardScene(table.services, table.words, position, self._offered(combos[place], place), spot))

    def _offered(self, combo: ComboShown, place: int) -> Offered:
        table, options = self._table, picks(self._table.session.game.position, place)
        reason = self._why_not(options[0])
        if reason is not None:
            return Offered(combo, why=table.words.message(reason))
        take, caution = partial(self._take, place, options), table.turn.warning(options[0])
        return Offered(combo, take, caution=caution, worth=self._worth(options[0]))

    def _worth(self, action: Pick) -> ComboWorth | None:
        """What the combo would bring here; nothing for those who want no hints."""
        session, position = self._table.session, self._table.session.game.position
        if not self._table.services.settings.hints:
            return None
        return ComboWorth(View(position, position.decider, session.options.open_coins), action)

    def _take(self, place: int, options: Sequence[Pick]) -> None:
        """Take a combo; some choose a badge first, some where a marker stands."""
        swaps = sorted({option.swap for option in options})
        if len(swaps) == 1:
            self._take_at_site(options)
            return
        table = self._table
        choices = [self._badge_choice(place, [o for o in options if o.swap == swap]) for swap in swaps]
        row = table.panels.column.rows[place]
        table.stack.push(SlipScene(table.services, row.rect, lit_by(table.adviser.hint, choices)))

    def _badge_choice(self, place: int, options: Sequence[Pick]) -> Choice:
        table, position = self._table, self._table.session.game.position
        swap = options[0].swap
        race, power = position.column[place][0], position.column[place if swap == NOWHERE else swap][1]
        badge = position.rules.powers[power].id
        code = "button.keep_badge" if swap == NOWHERE else "button.swap_badge"
        label = table.words.tr(code, power=table.words.power(badge), count=tokens_of(position.rules, race, power))
        tip = table.words.text_of("power", badge)
        take = partial(self._take_at_site, options)
        return Choice(label, take, tooltip=tip, emblem=badge, is_lit=swap == NOWHERE, leads_to=list(options))

    def _take_at_site(self, options: Sequence[Pick]) -> None:
        playing = self._table.playing
        if len(options) == 1:
            playing.play(options[0])
        else:
            playing.enter_turn(SiteScene(playing, options))

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

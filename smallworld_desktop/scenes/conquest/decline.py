"""Going into decline, with the questions that some races ask then: which regions to leave, where to build."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from smallworld_desktop.intents import Command
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.rules.actions import NOWHERE, Decline
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.decline import regions_to_leave
from smallworld_desktop.rules.foresight import weigh_decline
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.position import People
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.conquest.comparison import compared
from smallworld_desktop.scenes.turn.base import Choice, Explanation, Table, TurnScene, said, warned


def decline_choice(turn: TurnScene, decline: Decline) -> Choice:
    """The button; it asks first."""
    words, tip, ask = turn.tr("button.decline"), turn.tr("tip.decline"), partial(_ask_decline, turn, decline)
    return Choice(words, ask, "decline", tooltip=tip, key=Command.DECLINE, leads_to=[decline])


def _ask_decline(turn: TurnScene, decline: Decline) -> None:
    active = turn.position.active_people(turn.position.seat)
    assert active is not None
    race = turn.words.people_name(active)
    begin = partial(begin_decline, turn.table, turn.offers, decline)
    yes = Choice(turn.tr("button.decline"), begin, "decline", is_lit=True, leads_to=[decline])
    no = Choice(turn.tr("button.not_yet"), turn.table.changed)
    stakes = weigh_decline(turn.position)
    rows = compared(turn, stakes) if stakes is not None else ()
    turn.table.ask(turn.tr("ask.decline.title", race=race), _decline_words(turn, active), [yes, no], rows)


def begin_decline(table: Table, offers: Sequence[Offer], default: Decline) -> None:
    """Decline at once if there is nothing to choose; else choose first. `default` is the rules' proposal."""
    if default.leave or default.tower != NOWHERE:
        table.enter_turn(DeclineScene(table, offers, default))
    else:
        table.play(default)


def _decline_words(turn: TurnScene, people: People) -> str:
    """What happens to a race that declines, and to those that did before."""
    position, tr = turn.position, turn.tr
    kinds = people.abilities
    if kinds.tower:
        words = [tr("ask.decline.tower")]
    else:
        words = [tr("ask.decline.fights" if kinds.fights_in_decline else "ask.decline.stays")]
    if people.horde:
        given_up = regions_to_leave(position, people)
        words.append(tr("ask.decline.horde", count=people.horde))
        if given_up:
            words.append(tr("ask.decline.given_up", count=given_up))
    words.append(tr("ask.decline.turn"))
    for number in position.declines[people.seat]:
        former = position.people(number)
        race = turn.words.race(position.race_id(former))
        stays = kinds.lasts or former.abilities.lasts
        words.append(tr("ask.decline.former_stays" if stays else "ask.decline.former_leaves", race=race))
    return " ".join(words)


class DeclineScene(TurnScene):
    """Click regions to be left, then the one for the tower. The rules' own choice is one button away."""

    name = "decline"

    def __init__(self, table: Table, offers: Sequence[Offer], default: Decline) -> None:
        super().__init__(table, offers)
        self.default = default
        people = self.position.active_people(self.position.seat)
        assert people is not None
        self._held = set(bits(people.held))
        self._to_leave = regions_to_leave(self.position, people)
        self._builds = bool(people.abilities.tower)
        self.leave: list[int] = []

    @property
    def _is_leaving(self) -> bool:
        return len(self.leave) < self._to_leave

    def hint(self) -> str:
        if self._is_leaving:
            return self.tr("hint.decline_leave", count=self._to_leave - len(self.leave))
        return self.tr("hint.decline_tower")

    def note(self) -> str:
        return self.tr("table.note.declining")

    def choices(self) -> list[Choice]:
        back = Choice(self.tr("ui.back"), partial(self.table.enter_turn, None), "arrow_left", key=Command.BACK)
        choose = partial(self.table.play, self.default)
        proposed = Choice(self.tr("button.choose_for_me"), choose, "check", key=Command.END, leads_to=[self.default])
        return [back, proposed]

    def shows(self) -> Mapping[int, RegionShow]:
        return {
            region: RegionShow(Mark.REFUSED if region in self.leave else Mark.TARGET) for region in sorted(self._held)
        }

    def explain(self, region: int) -> Explanation:
        base = super().explain(region)
        if region not in self._held:
            return base
        if region in self.leave:
            word = warned(self.tr("tip.decline_left"))
        elif self._is_leaving:
            word = said(self.tr("tip.decline_leave"))
        else:
            word = said(self.tr("tip.decline_tower", count=len(self._held) - len(self.leave)))
        return Explanation(base.title, [*base.lines, word])

    def act(self, region: int) -> None:
        if region not in self._held:
            return
        if region in self.leave:
            self.leave.remove(region)
        elif self._is_leaving:
            self.leave.append(region)
        else:
            self.table.play(Decline(region, tuple(sorted(self.leave))))
            return
        if not self._is_leaving and not self._builds:
            self.table.play(Decline(NOWHERE, tuple(sorted(self.leave))))
            return
        self.table.changed()

    def back_at(self, region: int) -> None:
        if region in self.leave:
            self.leave.remove(region)
            self.table.changed()

    def back(self) -> bool:
        self.table.enter_turn(None)
        return True

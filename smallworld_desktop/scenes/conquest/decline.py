"""Going into decline, with the questions that some races ask then: which regions to leave, where to build."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from smallworld_desktop.intents import Command
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.rules.actions import NOWHERE, Decline
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.decline import acting_abilities, last_layout, regions_to_leave
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.foresight import weigh_decline
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.conquest.comparison import compared
from smallworld_desktop.scenes.redeployment.arrange import ArrangeScene
from smallworld_desktop.scenes.turn.base import Choice, Explanation, Hand, Table, TurnScene, said, warned


def decline_choice(turn: TurnScene, decline: Decline) -> Choice:
    """The button; it asks first."""
    words, tip, ask = turn.tr("button.decline"), turn.tr("tip.decline"), partial(_ask_decline, turn, decline)
    return Choice(words, ask, "decline", tooltip=tip, key=Command.DECLINE, leads_to=[decline])


def _ask_decline(turn: TurnScene, decline: Decline) -> None:
    active = turn.position.active_people(turn.position.seat)
    assert active is not None
    race = turn.words.people_name(active)
    declines = [offer for offer in turn.offers if isinstance(offer, Decline)]
    yes = [
        Choice(
            decline_label(turn, offer), partial(begin_decline, turn.table, turn.offers, offer), "decline",
            is_lit=offer == decline, leads_to=[offer],
        )
        for offer in declines
    ]  # fmt: skip
    no = Choice(turn.tr("button.not_yet"), turn.table.changed)
    stakes = weigh_decline(turn.position)
    rows = compared(turn, stakes) if stakes is not None else ()
    turn.table.ask(turn.tr("ask.decline.title", race=race), _decline_words(turn, active), [*yes, no], rows)


def decline_label(turn: TurnScene, decline: Decline) -> str:
    """`Decline`, or what it is called if a badge that is only lent acts with it."""
    active = turn.position.active_people(turn.position.seat)
    if not decline.use or active is None:
        return turn.tr("button.decline")
    powers = [turn.words.power(turn.position.rules.powers[power].id) for power in active.lent]
    return turn.tr("button.decline_using", power=turn.words.tr.listed(powers))


def begin_decline(table: Table, offers: Sequence[Offer], default: Decline) -> None:
    """Decline at once if there is nothing to choose; else choose first. `default` is the rules' proposal."""
    if default.leave or default.tower != NOWHERE:
        table.enter_turn(DeclineScene(table, offers, default))
        return
    position = table.session.game.position
    people = position.active_people(position.seat)
    layout = last_layout(position, people, default.use) if people is not None else None
    if layout is not None and len(layout.places) > 1 and layout.most > len(layout.places):
        table.enter_turn(EntombScene(table, offers, layout, default))
    else:
        table.play(default)


def _decline_words(turn: TurnScene, people: People) -> str:
    """What happens to a race that declines, and to those that did before."""
    position, tr = turn.position, turn.tr
    kinds = people.abilities
    if kinds.tower:
        words = [tr("ask.decline.tower")]
    else:
        words = [tr(f"ask.decline.{_fate(position, people)}")]
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


def _fate(position: Position, people: People) -> str:
    """What becomes of the tokens of a race without a tower."""
    kinds = acting_abilities(position, people, False)
    if kinds.vanishes[1]:
        return "vanishes"
    if kinds.fights_in_decline:
        return "fights"
    return "entombed" if kinds.entombed else "stays"


class EntombScene(ArrangeScene):
    """All tokens stay on decline: they are laid out a last time."""

    name = "entomb"

    def __init__(self, table: Table, offers: Sequence[Offer], layout: Distribution, default: Decline) -> None:
        super().__init__(table, offers, layout)
        self.default = default

    def hint(self) -> str:
        assert self.tokens is not None
        if self.tokens.left:
            return self.tr("hint.place", count=self.tokens.left)
        return self.tr("hint.entomb")

    def note(self) -> str:
        return self.tr("table.note.declining")

    def hand(self) -> Hand | None:
        assert self.tokens is not None
        shown = super().hand()
        return replace(shown, count=max(0, self.tokens.left)) if shown is not None else None

    def choices(self) -> list[Choice]:
        assert self.tokens is not None
        fault = self.fault()
        decline = replace(self.default, layout=self.tokens.action().layout)
        back = Choice(self.tr("ui.back"), partial(self.table.enter_turn, None), "arrow_left", key=Command.BACK)
        tip = self.words.message(fault) if fault is not None else ""
        play = partial(self.table.play, decline)
        done = Choice(
            decline_label(self, self.default), play, "decline", enabled=fault is None, tooltip=tip, key=Command.END,
            is_lit=fault is None, leads_to=[decline],
        )  # fmt: skip
        return [back, *self.spreading(), done]

    def back(self) -> bool:
        self.table.enter_turn(None)
        return True


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
            self.table.play(replace(self.default, tower=region, leave=tuple(sorted(self.leave))))
            return
        if not self._is_leaving and not self._builds:
            self.table.play(replace(self.default, tower=NOWHERE, leave=tuple(sorted(self.leave))))
            return
        self.table.changed()

    def back_at(self, region: int) -> None:
        if region in self.leave:
            self.leave.remove(region)
            self.table.changed()

    def back(self) -> bool:
        self.table.enter_turn(None)
        return True

"""Questions in the middle of things: whatever the rules ask, as a panel of answers and regions to click."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.rules.actions import (
    NOWHERE,
    Action,
    AnswerHire,
    Decline,
    Sacrifice,
    Shield,
    Stay,
    Use,
)
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.turn import soul_offer
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.conquest.decline import begin_decline, decline_label
from smallworld_desktop.scenes.turn.base import Choice, Explanation, Table, TurnScene, said, warned

SHOWN_ANSWERS = 2


class AnswerScene(TurnScene):
    """Answers with a region are given by clicking it; the others are buttons, or lines of the menu if many."""

    name = "question"

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        super().__init__(table, offers)
        self.regions: dict[int, Action] = {}
        self.answers: list[Action] = []
        for offer in offers:
            if isinstance(offer, Distribution):
                self.answers.append(offer.default())
                continue
            region = getattr(offer, "region", NOWHERE)
            if region != NOWHERE:
                self.regions[region] = offer
            else:
                self.answers.append(offer)
            if isinstance(offer, Shield):
                self.regions |= dict.fromkeys(bits(self.position.people(offer.people).held), offer)
        self.kind = self._kind()
        topic = f"question_{self.kind}"
        self.name = topic if self.words.tr.has(f"helper.{topic}") else "question"

    def _kind(self) -> str:
        if self.position.questions:
            return self.position.questions[0].kind
        return {"late_decline": "stout", "setup": "monster", "offer": "souls"}.get(self.position.stage, "other")

    def hint(self) -> str:
        question = self.position.questions[0] if self.position.questions else None
        params = {"player": self.words.seat(self.position.decider)}
        if question is not None and question.region >= 0:
            params["region"] = self.words.region(question.region)
        if question is not None and question.people >= 0:
            people = self.position.people(question.people)
            params["race"] = self.words.race(self.position.race_id(people))
            params["owner"] = self.words.seat(people.seat)
        if self.kind == "relic":
            params["place"] = self.words.source(self._relic)
        return self.tr(f"hint.question.{self.kind}", **params, **self._about_find())

    def _about_find(self) -> dict[str, str | int]:
        """The find that asks, with its piece or what it pays."""
        use = next((answer for answer in self.answers if isinstance(answer, Use)), None)
        if use is None:
            return {}
        found: dict[str, str | int] = {"find": self.words.source(use.find)}
        post = self.position.rules.posting(use.find)
        if post is not None:
            return {**found, "marker": self.words.source(post.marker), "count": post.drives_out}
        offer = soul_offer(self.position)
        return {**found, "count": offer[1]} if offer is not None else found

    @property
    def _relic(self) -> str:
        """The relic that has to move."""
        return next(place for place in self.position.places if self.position.rules.wanders(place))

    def explain(self, region: int) -> Explanation:
        base = super().explain(region)
        answer = self.regions.get(region)
        if answer is None:
            return base
        lines = [*base.lines, said(self.tr(f"tip.answer.{self.kind}"))]
        if (isinstance(answer, Sacrifice) or self.kind == "souls") and self._would_give_up(region):
            lines.append(warned(self.tr("tip.answer.given_up")))
        return Explanation(base.title, lines)

    def _would_give_up(self, region: int) -> bool:
        holder = self.position.holder_of(region)
        return holder is not None and self.position.tokens[region] <= holder.abilities.min_stack

    def note(self) -> str:
        return self.tr("table.note.answering")

    def choices(self) -> list[Choice]:
        return [self._choice(answer) for answer in self.answers[:SHOWN_ANSWERS]]

    def more(self) -> list[Choice]:
        return [self._choice(answer) for answer in self.answers[SHOWN_ANSWERS:]]

    def _choice(self, answer: Action) -> Choice:
        act = partial(self.table.play, answer)
        if isinstance(answer, Decline):
            act = partial(begin_decline, self.table, self.offers, answer)
        tip = self.warning(answer)
        return Choice(self._label(answer), act, self._icon(answer), tooltip=tip, leads_to=[answer])

    def _label(self, answer: Action) -> str:
        match answer:
            case Decline():
                return decline_label(self, answer)
            case Use():
                return self.tr(f"button.no_{self.kind}", **self._about_find())
            case Stay():
                return self.tr("button.stay")
            case AnswerHire(pay=True):
                people = self.position.people(self.position.questions[0].people)
                return self.tr("button.pay", count=people.abilities.hires[0].price)
            case AnswerHire():
                return self.tr("button.dont_pay")
            case Shield(people=number):
                people = self.position.people(number)
                race = self.words.race(self.position.race_id(people))
                return self.tr("button.shield", race=race, player=self.words.seat(people.seat))
            case Sacrifice():
                return self.tr("button.no_sacrifice")
        raise AssertionError(answer)

    def _icon(self, answer: Action) -> str:
        match answer:
            case Decline():
                return "decline"
            case Stay() | AnswerHire(pay=True):
                return "check"
            case Shield():
                return "shield"
        return "cross"

    def shows(self) -> Mapping[int, RegionShow]:
        found = {region: RegionShow(Mark.TARGET) for region in self.regions}
        if self.kind == "relic":
            found.setdefault(self.position.places[self._relic], RegionShow(Mark.SELECTED))
        elif self.position.questions and self.position.questions[0].region >= 0:
            found.setdefault(self.position.questions[0].region, RegionShow(Mark.SELECTED))
        return found

    def act(self, region: int) -> None:
        if region in self.regions:
            self.table.play(self.regions[region])

"""Advice for the person who decides: asked for in the background, shown on the table, never played."""

from __future__ import annotations

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.intents import Action as KeyAction
from smallworld_desktop.rules.actions import (
    Action,
    Conquer,
    Decline,
    Deploy,
    End,
    Final,
    MakePeace,
    Pick,
    PlaceMarkers,
    Ready,
    ReadyAgain,
    Retreat,
    Roll,
    Sacrifice,
    Share,
    Shield,
    Stop,
)
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.choosers import make_adviser
from smallworld_desktop.scenes.session import Chooser, Session
from smallworld_desktop.scenes.table.steps.arrange import ArrangeStep, ReadyStep
from smallworld_desktop.scenes.table.steps.base import Step, Table
from smallworld_desktop.scenes.table.steps.deploy import DeployStep
from smallworld_desktop.scenes.table.steps.factory import make_step
from smallworld_desktop.scenes.table.steps.question import QuestionStep
from smallworld_desktop.scenes.table.words import Words

LAYOUTS = (Ready, Deploy, PlaceMarkers, Retreat)
KEYS: dict[type, KeyAction] = {
    Stop: KeyAction.END,
    End: KeyAction.END,
    Decline: KeyAction.DECLINE,
    Roll: KeyAction.ROLL,
    ReadyAgain: KeyAction.ROLL,
}


class Adviser:
    """Asks a strong player once, and forgets the question when the game goes on."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.chooser: Chooser | None = None
        self._asked = -1

    @property
    def is_asked(self) -> bool:
        return self._asked == self._session.version

    def ask(self) -> None:
        position = self._session.game.position
        if self.chooser is None:
            self.chooser = make_adviser()
        self._asked = self._session.version
        self.chooser.ask(View(position, position.decider, self._session.options.open_coins))

    def poll(self) -> Answer | None:
        if not self.is_asked or self.chooser is None:
            return None
        answer = self.chooser.poll()
        if answer is not None:
            self._asked = -1
        return answer

    def close(self) -> None:
        if self.chooser is not None:
            self.chooser.close()
        self.chooser, self._asked = None, -1


def step_for(table: Table, step: Step, answer: Answer) -> Step:
    """The step in which the advice can be seen: layouts are put into its drafts, to be confirmed or taken back."""
    fresh = make_step(table)
    if type(step) is not type(fresh):
        step = fresh
    for action in (answer.action, *answer.then):
        if isinstance(action, LAYOUTS):
            step = _arranging(table, step, action)
            if isinstance(step, ArrangeStep):
                step.propose(action)
    return step


def _arranging(table: Table, step: Step, action: Action) -> Step:
    if isinstance(step, ArrangeStep):
        return step
    for offer in step.offers:
        if isinstance(offer, Distribution) and isinstance(action, Ready) and offer.kind == "ready":
            return ReadyStep(table, step.offers, offer)
        if isinstance(offer, Distribution) and isinstance(action, Deploy) and offer.kind == "deploy":
            return DeployStep(table, [offer])
    return step


def regions_of(action: Action) -> frozenset[int]:
    """The regions an action is about."""
    region = getattr(action, "region", -1)
    layout = action.layout if isinstance(action, LAYOUTS) else ()
    return frozenset([region] if region >= 0 else [where for where, _ in layout])


def button_of(step: Step, answer: Answer) -> int | None:
    """Which main button is meant, if one is; after a layout, that is the one that confirms it."""
    action = answer.action
    if isinstance(step, QuestionStep) and action in step.answers:
        return step.answers.index(action)
    key = KeyAction.END if isinstance(action, LAYOUTS) else KEYS.get(type(action))
    keys = [choice.key for choice in step.choices()]
    return keys.index(key) if key is not None and key in keys else None


def worded(words: Words, answer: Answer) -> str:
    """`Take the Crown: +3 coins, Ann can hardly take it back.`"""
    what = _deed(words, answer.action)
    if answer.reason is None:
        return words.tr("advice.plain", what=what)
    return words.tr("advice.because", what=what, why=words.reason(answer.reason))


def _deed(words: Words, action: Action) -> str:
    params: dict[str, str | int] = {}
    region = getattr(action, "region", -1)
    if region >= 0:
        params["region"] = words.region(region)
    match action:
        case Sacrifice(region=-1):
            return words.tr("advice.no_sacrifice")
        case Pick(place=place):
            params["combo"] = words.column_combo(place)
        case Conquer(region=region, way=way) | Final(region=region, way=way) if way:
            return words.tr("advice.conquer_by", region=words.region(region), way=words.way(way))
        case PlaceMarkers(marker=marker):
            params["marker"] = words.source(marker)
        case MakePeace(seat=seat) | Share(seat=seat):
            params["player"] = words.seat(seat)
        case Shield(people=people):
            params["race"] = words.people(people)
    return words.tr(f"advice.{type(action).__name__.lower()}", **params)

"""Advice for the person who decides: asked for in the background, shown on the table, never played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.rules.actions import (
    NOWHERE,
    Action,
    AnswerHire,
    Conquer,
    Decline,
    Deploy,
    End,
    Final,
    MakePeace,
    Pick,
    PlaceMarkers,
    Ready,
    Retreat,
    Revive,
    Roll,
    Sacrifice,
    Share,
    Shield,
    SwapPowers,
    Use,
)
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.redeployment.arrange import ArrangeScene, ReadyScene
from smallworld_desktop.scenes.redeployment.scene import RedeploymentScene
from smallworld_desktop.scenes.table.turns import make_turn_scene
from smallworld_desktop.scenes.turn.base import Choice, Table, TurnScene
from smallworld_desktop.session.choosers import make_adviser
from smallworld_desktop.session.session import Chooser, Session

LAYOUTS = (Ready, Deploy, PlaceMarkers, Retreat)


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice as the table shows it: `action` is what lit buttons and regions lead to, once its layouts are drafted."""

    action: Action
    regions: frozenset[int]
    words: str
    is_layout: bool = False
    drafted: frozenset[int] = frozenset()
    """Where it has changed a draft."""

    def means(self, choice: Choice) -> bool:
        """Whether a choice leads to what is advised. How to decline is chosen later."""
        if isinstance(self.action, Decline):
            return any(isinstance(action, Decline) for action in choice.leads_to)
        return self.action in choice.leads_to


class Adviser:
    """Asks a strong player once. The question, and the hint that answers it, are forgotten when the game goes on."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.chooser: Chooser | None = None
        self._asked = -1
        self._hint: Hint | None = None
        self._hinted = -1

    @property
    def is_asked(self) -> bool:
        return self._asked == self._session.version

    @property
    def hint(self) -> Hint | None:
        """The hint that stands."""
        return self._hint if self._hinted == self._session.version else None

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

    def give(self, hint: Hint) -> None:
        self._hint, self._hinted = hint, self._session.version

    def forget(self) -> None:
        """The hint is no longer wanted."""
        self._hint = None

    def close(self) -> None:
        if self.chooser is not None:
            self.chooser.close()
        self.chooser, self._asked = None, -1


def suggested(table: Table, turn: TurnScene, answer: Answer) -> tuple[TurnScene, Hint]:
    """The scene of the turn in which the advice can be seen, and the hint.

    Layouts are put into the scene's drafts, to be confirmed, or taken back with one Undo.
    """
    actions = (answer.action, *answer.then)
    turn = _turn_for(table, turn, answer.action)
    layouts = [action for action in actions if isinstance(action, LAYOUTS)] if isinstance(turn, ArrangeScene) else []
    drafted = turn.propose(layouts) if isinstance(turn, ArrangeScene) else frozenset()
    position = table.session.game.position
    words = _worded(table.words, position, answer, as_drafted=bool(layouts) and not drafted)
    return turn, Hint(actions[-1], _regions(position, actions[-1]), words, bool(layouts), drafted)


def lit_by(hint: Hint | None, choices: Sequence[Choice]) -> list[Choice]:
    """The choices with only the advised one lit, if it is among them."""
    if hint is None or not any(hint.means(choice) for choice in choices):
        return list(choices)
    return [replace(choice, is_lit=hint.means(choice)) for choice in choices]


def _turn_for(table: Table, turn: TurnScene, action: Action) -> TurnScene:
    """The present scene if the action belongs there, so that what was drafted in it stays."""
    fresh = make_turn_scene(table)
    if isinstance(action, Ready | Deploy) and not isinstance(fresh, ArrangeScene):
        kind, wanted = ("ready", ReadyScene) if isinstance(action, Ready) else ("deploy", RedeploymentScene)
        if isinstance(turn, wanted):
            return turn
        domain = next(offer for offer in fresh.offers if isinstance(offer, Distribution) and offer.kind == kind)
        return ReadyScene(table, fresh.offers, domain) if kind == "ready" else RedeploymentScene(table, [domain])
    return turn if type(turn) is type(fresh) else fresh


def _regions(position: Position, action: Action) -> frozenset[int]:
    """The regions to click for an action."""
    match action:
        case Shield(people=people):
            found = set(bits(position.people(people).held))
        case Decline(tower=tower, leave=leave):
            found = {tower, *leave}
        case Pick(site=site):
            found = {site}
        case Revive(regions=regions):
            found = set(regions)
        case _:
            found = {getattr(action, "region", NOWHERE), getattr(action, "origin", NOWHERE)}
    return frozenset(found - {NOWHERE})


# -- words ---------------------------------------------------------------------------------------------------------


def _worded(words: Words, position: Position, answer: Answer, *, as_drafted: bool) -> str:
    """`Take the Crown: +3 coins, Ann can hardly take it back.`

    Layouts are told together, with what follows them unless that is only the end of the turn.
    """
    what = words.tr("advice.as_drafted") if as_drafted else _first_deed(words, position, answer)
    last = answer.then[-1] if answer.then else None
    if last is not None and not isinstance(last, End | Deploy | PlaceMarkers):
        what = words.tr("advice.then", first=what, last=_deed(words, position, last))
    if answer.reason is None:
        return words.tr("advice.plain", what=what)
    return words.tr("advice.because", what=what, why=words.reason(answer.reason))


def _first_deed(words: Words, position: Position, answer: Answer) -> str:
    kinds = {type(action) for action in (answer.action, *answer.then)}
    return words.tr("advice.deploy_all") if {Deploy, PlaceMarkers} <= kinds else _deed(words, position, answer.action)


def _deed(words: Words, position: Position, action: Action) -> str:
    params: dict[str, str | int] = {}
    code = f"advice.{type(action).__name__.lower()}"
    region = getattr(action, "region", NOWHERE)
    if region != NOWHERE:
        params["region"] = words.region(region)
    match action:
        case Sacrifice() if region == NOWHERE:
            code = "advice.no_sacrifice"
        case Pick(place=place, swap=swap) if swap != NOWHERE:
            power = position.rules.powers[position.column[swap][1]].id
            code = "advice.pick_swap"
            params |= {"combo": words.column_combo(place), "power": words.power(power)}
        case Pick(place=place):
            params["combo"] = words.column_combo(place)
        case Roll() if region != NOWHERE:
            code = "advice.roll_for"
        case Revive(regions=regions):
            code = "advice.revive_regions"
            params["regions"] = words.tr.listed([words.region(each) for each in regions])
        case PlaceMarkers(marker=marker, layout=layout) if position.stage == "conquer":
            code = "advice.move_marker"
            params |= {"marker": words.source(marker), "region": words.region(layout[0][0])}
        case Use() if region != NOWHERE:
            code, params["find"] = "advice.use_at", words.way_name(action.find)
        case Conquer(way=way) if way:
            code, params["way"] = "advice.conquer_by", words.way_name(way)
        case Final(way=way) if way:
            code, params["way"] = "advice.final_by", words.way_name(way)
        case AnswerHire(pay=pay):
            code, params["count"] = "advice.hire" if pay else "advice.no_hire", words.hire_price()
            params["region"] = words.region(position.questions[0].region)
        case PlaceMarkers(marker=marker):
            params["marker"] = words.source(marker)
        case Use(find=find):
            params["find"] = words.way_name(find)
        case MakePeace(seat=seat):
            params["player"] = words.seat(seat)
        case Share(seat=seat, coins=coins):
            params |= {"player": words.seat(seat), "count": coins}
        case SwapPowers():
            params["player"] = words.seat(position.rules.partner(position.seat))
        case Shield(people=people):
            params["race"] = words.people(people)
    return words.tr(code, **params)

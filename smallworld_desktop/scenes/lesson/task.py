"""What a step asks for in a few words, with a picture, and where the finger points."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from smallworld_desktop.intents import Command
from smallworld_desktop.lessons.lesson import LessonStep, StepKind
from smallworld_desktop.lessons.session import LessonSession
from smallworld_desktop.lessons.words import code_of
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.rules.actions import Action, Conquer, Deploy, Final, Pick
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.table.panels import Panels
from smallworld_desktop.scenes.turn.base import TurnScene

SIGNS = {
    "conquer": "flag", "final": "dice", "roll": "dice", "pick": "swords", "stop": "flag", "end": "finger",
    "decline": "decline", "retreat": "spread", "deploy": "spread", "maraud": "horn",
}  # fmt: skip
"""The pictures of what is asked for, by the word of the move."""
PLAIN_SIGN = "finger"
OWN_WORDS = ("conquer", "final", "pick", "stop", "end", "decline", "retreat")
"""The moves for which there are words without a lesson saying any."""


def task_of(session: LessonSession, words: Words, step: LessonStep) -> tuple[str, str]:
    """Words and picture; nothing for a step in which nothing is asked for."""
    if step.kind is not StepKind.DO:
        return "", ""
    kind = step.moves[0][0]
    sign = SIGNS.get(kind, PLAIN_SIGN)
    params = {"name": words.region(session.pointed[0])} if session.pointed else {}
    if step.task:
        return words.tr(code_of(session.lesson, step.task), **params), sign
    if kind not in OWN_WORDS or (kind in ("conquer", "final") and not params):
        return "", ""
    if kind == "end" and any(name == "deploy" for name, _ in step.allow):
        code = "finish" if any(name == "stop" for name, _ in step.allow) else "place" if params else kind
        return words.tr(f"lesson.task.{code}", **params), sign
    if kind == "pick":
        return words.tr("lesson.task.pick", combo=_combo(session, words)), sign
    return words.tr(f"lesson.task.{kind}", **params), sign


def _combo(session: LessonSession, words: Words) -> str:
    """The combo that is to be taken."""
    way = session.shown_way()
    place = way[0].place if way and isinstance(way[0], Pick) else 0
    position = session.game.position
    race, power = position.column[place][:2]
    return words.combo(position.rules.races[race].id, position.rules.powers[power].id)


def finger_spots(panels: Panels, turn: TurnScene, way: Sequence[Action], regions: Sequence[int]) -> list[Spot]:
    """Where to press for the next action: one place, or the hand and the region to which a path leads."""
    if not way:
        return []
    action = way[0]
    if isinstance(action, Pick):
        row = panels.column.rows[action.place].rect
        return [(row.x + row.w * 0.7, row.y + row.h * 0.6)]
    if isinstance(action, Conquer | Final):
        return [*_hand(panels), panels.board.anchor(action.region)]
    button = meant_button(panels, turn, way, regions)
    if button is not None:
        return [(button.x + button.w * 0.7, button.y + button.h * 0.4)]
    return [*_hand(panels), panels.board.anchor(regions[0])] if regions else []


def meant_button(panels: Panels, turn: TurnScene, way: Sequence[Action], regions: Sequence[int]) -> Rect | None:
    """The main button that leads to the next action, if it can be pressed.

    While tokens wait for a place and no region is asked for, it is the one that spreads them.
    """
    meant = [type(each) for each in way]
    shown = [pair for pair in zip(panels.bar.buttons, turn.choices(), strict=False) if pair[0].enabled]
    for button, choice in shown:
        if any(type(each) in meant for each in choice.leads_to):
            return button.rect
    spreads = Deploy in meant and not regions
    return next((button.rect for button, choice in shown if spreads and choice.key is Command.SPREAD), None)


def _hand(panels: Panels) -> list[Spot]:
    field = panels.bar.hand
    return [(field.rect.centerx, field.rect.y)] if field.hand is not None and field.hand.count else []

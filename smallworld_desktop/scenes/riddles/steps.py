"""What is said of each step of a solution while it is shown."""

from __future__ import annotations

from smallworld_desktop.ai.reasons import spoken
from smallworld_desktop.riddles.explain import Explained
from smallworld_desktop.riddles.session import RiddleSession
from smallworld_desktop.riddles.words import known_words
from smallworld_desktop.rules.actions import Abandon, Conquer, Decline, Deploy, End, MakePeace, Pick, Stop
from smallworld_desktop.scenes.common.words import Words


def step_words(words: Words, session: RiddleSession, step: Explained) -> str:
    """What was done and why; after the last step also what is known about the riddle."""
    tr, action = words.tr, step.action
    match action:
        case Conquer(region=region):
            return _conquest(words, session, step, region)
        case Pick(place=place):
            race, power, _, _ = step.before.column[place]
            rules = step.before.rules
            return tr("riddle.step.pick", combo=tr.combo(rules.races[race].id, rules.powers[power].id))
        case Abandon(region=region):
            return tr("riddle.step.abandon", name=words.region(region))
        case Stop():
            return tr("riddle.step.stop")
        case Deploy():
            return tr("riddle.step.deploy")
        case MakePeace(seat=seat):
            return tr("riddle.step.peace", player=session.seats[seat].name)
        case Decline():
            return f"{tr('riddle.step.decline')} {known_words(tr, session)}"
        case End():
            verdict = session.verdict
            coins = verdict.coins if verdict is not None else 0
            return f"{tr('riddle.step.end', count=coins)} {known_words(tr, session)}"
    return tr("riddle.step.other")


def _conquest(words: Words, session: RiddleSession, step: Explained, region: int) -> str:
    tr, name = words.tr, words.region(region)
    if step.reason is None:
        return tr("riddle.step.conquer", name=name)
    names = [seat.name for seat in session.seats]
    return tr("riddle.step.why", name=name, why=spoken(step.reason, tr, names, session.game.rules))

"""What is said of a riddle: its name, what it asks, and what was found out about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from smallworld_desktop.i18n import ENGLISH, Translator
from smallworld_desktop.riddles.riddle import Ask, Riddle
from smallworld_desktop.riddles.session import RiddleSession, Verdict


def riddle_title(tr: Translator, riddle: Riddle) -> str:
    """Its own title, or the combo that plays it."""
    own = _own(tr, riddle, "title")
    if own:
        return own
    player = _solver(riddle)
    active = player.get("active", {}) if isinstance(player, Mapping) else {}
    if isinstance(active, Mapping) and "race" in active and "power" in active:
        return tr.combo(str(active["race"]), str(active["power"]))
    return tr("riddle.new_combo")


def _solver(riddle: Riddle) -> Any:
    name = riddle.scenario["turn"].get("player")
    players = riddle.scenario["players"]
    return next((player for player in players if player.get("name") == name), players[0])


def _own(tr: Translator, riddle: Riddle, code: str) -> str:
    """Words that the file brings, in the language of the moment or as they were written."""
    return riddle.texts.get(tr.language, {}).get(code) or riddle.texts[ENGLISH].get(code, "")


def question(tr: Translator, session: RiddleSession) -> str:
    """What is asked, with what one has to know for it."""
    riddle, goal = session.riddle, session.riddle.goal
    name = region_name(tr, session)
    is_last = session.begin.round == session.begin.rules.rounds
    code = f"riddle.ask.{goal.ask}"
    if goal.ask is not Ask.COINS and goal.coins:
        code += ".coins"
    asked = tr(code, count=goal.coins, name=name)
    parts = [_own(tr, riddle, "story"), tr("riddle.last_turn") if is_last else "", asked]
    if goal.ask is not Ask.DECLINE:
        parts.append(tr("riddle.blank"))
    return " ".join(part for part in parts if part)


def region_name(tr: Translator, session: RiddleSession) -> str:
    region = session.begin.rules.board.by_id.get(session.riddle.goal.region)
    return "" if region is None else tr.proper("region", session.begin.rules.board.regions[region].name)


def verdict_words(tr: Translator, session: RiddleSession, verdict: Verdict) -> str:
    """What came of the turn, and what is known about the riddle if it was solved."""
    goal = session.riddle.goal
    if verdict.is_solved:
        return " ".join((tr("riddle.solved"), known_words(tr, session)))
    if goal.ask is Ask.DECLINE:
        return tr("riddle.wrong")
    if verdict.taken_back:
        return tr("riddle.taken_back", name=region_name(tr, session))
    if verdict.coins < goal.coins:
        return tr("riddle.missed", count=verdict.coins, wanted=goal.coins)
    return tr("riddle.not_held", name=region_name(tr, session))


def known_words(tr: Translator, session: RiddleSession) -> str:
    """What is proven, or measured."""
    riddle, goal = session.riddle, session.riddle.goal
    if goal.ask is Ask.DECLINE and riddle.measure is not None:
        measure = riddle.measure
        code = "riddle.measured.decline" if goal.declines else "riddle.measured.go_on"
        better, spread = tr.decimal(measure.better), tr.decimal(measure.spread)
        return tr(code, better=better, spread=spread, count=measure.games)
    if goal.ask is Ask.SAFE:
        return tr("riddle.proven.safe", name=region_name(tr, session))
    return tr("riddle.proven.coins", count=goal.coins) if goal.ask is Ask.COINS else tr("riddle.proven.take")

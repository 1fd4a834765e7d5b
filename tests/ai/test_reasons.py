"""Reasons are codes with parameters; in words they read like a person's."""

from __future__ import annotations

import random

from ai_tables import first_turn, table, view_of

from smallworld_desktop.ai.advice import advise
from smallworld_desktop.ai.quick import QuickPlayer
from smallworld_desktop.ai.reasons import because, clauses_of, spoken
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.content import load_packs
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.actions import Conquer, Final
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.play import why_not

NAMES = ("Ann", "Ben")


def translator() -> Translator:
    tr = Translator()
    tr.add(load_packs(["base"]).texts)
    return tr


def test_clauses_come_back_as_they_were_put_together() -> None:
    first, second = Message("ai.why.coins", {"count": 3, "sign": "+"}), Message("ai.why.safe", {"seat": 0})
    reason = because(first, None, second)
    assert reason is not None
    assert clauses_of(reason) == [first, second]
    assert because(None) is None


def test_a_reason_in_words() -> None:
    reason = because(
        Message("ai.why.coins", {"count": 3, "sign": "+"}),
        Message("ai.why.opens", {"terrain": "mountain"}),
        Message("ai.why.safe", {"seat": 0}),
    )
    assert reason is not None
    words = spoken(reason, translator(), NAMES, table(2))
    assert words == "+3 coins, a way to the mountains, hard to take back for Ann"


def test_advice_is_legal_and_every_word_of_it_is_known() -> None:
    game = first_turn()
    tr = translator()
    player = QuickPlayer(Worth(game.position.rules), random.Random(1))
    said = set()
    while game.position.round < 5:
        view = view_of(game)
        if game.position.stage in ("conquer", "choose"):
            advice = advise(view, "normal", 1)
            assert why_not(game.position, advice.action) is None
            if advice.reason is not None:
                words = spoken(advice.reason, tr, NAMES, table(2))
                assert "ai." not in words and "{" not in words
                said |= {clause.code for clause in clauses_of(advice.reason)}
            game.play(advice.action)
        else:
            game.play(player.choose(view.complete(random.Random(0))))
    assert {"ai.why.coins", "ai.why.combo", "ai.why.first_turn"} <= said


def test_a_turn_has_one_reason_that_lasts_until_its_end() -> None:
    game = first_turn()
    seat = make_seat("normal", 1)
    action = seat.choose(view_of(game))
    reason = seat.reason()
    assert isinstance(action, Conquer | Final) and reason is not None
    assert clauses_of(reason)[0].code == "ai.why.turn"
    game.play(action)
    seat.choose(view_of(game))
    assert seat.reason() == reason

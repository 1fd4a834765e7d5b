"""What is kept with a game besides the game itself: reasons of computer players, and the time at the table."""

from __future__ import annotations

import json
from typing import Any

import pygame
import pytest
from playing import Blank, Desk

from smallworld_desktop.ai.reasons import because
from smallworld_desktop.developers.staging import played
from smallworld_desktop.rules.document import BadGame
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.common.chronicle import tell_all, tell_steps
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.session.keeping import read_session, session_document
from smallworld_desktop.session.session import Session

WHY = "Why Ann played so: 4 coins this turn, ground won from Bob."


def explained() -> Session:
    """A game of which one turn has a reason."""
    session = played(40, 2)
    reason = because(Message("ai.why.turn", {"count": 4}), Message("ai.why.takes", {"seat": 1}))
    assert reason is not None and session.game.position.round > 1
    session.reasons[1, 0] = reason
    return session


def on_disk(session: Session) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(session_document(session)))
    return found


def test_reasons_of_computer_players_are_kept_for_log_and_replay(desk: Desk) -> None:
    session, word = read_session(on_disk(explained()))
    assert word is None
    words = Words(desk.services.tr, session)
    assert [told.words for told in tell_all(session, words)].count(WHY) == 1
    assert [told.words for step in tell_steps(session, words) for told in step].count(WHY) == 1


def test_a_save_from_before_reasons_and_time_were_kept_can_be_loaded() -> None:
    document = on_disk(explained())
    del document["reasons"], document["seconds"]
    session, word = read_session(document)
    assert word is None and session.reasons == {} and session.seconds == 0


@pytest.mark.parametrize("reasons", [[[1]], [["one", 0, "ai.because", {}]], [[1, 0, "ai.because", {"clauses": {}}]]])
def test_reasons_that_are_none_make_a_save_a_damaged_one(reasons: list[Any]) -> None:
    with pytest.raises(BadGame):
        read_session({**on_disk(explained()), "reasons": reasons})


def test_time_at_the_table_is_kept_and_goes_on(desk: Desk) -> None:
    session = desk.session()
    session.seconds = 100
    desk.sit_down(session)
    for _ in range(30):
        desk.tick(0.1)
    again, _ = read_session(on_disk(session))
    assert again.seconds == 103


def test_a_card_is_part_of_the_game_and_the_pause_menu_is_not(desk: Desk) -> None:
    session = desk.session()
    table = desk.sit_down(session)
    desk.key(pygame.K_1)
    assert desk.top is not table
    before = session.seconds
    desk.tick(5.0)
    assert session.seconds == before + 5
    desk.key(pygame.K_ESCAPE)
    desk.services.stack.push(Blank("pause"))
    before = session.seconds
    desk.tick(5.0)
    assert session.seconds == before

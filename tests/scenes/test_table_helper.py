"""The first-game helper: what it explains when, and that it is not said twice."""

from __future__ import annotations

import pygame
import pytest
from at_table import Play
from playing import Desk
from situations import Troops, sit_at

from smallworld_desktop.rules.actions import Action, Conquer, End, Stop
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.turns import make_turn_scene
from smallworld_desktop.session.keeping import read_session, session_document
from smallworld_desktop.store import GameDocument

CROFT, BESIDE = 10, 9


def test_decline_and_what_goes_before_conquests_are_explained_when_they_are_first_possible(desk: Desk) -> None:
    desk.services.change_settings(helper=True)
    helper = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 3}, hand=4)).panels.helper
    seen = []
    while helper.is_shown:
        seen.append(helper.topic)
        desk.press(helper.got_it)
    assert seen == ["conquer", "people", "decline", "prepare"]


def test_decline_is_not_explained_while_it_is_not_possible(desk: Desk) -> None:
    desk.services.change_settings(helper=True)
    table = desk.sit_down(desk.session())
    desk.key(pygame.K_1)
    desk.key(pygame.K_RETURN)
    assert table.turn.lessons() == ["conquer", "people"] and table.panels.helper.topic == "conquer"
    desk.press(table.panels.helper.got_it)
    assert table.panels.helper.topic == "people"
    desk.press(table.panels.helper.got_it)
    assert not table.panels.helper.is_shown


def test_giving_up_regions_is_explained_where_it_is_done(desk: Desk) -> None:
    desk.services.change_settings(helper=True)
    play = Play(desk, "conquer")
    play.more("Give up regions")
    assert play.table.panels.helper.topic == "abandon"


def test_monsters_and_places_are_explained_with_the_first_question_of_the_team_game(desk: Desk) -> None:
    desk.services.change_settings(helper=True)
    play = Play(desk, "monsters")
    assert play.table.panels.helper.topic == "question_monster"
    assert "place" in play.table.words.tr("helper.question_monster")


def test_what_was_understood_stays_so_when_the_game_is_continued(desk: Desk) -> None:
    desk.services.change_settings(helper=True)
    session = desk.session()
    kept: list[GameDocument] = []
    session.on_change = lambda changed: kept.append(session_document(changed))
    table = desk.sit_down(session)
    for topic in ("aim", "choose"):
        assert table.panels.helper.topic == topic
        desk.press(table.panels.helper.got_it)
    assert len(kept) == 2
    again, _ = read_session(kept[-1])
    assert not desk.sit_down(again).panels.helper.is_shown
    older, _ = read_session({key: value for key, value in kept[-1].items() if key != "learnt"})
    assert desk.sit_down(older).panels.helper.topic == "aim"


@pytest.mark.parametrize(("race", "topic"), [("elves", "retreat_spared"), ("humans", "retreat")])
def test_survivors_are_explained_as_the_race_has_it(desk: Desk, race: str, topic: str) -> None:
    desk.services.change_settings(helper=True)
    table = sit_at(
        desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9), Troops(1, race, "swamp", {BESIDE: 3, 1: 1, 2: 1})
    )
    for action in (Conquer(BESIDE), Stop()):
        table.session.play(action)
    table.session.play(default_of(table, "deploy"))
    table.session.play(End())
    assert table.session.game.position.decider == 1
    assert list(make_turn_scene(table.playing).lessons()) == [topic]
    assert table.words.tr.has(f"helper.{topic}")


def default_of(table: TableScene, kind: str) -> Action:
    """The rules' own answer to how many go where."""
    offers = (offer for offer in table.session.game.legal() if isinstance(offer, Distribution))
    return next(offer for offer in offers if offer.kind == kind).default()

"""Looking back: each of a person's turns, in the background, with better turns played out."""

from __future__ import annotations

import pygame
import pytest
from menus import finished

from smallworld_desktop.ai.review import BRIEF, TurnReview, review_turns
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.rules.actions import Conquer
from smallworld_desktop.scenes.common.opening import finish
from smallworld_desktop.scenes.menu import ResultScene
from smallworld_desktop.scenes.menu.look_back import BetterTurnScene, LookBackScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene
from smallworld_desktop.session.looking_back import LookingBack, better_turn
from smallworld_desktop.session.session import Session


def known(session: Session, turn: int, **changes: object) -> TurnReview:
    """A review of one of a game's turns, made up."""
    played_turn = LookingBack(session).played[turn]
    even = (1 / len(session.seats),) * len(session.seats)
    values: dict[str, object] = {
        "seat": played_turn.seat, "round": played_turn.round, "first": played_turn.first, "last": played_turn.last,
        "verdict": "good", "cost": 0.0, "spread": 0.0, "luck": 0.0, "better": (), "better_combo": None, "chances": even,
    }  # fmt: skip
    return TurnReview(**{**values, **changes})  # type: ignore[arg-type]


def improvable(session: Session) -> TurnReview:
    """The review of the first turn, which a beginner has played."""
    wanted = {LookingBack(session).played[0].first}
    (turn,) = review_turns(session.game, (0,), care=BRIEF, wanted=wanted)
    assert turn.better
    return turn


@pytest.fixture
def session() -> Session:
    return played(10_000, 2, kinds=("human", "ai:easy"))


def look_back(driver: Driver, session: Session) -> LookBackScene:
    """The scene with processes that never begin: what is known is put there by the test."""
    scene = LookBackScene(driver.services, session, BRIEF)
    scene.looking.start = lambda: None  # type: ignore[method-assign]
    driver.show(scene)
    return scene


def learn(driver: Driver, scene: LookBackScene, *turns: TurnReview) -> None:
    scene.looking.turns.update({turn.first: turn for turn in turns})
    scene._show_findings()
    scene._place()
    driver.frame()


def test_only_the_turns_of_people_are_listed(driver: Driver, session: Session) -> None:
    scene = look_back(driver, session)
    assert {turn.seat for turn in scene.listed} == {0}
    assert len(scene.turns.rows) == session.game.rules.rounds
    assert all(not row.detail for row in scene.turns.rows)


def test_a_turn_says_what_it_cost_and_how_sure_that_is(driver: Driver, session: Session) -> None:
    scene = look_back(driver, session)
    better = (Conquer(0),)
    learn(driver, scene, known(session, 2, verdict="mistake", cost=4.25, spread=1.3, better=better, luck=-0.8))
    row = scene.turns.rows[1]
    assert row.title == "Round 2: much better was possible"
    assert "4.2 coins more (±\u00a01.3)" in row.detail and "Bad luck with the die: 0.8" in row.detail
    assert "4.2 coins given away" in scene.summary.text and "\u22120.8 coins" in scene.summary.text


def test_a_combo_passed_over_is_named(driver: Driver, session: Session) -> None:
    scene = look_back(driver, session)
    combo = ("trolls", "flying")
    learn(driver, scene, known(session, 0, verdict="combo", cost=3.0, better=(Conquer(0),), better_combo=combo))
    assert "The Flying Trolls would have brought 3.0 coins more" in scene.turns.rows[0].detail


def test_once_all_turns_are_known_three_are_marked_and_progress_goes(driver: Driver, session: Session) -> None:
    scene = look_back(driver, session)
    turns = [known(session, number) for number in range(len(scene.looking.played))]
    turns[3] = known(session, 3, chances=(0.9, 0.1))
    assert scene.progress.visible and not any(point.is_moment for point in scene.chart.points)
    learn(driver, scene, *turns)
    assert not scene.progress.visible and not scene.stop.visible
    assert sum(point.is_moment for point in scene.chart.points) == 3
    decided = [row for row in scene.turns.rows if "decided the game" in row.detail]
    assert len(decided) == 3


def test_choosing_a_turn_puts_its_beginning_on_the_board(driver: Driver, session: Session) -> None:
    scene = look_back(driver, session)
    driver.click(scene.turns.row_rect(2).center)
    turn = scene.listed[2]
    assert scene.at == turn.first
    assert scene.course.at(scene.at) == turn.begin


def test_a_click_on_the_curve_leads_to_a_turn(driver: Driver, session: Session) -> None:
    scene = look_back(driver, session)
    plot = scene.chart._plot()
    driver.click((plot.right, plot.centery))
    assert scene.at == scene.looking.played[-1].first


def test_stepping_through_the_game_moves_along_the_list(driver: Driver, session: Session) -> None:
    scene = look_back(driver, session)
    for _ in range(4):
        driver.key(pygame.K_PAGEDOWN)
    while scene.course.at(scene.at).seat != 0:
        driver.click(scene.last.rect.center)
    chosen = scene.chosen
    assert chosen is not None and scene.listed[scene.turns.chosen] is chosen


def test_the_better_turn_is_played_out_on_the_board(driver: Driver, session: Session) -> None:
    scene = look_back(driver, session)
    assert not scene.better.enabled
    review = improvable(session)
    learn(driver, scene, review)
    driver.click(scene.turns.row_rect(0).center)
    driver.press("Show the better turn")
    shown = driver.top
    assert isinstance(shown, BetterTurnScene) and shown.is_playing
    driver.pass_time(20)
    assert shown.at == len(shown.course) > 2
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene


def test_a_better_turn_is_whole_and_legal(session: Session) -> None:
    review = improvable(session)
    game = better_turn(session, review).game
    assert game.steps[0].action == review.better[0]
    assert (game.position.round, game.position.seat) != (game.start.round, game.start.seat)
    assert game.start == LookingBack(session).played[0].begin


def test_it_works_in_the_background_and_can_be_stopped(driver: Driver, session: Session) -> None:
    scene = LookBackScene(driver.services, session, BRIEF)
    driver.show(scene)
    assert scene.looking.is_working
    driver.wait_until(lambda: bool(scene.looking.turns), "no turn was looked at")
    driver.press("Stop")
    assert not scene.looking.is_working
    seen = len(scene.looking.turns)
    assert 0 < seen < len(scene.looking.played) and scene.stop.label == "Go on"
    driver.press("Go on")
    assert scene.looking.is_working
    driver.key(pygame.K_ESCAPE)
    assert not scene.looking.is_working


def test_the_result_and_the_list_of_replays_lead_to_it(driver: Driver) -> None:
    driver.show(ResultScene(driver.services, finished()))
    driver.press("Look back")
    assert isinstance(driver.top, LookBackScene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, ResultScene)
    finish(driver.services, finished())
    driver.show(ReplaysScene(driver.services))
    driver.press("Look back")
    assert isinstance(driver.top, LookBackScene)
    driver.key(pygame.K_ESCAPE)

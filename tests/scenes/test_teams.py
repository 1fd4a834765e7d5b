"""The team game for six and its places, through real events at the real table."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from at_table import Play
from menus import program
from playing import Desk

from smallworld_desktop.developers.staging import played
from smallworld_desktop.rules.actions import MoveRelic, Sacrifice, Shield
from smallworld_desktop.scenes.answer.scene import AnswerScene
from smallworld_desktop.scenes.conquest.scene import ConquestScene
from smallworld_desktop.scenes.menu import ResultScene
from smallworld_desktop.scenes.redeployment.scene import RedeploymentScene
from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.greetings import CoverScene
from smallworld_desktop.scenes.turn.overlays import AskScene


def end_turn(play: Play) -> None:
    play.desk.key(pygame.K_s)
    play.desk.key(pygame.K_e)
    if isinstance(play.desk.top, AskScene):
        play.press("End anyway")


# -- before the first turn, and the table ------------------------------------------------------------------------------


def test_each_player_but_the_first_puts_a_monster_beside_a_lost_tribe(desk: Desk) -> None:
    play = Play(desk, "monsters")
    board = play.position.rules.board
    assert play.hint.startswith("Bob") and play.lit() == {r.id for r in board.regions if r.lost_tribe}
    play.click("ram_s_tor")
    assert play.hint.startswith("Cleo") and "ram_s_tor" not in play.lit()
    play.click("beaconrise", "sedgemoss", "heathertor", "mossweald")
    assert play.position.phase == "choose" and play.position.seat == 0
    assert play.position.monsters.bit_count() == 5
    assert "Bob puts a monster in Ram's Tor." in play.log()


def test_the_players_panel_shows_teams_in_the_order_of_the_seats(desk: Desk) -> None:
    play = Play(desk, "team_places")
    shown = [row.player for row in play.table.panels.players.rows]
    assert [player.team for player in shown if player is not None] == ["A", "B", "C", "A", "B", "C"]
    assert shown[0] is not None and "with Dan" in shown[0].explained


def test_places_lie_on_the_board_and_explain_themselves(desk: Desk) -> None:
    play = Play(desk, "team_places")
    tableau = play.table.panels.board.state.tableau
    assert tableau.places_in(play.number("murkbog")) == ["sigil_of_sacrifice"]
    assert "Glandulf’s Tavern" in play.explained("ryecroft") and "2 coins" in play.explained("ryecroft")


def test_who_drives_out_a_monster_finds_a_place_and_is_told(desk: Desk) -> None:
    play = Play(desk, "discovery")
    assert "you find a relic or a place" in play.explained("heathertor")
    play.click("heathertor")
    assert play.position.places == {"mirrors_vale": play.number("heathertor")}
    assert play.table.panels.toasts.is_showing
    log = play.log()
    assert "The Orcs drive a monster out of Heathertor." in log and "Found in Heathertor: Mirror’s Vale." in log


# -- places ------------------------------------------------------------------------------------------------------------


def test_the_soapbar_must_move_at_the_end_of_the_turn_to_a_region_that_is_clicked(desk: Desk) -> None:
    play = Play(desk, "soapbar")
    targets = {offer.region for offer in play.table.session.game.legal() if isinstance(offer, MoveRelic)}
    end_turn(play)
    assert isinstance(play.table.turn, AnswerScene) and "Soapbar" in play.hint
    assert {play.number(region) for region in play.lit()} == targets | {play.number("mistbog")}
    play.click("ram_s_tor")
    assert play.position.places["golden_soapbar"] == play.number("ram_s_tor") and play.position.seat == 1
    assert "The Golden Soapbar goes to Ram's Tor." in play.log()


def test_coins_of_the_tavern_are_shared_with_one_player(desk: Desk) -> None:
    play = Play(desk, "tavern")
    play.desk.key(pygame.K_s)
    assert "2 coins" in play.hint
    play.press("Dan, your partner")
    play.press("2 coins")
    assert play.position.share == (3, 2) and "Dan gets 2 coins" in play.hint
    end_turn(play)
    assert play.position.coins[3] == 13 and "Dan is given 2 coins." in play.log()


@pytest.mark.parametrize("by_region", [True, False])
def test_bony_protects_the_race_that_is_named(desk: Desk, by_region: bool) -> None:
    play = Play(desk, "bony")
    assert "Bony" in play.hint and {"thunderspire", "cindercrown", "coppertor", "sallowmarsh"} <= play.lit()
    if by_region:
        play.click("cindercrown")
    else:
        play.press("Humans (Cleo)")
    step = play.table.session.game.steps[-1]
    assert isinstance(step.action, Shield) and isinstance(play.table.turn, ConquestScene)
    assert "Protected" in play.explained("cindercrown")
    cleo = play.table.panels.players.rows[2].player
    assert cleo is not None and [(people.race, people.shielded) for people in cleo.declined] == [("humans", True)]


def test_powers_are_swapped_with_the_partner_at_the_start_of_the_turn(desk: Desk) -> None:
    play = Play(desk, "mirror")
    assert "swap powers with Dan" in play.hint
    play.press("Swap powers for Alchemist")
    mine, theirs = play.position.active_people(0), play.position.active_people(3)
    assert mine is not None and theirs is not None
    assert (play.position.power_id(mine), play.position.power_id(theirs)) == ("alchemist", "mounted")
    assert "swap" not in play.hint and "Ann and Dan swap powers." in play.log()
    desk.key(pygame.K_u)
    mine = play.position.active_people(0)
    assert mine is not None and play.position.power_id(mine) == "mounted"


# -- sacrifice ---------------------------------------------------------------------------------------------------------


def test_the_holder_of_the_sigil_is_asked_in_the_turn_of_another(desk: Desk) -> None:
    play = Play(desk, "sigil_of_another")
    assert play.position.decider == 4 and play.position.seat == 0
    assert play.hint.startswith("Eve") and "Trolls of Cleo" in play.hint
    assert play.lit() == {"kitedown", "applecroft", "murkbog", "wolfshaw", "rushmarsh"}
    rows = play.table.panels.players.rows
    assert [row.player is not None and row.player.is_turn for row in rows].index(True) == 4
    assert rows[0].player is not None and rows[0].player.is_waiting
    play.click("murkbog")
    assert play.tokens("murkbog") == 2 and play.position.decider == 0
    assert any("Eve gives one instead" in line for line in play.log())


def test_giving_none_loses_the_token(desk: Desk) -> None:
    play = Play(desk, "sigil_of_another")
    play.press("Give none")
    assert isinstance(play.table.turn, RedeploymentScene) and "The Trolls lose 1 token." in play.log()


def test_when_the_holder_loses_a_token_the_others_are_asked_in_turn(desk: Desk) -> None:
    play = Play(desk, "sigil_of_the_loser")
    asked = []
    while isinstance(play.table.turn, AnswerScene):
        asked.append(play.position.decider)
        play.press("Give none")
    assert asked == [3, 4, 5, 0, 1, 2]


def test_the_last_token_of_a_region_is_warned_of(desk: Desk) -> None:
    play = Play(desk, "sigil_of_the_loser")
    assert "lose the region" in play.explained("honey_croft")
    assert "lose the region" not in play.explained("larkdown")


def test_the_screen_is_passed_before_a_question_out_of_turn_and_back_after_it(desk: Desk) -> None:
    play = Play(desk, "sigil_ahead", open_coins=False)
    play.click("rushmarsh")
    cover = desk.top
    assert isinstance(cover, CoverScene) and "Eve" in cover.button.label
    desk.press(cover.button)
    assert desk.top is play.table and play.table.panels.players.rows[0].player is not None
    assert play.table.panels.players.rows[0].player.coins is None
    play.click("murkbog")
    back = desk.top
    assert isinstance(back, CoverScene) and "Ann" in back.button.label
    assert any(isinstance(step.action, Sacrifice) for step in play.table.session.game.steps)


# -- set-up and result -------------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("teams", [True, False])
def test_six_seats_may_play_in_teams_or_each_alone(teams: bool) -> None:
    with program() as driver:
        scene = SetupScene(driver.services)
        driver.show(scene)
        for _ in range(scene.boards.row_for(6)):
            driver.key(pygame.K_DOWN)
        if teams:
            driver.click(scene.seats.teams.rect.center)
        shown = [row.team.text for row in scene.seats.rows if row.team.visible]
        assert shown == (["A1", "B1", "C1", "A2", "B2", "C2"] if teams else [])
        driver.press("Begin")
        table = driver.top
        assert isinstance(table, TableScene)
        position = table.session.game.position
        assert position.rules.teams is teams and (position.stage == "setup") is teams


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("coins", "first", "words"),
    [
        ([40, 50, 60, 45, 50, 20], (1, 4), "A team has the lower purse"),
        ([50, 50, 60, 50, 70, 20], (1, 4), "higher single purse"),
        ([50, 50, 10, 60, 60, 20], (0, 3), "2 teams share"),
    ],
)
def test_the_result_ranks_teams_by_the_lower_purse_and_explains_ties(
    coins: list[int], first: tuple[int, ...], words: str
) -> None:
    with program() as driver:
        session = played(10_000, 6, teams=True)
        session.game.position.coins = coins
        scene = ResultScene(driver.services, session)
        driver.show(scene)
        assert scene.places[0].seats == first
        assert words.casefold() in scene.ranking.tie().casefold()

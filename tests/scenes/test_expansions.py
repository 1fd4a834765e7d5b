"""What the expansions let a player decide, through real events at the real table."""

from __future__ import annotations

import pygame
import pytest
from at_table import Play
from playing import Desk, HeardSound

from smallworld_desktop.developers.expansion_positions import facing, wider
from smallworld_desktop.render.pieces import PlateKind
from smallworld_desktop.rules.actions import Conquer, Final, Ready
from smallworld_desktop.rules.records import DieRolled
from smallworld_desktop.scenes.combo_selection.card import CardScene
from smallworld_desktop.scenes.combo_selection.column import combos_of
from smallworld_desktop.scenes.conquest.decline import DeclineScene
from smallworld_desktop.scenes.conquest.leap import LeapScene
from smallworld_desktop.scenes.table.theatre import throws_of
from smallworld_desktop.scenes.turn.overlays import AskScene, SlipScene


def decline(play: Play) -> None:
    play.desk.key(pygame.K_d)
    play.press("decline")


# -- readying and redeploying ------------------------------------------------------------------------------------------


def test_barbarians_are_told_to_leave_tokens_behind_before_they_conquer(desk: Desk) -> None:
    play = Play(desk, "barbarians")
    assert "how many stay behind" in play.hint
    play.press("Leave tokens behind")
    play.click("tangleshaw", "tangleshaw")
    play.press("Done")
    assert play.tokens("tangleshaw") == 3
    assert any(isinstance(step.action, Ready) for step in play.table.session.game.steps)


def test_barbarians_are_not_redeployed_but_place_their_heroes(desk: Desk) -> None:
    play = Play(desk, "barbarians_stay")
    before = play.tokens("midgemire")
    play.click("midgemire", "beacontor")
    assert "stay" in play.hint
    desk.key(pygame.K_e)
    assert play.position.seat == 1 and play.tokens("midgemire") == before
    hero = play.position.rules.marker_number["hero"]
    assert set(play.position.marked_regions(hero)) == {play.number("midgemire"), play.number("beacontor")}


def test_pixies_have_nothing_to_move_and_say_so(desk: Desk) -> None:
    play = Play(desk, "pixies")
    assert "stay" in play.hint and not play.lit()
    assert [button.label for button in play.table.panels.bar.buttons if button.visible] == ["End turn"]
    desk.key(pygame.K_e)
    assert play.position.seat == 1


def test_pots_of_gold_are_placed_from_their_tray_once_per_region(desk: Desk) -> None:
    play = Play(desk, "pots")
    desk.key(pygame.K_s)
    assert "Pot of gold" in play.hint and "Worth 1 coin" in play.explained("beacontor")
    play.click("beacontor", "midgemire", "midgemire")
    desk.key(pygame.K_e)
    if isinstance(desk.top, AskScene):
        play.press("End anyway")
    pot = play.position.rules.marker_number["pot"]
    assert play.position.marked_regions(pot) == {play.number("beacontor"): 1, play.number("midgemire"): 1}


def test_a_second_wave_takes_the_tokens_up_again(desk: Desk) -> None:
    play = Play(desk, "second_wave")
    assert "second wave" in play.hint
    shown = play.table.turn.shows()
    only_the_die = next(play.region_id(region) for region, show in shown.items() if show.plate is PlateKind.DIE)
    assert "no second wave" in play.explained(only_the_die)
    people = play.table.turn.fighter
    assert people is not None
    before = people.hand
    play.press("Second wave")
    people = play.table.turn.fighter
    assert people is not None and people.hand > before
    assert any("second wave" in line for line in play.log())


# -- combos ------------------------------------------------------------------------------------------------------------


def test_passing_over_the_cursed_costs_three_and_the_column_and_card_say_so(desk: Desk) -> None:
    play = Play(desk, "column")
    assert [combo.price for combo in combos_of(play.position, play.table.words)] == [0, 3, 4, 5, 6, 7]
    desk.key(pygame.K_2)
    card = desk.top
    assert isinstance(card, CardScene) and "3" in card.take_button.label
    desk.press(card.take_button)
    assert play.position.coins[0] == 12 - 3 + 2


def test_homunculi_waiting_on_their_combo_are_shown_and_come_with_it(desk: Desk) -> None:
    play = Play(desk, "column")
    combo = combos_of(play.position, play.table.words)[1]
    assert (combo.race, combo.tokens, combo.waiting) == ("homunculi", 9, 2)
    desk.key(pygame.K_2)
    desk.key(pygame.K_RETURN)
    people = play.position.active_people(0)
    assert people is not None and people.hand == 11


def test_a_badge_that_ends_in_a_hyphen_is_joined_to_its_race(desk: Desk) -> None:
    play = Play(desk, "white_ladies")
    assert play.table.words.combo("orcs", "were") == "Were-Orcs"


# -- conquests ---------------------------------------------------------------------------------------------------------


def test_the_board_shows_what_a_region_costs_without_a_mercenary(desk: Desk) -> None:
    play = Play(desk, "hire_first")
    assert play.table.turn.shows()[play.number("gloamwood")].cost == 2


def test_a_mercenary_is_paid_before_the_conquest_by_choice(desk: Desk) -> None:
    play = Play(desk, "hire_first")
    play.desk.click(play.table.panels.board.anchor(play.number("gloamwood")), button=3)
    assert isinstance(desk.top, SlipScene)
    play.press("Hire help for 1 coin")
    assert play.position.coins[0] == 11 and play.tokens("gloamwood") == 1
    assert any("hired help" in line for line in play.log())


def test_a_mercenary_saves_the_die_or_comes_before_it_and_the_choice_tells_the_chances(desk: Desk) -> None:
    play = Play(desk, wider("orcs", "mercenary", regions={"beacontor": 2}))
    play.click("gloamwood")
    menu = desk.top
    assert isinstance(menu, SlipScene)
    assert [button.label for button in menu.buttons][:2] == [
        "Roll the die for it (1/2)",
        "Hire help for 1 coin (1 token)",
    ]
    facing_two = facing("sorcerers", "hill", attack="mercenary", regions={"beacontor": 2})
    play = Play(desk, facing_two)
    play.click("gloamwood")
    menu = desk.top
    assert isinstance(menu, SlipScene)
    assert [button.label for button in menu.buttons][:2] == [
        "Roll the die for it (1/6)",
        "Hire help for 1 coin, then roll the die (1/2)",
    ]


@pytest.mark.parametrize(("answer", "coins", "owner"), [("Pay 1 coin", 11, 0), ("Don’t pay", 12, -1)])
def test_a_mercenary_may_be_paid_after_the_die(desk: Desk, answer: str, coins: int, owner: int) -> None:
    play = Play(desk, "hire")
    assert "Gloamwood" in play.hint
    play.press(answer)
    assert play.position.coins[0] == coins and play.owner("gloamwood") == owner


def test_the_catapult_shows_its_range_from_the_region_chosen(desk: Desk) -> None:
    play = Play(desk, "catapult")
    offers = [o for o in play.table.session.game.legal() if isinstance(o, Conquer | Final) and o.origin >= 0]
    play.press("Fire the catapult")
    regions = play.position.rules.board.regions
    assert play.lit() == {regions[offer.origin].id for offer in offers}
    play.click("honey_garth")
    expected = {regions[o.region].id for o in offers if o.origin == play.number("honey_garth")}
    assert play.lit() == expected | {"honey_garth"} and "Honey Garth" in play.hint
    assert "Catapult" in play.explained("ironhorn")
    play.click("ironhorn")
    catapult = play.position.rules.marker_number["catapult"]
    assert play.owner("ironhorn") == 0
    assert play.position.marked_regions(catapult) == {play.number("honey_garth"): 1}
    assert any("catapult" in line for line in play.log())


def test_the_catapult_can_be_left_and_refuses_what_is_out_of_range(desk: Desk) -> None:
    play = Play(desk, "catapult")
    play.press("Fire the catapult")
    play.click("honey_garth", "cloudtooth")
    sound = desk.services.sound
    assert isinstance(sound, HeardSound) and "refused" in sound.heard
    desk.key(pygame.K_ESCAPE)
    assert isinstance(play.table.turn, LeapScene) and play.table.turn.origin is None
    desk.key(pygame.K_ESCAPE)
    assert not isinstance(play.table.turn, LeapScene)


def test_regions_of_white_ladies_in_decline_say_that_they_can_not_be_taken(desk: Desk) -> None:
    play = Play(desk, "white_ladies")
    assert "gloamwood" not in play.lit() and "can’t be conquered" in play.explained("gloamwood")


def test_gypsies_are_told_that_leaving_pays_and_may_leave_by_a_button(desk: Desk) -> None:
    play = Play(desk, wider("gypsies"))
    assert "give up now brings 1 coin" in play.hint and "1 coin lies here" in play.explained("applegarth")
    play.press("Give up regions")
    play.click("applegarth")
    assert play.owner("applegarth") == -1


def test_a_pot_of_gold_is_told_to_whoever_may_take_it(desk: Desk) -> None:
    document = facing("leprechauns", "hill")
    document["players"][1]["active"]["markers"] = {"pot": {"gloamwood": 1}}
    play = Play(desk, document)
    assert "The pot of gold here brings you 1 coin." in play.explained("gloamwood")
    play.click("gloamwood")
    assert play.position.coins[0] == 13


def test_coins_lie_where_gypsies_left_and_the_region_is_closed_to_them(desk: Desk) -> None:
    play = Play(desk, "gypsies")
    tableau = play.table.panels.board.state.tableau
    assert tableau.markers[play.number("applegarth")] == {"coin": 1}
    assert "You left Applegarth" in play.explained("applegarth")


# -- what conquests bring to others ------------------------------------------------------------------------------------


def test_ransacking_takes_a_coin_and_the_log_says_from_whom(desk: Desk) -> None:
    play = Play(desk, "ransacking")
    assert "Bob has to give you 1 coin" in play.explained("gloamwood")
    play.click("gloamwood")
    assert play.position.coins[:2] == [13, 13]
    assert "Ann takes 1 coin from Bob." in play.log()


def test_the_corrupt_are_paid_and_the_log_says_what_for(desk: Desk) -> None:
    play = Play(desk, "corrupt")
    assert "Taking it costs you 1 coin, which Bob gets." in play.explained("gloamwood")
    play.click("gloamwood")
    assert play.position.coins[:2] == [11, 15]
    assert "Ann has to pay Bob 1 coin." in play.log()


def test_pygmies_roll_for_the_token_lost(desk: Desk) -> None:
    play = Play(desk, "pygmies")
    assert "Bob rolls the die" in play.explained("gloamwood")
    play.click("gloamwood")
    log = play.log()
    assert "Bob rolls 2 for the token lost." in log and "The Pygmies gain 2 tokens." in log


# -- declining ---------------------------------------------------------------------------------------------------------


def asked(play: Play) -> str:
    """What the question before a decline says."""
    play.desk.key(pygame.K_d)
    question = play.desk.top
    assert isinstance(question, AskScene)
    play.press("Not yet")
    return question.dialog.words


def test_the_question_before_a_decline_says_what_becomes_of_this_race(desk: Desk) -> None:
    usual = asked(Play(desk, "historian"))
    assert "keep one token in each region" in usual and "The Dwarves, in decline from before, leave" in usual
    assert "goes into a tower" in asked(Play(desk, "tower"))
    hordes = asked(Play(desk, "hordes"))
    assert "2 tokens of the horde leave." in hordes and "give up 2 regions" in hordes
    assert "All their tokens stay" in asked(Play(desk, wider("ghouls")))
    assert "The Dwarves, in decline from before, stay" in asked(Play(desk, wider("orcs", "spirit")))


def test_priestesses_choose_where_their_tower_rises(desk: Desk) -> None:
    play = Play(desk, "tower")
    decline(play)
    assert isinstance(play.table.turn, DeclineScene) and "tower" in play.hint
    assert "build the tower here, with 3 tokens" in play.explained("beacontor")
    play.click("beacontor")
    assert play.tokens("beacontor") == 3 and play.owner("tangleshaw") == -1


def test_hordes_choose_the_regions_they_leave(desk: Desk) -> None:
    play = Play(desk, "hordes")
    decline(play)
    assert "2 regions to give up" in play.hint
    play.click("applegarth")
    assert "Given up" in play.explained("applegarth") and "give it up" in play.explained("midgemire")
    play.click("midgemire")
    assert play.position.seat == 1
    assert (play.owner("applegarth"), play.owner("midgemire"), play.owner("beacontor")) == (-1, -1, 0)


def test_priestesses_with_a_horde_leave_first_and_build_then(desk: Desk) -> None:
    play = Play(desk, "tower_and_hordes")
    decline(play)
    play.click("applegarth", "midgemire")
    assert isinstance(play.table.turn, DeclineScene) and "tower" in play.hint
    play.click("beacontor")
    assert play.position.seat == 1 and play.tokens("beacontor") == 3


def test_a_historian_is_paid_on_its_own_decline_and_the_log_says_why(desk: Desk) -> None:
    play = Play(desk, "historian")
    decline(play)
    assert any("Historian" in line for line in play.log())


def test_what_the_die_made_less_is_shown_beside_what_it_was(desk: Desk) -> None:
    play = Play(desk, "berserk")
    assert all(show.was is None for show in play.table.turn.shows().values())
    play.desk.key(pygame.K_r)
    for _ in range(3):
        play.desk.tick(2.0)
    roll = play.position.roll
    shows = play.table.turn.shows().values()
    assert roll > 0 and any(show.was is not None for show in shows)
    for show in shows:
        assert show.was is None or show.cost == max(1, show.was - roll)


def test_tokens_that_come_for_lost_ones_run_from_where_these_fell(desk: Desk) -> None:
    play = Play(desk, "pygmies")
    play.click("gloamwood")
    records = play.table.session.game.steps[-1].records
    place = next(at for at, record in enumerate(records) if isinstance(record, DieRolled))
    throw = throws_of(records, play.position, play.number("gloamwood"), "")[place]
    assert (throw.purpose, throw.race, throw.hand) == ("losses", "pygmies", 2)

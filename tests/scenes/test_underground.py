"""What the Underground lets a player decide, through real events at the real table."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from at_table import Play
from playing import Desk

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.developers.underground_positions import BELOW_HOME, below
from smallworld_desktop.rules.actions import Action, Conquer, PlaceMarkers, Revive, Roll, Use
from smallworld_desktop.scenes.combo_selection.card import CardScene
from smallworld_desktop.scenes.combo_selection.site import SiteScene
from smallworld_desktop.scenes.conquest.beginning import MoveMarkerScene, ReviveScene
from smallworld_desktop.scenes.conquest.decline import EntombScene
from smallworld_desktop.scenes.redeployment.finds import PlaceFindScene
from smallworld_desktop.scenes.table.die_ask import DieAskScene
from smallworld_desktop.scenes.table.suggestion import lit_by, suggested
from smallworld_desktop.scenes.turn.overlays import AskScene, SlipScene


def last(play: Play) -> object:
    return play.table.session.game.steps[-1].action


def take(play: Play, key: int) -> None:
    """Open the card of a combo and take it."""
    play.desk.key(key)
    card = play.desk.top
    assert isinstance(card, CardScene)
    play.desk.press(card.take_button)


def standing(play: Play, marker: str) -> set[str]:
    number = play.position.rules.marker_number[marker]
    return {play.region_id(region) for region in play.position.marked_regions(number)}


def menu(play: Play, button: int, region: str) -> list[str]:
    """What the slip at a region offers."""
    play.desk.click(play.table.panels.board.anchor(play.number(region)), button=button)
    assert isinstance(play.desk.top, SlipScene)
    return [line.label for line in play.desk.top.buttons]


# -- taking a combo ----------------------------------------------------------------------------------------------------


def test_flames_choose_the_chasm_on_which_the_volcano_stands(desk: Desk) -> None:
    play = Play(desk, "below_choose")
    take(play, pygame.K_1)
    assert isinstance(play.table.turn, SiteScene) and "Volcano" in play.hint
    assert play.lit() == {"bottomless_deep", "hungry_pit", "old_chasm"}
    assert "Sporewood" in play.explained("bottomless_deep")
    play.click("old_chasm")
    assert standing(play, "volcano") == {"old_chasm"} and play.position.active_people(0) is not None
    assert "Volcano: now in Old Chasm." in play.log()


def test_the_choice_of_a_chasm_can_be_left_and_another_combo_taken(desk: Desk) -> None:
    play = Play(desk, "below_choose")
    take(play, pygame.K_1)
    desk.key(pygame.K_ESCAPE)
    assert not isinstance(play.table.turn, SiteScene)
    take(play, pygame.K_3)
    people = play.position.active_people(0)
    assert people is not None and play.position.race_id(people) == "lizardmen"


def test_shadow_mimes_swap_their_badge_at_the_pick_or_keep_it(desk: Desk) -> None:
    play = Play(desk, "below_choose")
    take(play, pygame.K_2)
    slip = desk.top
    assert isinstance(slip, SlipScene)
    labels = [button.label for button in slip.buttons]
    assert labels[0] == "Keep Flocking (12 tokens)" and "Swap for Wise (11 tokens)" in labels and len(labels) == 6
    play.press("Swap for Wise")
    people = play.position.active_people(0)
    assert people is not None and (play.position.power_id(people), people.hand) == ("wise", 11)
    assert "Ann exchanges the badge Flocking for Wise." in play.log()


# -- the start of a turn -----------------------------------------------------------------------------------------------


def test_reborn_regions_are_chosen_by_clicks_and_taken_back_by_undo(desk: Desk) -> None:
    play = Play(desk, "revive")
    assert "back to life" in play.hint
    play.press("Bring regions to life")
    assert isinstance(play.table.turn, ReviveScene) and play.lit() == {"smokecrag", "barrowdrift", "murkfen"}
    play.click("smokecrag", "barrowdrift", "murkfen")
    play.press("Bring to life")
    revived = tuple(sorted(map(play.number, ("smokecrag", "barrowdrift"))))
    assert last(play) == Revive(revived) and (play.tokens("smokecrag"), play.tokens("murkfen")) == (1, 1)
    people = play.position.active_people(0)
    assert people is not None and people.held >> play.number("smokecrag") & 1
    assert "Smokecrag" in " ".join(play.log())
    desk.key(pygame.K_u)
    people = play.position.active_people(0)
    assert people is not None and not people.held >> play.number("smokecrag") & 1


def test_the_great_ancient_moves_before_the_first_conquest(desk: Desk) -> None:
    play = Play(desk, "ancient")
    play.more("Move the Great Ancient")
    assert isinstance(play.table.turn, MoveMarkerScene)
    assert play.lit() == set(BELOW_HOME) and "Great Ancient" in play.explained("mirrorfield")
    play.click("mirrorfield")
    assert isinstance(last(play), PlaceMarkers) and standing(play, "ancient") == {"mirrorfield"}


# -- conquests ---------------------------------------------------------------------------------------------------------


def test_the_river_is_entered_for_one_and_left_before_redeployment(desk: Desk) -> None:
    play = Play(desk, "river")
    assert play.table.turn.shows()[play.number("swift_water")].cost == 1
    assert "only wade through" in play.explained("swift_water")
    play.click("swift_water")
    desk.key(pygame.K_e)
    if isinstance(desk.top, AskScene):
        play.press("Stop")
    assert "The river was left: 1 token came back" in play.hint and play.owner("swift_water") == -1


def test_relics_reach_far_and_cheapen_but_only_near_regions_glow(desk: Desk) -> None:
    play = Play(desk, "relics")
    assert "murkfen" not in play.lit() and "Flying Doormat" in play.explained("murkfen")
    play.press("Other ways")
    assert "murkfen" in play.lit()
    play.click("murkfen")
    labels = [button.label for button in desk.top.buttons] if isinstance(desk.top, SlipScene) else []
    assert "Flying Doormat (2 tokens)" in labels
    assert "Flying Doormat and Sword of the Killer Rabbit (1 token)" in labels
    play.press("Flying Doormat (2")
    assert play.owner("murkfen") == 0 and play.position.places["flying_doormat"] == play.number("murkfen")
    assert "Flying Doormat" in " ".join(play.log())
    desk.key(pygame.K_u)
    assert play.owner("murkfen") == -1 and play.position.places["flying_doormat"] == play.number("mirrorfield")


def test_ways_that_use_up_more_for_nothing_are_not_offered(desk: Desk) -> None:
    play = Play(desk, "relics")
    labels = menu(play, 3, "gloomspire")
    assert any(label.startswith("Sword of the Killer Rabbit (") for label in labels)
    assert not any("Doormat" in label and "Sword" in label for label in labels)


def test_monsters_in_number_are_told_and_the_find_comes_up(desk: Desk) -> None:
    play = Play(desk, "monsters_below")
    assert "2 monsters" in play.explained("sludgepool") and "monster +2" in play.explained("sludgepool")
    play.click("sludgepool")
    assert play.position.places["keep_on_the_motherland"] == play.number("sludgepool")
    assert "Keep on the Motherland" in play.explained("sludgepool")


def test_the_orb_turns_a_lone_token(desk: Desk) -> None:
    play = Play(desk, "orb")
    labels = menu(play, 3, "gloomspire")
    assert any(label.startswith("Shiny Orb") for label in labels)
    play.press("Shiny Orb")
    action = last(play)
    assert isinstance(action, Conquer) and action.way == "shiny_orb" and play.owner("gloomspire") == 0
    assert play.position.places["shiny_orb"] == play.number("gloomspire")


def test_the_bag_copies_a_relic_that_lies_elsewhere(desk: Desk) -> None:
    play = Play(desk, "bag")
    labels = menu(play, 3, "gloomspire")
    assert any(label.startswith("Magic bag as Sword of the Killer Rabbit (") for label in labels)
    play.press("Magic bag as Sword")
    assert standing(play, "bag") == {"gloomspire"} and play.owner("gloomspire") == 0


def test_will_o_wisps_name_a_region_and_roll_first(desk: Desk) -> None:
    play = Play(desk, "wisps")
    play.press("Roll first")
    assert "name" in play.hint and play.lit()
    play.click("gloomspire")
    question = desk.top
    assert isinstance(question, DieAskScene)
    play.press("Roll")
    rolls = [step.action for step in play.table.session.game.steps if isinstance(step.action, Roll)]
    assert rolls == [Roll(play.number("gloomspire"))] and play.owner("gloomspire") == 0


def test_hammers_fight_beside_iron_dwarves_and_are_told(desk: Desk) -> None:
    play = Play(desk, "hammers")
    hand = play.table.turn.hand()
    assert hand is not None and hand.count == 1 and "3 more: silver hammer" in hand.label
    assert "4 in hand" in play.explained("gloomspire")
    play.click("gloomspire")
    assert play.owner("gloomspire") == 0 and standing(play, "hammer") == {"gloomspire"}


def test_flames_are_told_that_a_region_costs_as_if_it_were_empty(desk: Desk) -> None:
    play = Play(desk, "flames")
    assert play.table.turn.shows()[play.number("sporewood")].cost == 2


def test_tolls_and_martyrs_coins_are_told_before_the_conquest(desk: Desk) -> None:
    play = Play(desk, "liches")
    assert "Taking it costs you 1 coin, which Cleo gets." in play.explained("sludgepool")
    assert "Bob gets 1 coin from the bank for it." in play.explained("gloomspire")


# -- what finds ask ----------------------------------------------------------------------------------------------------


def test_the_pentacle_asks_at_once_where_the_balrog_goes(desk: Desk) -> None:
    play = Play(desk, "pentacle")
    assert "Balrog" in play.hint and "smokecrag" in play.lit()
    assert "rest of the game" in play.explained("smokecrag")
    play.click("smokecrag")
    assert standing(play, "balrog") == {"smokecrag"}


def test_nobody_need_be_sent(desk: Desk) -> None:
    play = Play(desk, "pentacle")
    play.press("Send nobody")
    assert standing(play, "balrog") == set() and play.position.phase == "conquer"


def test_stonehedge_shows_the_power_that_lies_on_it(desk: Desk) -> None:
    play = Play(desk, "stonehedge")
    play.click("sludgepool")
    assert "Stonehedge, with the power Quarreling" in play.explained("sludgepool")
    assert "Stonehedge lends the badge Quarreling." in play.log()


@pytest.mark.parametrize(("answer", "stays"), [("Decline with Vanishing", False), ("Go into decline", True)])
def test_a_lent_badge_acts_on_a_decline_only_if_wanted(desk: Desk, answer: str, stays: bool) -> None:
    play = Play(desk, "stonehedge_decline")
    desk.key(pygame.K_d)
    question = desk.top
    assert isinstance(question, AskScene)
    labels = [button.label for button in question.dialog.buttons]
    play.press(next(label for label in labels if ("Vanishing" in label) is not stays and "yet" not in label))
    assert (play.owner("puffshade") == 0) is stays


def test_ring_and_scepter_are_placed_where_they_bring_most(desk: Desk) -> None:
    play = Play(desk, "placed_relics")
    desk.key(pygame.K_s)
    play.press("Place Froggy’s Ring")
    assert isinstance(play.table.turn, PlaceFindScene)
    assert "1 coin more" in play.explained("mirrorfield") and "0 coins more" in play.explained("prismacre")
    play.click("mirrorfield")
    assert last(play) == Use("froggys_ring", play.number("mirrorfield"))
    play.press("Place Scepter of Avarice")
    play.click("shaftlevel")
    assert play.position.places["scepter_of_avarice"] == play.number("shaftlevel")
    coins = play.position.coins[0]
    desk.key(pygame.K_e)
    assert play.position.seat == 1 and play.position.coins[0] - coins == 4 + 1 + 1 + 1


def test_ending_without_a_relic_that_pays_is_asked_about(desk: Desk) -> None:
    Play(desk, "placed_relics")
    desk.key(pygame.K_s)
    desk.key(pygame.K_e)
    question = desk.top
    assert isinstance(question, AskScene) and "Froggy’s Ring was not used" in question.dialog.words


def test_the_ghost_is_posted_anywhere_and_moved_again(desk: Desk) -> None:
    play = Play(desk, "ghost")
    desk.key(pygame.K_s)
    play.press("Place Ghost")
    assert "gloomspire" in play.explained("gloomspire").lower() or "Ghost" in play.explained("gloomspire")
    play.click("murkfen")
    assert standing(play, "ghost") == {"murkfen"}
    desk.key(pygame.K_u)
    assert standing(play, "ghost") == {"gloomspire"}


def test_the_altar_asks_after_scoring_for_a_token_in_decline(desk: Desk) -> None:
    play = Play(desk, "altar")
    assert "Altar of Souls" in play.hint and play.lit() == {"smokecrag", "murkfen"}
    assert "you would lose the region" in play.explained("murkfen")
    coins = play.position.coins[0]
    play.click("murkfen")
    assert play.position.coins[0] == coins + 3 and play.owner("murkfen") == -1 and play.position.seat == 1


def test_all_tokens_may_be_kept_from_the_altar(desk: Desk) -> None:
    play = Play(desk, "altar")
    play.press("Keep them all")
    assert play.owner("murkfen") == 0 and play.position.seat == 1


# -- hints -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "action", "words", "button"),
    [
        ("revive", lambda n: Revive((n("smokecrag"),)), "Bring back to life: Smokecrag", "Bring regions to life…"),
        ("wisps", lambda n: Roll(n("gloomspire")), "Roll for Gloomspire before", "Roll first…"),
        ("placed_relics", lambda n: Use("froggys_ring", n("mirrorfield")), "Froggy’s Ring: use it in", "Place Froggy"),
    ],
)
def test_a_hint_says_what_to_do_and_lights_the_way(
    desk: Desk, position: str, action: Callable[[Callable[[str], int]], Action], words: str, button: str
) -> None:
    play = Play(desk, position)
    turn, hint = suggested(play.table.playing, play.table.turn, Answer(action(play.number)))
    assert words in hint.words
    lit = [choice.label for choice in lit_by(hint, [*turn.choices(), *turn.more()]) if choice.is_lit]
    assert len(lit) == 1 and lit[0].startswith(button)


def test_a_hint_moves_the_great_ancient_by_name(desk: Desk) -> None:
    play = Play(desk, "ancient")
    move = PlaceMarkers("ancient", ((play.number("mirrorfield"), 1),))
    _, hint = suggested(play.table.playing, play.table.turn, Answer(move))
    assert hint.words.startswith("Move the Great Ancient to Mirrorfield") and not hint.is_layout


# -- markers and declines ----------------------------------------------------------------------------------------------


def test_the_queen_stands_in_one_region_of_ones_own(desk: Desk) -> None:
    play = Play(desk, "queen")
    desk.key(pygame.K_s)
    play.click("mirrorfield")
    desk.key(pygame.K_e)
    assert standing(play, "queen") == {"mirrorfield"}


def test_armour_is_placed_for_each_mushroom_forest(desk: Desk) -> None:
    play = Play(desk, "armour")
    desk.key(pygame.K_s)
    play.click("mirrorfield")
    desk.key(pygame.K_e)
    assert standing(play, "armour") == {"mirrorfield"}


def test_a_tomb_is_laid_out_a_last_time_on_decline(desk: Desk) -> None:
    play = Play(desk, "tomb")
    desk.key(pygame.K_d)
    question = desk.top
    assert isinstance(question, AskScene) and "laid out a last time" in question.dialog.words
    play.press("decline")
    assert isinstance(play.table.turn, EntombScene)
    desk.click(play.table.panels.board.anchor(play.number("shaftlevel")), button=3)
    play.click("puffshade")
    play.press("decline")
    assert (play.tokens("shaftlevel"), play.tokens("puffshade"), play.position.seat) == (2, 3, 1)


def test_vanishing_is_told_and_paid(desk: Desk) -> None:
    play = Play(desk, "vanishing")
    desk.key(pygame.K_d)
    question = desk.top
    assert isinstance(question, AskScene) and "leave the board at once" in question.dialog.words
    coins = play.position.coins[0]
    play.press("decline")
    assert play.position.coins[0] == coins + 8 and play.owner("mirrorfield") == -1


def test_a_race_that_sails_stays_in_the_river(desk: Desk) -> None:
    play = Play(desk, below("kraken", "muddy", {"barrowdrift": 4}, column=[], moves=[{"conquer": "swift_water"}]))
    assert "only wade through" not in play.explained("silent_run")
    desk.key(pygame.K_e)
    if isinstance(desk.top, AskScene):
        play.press("Stop")
    assert play.owner("swift_water") == 0

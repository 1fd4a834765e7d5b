"""Every decision of a turn once, through real events at the real table."""

from __future__ import annotations

import pygame
import pytest
from playing import Blank, Desk, HeardSound
from situations import Troops, sit_at

from smallworld_desktop.render.pieces import PlateKind
from smallworld_desktop.rules.actions import Conquer, Final, MakePeace
from smallworld_desktop.scenes.combo_selection.card import CardScene
from smallworld_desktop.scenes.conquest.detours import LastConquestScene, SpecialWaysScene
from smallworld_desktop.scenes.conquest.scene import ConquestScene
from smallworld_desktop.scenes.redeployment.arrange import ReadyScene
from smallworld_desktop.scenes.redeployment.scene import RedeploymentScene, RetreatScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.turn.overlays import AskScene, SlipScene

CROFT, CROWN, KNOLL, BRAMBLE, PEAK, BARROW, BUTTER, FROST = 10, 16, 14, 6, 3, 15, 21, 13


def at(table: TableScene, region: int) -> tuple[float, float]:
    return table.panels.board.anchor(region)


def button(table: TableScene, words: str) -> pygame.Rect:
    shown = [b for b in table.panels.bar.buttons if b.visible and words in b.label]
    assert shown, f"no button says {words}: {[b.label for b in table.panels.bar.buttons if b.visible]}"
    return shown[0].rect


def menu_choice(desk: Desk, words: str) -> None:
    top = desk.top
    assert isinstance(top, SlipScene)
    desk.press(next(b for b in top.buttons if words in b.label))


def to_redeploy(desk: Desk, table: TableScene) -> RedeploymentScene:
    desk.key(pygame.K_e)
    if isinstance(desk.top, AskScene):
        desk.press(desk.top.dialog.buttons[0])
    assert isinstance(table.turn, RedeploymentScene)
    return table.turn


# -- combos ----------------------------------------------------------------------------------------------------------


def test_a_combo_is_taken_by_its_card_and_passing_over_costs_coins(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    desk.press(table.panels.column.rows[2])
    card = desk.top
    assert isinstance(card, CardScene) and "2" in card.take_button.label
    desk.press(card.take_button)
    position = table.session.game.position
    assert position.coins[0] == 3 and position.active_people(0) is not None
    assert [coins for _, _, coins, _ in position.column[:2]] == [1, 1]


def test_a_combo_that_is_too_dear_says_so_and_can_not_be_taken(desk: Desk) -> None:
    table = sit_at(desk, coins=(1, 5))
    desk.key(pygame.K_5)
    card = desk.top
    assert isinstance(card, CardScene) and not card.take_button.enabled
    assert "short" in card.take_button.tooltip
    desk.key(pygame.K_ESCAPE)
    assert desk.top is table


# -- conquering ------------------------------------------------------------------------------------------------------


def test_a_click_on_a_target_takes_it_and_undo_gives_it_back(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "hill", {CROFT: 1}, hand=6))
    step = table.turn
    assert isinstance(step, ConquestScene) and step.shows()[CROWN].cost == 3
    desk.click(at(table, CROWN))
    assert table.session.game.position.tokens[CROWN] == 3
    desk.key(pygame.K_u)
    assert table.session.game.position.tokens[CROWN] == 0
    desk.key(pygame.K_u, pygame.KMOD_SHIFT)
    assert table.session.game.position.tokens[CROWN] == 3


def test_what_is_out_of_reach_says_why(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "hill", {CROFT: 1}, hand=6))
    desk.click(at(table, 18))
    assert table.panels.toasts.is_showing
    words = [str(getattr(line, "text", line)) for line in table.turn.explain(18).lines]
    assert any("does not touch" in line for line in words)


def test_hovering_explains_the_cost_in_words(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "commando", {CROFT: 1}, hand=6))
    desk.move(at(table, CROWN))
    desk.tick(0.5)
    words = [str(getattr(line, "text", line)) for line in table.turn.explain(CROWN).lines]
    assert "base 2, mountain +1, Commando −1 = 2" in words


def test_the_last_conquest_is_red_and_can_not_be_taken_back(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=1), rolls=(3,))
    desk.key(pygame.K_ESCAPE)
    desk.services.stack.pop()
    shows = table.turn.shows()
    assert shows[CROWN].plate is PlateKind.DIE
    desk.click(at(table, CROWN))
    game = table.session.game
    assert isinstance(game.steps[-1].action, Final) and game.position.tokens[CROWN] == 1
    assert not table.panels.bar.undo.enabled
    desk.key(pygame.K_u)
    assert table.panels.toasts.is_showing


def test_the_button_of_the_last_conquest_shows_only_what_the_die_can_do(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, KNOLL: 1}, hand=2), rolls=(0,))
    desk.key(pygame.K_r)
    assert isinstance(table.turn, LastConquestScene) or not table.turn.shows()
    desk.key(pygame.K_ESCAPE)
    assert isinstance(table.turn, ConquestScene)


def test_a_click_conquers_in_the_ordinary_way_though_there_is_a_dragon(desk: Desk) -> None:
    foes = Troops(1, "orcs", "hill", {CROWN: 2})
    table = sit_at(desk, Troops(0, "ratmen", "dragon_master", {CROFT: 1}, hand=8), foes)
    desk.click(at(table, CROWN))
    position = table.session.game.position
    assert desk.top is table and position.tokens[CROWN] == 5 and not position.markers_in(CROWN)


def test_a_button_leads_to_special_ways_which_then_need_one_click(desk: Desk) -> None:
    foes = Troops(1, "orcs", "hill", {CROWN: 2})
    table = sit_at(desk, Troops(0, "ratmen", "dragon_master", {CROFT: 1}, hand=8), foes)
    desk.key(pygame.K_w)
    assert isinstance(table.turn, SpecialWaysScene)
    desk.click(at(table, CROWN))
    position = table.session.game.position
    assert position.tokens[CROWN] == 1 and position.markers_in(CROWN)


def test_the_second_of_two_quick_clicks_chooses_no_way(desk: Desk) -> None:
    foes = Troops(1, "orcs", "hill", {CROWN: 2})
    table = sit_at(desk, Troops(0, "ratmen", "dragon_master", {CROFT: 1}, hand=8), foes)
    desk.click(at(table, CROWN), button=3)
    top = desk.top
    assert isinstance(top, SlipScene)
    desk.click(top.buttons[-1].rect.center)
    assert desk.top is top and not table.session.game.steps


def test_tokens_dragged_from_the_hand_conquer_or_are_refused(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=8))
    hand = table.panels.bar.hand.rect.center
    far = next(r for r in range(table.session.game.rules.board.size) if r not in table.turn.shows() and r != CROFT)
    desk.drag(hand, at(table, far))
    assert not table.session.game.steps and table.panels.toasts.is_showing
    desk.drag(hand, at(table, CROWN))
    holder = table.session.game.position.holder_of(CROWN)
    assert holder is not None and holder.seat == 0 and table.panels.board.aimed is None


def test_what_is_held_over_a_region_is_explained_there(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=8))
    desk.move(table.panels.bar.hand.rect.center)
    start = table.panels.bar.hand.rect.center
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    desk.tick()
    desk.move(at(table, CROWN))
    desk.tick()
    assert table.panels.board.pointed == CROWN and table.showing.rest.is_over


def test_enter_does_what_the_lit_button_says_wherever_the_mouse_clicked_last(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, KNOLL: 1}, hand=1))
    to_redeploy(desk, table)
    desk.key(pygame.K_s)
    desk.click((3, 3))
    desk.key(pygame.K_RETURN)
    assert table.session.game.position.seat == 1


def test_enter_with_nothing_lit_only_shows_where_the_keyboard_is(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=8))
    desk.key(pygame.K_RETURN)
    assert desk.top is table and not table.session.game.steps
    assert table.panels.board.pointed in table.turn.shows()


def test_the_keyboard_goes_from_target_to_target(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=8))
    desk.key(pygame.K_RETURN)
    seen = set()
    for key in (pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN):
        desk.key(key)
        seen.add(table.panels.board.cursor)
    board = table.session.game.rules.board
    assert len(seen & set(table.turn.shows())) >= 3
    assert not any(board.regions[region].terrain.water for region in seen if region is not None)


def test_several_ways_to_one_region_are_offered_beside_it(desk: Desk) -> None:
    foes = Troops(1, "orcs", "hill", {CROWN: 2})
    table = sit_at(desk, Troops(0, "ratmen", "dragon_master", {CROFT: 1}, hand=8), foes)
    desk.click(at(table, CROWN), button=3)
    menu_choice(desk, "dragon")
    position = table.session.game.position
    assert position.tokens[CROWN] == 1
    assert position.markers_in(CROWN) == {position.rules.marker_number["dragon"]: 1}


def test_sorcery_turns_a_lone_token(desk: Desk) -> None:
    foes = Troops(1, "orcs", "hill", {CROWN: 1, BARROW: 2})
    table = sit_at(desk, Troops(0, "sorcerers", "forest", {CROFT: 1}, hand=8), foes)
    desk.click(at(table, CROWN), button=3)
    menu_choice(desk, "Sorcery")
    position = table.session.game.position
    holder = position.holder_of(CROWN)
    assert holder is not None and holder.seat == 0 and position.people(0).hand == 8


def test_berserk_rolls_before_a_conquest(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "berserk", {CROFT: 1}, hand=3), rolls=(2,))
    desk.click(button(table, "Roll").center)
    assert "2" in table.turn.hint() and table.turn.shows()[CROWN].cost == 1
    desk.click(at(table, CROWN))
    assert table.session.game.position.tokens[CROWN] == 1


def test_a_region_is_given_up_by_a_right_click(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, KNOLL: 1}, hand=3))
    desk.click(at(table, KNOLL), button=3)
    menu_choice(desk, "Give")
    position = table.session.game.position
    assert position.tokens[KNOLL] == 0 and position.people(0).hand == 4


def test_more_tokens_can_be_left_behind(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 3, KNOLL: 1}))
    assert table.session.game.position.people(0).hand == 2
    desk.press(table.panels.bar.more)
    menu_choice(desk, "Leave")
    assert isinstance(table.turn, ReadyScene)
    desk.wheel(at(table, CROFT), 1)
    desk.key(pygame.K_e)
    position = table.session.game.position
    assert position.tokens[CROFT] == 2 and position.people(0).hand == 1


def test_ghouls_in_decline_act_first(desk: Desk) -> None:
    table = sit_at(
        desk,
        Troops(0, "ratmen", "forest", {CROFT: 1}, hand=5),
        Troops(0, "ghouls", "", {BARROW: 4}, declined=True),
    )
    step = table.turn
    assert isinstance(step, ConquestScene) and "Ghouls" in step.hint()
    desk.click(at(table, FROST))
    assert table.session.game.position.tokens[FROST] == 3
    desk.click(button(table, "Done").center)
    assert isinstance(table.turn, RedeploymentScene) and table.turn.is_part
    desk.key(pygame.K_e)
    position = table.session.game.position
    assert position.fighter == position.active[0] and isinstance(table.turn, ConquestScene)


def test_stopping_is_asked_about_only_when_a_turn_would_be_wasted(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=5))
    desk.key(pygame.K_e)
    assert isinstance(desk.top, AskScene)
    desk.key(pygame.K_ESCAPE)
    assert desk.top is table and isinstance(table.turn, ConquestScene)
    desk.click(at(table, CROWN))
    desk.key(pygame.K_e)
    assert desk.top is table and isinstance(table.turn, RedeploymentScene)


def test_a_new_people_that_conquers_nothing_is_asked_about(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    desk.key(pygame.K_1)
    desk.key(pygame.K_RETURN)
    desk.key(pygame.K_e)
    assert isinstance(desk.top, AskScene) and isinstance(table.turn, ConquestScene)


def test_a_race_declines_after_a_question(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 2, KNOLL: 1}))
    desk.key(pygame.K_d)
    assert isinstance(desk.top, AskScene)
    desk.key(pygame.K_RETURN)
    position = table.session.game.position
    assert position.active_people(0) is None and position.declines[0] and position.seat == 1


# -- placing ---------------------------------------------------------------------------------------------------------


def test_tokens_are_placed_by_click_wheel_stepper_and_drag(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, KNOLL: 1, PEAK: 1}, hand=4))
    step = to_redeploy(desk, table)
    assert step.tokens is not None and not table.panels.bar.buttons[-2].enabled
    desk.click(at(table, CROFT))
    desk.wheel(at(table, KNOLL), 1)
    desk.click(table.panels.board.pieces(PEAK).stepper_rects()[1].center)
    assert step.tokens.counts == {CROFT: 2, KNOLL: 2, PEAK: 2}
    desk.click(at(table, CROFT), button=3)
    desk.drag(at(table, KNOLL), at(table, CROFT))
    assert step.tokens.counts == {CROFT: 2, KNOLL: 1, PEAK: 2} and step.tokens.left == 2
    desk.key(pygame.K_u)
    assert step.tokens.counts == {CROFT: 1, KNOLL: 2, PEAK: 2}
    desk.key(pygame.K_s)
    assert step.tokens.left == 0
    desk.key(pygame.K_e)
    assert table.session.game.position.seat == 1


def test_the_turn_does_not_end_with_tokens_in_hand(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, KNOLL: 1}, hand=4))
    to_redeploy(desk, table)
    desk.key(pygame.K_e)
    assert table.session.game.position.seat == 0 and table.panels.toasts.is_showing


def test_heroes_are_dragged_from_their_tray(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "heroic", {CROFT: 2, KNOLL: 2, PEAK: 2}))
    step = to_redeploy(desk, table)
    desk.key(pygame.K_s)
    tray = table.panels.bar.trays[0]
    desk.drag(tray.rect.center, at(table, CROFT))
    desk.press(tray)
    assert step.armed == "hero"
    desk.click(at(table, KNOLL))
    desk.key(pygame.K_e)
    position = table.session.game.position
    assert position.marked_regions(position.rules.marker_number["hero"]) == {CROFT: 1, KNOLL: 1}


def test_ending_asks_when_discs_are_left_in_the_tray(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "fortified", {CROFT: 2, KNOLL: 2}))
    to_redeploy(desk, table)
    desk.key(pygame.K_s)
    desk.key(pygame.K_e)
    assert isinstance(desk.top, AskScene) and "fortress" in desk.top.dialog.words
    desk.press(desk.top.dialog.buttons[0])
    assert table.session.game.position.seat == 1


def test_a_diplomat_makes_peace_from_the_menu(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "diplomat", {CROFT: 2, KNOLL: 2}))
    to_redeploy(desk, table)
    desk.key(pygame.K_s)
    desk.press(table.panels.bar.more)
    menu_choice(desk, "Bob")
    assert any(isinstance(step.action, MakePeace) for step in table.session.game.steps)
    assert table.session.game.position.ally[0] == 1


def test_stout_is_asked_after_scoring(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "stout", {CROFT: 2, KNOLL: 2}))
    to_redeploy(desk, table)
    desk.key(pygame.K_s)
    desk.key(pygame.K_e)
    assert table.session.game.position.stage == "late_decline"
    desk.click(button(table, "decline").center)
    assert table.session.game.position.declines[0]


def test_a_defender_puts_survivors_back(desk: Desk) -> None:
    foes = Troops(1, "orcs", "hill", {CROWN: 3, BARROW: 1, 20: 1})
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9), foes)
    desk.click(at(table, CROWN))
    to_redeploy(desk, table)
    desk.key(pygame.K_s)
    desk.key(pygame.K_e)
    step = table.turn
    assert isinstance(step, RetreatScene) and "Bob" in step.hint()
    desk.click(at(table, BARROW))
    desk.click(at(table, BARROW))
    desk.key(pygame.K_e)
    position = table.session.game.position
    orcs = position.active_people(1)
    assert position.seat == 1 and orcs is not None and orcs.hand == 2 and not orcs.returning


# -- around the steps --------------------------------------------------------------------------------------------------


def test_a_refusal_can_be_heard(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=5))
    desk.click(at(table, 18))
    sound = desk.services.sound
    assert isinstance(sound, HeardSound) and "refused" in sound.heard


def test_escape_opens_the_menu_when_there_is_nothing_to_leave(desk: Desk) -> None:
    sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=5))
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, Blank) and desk.top.name == "pause"


@pytest.mark.parametrize("seconds", [0.1, 5.0])
def test_nothing_is_drawn_when_nothing_happens(desk: Desk, seconds: float) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=5))
    desk.move(at(table, CROWN))
    for _ in range(3):
        desk.tick(1.0)
    desk.services.stack.update(seconds)
    assert not desk.services.stack.needs_redraw


def test_only_conquests_of_the_list_are_played(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=3))
    offered = {offer.region for offer in table.session.game.legal() if isinstance(offer, Conquer | Final)}
    assert set(table.turn.shows()) == offered

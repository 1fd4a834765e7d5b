"""The table takes care: no purse is shown to others, no stray click ends a turn, everything is reached by mouse."""

from __future__ import annotations

import pygame
import pytest
from at_table import Play
from oracle import Oracle
from playing import Blank, Desk
from situations import Troops, sit_at

from smallworld_desktop.render import text
from smallworld_desktop.render.animation import Speed
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, Type
from smallworld_desktop.rules.actions import Final, Pick
from smallworld_desktop.rules.records import DieRolled
from smallworld_desktop.scenes.combo_selection.card import CardScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.die_ask import DieAskScene
from smallworld_desktop.scenes.table.greetings import CoverScene
from smallworld_desktop.scenes.turn.overlays import SlipScene
from smallworld_desktop.session.session import HUMAN

CROFT = 10


def purses(table: TableScene) -> list[bool]:
    """Whose coins can be read in the players' panel."""
    return [row.player is not None and row.player.coins is not None for row in table.panels.players.rows]


# -- hidden coins ------------------------------------------------------------------------------------------------------


def test_hidden_coins_of_the_next_player_stay_hidden_while_coins_are_counted(desk: Desk) -> None:
    play = Play(desk, "redeploy", open_coins=False)
    play.table.showing.playback.timeline.speed = Speed.SLOW
    assert purses(play.table) == [True, False, False]
    desk.key(pygame.K_s)
    desk.key(pygame.K_e)
    for _ in range(40):
        desk.tick(0.1)
        if play.table.turn.name == "scoring":
            break
    assert play.table.turn.scores_for == 0 and play.position.decider == 1
    assert purses(play.table) == [True, False, False]
    play.table.showing.playback.skip()
    assert isinstance(desk.top, CoverScene)


def test_the_only_person_at_the_table_always_sees_their_own_coins(desk: Desk) -> None:
    session = desk.session("Ann", "Bot", open_coins=False)
    session.hand_over(1, "ai:easy")
    assert [session.shows_coins(0, decider) for decider in (0, 1)] == [True, True]
    assert not session.shows_coins(1, 1)
    session.hand_over(1, HUMAN)
    assert [session.shows_coins(0, decider) for decider in (0, 1)] == [True, False]


# -- the die -----------------------------------------------------------------------------------------------------------


def rolls(play: Play) -> int:
    return sum(isinstance(record, DieRolled) for step in play.table.session.game.steps for record in step.records)


def test_a_click_rolls_no_die_unasked_while_a_region_can_be_paid(desk: Desk) -> None:
    play = Play(desk, "final")
    offers = play.table.session.game.legal()
    dear = next(offer for offer in offers if isinstance(offer, Final) and offer.region not in sure(play))
    desk.click(play.table.panels.board.anchor(dear.region))
    assert isinstance(desk.top, DieAskScene) and not rolls(play)
    desk.key(pygame.K_ESCAPE)
    assert desk.top is play.table and not play.table.session.game.steps
    desk.click(play.table.panels.board.anchor(dear.region))
    play.press("Roll: 1/")
    assert rolls(play) == 1


def sure(play: Play) -> set[int]:
    return {o.region for o in play.table.session.game.legal() if not isinstance(o, Final) and hasattr(o, "region")}


def test_nothing_is_asked_when_only_the_die_is_left(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=1))
    dear = next(offer for offer in table.session.game.legal() if isinstance(offer, Final))
    desk.click(table.panels.board.anchor(dear.region))
    assert isinstance(table.session.game.steps[-1].action, Final)


def test_the_chance_of_the_die_is_told(desk: Desk) -> None:
    words = Play(desk, "final").table.words
    assert [words.die_chance(needed) for needed in (1, 2, 3)] == ["1/2", "1/3", "1/6"]


# -- the menu ----------------------------------------------------------------------------------------------------------


def test_the_pause_menu_is_reached_by_mouse_also_while_a_computer_thinks(desk: Desk) -> None:
    for kinds in (("human", "human"), ("ai:hard", "human")):
        session = desk.session("Ann", "Bob", kinds=kinds, make_chooser=lambda seat: Oracle())
        table = desk.sit_down(session)
        desk.press(table.panels.bar.more)
        assert isinstance(desk.top, SlipScene)
        desk.press(desk.top.buttons[-1])
        assert isinstance(desk.top, Blank) and desk.top.name == "pause"


# -- what can’t be taken back ------------------------------------------------------------------------------------------


def test_undo_that_can_do_nothing_says_why(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    undo = table.panels.bar.undo
    assert not undo.enabled and undo.tooltip == "Nothing was done yet that could be taken back."
    table.playing.play(Pick(0))
    assert not undo.enabled and "can’t be taken back" in undo.tooltip
    desk.click(table.panels.board.anchor(min(table.turn.shows())))
    assert undo.enabled and undo.tooltip == "Take back the last thing done (U)"


def test_the_card_of_a_combo_says_that_taking_it_is_final(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    desk.key(pygame.K_1)
    assert isinstance(desk.top, CardScene)
    assert "can’t be taken back" in desk.top.price_line()
    assert table.session.game.why_not(Pick(0)) is None


# -- the helper --------------------------------------------------------------------------------------------------------


def test_the_helper_steps_aside_while_coins_are_counted_and_stays_away_once_dismissed(desk: Desk) -> None:
    desk.services.change_settings(helper=True)
    play = Play(desk, "redeploy")
    table = play.table
    table.showing.playback.timeline.speed = Speed.SLOW
    assert table.panels.helper.is_shown
    desk.key(pygame.K_s)
    desk.key(pygame.K_e)
    assert table.showing.playback.is_playing and not table.panels.helper.is_shown


# -- cards, recap, log -------------------------------------------------------------------------------------------------


def test_a_click_on_another_combo_changes_the_card(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    desk.press(table.panels.column.rows[0])
    first = desk.top
    desk.press(table.panels.column.rows[3])
    assert isinstance(desk.top, CardScene) and desk.top is not first
    desk.click(table.panels.grid.bottom.midright)
    assert desk.top is table


def test_what_the_die_decided_is_told_when_it_has_been_seen(desk: Desk) -> None:
    for rolled, words in ((0, "The die shows 0, too little"), (3, "The die shows 3:")):
        table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=1), rolls=(rolled,))
        table.showing.playback.timeline.speed = Speed.NORMAL
        dear = next(offer for offer in table.session.game.legal() if isinstance(offer, Final))
        table.playing.play(dear)
        assert not table.panels.toasts.is_showing
        table.showing.playback.skip()
        assert table.panels.toasts.words.startswith(words)
        desk.services.stack.reset(Blank("between"))


def test_the_log_slides_over_the_board_which_stays_and_escape_pushes_it_back(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    before = table.panels.board.rect.copy()
    desk.key(pygame.K_l)
    drawer = table.panels.drawer
    assert drawer.is_open and table.panels.board.rect == before
    desk.key(pygame.K_ESCAPE)
    assert not drawer.is_open and desk.top is table and table.panels.board.rect == before
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, Blank)


def test_columns_of_usual_windows_have_a_title_and_say_what_combos_do(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    for size, has_words in (((1024, 640), False), ((1280, 800), True), ((1440, 810), True), ((1600, 900), True)):
        desk.resize(size)
        column = table.panels.column
        assert (column.has_title, column.rows[0].has_summary) == (has_words, has_words), size
        assert column.rows[0].rect.y - column.rect.y >= table.panels.grid.theme.px(56) * has_words


def test_a_card_can_be_drawn_in_a_window_that_was_just_made_smaller(desk: Desk) -> None:
    desk.resize((1600, 900))
    desk.sit_down(desk.session())
    desk.key(pygame.K_1)
    assert isinstance(desk.top, CardScene)
    desk.top.draw(pygame.Surface((640, 400)))


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1440, 900), (1600, 900)])
def test_the_column_says_in_full_what_the_first_combos_do(desk: Desk, size: tuple[int, int]) -> None:
    """Every summary of a new game fits its two lines; none ends in dots."""
    desk.resize(size)
    table = desk.sit_down(desk.session())
    theme = table.panels.grid.theme
    style = TextStyle.of(theme, Type.SMALL, INK)
    for row in table.panels.column.rows:
        assert row.combo is not None
        box = row.places.text
        block = text.fit(row.combo.summary, style, (box.w, box.h), max_lines=2, smallest=theme.smallest_text)
        assert not block.is_cut, (size, row.combo.summary)

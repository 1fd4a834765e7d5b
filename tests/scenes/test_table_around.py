"""Around the decisions: log, recap, cover, helper, motion, resizing, words, and the game on disk."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pygame
import pytest
from playing import Desk
from situations import Troops, sit_at

from smallworld_desktop import scenes
from smallworld_desktop.ai.process import Answer
from smallworld_desktop.i18n import PSEUDO
from smallworld_desktop.render.animation import Speed
from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.common.chronicle import tell_all
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.greetings import CoverScene
from smallworld_desktop.scenes.turn.overlays import AskScene
from smallworld_desktop.session.choosers import make_chooser
from smallworld_desktop.session.keeping import keep_on_disk, read_session

CROFT, CROWN, KNOLL, BARROW, HOLLOW = 10, 16, 14, 15, 20
SIZES = [(1024, 640), (1280, 800), (1600, 900), (2560, 1080), (3840, 2160)]


def end_turn(desk: Desk, table: TableScene) -> None:
    """Stop, spread, end."""
    desk.key(pygame.K_e)
    if isinstance(desk.top, AskScene):
        desk.press(desk.top.dialog.buttons[0])
    desk.key(pygame.K_s)
    desk.key(pygame.K_e)


def attack(desk: Desk, *, open_coins: bool = True) -> TableScene:
    foes = Troops(1, "orcs", "hill", {CROWN: 1, BARROW: 2})
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9), foes, open_coins=open_coins)
    desk.click(table.panels.board.anchor(CROWN))
    end_turn(desk, table)
    return table


def test_a_recap_tells_what_others_did(desk: Desk) -> None:
    table = attack(desk)
    assert desk.top is table and table.panels.recap.is_shown
    assert table.panels.board.state.told == {CROWN}
    desk.key(pygame.K_ESCAPE)
    assert desk.top is table and not table.panels.recap.is_shown and not table.panels.board.state.told


def test_the_screen_is_covered_only_while_coins_are_hidden(desk: Desk) -> None:
    table = attack(desk, open_coins=False)
    assert isinstance(desk.top, CoverScene)
    desk.key(pygame.K_RETURN)
    assert desk.top is table and table.panels.recap.is_shown
    rows = [row.player for row in table.panels.players.rows]
    assert rows[0] is not None and rows[0].coins is None
    assert rows[1] is not None and rows[1].coins is not None


def test_the_log_tells_everything_and_shows_the_region(desk: Desk) -> None:
    table = attack(desk)
    desk.key(pygame.K_RETURN)
    told = tell_all(table.session, table.words)
    assert "The Ratmen take Raven Crown from the Orcs." in [sentence.words for sentence in told]
    desk.key(pygame.K_l)
    assert table.panels.drawer.is_open
    wanted = next(n for n, sentence in enumerate(told) if sentence.regions == (CROWN,))
    table.panels.drawer.list.choose(wanted)
    desk.tick()
    assert table.panels.board.state.told == {CROWN}
    desk.key(pygame.K_l)
    assert not table.panels.drawer.is_open


def test_the_helper_explains_each_step_once_and_can_be_switched_off(desk: Desk) -> None:
    desk.services.change_settings(helper=True)
    table = desk.sit_down(desk.session())
    helper = table.panels.helper
    for topic in ("aim", "choose"):
        assert helper.topic == topic
        desk.press(helper.got_it)
    assert not helper.is_shown
    desk.key(pygame.K_1)
    desk.key(pygame.K_RETURN)
    assert helper.topic == "conquer"
    desk.press(helper.stop)
    assert not helper.is_shown and not desk.services.settings.helper


@pytest.mark.parametrize("speed", [Speed.NONE, Speed.FAST])
def test_motion_changes_nothing_but_time(desk: Desk, speed: Speed) -> None:
    desk.services.settings = dataclasses.replace(desk.services.settings, animation_speed=speed.value)
    table = sit_at(
        desk,
        Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9),
        Troops(1, "orcs", "hill", {CROWN: 2, BARROW: 1, HOLLOW: 1}),
    )
    desk.click(table.panels.board.anchor(CROWN))
    for _ in range(400):
        desk.tick(0.05)
    assert not table.showing.playback.is_playing
    assert table.panels.board.state.tableau == table.turn.tableau()
    assert table.session.game.position.tokens[CROWN] == 5


def test_a_click_hurries_what_moves_to_its_end(desk: Desk) -> None:
    desk.services.settings = dataclasses.replace(desk.services.settings, animation_speed="slow")
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9))
    desk.click(table.panels.board.anchor(CROWN))
    assert table.showing.playback.is_playing and table.turn.name == "moving"
    desk.key(pygame.K_SPACE)
    assert not table.showing.playback.is_playing and table.turn.name == "conquer"


def test_coins_are_counted_item_by_item_and_can_be_skipped(desk: Desk) -> None:
    desk.services.settings = dataclasses.replace(desk.services.settings, animation_speed="normal")
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 2, 6: 2}))
    end_turn(desk, table)
    for _ in range(200):
        desk.tick(0.02)
        if table.panels.ribbon is not None and table.panels.ribbon.counted:
            break
    ribbon = table.panels.ribbon
    assert ribbon is not None and [item.coins for item in ribbon.items] == [2, 1]
    desk.key(pygame.K_SPACE)
    assert table.panels.ribbon is None and table.session.game.position.coins[0] == 8


def test_a_computer_plays_its_turns_by_itself(desk: Desk) -> None:
    session = desk.session("Ann", "Bot", kinds=("human", "ai:random"), make_chooser=lambda seat: make_chooser(seat, 5))
    desk.sit_down(session)
    desk.key(pygame.K_1)
    desk.key(pygame.K_RETURN)
    desk.key(pygame.K_e)
    if isinstance(desk.top, AskScene):
        desk.press(desk.top.dialog.buttons[0])
    desk.key(pygame.K_e)
    for _ in range(60):
        desk.tick()
    position = session.game.position
    assert position.decider == 0 and position.round == 2


class Slow:
    """A chooser that never answers."""

    def ask(self, view: View) -> None:
        assert legal_actions(view.position)

    def poll(self) -> Answer | None:
        return None

    def hurry(self) -> None:
        pass

    def close(self) -> None:
        pass


def test_a_seat_can_be_handed_over_and_taken_back(desk: Desk) -> None:
    session = desk.session(make_chooser=lambda seat: Slow())
    table = desk.sit_down(session)
    session.hand_over(0, "ai:random")
    table.resume()
    desk.tick()
    assert table.turn.name == "watch"
    session.hand_over(0, "human")
    table.resume()
    assert table.turn.picks_combo


@pytest.mark.parametrize("size", SIZES)
def test_every_state_fits_every_window(desk: Desk, size: tuple[int, int]) -> None:
    table = attack(desk, open_coins=False)
    for _ in range(3):
        desk.resize(size)
        desk.key(pygame.K_RETURN)
    desk.key(pygame.K_l)
    desk.key(pygame.K_1)
    desk.resize(size)
    desk.key(pygame.K_ESCAPE)
    grid = table.panels.grid
    for panel in (*grid.panels, grid.board):
        assert grid.window.contains(panel)
    used = [grid.board, *([grid.drawer] if grid.has_standing_log else [])]
    assert sum(rect.w * rect.h for rect in used) >= 0.55 * size[0] * size[1]
    shown = [w for w in table.panels.bar.widgets if w.visible and w.rect.w]
    assert all(grid.bottom.contains(widget.rect) for widget in shown)


def test_the_game_is_on_disk_after_every_action(desk: Desk) -> None:
    session = desk.session()
    keep_on_disk(desk.services, session)
    table = desk.sit_down(session)
    for key in (pygame.K_2, pygame.K_RETURN):
        desk.key(key)
    desk.click(table.panels.board.anchor(min(table.turn.shows())))
    save, problem = desk.services.autosave.load()
    assert problem is None and save is not None
    session, word = read_session(save.game)
    assert word is None and len(session.game.steps) == 2
    assert session.game.position == table.session.game.position
    assert [seat.name for seat in session.seats] == ["Ann", "Bob"]
    assert session.geometry.arcs and len(session.geometry.shapes) == len(table.session.geometry.shapes)


def test_every_word_at_the_table_comes_from_a_catalog(desk: Desk) -> None:
    desk.services.switch_language(PSEUDO)
    table = attack(desk)
    desk.key(pygame.K_RETURN)
    said = [table.turn.hint(), table.turn.note(), *(choice.label for choice in table.turn.choices())]
    said += [sentence.words for sentence in tell_all(table.session, table.words)]
    assert all(words.startswith("[") and words.endswith("]") for words in said), said


def test_every_code_that_the_table_speaks_of_has_words(desk: Desk) -> None:
    package = Path(str(scenes.__file__)).parent
    sources = "\n".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    codes = set(re.findall(r'tr\(\s*"([a-z_]+\.[a-z_.]+)"', sources))
    assert len(codes) > 300
    missing = {code for code in codes if not desk.services.tr.has(code)}
    assert not missing


def test_the_board_zooms_and_pans(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=5))
    camera = table.panels.board.view.camera
    desk.wheel(table.panels.board.anchor(CROWN), 3)
    assert camera.zoom > 1.2
    before = camera.sheet.topleft
    desk.drag(table.panels.board.rect.center, (table.panels.board.rect.centerx + 60, table.panels.board.rect.centery))
    assert camera.sheet.topleft != before
    desk.key(pygame.K_0, pygame.KMOD_CTRL)
    assert camera.zoom == 1.0


def test_after_motion_the_next_step_is_there_with_all_its_buttons(desk: Desk) -> None:
    desk.services.settings = dataclasses.replace(desk.services.settings, animation_speed="fast", helper=True)
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9))
    desk.click(table.panels.board.anchor(CROWN))
    for _ in range(100):
        desk.tick(0.05)
    assert table.panels.bar.undo.enabled and table.turn.name == "conquer"
    desk.key(pygame.K_e)
    for _ in range(100):
        desk.tick(0.05)
    assert table.panels.helper.topic == "redeploy"


@pytest.mark.parametrize("size", [(2560, 1080), (3440, 1440), (3840, 1080)])
def test_in_a_wide_window_the_log_lies_open_beside_the_board(desk: Desk, size: tuple[int, int]) -> None:
    table = desk.sit_down(desk.session())
    assert not table.panels.drawer.is_open
    desk.resize(size)
    drawer, grid = table.panels.drawer, table.panels.grid
    assert drawer.is_open and not drawer.tab.visible
    sheets = [*grid.panels, table.panels.board.view.camera.sheet]
    for number, sheet in enumerate(sheets):
        assert grid.window.contains(sheet) and sheet.collidelist(sheets[:number]) < 0
    assert table.panels.board.view.camera.sheet.h > 0.98 * grid.board.h, "the board is as high as without the log"
    before = len(drawer.list.rows)
    table.playing.play(Pick(0))
    assert len(drawer.list.rows) > before
    desk.key(pygame.K_l)
    assert drawer.is_open
    desk.resize((1280, 800))
    assert not drawer.is_open and drawer.tab.visible

"""Clicks without a decision are not asked for: counted over a whole game, and looked at where they used to be."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from playing import Blank, Desk
from situations import Troops, sit_at

from smallworld_desktop.rules.foresight import is_decline_pointless
from smallworld_desktop.scenes.combo_selection.card import CardScene
from smallworld_desktop.scenes.conquest.taking import TakingScene
from smallworld_desktop.scenes.redeployment.arrange import ArrangeScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.victory import VictoryScene
from smallworld_desktop.scenes.turn.overlays import AskScene

PATIENCE = 600
CROFT, KNOLL = 10, 14


@dataclass
class Clicks:
    """How often a click was made in each turn, by what it was for."""

    choices: dict[tuple[int, int], int] = field(default_factory=dict)
    plain: dict[tuple[int, int], int] = field(default_factory=dict)

    def count(self, turn: tuple[int, int], *, is_choice: bool) -> None:
        found = self.choices if is_choice else self.plain
        found[turn] = found.get(turn, 0) + 1


def test_a_plain_turn_needs_one_click_besides_its_decisions(desk: Desk) -> None:
    session = desk.session("Ann", "Bob", rounds=5)
    table = desk.sit_down(session)
    clicks = Clicks()
    for _ in range(PATIENCE):
        if isinstance(desk.top, VictoryScene):
            break
        position = session.game.position
        turn = (position.round, position.decider)
        clicks.count(turn, is_choice=click(desk, table))
    assert session.game.position.is_over and len(clicks.choices | clicks.plain) == 10
    print(f"clicks per turn: {clicks.plain} besides {clicks.choices}")
    assert max(clicks.plain.values()) <= 1
    victory = desk.top
    assert isinstance(victory, VictoryScene) and victory.winners == session.game.position.winners
    assert not victory.is_animating
    desk.press(victory.report)
    assert isinstance(desk.top, Blank) and desk.top.name == "result"


def click(desk: Desk, table: TableScene) -> bool:
    """One click of somebody who takes what is cheapest; says whether it decided something."""
    if isinstance(desk.top, CardScene):
        desk.press(desk.top.take_button)
        return True
    assert not isinstance(desk.top, AskScene), "a plain turn asks nothing"
    turn, board = table.turn, table.panels.board
    if turn.picks_combo:
        desk.press(table.panels.column.rows[0])
        return True
    if isinstance(turn, TakingScene) and any(show.cost is not None for show in turn.shows().values()):
        sure = {r: s.cost for r, s in turn.shows().items() if s.cost is not None and s.plate.name != "DIE"}
        if sure:
            desk.click(board.anchor(min(sure, key=lambda region: (sure[region] or 0, region))))
            return True
    if isinstance(turn, ArrangeScene) and turn.tokens is not None and turn.tokens.left > 0:
        desk.press(next(b for b in table.panels.bar.buttons if b.visible and "Spread" in b.label))
        return True
    shown = [button for button in table.panels.bar.buttons if button.visible and button.enabled]
    desk.press(next((button for button in shown if button.is_lit), shown[-1]))
    return isinstance(turn, TakingScene) and bool(turn.shows())


def test_conquests_that_can_not_go_on_are_over_by_themselves_and_undo_brings_them_back(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, KNOLL: 1}, hand=2))
    position = table.session.game.position
    before = list(position.tokens)
    target = next(region for region, show in table.turn.shows().items() if show.cost == 2)
    desk.click(table.panels.board.anchor(target))
    assert table.turn.name == "redeploy"
    desk.key(pygame.K_u)
    assert isinstance(table.turn, TakingScene) and table.session.game.position.tokens == before


def test_what_nobody_can_attack_any_more_need_not_be_placed(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, KNOLL: 1}, hand=4))
    position = table.session.game.position
    position.round, position.start_seat = position.rules.rounds, 1
    table.playing.enter_turn(None)
    (end,) = [choice for choice in table.turn.choices() if choice.icon == "check"]
    assert end.label == "End turn"
    end.choose()
    if isinstance(desk.top, AskScene):
        desk.press(desk.top.dialog.buttons[0])
    assert table.session.game.position.is_over


def test_no_decline_is_offered_in_the_last_turn_where_it_brings_nothing(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, KNOLL: 1}, hand=4))
    position = table.session.game.position
    assert any(choice.icon == "decline" for choice in table.turn.choices())
    position.round = position.rules.rounds
    assert is_decline_pointless(position)
    table.playing.enter_turn(None)
    assert not any(choice.icon == "decline" for choice in table.turn.choices())

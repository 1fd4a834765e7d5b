"""The table: the scene in which the game is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from smallworld_desktop.intents import (
    Action as KeyAction,
)
from smallworld_desktop.intents import (
    Clicked,
    Digit,
    Intent,
    Key,
    Pointer,
    PointerLeft,
    PointerMoved,
    Quit,
)
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.painter import PaintRequest, paint_flat
from smallworld_desktop.render.widgets import Group, Tip, Toasts
from smallworld_desktop.rules.actions import Action, Pick
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.scoring import score_items
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.session import Session
from smallworld_desktop.scenes.table.bar import Bar, BarState
from smallworld_desktop.scenes.table.board import BoardState, BoardWidget
from smallworld_desktop.scenes.table.card import CardScene
from smallworld_desktop.scenes.table.column import Column, combos_of
from smallworld_desktop.scenes.table.grid import Grid, make_grid
from smallworld_desktop.scenes.table.overlays import MenuScene, QuestionScene
from smallworld_desktop.scenes.table.players import PlayersPanel, players_of
from smallworld_desktop.scenes.table.steps.arrange import ArrangeStep
from smallworld_desktop.scenes.table.steps.base import Choice, Step
from smallworld_desktop.scenes.table.steps.factory import make_step
from smallworld_desktop.scenes.table.tableau import Tableau
from smallworld_desktop.scenes.table.words import Words

TIP_DELAY = 0.18


class TableScene(Scene):
    """Board, column, players and bar around one session. The present `step` says what gestures mean."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__()
        self.services = services
        self.session = session
        self.words = Words(services.tr, session)
        rules = session.game.rules
        owners = [seat.colour for seat in session.seats]
        state = BoardState(Tableau.of(session.game.position), owners=owners)
        flat = paint_flat(rules.board, session.geometry, session.content.styles)
        self.board = BoardWidget(rules.board, session.geometry, flat, state)
        self.column = Column(self.words, self.open_card)
        self.players = PlayersPanel(len(session.seats))
        self.bar = Bar(self.words, self.undo, self.redo)
        self.group = Group(on_touch=self.invalidate)
        self.toasts = Toasts(self.invalidate)
        self.step: Step = make_step(self)
        self._grid: Grid | None = None
        self._rested = 0.0
        self._shows_tip = False
        self._wire()

    def _wire(self) -> None:
        self.group.add(self.board, *self.bar.widgets, *self.column.rows, *self.players.rows)
        self.board.on_act = lambda region: self.step.act(region)
        self.board.on_back = lambda region: self.step.back_at(region)
        self.board.on_step = lambda region, by: self.step.step_at(region, by)
        self.board.on_drag = lambda origin, target: self.step.drag(origin, target)
        self.board.on_region = self._region_changed
        self.bar.more.on_press = self._open_more

    # -- scene -------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self._paint()
        self.refresh()

    def leave(self) -> None:
        self.session.close()

    def resume(self) -> None:
        self.refresh()

    def resize(self, size: tuple[int, int]) -> None:
        theme = self.services.theme(size)
        grid = self._grid = make_grid(size, theme)
        self.board.place(grid.board, theme)
        self.column.place(grid.column, theme)
        self.players.place(grid.players, theme)
        self.bar.place(grid.bottom, theme)

    def _paint(self) -> None:
        rules = self.session.game.rules
        request = PaintRequest(
            rules.board, self.session.geometry, 1.0, self.session.content.styles, self.session.artwork
        )
        picture = self.services.painter.request(request)
        if picture is not None:
            self.board.view.show(picture, fade=False)

    def update(self, dt: float) -> None:
        self._look_after_painting(dt)
        self.group.update(dt)
        self.toasts.update(dt)
        if not self._shows_tip and self.board.pointed is not None:
            self._rested += dt
            if self._rested >= TIP_DELAY:
                self._shows_tip = True
                self.invalidate()
        action = self.session.think()
        if action is not None:
            self.play(action)

    def update_covered(self, dt: float) -> None:
        self._look_after_painting(dt)

    def _look_after_painting(self, dt: float) -> None:
        picture = self.services.painter.poll()
        if picture is not None:
            self.board.view.show(picture)
        if self.board.view.fade < 1.0:
            self.board.view.fade = min(1.0, self.board.view.fade + dt * 2)
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return self.board.view.fade < 1.0 or self.toasts.is_fading

    def handle(self, intent: Intent) -> None:
        match intent:
            case Quit():
                self.stack.quit()
                return
            case Key(action=action) if self._key(action):
                return
            case Digit(value=value) if 1 <= value <= len(self.session.game.position.column):
                self.open_card(value - 1)
                return
            case Clicked(pos=pos, button=Pointer.RIGHT):
                if not self.board.contains(pos) or not self.board.right_clicked(pos):
                    self.step.back()
                return
        if isinstance(intent, PointerMoved | PointerLeft) and not (
            isinstance(intent, PointerMoved) and self.board.contains(intent.pos)
        ):
            self.board.leave()
        self.group.handle(intent)

    def _key(self, action: KeyAction) -> bool:
        """Keys that mean the same wherever the focus is."""
        if action is KeyAction.UNDO:
            self.undo()
        elif action is KeyAction.REDO:
            self.redo()
        elif action is KeyAction.BACK:
            if not self.step.back():
                self.open_menu()
        elif action is KeyAction.MENU:
            self.open_menu()
        elif self.board.move_view(action):
            pass
        else:
            choice = next((c for c in self.step.choices() if c.key is action), None)
            if choice is None:
                return False
            if choice.enabled:
                choice.choose()
            elif choice.tooltip:
                self.toasts.show(choice.tooltip, is_good=False)
        return True

    def open_menu(self) -> None:
        self.stack.push(self.services.screens.pause(self.session))

    # -- what steps may ask ------------------------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        self.play_all([action])

    def play_all(self, actions: Sequence[Action]) -> None:
        for action in actions:
            self.session.play(action)
        self.step = make_step(self)
        self.refresh()
        if self.session.game.position.is_over:
            self.stack.push(self.services.screens.result(self.session))

    def refuse(self, reason: Message) -> None:
        self.toasts.show(self.words.message(reason), is_good=False)

    def ask(self, title: str, words: str, choices: Sequence[Choice]) -> None:
        self.stack.push(QuestionScene(self.services, title, words, choices))

    def choose_way(self, region: int, choices: Sequence[Choice]) -> None:
        self.stack.push(MenuScene(self.services, self.board.bounds(region), choices))

    def enter_step(self, step: Step | None) -> None:
        self.step = step or make_step(self)
        self.refresh()

    def changed(self) -> None:
        self.refresh()

    def open_card(self, place: int) -> None:
        position = self.session.game.position
        combo = combos_of(position, self.words)[place]
        action = Pick(place)
        reason = self.session.game.why_not(action) if self.session.is_for_human else Message("no.not_your_turn")
        take = None if reason is not None else partial(self.play, action)
        why = self.words.message(reason) if reason is not None else ""
        caution = "" if reason is not None else self.step.warning(action)
        row = self.column.rows[place]
        self.stack.push(
            CardScene(self.services, self.words, position, combo, place, lambda: row.rect, take, why, caution)
        )

    def undo(self) -> None:
        if isinstance(self.step, ArrangeStep) and self.step.take_back():
            return
        if self.session.is_for_human and self.session.game.can_undo:
            self.session.undo()
            self.enter_step(None)
        else:
            self.toasts.show(self.words.tr("toast.no_undo"), is_good=False)

    def redo(self) -> None:
        if self.session.is_for_human and self.session.game.can_redo:
            self.session.redo()
            self.enter_step(None)

    def _open_more(self) -> None:
        self.stack.push(MenuScene(self.services, self.bar.more.rect, self.step.more()))

    # -- showing -----------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Everything as the position and the step have it now."""
        position, step = self.session.game.position, self.step
        tableau = step.tableau()
        owners = [seat.colour for seat in self.session.seats]
        self.board.show(BoardState(tableau, step.shows(), step.threats(), owners))
        self.column.show(position, can_pick=step.picks_combo)
        self.players.show(players_of(self.session, self.words, tableau, step.note(), {}))
        decider = self.session.seats[position.decider]
        hand = step.hand()
        income = sum(item.coins for item in score_items(position, position.seat))
        self.bar.show(
            BarState(
                decider.colour,
                decider.name[:1].upper(),
                step.hint(),
                hand,
                self.session.seats[hand.seat].colour if hand is not None else 0,
                step.trays(),
                income,
                position.round,
                position.rules.rounds,
            ),
            step.choices(),
            step.more(),
        )
        game = self.session.game
        can_take_back = isinstance(step, ArrangeStep) and step.can_take_back
        self.bar.undo.enabled = can_take_back or (self.session.is_for_human and game.can_undo)
        self.bar.redo.visible = self.session.is_for_human and game.can_redo
        self.invalidate()

    def _region_changed(self) -> None:
        self._rested = 0.0
        self._shows_tip = False

    def draw(self, surface: pygame.Surface) -> None:
        grid = self._grid
        assert grid is not None
        surface.blit(surfaces.backdrop(surface.get_size(), grid.panels, grid.theme), (0, 0))
        self.board.draw(surface)
        self.column.draw(surface)
        self.players.draw(surface)
        self.bar.draw(surface)
        self._draw_tip(surface, grid)
        self.group.draw_tip(surface, grid.theme)
        self.toasts.draw(surface, (grid.board.centerx, grid.board.y + grid.theme.px(16)), grid.board.w, grid.theme)

    def _draw_tip(self, surface: pygame.Surface, grid: Grid) -> None:
        region = self.board.pointed
        if region is None or not self._shows_tip:
            return
        words = self.step.explain(region)
        water = [self.board.area(r.index) for r in self.board.board.regions if r.terrain.water]
        tokens = [self.board.bounds(r) for r, troop in enumerate(self.board.state.tableau.troops) if troop is not None]
        tip = Tip(self.board.bounds(region).inflate(0, grid.theme.px(40)), words.title, words.lines, tokens, water)
        tip.draw(surface, grid.theme, grid.board)

"""All parts of the table together: laid out, shown and drawn as one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.painter import paint_flat
from smallworld_desktop.render.placing import Clutter
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, INK, Theme, Type
from smallworld_desktop.render.widgets import Group, Pressable, Toasts
from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.scoring import score_items
from smallworld_desktop.scenes.board.gestures import BoardGestures
from smallworld_desktop.scenes.board.state import BoardState
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.combo_selection.column import Column
from smallworld_desktop.scenes.common.chronicle import Told
from smallworld_desktop.scenes.common.player_state import players_of
from smallworld_desktop.scenes.common.players import PlayersPanel
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.scoring.ribbon import Ribbon
from smallworld_desktop.scenes.table.bar import Bar, BarState
from smallworld_desktop.scenes.table.caption import CaptionStrip
from smallworld_desktop.scenes.table.drawer import LogDrawer
from smallworld_desktop.scenes.table.grid import Grid, make_grid
from smallworld_desktop.scenes.table.helper import Helper
from smallworld_desktop.scenes.table.recap_strip import RecapStrip
from smallworld_desktop.scenes.table.steady import Steady
from smallworld_desktop.scenes.table.suggestion import Hint, lit_by
from smallworld_desktop.scenes.table.tips import board_tip, income_tip
from smallworld_desktop.scenes.turn.base import TurnScene
from smallworld_desktop.session.session import Session

HIGH = 0.25
"""So much of the board's height news may cover."""


@dataclass(frozen=True, slots=True)
class Calls:
    """What the panels tell the scene."""

    undo: Callable[[], None]
    redo: Callable[[], None]
    more: Callable[[], None]
    open_card: Callable[[int], None]
    open_people: Callable[[int], None]
    toggle_log: Callable[[], None]
    show_told: Callable[[Told], None]
    learnt: Callable[[str], None]
    stop_help: Callable[[], None]
    point_out: Callable[[frozenset[int]], None]
    show_region: Callable[[int], None]
    invalidate: Callable[[], None]
    invalidate_area: Callable[[pygame.Rect], None]


class Panels:
    """Board, column, players, bar, log, helper and news. `known` is what needs no helper any more."""

    def __init__(self, session: Session, words: Words, calls: Calls, known: Iterable[str] = ()) -> None:
        self._session = session
        self._words = words
        rules = session.game.rules
        flat = paint_flat(rules.board, session.geometry, session.content.styles)
        state = BoardState(Tableau.of(session.game.position), owners=self.owners)
        self.board = BoardWidget(rules.board, session.geometry, flat, state)
        self.column = Column(words, calls.open_card)
        self.players = PlayersPanel(len(session.seats), calls.open_people, teams=rules.teams)
        self.bar = Bar(words, calls.undo, calls.redo, calls.more)
        self.drawer = LogDrawer(words, self.owners, rules.rounds, calls.toggle_log, calls.show_told)
        self.helper = Helper(words, session, known, calls.learnt, calls.stop_help, calls.invalidate)
        self.recap = RecapStrip(words, session.seats, calls.point_out, calls.show_region, calls.toggle_log)
        self.caption = CaptionStrip(calls.invalidate)
        self.toasts = Toasts(calls.invalidate)
        self.steady = Steady()
        self.ribbon: Ribbon | None = None
        self.group = Group(on_touch=calls.invalidate)
        self.group.add(
            self.board,
            *self.bar.widgets,
            *self.column.rows,
            *self.players.rows,
            *self.helper.widgets,
            *self.recap.widgets,
            *self.drawer.widgets,
        )
        self.group.keep_clear = self._kept_clear
        self.helper.clutter = self._clutter
        self.board.covers = lambda: (self.drawer.cover, self.helper.rect, self.recap.rect)
        for field in self.bar.sources:
            field.region_at = self.board.region_at
            field.aim = self.board.aim
        self._grid: Grid | None = None
        self._turn: TurnScene | None = None
        self._hinted: list[Pressable] = []
        """Buttons that a hint means."""

    @property
    def owners(self) -> list[int]:
        """Each seat's colour."""
        return [seat.colour for seat in self._session.seats]

    @property
    def grid(self) -> Grid:
        assert self._grid is not None, "the panels have no place yet"
        return self._grid

    def place(self, size: tuple[int, int], theme: Theme) -> None:
        grid = self._grid = make_grid(size, theme, self.board.view.camera.aspect)
        self.board.place(grid.board, theme)
        self.column.place(grid.column, theme)
        self.players.place(grid.players, theme)
        self.bar.place(grid.bottom, theme)
        self.drawer.place(grid.drawer, grid.drawer_tab, theme, stands_open=grid.has_standing_log)
        self.helper.place(grid.board, theme)
        self.recap.place(grid.bottom, theme)
        if self.ribbon is not None:
            self.lay_ribbon(self.ribbon)

    def lay_ribbon(self, ribbon: Ribbon) -> None:
        """Give the ribbon its place on the board."""
        ribbon.place(self.grid.board, self.grid.theme)

    def obey(self, gestures: BoardGestures) -> None:
        """From now on gestures mean what is said there."""
        self.board.gestures = gestures
        for field in self.bar.sources:
            field.gestures = gestures

    def attend(self, turn: TurnScene) -> None:
        """Who walks with keys and has taken a combo goes on at the board."""
        if self.group.focus in self.column.rows and not turn.picks_combo:
            self.group.focus_on(self.board)
            self.board.start_over()

    def show(self, position: Position, turn: TurnScene, told: frozenset[int], hint: Hint | None) -> None:
        """Everything as a position and a scene of the turn have it, with the way lit that a hint means."""
        self._turn = turn
        session, words = self._session, self._words
        tableau = turn.tableau()
        lit = self.ribbon.lit if self.ribbon is not None else None
        self.board.show(BoardState(tableau, turn.shows(), turn.dangers(), self.owners, lit, told))
        pick = hint.action if hint is not None and turn.picks_combo else None
        self.column.show(position, pick.place if isinstance(pick, Pick) else None)
        gains = {turn.scores_for: f"+{self.ribbon.counted}"} if self.ribbon and turn.scores_for is not None else {}
        self.players.show(players_of(session, position, words, tableau, turn.note(), gains))
        hand = turn.hand()
        decider = session.seats[position.decider]
        self.bar.show(
            BarState(
                decider.colour,
                decider.name[:1].upper(),
                turn.hint(),
                hand,
                session.seats[hand.seat].colour if hand is not None else 0,
                turn.trays(),
                turn.armed,
                self._income(position),
                position.round,
                position.rules.rounds,
                self._follower(position) if turn.scores_for is not None else None,
            ),
            lit_by(hint, turn.choices()),
        )
        self.toasts.pin(hint.words if hint is not None and not hint.is_layout else "")
        self._hinted = self._buttons_of(turn, hint)
        self.bar.more.is_lit = self.bar.more in self._hinted

    def _buttons_of(self, turn: TurnScene, hint: Hint | None) -> list[Pressable]:
        """The buttons of the bar that a hint means."""
        if hint is None:
            return []
        main = [button for button, choice in zip(self.bar.buttons, turn.choices(), strict=False) if hint.means(choice)]
        return [*main, *([self.bar.more] if any(hint.means(choice) for choice in turn.more()) else [])]

    def _follower(self, position: Position) -> tuple[int, str]:
        """Colour and name of whoever plays after this turn."""
        seat = self._session.seats[(position.seat + 1) % len(self._session.seats)]
        return seat.colour, seat.name

    def _income(self, position: Position) -> int | None:
        """What the turn would bring if it ended now; None while somebody else decides."""
        if position.is_over or position.stage == "setup" or position.decider != position.seat:
            return None
        return sum(item.coins for item in score_items(position, position.seat))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        grid = self.grid
        surface.blit(surfaces.backdrop(surface.get_size(), grid.panels, grid.theme), (0, 0))
        self.board.draw(surface)
        if self.ribbon is not None:
            self.ribbon.draw(surface)
        if not grid.board.contains(surface.get_clip()):
            self._draw_around(surface)
        self.recap.draw(surface)
        self.helper.draw(surface)
        self.drawer.draw(surface)
        self.bar.draw_dragged(surface)

    def _draw_around(self, surface: pygame.Surface) -> None:
        """The panels beside the board and below it."""
        self.column.draw(surface)
        self.players.draw(surface)
        self.bar.draw(surface)
        for button in self._hinted:
            if button.visible:
                surfaces.draw_focus_ring(surface, button.rect, self.grid.theme)

    def draw_progress(self, surface: pygame.Surface, share: float) -> None:
        """How far the painting of the board is, in a corner of it."""
        if share >= 1.0:
            return
        theme, board = self.grid.theme, self.grid.board
        words = self._words.tr("board.painting", count=round(share * 100))
        style = TextStyle.of(theme, Type.LABEL_STRONG, CREAM, INK)
        place = (board.right - theme.px(60, 44), board.bottom - theme.px(52, 40))
        text.draw(surface, words, style, place, "bottomright")

    def draw_over(self, surface: pygame.Surface, *, with_tips: bool, with_region: bool) -> None:
        """What lies over everything that moves: explanations, if wanted that of a region too, and news."""
        grid, turn = self.grid, self._turn
        if with_tips and turn is not None and self.ribbon is None:
            if self.bar.income.hovered:
                income_tip(surface, self.bar.income.rect, turn.position, self._words, self.owners, grid.theme)
            elif with_region:
                board_tip(surface, self.board, turn, grid.theme, [self.helper.rect, self.recap.rect])
        if with_tips:
            self.group.draw_tip(surface, grid.theme)
        if not self.toasts.is_showing and self.ribbon is None:
            self.caption.draw(surface, grid.board, grid.theme)
        top = grid.board.y + grid.theme.px(16)
        if self._told_lie_high():
            top = grid.board.bottom - grid.theme.px(84, 70)
        self.toasts.draw(surface, (grid.board.centerx, top), grid.board.w, grid.theme)

    def _told_lie_high(self) -> bool:
        """Whether news at the top of the board would cover a region that is pointed out."""
        board = self.grid.board
        return any(self.board.anchor(region)[1] < board.y + board.h * HIGH for region in self.board.state.told)

    def _clutter(self) -> Clutter:
        """Costs and ground of regions that can be chosen, and water as free ground."""
        board, shows = self.board, self.board.state.shows
        pieces = [board.bounds(region).union(board.pieces(region).plate_rect) for region in shows]
        water = [board.area(land.index) for land in board.board.regions if land.terrain.water]
        return Clutter((self.recap.rect,), pieces, [board.area(region) for region in shows], water)

    def _kept_clear(self) -> Sequence[pygame.Rect]:
        """What explanations of buttons and rows must not cover: the line of hint, the helper, costs of regions."""
        shows = self.board.state.shows
        plates = [self.board.pieces(region).plate_rect for region, show in shows.items() if show.cost is not None]
        return [self.bar.hint_rect, self.helper.rect, self.recap.rect, *plates]

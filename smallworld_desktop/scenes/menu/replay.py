"""Stepping through a game, or letting it play by itself."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Command, Intent, Key, Pointer
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, draw_round_track, letter_tile
from smallworld_desktop.render.theme import INK, Theme, Type
from smallworld_desktop.render.widgets import Button, IconButton, Label, ListBox, Row, Slider, Widget, heading
from smallworld_desktop.rules.position import Position
from smallworld_desktop.scenes.board.pictures import FULL, BoardPictures
from smallworld_desktop.scenes.board.state import BoardState
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.common.chronicle import Told, tell_steps
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.common.player_state import players_of
from smallworld_desktop.scenes.common.players import PlayersPanel
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.menu.course import Course
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import Session

PACES = {"none": 0.25, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""Seconds between two actions, by animation speed."""
TOLD_TILE = 26


class ReplayScene(MenuScene):
    """The board as it was after each action, the sentences beside it."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self.course = Course(session.game)
        self.at = 0
        self.is_playing = False
        self._since = 0.0
        self._words = Words(services.tr, session, lambda: services.settings.remarks)
        rules = session.game.rules
        self._pictures = BoardPictures(services.painter)
        state = BoardState(Tableau.of(self.course.at(0)), owners=[seat.colour for seat in session.seats])
        self.board = BoardWidget(rules.board, session.geometry, self._picture(), state)
        self.players = PlayersPanel(len(session.seats), teams=session.game.rules.teams)
        self._told: list[list[Told]] = []
        self._starts: list[int] = []
        self._track = Rect(0, 0, 0, 0)

    def _picture(self) -> pygame.Surface:
        rules = self.session.game.rules
        return self._pictures.get(
            rules.board,
            self.session.geometry,
            FULL,
            styles=self.session.content.styles,
            artwork=self.session.artwork,
            is_urgent=True,
        )

    # -- widgets -----------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        side = self.build_side()
        self.slider = Slider.over(len(self.course) + 1, self.at, self._slide, tooltip=tr("replay.slider"))
        self.first = IconButton(partial(icon, "backward"), partial(self._turn, -1), tooltip=tr("replay.turn_back"))
        self.previous = IconButton(partial(icon, "arrow_left"), partial(self._step, -1), tooltip=tr("replay.back"))
        self.play = Button(tr("replay.play"), self._toggle, icon=self._play_icon, is_lit=True)
        self.next = IconButton(partial(icon, "arrow_right"), partial(self._step, 1), tooltip=tr("replay.forth"))
        self.last = IconButton(partial(icon, "forward"), partial(self._turn, 1), tooltip=tr("replay.turn_forth"))
        self.label = Label("", Type.STRONG, INK, anchor="center")
        self.leave_button = Button(tr("ui.back"), self.back)
        self._show()
        controls = [self.first, self.previous, self.play, self.next, self.last]
        return [self.board, *side, self.slider, *controls, self.label, self.leave_button]

    def title(self) -> str:
        return self.tr("replay.title", board=self.tr.proper("board", self.session.title))

    def build_side(self) -> Sequence[Widget]:
        """The widgets beside the board: every sentence of the game."""
        self._told = tell_steps(self.session, self._words)
        self._starts = []
        rows: list[Row] = []
        for told in self._told:
            self._starts.append(len(rows))
            rows += [self._row(each) for each in told]
        self.heading = heading(self.title(), kind=Type.HEADING)
        self.log = ListBox(rows, self._choose_told, kind=Type.LABEL, picture_size=(TOLD_TILE, TOLD_TILE))
        return [self.heading, self.log]

    def _row(self, told: Told) -> Row:
        if told.actor < 0:
            return Row(told.words)
        seat = self.session.seats[told.actor]
        mark = partial(_mark, seat.colour, seat.name[:1].upper())
        return Row(told.words, picture=mark, begins_part=told.begins_turn)

    @property
    def listing(self) -> ListBox:
        """The list beside the board, which has its own use for the keys that turn pages."""
        return self.log

    def first_focus(self) -> Widget | None:
        return self.play

    def _play_icon(self, size: int) -> pygame.Surface:
        return icon("pause" if self.is_playing else "play", size)

    # -- moving ------------------------------------------------------------------------------------------------------

    def show(self, at: int) -> None:
        """The position after so many actions."""
        at = min(max(at, 0), len(self.course))
        if at != self.at:
            self.at = at
            self._show()

    def _slide(self, at: int) -> None:
        self.is_playing = False
        self.show(at)

    def _step(self, by: int) -> None:
        self.is_playing = False
        self.services.sound.play("tick")
        self.show(self.at + by)

    def _turn(self, by: int) -> None:
        self.is_playing = False
        self.services.sound.play("page")
        self.show(self.course.next_turn(self.at, by))

    def _toggle(self) -> None:
        if self.at == len(self.course):
            self.show(0)
        self.is_playing = not self.is_playing
        self._since = 0.0
        self._show()

    def _choose_told(self, row: int) -> None:
        self.is_playing = False
        self.show(bisect_right(self._starts, row))

    def _show(self) -> None:
        tr, position = self.tr, self.course.at(self.at)
        told = self._told[self.at - 1] if self.at else []
        regions = frozenset(region for each in told for region in each.regions)
        tableau = Tableau.of(position)
        owners = [seat.colour for seat in self.session.seats]
        self.board.show(BoardState(tableau, owners=owners, told=regions))
        self.slider.value = self.at
        self.play.label = tr("replay.pause" if self.is_playing else "replay.play")
        self.label.text = tr("replay.at", at=self.at, all=len(self.course))
        for button, able in ((self.first, self.at > 0), (self.previous, self.at > 0)):
            button.enabled = able
        for button in (self.next, self.last):
            button.enabled = self.at < len(self.course)
        self.show_side(position, tableau)
        self.invalidate()

    def show_side(self, position: Position, tableau: Tableau) -> None:
        """What stands beside the board, at this position."""
        self.players.show(players_of(self.session, position, self._words, tableau, is_replay=True))
        if self.at and self._starts:
            end = self._starts[self.at] if self.at < len(self._starts) else len(self.log.rows)
            self.log.chosen = end - 1
            if self.log.rect.width:
                self.log.place(self.log.rect, self.theme)

    # -- scene -------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._pictures.update(dt):
            self.board.view.show(self._picture(), fade=False)
            self.invalidate()
        if not self.is_playing:
            return
        self._since += dt
        if self._since >= PACES[self.services.settings.animation_speed]:
            self._since = 0.0
            self.show(self.at + 1)
            if self.at == len(self.course):
                self.is_playing = False
                self._show()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.is_playing or self._pictures.is_busy

    def handle(self, intent: Intent) -> None:
        match intent:
            case Key(action=Command.PAGE_UP | Command.PAGE_DOWN as action) if self.group.focus is not self.listing:
                self._turn(-1 if action is Command.PAGE_UP else 1)
            case Key(action=action) if self.board.move_view(action):
                self.invalidate()
            case Clicked(button=Pointer.RIGHT):
                self.back()
            case _:
                super().handle(intent)

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px = theme.px
        edge, gap = px(8, 4), px(6, 4)
        side, foot = px(452, 288), px(106, 96)
        right = window.width - edge - side
        bottom = Rect(edge, window.height - edge - foot, right - gap - edge, foot)
        self.board.place(Rect(edge, edge, right - gap - edge, bottom.y - gap - edge), theme)
        self.panels = (bottom, *self.lay_out_side(Rect(right, edge, side, window.height - 2 * edge), theme))
        self._place_controls(bottom, theme)

    def lay_out_side(self, side: Rect, theme: Theme) -> Sequence[Rect]:
        """Places what stands beside the board; returns its sheets."""
        px = theme.px
        count = len(self.session.seats)
        high = px(316, 292) if count <= 3 else px(20, 14) + count * px(50, 46)
        players = Rect(side.x, side.bottom - high, side.width, high)
        log = Rect(side.x, side.y, side.width, players.y - px(6, 4) - side.y)
        self.players.place(players, theme)
        self.heading.place(Rect(log.x + theme.pad, log.y + px(10, 6), log.width - 2 * theme.pad, px(40, 28)), theme)
        top = self.heading.rect.bottom + px(4, 2)
        self.log.place(Rect(log.x + px(12, 8), top, log.width - px(24, 16), log.bottom - px(14, 9) - top), theme)
        return players, log

    def _place_controls(self, bar: Rect, theme: Theme) -> None:
        px = theme.px
        high = px(46, 40)
        y = bar.bottom - px(14, 11) - high
        self.slider.place(Rect(bar.x + px(14, 10), bar.y + px(8, 6), bar.width - px(28, 20), px(32, 28)), theme)
        wide = max(self.leave_button.preferred_width(theme), px(110, 84))
        self.leave_button.place(Rect(bar.x + px(18, 12), y, wide, high), theme)
        play = max(self.play.preferred_width(theme), px(160, 116))
        x = bar.centerx - play // 2 - 2 * (high + px(10, 6))
        for button in (self.first, self.previous, self.play, self.next, self.last):
            size = play if button is self.play else high
            button.place(Rect(x, y, size, high), theme)
            x += size + px(10, 6)
        rest = bar.right - px(18, 12) - x
        wide = max(rest // 3, px(90)) if rest > px(300) else rest
        self.label.place(Rect(x, y, wide, high), theme)
        self._track = Rect(
            self.label.rect.right + px(10), y, bar.right - px(18, 12) - self.label.rect.right - px(10), high
        )

    def paint(self, surface: pygame.Surface) -> None:
        self.paint_side(surface)
        position = self.course.at(self.at)
        if self._track.width > self.theme.px(120):
            draw_round_track(surface, self._track, position.round, position.rules.rounds)

    def paint_side(self, surface: pygame.Surface) -> None:
        """What stands beside the board and is no widget."""
        self.players.draw(surface)


def _mark(colour: int, letter: str, size: int) -> pygame.Surface:
    return letter_tile(OWNERS[colour], letter, size)

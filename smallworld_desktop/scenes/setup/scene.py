"""Set-up: which board, who sits where, with what content, and begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect

from smallworld_desktop.atlas import vocabulary_of
from smallworld_desktop.content import LoadedContent, user_packs
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, REASON_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Checkbox, IconButton, Label, ListBox, Slider, Widget, heading
from smallworld_desktop.render.widgets.base import put_icon
from smallworld_desktop.render.widgets.marks import verdict
from smallworld_desktop.scenes.board.pictures import FULL, BoardPictures
from smallworld_desktop.scenes.common.lists import THUMBNAIL as LIST_PICTURE
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.common.watch import Watch
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.board import BoardPreview, FiguresPanel
from smallworld_desktop.scenes.setup.boards import Boards
from smallworld_desktop.scenes.setup.content import ContentPanel, own_lines, shipped_lines
from smallworld_desktop.scenes.setup.leave_out import LeaveOutScene
from smallworld_desktop.scenes.setup.memory import FILE, recall, remember
from smallworld_desktop.scenes.setup.offers import LessonOffers
from smallworld_desktop.scenes.setup.packs import PacksScene
from smallworld_desktop.scenes.setup.plan import FREE, KINDS, SEATS, TABLE_KINDS, TEAMS, Plan, new_plan
from smallworld_desktop.scenes.setup.seats import SeatsPanel
from smallworld_desktop.session.session import HUMAN, Session
from smallworld_desktop.store import SPEEDS, StoreError


@dataclass(frozen=True, slots=True)
class TableWanted:
    """The set-up is for a table that others join: what its button says, and who opens it."""

    label: str
    open: Callable[[Session], None]


class SetupScene(MenuScene):
    """Everything of a new game on one screen, and one line that says whether it can begin.

    It begins as the last game did. `packs` are content packs to play with besides the base game.
    """

    def __init__(
        self,
        services: Services,
        map_file: Path | None = None,
        plan: Plan | None = None,
        packs: Sequence[str | Path] = (),
        table: TableWanted | None = None,
    ) -> None:
        super().__init__(services)
        self._table = table
        self._memory = services.settings_file.with_name(FILE)
        self._last_board: Path | None = None
        self._names = [self.tr(f"setup.name.{number}") for number in range(1, SEATS + 1)]
        self._map_file = map_file
        self._given_packs = [pack for pack in (plan.packs if plan else []) if isinstance(pack, Path)]
        self.plan = plan or self._usual_plan()
        if packs:
            self.plan.packs = list(packs)
            self._given_packs = [pack for pack in packs if isinstance(pack, Path)]
        self._read_packs()
        self.pictures = BoardPictures(services.painter)
        self.boards = Boards(services.maps, vocabulary_of(self.content), self.pictures)
        self.watch = Watch(self._pack_files)
        self.list = ListBox((), self._choose_row, on_open=lambda _: self._open_row(), picture_size=LIST_PICTURE)
        self.preview = BoardPreview()
        self.figures = FiguresPanel(self.tr)
        self._go = Rect(0, 0, 0, 0)
        self._content = Rect(0, 0, 0, 0)

    def _usual_plan(self) -> Plan:
        plan, last = new_plan(self._names), recall(self._memory)
        if last is not None:
            plan, self._last_board = last
        for seat in plan.seats if self._table is None else ():
            seat.kind = HUMAN if seat.kind == FREE else seat.kind
        plan.hidden_coins = self.services.settings.hidden_coins
        return plan

    # -- scene -------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        services = self.services
        services.maps.refresh()
        if self._map_file is not None:
            entry = services.maps.add(self._map_file)
            row = self.boards.row_of(entry.path)
        elif self.plan.board is not None:
            row = self.boards.row_of(self.plan.board.path)
        else:
            row = self.boards.row_of(self._last_board) if self._last_board is not None else None
            row = self.boards.row_for(len(self.plan.taken)) if row is None else row
        self._take_row(self.boards.world_row if row is None else row)
        super().enter()

    def build(self) -> Sequence[Widget]:
        tr, settings = self.tr, self.services.settings
        self.heading = heading(tr("setup.boards"))
        self.list.show(self.boards.rows(tr), self._row)
        self.redraw = IconButton(partial(icon, "dice"), self._draw_anew, tooltip=tr("setup.new_world.again"))
        kinds = KINDS if self._table is None else TABLE_KINDS
        self.offers = LessonOffers(self.services, self.say, self._learn)
        lanterns = self.offers.lanterns
        self.seats = SeatsPanel(self.plan, self._names, tr, self._changed, kinds, lanterns.get(TEAMS))
        lines = [*shipped_lines(tr, self.plan.needed), *own_lines(self._given_packs, self.plan.needed)]
        self.packs = ContentPanel(
            self.plan, tr, lines, self._content_changed, self._add_pack, self._leave_out, lanterns
        )
        self.options_heading = heading(tr("setup.options"), kind=Type.HEADING, anchor="midleft")
        self.hidden = Checkbox(
            tr("option.hidden"), self.plan.hidden_coins, self._set_hidden, detail=tr("option.hidden.detail")
        )
        change = self.services.change_settings
        self.hints = Checkbox(
            tr("option.hints"), settings.hints, lambda on: change(hints=on), detail=tr("option.hints.detail")
        )
        self.helper = Checkbox(
            tr("option.helper"), settings.helper, lambda on: change(helper=on), detail=tr("option.helper.detail")
        )
        self.speed_label = Label(tr("option.speed"), Type.STRONG)
        self.speed = Slider(
            [tr(f"ui.speed.{name}") for name in SPEEDS],
            SPEEDS.index(settings.animation_speed),
            lambda index: change(animation_speed=SPEEDS[index]),
        )
        self.leave_button = Button(tr("ui.back"), self.back)
        label = tr("setup.begin") if self._table is None else self._table.label
        self.begin = Button(label, self._begin, icon=partial(icon, "horn"), kind=Type.HERO, is_lit=True)
        self._changed()
        return [
            self.heading,
            self.list,
            self.redraw,
            *self.packs.widgets,
            *lanterns.values(),
            *self.seats.widgets,
            *(self.options_heading, self.hidden, self.hints, self.helper, self.speed_label, self.speed),
            *(self.leave_button, self.begin),
        ]

    def first_focus(self) -> Widget | None:
        return self.list

    def resume(self) -> None:
        super().resume()
        self._look_again(is_changed=True)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.watch.update(dt):
            self._look_again()
        if self.pictures.update(dt):
            self.list.show(self.boards.rows(self.tr), self._row)
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.pictures.is_busy

    # -- the board ---------------------------------------------------------------------------------------------------

    @property
    def loaded(self) -> LoadedMap | None:
        return self.plan.board

    def _take_row(self, row: int) -> None:
        """Takes the board of a row, and the packs that it needs."""
        self._row = row
        entry = self.boards.entry_at(row)
        self.plan.choose_board(entry.map if entry is not None else self.boards.world(self._world_players()))
        if self.plan.pack_list != self._packs_read:
            self._read_packs()

    def _read_packs(self) -> None:
        self._packs_read = self.plan.pack_list
        self.content: LoadedContent = self.services.load_content(self._packs_read)

    def _pack_files(self) -> list[Path]:
        """The files of own packs that are offered or take part."""
        return [*user_packs(), *self._given_packs, *(pack for pack in self.plan.pack_list if isinstance(pack, Path))]

    def _look_again(self, *, is_changed: bool = False) -> None:
        """Shows what has changed on disk: board, list, packs. The same board stays chosen if it is still there."""
        maps = self.services.maps
        version, entry = maps.version, self.boards.entry_at(self._row)
        maps.refresh()
        if maps.version == version and not self.watch.has_changed() and not is_changed:
            return
        self._read_packs()
        if entry is not None:
            row = self.boards.row_of(entry.path)
            self._take_row(self.boards.row_for(len(self.plan.taken)) if row is None else row)
        else:
            self._row = self.boards.world_row
        self.rebuild()

    def _world_players(self) -> int:
        return min(max(len(self.plan.taken), 2), SEATS)

    def _choose_row(self, row: int) -> None:
        self.services.sound.play("page")
        needed = self.plan.needed
        self._take_row(row)
        if self.plan.needed != needed:
            self.rebuild()
            return
        self.seats.show()
        self._changed()

    def _open_row(self) -> None:
        if self._is_world:
            self._draw_anew()
        else:
            self._begin()

    @property
    def _is_world(self) -> bool:
        return self._row == self.boards.world_row

    def _draw_anew(self) -> None:
        self.services.sound.play("die")
        self.plan.choose_board(self.boards.world(self._world_players(), anew=True))
        self._changed()

    # -- changes -----------------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        """Seats, board or content are others now."""
        if self._is_world and len(self.plan.taken) >= 2:
            self.plan.choose_board(self.boards.world(self._world_players()))
        if self.plan.pack_list != self._packs_read:
            self._read_packs()
        self.redraw.visible = self._is_world
        may_hide = self.plan.may_hide_finds(self.content)
        self.packs.show(*self.plan.counts(self.content), may_hide_finds=may_hide)
        self.reason = self.plan.why_not(self.content)
        self.begin.enabled = self.reason is None
        played = {str(pack) for pack in self.plan.pack_list}
        self.offers.show(played)
        if self.size != (0, 0) and self.panels:
            self.seats.place(self.seats.rect, self.theme, Rect((0, 0), self.size))
            self.packs.place(self._content, self.theme)
        self.invalidate()

    def _content_changed(self) -> None:
        self._read_packs()
        self._changed()

    def _set_hidden(self, on: bool) -> None:
        self.plan.hidden_coins = on
        self.services.change_settings(hidden_coins=on)

    def _learn(self, of_set: str) -> None:
        """The lesson that teaches what a set adds."""
        self.go(self.services.screens.lessons(of_set))

    def _add_pack(self) -> None:
        self.go(PacksScene(self.services, self.plan))

    def _leave_out(self) -> None:
        self.go(LeaveOutScene(self.services, self.plan, self.content))

    def _begin(self) -> None:
        self._look_again()
        reason = self.plan.why_not(self.content)
        if reason is not None:
            self.say(self.tr.message(reason), is_good=False)
            return
        self.services.sound.play("turn")
        try:
            remember(self._memory, self.plan)
        except StoreError as problem:
            self.services.problems.append(problem.message)
        session = self.plan.begin(self.content, self.services.new_seed())
        if self._table is not None:
            self._table.open(session)
        else:
            open_session(self.services, session)

    # -- looks -------------------------------------------------------------------------------------------------------

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px, pad = theme.px, theme.pad
        edge, gap = px(8, 4), px(6, 4)
        left = Rect(edge, edge, px(394, 250), window.height - 2 * edge)
        wide = px(542, 380)
        right = window.width - wide - edge
        go_high, options_high = px(162, 118), px(250, 186)
        self._go = Rect(right, window.height - edge - go_high, wide, go_high)
        options = Rect(right, self._go.y - gap - options_high, wide, options_high)
        seats = Rect(right, edge, wide, options.y - gap - edge)
        middle = left.right + gap
        room = right - gap - middle
        content_high, figures_high = px(322, 282), px(116, 84)
        content = Rect(middle, window.height - edge - content_high, room, content_high)
        figures = Rect(middle, content.y - gap - figures_high, room, figures_high)
        self.panels = (left, seats, options, self._go, content, figures)
        self.preview.rect = Rect(middle, px(4, 1), room, figures.y - px(6, 2))
        self.figures.rect = figures
        self.heading.place(Rect(left.x + pad, left.y + px(10, 6), left.width - 2 * pad, px(46, 30)), theme)
        top = self.heading.rect.bottom + px(4, 2)
        self.list.place(Rect(left.x + px(14, 8), top, left.width - px(28, 16), left.bottom - top - px(14, 8)), theme)
        side = px(46, 38)
        self.redraw.place(
            Rect(self.preview.rect.right - side - px(22, 14), self.preview.rect.bottom - side - px(22, 14), side, side),
            theme,
        )
        self._content = content
        self.packs.place(content, theme)
        self.seats.place(seats, theme, window)
        self._place_options(options, theme)
        self._place_go(theme)

    def _place_options(self, rect: Rect, theme: Theme) -> None:
        px, pad = theme.px, theme.pad
        self.options_heading.place(Rect(rect.x + pad, rect.y + px(10, 6), rect.width - 2 * pad, px(38, 26)), theme)
        y, high = self.options_heading.rect.bottom + px(4, 2), px(40, 30)
        for box in (self.hidden, self.hints, self.helper):
            box.place(Rect(rect.x + pad, y, rect.width - 2 * pad, high), theme)
            y += high
        y += px(8, 4)
        wide = text.line_width(self.speed_label.text, Type.STRONG.face, theme.type_px(Type.STRONG))
        wide = min(wide, px(150, 110))
        self.speed_label.place(Rect(rect.x + pad, y, wide, px(32, 28)), theme)
        start = self.speed_label.rect.right + px(16, 10)
        self.speed.place(Rect(start, y, rect.right - pad - start, rect.bottom - px(10, 6) - y), theme)

    def _place_go(self, theme: Theme) -> None:
        px, pad, rect = theme.px, theme.pad, self._go
        high = px(76, 54)
        y = rect.bottom - px(20, 13) - high
        wide = max(px(150, 96), min(self.leave_button.preferred_width(theme), px(190, 130)))
        self.leave_button.place(Rect(rect.x + pad, y, wide, high), theme)
        start = self.leave_button.rect.right + px(14, 9)
        self.begin.place(Rect(start, y, rect.right - pad - start, high), theme)

    def paint(self, surface: pygame.Surface) -> None:
        theme, loaded = self.theme, self.plan.board
        if loaded is not None and loaded.board is not None and loaded.geometry is not None:
            picture = self.pictures.get(
                loaded.board,
                loaded.geometry,
                FULL,
                styles=loaded.styles,
                artwork=loaded.artwork,
                is_urgent=True,
            )
            self.preview.draw(surface, loaded, picture, theme)
            self.figures.draw(surface, loaded, picture, len(self.plan.taken), theme)
        elif loaded is not None:
            self._paint_broken(surface, loaded)
        self.seats.paint(surface, theme)
        self._paint_verdict(surface)

    def _paint_broken(self, surface: pygame.Surface, loaded: LoadedMap) -> None:
        """Why there is no picture."""
        words = self.tr("setup.broken", count=len(loaded.report.errors))
        style = TextStyle.of(self.theme, Type.HINT, REASON_RED)
        text.draw_in(
            surface, words, style, self.figures.rect.inflate(-40, -10), max_lines=3, smallest=self.theme.smallest_text
        )
        torn = self.boards.thumbnail(loaded)(round(self.preview.rect.height * 0.8))
        put_icon(surface, torn, self.preview.rect.center)

    def _paint_verdict(self, surface: pygame.Surface) -> None:
        theme, rect = self.theme, self._go
        size = theme.px(26, 21)
        y = rect.y + (self.begin.rect.y - rect.y) // 2 + theme.px(2)
        put_icon(surface, verdict(size, self.reason is None), (rect.x + theme.pad + size // 2, y))
        if self.reason is None and self.plan.board is not None:
            code = "setup.ready_teams" if self.plan.plays_in_teams else "setup.ready"
            words = self.tr(code, count=len(self.plan.taken), board=self.tr.proper("board", self.plan.board.title))
        else:
            words = self.tr.message(self.reason) if self.reason is not None else ""
        left = rect.x + theme.pad + size + theme.gap
        box = Rect(
            left, rect.y + theme.px(8, 5), rect.right - theme.pad - left, self.begin.rect.y - rect.y - theme.px(10, 7)
        )
        style = TextStyle.of(theme, Type.STRONG, INK if self.reason is None else REASON_RED)
        text.draw_in(surface, words, style, box, "midleft", max_lines=2, smallest=theme.smallest_text)

"""Play together: one's own tables, tables nearby, a table by address and code, and a new one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from smallworld_desktop.net.hosting import CannotHost
from smallworld_desktop.net.messages import CODE, VERSION, WORD
from smallworld_desktop.net.nearby import FoundTable, Nearby
from smallworld_desktop.net.tickets import LONGEST_ADDRESS, KeptTable, TicketBox
from smallworld_desktop.net.visit import Visit
from smallworld_desktop.net.watching import TurnWatch
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.theme import SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import Button, Label, ListBox, Row, TextEntry, Widget, heading
from smallworld_desktop.render.widgets.dropdown import Dropdown
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.scene import SetupScene, TableWanted
from smallworld_desktop.scenes.together.going import go_on, join, open_here, read_address
from smallworld_desktop.scenes.together.opening import OpeningScene
from smallworld_desktop.scenes.together.room import POLICIES, RoomScene
from smallworld_desktop.session.session import Session
from smallworld_desktop.store import StoreError


class LobbyScene(MenuScene):
    """At the left the tables that are known, at the right how to come to another one and how to open one."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.box = TicketBox()
        self.nearby: Nearby | None = None
        self._watch: TurnWatch | None = None
        self._seen = (-1, -1)
        self._chosen = 0
        self.address = self.code = self.word = ""
        self.server = self.own_word = ""
        self._policy = 0
        self.list = ListBox((), self._choose, on_open=lambda _: self._open_row(), picture_size=(40, 40))

    # -- scene -------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self._look()
        super().enter()

    def resume(self) -> None:
        super().resume()
        self.box = TicketBox()
        self._look()
        self.rebuild()

    def _look(self) -> None:
        """Look for tables from now on, and for what happened at one's own."""
        self.leave()
        self.nearby = Nearby()
        self._watch = TurnWatch(self.box.tables)

    def leave(self) -> None:
        if self.nearby is not None:
            self.nearby.close()
        if self._watch is not None:
            self._watch.close()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.nearby is None or self._watch is None:
            return
        seen = (self.nearby.version, self._watch.version)
        if seen != self._seen:
            self._seen = seen
            self._watch.tell(self.box)
            self.list.show(self._rows(), self._chosen)
            self._show_button()
            if not self.address and not self.code:
                self._fill()
            self.invalidate()

    # -- rows --------------------------------------------------------------------------------------------------------

    @property
    def found(self) -> list[FoundTable]:
        known = {table.code for table in self.box.tables}
        return [table for table in self.nearby.tables if table.code not in known] if self.nearby is not None else []

    def _rows(self) -> list[Row]:
        rows = [self._kept_row(table) for table in self.box.tables]
        rows += [self._found_row(table, begins_part=bool(rows) and not n) for n, table in enumerate(self.found)]
        return rows or [Row(self.tr("lobby.looking"), self.tr("lobby.looking.detail"))]

    def _kept_row(self, table: KeptTable) -> Row:
        tr = self.tr
        if not table.turn:
            detail = tr("lobby.not_begun", code=table.code)
        elif table.is_mine:
            detail = tr("lobby.your_turn", player=table.turn, round=table.round, rounds=table.rounds)
        else:
            detail = tr("lobby.their_turn", player=table.turn, round=table.round, rounds=table.rounds)
        title = tr("lobby.table", board=tr.proper("board", table.title), players=tr.listed(table.names))
        return Row(title, detail, mark=partial(icon, "hourglass") if table.is_mine else None)

    def _found_row(self, table: FoundTable, *, begins_part: bool) -> Row:
        tr = self.tr
        if table.version != VERSION:
            why = tr("lobby.other_version", host=table.host)
            return Row(tr.proper("board", table.title), why, is_bad=True, begins_part=begins_part)
        detail = tr("lobby.nearby", host=table.host, count=table.free)
        mark = partial(icon, "door") if table.has_word else None
        return Row(tr.proper("board", table.title), detail, mark=mark, begins_part=begins_part)

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.services.sound.play("tick")
        self._fill()
        self._show_button()

    def _fill(self) -> None:
        """A table nearby brings its address and code."""
        number = self._chosen - len(self.box.tables)
        if 0 <= number < len(self.found):
            table = self.found[number]
            self.address, self.code = table.address, table.code
            self.address_entry.value, self.code_entry.value = table.address, table.code

    def _kept(self) -> KeptTable | None:
        return self.box.tables[self._chosen] if self._chosen < len(self.box.tables) else None

    def _open_row(self) -> None:
        if self._kept() is not None:
            self._go_on()
        elif self.found:
            self._fill()
            self._join()

    def _show_button(self) -> None:
        self.go_on_button.enabled = self.forget_button.enabled = self._kept() is not None

    # -- widgets -----------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        self.heading = heading(tr("lobby.title"))
        self.list.show(self._rows(), self._chosen)
        self.go_on_button = Button(tr("lobby.go_on"), self._go_on, icon=partial(icon, "play"), is_lit=True)
        self.forget_button = Button(tr("lobby.forget"), self._forget, tooltip=tr("lobby.forget.tip"))
        self._show_button()
        self.join_heading = heading(tr("lobby.join"), kind=Type.HEADING, anchor="midleft")
        self.join_labels = [Label(tr(f"lobby.{name}"), Type.STRONG) for name in ("address", "code", "word")]
        self.address_entry = self._entry("address", "192.168.1.20:7533", LONGEST_ADDRESS)
        self.code_entry = self._entry("code", "K7QM2P", CODE)
        self.word_entry = self._entry("word", tr("lobby.word.none"), WORD)
        self.join_button = Button(tr("lobby.join.button"), self._join, icon=partial(icon, "door"), is_lit=True)
        self.open_heading = heading(tr("lobby.open"), kind=Type.HEADING, anchor="midleft")
        self.open_labels = [
            Label(tr(f"lobby.{name}"), Type.STRONG, max_lines=2) for name in ("where", "word", "policy")
        ]
        self.server_entry = self._entry("server", tr("lobby.where.here"), LONGEST_ADDRESS)
        self.own_word_entry = self._entry("own_word", tr("lobby.word.none"), WORD)
        policies = [tr("room.policy.wait"), tr("room.policy.minute"), tr("room.policy.ten")]
        self.policy = Dropdown(policies, self._policy, self._set_policy)
        self.open_button = Button(tr("lobby.open.button"), self._set_up, icon=partial(icon, "dice"))
        self.note = Label(tr("lobby.note"), Type.LABEL, SOFT_INK, anchor="topleft", max_lines=3)
        self.leave_button = Button(tr("ui.back"), self.back)
        return [
            *(self.heading, self.list, self.go_on_button, self.forget_button),
            *(self.join_heading, *self.join_labels, self.address_entry, self.code_entry, self.word_entry),
            *(self.join_button, self.open_heading, *self.open_labels, self.server_entry, self.own_word_entry),
            *(self.policy, self.open_button, self.note, self.leave_button),
        ]

    def _entry(self, name: str, placeholder: str, longest: int) -> TextEntry:
        def change(value: str) -> None:
            setattr(self, name, value)

        return TextEntry(getattr(self, name), change, placeholder=placeholder, max_length=longest)

    def _set_policy(self, index: int) -> None:
        self._policy = index

    def first_focus(self) -> Widget | None:
        return self.list

    # -- what buttons do ---------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        kept = self._kept()
        if kept is None:
            return
        try:
            self._enter_room(go_on(self.services, kept))
        except CannotHost as problem:
            self.say(self.tr.message(problem.message), is_good=False)

    def _forget(self) -> None:
        kept = self._kept()
        if kept is None:
            return
        try:
            self.box.forget(kept.code)
        except StoreError as problem:
            self.say(self.tr.message(problem.message), is_good=False)
        self._chosen = 0
        self.rebuild()

    def _join(self) -> None:
        address, code = read_address(self.address), self.code.strip().upper()
        if address is None:
            self.say(self.tr("net.bad_address", got=self.address), is_good=False)
        elif not code:
            self.say(self.tr("lobby.no_code"), is_good=False)
        else:
            kept = self.box.find(code) or KeptTable(code, address, word=self.word.strip())
            kept.word = self.word.strip() or kept.word
            self._enter_room(join(self.services, kept))

    def _set_up(self) -> None:
        if self.server.strip() and read_address(self.server) is None:
            self.say(self.tr("net.bad_address", got=self.server), is_good=False)
            return
        wanted = TableWanted(self.tr("lobby.open_it"), self._open)
        self.go(SetupScene(self.services, table=wanted))

    def _open(self, session: Session) -> None:
        word, stand_in = self.own_word.strip(), POLICIES[self._policy]
        server = read_address(self.server)
        if server is not None:
            self.stack.push(OpeningScene(self.services, server, session, word, stand_in))
            return
        try:
            visit = open_here(self.services, session, word, stand_in)
        except CannotHost as problem:
            self.services.problems.append(problem.message)
            return
        self.stack.replace(RoomScene(self.services, visit))

    def _enter_room(self, visit: Visit) -> None:
        self.leave()
        self.go(RoomScene(self.services, visit))

    # -- looks -------------------------------------------------------------------------------------------------------

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px, pad = theme.px, theme.pad
        edge, gap, foot = px(8, 4), px(6, 4), px(92, 66)
        right_wide = px(600, 470)
        left = Rect(edge, edge, window.width - right_wide - 2 * edge - gap, window.height - 2 * edge)
        x = left.right + gap
        bar = Rect(x, window.height - edge - foot, right_wide, foot)
        room = bar.y - gap - edge
        join_box = Rect(x, edge, right_wide, round(room * 0.46))
        open_box = Rect(x, join_box.bottom + gap, right_wide, room - join_box.height - gap)
        self.panels = (left, join_box, open_box, bar)
        self.heading.place(Rect(left.x + pad, left.y + px(12, 8), left.width - 2 * pad, px(48, 34)), theme)
        high = theme.button_height
        y = left.bottom - px(16, 10) - high
        half = (left.width - 2 * pad - px(10, 6)) // 2
        self.forget_button.place(Rect(left.x + pad, y, half, high), theme)
        self.go_on_button.place(Rect(left.right - pad - half, y, half, high), theme)
        top = self.heading.rect.bottom + px(6, 4)
        self.list.place(Rect(left.x + px(15, 9), top, left.width - px(30, 18), y - px(8, 5) - top), theme)
        join_fields = (self.address_entry, self.code_entry, self.word_entry)
        self._place_form(join_box, theme, self.join_heading, self.join_labels, join_fields, self.join_button)
        open_fields = (self.server_entry, self.own_word_entry, self.policy)
        self._place_form(open_box, theme, self.open_heading, self.open_labels, open_fields, self.open_button)
        self.policy.bounds = window
        back = max(self.leave_button.preferred_width(theme), px(140, 100))
        self.leave_button.place(Rect(bar.x + pad, bar.centery - high // 2, back, high), theme)
        start = self.leave_button.rect.right + px(16, 10)
        self.note.place(Rect(start, bar.y + px(12, 7), bar.right - pad - start, bar.height - px(20, 12)), theme)

    def _place_form(
        self,
        box: Rect,
        theme: Theme,
        title: Label,
        labels: Sequence[Label],
        fields: Sequence[Widget],
        button: Button,
    ) -> None:
        """Labels at the left, fields at the right, the button below."""
        px, pad = theme.px, theme.pad
        title.place(Rect(box.x + pad, box.y + px(10, 6), box.width - 2 * pad, px(38, 28)), theme)
        high = theme.button_height
        foot = box.bottom - px(14, 9) - high
        y, wide = title.rect.bottom + px(4, 2), round(box.width * 0.36)
        step = (foot - y) // len(fields)
        field_high = min(px(44, 33), step - px(4, 3))
        for label, field in zip(labels, fields, strict=True):
            label.place(Rect(box.x + pad, y, wide - pad, step), theme)
            start = box.x + wide + px(8, 5)
            rect = Rect(start, y + (step - field_high) // 2, box.right - pad - start, field_high)
            field.place(rect, theme)
            y += step
        wide = max(button.preferred_width(theme), px(220, 160))
        button.place(Rect(box.right - pad - wide, foot, wide, high), theme)

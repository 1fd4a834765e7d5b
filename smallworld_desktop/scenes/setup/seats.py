"""The seats of a new game as a matrix: colour, name, and who sits there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.ai.characters import CHARACTERS
from smallworld_desktop.ai.levels import OFFERED
from smallworld_desktop.i18n import Translator
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, letter_tile, put, tile
from smallworld_desktop.render.portraits import medallion
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import (
    Checkbox,
    Dropdown,
    IconButton,
    Label,
    OneOf,
    Option,
    Pressable,
    TextEntry,
    Widget,
    heading,
)
from smallworld_desktop.scenes.setup.memory import LONGEST_NAME
from smallworld_desktop.scenes.setup.plan import FREE, KINDS, TEAM_SEATS, Plan, SeatPlan

ICONS = ("human", *(level.icon for level in OFFERED), "nobody")
HEADS = ("human", *(level.name for level in OFFERED), "empty")
LOOKS = {**dict(zip(KINDS, zip(ICONS, HEADS, strict=True), strict=True)), FREE: ("globe", "free")}
"""The icon and the head of every kind of seat."""
BRACKET = (140, 106, 68)


class ColourButton(Pressable):
    """A player's mark; pressing it changes the colour."""

    def __init__(self, seat: SeatPlan, on_press: Callable[[], None], tooltip: str) -> None:
        super().__init__(on_press, tooltip)
        self.seat = seat

    def draw(self, surface: pygame.Surface) -> None:
        size = min(self.rect.size)
        owner, letter = OWNERS[self.seat.colour], self.seat.name.strip()[:1].upper()
        taken = self.seat.is_taken and letter
        put(surface, letter_tile(owner, letter, size) if taken else tile(None, owner, size), self.rect.center)
        if self.has_ring or self.hovered:
            surfaces.draw_focus_ring(surface, self.rect.inflate(-2, -2), self.theme, self.theme.px(8))


class CharacterButton(Pressable):
    """Who a computer player is: a face, or a plain clockwork. Pressing it brings the next one."""

    def __init__(self, seat: SeatPlan, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.seat = seat

    def draw(self, surface: pygame.Surface) -> None:
        size = min(self.rect.size)
        face = medallion(self.seat.character, size) if self.seat.character else None
        if face is not None:
            put(surface, face, self.rect.center)
        else:
            put(surface, icon("ai_1", round(size * 0.75)), self.rect.center)
        if self.has_ring or self.hovered:
            surfaces.draw_focus_ring(surface, self.rect, self.theme, size // 2)


class KindChoice(OneOf):
    """Who sits there: the chosen kind shows its icon, the others are dots."""

    def draw_cell(self, surface: pygame.Surface, cell: Rect, option: Option, index: int) -> None:
        super().draw_cell(surface, cell, option if index == self.chosen else replace(option, icon=None), index)


class SeatRow:
    """The widgets of one seat."""

    def __init__(self, seat: SeatPlan, number: int, tr: Translator, panel: SeatsPanel) -> None:
        self.seat = seat
        self.colour = ColourButton(seat, partial(panel.change_colour, number), tr("setup.colour.tip"))
        self.name = TextEntry(
            seat.name,
            partial(panel.rename, number),
            placeholder=tr("setup.nobody"),
            max_length=LONGEST_NAME,
            tooltip=tr("setup.name.tip"),
        )
        self.character = CharacterButton(seat, partial(panel.change_character, number))
        self._kinds = panel.kinds
        looks = [LOOKS[kind] for kind in self._kinds]
        options = [Option(icon=partial(icon, name), tooltip=tr(f"setup.kind.{head}.tip")) for name, head in looks]
        self.kind = KindChoice(options, self._kinds.index(seat.kind), partial(panel.reseat, number))
        self.team = Label("", Type.STRONG, SOFT_INK, anchor="center", tooltip=tr("setup.teams.tip"))
        self._tr = tr
        self.show()

    @property
    def widgets(self) -> list[Widget]:
        return [self.colour, self.name, self.character, self.kind, self.team]

    def show(self) -> None:
        """As the plan has it now."""
        self.kind.chosen = self._kinds.index(self.seat.kind)
        self.name.enabled = self.seat.is_taken
        if not self.name.focused:
            self.name.value = self.seat.name if self.seat.is_taken else ""
        self.character.visible = self.seat.may_have_character
        self.character.tooltip = self._tr(f"character.{self.seat.character or 'none'}.tip")
        self.character.touch()
        self.colour.touch()


class SeatsPanel:
    """Six seats, who begins, and teams. `on_change` hears of every change."""

    def __init__(
        self,
        plan: Plan,
        names: Sequence[str],
        tr: Translator,
        on_change: Callable[[], None],
        kinds: Sequence[str] = KINDS,
        lantern: IconButton | None = None,
    ) -> None:
        self.plan = plan
        self.lantern = lantern or _dark()
        """The way to the lesson on teams."""
        self.kinds = kinds
        self.tr = tr
        self._names = names
        self._on_change = on_change
        self.heading = heading(tr("setup.seats"), anchor="midleft")
        self.rows = [SeatRow(seat, number, tr, self) for number, seat in enumerate(plan.seats)]
        self.first_label = Label(tr("setup.first"), Type.STRONG)
        self.first = Dropdown((), 0, self._choose_first, tooltip=tr("setup.first.tip"))
        self.teams = Checkbox(tr("setup.teams"), plan.teams, self._set_teams, tooltip=tr("setup.teams.tip"))
        self.rect = Rect(0, 0, 0, 0)
        self._rule = 0
        self.show()

    @property
    def widgets(self) -> list[Widget]:
        rows = [widget for row in self.rows for widget in row.widgets]
        return [self.heading, *rows, self.first_label, self.first, self.teams]

    # -- changes -----------------------------------------------------------------------------------------------------

    def change_colour(self, number: int) -> None:
        self.plan.next_colour(number)
        self._changed()

    def rename(self, number: int, name: str) -> None:
        self.plan.seats[number].name = name
        self._changed()

    def reseat(self, number: int, kind: int) -> None:
        seat = self.plan.seats[number]
        seat.kind = self.kinds[kind]
        if seat.is_taken and not seat.name.strip():
            seat.name = self._names[number]
        self._changed()

    def change_character(self, number: int) -> None:
        """The next character, who brings a name unless somebody has typed another."""
        seat = self.plan.seats[number]
        usual = {self._names[number], *(self.tr(f"character.{name}") for name in CHARACTERS)}
        is_usual = seat.name in usual or not seat.name.strip()
        self.plan.next_character(number)
        if is_usual:
            seat.name = self.tr(f"character.{seat.character}") if seat.character else self._names[number]
        self._changed()

    def _choose_first(self, index: int) -> None:
        self.plan.first = None if index == 0 else self.plan.taken[index - 1]
        self._changed()

    def _set_teams(self, on: bool) -> None:
        self.plan.teams = on
        self._changed()

    def _changed(self) -> None:
        self.show()
        self._on_change()

    def show(self) -> None:
        for number, row in enumerate(self.rows):
            row.show()
            team = self.plan.team_of(number)
            row.team.visible = team is not None
            row.team.text = self.tr("players.team", team=team[0], number=team[1]) if team is not None else ""
        taken = self.plan.taken
        names = [self.plan.seats[number].name.strip() for number in taken]
        self.first.options = (self.tr("setup.first.drawn"), *names)
        if self.plan.first not in taken:
            self.plan.first = None
        self.first.chosen = 0 if self.plan.first is None else taken.index(self.plan.first) + 1
        self.teams.visible = len(taken) == TEAM_SEATS
        self.teams.checked = self.plan.teams

    # -- looks -------------------------------------------------------------------------------------------------------

    def place(self, rect: Rect, theme: Theme, window: Rect) -> None:
        px, pad = theme.px, theme.pad
        self.rect = rect
        self.heading.place(Rect(rect.x + pad, rect.y + px(14, 8), px(190, 116), px(40, 28)), theme)
        foot = px(44, 34)
        self.first.bounds = window
        top, bottom = rect.y + px(86, 58), rect.bottom - foot - px(30, 20)
        step = min((bottom - top) / len(self.rows), px(64, 46))
        high = min(px(44, 34), round(step - px(4, 3)))
        cells = px(50, 38) * 5 + px(5, 4) * 4 + px(42, 32) * (len(self.kinds) - len(KINDS))
        left = rect.right - pad - cells
        for number, row in enumerate(self.rows):
            y = round(top + step * number + (step - high) / 2)
            row.colour.place(Rect(rect.x + pad, y, high, high), theme)
            start = rect.x + pad + high + px(12, 8)
            team = px(34, 20) if row.team.visible else 0
            row.team.place(Rect(start - px(6, 5), y, team, high), theme)
            start += team
            face = high + px(8, 5) if row.character.visible else 0
            row.name.place(Rect(start, y, left - start - px(16, 9) - face, high), theme)
            row.character.place(Rect(row.name.rect.right + px(8, 5), y, high, high), theme)
            row.kind.place(Rect(left, y, cells, high), theme)
        self._rule = bottom + px(6, 4)
        y = rect.bottom - foot - px(16, 10)
        teams = px(150, 104) if self.teams.visible else 0
        lamp = px(40, 30) if self.lantern.visible else 0
        wide = min(text.line_width(self.first_label.text, Type.STRONG.face, theme.type_px(Type.STRONG)), px(200, 150))
        self.first_label.place(Rect(rect.x + pad, y, wide, foot), theme)
        start = self.first_label.rect.right + px(16, 9)
        room = rect.right - pad - start - (teams + px(14, 8) if teams else 0) - (lamp + px(6, 4) if lamp else 0)
        self.first.place(Rect(start, y, room, foot), theme)
        self.teams.place(Rect(rect.right - pad - teams, y, teams, foot), theme)
        self.lantern.place(Rect(self.first.rect.right + px(6, 4), y + (foot - lamp) // 2, lamp, lamp), theme)

    def paint(self, surface: pygame.Surface, theme: Theme) -> None:
        """Column heads, the bracket over the computer players, the rule above who begins."""
        cells = self.rows[0].kind.cells()
        style = TextStyle.of(theme, Type.SMALL_STRONG, SOFT_INK)
        low = self.rows[0].kind.rect.y - theme.px(4, 3)
        high = theme.px(20, 17)
        size = (cells[0].width + theme.px(8, 6), high)
        looks = [LOOKS[kind] for kind in self.kinds]
        heads = [self.tr(f"setup.kind.{head}") for _, head in looks]
        blocks = [text.fit(words, style, size, smallest=theme.smallest_text) for words in heads]
        has_room = not any(block.is_cut for block in blocks)
        for cell, block, (name, _) in zip(cells, blocks, looks, strict=True):
            middle = (cell.centerx, low - high // 2)
            if has_room:
                text.draw_block(surface, block, middle, "center")
            else:
                put(surface, icon(name, high), middle)
        left, right = cells[-1 - len(OFFERED)].x + theme.px(4), cells[-2].right - theme.px(4)
        box = Rect(left + theme.px(10), low - 2 * high, right - left - theme.px(20), high)
        words = self.tr("setup.kind.computer")
        drawn = text.draw_in(surface, words, style, box, "center", smallest=theme.smallest_text)
        thick = max(1, round(theme.scale))
        for start, end in ((left, drawn.x - theme.px(6)), (drawn.right + theme.px(6), right)):
            if end > start:
                surface.fill(BRACKET, (start, box.centery, end - start, thick))
        for x in (left, right - thick):
            surface.fill(BRACKET, (x, box.centery, thick, theme.px(6)))
        surfaces.draw_rule(surface, (self.rect.x + theme.pad, self._rule), self.rect.width - 2 * theme.pad, theme)


def _dark() -> IconButton:
    """No lantern."""
    lantern = IconButton(partial(icon, "lantern"), lambda: None, tooltip="")
    lantern.visible = False
    return lantern

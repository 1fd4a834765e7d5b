"""Single races and powers that stay in the box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.content import LoadedContent, wording
from smallworld_desktop.i18n import capitalised
from smallworld_desktop.intents import Command, Intent, Key, Pointer, PointerMoved, Pos, Pressed, Released
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.theme import FAINT_INK, INK, SOFT_INK, WELL_OFF, Theme, Type
from smallworld_desktop.render.widgets import Button, Label, Tabs, Widget, heading
from smallworld_desktop.render.widgets.base import Shown, put_icon
from smallworld_desktop.render.widgets.checkbox import tick_box
from smallworld_desktop.render.widgets.choice import Option
from smallworld_desktop.render.widgets.scroller import Scrolling
from smallworld_desktop.scenes.common.lists import place_buttons
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.content import ON
from smallworld_desktop.scenes.setup.plan import Plan

NOTHING = -1


class TickGrid(Scrolling):
    """Cards with a tick, in columns; arrows move between them, Enter and a click change the tick."""

    at: Shown[int] = Shown(0)
    pointed: Shown[int] = Shown(NOTHING)

    def __init__(
        self,
        ids: Sequence[str],
        names: Sequence[str],
        summaries: Sequence[str],
        tips: Sequence[str],
        left_out: set[str],
    ) -> None:
        super().__init__()
        self.ids, self.names, self.summaries, self.tips = list(ids), list(names), list(summaries), list(tips)
        self.left_out = left_out
        self._columns = 1
        self._high = 1
        self._pressed_at = NOTHING

    def place(self, rect: Rect, theme: Theme) -> None:
        super().place(rect, theme)
        px = theme.px
        self._columns = max(1, rect.width // px(300, 235))
        rows = max(1, -(-len(self.ids) // self._columns))
        self._high = min(max(rect.height // rows, px(84, 66)), px(132, 92))
        self.scroller.place(rect, rows * self._high, self._high, theme)

    def card(self, index: int) -> Rect:
        gap = self.theme.px(6, 4)
        bar = self.scroller.bar_width + gap if self.scroller.is_needed else 0
        wide = (self.rect.width - bar + gap) / self._columns
        row, column = divmod(index, self._columns)
        y = self.rect.y + row * self._high - self.scroller.offset
        return Rect(round(self.rect.x + column * wide), y, round(wide - gap), self._high - gap)

    def card_at(self, pos: Pos) -> int:
        if not self.rect.collidepoint(pos):
            return NOTHING
        return next((index for index in range(len(self.ids)) if self.card(index).collidepoint(pos)), NOTHING)

    def tooltip_at(self, pos: Pos) -> str:
        index = self.card_at(pos)
        return self.tips[index] if index != NOTHING else ""

    def toggle(self, index: int) -> None:
        self.left_out.symmetric_difference_update({self.ids[index]})
        self.touch()
        self.on_toggle()

    def on_toggle(self) -> None:
        """Set by the owner."""

    def hear(self, intent: Intent) -> bool:
        match intent:
            case PointerMoved(pos=pos):
                self.pointed = self.card_at(pos)
            case Key(action=Command.CONFIRM) if self.ids:
                self.toggle(self.at)
            case Key(action=Command.LEFT | Command.RIGHT | Command.UP | Command.DOWN as action):
                return self._move(action)
            case _ if self.scroller.handle(intent):
                pass
            case Pressed(pos=pos, button=Pointer.LEFT):
                self._pressed_at = self.card_at(pos)
            case Released(pos=pos, button=Pointer.LEFT):
                if self._pressed_at != NOTHING and self.card_at(pos) == self._pressed_at:
                    self.at = self._pressed_at
                    self.toggle(self.at)
            case _:
                return False
        return True

    def _move(self, action: Command) -> bool:
        step = {Command.LEFT: -1, Command.RIGHT: 1, Command.UP: -self._columns, Command.DOWN: self._columns}[action]
        target = self.at + step
        if not 0 <= target < len(self.ids):
            return False
        self.at = target
        self.scroller.reveal(target // self._columns * self._high, self._high)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        with self.clipped(surface):
            for index in range(len(self.ids)):
                card = self.card(index)
                if card.bottom > self.rect.top and card.top < self.rect.bottom:
                    self._draw_card(surface, card, index)
        if self.has_ring and self.ids:
            surfaces.draw_focus_ring(surface, self.card(self.at).clip(self.rect), self.theme, self.theme.px(7))

    def _draw_card(self, surface: pygame.Surface, card: Rect, index: int) -> None:
        theme, id = self.theme, self.ids[index]
        is_on = id not in self.left_out
        surfaces.draw_well(surface, card, theme, ON if is_on else WELL_OFF, radius=theme.px(7))
        side, gap = theme.px(24, 19), theme.px(9, 7)
        put_icon(surface, tick_box(side, is_on, True, self.pointed == index), (card.x + gap + side // 2, card.centery))
        size = min(card.height - theme.px(20, 14), theme.px(88, 58))
        x = card.x + 2 * gap + side
        put_icon(surface, emblem(id, size, grey=not is_on), (x + size // 2, card.centery))
        x += size + gap
        room, smallest = card.right - x - gap, theme.smallest_text
        name = text.fit(
            self.names[index],
            self.style(Type.NAME, INK if is_on else FAINT_INK),
            (room, card.height),
            smallest=smallest,
        )
        style = self.style(Type.SMALL, SOFT_INK if is_on else FAINT_INK)
        below = (room, card.height - name.height - theme.px(12, 8))
        summary = text.fit(capitalised(self.summaries[index]), style, below, max_lines=2, smallest=smallest)
        y = card.centery - (name.height + summary.height) // 2
        text.draw_block(surface, name, (x, y))
        text.draw_block(surface, summary, (x, y + name.height))


class LeaveOutScene(MenuScene):
    """Two leaves, races and powers, each a grid of ticks. Changes the plan at once."""

    def __init__(self, services: Services, plan: Plan, content: LoadedContent) -> None:
        super().__init__(services)
        self.plan = plan
        self.content = content
        self.tab = 0

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        self.heading = heading(tr("leave_out.title"))
        self.tabs = Tabs([Option(tr("almanac.races")), Option(tr("almanac.powers"))], self.tab, self._turn)
        self.grids = [self._grid("race"), self._grid("power")]
        self.note = Label("", Type.LABEL, SOFT_INK, anchor="midleft", max_lines=2)
        self.leave_button = Button(tr("ui.back"), self.back)
        self.all = Button(tr("leave_out.all"), self._all, icon=partial(icon, "done"))
        self._show()
        return [self.heading, self.tabs, *self.grids, self.note, self.leave_button, self.all]

    def _grid(self, kind: str) -> TickGrid:
        tr, content = self.tr, self.content.content
        found: tuple[wording.Thing, ...] = content.races if kind == "race" else content.powers
        things = sorted(found, key=lambda thing: tr.alphabet.key(wording.name(tr, thing)))
        grid = TickGrid(
            [thing.id for thing in things],
            [wording.name(tr, thing) for thing in things],
            [wording.summary(tr, thing) for thing in things],
            [wording.text(tr, thing) for thing in things],
            self.plan.left_out,
        )
        grid.on_toggle = self._show  # type: ignore[method-assign]
        return grid

    def first_focus(self) -> Widget | None:
        return self.grids[self.tab]

    def _turn(self, tab: int) -> None:
        self.tab = tab
        self._show()

    def _all(self) -> None:
        self.plan.left_out.clear()
        self._show()

    def _show(self) -> None:
        for number, grid in enumerate(self.grids):
            grid.visible = number == self.tab
        races, powers = self.plan.counts(self.content)
        tr = self.tr
        self.note.text = tr("setup.counts", races=races, powers=powers)
        self.all.enabled = bool(self.plan.left_out)
        self.invalidate()

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px, pad = theme.px, theme.pad
        edge = px(8, 4)
        foot = px(92, 66)
        sheet = Rect(edge, edge, window.width - 2 * edge, window.height - foot - 2 * edge - px(6, 4))
        bar = Rect(edge, sheet.bottom + px(6, 4), sheet.width, foot)
        self.panels = (sheet, bar)
        self.heading.place(Rect(sheet.x + pad, sheet.y + px(12, 8), sheet.width - 2 * pad, px(44, 30)), theme)
        tabs = Rect(
            sheet.x + pad, self.heading.rect.bottom + px(6, 4), min(px(420, 320), sheet.width - 2 * pad), px(44, 36)
        )
        self.tabs.place(tabs, theme)
        top = tabs.bottom + px(12, 8)
        for grid in self.grids:
            grid.place(Rect(sheet.x + pad, top, sheet.width - 2 * pad, sheet.bottom - pad - top), theme)
        place_buttons(bar, theme, self.leave_button, [self.all])
        start = self.leave_button.rect.right + px(24, 14)
        self.note.place(Rect(start, bar.y, self.all.rect.x - start - px(10), bar.height), theme)

"""Rules and almanac: the rule book chapter by chapter, and everything the game knows, to be looked up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.intents import Command, Intent, Key
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import FAINT_INK, Theme, Type
from smallworld_desktop.render.widgets import (
    Button,
    IconButton,
    ListBox,
    Option,
    Row,
    ScrollText,
    Tabs,
    TextEntry,
    Widget,
    heading,
)
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.menu.almanac_entries import SECTIONS, Article, all_entries, almanac_content
from smallworld_desktop.scenes.menu.almanac_specimens import draw_specimen
from smallworld_desktop.scenes.services import Services

PICTURE = (40, 40)
LONGEST_SEARCH = 30


class AlmanacScene(MenuScene):
    """Sections as leaves, pages as a list, the page at the right. What is typed looks through all sections."""

    def __init__(self, services: Services, topic: str = "") -> None:
        super().__init__(services)
        self.entries: list[Article] = []
        self.shown: list[Article] = []
        self.section = 0
        self.wanted = ""
        self._chosen = topic
        self._content = almanac_content()
        services.welcome(self._content)
        self._plate = Rect(0, 0, 0, 0)

    # -- widgets -----------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        self.entries = all_entries(tr, self._content)
        topic = next((entry for entry in self.entries if self._chosen in (entry.key, entry.id)), None)
        if topic is not None:
            self._chosen = topic.key
            self.section = SECTIONS.index(topic.section)
        self.heading = heading(tr("almanac.title"))
        self.tabs = Tabs([Option(tr(f"almanac.{section}")) for section in SECTIONS], self.section, self._turn)
        self.search = TextEntry(
            self.wanted, self._look_for, placeholder=tr("almanac.search"), max_length=LONGEST_SEARCH
        )
        self.clear = IconButton(partial(icon, "cross"), self._clear, tooltip=tr("almanac.clear"))
        self.list = ListBox((), self._choose, picture_size=PICTURE)
        self.page = ScrollText()
        self.leave_button = Button(tr("ui.back"), self.back)
        self._fill()
        return [self.heading, self.tabs, self.search, self.clear, self.list, self.page, self.leave_button]

    def first_focus(self) -> Widget | None:
        return self.list

    def _fill(self) -> None:
        """The list for the section or for what is looked for."""
        if self.wanted.strip():
            self.shown = [entry for entry in self.entries if entry.matches(self.wanted, self.tr.alphabet)]
            folded = self.tr.alphabet.folded
            in_title = folded(self.wanted).strip()
            self.shown.sort(key=lambda entry: in_title not in folded(entry.title))
        else:
            self.shown = [entry for entry in self.entries if entry.section == SECTIONS[self.section]]
        keys = [entry.key for entry in self.shown]
        at = keys.index(self._chosen) if self._chosen in keys else 0
        rows = [Row(entry.title, entry.detail, entry.picture) for entry in self.shown]
        self.list.show(rows, at if rows else -1)
        self.clear.enabled = bool(self.wanted)
        self._show(at)

    def _show(self, at: int) -> None:
        if 0 <= at < len(self.shown):
            self._chosen = self.shown[at].key
            self.page.show(self.shown[at].words)
        else:
            self.page.show(())
        self.invalidate()

    # -- what is pressed ---------------------------------------------------------------------------------------------

    def _turn(self, section: int) -> None:
        self.services.sound.play("page")
        self.section = section
        self.wanted = ""
        self.search.value = ""
        self._fill()
        self.list.scroller.go(0)

    def _look_for(self, wanted: str) -> None:
        self.wanted = wanted
        self._fill()

    def _clear(self) -> None:
        self.wanted = ""
        self.search.value = ""
        self._fill()

    def _choose(self, at: int) -> None:
        self.services.sound.play("tick")
        self._show(at)

    def hear(self, intent: Intent) -> None:
        match intent:
            case Key(action=Command.HELP):
                self.back()
            case Key(action=Command.PAGE_UP | Command.PAGE_DOWN):
                self.page.handle(intent)

    # -- looks -------------------------------------------------------------------------------------------------------

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px, pad = theme.px, theme.pad
        edge, gap = px(8, 4), px(6, 4)
        head = Rect(edge, edge, window.width - 2 * edge, px(64, 46))
        top = head.bottom + gap
        left = Rect(edge, top, px(470, 330), window.height - edge - top)
        right = Rect(left.right + gap, top, window.width - edge - left.right - gap, left.height)
        self.panels = (head, left, right)
        wide = max(self.leave_button.preferred_width(theme), px(110, 84))
        high = px(46, 36)
        self.leave_button.place(Rect(head.x + pad, head.centery - high // 2, wide, high), theme)
        box = px(320, 220)
        self.clear.place(Rect(head.right - pad - high, head.centery - high // 2, high, high), theme)
        self.search.place(Rect(self.clear.rect.x - px(8, 5) - box, head.centery - high // 2, box, high), theme)
        start = self.leave_button.rect.right + px(20, 12)
        self.heading.place(Rect(start, head.y, self.search.rect.x - start - px(20, 12), head.height), theme)
        inner = right.inflate(-2 * pad, -2 * px(14, 10))
        tabs = Rect(inner.x, inner.y, inner.width, px(44, 36))
        self.tabs.place(tabs, theme)
        y = tabs.bottom + px(18, 12)
        side = px(300, 176)
        self._plate = Rect(inner.right - side, y, side, side)
        self.page.place(Rect(inner.x + px(6), y, self._plate.x - inner.x - px(30, 18), inner.bottom - y), theme)
        self.list.place(left.inflate(-px(28, 16), -px(32, 20)), theme)

    def paint(self, surface: pygame.Surface) -> None:
        page = next((entry for entry in self.shown if entry.key == self._chosen), None)
        if page is not None:
            draw_specimen(surface, self._plate, page.kind, page.id, self.theme)
        else:
            style = TextStyle.of(self.theme, Type.HINT, FAINT_INK)
            words = self.tr("almanac.nothing", wanted=self.wanted.strip())
            box = self.list.rect.inflate(-self.theme.pad, 0)
            text.draw_in(surface, words, style, box, max_lines=4, smallest=self.theme.smallest_text)

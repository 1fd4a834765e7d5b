"""Rules and almanac: the rule book with its pictures, and everything the game knows, to be looked up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.book.progress import chapters_read, keep_read
from smallworld_desktop.intents import Command, Intent, Key
from smallworld_desktop.lessons.lesson import Lesson
from smallworld_desktop.lessons.reader import shipped_lessons
from smallworld_desktop.lessons.session import start_lesson
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.open_book import RED_LEATHER, OpenBook, draw_open_book, open_book
from smallworld_desktop.render.pieces import field_colour
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.texture import mix
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
)
from smallworld_desktop.render.widgets.base import icon_of
from smallworld_desktop.scenes.book.entries import SECTIONS, Article, all_entries, almanac_content
from smallworld_desktop.scenes.book.index import EmblemIndex
from smallworld_desktop.scenes.book.ink import BookInk, BookPictures
from smallworld_desktop.scenes.book.people_page import EXAMPLE_SHARE, PeoplePage
from smallworld_desktop.scenes.book.rules import RuleBook
from smallworld_desktop.scenes.book.specimens import draw_specimen
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.store import StoreError

PICTURE = (40, 40)
LONGEST_SEARCH = 30
RULES = SECTIONS.index("rules")
PEOPLE = ("races", "powers")
"""Sections whose pages have a likeness, strengths and an example."""
NARROW = 900
"""A window less wide, in pixels of scale 1, shows one page of the book at a time."""
LEAFING = {Command.LEFT: -1, Command.PAGE_UP: -1, Command.RIGHT: 1, Command.PAGE_DOWN: 1}


class AlmanacScene(MenuScene):
    """A book on the table: the rules leaf by leaf, the rest with a list at the left. The search looks everywhere."""

    def __init__(self, services: Services, topic: str = "") -> None:
        super().__init__(services)
        self.entries: list[Article] = []
        self.shown: list[Article] = []
        self.section = RULES
        self.wanted = ""
        self._chosen = topic
        self._content = almanac_content()
        services.welcome(self._content)
        self._plate = self._left = self._right = Rect(0, 0, 0, 0)
        self._below = 0
        self._book: OpenBook | None = None
        self.pictures = BookPictures(services.painter)
        self.rules = RuleBook(self.open, self._try_out, self._learn, self._leafed)
        self.rules.names = self._named
        self.rules.read = self._kept_read()

    # -- widgets -----------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        self.entries = all_entries(tr, self._content)
        topic = next((entry for entry in self.entries if self._chosen in (entry.key, entry.id)), None)
        if topic is not None:
            self._turn_to_topic(topic)
        self.tabs = Tabs([Option(tr(f"almanac.{section}")) for section in SECTIONS], self.section, self._turn)
        self.search = TextEntry(
            self.wanted, self._look_for, placeholder=tr("almanac.search"), max_length=LONGEST_SEARCH
        )
        self.clear = IconButton(partial(icon, "cross"), self._clear, tooltip=tr("almanac.clear"))
        self.list = ListBox((), self._choose, picture_size=PICTURE)
        self.page = ScrollText()
        self.index = EmblemIndex(self._choose)
        self.make_button = Button(
            tr("almanac.make"), self._make_one, icon=partial(icon, "pencil"), tooltip=tr("almanac.make.tip")
        )
        self.leave_button = Button(tr("ui.back"), self.back)
        self._fill()
        return self._widgets()

    def _widgets(self) -> list[Widget]:
        """What there is to press now: the pages of the rules, or the list and a page."""
        bar: list[Widget] = [self.leave_button, self.tabs, self.search, self.clear]
        if self.is_rules:
            return [*bar, *self.rules.widgets]
        return [*bar, self.index if self.is_people else self.list, self.page, self.make_button]

    @property
    def is_rules(self) -> bool:
        """Whether the rule book lies open, and not a list."""
        return self.section == RULES and not self.wanted.strip()

    @property
    def is_people(self) -> bool:
        """Whether a race or power has a spread of its own, with the index beside it."""
        return SECTIONS[self.section] in PEOPLE and not self.wanted.strip()

    def first_focus(self) -> Widget | None:
        return None if self.is_rules else self.index if self.is_people else self.list

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
        self.index.show([(entry.title, entry.picture) for entry in self.shown], at)
        self.clear.enabled = bool(self.wanted)
        self._show(at)

    def _show(self, at: int) -> None:
        if 0 <= at < len(self.shown):
            self._chosen = self.shown[at].key
            self.page.show(self.shown[at].words)
        else:
            self.page.show(())
        self.make_button.visible = any(page.key == self._chosen and self._can_be_copied(page) for page in self.shown)
        self.invalidate()

    def _can_be_copied(self, page: Article) -> bool:
        """Whether the workshop can begin with it: races and powers of the game's own sets."""
        return page.kind in ("race", "power") and any(
            pack.shipped and page.id in (*pack.races, *pack.powers) for pack in self._content.packs
        )

    def _make_one(self) -> None:
        kind, _, id = self._chosen.partition(".")
        self.go(self.services.screens.workshop(f"{kind}s", id))

    def _swap(self) -> None:
        """Other widgets on the pages; what is typed into keeps the keyboard."""
        if self._book is not None:
            self._place_pages()
        self.group.replace(self._widgets())
        if self.group.focus is None:
            self.group.focus_on(self.first_focus())
        self.invalidate()

    # -- what is pressed ---------------------------------------------------------------------------------------------

    def open(self, topic: str) -> None:
        """To a page, wherever it is."""
        found = next((entry for entry in self.entries if topic in (entry.key, entry.id)), None)
        if found is not None:
            self.services.sound.play("page")
            self.wanted = self.search.value = ""
            self._turn_to_topic(found)
            self.tabs.chosen = self.section
            self._fill()
            self._swap()

    def _turn_to_topic(self, topic: Article) -> None:
        self._chosen = topic.key
        self.section = SECTIONS.index(topic.section)
        if topic.kind == "book":
            self.rules.open(topic.id)

    def _turn(self, section: int) -> None:
        self.services.sound.play("page")
        self.section = section
        self.wanted = ""
        self.search.value = ""
        self._fill()
        self.list.scroller.go(0)
        self._swap()

    def _look_for(self, wanted: str) -> None:
        was_rules = self.is_rules
        self.wanted = wanted
        self._fill()
        if was_rules != self.is_rules:
            self._swap()

    def _clear(self) -> None:
        self.wanted = ""
        self.search.value = ""
        self._fill()
        self._swap()

    def _choose(self, at: int) -> None:
        self.services.sound.play("tick")
        self._show(at)

    def _leafed(self) -> None:
        """Another spread lies open."""
        self.services.sound.play("page")
        self._note_read()
        self._swap()

    def _learn(self) -> None:
        self.go(self.services.screens.lessons())

    def _try_out(self, id: str) -> None:
        """The lesson of a chapter, from its beginning."""
        lesson = next((each for each in shipped_lessons() if isinstance(each, Lesson) and each.id == id), None)
        if lesson is None:
            self._learn()
        else:
            self.go(self.services.screens.lesson(start_lesson(lesson)))

    def handle(self, intent: Intent) -> None:
        """In the rules arrows leaf, unless the keyboard is in the bar above."""
        is_in_bar = self.group.focus in (self.tabs, self.search) and self.group.focus is not None
        if isinstance(intent, Key) and self.is_rules and not is_in_bar:
            if intent.action in LEAFING:
                self.rules.leaf(LEAFING[intent.action])
                return
            if intent.action is Command.FIRST:
                self.rules.open("")
                return
        super().handle(intent)

    def hear(self, intent: Intent) -> None:
        match intent:
            case Key(action=Command.HELP):
                self.back()
            case Key(action=Command.PAGE_UP | Command.PAGE_DOWN) if not self.is_rules:
                self.page.handle(intent)

    # -- reading -----------------------------------------------------------------------------------------------------

    def _kept_read(self) -> frozenset[str]:
        try:
            return chapters_read()
        except StoreError as problem:
            self.services.problems.append(problem.message)
            return frozenset()

    def _note_read(self) -> None:
        """The chapters that are seen count as read."""
        seen = {page.chapter for page in self.rules.seen if page.chapter} if self.is_rules else set()
        if seen <= self.rules.read:
            return
        self.rules.read |= seen
        try:
            keep_read(self.rules.read)
        except StoreError as problem:
            self.services.problems.append(problem.message)

    def _named(self, topic: str) -> tuple[str, str, Callable[[int], pygame.Surface]] | None:
        """Name, summary and picture of a page of the almanac."""
        entry = next((each for each in self.entries if each.key == topic), None)
        if entry is None or entry.picture is None:
            return None
        return entry.title, entry.detail, partial(icon_of, entry.picture)

    # -- looks -------------------------------------------------------------------------------------------------------

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px = theme.px
        high, y = px(46, 38), px(12, 7)
        wide = max(self.leave_button.preferred_width(theme), px(108, 84))
        self.leave_button.place(Rect(px(18, 8), y, wide, high), theme)
        box = px(300, 200)
        right = window.width - px(18, 8)
        self.clear.place(Rect(right - high, y, high, high), theme)
        self.search.place(Rect(self.clear.rect.x - px(6, 4) - box, y, box, high), theme)
        left = self.leave_button.rect.right + px(20, 10)
        self.tabs.place(Rect(left, y, self.search.rect.x - px(20, 10) - left, high), theme)
        self._below = y + high + px(14, 8)
        self._place_pages()
        self.rules.lay_out(self._opened(has_index=False), BookInk(theme, self.tr, self.pictures))
        self._note_read()
        self.group.replace(self._widgets())

    def _opened(self, *, has_index: bool) -> OpenBook:
        """The book below the bar; with an index it begins farther right."""
        px, (width, height), theme = self.theme.px, self.size, self.theme
        left = px(104, 64) if has_index else px(30, 10)
        rect = Rect(left, self._below, width - left - px(30, 10), height - self._below - px(18, 9))
        return open_book(rect, theme, is_single=width / theme.scale < NARROW)

    def _place_pages(self) -> None:
        """The open book, and what lies on its pages besides the rules."""
        self._book = book = self._opened(has_index=self.is_people)
        px, theme = self.theme.px, self.theme
        self.index.place(Rect(px(14, 5), book.rect.y, px(78, 52), book.rect.h), theme)
        left, right = book.pages[0], book.pages[-1]
        if len(book.pages) == 1:
            left, right = left.copy(), right.copy()
            left.w = left.w * 2 // 5
            right.w, right.x = right.w - left.w - px(20), left.right + px(20)
        self.list.place(left, theme)
        self._left, self._right = left, right
        side = px(250, 150)
        self._plate = Rect(right.right - side, right.y, side, side)
        self._place_words()

    def _place_words(self) -> None:
        """The words leave room for what is drawn beside them, or below."""
        right, px = self._right, self.theme.px
        page = self._people_page()
        if page is None:
            place = Rect(right.x, right.y, self._plate.x - right.x - px(20, 12), right.h)
            button = Rect(self._plate.x, self._plate.bottom + px(14, 8), self._plate.w, px(52, 42))
        else:
            high = round(right.h * (1 - EXAMPLE_SHARE)) if page.has_example else right.h
            place = Rect(right.x, right.y, right.w, high)
            button = page.button_place(self._left, BookInk(self.theme, self.tr, self.pictures))
        self.page.place(place, self.theme)
        self.make_button.place(button, self.theme)

    def _people_page(self) -> PeoplePage | None:
        """The spread of the race or power that is chosen."""
        entry = next((entry for entry in self.shown if entry.key == self._chosen), None)
        if entry is None or not self.is_people:
            return None
        return PeoplePage(entry.kind, entry.id, entry.title, entry.pack)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.pictures.update(dt):
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.pictures.is_busy

    def paint(self, surface: pygame.Surface) -> None:
        if self._book is None:
            return
        people = self._people_page()
        leather = RED_LEATHER if people is None else mix(field_colour(people.id), (40, 20, 10), 0.45)
        draw_open_book(surface, self._book, self.theme, leather)
        if self.is_rules:
            self.rules.draw(surface)
            return
        if people is not None:
            self._paint_people(surface, people)
            return
        page = next((entry for entry in self.shown if entry.key == self._chosen), None)
        if page is not None:
            draw_specimen(surface, self._plate, page.kind, page.id, self.theme)
        else:
            style = TextStyle.of(self.theme, Type.HINT, FAINT_INK)
            words = self.tr("almanac.nothing", wanted=self.wanted.strip())
            text.draw_in(surface, words, style, self.list.rect, max_lines=4, smallest=self.theme.smallest_text)

    def _paint_people(self, surface: pygame.Surface, page: PeoplePage) -> None:
        ink = BookInk(self.theme, self.tr, self.pictures)
        page.draw_left(surface, self._left, ink)
        top = self.page.rect.bottom + self.theme.px(12, 6)
        if page.has_example:
            right = self._right
            surfaces.draw_rule(surface, (right.x, top - self.theme.px(6, 3)), right.w, self.theme)
            page.draw_example(surface, Rect(right.x, top, right.w, right.bottom - top), ink)

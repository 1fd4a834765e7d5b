"""All widgets in all states on a few pictures: how we review their look."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from smallworld_desktop.i18n import Translator
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import (
    Button,
    Checkbox,
    Dialog,
    Dropdown,
    IconButton,
    Line,
    ListBox,
    MenuButton,
    OneOf,
    Option,
    Paragraph,
    ProgressBar,
    Row,
    ScrollText,
    Slider,
    Tabs,
    TextEntry,
    Tip,
    Toasts,
    Widget,
)
from smallworld_desktop.render.widgets.toast import FADE

Size = tuple[int, int]
STATES = ("normal", "hover", "pressed", "focused", "lit", "disabled")


def draw_all(folder: Path, size: Size, language: str = "en") -> list[Path]:
    """Writes the pictures into `folder` and returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, page in PAGES.items():
        picture = page(size, Translator(language))
        path = folder / f"widgets_{name}_{size[0]}x{size[1]}.png"
        pygame.image.save(picture, path)
        written.append(path)
    return written


def put_in_state(widget: Widget, state: str) -> None:
    """Shows a widget as it looks under the pointer, pressed, focused or switched off."""
    widget.hovered = state in ("hover", "pressed")
    widget.pressed = state == "pressed"
    widget.focused = widget.shows_focus = state == "focused"
    widget.enabled = state != "disabled"
    if isinstance(widget, Button):
        widget.is_lit = state == "lit"


class _Page:
    """A picture with panels side by side, filled from top to bottom."""

    def __init__(self, size: Size, shares: tuple[float, ...]) -> None:
        self.theme = Theme.for_window(size)
        edge = self.theme.px(10, 5)
        wide = size[0] - edge * (len(shares) + 1)
        self.panels: list[pygame.Rect] = []
        x = float(edge)
        for share in shares:
            self.panels.append(pygame.Rect(round(x), edge, round(wide * share), size[1] - 2 * edge))
            x += wide * share + edge
        self.picture = surfaces.backdrop(size, self.panels, self.theme).copy()
        self._y = [panel.y + self.theme.pad for panel in self.panels]

    def row(self, panel: int, height: int, gap: int | None = None) -> pygame.Rect:
        """The next free stretch of a panel."""
        rect = self.panels[panel].inflate(-2 * self.theme.pad, 0)
        rect.y, rect.height = self._y[panel], height
        self._y[panel] += height + (self.theme.px(12, 7) if gap is None else gap)
        return rect

    def heading(self, panel: int, words: str) -> None:
        style = TextStyle.of(self.theme, Type.HEADING, TITLE_RED, CREAM)
        box = self.row(panel, style.line_height)
        text.draw_in(self.picture, words, style, box, "midleft", smallest=self.theme.smallest_text)

    def put(self, widget: Widget, rect: pygame.Rect, state: str = "normal") -> None:
        widget.place(rect, self.theme)
        put_in_state(widget, state)
        widget.draw(self.picture)


def _buttons(size: Size, tr: Translator) -> pygame.Surface:
    page = _Page(size, (0.36, 0.34, 0.3))
    theme = page.theme
    _menu(page, tr)
    page.heading(1, tr("ui.gallery.states"))
    for state in STATES:
        row = page.row(1, theme.button_height)
        label = row.width * 3 // 10
        style = TextStyle.of(theme, Type.LABEL, SOFT_INK)
        box = pygame.Rect(row.x, row.y, label, row.height)
        words = tr(f"ui.gallery.state.{state}")
        text.draw_in(page.picture, words, style, box, "midleft", max_lines=2, smallest=theme.smallest_text)
        rest = pygame.Rect(row.x + label, row.y, row.width - label - theme.button_height - theme.gap * 2, row.height)
        page.put(Button(tr("ui.gallery.last_conquest"), _nothing, icon=partial(icon, "dice")), rest, state)
        square = pygame.Rect(row.right - theme.button_height, row.y, theme.button_height, theme.button_height)
        page.put(IconButton(partial(icon, "speaker"), _nothing, tooltip=tr("ui.sound")), square, state)
    row = page.row(1, theme.button_height)
    third = (row.width - 2 * theme.gap) // 3
    names = (("ui.undo", "undo"), ("ui.gallery.last_conquest", "search"), ("ui.gallery.stop_conquering", "flag"))
    for number, (code, name) in enumerate(names):
        rect = pygame.Rect(row.x + number * (third + theme.gap), row.y, third, row.height)
        page.put(Button(tr(code), _nothing, icon=partial(icon, name)), rect)
    row = page.row(1, theme.px(76, 54))
    page.put(Button(tr("ui.gallery.begin"), _nothing, icon=partial(icon, "horn"), kind=Type.HERO), row, "lit")
    for kind in Type:
        style = TextStyle.of(theme, kind, INK)
        box = page.row(2, style.line_height, theme.px(8, 4))
        text.draw_in(page.picture, tr("ui.gallery.type"), style, box, "midleft", smallest=theme.smallest_text)
    return page.picture


def _menu(page: _Page, tr: Translator) -> None:
    theme = page.theme
    tall, low = theme.px(112, 80), theme.px(64, 48)
    entries = (
        (
            MenuButton(tr("ui.gallery.continue"), _nothing, icon=partial(emblem, "orcs"), kind=Type.HERO),
            "focused",
            tall,
        ),
        (MenuButton(tr("ui.gallery.new_game"), _nothing, icon=partial(icon, "dice"), kind=Type.TITLE), "normal", low),
        (MenuButton(tr("ui.gallery.load"), _nothing, icon=partial(icon, "scroll")), "hover", low),
        (MenuButton(tr("ui.gallery.rules"), _nothing, icon=partial(icon, "book")), "pressed", low),
        (MenuButton(tr("ui.gallery.rules"), _nothing, icon=partial(icon, "book")), "disabled", low),
    )
    for number, (entry, state, height) in enumerate(entries):
        entry.detail = tr("ui.gallery.continue_detail") if number == 0 else ""
        entry.side = {1: tr("ui.gallery.players"), 2: tr("ui.gallery.games")}.get(number, "")
        page.put(entry, page.row(0, height).inflate(-theme.px(36, 26), 0), state)


def _choices(size: Size, tr: Translator) -> pygame.Surface:
    page = _Page(size, (0.5, 0.5))
    theme = page.theme
    page.heading(0, tr("ui.gallery.options"))
    rows = (
        ("hidden_coins", True, "normal"),
        ("hints", True, "hover"),
        ("helper", False, "focused"),
        ("helper", True, "disabled"),
    )
    for code, is_on, state in rows:
        box = Checkbox(tr(f"ui.gallery.{code}"), is_on, _ignore, detail=tr(f"ui.gallery.{code}_detail"))
        page.put(box, page.row(0, theme.row_height, theme.px(4, 2)), state)
    speeds = [tr(f"ui.speed.{name}") for name in ("none", "slow", "normal", "fast")]
    for value, state in ((2, "normal"), (1, "focused"), (3, "disabled")):
        page.put(Slider(speeds, value, _ignore), page.row(0, theme.px(62, 50)), state)
    page.put(Slider.over(21, 13, _ignore), page.row(0, theme.px(30, 26)), "hover")
    page.put(ProgressBar(tr("ui.gallery.painting"), 0.62), page.row(0, theme.px(44, 36)))
    _seats(page, tr)
    page.put(
        Tabs([Option(tr(f"ui.gallery.{name}")) for name in ("races", "powers", "terrain")], 1, _ignore),
        page.row(1, theme.px(46, 38)),
        "focused",
    )
    for state in ("normal", "focused", "disabled"):
        choice = OneOf(
            [Option(tr("ui.gallery.drawn"), partial(icon, "dice")), Option(tr("ui.gallery.chosen"))], 0, _ignore
        )
        page.put(choice, page.row(1, theme.row_height), state)
    down = Dropdown([tr("ui.gallery.drawn"), tr("ui.gallery.chosen"), tr("ui.gallery.nobody")], 0, _ignore)
    down.is_open, down.pointed = True, 1
    page.put(down, page.row(1, theme.row_height), "focused")
    return page.picture


def _seats(page: _Page, tr: Translator) -> None:
    theme = page.theme
    kinds = ("human", "ai_1", "ai_2", "ai_3", "ai_4", "nobody")
    states = (("Astrid", 0, "normal"), ("Bjarni", 1, "hover"), ("Hallgerd", 3, "focused"), ("", 4, "disabled"))
    for name, chosen, state in states:
        row = page.row(1, theme.row_height)
        entry = TextEntry(name, _ignore, placeholder=tr("ui.gallery.nobody"))
        page.put(entry, pygame.Rect(row.x, row.y, row.width * 4 // 10, row.height), state)
        options = [Option(icon=partial(icon, kind) if number == chosen else None) for number, kind in enumerate(kinds)]
        left = row.x + row.width * 4 // 10 + theme.gap * 2
        page.put(OneOf(options, chosen, _ignore), pygame.Rect(left, row.y, row.right - left, row.height), state)


def _lists(size: Size, tr: Translator) -> pygame.Surface:
    page = _Page(size, (0.3, 0.36, 0.34))
    theme = page.theme
    page.heading(0, tr("ui.gallery.board"))
    rows = [
        Row(
            tr("ui.gallery.board_for", count=count),
            tr("ui.gallery.board_detail", regions=regions, rounds=rounds),
            partial(emblem, name),
        )
        for count, regions, rounds, name in (
            (2, 23, 10, "orcs"),
            (3, 30, 10, "elves"),
            (4, 39, 9, "dwarves"),
            (5, 48, 8, "giants"),
        )
    ]
    rows.append(
        Row(
            "Skerry Isles",
            tr("ui.gallery.board_own"),
            partial(emblem, "tritons"),
            partial(icon, "pencil"),
            begins_part=True,
        )
    )
    rows.append(
        Row(
            "Twin Peaks",
            tr("ui.gallery.board_broken"),
            partial(emblem, "trolls"),
            partial(icon, "warning"),
            is_bad=True,
        )
    )
    rows += rows[:4]
    boards = ListBox(rows, _ignore, chosen=2, picture_size=(82, 82))
    boards.pointed = 1
    page.put(boards, page.row(0, page.panels[0].bottom - theme.pad - page.row(0, 0, 0).y), "hover")
    almanac = [
        Paragraph.heading(tr("ui.gallery.almanac_title"), partial(emblem, "tritons")),
        Paragraph(tr("ui.gallery.almanac_text")),
        Paragraph(tr("ui.gallery.almanac_example"), bullet=True),
        Paragraph(tr("ui.gallery.almanac_text"), bullet=True),
        Paragraph(tr("ui.gallery.almanac_aside"), Type.ASIDE, SOFT_INK),
    ]
    page.put(ScrollText(almanac * 3), page.row(1, page.panels[1].height - 2 * theme.pad))
    _log(page, tr)
    lines = (Line(tr("ui.gallery.tip_sum"), Type.LABEL_STRONG), Line(tr("ui.gallery.tip_left"), Type.LABEL, SOFT_INK))
    for target in (
        pygame.Rect(page.panels[2].centerx, page.panels[2].y + size[1] // 2, 30, 30),
        pygame.Rect(0, size[1] - 30, 30, 30),
    ):
        Tip(target, tr("ui.gallery.tip_title"), lines).draw(page.picture, theme)
    return page.picture


def _log(page: _Page, tr: Translator) -> None:
    sentences = [tr("ui.gallery.tip_sum"), tr("ui.gallery.dialog_text"), tr("ui.gallery.almanac_example")]
    log = ListBox([Row(words) for words in sentences], _ignore, kind=Type.LABEL)
    log.pointed = 1
    page.put(log, page.row(2, page.panels[2].height // 3), "hover")


def _dialog(size: Size, tr: Translator) -> pygame.Surface:
    page = _Page(size, (0.3, 0.7))
    dialog = Dialog(
        tr("ui.gallery.dialog_title"),
        tr("ui.gallery.dialog_text"),
        [
            Button(tr("ui.back"), _nothing),
            Button(tr("ui.gallery.dialog_roll"), _nothing, icon=partial(icon, "dice"), is_lit=True),
        ],
        on_cancel=_nothing,
    )
    dialog.place(page.picture.get_rect(), page.theme)
    dialog.draw(page.picture)
    toasts = Toasts(_nothing)
    for number, code in enumerate(("ui.gallery.toast_good", "ui.gallery.toast_bad")):
        toasts.show(tr(code), is_good=number == 0)
        toasts.update(FADE)
        top = page.theme.px(20) + number * page.theme.px(70, 56)
        toasts.draw(page.picture, (size[0] // 2, top), size[0] * 2 // 3, page.theme)
        toasts.dismiss()
    return page.picture


def _nothing() -> None:
    """Gallery widgets do nothing."""


def _ignore(value: object) -> None:
    """Gallery widgets change nothing."""


PAGES: dict[str, Callable[[Size, Translator], pygame.Surface]] = {
    "buttons": _buttons,
    "choices": _choices,
    "lists": _lists,
    "dialog": _dialog,
}

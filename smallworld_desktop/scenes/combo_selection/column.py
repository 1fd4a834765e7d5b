"""The column of combos: one pressable row each, with price, tokens, coins and what it does in two lines."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import ComboPlaces, ComboShown, ComboType, draw_combo
from smallworld_desktop.render.pieces.banner import combo_places
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Pressable
from smallworld_desktop.render.widgets.base import Shown
from smallworld_desktop.rules.column import prices
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.ruleset import COLUMN, Ruleset
from smallworld_desktop.scenes.common.words import Words

ROOM_FOR_SUMMARY = 60
"""So high a row has to be for words below the name."""
ROOM_FOR_TITLE = 430
"""So high the column has to be for its title."""


def combos_of(position: Position, words: Words) -> list[ComboShown]:
    """The whole column, top first."""
    rules = position.rules
    found = []
    for (race, power, coins, waiting), price in zip(position.column, prices(position), strict=True):
        banner, badge = rules.races[race], rules.powers[power]
        found.append(
            ComboShown(
                banner.id,
                badge.id,
                words.combo(banner.id, badge.id),
                words.summary(banner.id, badge.id),
                price,
                tokens_of(rules, race, power),
                coins,
                waiting,
            )
        )
    return found


def tokens_of(rules: Ruleset, race: int, power: int) -> int:
    """How many tokens a combo brings."""
    abilities, banner = rules.abilities(race, power), rules.races[race]
    return min(banner.tokens + rules.powers[power].tokens + abilities.combat_tokens, banner.tray) + abilities.horde


class ComboRow(Pressable):
    """One combo. Pressing it opens its card; it is lit while a hint means it."""

    combo: Shown[ComboShown | None] = Shown(None)

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)

    @property
    def is_focusable(self) -> bool:
        return super().is_focusable and self.combo is not None

    @property
    def has_summary(self) -> bool:
        return self.rect.h >= self.theme.px(ROOM_FOR_SUMMARY)

    @property
    def places(self) -> ComboPlaces:
        return combo_places(self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        combo = self.combo
        if combo is None:
            return
        theme = self.theme
        if self.hovered or self.pressed or self.is_lit:
            surfaces.draw_lit_frame(surface, self.rect.inflate(theme.px(8, 6), theme.px(2)), theme)
        summary = TextStyle.of(theme, Type.SMALL, INK) if self.has_summary else None
        words = ComboType(TextStyle.of(theme, Type.NAME, TITLE_RED), summary, theme.smallest_text)
        draw_combo(surface, self.rect, combo, words)
        if self.has_ring:
            surfaces.draw_focus_ring(surface, self.rect, theme)


class Column:
    """The panel of six rows with its title."""

    def __init__(self, words: Words, on_open: Callable[[int], None]) -> None:
        self._words = words
        self.rows = [ComboRow(_opener(on_open, place)) for place in range(COLUMN)]
        self.rect = Rect(0, 0, 0, 0)
        self.has_title = False
        self._theme = Theme()

    def place(self, rect: Rect, theme: Theme) -> None:
        self.rect, self._theme = rect, theme
        self.has_title = rect.h >= theme.px(ROOM_FOR_TITLE)
        pad, top = theme.px(16, 10), theme.px(57) if self.has_title else theme.px(9)
        height = (rect.h - top - theme.px(11, 9)) / COLUMN
        for place, row in enumerate(self.rows):
            row.place(Rect(rect.x + pad, round(rect.y + top + place * height), rect.w - 2 * pad, round(height)), theme)

    def show(self, position: Position, hinted: int | None) -> None:
        combos = combos_of(position, self._words)
        for place, row in enumerate(self.rows):
            row.combo = combos[place] if place < len(combos) else None
            row.is_lit = place == hinted
            row.tooltip = self._explained(combos[place]) if place < len(combos) else ""

    def _explained(self, combo: ComboShown) -> str:
        code = "tip.combo" if combo.price else "tip.combo_free"
        return self._words.tr(code, combo=combo.name, summary=combo.summary, count=combo.price)

    def draw(self, surface: pygame.Surface) -> None:
        theme, tr = self._theme, self._words.tr
        if self.has_title:
            title = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
            middle = (self.rect.centerx, self.rect.y + theme.px(25))
            text.draw(surface, tr("column.title"), title, middle, "center")
            label = TextStyle.of(theme, Type.SMALL, SOFT_INK)
            places = self.rows[0].places
            y = self.rect.y + theme.px(47)
            text.draw(surface, tr("column.price"), label, (round(places.price[0]), y), "center")
            text.draw(surface, tr("column.tokens"), label, (round(places.tokens[0]), y), "center")
        for row in self.rows:
            row.draw(surface)


def _opener(on_open: Callable[[int], None], place: int) -> Callable[[], None]:
    return lambda: on_open(place)

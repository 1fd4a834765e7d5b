"""The bar under the board: whose turn, one line of hint, the main buttons, hand, trays, income and rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.intents import Pos
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, disc, letter_tile, put
from smallworld_desktop.render.pieces.track import MOST_SHOWN
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, Theme, Type
from smallworld_desktop.render.widgets import Button, IconButton, Widget
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.table.bar_fields import (
    Field,
    HandField,
    IncomeField,
    SourceField,
    TrayField,
    draw_hand_field,
    draw_next,
    draw_rounds,
)
from smallworld_desktop.scenes.turn.base import Choice, Hand, Tray

Call = Callable[[], None]

MAIN = 3
"""Main buttons. Undo stands before them and the menu at the right end of the bar, always."""


@dataclass(frozen=True, slots=True)
class BarState:
    """Everything the bar says now."""

    owner: int
    letter: str
    hint: str
    hand: Hand | None
    hand_owner: int
    trays: Sequence[Tray]
    armed: str | None
    income: int | None
    round: int
    rounds: int
    follows: tuple[int, str] | None = None
    """Colour and name of the next player, while coins are counted."""


class Bar:
    """Lays out and draws the bar; its buttons are widgets for the scene's group."""

    def __init__(self, words: Words, on_undo: Call, on_redo: Call, on_more: Call) -> None:
        self._words = words
        self.undo = Button("", on_undo, icon=lambda size: icon("undo", size))
        self.redo = IconButton(lambda size: icon("redo", size), on_redo, tooltip="")
        self.more = IconButton(lambda size: icon("menu", size), on_more, tooltip="")
        self.buttons = [Button("", _nothing) for _ in range(MAIN)]
        self.income = IncomeField()
        self.rounds = Field()
        self.hand = HandField()
        self.trays = [TrayField() for _ in range(2)]
        self.state: BarState | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._theme = Theme()

    @property
    def widgets(self) -> list[Widget]:
        return [
            self.undo, self.redo, *self.buttons, self.more, self.hand, *self.trays, self.income, self.rounds,
        ]  # fmt: skip

    @property
    def sources(self) -> list[SourceField]:
        """What can be dragged onto the board."""
        return [self.hand, *self.trays]

    def meaning_at(self, pos: Pos | None) -> object:
        """What a press here would mean: the words of a main button, another button itself, or None."""
        pressable = (self.undo, self.redo, *self.buttons, self.more)
        button = next((each for each in pressable if pos is not None and each.contains(pos)), None)
        return button.label if isinstance(button, Button) and button in self.buttons else button

    def place(self, rect: Rect, theme: Theme) -> None:
        self.rect, self._theme = rect, theme
        self._lay_out()

    def show(self, state: BarState, choices: Sequence[Choice]) -> None:
        self.state = state
        tr = self._words.tr
        self.redo.tooltip, self.more.tooltip = tr("tip.redo"), tr("tip.more")
        self.hand.tooltip = tr("tip.hand")
        self.hand.hand, self.hand.owner = state.hand, state.hand_owner
        self.rounds.tooltip = tr("tip.rounds", round=state.round, rounds=state.rounds)
        for number, button in enumerate(self.buttons):
            button.visible = number < len(choices)
            if number < len(choices):
                _dress(button, choices[number])
        for number, field in enumerate(self.trays):
            field.tray = state.trays[number] if number < len(state.trays) else None
            field.visible = field.tray is not None
            field.is_armed = field.tray is not None and field.tray.marker == state.armed
            field.tooltip = tr("tip.tray")
        self._lay_out()

    def _lay_out(self) -> None:
        """The menu at the right end, the right side as wide as it needs, then the buttons as wide as their words.

        Where there is no room for all of it, buttons break their lines.
        """
        theme, rect = self._theme, self.rect
        height, gap = theme.button_height, theme.px(10, 6)
        x, y = rect.x + theme.px(18, 14), rect.y + theme.px(41, 50)
        shown = [button for button in (self.undo, *self.buttons, self.redo) if button.visible]
        self._place_menu(y)
        widths = [self._width_of(button) for button in shown]
        wanted = sum(widths) + gap * len(widths)
        end = self._lay_out_compact(x + wanted) if theme.is_compact else self._lay_out_roomy(x + wanted)
        planks = [button for button in shown if isinstance(button, Button) and button.label]
        room = sum(self._width_of(button) for button in planks)
        short = max(0, x + wanted - end)
        for button, width in zip(shown, widths, strict=True):
            if button in planks:
                width = max(height, width - round(short * width / room))
            button.place(Rect(x, y, width, height), theme)
            x += width + gap

    def _place_menu(self, y: int) -> None:
        theme, size = self._theme, self._width_of(self.more)
        right = self.rect.right - theme.px(14, 10)
        self.more.place(Rect(right - size, y, size, theme.button_height), theme)

    def _width_of(self, button: Widget) -> int:
        if isinstance(button, Button) and button.label:
            return button.preferred_width(self._theme)
        return round(self._theme.button_height * (1.0 if isinstance(button, Button) else 0.8))

    def _lay_out_roomy(self, buttons_end: int) -> int:
        """From the right: rounds, income, trays, hand. Returns where the buttons have to end."""
        theme, rect = self._theme, self.rect
        top, height = rect.y + theme.px(9), rect.h - theme.px(18)
        rounds = self.state.rounds if self.state is not None else 10
        width = round(min(max(6, rounds), MOST_SHOWN) * theme.px(22.6))
        right = self.more.rect.left - theme.px(14)
        self.rounds.place(Rect(right - width, top, width, height), theme)
        right = self.rounds.rect.left - theme.px(16)
        width = theme.px(124)
        self.income.place(Rect(right - width, top, width, height), theme)
        right = self.income.rect.left - theme.px(12)
        for field in self.trays:
            if field.visible and field.tray is not None:
                width = max(theme.px(104), theme.px(48) * min(3, field.tray.places) + theme.px(14))
                field.place(Rect(right - width, top, width, height), theme)
                right = field.rect.left - theme.px(24)
        width = min(self._hand_width(), max(theme.px(120), right - buttons_end - theme.px(20)))
        self.hand.place(Rect(right - width, top, width, height), theme)
        return self.hand.rect.left - theme.px(20)

    def _lay_out_compact(self, buttons_end: int) -> int:
        """Hand, trays and income beside the hint, the track beside the buttons, which end where it begins."""
        theme, rect = self._theme, self.rect
        top, height = rect.y + theme.px(6), theme.px(40)
        right = rect.right - theme.px(10)
        self.income.place(Rect(right - theme.px(92), top, theme.px(92), height), theme)
        right = self.income.rect.left - theme.px(6)
        for field in self.trays:
            if field.visible and field.tray is not None:
                width = theme.px(36) * min(3, field.tray.places) + theme.px(8)
                field.place(Rect(right - width, top, width, height), theme)
                right = field.rect.left - theme.px(6)
        width = self._hand_width()
        self.hand.place(Rect(right - width, top, width, height), theme)
        rounds = self.state.rounds if self.state is not None else 10
        least = round(min(max(6, rounds), MOST_SHOWN) * theme.px(18))
        right = self.more.rect.left - theme.px(10)
        left = min(max(buttons_end + theme.px(8), rect.centerx), right - least)
        low = rect.y + theme.px(48)
        self.rounds.place(Rect(left, low, right - left, rect.bottom - low - theme.px(10)), theme)
        return left - theme.px(6)

    def _hand_width(self) -> int:
        if self.state is not None and self.state.follows is not None:
            return self._theme.px(190, 20)
        if self.state is None or self.state.hand is None:
            return 0
        count = min(self.state.hand.count, 6 if self._theme.is_compact else 9)
        return self._theme.px(56, 40) + self._theme.px(23, 14) * max(1, count - 1) + self._theme.px(10, 8)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        state = self.state
        if state is None:
            return
        self._draw_hint(surface, state)
        for button in (self.undo, self.redo, *self.buttons, self.more):
            if button.visible:
                button.draw(surface)
        theme, tr = self._theme, self._words.tr
        if state.follows is not None:
            draw_next(surface, self.hand.rect, theme, tr("bar.next"), *state.follows)
        elif state.hand is not None:
            draw_hand_field(surface, self.hand.rect, theme, state.hand, state.hand_owner, tr("bar.no_tokens"))
        for field in self.trays:
            if field.visible:
                field.draw(surface)
        if state.income is not None:
            self.income.draw_amount(surface, tr("bar.this_turn"), state.income)
        words = tr("bar.round", round=state.round, rounds=state.rounds)
        draw_rounds(surface, self.rounds.rect, theme, words, state.round, state.rounds)

    def draw_dragged(self, surface: pygame.Surface) -> None:
        """A disc or tokens on their way to the board."""
        self.hand.draw_carried(surface, self._theme.px(46, 36))
        for field in self.trays:
            if field.tray is not None and field.dragged_to is not None:
                put(surface, disc(field.tray.marker, self._theme.px(36, 28)), field.dragged_to)

    @property
    def hint_rect(self) -> Rect:
        """Where the line of hint stands."""
        theme = self._theme
        left = self.rect.x + theme.px(18, 14) + theme.px(26, 24) + theme.px(8)
        end = self.hand.rect.left - theme.px(20, 8)
        return Rect(left, self.rect.y + theme.px(5, 6), max(10, end - left), theme.px(34, 38))

    def _draw_hint(self, surface: pygame.Surface, state: BarState) -> None:
        theme = self._theme
        size = theme.px(26, 24)
        x, y = self.rect.x + theme.px(18, 14), self.rect.y + theme.px(23, 26)
        if state.letter:
            put(surface, letter_tile(OWNERS[state.owner], state.letter, size), (x + size // 2, y))
        style = TextStyle.of(theme, Type.HINT, INK)
        text.draw_in(surface, state.hint, style, self.hint_rect, "midleft", max_lines=2, smallest=theme.smallest_text)


def _dress(button: Button, choice: Choice) -> None:
    button.label = choice.label
    button.enabled = choice.enabled
    button.tooltip = choice.tooltip
    button.is_lit = choice.is_lit
    button.icon = _icon_of(choice.icon) if choice.icon else None
    button.on_press = choice.choose


def _icon_of(name: str) -> Callable[[int], pygame.Surface]:
    return lambda size: icon(name, size)


def _nothing() -> None:
    pass

"""The bar under the board: whose turn, one line of hint, the main buttons, hand, trays, income and rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.intents import Action, Clicked, Dragged, Dropped, Intent, Key, Pointer, Pos
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import (
    OWNERS,
    coin,
    disc,
    draw_hand,
    draw_number,
    draw_round_track,
    draw_tray,
    letter_tile,
    put,
)
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, IconButton, Widget
from smallworld_desktop.render.widgets.base import Shown
from smallworld_desktop.scenes.table.steps.base import Choice, Hand, Tray
from smallworld_desktop.scenes.table.words import Words

Call = Callable[[], None]

MAIN = 3
"""Main buttons. Undo stands before them if it can do something, or if there are fewer."""


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


class Bar:
    """Lays out and draws the bar; its buttons are widgets for the scene's group."""

    def __init__(self, words: Words, on_undo: Call, on_redo: Call, on_more: Call) -> None:
        self._words = words
        self.undo = Button("", on_undo, icon=lambda size: icon("undo", size))
        self.redo = IconButton(lambda size: icon("redo", size), on_redo, tooltip="")
        self.more = IconButton(lambda size: icon("menu", size), on_more, tooltip="")
        self.buttons = [Button("", _nothing) for _ in range(MAIN)]
        self.income = Field()
        self.rounds = Field()
        self.hand = Field()
        self.trays = [TrayField() for _ in range(2)]
        self.state: BarState | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._theme = Theme()

    @property
    def widgets(self) -> list[Widget]:
        return [
            self.undo, self.redo, *self.buttons, self.more, self.hand, *self.trays, self.income, self.rounds,
        ]  # fmt: skip

    def place(self, rect: Rect, theme: Theme) -> None:
        self.rect, self._theme = rect, theme
        self._lay_out()

    def show(self, state: BarState, choices: Sequence[Choice], more: Sequence[Choice]) -> None:
        self.state = state
        tr = self._words.tr
        self.undo.tooltip = tr("tip.undo")
        self.redo.tooltip, self.more.tooltip = tr("tip.redo"), tr("tip.more")
        self.hand.tooltip = tr("tip.hand")
        self.rounds.tooltip = tr("tip.rounds", round=state.round, rounds=state.rounds)
        for number, button in enumerate(self.buttons):
            button.visible = number < len(choices)
            if number < len(choices):
                _dress(button, choices[number])
        self.undo.visible = self.undo.enabled or len(choices) < MAIN
        self.more.visible = bool(more)
        for number, field in enumerate(self.trays):
            field.tray = state.trays[number] if number < len(state.trays) else None
            field.visible = field.tray is not None
            field.is_armed = field.tray is not None and field.tray.marker == state.armed
            field.tooltip = tr("tip.tray")
        self._lay_out()

    def _lay_out(self) -> None:
        """The right side as wide as it needs, then the buttons as wide as their words.

        Where there is no room for all of it, Undo goes without its word first, then the others break their lines.
        """
        theme, rect = self._theme, self.rect
        height, gap = theme.button_height, theme.px(10, 6)
        x, y = rect.x + theme.px(18, 14), rect.y + theme.px(41, 50)
        shown = [button for button in (self.undo, self.redo, *self.buttons, self.more) if button.visible]
        self.undo.label = self._words.tr("ui.undo")
        for with_word in (True, False):
            if not with_word:
                self.undo.label = ""
            widths = [self._width_of(button) for button in shown]
            wanted = sum(widths) + gap * len(widths)
            end = self._lay_out_compact(x + wanted) if theme.is_compact else self._lay_out_roomy(x + wanted)
            if x + wanted <= end:
                break
        planks = [button for button in shown if isinstance(button, Button) and button.label]
        room = sum(self._width_of(button) for button in planks)
        short = max(0, x + wanted - end)
        for button, width in zip(shown, widths, strict=True):
            if button in planks:
                width -= round(short * width / room)
            button.place(Rect(x, y, width, height), theme)
            x += width + gap

    def _width_of(self, button: Widget) -> int:
        if isinstance(button, Button) and button.label:
            return button.preferred_width(self._theme)
        return round(self._theme.button_height * (1.0 if isinstance(button, Button) else 0.8))

    def _lay_out_roomy(self, buttons_end: int) -> int:
        """From the right: rounds, income, trays, hand. Returns where the buttons have to end."""
        theme, rect = self._theme, self.rect
        top, height = rect.y + theme.px(9), rect.h - theme.px(18)
        rounds = self.state.rounds if self.state is not None else 10
        width = round(max(6, rounds) * theme.px(22.6))
        right = rect.right - theme.px(18)
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
        least = round(max(6, rounds) * theme.px(18))
        left = min(max(buttons_end + theme.px(8), rect.centerx), rect.right - theme.px(14) - least)
        low = rect.y + theme.px(48)
        self.rounds.place(Rect(left, low, rect.right - left - theme.px(14), rect.bottom - low - theme.px(10)), theme)
        return left - theme.px(6)

    def _hand_width(self) -> int:
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
        if state.hand is not None:
            self._draw_hand(surface, state, state.hand)
        for field in self.trays:
            if field.visible and field.tray is not None:
                self._draw_tray(surface, field, field.tray)
        if state.income is not None:
            self._draw_income(surface, state.income)
        self._draw_rounds(surface, state)

    def draw_dragged(self, surface: pygame.Surface) -> None:
        """A disc on its way from the tray to the board."""
        for field in self.trays:
            if field.tray is not None and field.dragged_to is not None:
                put(surface, disc(field.tray.marker, self._theme.px(36, 28)), field.dragged_to)

    def _draw_hint(self, surface: pygame.Surface, state: BarState) -> None:
        theme = self._theme
        size = theme.px(26, 24)
        x, y = self.rect.x + theme.px(18, 14), self.rect.y + theme.px(23, 26)
        if state.letter:
            put(surface, letter_tile(OWNERS[state.owner], state.letter, size), (x + size // 2, y))
        style = TextStyle.of(theme, Type.HINT, INK)
        left = x + size + theme.px(8)
        end = self.hand.rect.left - theme.px(20, 8)
        box = Rect(left, y - theme.px(16, 20), max(10, end - left), theme.px(30, 38))
        lines = 1 if not theme.is_compact else 2
        text.draw_in(surface, state.hint, style, box, "midleft", max_lines=lines, smallest=theme.smallest_text)

    def _draw_hand(self, surface: pygame.Surface, state: BarState, hand: Hand) -> None:
        theme, rect = self._theme, self.hand.rect
        size = theme.px(38, 30)
        if theme.is_compact:
            left, room = (rect.x, rect.centery), rect.w - theme.px(12)
        else:
            style = TextStyle.of(
                theme, Type.LABEL_STRONG if hand.urgent else Type.LABEL, TITLE_RED if hand.urgent else SOFT_INK
            )
            text.draw_in(surface, hand.label, style, self._label_box(rect), "midleft", smallest=theme.smallest_text)
            surfaces.draw_rule(
                surface, (rect.x - theme.px(16), rect.y + theme.px(7)), rect.h - theme.px(14), theme, upright=True
            )
            left, room = (rect.x, rect.y + theme.px(59)), rect.w - theme.px(12)
        if hand.count:
            draw_hand(surface, hand.race, OWNERS[state.hand_owner], hand.count, left, size, room, hand.declined)
        else:
            dash = TextStyle.of(theme, Type.HEADING, SOFT_INK)
            text.draw(surface, "–", dash, (left[0] + theme.px(4), round(left[1])), "midleft")

    def _label_box(self, rect: Rect) -> Rect:
        return Rect(rect.x, rect.y, rect.w + self._theme.px(8), self._theme.px(30))

    def _draw_tray(self, surface: pygame.Surface, field: TrayField, tray: Tray) -> None:
        theme, rect = self._theme, field.rect
        places = min(3, tray.places)
        box = rect.copy()
        if not theme.is_compact:
            style = TextStyle.of(theme, Type.LABEL, SOFT_INK)
            text.draw_in(surface, tray.label, style, self._label_box(rect), "midleft", smallest=theme.smallest_text)
            surfaces.draw_rule(
                surface, (rect.x - theme.px(12), rect.y + theme.px(7)), rect.h - theme.px(14), theme, upright=True
            )
            box = Rect(rect.x, rect.y + theme.px(34), rect.w, theme.px(50))
        if field.is_armed:
            surfaces.draw_focus_ring(surface, box, theme)
        draw_tray(surface, box, [tray.marker] * min(tray.left, places), places)
        if field.has_ring:
            surfaces.draw_focus_ring(surface, box, theme)

    def _draw_income(self, surface: pygame.Surface, income: int) -> None:
        theme, rect = self._theme, self.income.rect
        if self.income.hovered or self.income.has_ring:
            surfaces.draw_lit_frame(surface, rect, theme)
        size = theme.px(38, 26)
        x = rect.x + theme.px(11, 4)
        y = rect.centery
        if not theme.is_compact:
            label = TextStyle.of(theme, Type.LABEL, SOFT_INK)
            text.draw_in(
                surface,
                self._words.tr("bar.this_turn"),
                label,
                self._label_box(rect).move(theme.px(11), 0),
                "midleft",
                smallest=theme.smallest_text,
            )
            if not self.income.hovered:
                surfaces.draw_rule(
                    surface, (rect.x - theme.px(5), rect.y + theme.px(7)), rect.h - theme.px(14), theme, upright=True
                )
            y = rect.y + theme.px(59)
        put(surface, coin(None, size), (x + size // 2, y))
        height = theme.px(27, 19) if income < 10 else theme.px(24, 18)
        draw_number(surface, f"+{income}", height, TITLE_RED, (x + size + theme.px(8, 6), y), "midleft")

    def _draw_rounds(self, surface: pygame.Surface, state: BarState) -> None:
        theme, rect = self._theme, self.rounds.rect
        track = rect.copy()
        if not theme.is_compact:
            label = TextStyle.of(theme, Type.LABEL, SOFT_INK)
            words = self._words.tr("bar.round", round=state.round, rounds=state.rounds)
            text.draw_in(
                surface,
                words,
                label,
                Rect(rect.x, rect.y, rect.w, theme.px(30)),
                "midright",
                smallest=theme.smallest_text,
            )
            height = theme.px(50)
            track = Rect(rect.x, rect.bottom - height - theme.px(5), rect.w, height)
            surfaces.draw_rule(
                surface, (rect.x - theme.px(8), rect.y + theme.px(7)), rect.h - theme.px(14), theme, upright=True
            )
        draw_round_track(surface, track, state.round, state.rounds)


class Field(Widget):
    """A place in the bar that explains itself."""

    can_focus = False

    def draw(self, surface: pygame.Surface) -> None:
        """The bar draws it."""


class TrayField(Field):
    """Discs waiting to be placed: press to pick up, or drag."""

    can_focus = True
    tray: Tray | None = None
    is_armed = False
    dragged_to: Shown[Pos | None] = Shown(None)

    def __init__(self) -> None:
        super().__init__()
        self.on_arm: Callable[[str], None] = _ignore
        self.on_drop: Callable[[str, Pos], None] = _ignore_drop

    def handle(self, intent: Intent) -> bool:
        if self.tray is None:
            return False
        match intent:
            case Clicked(button=Pointer.LEFT) | Key(action=Action.CONFIRM):
                self.on_arm(self.tray.marker)
            case Dragged(pos=pos, button=Pointer.LEFT) if self.tray.left > 0:
                self.dragged_to = pos
            case Dropped(pos=pos, button=Pointer.LEFT):
                self.dragged_to = None
                self.on_drop(self.tray.marker, pos)
            case _:
                return False
        return True

    def cancel(self) -> None:
        super().cancel()
        self.dragged_to = None


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


def _ignore(marker: str) -> None:
    pass


def _ignore_drop(marker: str, pos: Pos) -> None:
    pass

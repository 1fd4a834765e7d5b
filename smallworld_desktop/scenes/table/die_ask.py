"""The question before the die: its tray stands ready beside the region, with what it has to show."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Intent
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces.die_cube import draw_rest
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.theme import INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Group
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.conquest.tray import beads, place_tray, slip_below
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table.theatre import draw_needed
from smallworld_desktop.scenes.turn.base import Choice, RollQuestion
from smallworld_desktop.scenes.turn.overlays import Overlay, picture

MOST = 3
"""What the die shows while it waits: what one hopes for."""


class DieAskScene(Overlay):
    """Roll or not; the last choice is what Esc means."""

    def __init__(
        self, services: Services, board: BoardWidget, owner: int, question: RollQuestion, choices: Sequence[Choice]
    ) -> None:
        super().__init__(services)
        self._board = board
        self._owner = owner
        self._question = question
        self.buttons = [
            Button(choice.label, self.closing(choice.choose), icon=picture(choice), is_lit=choice.is_lit)
            for choice in choices
        ]
        self.group = Group(self.buttons, self.invalidate)
        self.group.focus_on(next((b for b in self.buttons if b.is_lit), self.buttons[-1]), by_keyboard=True)
        self._theme = Theme()
        self._tray = self.slip = Rect(0, 0, 0, 0)
        self._words: TextBlock | None = None

    def resize(self, size: tuple[int, int]) -> None:
        theme = self._theme = self.services.theme(size)
        pad, row, button = theme.px(14, 10), theme.px(48, 38), theme.px(42, 38)
        wide = slip_below(Rect(0, 0, 1, 1), theme, 1).w - 2 * pad
        self._words = text.layout(self._question.words, TextStyle.of(theme, Type.SMALL, INK), wide)
        height = theme.px(40, 32) + row + self._words.height + button + 3 * pad
        self._tray = place_tray(self._board, self._question.region, theme, height)
        self.slip = slip_below(self._tray, theme, height)
        x, each = self.slip.x + pad, (wide - pad * (len(self.buttons) - 1)) // len(self.buttons)
        for each_button in self.buttons:
            each_button.place(Rect(x, self.slip.bottom - pad - button, each, button), theme)
            x += each + pad

    def hear(self, intent: Intent) -> bool:
        return self.group.handle(intent)

    def update(self, dt: float) -> None:
        self.group.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        theme, question, board = self._theme, self._question, self._board
        board.lights.draw_veil(surface, (question.region,), 0.5)
        beads(surface, board.anchor(question.region), self._tray, theme)
        draw_rest(surface, self._tray, MOST, question.cost - question.hand, is_lit=False)
        surfaces.draw_panel(surface, self.slip, theme, Sheet.SLIP)
        title = TextStyle.of(theme, Type.NAME, TITLE_RED)
        box = Rect(self.slip.x + theme.px(12), self.slip.y + theme.px(6), self.slip.w - theme.px(24), theme.px(34, 28))
        text.draw_in(surface, question.title, title, box, "center", smallest=theme.smallest_text)
        row = Rect(self.slip.x, box.bottom, self.slip.w, theme.px(48, 38))
        draw_needed(surface, row, question.cost, (question.race, self._owner, question.hand), theme)
        if self._words is not None:
            text.draw_block(surface, self._words, (self.slip.x + theme.px(14, 10), row.bottom))
        self.group.draw(surface)

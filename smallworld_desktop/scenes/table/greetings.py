"""Before a person's turn: the cover while the screen is passed on, and a recap of what happened to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Action, Clicked, Intent, Key
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import OWNERS, letter_tile, put
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Group
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.session import Seat
from smallworld_desktop.scenes.table.chronicle import Told
from smallworld_desktop.scenes.table.overlays import Overlay

SHOWN = 6


class CoverScene(Overlay):
    """Hides everything until the next person sits at the screen."""

    is_overlay = False

    def __init__(self, services: Services, seat: Seat, asked_by: str = "") -> None:
        """`asked_by` is whose turn it is, if not that person's own."""
        super().__init__(services)
        self._seat = seat
        tr = services.tr
        self._lines = tr("cover.asked", player=seat.name, other=asked_by) if asked_by else tr("cover.words")
        self.button = Button(tr("cover.button", player=seat.name), self.close, is_lit=True)
        self.group = Group([self.button], self.invalidate)
        self.group.focus_on(self.button, by_keyboard=True)
        self._theme = Theme()
        self._sheet = Rect(0, 0, 0, 0)

    def resize(self, size: tuple[int, int]) -> None:
        theme = self._theme = self.services.theme(size)
        self._sheet = Rect(0, 0, theme.px(560, 460), theme.px(320, 270))
        self._sheet.center = (size[0] // 2, size[1] // 2)
        width = max(self.button.preferred_width(theme), theme.px(180, 150))
        place = Rect(0, 0, width, theme.button_height)
        place.midbottom = (self._sheet.centerx, self._sheet.bottom - theme.px(34, 26))
        self.button.place(place, theme)

    def hear(self, intent: Intent) -> bool:
        return self.group.handle(intent) or (isinstance(intent, Key) and intent.action is Action.BACK)

    def draw(self, surface: pygame.Surface) -> None:
        theme, tr = self._theme, self.services.tr
        surfaces.draw_table(surface)
        surfaces.draw_panel(surface, self._sheet, theme)
        x, y = self._sheet.centerx, self._sheet.y
        mark = letter_tile(OWNERS[self._seat.colour], self._seat.name[:1].upper(), theme.px(76, 60))
        put(surface, mark, (x, y + theme.px(70, 58)))
        title = TextStyle.of(theme, Type.TITLE, TITLE_RED, CREAM)
        room = self._sheet.w - theme.px(60, 40)
        box = Rect(0, 0, room, theme.px(44, 36))
        box.center = (x, y + theme.px(142, 118))
        text.draw_in(
            surface, tr("cover.title", player=self._seat.name), title, box, "center", smallest=theme.smallest_text
        )
        body = TextStyle.of(theme, Type.BODY, INK)
        box.center = (x, y + theme.px(188, 158))
        text.draw_in(surface, self._lines, body, box, "center", max_lines=2, smallest=theme.smallest_text)
        self.group.draw(surface)


class RecapScene(Overlay):
    """A slip with what others did to this player; the regions are shown on the board below. A click closes it.

    `is_low` says that most of these lie in the lower half of the board: the slip keeps out of their way.
    """

    def __init__(
        self,
        services: Services,
        told: Sequence[Told],
        bounds: Callable[[], Rect],
        is_low: Callable[[], bool],
        on_close: Callable[[], None],
    ) -> None:
        super().__init__(services)
        self._lines = [sentence.words for sentence in told[-SHOWN:]]
        self._left_out = len(told) - len(self._lines)
        self._bounds = bounds
        self._is_low = is_low
        self.button = Button(services.tr("button.go_on"), self.closing(on_close), is_lit=True)
        self.group = Group([self.button], self.invalidate)
        self.group.focus_on(self.button, by_keyboard=True)
        self._on_close = on_close
        self._slip = Rect(0, 0, 0, 0)
        self._theme = Theme()

    def resize(self, size: tuple[int, int]) -> None:
        theme = self._theme = self.services.theme(size)
        bounds = self._bounds()
        width = min(theme.px(520, 420), bounds.w - theme.px(40))
        self._blocks = [
            text.layout(line, TextStyle.of(theme, Type.BODY, INK), width - theme.px(60, 44)) for line in self._lines
        ]
        if self._left_out:
            more = self.services.tr("recap.more", count=self._left_out)
            self._blocks.append(text.layout(more, TextStyle.of(theme, Type.BODY, SOFT_INK), width - theme.px(60, 44)))
        height = theme.px(64, 52) + sum(block.height + theme.px(5) for block in self._blocks)
        height += theme.button_height + theme.px(30, 22)
        self._slip = Rect(0, 0, width, height)
        self._slip.midbottom = (bounds.centerx, bounds.bottom - theme.px(30, 16))
        if self._is_low():
            self._slip.top = bounds.y + theme.px(30, 16)
        button = Rect(0, 0, max(theme.px(130), self.button.preferred_width(theme)), theme.button_height)
        button.bottomright = (self._slip.right - theme.px(24, 18), self._slip.bottom - theme.px(18, 14))
        self.button.place(button, theme)

    def handle(self, intent: Intent) -> None:
        match intent:
            case Key(action=Action.CONFIRM | Action.BACK):
                self.close()
                self._on_close()
            case _:
                super().handle(intent)

    def hear(self, intent: Intent) -> bool:
        if self.group.handle(intent):
            return True
        if isinstance(intent, Clicked):
            self.close()
            self._on_close()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        theme = self._theme
        surfaces.draw_panel(surface, self._slip, theme, Sheet.SLIP)
        title = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
        x, y = self._slip.x + theme.px(28, 20), self._slip.y + theme.px(18, 14)
        text.draw(surface, self.services.tr("recap.title"), title, (x, y))
        y += theme.px(40, 32)
        for block in self._blocks:
            text.draw_block(surface, block, (x, y))
            y += block.height + theme.px(5)
        self.group.draw(surface)

"""Before a person's turn: the cover while the screen is passed on, and a recap of what others did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Command, Intent, Key
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import OWNERS, coin, draw_number, letter_tile, put
from smallworld_desktop.render.placing import Clutter, spots
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.theme import CREAM, INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Group
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table.recap import Recap
from smallworld_desktop.scenes.turn.overlays import Overlay
from smallworld_desktop.session.session import Seat

FAR = 0.0002
"""What it costs a recap to lie one pixel from its usual place."""


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
        return self.group.handle(intent) or (isinstance(intent, Key) and intent.action is Command.BACK)

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


@dataclass(frozen=True, slots=True)
class _Line:
    """What one player did, laid out, with the coins it brought."""

    seat: Seat
    block: TextBlock
    coins: int | None


class RecapScene(Overlay):
    """A slip with what others did; the regions that were lost are shown on the board below. A click closes it."""

    def __init__(
        self, services: Services, seats: Sequence[Seat], recap: Recap, board: BoardWidget, on_close: Callable[[], None]
    ) -> None:
        super().__init__(services)
        self._seats = seats
        self._recap = recap
        self._board = board
        self.button = Button(services.tr("button.go_on"), self.closing(on_close), is_lit=True)
        self.group = Group([self.button], self.invalidate)
        self.group.focus_on(self.button, by_keyboard=True)
        self._lines: list[_Line] = []
        self.slip = Rect(0, 0, 0, 0)
        self._theme = Theme()

    def resize(self, size: tuple[int, int]) -> None:
        theme = self._theme = self.services.theme(size)
        bounds = self._board.rect.inflate(-theme.px(24, 12), -theme.px(24, 12))
        width = min(theme.px(520, 430), bounds.w)
        for kind in (Type.BODY, Type.SMALL):
            self._lay_out(width - 2 * self._pad - self._tile - theme.px(12, 10) - self._gain, kind)
            height = self._head + sum(self._height(line) for line in self._lines)
            height += theme.button_height + theme.px(26, 18)
            if height <= bounds.h:
                break
        self.slip = self._place((width, min(height, bounds.h)), bounds)
        button = Rect(0, 0, max(theme.px(130), self.button.preferred_width(theme)), theme.button_height)
        button.bottomright = (self.slip.right - theme.px(24, 18), self.slip.bottom - theme.px(18, 14))
        self.button.place(button, theme)

    def _lay_out(self, room: int, kind: Type) -> None:
        style = TextStyle.of(self._theme, kind, INK)
        self._lines = [
            _Line(self._seats[deeds.seat], text.layout(deeds.words, style, room), deeds.coins)
            for deeds in self._recap.deeds
        ]

    def _place(self, size: tuple[int, int], bounds: Rect) -> Rect:
        """Off the regions that were lost, near the middle of the lower edge otherwise."""
        board, lost = self._board, self._recap.regions
        clutter = Clutter((), [board.bounds(region) for region in lost], [board.area(region) for region in lost])
        x, y = bounds.centerx, bounds.bottom
        return clutter.clearest(
            (spot, (abs(spot.centerx - x) + abs(spot.bottom - y)) * FAR) for spot in spots(size, bounds)
        )

    @property
    def _pad(self) -> int:
        return self._theme.px(28, 20)

    @property
    def _tile(self) -> int:
        return self._theme.px(32, 27)

    @property
    def _gain(self) -> int:
        """Room for the coins at the right."""
        return self._theme.px(74, 62)

    @property
    def _head(self) -> int:
        return self._theme.px(60, 48)

    def _height(self, line: _Line) -> int:
        return max(self._tile, line.block.height) + self._theme.px(12, 8)

    def handle(self, intent: Intent) -> None:
        match intent:
            case Key(action=Command.CONFIRM | Command.BACK):
                self.button.on_press()
            case _:
                super().handle(intent)

    def hear(self, intent: Intent) -> bool:
        if self.group.handle(intent):
            return True
        if isinstance(intent, Clicked):
            self.button.on_press()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        theme = self._theme
        surfaces.draw_panel(surface, self.slip, theme, Sheet.SLIP)
        title = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
        x, y = self.slip.x + self._pad, self.slip.y + theme.px(18, 14)
        text.draw(surface, self.services.tr("recap.title"), title, (x, y))
        y = self.slip.y + self._head
        for line in self._lines:
            height = self._height(line) - theme.px(12, 8)
            middle = y + min(height, max(self._tile, line.block.height)) // 2
            mark = letter_tile(OWNERS[line.seat.colour], line.seat.name[:1].upper(), self._tile)
            put(surface, mark, (x + self._tile // 2, middle))
            left = x + self._tile + theme.px(12, 10)
            text.draw_block(surface, line.block, (left, middle - line.block.height // 2))
            if line.coins is not None:
                self._draw_coins(surface, line.coins, middle)
            y += self._height(line)
        self.group.draw(surface)

    def _draw_coins(self, surface: pygame.Surface, coins: int, middle: int) -> None:
        theme, size = self._theme, self._theme.px(26, 22)
        right = self.slip.right - self._pad
        put(surface, coin(None, size), (right - size // 2, middle))
        place = (right - size - theme.px(6), middle)
        draw_number(surface, f"+{coins}", theme.px(19, 16), TITLE_RED, place, "midright")

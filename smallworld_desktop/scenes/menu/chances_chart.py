"""The chances to win after each turn, as lines that carry the owners' rim patterns. A click leads to a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Intent, Pointer
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces import OWNERS, draw_number, letter_tile, owner_line, put
from smallworld_desktop.render.theme import BRASS, INK, RULE, SOFT_INK, TITLE_RED, Type
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.scenes.common.plots import spread
from smallworld_desktop.session.session import Seat

SHARES = (0, 50, 100)


@dataclass(frozen=True, slots=True)
class ChancePoint:
    """The chances of all seats after a turn; None while they are not known. `is_moment`: the turn decided the game."""

    chances: tuple[float, ...] | None
    is_moment: bool = False


class ChancesChart(Widget):
    """One point for each turn; the turn that is looked at stands out."""

    can_focus = False

    def __init__(self, title: str, seats: Sequence[Seat], on_choose: Callable[[int], None], tooltip: str) -> None:
        super().__init__(tooltip)
        self.title = title
        self.seats = seats
        self.on_choose = on_choose
        self.points: Sequence[ChancePoint] = ()
        self.at = -1

    def show(self, points: Sequence[ChancePoint], at: int) -> None:
        """Other points, and which turn is looked at (-1: none)."""
        self.points, self.at = tuple(points), at
        self.touch()

    def handle(self, intent: Intent) -> bool:
        match intent:
            case Clicked(pos=pos, button=Pointer.LEFT) if self.points and self.rect.collidepoint(pos):
                plot = self._plot()
                part = (pos[0] - plot.x) / max(1, plot.width)
                self.on_choose(min(max(round(part * len(self.points)) - 1, 0), len(self.points) - 1))
                return True
        return False

    def _plot(self) -> Rect:
        px, rect = self.theme.px, self.rect
        left, top = rect.x + px(52, 42), rect.y + px(64, 52)
        return Rect(left, top, rect.right - px(54, 42) - left, rect.bottom - px(26, 20) - top)

    def _spot(self, plot: Rect, number: float, chance: float) -> Spot:
        """Where a chance stands after so many turns."""
        return plot.x + plot.width * number / max(1, len(self.points)), plot.bottom - plot.height * chance

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, plot = self.theme, self.theme.px, self._plot()
        head = Rect(self.rect.x + theme.pad, self.rect.y + px(8, 4), self.rect.width - 2 * theme.pad, px(34, 26))
        style = self.style(Type.STRONG, TITLE_RED)
        text.draw_in(surface, self.title, style, head, "center", smallest=theme.smallest_text)
        thin = max(1, round(theme.scale))
        for share in SHARES:
            y = round(self._spot(plot, 0, share / 100)[1])
            surface.fill(RULE, (plot.x, y, plot.width, thin))
            draw_number(surface, f"{share}", px(11, 10), SOFT_INK, (plot.x - px(8, 6), y), "midright")
        if self.at >= 0:
            x = round(self._spot(plot, self.at + 1, 0)[0])
            surface.fill(BRASS, (x - px(2), plot.y - px(4), px(4), plot.height + px(8)))
        self._draw_moments(surface, plot)
        for seat in reversed(range(len(self.seats))):
            self._draw_line(surface, plot, seat)
        self._draw_ends(surface, plot)

    def _draw_moments(self, surface: pygame.Surface, plot: Rect) -> None:
        size = self.theme.px(22, 18)
        for number, point in enumerate(self.points):
            if point.is_moment:
                x = self._spot(plot, number + 1, 0)[0]
                surface.fill(INK, (round(x), plot.y, max(1, round(self.theme.scale)), plot.height))
                put(surface, icon("laurel", size), (x, plot.y - size * 0.6))

    def _draw_line(self, surface: pygame.Surface, plot: Rect, seat: int) -> None:
        """The line of a seat, in pieces where turns are not known yet."""
        piece: list[Spot] = [self._spot(plot, 0, 1 / len(self.seats))]
        for number, point in enumerate((*self.points, ChancePoint(None))):
            if point.chances is not None:
                piece.append(self._spot(plot, number + 1, point.chances[seat]))
                continue
            if len(piece) > 1:
                owner_line(surface, piece, OWNERS[self.seats[seat].colour], self.theme.px(40, 34) / 10)
            piece = []

    def _draw_ends(self, surface: pygame.Surface, plot: Rect) -> None:
        known = [point.chances for point in self.points if point.chances is not None]
        last = known[-1] if known else (1 / len(self.seats),) * len(self.seats)
        side = self.theme.px(26, 20)
        ends = [self._spot(plot, 0, chance)[1] for chance in last]
        places = spread(ends, side + 2, plot.y, plot.bottom)
        for seat, y in zip(self.seats, places, strict=True):
            put(surface, letter_tile(OWNERS[seat.colour], seat.name[:1].upper(), side), (plot.right + side, y))

"""The chart of strengths: bars from the weakest to the strongest, their spread, and one's own in gold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.i18n import Translator
from smallworld_desktop.intents import Pos
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.pieces import draw_number, field_colour, put
from smallworld_desktop.render.texture import PREMULTIPLIED, Layer, rounded
from smallworld_desktop.render.theme import BRASS, INK, RULE, SOFT_INK, TITLE_RED, TURN_GOLD, Colour, Type
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.workshop.balance import CoinAccount

STEP = 2
"""Coins between two lines."""
BAND: Colour = (176, 196, 128)
FEWEST_BARS = 5


@dataclass(frozen=True, slots=True)
class StrengthBar:
    """A race or power in the chart."""

    id: str
    name: str
    account: CoinAccount
    is_own: bool = False


class StrengthChart(Widget):
    """Coins per turn. Where there is no room for all bars, those of the game are thinned out evenly."""

    can_focus = False
    takes_presses = False

    def __init__(self, tr: Translator) -> None:
        super().__init__()
        self.tr = tr
        self.bars: list[StrengthBar] = []
        self.before: CoinAccount | None = None

    def show(self, bars: Sequence[StrengthBar], before: CoinAccount | None) -> None:
        """All bars, and what one's own brought before the last change."""
        self.bars = sorted(bars, key=lambda bar: (bar.account.per_turn, bar.is_own, bar.id))
        self.before = before
        self.touch()

    # -- where things are --------------------------------------------------------------------------------------------

    @property
    def plot(self) -> Rect:
        """The field of the bars."""
        px, rect = self.theme.px, self.rect
        left, top = rect.x + px(30, 24), rect.y + px(28, 22)
        return Rect(left, top, rect.right - left, rect.bottom - px(34, 26) - top)

    @property
    def shown(self) -> list[StrengthBar]:
        """The bars that there is room for: always one's own, the weakest and the strongest."""
        room = max(FEWEST_BARS, self.plot.width // self.theme.px(27, 24))
        own = [bar for bar in self.bars if bar.is_own]
        others = [bar for bar in self.bars if not bar.is_own]
        room -= len(own)
        if len(others) > room:
            others = [others[round(number * (len(others) - 1) / (room - 1))] for number in range(room)]
        kept = {bar.id for bar in (*own, *others)}
        return [bar for bar in self.bars if bar.id in kept]

    @property
    def top(self) -> float:
        """The value at the upper rim."""
        highest = max((bar.account.per_turn for bar in self.bars), default=0.0)
        return max(STEP, highest * 1.12)

    def box_of(self, number: int) -> Rect:
        """The place of a bar, without its emblem."""
        plot, bar = self.plot, self.shown[number]
        each = plot.width / max(1, len(self.shown))
        wide = min(round(each * 0.72), self.theme.px(26, 22))
        high = max(2, round(plot.height * bar.account.per_turn / self.top))
        middle = plot.x + each * (number + 0.5)
        return Rect(round(middle - wide / 2), plot.bottom - high, wide, high)

    def y_of(self, value: float) -> int:
        plot = self.plot
        return plot.bottom - round(plot.height * min(value, self.top) / self.top)

    def tooltip_at(self, pos: Pos) -> str:
        plot, shown = self.plot, self.shown
        if not shown or not plot.x <= pos[0] < plot.right or not plot.y <= pos[1] < self.rect.bottom:
            return ""
        bar = shown[min(int((pos[0] - plot.x) * len(shown) / plot.width), len(shown) - 1)]
        account = bar.account
        coins = self.tr.decimal(account.per_turn)
        return self.tr("balance.bar", name=bar.name, coins=coins, wins=round(100 * account.win_share))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self._draw_ground(surface)
        for number, bar in enumerate(self.shown):
            self._draw_bar(surface, bar, self.box_of(number))
        plot, thin = self.plot, max(1, round(self.theme.scale))
        surface.fill(INK, (plot.x, plot.bottom, plot.width, 2 * thin))
        if self.before is not None:
            self._draw_before(surface, self.before)

    def _draw_ground(self, surface: pygame.Surface) -> None:
        """Lines with their numbers over the band where the middle half of the game's own lie."""
        plot, px, thin = self.plot, self.theme.px, max(1, round(self.theme.scale))
        rates = sorted(bar.account.per_turn for bar in self.bars if not bar.is_own)
        if rates:
            upper, lower = self.y_of(rates[-1 - len(rates) // 4]), self.y_of(rates[len(rates) // 4])
            size = (plot.width, max(2, lower - upper))
            layers = (Layer(0, 2, BAND, alpha=0.5),)
            band = surfaces.keep(("strength band", size), lambda: rounded(size, layers))
            surface.blit(band, (plot.x, upper), special_flags=PREMULTIPLIED)
        for value in range(STEP, int(self.top) + 1, STEP):
            y = self.y_of(value)
            for x in range(plot.x, plot.right, px(9, 8)):
                surface.fill(RULE, (x, y, px(4), thin))
            draw_number(surface, str(value), px(11, 10), SOFT_INK, (plot.x - px(7, 5), y), "midright")
        caption = Rect(self.rect.x, self.rect.y, self.rect.width, plot.y - self.rect.y)
        style = self.style(Type.SMALL, SOFT_INK)
        text.draw_in(surface, self.tr("balance.axis"), style, caption, "topright", smallest=self.theme.smallest_text)

    def _draw_bar(self, surface: pygame.Surface, bar: StrengthBar, box: Rect) -> None:
        px, one = self.theme.px, self.theme.scale
        face = TURN_GOLD if bar.is_own else _muted(field_colour(bar.id))
        rim = BRASS if bar.is_own else INK
        layers = (Layer(0, 4 * one, rim), Layer(1.2 * one, 3 * one, face))
        picture = surfaces.keep(("strength bar", box.size, face, one), lambda: rounded(box.size, layers))
        surface.blit(picture, box, special_flags=PREMULTIPLIED)
        margin = min(bar.account.margin, bar.account.per_turn)
        upper, lower = self.y_of(bar.account.per_turn + margin), self.y_of(bar.account.per_turn - margin)
        thick = max(1, round(1.6 * one))
        surface.fill(INK, (box.centerx - thick // 2, upper, thick, max(1, lower - upper)))
        size = px(26, 22) if not bar.is_own else px(30, 25)
        put(surface, emblem(bar.id, size), (box.centerx, self.plot.bottom + px(18, 14)))

    def _draw_before(self, surface: pygame.Surface, before: CoinAccount) -> None:
        """A line at the height of one's own before the change."""
        number = next((n for n, bar in enumerate(self.shown) if bar.is_own), None)
        if number is None:
            return
        box, y = self.box_of(number), self.y_of(before.per_turn)
        reach, thick = self.theme.px(7, 5), max(2, round(2.4 * self.theme.scale))
        surface.fill(TITLE_RED, (box.x - reach, y - thick // 2, box.width + 2 * reach, thick))


def _muted(colour: Colour) -> Colour:
    """A banner's colour as ink on parchment."""
    red, green, blue = (round(value * 0.86 + 196 * 0.14) for value in colour)
    return red, green, blue

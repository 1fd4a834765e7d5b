"""A race or power on its own spread: likeness, numbers, strengths, partners, and an example that is played."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from smallworld_desktop.book.examples import example_of
from smallworld_desktop.book.worth import LEVELS, Pairing, worth_of
from smallworld_desktop.render import text
from smallworld_desktop.render.pieces import OWNERS, combo_art, disc, draw_stack, field_colour, put, tile
from smallworld_desktop.render.pieces.cutting import PiecePen, kept
from smallworld_desktop.render.texture import PREMULTIPLIED, mix
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Colour, Type
from smallworld_desktop.scenes.book.ink import BookInk
from smallworld_desktop.scenes.book.likeness import SHAPE, draw_framed, draw_name_ribbon
from smallworld_desktop.scenes.book.plates import LandPlate

EMPTY: Colour = (232, 214, 172)
EXAMPLE_SHARE = 0.44
"""Of the right page's height is for the example."""


@dataclass(frozen=True, slots=True)
class PeoplePage:
    """What is drawn of a race or power beside its words. `kind` is `race` or `power`."""

    kind: str
    id: str
    name: str
    pack: str

    @property
    def has_example(self) -> bool:
        return example_of(self.kind, self.id, self.pack) is not None

    def draw_left(self, surface: Surface, area: Rect, ink: BookInk) -> None:
        """Likeness and numbers above, partners below."""
        theme, below = ink.theme, self._partners_height(ink)
        frame = self.frame(area, ink)
        high = frame.h
        draw_framed(surface, frame, self.id, ink, is_badge=self.kind == "power")
        place = draw_name_ribbon(surface, frame, self.name, self.id, ink)
        left = place.right + theme.px(14, 8)
        self._draw_numbers(surface, Rect(left, area.y, area.right - left, high), ink)
        if below:
            self._draw_partners(surface, Rect(area.x, area.bottom - below, area.w, below), ink)

    def frame(self, area: Rect, ink: BookInk) -> Rect:
        """Where the likeness hangs on the left page."""
        ribbon = ink.theme.px(54, 38)
        high = min(area.h - self._partners_height(ink) - ribbon, round(area.w * 0.56 / SHAPE))
        return Rect(area.x + ink.theme.px(14, 9), area.y, round(high * SHAPE), high)

    def button_place(self, area: Rect, ink: BookInk) -> Rect:
        """Where there is room to press, beside the foot of the likeness."""
        frame, px = self.frame(area, ink), ink.theme.px
        left = frame.right + px(40, 26)
        return Rect(left, frame.bottom - px(44, 36), area.right - left, px(52, 42))

    def draw_example(self, surface: Surface, area: Rect, ink: BookInk) -> None:
        """Land it holds, and what that brings."""
        staged = example_of(self.kind, self.id, self.pack)
        if staged is not None:
            LandPlate(staged).draw(surface, area, ink)

    def _draw_numbers(self, surface: Surface, area: Rect, ink: BookInk) -> None:
        """Strengths among its kind; how it lies on the table."""
        theme, worth = ink.theme, worth_of(self.kind, self.id)
        y = area.y + theme.px(6, 2)
        for name, level in worth.levels.items() if worth is not None else ():
            words = ink.tr(f"almanac.measure.{name}")
            box = Rect(area.x, y, area.w, theme.px(26, 20))
            style = ink.style(Type.SMALL, SOFT_INK)
            text.draw_in(surface, words, style, box, "midleft", smallest=theme.smallest_text)
            self._draw_bar(surface, (area.x, box.bottom), level, ink)
            y = box.bottom + theme.px(28, 20)
        size = min(theme.px(66, 42), area.w // 3)
        middle = y + theme.px(56, 34)
        if self.kind == "power":
            put(surface, disc(self.id, round(size * 1.2)), (area.x + size, middle))
            return
        draw_stack(surface, self.id, OWNERS[0], 3, (area.x + size * 0.6, middle), size)
        put(surface, tile(self.id, OWNERS[0], round(size * 0.76), True), (area.x + size * 1.9, middle + size * 0.1))

    def _draw_bar(self, surface: Surface, corner: tuple[int, int], level: int, ink: BookInk) -> None:
        cell = (ink.theme.px(22, 15), ink.theme.px(14, 10))
        colour = mix(field_colour(self.id), (255, 220, 150), 0.1) if self.kind == "race" else (176, 120, 50)
        for place in range(LEVELS):
            picture = bar_cell(*cell, colour if place < level else EMPTY)
            surface.blit(picture, (corner[0] + place * (cell[0] + 3), corner[1]), special_flags=PREMULTIPLIED)

    def _rows(self) -> list[tuple[str, tuple[Pairing, ...]]]:
        worth = worth_of(self.kind, self.id)
        return [] if worth is None else [("almanac.good", worth.good), ("almanac.poor", worth.poor)]

    def _partners_height(self, ink: BookInk) -> int:
        return sum(ink.theme.px(36, 25) + len(row) * self._row_height(ink) for _, row in self._rows())

    @staticmethod
    def _row_height(ink: BookInk) -> int:
        return ink.theme.px(50, 35)

    def _draw_partners(self, surface: Surface, area: Rect, ink: BookInk) -> None:
        theme, y = ink.theme, area.y
        for code, pairings in self._rows():
            box = Rect(area.x, y, area.w, theme.px(34, 24))
            style = ink.style(Type.NAME, TITLE_RED)
            text.draw_in(surface, ink.tr(code), style, box, "midleft", smallest=theme.smallest_text)
            y += theme.px(36, 25)
            for pairing in pairings:
                self._draw_pairing(surface, Rect(area.x, y, area.w, self._row_height(ink)), pairing, ink)
                y += self._row_height(ink)

    def _draw_pairing(self, surface: Surface, row: Rect, pairing: Pairing, ink: BookInk) -> None:
        """The banner with its badge and name, and what it brought."""
        theme = ink.theme
        high, wide = row.h - theme.px(6, 4), min(round(row.w * 0.62), theme.px(400, 290))
        surface.blit(combo_art(pairing.race, pairing.power, wide, high), row.topleft, special_flags=PREMULTIPLIED)
        left = row.x + round(high * 1.95)
        box = Rect(left, row.y, row.x + wide - round(high * 0.3) - left, high)
        style = ink.style(Type.LABEL_STRONG, INK)
        name = ink.tr.combo(pairing.race, pairing.power)
        text.draw_in(surface, name, style, box, "midleft", max_lines=2, smallest=theme.smallest_text)
        side = Rect(row.x + wide + theme.gap, row.y, row.w - wide - theme.gap, high)
        words = ink.tr("almanac.pays", coins=ink.tr.decimal(pairing.per_turn))
        style = ink.style(Type.SMALL, SOFT_INK)
        text.draw_in(surface, words, style, side, "midleft", max_lines=2, smallest=theme.smallest_text)


@kept
def bar_cell(wide: int, high: int, colour: Colour) -> Surface:
    """A cell of a bar of strength."""
    pen = PiecePen(wide, high)
    pen.box(0, 0, wide, high, 3, INK)
    pen.box(1.5, 1.5, wide - 3, high - 3, 2, colour)
    return pen.done()

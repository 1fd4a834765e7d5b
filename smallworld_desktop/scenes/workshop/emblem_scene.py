"""Drawing an emblem: one of our drawings, another beside it, a shape under them, in colours of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame
from pygame import Rect

from smallworld_desktop.content.arms import GROUND, PATTERNS, SECOND, SHAPES, hex_colour
from smallworld_desktop.i18n import capitalised
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.emblems import drawn_shape, emblem, families, icon
from smallworld_desktop.render.pieces import put
from smallworld_desktop.render.theme import SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import Button, Label, OneOf, Option, Pane, PictureGrid, Widget
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.workshop.flow import Flow
from smallworld_desktop.scenes.workshop.plate import SWATCHES, swatch
from smallworld_desktop.scenes.workshop.sheet import SheetScene

Parts = dict[str, Any]
FIGURE, BESIDE = "figure", "beside"
SLOTS = (FIGURE, BESIDE)
COLOURS = ("tint", "colour", "second")
USUAL = {"tint": "", "colour": hex_colour(GROUND), "second": hex_colour(SECOND)}


class EmblemScene(SheetScene):
    """`apply` hears every change, and the emblem called `id` is shown as it is then."""

    roomy = (1120, 780)
    compact = (960, 600)

    def __init__(self, services: Services, id: str, parts: Parts, apply: Callable[[Parts], None]) -> None:
        super().__init__(services)
        self._id = id
        self.parts = dict(parts)
        self._apply = apply
        self._slot = 0
        self.pane = Pane()
        self._plate = Rect(0, 0, 0, 0)
        found = families()
        self.figures = [id for family in ("races", "powers", "places", "markers", "symbols") for id in found[family]]

    # -- widgets -----------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        done = Button(tr("workshop.done"), self.back, icon=partial(icon, "check"), is_lit=True)
        title, plain, done = self.sheet_parts(tr("workshop.draw.title"), tr("workshop.draw.plain"), done)
        plain.on_press = self._start_over
        self.slots = OneOf([Option(tr(f"workshop.draw.{slot}")) for slot in SLOTS], self._slot, self._turn)
        self.grid = PictureGrid([(self._called(id), partial(emblem, id)) for id in self.figures], -1, self._choose)
        self.grid.chosen = self._place_of(SLOTS[self._slot])
        self.none = Button(tr("workshop.draw.none"), self._take_out, kind=Type.STRONG)
        rows = [self._shapes(), self._patterns(), *(self._colours(key) for key in COLOURS)]
        self.rows = rows
        self._refresh()
        inside = [widget for row in rows for widget in row]
        return [title, self.slots, self.grid, self.none, self.pane, *inside, plain, done]

    def first_focus(self) -> Widget | None:
        return self.grid

    def _called(self, id: str) -> str:
        kinds = (kind for kind in ("race", "power", "place", "marker", "symbol") if self.tr.has(f"{kind}.{id}.name"))
        kind = next(kinds, None)
        return capitalised(self.tr(f"{kind}.{id}.name")) if kind else ""

    def _shapes(self) -> tuple[Label, OneOf]:
        words = ("", *SHAPES)
        options = [Option(icon=partial(_shape, word)) if word else Option() for word in words]
        return self._row("shape", words, options)

    def _patterns(self) -> tuple[Label, OneOf]:
        words = ("", *PATTERNS)
        options = [Option(icon=partial(_pattern, word)) if word else Option() for word in words]
        return self._row("pattern", words, options)

    def _colours(self, key: str) -> tuple[Label, OneOf]:
        words = [hex_colour(colour) for colour in SWATCHES]
        usual = USUAL[key]
        words = [usual, *(word for word in words if word != usual)]
        now = str(self.parts.get(key) or usual).lower()
        if now not in words:
            words[-1] = now
        options = [Option(icon=partial(swatch, word)) if word else Option() for word in words]
        return self._row(key, words, options, usual)

    def _row(self, key: str, words: Sequence[str], options: Sequence[Option], usual: str = "") -> tuple[Label, OneOf]:
        now = str(self.parts.get(key) or usual).lower()
        at = list(words).index(now) if now in words else 0
        label = Label(self.tr(f"workshop.draw.{key}"), Type.LABEL, SOFT_INK)
        return label, OneOf(options, at, lambda index: self._put(key, words[index] if words[index] != usual else ""))

    def _refresh(self) -> None:
        """What makes no sense now is off: a pattern needs a shape, the last drawing can only go with a shape there."""
        has_shape = bool(self.parts.get("shape"))
        self.rows[1][1].enabled = self.rows[3][1].enabled = has_shape
        self.rows[4][1].enabled = has_shape and bool(self.parts.get("pattern"))
        self.rows[2][1].enabled = bool(self.parts.get(FIGURE))
        slot = SLOTS[self._slot]
        self.none.enabled = bool(self.parts.get(slot)) and (slot == BESIDE or has_shape)
        self.slots.touch()

    def _place_of(self, slot: str) -> int:
        id = self.parts.get(slot)
        return self.figures.index(id) if id in self.figures else -1

    # -- what is chosen ----------------------------------------------------------------------------------------------

    def _turn(self, slot: int) -> None:
        self._slot = slot
        self.grid.chosen = self._place_of(SLOTS[slot])
        self._refresh()

    def _choose(self, at: int) -> None:
        self._put(SLOTS[self._slot], self.figures[at])

    def _take_out(self) -> None:
        self.grid.chosen = -1
        self._put(SLOTS[self._slot], "")

    def _put(self, key: str, word: str) -> None:
        if word:
            self.parts[key] = word
        else:
            self.parts.pop(key, None)
        if not self.parts.get("shape"):
            self.parts.pop("pattern", None)
            if not self.parts.get(FIGURE):
                self.parts[FIGURE] = self.figures[0]
                self.grid.chosen = self._place_of(SLOTS[self._slot])
        self._apply(dict(self.parts))
        self._refresh()
        self.invalidate()

    def _start_over(self) -> None:
        """Only the drawing stays."""
        self.parts = {FIGURE: self.parts.get(FIGURE) or self.figures[0]}
        self._apply(dict(self.parts))
        self.rebuild()

    # -- looks -------------------------------------------------------------------------------------------------------

    def lay_out_inside(self, inner: Rect, theme: Theme) -> None:
        px, gap = theme.px, theme.px(22, 14)
        high = px(44, 36)
        left = Rect(inner.x, inner.y, (inner.width - gap) // 2, inner.height)
        right = Rect(left.right + gap, inner.y, inner.right - left.right - gap, inner.height)
        self.slots.place(Rect(left.x, left.y, left.width, high), theme)
        wide = min(left.width, self.none.preferred_width(theme))
        self.none.place(Rect(left.x, left.bottom - high, wide, high), theme)
        top = left.y + high + theme.gap
        self.grid.place(Rect(left.x, top, left.width, left.bottom - high - theme.gap - top), theme)
        side = px(190, 130)
        self._plate = Rect(right.centerx - side // 2, right.y, side, side)
        below = Rect(right.x, right.y + side + px(14, 8), right.width, right.bottom - right.y - side - px(14, 8))
        flow = Flow(Pane.room(below, theme), theme)
        for label, choice in self.rows:
            cell = px(40, 32)
            flow.put(label, px(24, 19))
            flow.skip(-theme.gap)
            flow.placed.append(
                (choice, Rect(0, flow.y, min(flow.width, len(choice.options) * (cell + px(5, 4))), cell))
            )
            flow.y += cell + theme.gap
        self.pane.fill(below, flow.y, flow.placed, theme)

    def paint(self, surface: pygame.Surface) -> None:
        surfaces.draw_lit_frame(surface, self._plate, self.theme)
        put(surface, emblem(self._id, round(self._plate.height * 0.84)), self._plate.center)


def _shape(word: str, size: int) -> pygame.Surface:
    return drawn_shape(word, "", size)


def _pattern(word: str, size: int) -> pygame.Surface:
    return drawn_shape(SHAPES[0], word, size)

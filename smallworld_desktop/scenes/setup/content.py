"""Which content sets take part: shipped ones, the player's own packs, and what is left out of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect

from smallworld_desktop.content import load_packs, user_packs
from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.vocabulary import PackSource
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.theme import FAINT_INK, INK, REASON_RED, SOFT_INK, WELL_OFF, Colour, Theme, Type
from smallworld_desktop.render.widgets import Button, Checkbox, Icon, IconButton, Label, Widget, heading
from smallworld_desktop.render.widgets.base import icon_of, put_icon
from smallworld_desktop.render.widgets.checkbox import tick_box
from smallworld_desktop.scenes.setup.plan import BASE, SETS, Plan

ON: Colour = (252, 244, 218)
FINDS = "finds"
"""The line for finds on a board of the surface."""
PICTURES: dict[str, Icon] = {
    "cursed": partial(icon, "curse"),
    "grand_dames": partial(icon, "tiara"),
    "be_not_afraid": partial(icon, "lantern"),
    "underground": partial(emblem, "volcano"),
    FINDS: partial(emblem, "flying_doormat"),
}
OWN_SHOWN = 2
"""So many own packs have a box here; more are in a list."""


@dataclass(frozen=True, slots=True)
class PackLine:
    """A pack to choose: what it is called and what it brings, or why it can't be used."""

    source: str | Path
    name: str
    races: int
    powers: int
    is_own: bool = False
    errors: int = 0
    is_needed: bool = False
    """By the board: it takes part whatever is chosen."""
    finds: int = 0
    """How many places and relics it brings."""


def shipped_lines(tr: Translator, needed: Sequence[PackSource] = ()) -> list[PackLine]:
    """The sets of the game to choose from, and those that the board needs."""
    return [
        PackLine(
            p.id, tr(f"pack.{p.id}.name"), len(p.races), len(p.powers), is_needed=p.id in needed, finds=len(p.places)
        )
        for p in load_packs([BASE, *SETS]).packs
    ]


def own_lines(given: Sequence[Path] = (), needed: Sequence[PackSource] = ()) -> list[PackLine]:
    """The packs that the board needs, those in the player's folder, and files that were given by hand."""
    lines = []
    first = [pack for pack in needed if isinstance(pack, Path)]
    for path in dict.fromkeys([*first, *user_packs(), *given]):
        loaded = load_packs([BASE, path])
        pack = next((pack for pack in loaded.packs if pack.path is not None and not pack.shipped), None)
        if pack is None:
            lines.append(PackLine(path, path.stem, 0, 0, True, max(1, len(loaded.errors)), path in first))
        else:
            errors = len(loaded.errors)
            lines.append(PackLine(path, pack.name, len(pack.races), len(pack.powers), True, errors, path in first))
    return lines


class PackBox(Checkbox):
    """A pack as a card: tick, picture, name, what it brings."""

    def __init__(self, line: PackLine, checked: bool, on_change: Callable[[bool], None], tr: Translator) -> None:
        code = "setup.pack.errors" if line.errors else "setup.pack.own" if line.is_own else "setup.pack.brings"
        if line.finds:
            code = "setup.pack.brings_finds"
        if line.source == FINDS:
            code = "setup.finds.detail"
        detail = tr(code, races=line.races, powers=line.powers, count=line.errors, finds=line.finds)
        super().__init__(line.name, checked, on_change, detail=detail)
        self.line = line
        if line.source == BASE:
            self.tooltip = tr("setup.pack.base.tip")
        elif line.source == FINDS:
            self.tooltip = tr("setup.finds.tip")
        elif line.errors:
            self.tooltip = tr("setup.pack.errors.tip")
        elif line.is_needed:
            self.tooltip = tr("setup.pack.needed.tip")
        else:
            self.tooltip = detail
        self.enabled = self.enabled and not line.is_needed

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        is_bad = bool(self.line.errors) and not (self.line.races or self.line.powers)
        surfaces.draw_well(surface, self.rect, theme, ON if self.checked else WELL_OFF, radius=theme.px(7))
        gap, side = theme.px(10, 7), theme.px(26, 19)
        box = tick_box(side, self.checked, self.enabled, self.hovered and self.enabled)
        put_icon(surface, box, (self.rect.x + gap + side // 2, self.rect.centery))
        size = min(theme.px(46, 28), self.rect.height - theme.px(10, 8))
        x = self.rect.x + gap * 2 + side
        put_icon(surface, icon_of(self._picture, size), (x + size // 2, self.rect.centery))
        x += size + theme.px(9, 6)
        room = Rect(x, self.rect.y + theme.px(4), self.rect.right - x - theme.px(6), self.rect.height - theme.px(8))
        name = self.style(Type.NAME, FAINT_INK if is_bad else INK)
        block = text.fit(self.label, name, (room.width, room.height // 2), max_lines=2, smallest=theme.smallest_text)
        colour = REASON_RED if self.line.errors else SOFT_INK
        detail = self.style(Type.SMALL_STRONG if self.line.errors else Type.SMALL, colour)
        below = text.fit(
            self.detail, detail, (room.width, room.height - block.height), max_lines=2, smallest=theme.smallest_text
        )
        high = 0 if below.is_cut else below.height
        y = room.centery - (block.height + high) // 2
        text.draw_block(surface, block, (x, y))
        if high:  # what has no room in full is said where it is pointed at
            text.draw_block(surface, below, (x, y + block.height))
        if self.has_ring:
            surfaces.draw_focus_ring(surface, self.rect, theme, theme.px(7))

    @property
    def _picture(self) -> Icon:
        if self.line.source == BASE:
            return partial(emblem, "orcs")
        return PICTURES.get(str(self.line.source), partial(icon, "gift"))


class ContentPanel:
    """Boxes for packs, and the ways to more packs and to single races and powers."""

    def __init__(
        self,
        plan: Plan,
        tr: Translator,
        lines: Sequence[PackLine],
        on_change: Callable[[], None],
        on_add: Callable[[], None],
        on_leave_out: Callable[[], None],
        lanterns: Mapping[str, IconButton],
    ) -> None:
        self.plan, self.tr = plan, tr
        self._on_change = on_change
        self.lanterns = lanterns
        self.heading = heading(tr("setup.content"), kind=Type.HEADING, anchor="midleft")
        self.counts = Label("", Type.LABEL, SOFT_INK, anchor="midright", max_lines=2)
        own = [line for line in lines if line.is_own]
        finds = PackLine(FINDS, tr("setup.finds"), 0, 0)
        shown = [*(line for line in lines if not line.is_own), finds, *own[:OWN_SHOWN]]
        self.boxes = [PackBox(line, self._is_on(line), partial(self._toggle, line), tr) for line in shown]
        more = len(own) - OWN_SHOWN
        label = tr("setup.packs.more", count=more) if more > 0 else tr("setup.packs.add")
        self.add = Button(label, on_add, icon=partial(icon, "gift"))
        self.leave_out = Button("", on_leave_out, icon=partial(icon, "forbidden"))

    @property
    def widgets(self) -> list[Widget]:
        return [self.heading, self.counts, *self.boxes, self.add, self.leave_out]

    def show(self, races: int, powers: int, *, may_hide_finds: bool = False) -> None:
        """What takes part; sets that the board needs can't be left out, finds not be had without monsters."""
        tr = self.tr
        for box in self.boxes:
            box.checked = self._is_on(box.line)
            if box.line.source == FINDS:
                box.enabled = may_hide_finds
                box.checked = may_hide_finds and self.plan.finds
            elif box.line.source in SETS:
                is_needed = box.line.source in self.plan.needed
                box.enabled, box.tooltip = not is_needed, tr("setup.pack.needed") if is_needed else ""
        self.counts.text = tr("setup.counts", races=races, powers=powers)
        left_out = len(self.plan.left_out)
        self.leave_out.label = tr("setup.left_out", count=left_out) if left_out else tr("setup.leave_out")

    def place(self, rect: Rect, theme: Theme) -> None:
        px, pad = theme.px, theme.pad
        head = Rect(rect.x + pad, rect.y + px(12, 7), rect.width - 2 * pad, px(38, 28))
        self.heading.place(Rect(head.x, head.y, round(head.width * 0.36), head.height), theme)
        self.counts.place(
            Rect(self.heading.rect.right, head.y, head.right - self.heading.rect.right, head.height), theme
        )
        inner = Rect(rect.x + pad - px(4), head.bottom + px(4, 2), rect.width - 2 * pad + px(8), 0)
        inner.height = rect.bottom - px(14, 9) - inner.y
        gap, foot = px(6, 4), px(50, 44)
        wide = (inner.width - gap) // 2
        rows = -(-len(self.boxes) // 2)
        high = min((inner.height - foot - gap) // max(rows, 1), px(104, 92))
        for number, box in enumerate(self.boxes):
            x, y = inner.x + number % 2 * (wide + gap), inner.y + number // 2 * high
            lantern = self.lanterns.get(str(box.line.source))
            side = px(42, 32) if lantern is not None and lantern.visible else 0
            box.place(Rect(x, y, wide - (side + px(4, 3) if side else 0), high - gap), theme)
            if lantern is not None and side:
                lantern.place(Rect(x + wide - side, y + (high - gap - side) // 2, side, side), theme)
        y = inner.bottom - foot
        for number, button in enumerate((self.add, self.leave_out)):
            button.place(Rect(inner.x + number * (wide + gap), y, wide, foot), theme)

    def _is_on(self, line: PackLine) -> bool:
        if line.source == BASE:
            return not self.plan.base_out
        if line.source == FINDS:
            return self.plan.finds
        return line.is_needed or line.source in self.plan.packs

    def _toggle(self, line: PackLine, on: bool) -> None:
        if line.source == BASE:
            self.plan.base_out = not on
        elif line.source == FINDS:
            self.plan.finds = on
        elif on and line.source not in self.plan.packs:
            self.plan.packs.append(line.source)
        elif not on and line.source in self.plan.packs:
            self.plan.packs.remove(line.source)
        self._on_change()

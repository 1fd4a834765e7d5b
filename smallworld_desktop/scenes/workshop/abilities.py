"""What they can do: the effects as cards, markers of one's own, and the way to more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from smallworld_desktop.content.limits import MAX_NAME, range_of
from smallworld_desktop.i18n import Translator
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.theme import REASON_RED, SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import Button, IconButton, Label, Pane, Stepper, TextEntry, Widget, heading
from smallworld_desktop.scenes.workshop.effect_card import EffectCard
from smallworld_desktop.scenes.workshop.flow import Flow, Note
from smallworld_desktop.scenes.workshop.plate import Plate
from smallworld_desktop.scenes.workshop.wording import problems_at
from smallworld_desktop.workshop.bench import WorkBench
from smallworld_desktop.workshop.draft import MARKERS, RACES, text_of

ALIKE = {"races": ("tritons", "orcs", "dwarves"), "powers": ("commando", "hill", "merchant")}
"""What a blank banner or badge may begin like: things that are easily understood."""


class MarkerCard:
    """A marker of one's own: its name, its drawing, how well it defends."""

    def __init__(
        self,
        tr: Translator,
        bench: WorkBench,
        id: str,
        changed: Callable[[], None],
        draw: Callable[[str], None],
    ) -> None:
        self.tr = tr
        self.bench = bench
        self.id = id
        self._changed = changed
        values = bench.draft.document[MARKERS][id] or {}
        self.plate = Plate()
        self.picture = IconButton(partial(emblem, id), lambda: draw(id), tooltip=tr("workshop.marker.draw"))
        self.name = TextEntry(
            text_of(values.get("name"), tr.language),
            partial(self._put, "name"),
            placeholder=tr("workshop.marker.name"),
            max_length=MAX_NAME,
        )
        self.label = Label(tr("workshop.marker.defence"), Type.LABEL, SOFT_INK)
        limits = range_of("marker", "defence")
        defence = values.get("defence", 0)
        self.defence = Stepper(
            defence if isinstance(defence, int) else 0, (limits.least, limits.most), partial(self._put, "defence")
        )
        self.wrong = Note("", Type.SMALL_STRONG, REASON_RED)
        self.refresh()

    @property
    def widgets(self) -> list[Widget]:
        return [self.plate, self.picture, self.name, self.label, self.defence, self.wrong]

    def refresh(self) -> None:
        self.wrong.text = problems_at(self.tr, self.bench.checked, f"{MARKERS}.{self.id}")
        self.plate.is_bad = bool(self.wrong.text)

    def _put(self, key: str, value: object) -> None:
        self.bench.set_marker(self.id, key, value)
        self._changed()

    def lay_out(self, flow: Flow) -> None:
        theme, top = flow.theme, flow.y
        inset, high = theme.px(14, 9), theme.px(40, 32)
        under = len(flow.placed)
        flow.skip(theme.px(10, 7))
        room = flow.width - 2 * inset - high - theme.gap
        flow.row([(self.picture, high), (self.name, room)], high, inset=inset)
        flow.labelled(self.label, self.defence, 3 * high + theme.px(12, 8), inset=inset, height=high)
        flow.note(self.wrong, inset=inset)
        height = flow.y - top + theme.px(4)
        flow.placed.insert(under, (self.plate, Rect(0, top, flow.width, height)))
        flow.y = top + height + theme.gap


class AbilitiesColumn:
    """The second field of the bench."""

    def __init__(
        self,
        tr: Translator,
        changed: Callable[[], None],
        rebuilt: Callable[[], None],
        add: Callable[[], None],
        begin_like: Callable[[str], None],
        draw_marker: Callable[[str], None],
    ) -> None:
        self.tr = tr
        self.pane = Pane()
        self._changed = changed
        self._rebuilt = rebuilt
        self._add = add
        self._begin_like = begin_like
        self._draw_marker = draw_marker

    def build(self, bench: WorkBench) -> list[Widget]:
        tr = self.tr
        self.bench = bench
        self.heading = heading(tr("workshop.can"), kind=Type.HEADING, anchor="midleft")
        numbers = range(len(bench.draft.effects))
        self.cards = [EffectCard(tr, bench, number, self._changed, self._rebuilt) for number in numbers]
        self.markers = [MarkerCard(tr, bench, id, self._changed, self._draw_marker) for id in bench.draft.markers]
        self.markers_label = heading(tr("workshop.markers"), kind=Type.NAME, anchor="midleft")
        self.markers_label.visible = bool(self.markers)
        is_empty = not self.cards
        self.empty = Note(tr("workshop.nothing"), Type.BODY, SOFT_INK)
        self.empty_plate = Plate()
        self.empty.visible = self.empty_plate.visible = is_empty
        self.alike = self._alike() if is_empty and len(bench.draft.entries) == 1 else []
        self.add_button = Button(tr("workshop.add"), self._add, icon=partial(icon, "add"), is_lit=is_empty)
        effects = [widget for card in self.cards for widget in card.widgets]
        rest = [widget for marker in self.markers for widget in marker.widgets]
        return [
            *(self.pane, self.heading, self.empty_plate, self.empty, *effects, *self.alike, self.add_button),
            *(self.markers_label, *rest),
        ]

    def refresh(self) -> None:
        for card in self.cards:
            card.refresh()
        for marker in self.markers:
            marker.refresh()

    def _alike(self) -> list[Button]:
        section = self.bench.draft.section
        kind = "race" if section == RACES else "power"
        return [
            Button(
                self.tr(f"workshop.like.{kind}", **{kind: self.tr(f"{kind}.{id}.name")}),
                partial(self._begin_like, id),
                icon=partial(emblem, id),
                kind=Type.STRONG,
            )
            for id in ALIKE[section]
        ]

    def lay_out(self, rect: Rect, theme: Theme) -> None:
        px = theme.px
        flow = Flow(Pane.room(rect, theme), theme)
        flow.put(self.heading, px(34, 26))
        if self.empty.visible:
            self._lay_out_empty(flow)
        for card in self.cards:
            card.lay_out(flow)
        flow.put(self.add_button, px(50, 42))
        if self.markers:
            flow.put(self.markers_label, px(34, 26))
            for marker in self.markers:
                marker.lay_out(flow)
        self.pane.fill(rect, flow.y, flow.placed, theme)

    def _lay_out_empty(self, flow: Flow) -> None:
        theme, top = flow.theme, flow.y
        inset = theme.px(18, 12)
        height = self.empty.height_for(flow.width - 2 * inset, theme) + 2 * inset
        flow.placed.append((self.empty_plate, Rect(0, top, flow.width, height)))
        flow.placed.append((self.empty, Rect(inset, top + inset, flow.width - 2 * inset, height - 2 * inset)))
        flow.y = top + height + theme.gap
        third = (flow.width - 2 * theme.gap) // 3
        widest = max((button.preferred_width(theme) for button in self.alike), default=0)
        fits = widest - theme.px(44, 20) <= third
        flow.row([(b, third if fits else flow.width) for b in self.alike], theme.px(48, 40))
        if not self.alike:
            flow.y -= theme.px(48, 40) + theme.gap

"""An effect as a card on the bench: what it is, a form made from its declaration, the sentence the game makes of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
from pygame import Rect

from smallworld_desktop.content.wording import effect_clause
from smallworld_desktop.i18n import Translator, capitalised
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import emblem, icon, symbol
from smallworld_desktop.render.theme import INK, REASON_RED, SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import (
    Checkbox,
    Chips,
    Dropdown,
    Icon,
    IconButton,
    Label,
    Option,
    Stepper,
    Widget,
)
from smallworld_desktop.scenes.book.terrains import painted_terrain
from smallworld_desktop.scenes.common.lists import DARK_GREEN
from smallworld_desktop.scenes.workshop.flow import Flow, Note, dropdown_width
from smallworld_desktop.scenes.workshop.plate import Adder, Plate
from smallworld_desktop.scenes.workshop.wording import (
    GROUND,
    choice_label,
    effect_title,
    effect_what,
    field_label,
    problems_at,
)
from smallworld_desktop.workshop.bench import WorkBench
from smallworld_desktop.workshop.effects import (
    GROUPS_OF_CONDITIONS,
    EffectField,
    conditions,
    form,
    name_of,
    with_field,
    without_condition,
)
from smallworld_desktop.workshop.families import FAMILY_ICONS, family_of

TWO_WAYS = ("water", "border", "when_taking")
"""Where no means as much as yes: both have words."""


class EffectCard:
    """The card of one effect. `changed` hears that a value was filled in, `rebuilt` that fields came or went."""

    def __init__(
        self, tr: Translator, bench: WorkBench, index: int, changed: Callable[[], None], rebuilt: Callable[[], None]
    ) -> None:
        self.tr = tr
        self.bench = bench
        self.index = index
        self._changed = changed
        self._rebuilt = rebuilt
        name = name_of(self.effect)
        self.plate = Plate(partial(icon, FAMILY_ICONS[family_of(name)]))
        self.title = Label(effect_title(tr, name), Type.NAME, INK, max_lines=2, tooltip=effect_what(tr, name))
        self.up = IconButton(_upward, self._up, tooltip=tr("workshop.up"))
        self.up.enabled = index > 0
        self.bin = IconButton(partial(icon, "trash"), self._remove, tooltip=tr("workshop.remove"))
        self.said = Note("", Type.ASIDE, DARK_GREEN)
        self.wrong = Note("", Type.SMALL_STRONG, REASON_RED)
        self.fields = [self._field(field) for field in form(self.effect, bench.checked.known, bench.draft.markers)]
        self.adders = [adder for group in GROUPS_OF_CONDITIONS if (adder := self._adder(group)) is not None]
        self.refresh()

    @property
    def effect(self) -> Any:
        return self.bench.draft.effects[self.index]

    @property
    def widgets(self) -> list[Widget]:
        """All of them, in the order of Tab."""
        inside = [widget for row in self.fields for widget in row if widget is not None]
        return [self.plate, self.title, self.up, self.bin, *inside, *self.adders, self.said, self.wrong]

    def refresh(self) -> None:
        """The sentence of the effect as it is now, and what is wrong with it."""
        effect = self.bench.effect_at(self.index)
        clause = effect_clause(self.tr, effect) if effect is not None else ""
        self.said.text = self.tr("effect.sentence", clause=capitalised(clause)) if clause else ""
        key = f"{self.bench.draft.key_path}.effects"
        words = problems_at(self.tr, self.bench.checked, f"{key}[{self.index}]")
        if not words and len(self.bench.draft.effects) == 1:
            words = problems_at(self.tr, self.bench.checked, key)
        self.wrong.text = words
        self.plate.is_bad = bool(words)
        self.plate.touch()

    # -- the form ----------------------------------------------------------------------------------------------------

    def _field(self, field: EffectField) -> tuple[Label | None, Widget, IconButton | None]:
        """A label, what is filled in, and for a condition the button that takes it away."""
        drop = None
        if field.is_condition:
            drop = IconButton(
                partial(icon, "cross"), partial(self._drop, field), tooltip=self.tr("workshop.drop_condition")
            )
        label = field_label(self.tr, field)
        if field.kind == "yes_no" and field.name not in TWO_WAYS:
            return None, Checkbox(label, bool(field.value), partial(self._set, field)), drop
        return Label(label, Type.LABEL, SOFT_INK), self._entry(field), drop

    def _entry(self, field: EffectField) -> Widget:
        if field.kind == "number":
            value = field.value if isinstance(field.value, int) else 0
            return Stepper(value, (field.allowed.least, field.allowed.most), partial(self._set, field))
        if field.many:
            return self._chips(field)
        if field.kind == "yes_no":
            words = [self.tr(f"workshop.choice.{field.name}.{answer}") for answer in ("yes", "no")]
            return Dropdown(words, 0 if field.value else 1, lambda at: self._set(field, at == 0))
        choices = list(field.choices)
        if field.value not in choices:
            choices.insert(0, str(field.value))
        words = [choice_label(self.tr, field, choice) for choice in choices]
        return Dropdown(words, choices.index(str(field.value)), lambda at: self._set(field, choices[at]))

    def _chips(self, field: EffectField) -> Chips:
        choices = [*field.choices, *(word for word in field.value if word not in field.choices)]
        options = [Option(choice_label(self.tr, field, c), _picture(field, c)) for c in choices]

        def choose(places: list[int]) -> None:
            self._set(field, tuple(choices[at] for at in places))

        return Chips(options, [choices.index(word) for word in field.value], choose)

    def _adder(self, group: str) -> Adder | None:
        words = conditions(self.effect, group)
        if not words:
            return None
        labels = [self.tr(f"workshop.{group}.{word}") for word in words]
        return Adder(self.tr(f"workshop.add_{group}"), labels, lambda at: self._add(group, words[at]))

    def _set(self, field: EffectField, value: Any) -> None:
        self.bench.replace_effect(self.index, with_field(self.effect, field, value), ".".join(field.path))
        self._changed()

    def _add(self, group: str, word: str) -> None:
        self.bench.add_condition(self.index, group, word)
        self._rebuilt()

    def _drop(self, field: EffectField) -> None:
        self.bench.replace_effect(self.index, without_condition(self.effect, field))
        self._rebuilt()

    def _remove(self) -> None:
        self.bench.remove_effect(self.index)
        self._rebuilt()

    def _up(self) -> None:
        self.bench.move_effect(self.index, -1)
        self._rebuilt()

    # -- layout ------------------------------------------------------------------------------------------------------

    def lay_out(self, flow: Flow) -> None:
        theme, top = flow.theme, flow.y
        inset, side = theme.px(14, 9), theme.px(34, 28)
        under = len(flow.placed)
        flow.skip(theme.px(10, 7))
        left = Plate.picture_size(theme) + theme.gap
        room = flow.width - 2 * inset - left - 2 * (side + theme.gap)
        title = [(self.title, room), (self.up, side), (self.bin, side)]
        x = inset + left
        for widget, width in title:
            flow.placed.append((widget, _rect(width, flow.y, side, x)))
            x += width + theme.gap
        flow.skip(side + theme.gap)
        plain = [(label, widget) for label, widget, drop in self.fields if drop is None]
        high = theme.px(38, 30)
        sizes = [self._size(widget, flow.width - 2 * inset, theme)[0] for _, widget in plain]
        flow.cells([(*pair, width) for pair, width in zip(plain, sizes, strict=True)], high, inset=inset)
        for label, widget, drop in self.fields:
            if drop is not None:
                self._place(flow, label, widget, drop, inset)
        if self.adders:
            wanted = [(a, dropdown_width([a.options[0]], theme)) for a in self.adders]
            widest = dropdown_width([words for a in self.adders for words in a.options], theme)
            half = (flow.width - 2 * inset - theme.gap) // 2
            flow.row([(a, max(min(widest, half), w)) for a, w in wanted], theme.px(38, 30), inset=inset)
        flow.note(self.said, inset=inset)
        flow.note(self.wrong, inset=inset)
        height = flow.y - top + theme.px(4)
        flow.placed.insert(under, (self.plate, _rect(flow.width, top, height)))
        flow.y = top + height + theme.gap

    def _place(self, flow: Flow, label: Label | None, widget: Widget, drop: IconButton, inset: int) -> None:
        theme = flow.theme
        high = theme.px(38, 30)
        right = inset + high + theme.gap
        room = flow.width - inset - right
        before = flow.y
        if label is None:
            flow.placed.append((widget, _rect(room, before, high, inset)))
            flow.y += high + theme.gap
        else:
            narrow = Flow(flow.width - right + inset, theme)
            narrow.y = before
            width, height = self._size(widget, room, theme)
            narrow.labelled(label, widget, width, inset=inset, height=height)
            flow.placed += narrow.placed
            flow.y = narrow.y
        flow.placed.append((drop, _rect(high, before, high, flow.width - inset - high)))

    @staticmethod
    def _size(widget: Widget, room: int, theme: Theme) -> tuple[int, int]:
        """How wide and high what is filled in wants to be."""
        high = theme.px(38, 30)
        if isinstance(widget, Stepper):
            return 3 * high + theme.px(12, 8), high
        if isinstance(widget, Chips):
            return room, widget.height_for(room, theme)
        if isinstance(widget, Checkbox):
            words = text.line_width(widget.label, Type.STRONG.face, theme.type_px(Type.STRONG))
            return min(words + theme.px(52, 42), room), high
        options = widget.options if isinstance(widget, Dropdown) else ()
        return min(dropdown_width(options, theme), room), high


def _rect(width: int, y: int, height: int, x: int = 0) -> Rect:
    return Rect(x, y, width, height)


def _picture(field: EffectField, choice: str) -> Icon | None:
    """The drawing of a symbol or marker, the land itself for a terrain."""
    if field.reference == "symbol":
        return partial(symbol, choice)
    if field.reference == "marker":
        return partial(emblem, choice)
    if field.reference in ("terrain", "ground") and choice not in GROUND:
        return partial(painted_terrain, choice)
    return None


def _upward(size: int) -> pygame.Surface:
    return pygame.transform.rotate(icon("arrow_right", size), 90)

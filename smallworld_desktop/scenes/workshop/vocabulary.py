"""What effects there are: leaves by what they are about, each effect in plain words; the chosen one is added."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets import Button, ListBox, Option, Row, Tabs, Widget
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.workshop.sheet import SheetScene
from smallworld_desktop.scenes.workshop.wording import effect_title, effect_what
from smallworld_desktop.workshop.families import FAMILY_ICONS, effect_families

PICTURE = (34, 34)


class VocabularyScene(SheetScene):
    """`add` hears which effect was chosen."""

    def __init__(self, services: Services, add: Callable[[str], None], family: int = 0) -> None:
        super().__init__(services)
        self._add = add
        self.families = effect_families()
        self.family = family

    @property
    def names(self) -> list[str]:
        """The effects of the open leaf."""
        return list(self.families.values())[self.family]

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        leaves = [Option(tr(f"workshop.family.{name}"), partial(icon, FAMILY_ICONS[name])) for name in self.families]
        self.tabs = Tabs(leaves, self.family, self._turn)
        self.list = ListBox((), lambda _: None, on_open=lambda _: self._take(), picture_size=PICTURE)
        add = Button(tr("workshop.take"), self._take, icon=partial(icon, "add"), is_lit=True)
        title, back, add = self.sheet_parts(tr("workshop.add"), tr("ui.back"), add)
        self._fill()
        return [title, self.tabs, self.list, back, add]

    def first_focus(self) -> Widget | None:
        return self.list

    def _fill(self) -> None:
        picture = partial(icon, FAMILY_ICONS[list(self.families)[self.family]])
        rows = [Row(effect_title(self.tr, name), effect_what(self.tr, name), picture) for name in self.names]
        self.list.show(rows, 0)

    def _turn(self, family: int) -> None:
        self.services.sound.play("page")
        self.family = family
        self._fill()
        self.list.scroller.go(0)

    def _take(self) -> None:
        name = self.names[self.list.chosen]
        self.stack.pop(self)
        self._add(name)

    def lay_out_inside(self, inner: Rect, theme: Theme) -> None:
        tabs, gap = theme.px(48, 40), theme.px(12, 8)
        self.tabs.place(Rect(inner.x, inner.y, inner.width, tabs), theme)
        top = inner.y + tabs + gap
        self.list.place(Rect(inner.x, top, inner.width, inner.bottom - top), theme)

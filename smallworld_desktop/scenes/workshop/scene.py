"""The workshop: who they are, what they can do, as it will look, how strong; saved and tried from the bar below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect

from smallworld_desktop.content import SHIPPED, LoadedContent
from smallworld_desktop.content.arms import hex_colour
from smallworld_desktop.content.wording import problem_text
from smallworld_desktop.content.words import EMBLEM, PICTURES
from smallworld_desktop.i18n import capitalised
from smallworld_desktop.intents import Command, FileDropped, Intent, Key
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.emblems.files import load_picture
from smallworld_desktop.render.pieces.fields import field_colour
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import INK, REASON_RED, Theme, Type
from smallworld_desktop.render.widgets import (
    Button,
    Dropdown,
    IconButton,
    OneOf,
    Option,
    Pane,
    Widget,
    heading,
)
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.workshop.abilities import AbilitiesColumn
from smallworld_desktop.scenes.workshop.emblem_scene import EmblemScene
from smallworld_desktop.scenes.workshop.files import PictureFilesScene
from smallworld_desktop.scenes.workshop.flow import Flow, Note
from smallworld_desktop.scenes.workshop.head import lay_out_head
from smallworld_desktop.scenes.workshop.identity import IdentityColumn
from smallworld_desktop.scenes.workshop.plate import next_cloth
from smallworld_desktop.scenes.workshop.preview import CardPreview, Exhibit
from smallworld_desktop.scenes.workshop.strength import StrengthPanel
from smallworld_desktop.scenes.workshop.trial import open_trial, trial_board
from smallworld_desktop.scenes.workshop.vocabulary import VocabularyScene
from smallworld_desktop.scenes.workshop.works import WorksScene
from smallworld_desktop.store import StoreError
from smallworld_desktop.workshop.balance import Weighing
from smallworld_desktop.workshop.bench import WorkBench, copied_bench, new_bench, next_bench, opened_bench
from smallworld_desktop.workshop.draft import MARKERS, RACES, SECTIONS, with_value
from smallworld_desktop.workshop.pictures import bring_picture
from smallworld_desktop.workshop.shelf import WorkShelf

SHARES = (0.30, 0.38)
"""The first two columns; the third has the rest."""
LEAST_CHART = 330
"""How high the chart with its words is at least; below that the column scrolls."""


def workshop_scene(services: Services, section: str = "", id: str = "") -> WorkshopScene:
    """The workshop with something like `id`; without it, with what was left half-done last, else a blank banner."""
    shelf, shipped = WorkShelf(), services.load_content(SHIPPED)
    if id:
        name = capitalised(services.tr(f"{section.removesuffix('s')}.{id}.name"))
        called, cloth = services.tr("workshop.copy_of", name=name), hex_colour(field_colour(id))
        bench = copied_bench(shelf, shipped, section, id, called, services.tr, cloth)
    else:
        bench = next_bench(shelf, shipped, next_cloth(shelf))
    return WorkshopScene(services, bench, shipped)


class WorkshopScene(MenuScene):
    """One draft on the bench. Columns build their widgets; the scene hears what changes and shows it everywhere."""

    def __init__(self, services: Services, bench: WorkBench, shipped: LoadedContent) -> None:
        super().__init__(services)
        self.bench = bench
        self.shipped = shipped
        self.exhibit = Exhibit(services)
        self.identity = IdentityColumn(
            self.tr, self._changed, self._rebuilt, self._draw_emblem, self._pick_file, services.new_seed
        )
        self.abilities = AbilitiesColumn(
            self.tr, self._changed, self._rebuilt, self._add_effect, self._begin_like, self._draw_marker
        )
        self.look = Pane()
        self.strength = StrengthPanel(self.tr)
        self._was_listed = False
        self._head = self._bar = Rect(0, 0, 0, 0)
        self._columns: list[Rect] = []

    def enter(self) -> None:
        """Also after a trial: leaving ended the process that weighs."""
        self.strength.weighing = Weighing()
        self._show()
        super().enter()

    def resume(self) -> None:
        super().resume()
        if self._was_listed and not self.bench.is_on_shelf:
            shelf = self.bench.shelf
            self._put_on_bench(next_bench(shelf, self.shipped, next_cloth(shelf)))
        self._was_listed = False
        self._rebuilt()

    def leave(self) -> None:
        self.bench.keep()
        self.strength.close()

    def reword(self) -> None:
        self._show()
        super().reword()
        self.strength.reword()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.strength.is_busy

    # -- widgets -----------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        self.leave_button = Button(tr("ui.back"), self.back)
        self.heading = heading(tr("workshop.title"))
        options = [Option(tr("workshop.race")), Option(tr("workshop.power"))]
        self.sections = OneOf(options, SECTIONS.index(self.bench.draft.section), self._turn_to)
        self.undo_button = IconButton(partial(icon, "undo"), self._undo, tooltip=tr("workshop.undo"))
        self.redo_button = IconButton(partial(icon, "redo"), self._redo, tooltip=tr("workshop.redo"))
        self.works_button = Button(
            tr("works.title"), self._list_works, icon=partial(icon, "folder"), tooltip=tr("works.title.tip")
        )
        self.save_button = Button(tr("workshop.save"), self._save, icon=partial(icon, "save"))
        self.look_heading = heading(tr("workshop.look"), kind=Type.HEADING, anchor="midleft")
        self.preview = CardPreview(tr)
        self.remarks = Note("", Type.SMALL)
        self.strength_heading = heading(tr("workshop.strong"), kind=Type.HEADING, anchor="midleft")
        self.try_button = Button(
            tr("workshop.try"), self._try, icon=partial(icon, "play"), tooltip=tr("workshop.try.tip")
        )
        found = [
            *(self.leave_button, self.heading, self.sections, self.works_button),
            *(self.undo_button, self.redo_button, self.save_button),
            *self.identity.build(self.bench),
            *self.abilities.build(self.bench),
            *(self.look, self.look_heading, self.preview, self.remarks, self.strength_heading, self.strength),
            *(self.strength.button, self.try_button),
        ]
        self._refresh()
        return found

    def first_focus(self) -> Widget | None:
        return self.identity.name

    def _refresh(self) -> None:
        """What follows from the draft as it is now."""
        bench = self.bench
        self.undo_button.enabled, self.redo_button.enabled = bench.can_undo, bench.can_redo
        self.save_button.enabled = bench.is_good and not bench.is_saved
        self.save_button.is_lit = self.save_button.enabled
        self.save_button.tooltip = self.tr("workshop.save.tip") if bench.is_good else self.status()
        self.try_button.enabled = bench.is_good
        self.try_button.is_lit = bench.is_good
        self.preview.show(bench)
        self.strength.show(bench.checked)
        self.remarks.text = self._remark()

    def status(self) -> str:
        """Whether it is ready, or what is missing first."""
        if self.bench.problem is not None:
            return self.tr.message(self.bench.problem)
        errors = self.bench.checked.errors
        if errors:
            return self.tr("workshop.not_ready", why=problem_text(self.tr, errors[0]))
        return self.tr("workshop.is_saved" if self.bench.is_saved else "workshop.ready")

    def _remark(self) -> str:
        """What would be better, though nothing is wrong with it."""
        warnings = [p for p in self.bench.checked.problems if p not in self.bench.checked.errors]
        if warnings:
            return problem_text(self.tr, warnings[0])
        return "" if self.bench.draft.effects else self.tr("workshop.idle")

    # -- what changes ------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self.exhibit.show(self.bench.shown)

    def _changed(self) -> None:
        """Something was filled in: the same widgets show what follows from it."""
        self._show()
        self.identity.refresh()
        self.abilities.refresh()
        self._refresh()
        self._place()

    def _rebuilt(self) -> None:
        """Fields came or went."""
        self._show()
        self.rebuild()

    def _turn_to(self, index: int) -> None:
        self.services.sound.play("page")
        self.bench.turn_to(SECTIONS[index], next_cloth(self.bench.shelf))
        self._rebuilt()

    def _undo(self) -> None:
        if self.bench.undo():
            self._rebuilt()

    def _redo(self) -> None:
        if self.bench.redo():
            self._rebuilt()

    def _list_works(self) -> None:
        shelf, shipped, put = self.bench.shelf, self.shipped, self._put_on_bench
        self._was_listed = self.bench.is_on_shelf

        def begin() -> None:
            put(new_bench(shelf, shipped, RACES, next_cloth(shelf)))

        self.go(WorksScene(self.services, lambda draft: put(opened_bench(shelf, shipped, draft)), begin, shelf))

    def _put_on_bench(self, bench: WorkBench) -> None:
        """Another work; what was measured of the last one doesn't count for it."""
        self.bench, self._was_listed = bench, False
        self.strength.forget()
        self._rebuilt()

    def _add_effect(self) -> None:
        self.go(VocabularyScene(self.services, self._added))

    def _added(self, name: str) -> None:
        self.bench.add_effect(name, self.tr("workshop.marker.new"))
        self._rebuilt()
        self.group.focus_on(self.abilities.add_button, by_keyboard=True)

    def _begin_like(self, id: str) -> None:
        kind = "race" if self.bench.draft.section == RACES else "power"
        name = self.bench.draft.name(self.tr.language)
        made = self.tr("workshop.copy_of", name=capitalised(self.tr(f"{kind}.{id}.name")))
        self.bench.begin_like(self.shipped, id, name or made, self.tr)
        self._rebuilt()

    def _draw_emblem(self) -> None:
        draft = self.bench.draft
        now = draft.entry.get(EMBLEM)
        parts = now if isinstance(now, dict) else {"figure": self.identity.figures[0]}
        self.go(EmblemScene(self.services, draft.id, parts, self._set_emblem))

    def _set_emblem(self, emblem: object) -> None:
        self.bench.change(with_value(self.bench.draft, EMBLEM, emblem), EMBLEM)
        self._show()

    def _draw_marker(self, id: str) -> None:
        now = (self.bench.draft.document[MARKERS][id] or {}).get(EMBLEM)
        parts = now if isinstance(now, dict) else {"figure": "encampment"}
        self.go(EmblemScene(self.services, id, parts, partial(self._set_marker, id)))

    def _set_marker(self, id: str, emblem: object) -> None:
        self.bench.set_marker(id, EMBLEM, emblem)
        self._show()

    def _pick_file(self) -> None:
        self.go(PictureFilesScene(self.services, self.bench.shelf.content, self._take_picture))

    def _take_picture(self, file: Path) -> None:
        """A copy of it beside the packs becomes the emblem."""
        try:
            name = bring_picture(self.bench.shelf.content, self.bench.draft.id, file)
        except StoreError as refused:
            self.say(self.tr.message(refused.message), is_good=False)
            return
        self._set_emblem(name)
        self._rebuilt()

    # -- what is done with it ----------------------------------------------------------------------------------------

    def _save(self) -> None:
        refused = self.bench.save()
        if refused is not None:
            self.say(self.tr.message(refused), is_good=False)
            return
        self.services.sound.play("pick")
        name = self.bench.draft.name(self.tr.language)
        self.say(self.tr("workshop.saved", name=name))
        self._rebuilt()

    def _try(self) -> None:
        board = trial_board(self.services)
        if board is None:
            self.say(self.tr("workshop.no_board"), is_good=False)
            return
        self.bench.keep()
        open_trial(self.services, self.bench, board, self._come_back)

    def _come_back(self) -> None:
        """After a trial the bench lies on the title again, to which Back leads."""
        self.services.stack.reset(self.services.screens.title())
        self.services.stack.push(self)

    def _dropped(self, file: Path) -> None:
        """A picture becomes the emblem; what else is dropped is opened as everywhere."""
        if file.suffix.lower() not in PICTURES:
            self.services.screens.open_file(file)
            return
        looked = load_picture(file)
        if isinstance(looked, Message):
            self.say(self.tr.message(looked), is_good=False)
        else:
            self._take_picture(file)

    def handle(self, intent: Intent) -> None:
        match intent:
            case FileDropped(path=file):
                self._dropped(file)
            case Key(action=Command.UNDO):
                self._undo()
            case Key(action=Command.REDO):
                self._redo()
            case Key(action=Command.SAVE):
                if self.save_button.enabled:
                    self._save()
            case _:
                super().handle(intent)

    def hear(self, intent: Intent) -> None:
        """Page keys scroll the column in which the keyboard is."""
        focus = self.group.focus
        if focus is not None and focus.pane is not None and isinstance(intent, Key):
            focus.pane.handle(intent)

    # -- looks -------------------------------------------------------------------------------------------------------

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px = theme.px
        edge, gap = px(8, 4), px(6, 4)
        self._head = Rect(edge, edge, window.width - 2 * edge, px(62, 46))
        foot = px(76, 58)
        self._bar = Rect(edge, window.height - edge - foot, window.width - 2 * edge, foot)
        top, high = self._head.bottom + gap, self._bar.y - gap - self._head.bottom - gap
        wide = window.width - 2 * edge - 2 * gap
        first, second = (round(wide * share) for share in SHARES)
        widths = (first, second, wide - first - second)
        x, self._columns = edge, []
        for width in widths:
            self._columns.append(Rect(x, top, width, high))
            x += width + gap
        self.panels = (self._head, *self._columns, self._bar)
        insides = [self._inside(column, theme) for column in self._columns]
        lay_out_head(self, self._head, theme)
        self.identity.lay_out(insides[0], theme)
        self.abilities.lay_out(insides[1], theme)
        self._lay_out_look(insides[2], theme)
        self._lay_out_bar(theme)
        for widget in self.group.widgets:
            if isinstance(widget, Dropdown):
                widget.bounds = window.inflate(-px(8), -px(8))

    @staticmethod
    def _inside(column: Rect, theme: Theme) -> Rect:
        """Where the widgets of a column lie: the bar of a pane may stand in the margin."""
        across, down = theme.px(16, 10), theme.px(14, 9)
        return Rect(
            column.x + across, column.y + down, column.width - across - theme.px(6, 4), column.height - 2 * down
        )

    def _lay_out_look(self, inside: Rect, theme: Theme) -> None:
        flow = Flow(Pane.room(inside, theme), theme)
        flow.put(self.look_heading, theme.px(34, 26))
        flow.put(self.preview, self.preview.height_for(flow.width, theme))
        flow.note(self.remarks)
        flow.put(self.strength_heading, theme.px(34, 26))
        flow.put(self.strength, max(inside.height - flow.y - theme.gap, theme.px(LEAST_CHART, 250)))
        self.look.fill(inside, flow.y, flow.placed, theme)

    def _lay_out_bar(self, theme: Theme) -> None:
        px, bar = theme.px, self._bar
        high = px(56, 44)
        wide = max(self.try_button.preferred_width(theme), px(220, 150))
        self.try_button.place(Rect(bar.right - theme.pad - wide, bar.centery - high // 2, wide, high), theme)
        balance = max(self.strength.button.preferred_width(theme), px(190, 140))
        left = self.try_button.rect.x - theme.gap - balance
        self.strength.button.place(Rect(left, self.try_button.rect.y, balance, high), theme)

    def paint(self, surface: pygame.Surface) -> None:
        theme, bar = self.theme, self._bar
        size = theme.px(34, 26)
        is_bad = self.bench.problem is not None or not self.bench.is_good
        sign = icon("warning" if is_bad else "check", size)
        left = bar.x + theme.pad
        surface.blit(sign, sign.get_rect(midleft=(left, bar.centery)), special_flags=PREMULTIPLIED)
        left += size + theme.gap
        box = Rect(left, bar.y, self.strength.button.rect.x - theme.pad - left, bar.height).inflate(0, -theme.px(12, 8))
        style = TextStyle.of(theme, Type.STRONG, REASON_RED if is_bad else INK)
        text.draw_in(surface, self.status(), style, box, "midleft", max_lines=3, smallest=theme.smallest_text)

"""What one has made: a list to search, with what each work does and what can be done with it.

WorksScene(services, open_draft, new)     # open_draft(draft) and new() show the bench; the list has left by then
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from smallworld_desktop import paths
from smallworld_desktop.content import LoadedContent, load_packs
from smallworld_desktop.content.bundle import LIMITS, SUFFIX
from smallworld_desktop.content.library import packs_in
from smallworld_desktop.content.problems import Refused
from smallworld_desktop.i18n import typed
from smallworld_desktop.reading import read_regular
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.theme import SOFT_INK, Type
from smallworld_desktop.render.widgets import Button, Paragraph, Row, TextEntry, Widget
from smallworld_desktop.scenes.common.empty import Nothing
from smallworld_desktop.scenes.common.lists import ListScene
from smallworld_desktop.scenes.common.watch import Watch
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.pack_picture import combos_of, pack_picture
from smallworld_desktop.scenes.setup.packs import pack_of, report
from smallworld_desktop.session.sharing import pack_bundle_of
from smallworld_desktop.store import StoreError, atomic_write
from smallworld_desktop.workshop.checking import BASE, Checker
from smallworld_desktop.workshop.draft import SECTIONS, PackDraft
from smallworld_desktop.workshop.shelf import Work, WorkShelf, WorkState

MARKS = {WorkState.DRAFT: "pencil", WorkState.ON: "check", WorkState.OFF: "pause", WorkState.BIN: "trash"}
LONGEST_SEARCH = 40
MOST_SHOWN = 6

OpenDraft = Callable[[PackDraft], None]


class WorksScene(ListScene):
    """All works, those in the bin last."""

    is_chart_on_table = True
    has_shadow = False

    def __init__(
        self, services: Services, open_draft: OpenDraft, new: Callable[[], None], shelf: WorkShelf | None = None
    ) -> None:
        super().__init__(services)
        self.shelf = shelf or WorkShelf()
        self.open_draft = open_draft
        self.new = new
        self.works: list[Work] = []
        self.wanted = ""
        self._read: dict[tuple[WorkState, str], LoadedContent] = {}
        self.watch = Watch(self._files)
        self.search = TextEntry("", self._look_for, placeholder=self.tr("works.search"), max_length=LONGEST_SEARCH)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.watch.update(dt) and self.watch.has_changed():
            self.refresh()

    def build(self) -> Sequence[Widget]:
        self.new_button = Button(self.tr("works.new"), self._new, icon=partial(icon, "add"))
        return super().build()

    def _files(self) -> list[Path]:
        """What another program may have changed."""
        return [file for work in self.works for file in (work.file, work.draft) if file is not None]

    # -- what there is -----------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.tr("works.title")

    def nothing(self) -> Nothing:
        begin = Button(self.tr("works.new"), self._new, icon=partial(icon, "add"), kind=Type.TITLE, is_lit=True)
        return Nothing("gift", self.tr("works.nothing"), self.tr("works.nothing.words"), begin)

    @property
    def is_empty(self) -> bool:
        return not self.list.rows and not self.wanted.strip()

    def above(self) -> Sequence[Widget]:
        return (self.search, self.new_button)

    def rows(self) -> list[Row]:
        self._read.clear()
        folded = self.tr.alphabet.folded
        words = folded(self.wanted).split()
        found = [work for work in self.shelf.works() if all(word in folded(_searched(work)) for word in words)]
        self.works = found
        return [self._row(number, work) for number, work in enumerate(found)]

    def _row(self, number: int, work: Work) -> Row:
        mark = MARKS[work.state]
        first_binned = next((n for n, other in enumerate(self.works) if other.state is WorkState.BIN), -1)
        picture = partial(icon, "gift")
        if work.entries and work.state is not WorkState.BIN:
            loaded = self._loaded(work)
            self.services.welcome(loaded)
            if loaded.errors and work.state is not WorkState.DRAFT:
                mark = "warning"
            picture = partial(emblem, work.entries[0][1])
        return Row(
            self._title_of(work), self._detail(work), picture, partial(icon, mark), begins_part=number == first_binned
        )

    def _title_of(self, work: Work) -> str:
        if work.state is WorkState.DRAFT and not _is_named(work):
            return self.tr("workshop.unnamed")
        return work.title if work.document.get("name") or len(work.entries) != 1 else work.entries[0][2]

    def _detail(self, work: Work) -> str:
        tr = self.tr
        races = sum(section == "races" for section, _, _ in work.entries)
        counts = (("noun.race", races), ("noun.power", len(work.entries) - races))
        brings = tr.listed([tr(code, count=count) for code, count in counts if count], "comma")
        code = "changed" if self._is_changed(work) else work.state.value
        return tr("works.detail", brings=brings, state=tr(f"works.state.{code}"))

    def _is_changed(self, work: Work) -> bool:
        """Whether a finished pack has changes that are not saved."""
        draft = self.shelf.open(work) if work.file is not None and work.draft is not None else None
        return draft is not None and draft.is_changed

    @property
    def work(self) -> Work:
        return self.works[self.chosen]

    def _loaded(self, work: Work) -> LoadedContent:
        key = work.state, work.key
        if key not in self._read:
            self._read[key] = self._load(work)
        return self._read[key]

    def _load(self, work: Work) -> LoadedContent:
        draft = self.shelf.open(work) if work.state is WorkState.DRAFT else None
        if draft is not None:
            return Checker(self.shelf.content).check(draft).loaded
        return load_packs([BASE, work.file] if work.file is not None else [BASE])

    def details(self) -> tuple[pygame.Surface | None, list[Paragraph]]:
        work = self.work
        if work.file is None and work.state is WorkState.BIN:
            return None, [Paragraph.heading(work.title), Paragraph(self.tr("works.state.bin"), Type.BODY, SOFT_INK)]
        file = work.file or self.shelf.content / f"{work.key}.yaml"
        words: list[Paragraph] = []
        for pack in packs_in(file):
            words += report(self.tr, pack, self._loaded(work), file)
        if self._is_changed(work):
            words.insert(1, Paragraph(self.tr("works.state.changed"), Type.STRONG, SOFT_INK))
        return self._picture(work, packs_in(file)), words

    def _picture(self, work: Work, packs: Sequence[Path]) -> pygame.Surface | None:
        """Its races and powers as they will lie in the column."""
        loaded = self._loaded(work)
        if work.state is WorkState.BIN:
            return None
        found = [pack for file in packs if (pack := pack_of(loaded, file)) is not None]
        combos = [combo for pack in found for combo in combos_of(pack, loaded.content)]
        return pack_picture(self.tr, combos[:MOST_SHOWN]) if combos else None

    # -- what can be done --------------------------------------------------------------------------------------------

    def buttons(self) -> list[Button]:
        tr, work = self.tr, self.work
        if work.state is WorkState.BIN:
            return [Button(tr("works.back"), self._bring_back, icon=partial(icon, "undo"), is_lit=True)]
        found = [Button(tr("works.delete"), self._delete, icon=partial(icon, "trash"), tooltip=tr("works.delete.tip"))]
        if work.file is not None:
            switch = "works.off" if work.state is WorkState.ON else "works.on"
            found.append(Button(tr(switch), self._switch, icon=partial(icon, "swap"), tooltip=tr(f"{switch}.tip")))
            share = Button(tr("works.share"), self._share, icon=partial(icon, "gift"), tooltip=tr("works.share.tip"))
            share.enabled = not self._loaded(work).errors
            found.append(share)
        copy = Button(tr("works.copy"), self._copy, icon=partial(icon, "add"), tooltip=tr("works.copy.tip"))
        copy.is_lit = work.is_archive
        found.append(copy)
        if not work.is_archive:
            found.append(Button(tr("works.change"), self.open, icon=partial(icon, "pencil"), is_lit=True))
        return found

    def open(self) -> None:
        """Onto the bench; what can't be changed there is copied."""
        work = self.work
        if work.state is WorkState.BIN:
            self._bring_back()
            return
        draft = self._copied() if work.is_archive else self.shelf.open(work)
        if draft is not None:
            self._leave_with(draft)

    def _leave_with(self, draft: PackDraft) -> None:
        self.services.sound.play("page")
        self.stack.pop(self)
        self.open_draft(draft)

    def _new(self) -> None:
        self.services.sound.play("page")
        self.stack.pop(self)
        self.new()

    def _copied(self) -> PackDraft | None:
        try:
            return self.shelf.copy(self.work, lambda name: typed(self.tr("works.copy_of", name=name)))
        except StoreError as error:
            self._refused(error)
            return None

    def _copy(self) -> None:
        """One more in the list, and the choice on it."""
        made = self._copied()
        if made is not None:
            self.refresh()
            self._choose_work(made.key)

    def _choose_work(self, key: str) -> None:
        keys = [work.key for work in self.works if work.state is not WorkState.BIN]
        if key in keys:
            self.list.choose(keys.index(key))

    def _switch(self) -> None:
        code = "works.off.done" if self.work.state is WorkState.ON else "works.on.done"
        self._done(self.shelf.switch, code)

    def _delete(self) -> None:
        """The choice stays where it was; after the last work it goes to the one before, not into the bin."""
        left = sum(work.state is not WorkState.BIN for work in self.works) - 1
        self._done(self.shelf.throw_away, "works.delete.done")
        if self.work.state is WorkState.BIN and left > 0:
            self.list.choose(left - 1)

    def _bring_back(self) -> None:
        self._done(self.shelf.bring_back, "works.back.done")

    def _done(self, act: Callable[[Work], None], code: str) -> None:
        """Does something with the chosen work and says so."""
        name = self.work.title
        try:
            act(self.work)
        except StoreError as error:
            self._refused(error)
        else:
            self.say(self.tr(code, name=name))
        self.refresh()

    def _refused(self, error: StoreError) -> None:
        self.say(self.tr.message(error.message), is_good=False)

    def _share(self) -> None:
        work = self.work
        assert work.file is not None
        file = paths.data_dir() / "shared" / f"{work.key}{SUFFIX}"
        try:
            data = read_regular(work.file, LIMITS.packed) if work.is_archive else pack_bundle_of([work.file])
            atomic_write(file, data, keep_backup=False)
        except (StoreError, Refused) as error:
            self.say(self.tr.message(error.message), is_good=False)
        except OSError as error:
            self.say(self.tr("maps.not_packed", reason=error.strerror or str(error)), is_good=False)
        else:
            self.say(self.tr("works.share.done", file=str(file)))

    def _look_for(self, wanted: str) -> None:
        self.wanted = wanted
        self.chosen = 0
        self.list.show(self.rows(), 0 if self.works else -1)
        self._turn_to_chosen()


def _is_named(work: Work) -> bool:
    """Whether anything in it has a name."""
    sections = (work.document.get(section) or {} for section in SECTIONS)
    return any(isinstance(entry, dict) and entry.get("name") for entries in sections for entry in entries.values())


def _searched(work: Work) -> str:
    """The words that a search looks through."""
    return " ".join([work.title, work.key, *(word for _, id, name in work.entries for word in (id, name))])

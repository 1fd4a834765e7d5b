"""The player's own content packs: what is in them, what is wrong with them, and trying one out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from smallworld_desktop import paths
from smallworld_desktop.content import LoadedContent, Pack, PackProblem, Severity, load_packs, user_packs
from smallworld_desktop.content.bundle import SUFFIX as PACKED
from smallworld_desktop.content.library import packs_in, user_files
from smallworld_desktop.content.wording import name, text
from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.library import MapLibrary
from smallworld_desktop.reading import real_path
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.theme import REASON_RED, SOFT_INK, Type
from smallworld_desktop.render.widgets import Button, Paragraph, Row
from smallworld_desktop.scenes.common.empty import Nothing
from smallworld_desktop.scenes.common.folders import show_folder
from smallworld_desktop.scenes.common.lists import DARK_GREEN, ListScene
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.common.watch import Watch
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.pack_picture import combos_of, pack_picture
from smallworld_desktop.scenes.setup.plan import BASE, SEATS, Plan, new_plan
from smallworld_desktop.session.sharing import take_in
from smallworld_desktop.store import StoreError, atomic_write

TRIAL_PLAYERS = 2
EXAMPLE = "pond.yaml"


def pack_of(loaded: LoadedContent, file: Path) -> Pack | None:
    """The pack of a file, if it could be read."""
    wanted = real_path(file)
    return next((pack for pack in loaded.packs if pack.path is not None and real_path(pack.path) == wanted), None)


def problem_line(tr: Translator, problem: PackProblem) -> str:
    """`Line 12, races.frost: ...`, with the nearest right word if there is one."""
    words = tr.message(problem.message)
    if problem.nearest:
        words = tr("packs.nearest", words=words, nearest=problem.nearest)
    if problem.line and problem.key:
        return tr("packs.line_key", line=problem.line, key=problem.key, words=words)
    return tr("packs.line", line=problem.line, words=words) if problem.line else words


def trial_plan(loaded: LoadedContent, pack: Pack, names: Sequence[str], maps: MapLibrary) -> Plan | None:
    """A short way to see a pack at work: one person against one computer player, its combo on top."""
    entry = next((e for e in maps.entries if e.map.playable and TRIAL_PLAYERS in e.map.players), None)
    if entry is None:
        return None
    plan = new_plan(names)
    plan.packs = [pack.path or pack.id]
    plan.board = entry.map
    plan.first = 0
    chance = random.SystemRandom()
    content = loaded.content
    race = chance.choice(pack.races or tuple(race.id for race in content.races))
    power = chance.choice(pack.powers or tuple(power.id for power in content.powers))
    plan.on_top = (race, power)
    return plan


class PacksScene(ListScene):
    """All own packs; with a plan they can be made part of the game that is being set up.

    `given` is a file from anywhere; what comes in an archive can be kept.
    """

    is_chart_on_table = True
    has_shadow = False

    def __init__(self, services: Services, plan: Plan | None = None, given: Path | None = None) -> None:
        super().__init__(services)
        self.plan = plan
        self.archive = given if given is not None and given.suffix.lower() == PACKED else None
        self._given = packs_in(given) if given is not None else []
        self._origin: dict[Path, Path] = {}
        if plan is not None:
            self._given += [pack for pack in plan.packs if isinstance(pack, Path)]
        self.files: list[Path] = []
        self._loaded: dict[Path, LoadedContent] = {}
        self.watch = Watch(lambda: [*self._given, *user_packs()])

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.watch.update(dt) and self.watch.has_changed():
            self.refresh()

    def title(self) -> str:
        return self.tr("packs.title")

    def nothing(self) -> Nothing:
        action = Button(
            self.tr("packs.example"), self._put_example, icon=partial(icon, "add"), kind=Type.TITLE, is_lit=True
        )
        return Nothing("gift", self.tr("packs.nothing"), self.tr("packs.nothing.words"), action)

    def rows(self) -> list[Row]:
        archives = [*([self.archive] if self.archive else []), *user_files()]
        self._origin = {pack: archive for archive in archives for pack in packs_in(archive)}
        self.files = list(dict.fromkeys([*self._given, *user_packs()]))
        self._loaded = {file: load_packs([BASE, file]) for file in self.files}
        for loaded in self._loaded.values():
            self.services.welcome(loaded)
        return [self._row(file) for file in self.files]

    def _row(self, file: Path) -> Row:
        tr, loaded = self.tr, self._loaded[file]
        pack, errors = pack_of(loaded, file), len(loaded.errors)
        if pack is None:
            return Row(file.stem, tr("packs.errors", count=max(errors, 1)), None, partial(icon, "warning"), is_bad=True)
        detail = tr("setup.pack.brings", races=len(pack.races), powers=len(pack.powers))
        mark = "warning" if errors else "check" if self.plan is not None and file in self.plan.packs else ""
        return Row(pack.name, detail, partial(icon, "gift"), partial(icon, mark) if mark else None)

    @property
    def file(self) -> Path:
        return self.files[self.chosen]

    def details(self) -> tuple[pygame.Surface | None, list[Paragraph]]:
        loaded = self._loaded[self.file]
        pack = pack_of(loaded, self.file)
        combos = combos_of(pack, loaded.content) if pack is not None else []
        picture = pack_picture(self.tr, combos) if combos else None
        return picture, report(self.tr, self.file, loaded, self._origin.get(self.file))

    def buttons(self) -> list[Button]:
        tr = self.tr
        usable = pack_of(self._loaded[self.file], self.file) is not None
        trial = Button(tr("packs.try"), self._try, icon=partial(icon, "swords"), is_lit=self.plan is None)
        trial.enabled = usable
        found = [trial]
        if self._can_be_kept:
            trial.is_lit = False
            keep = Button(
                tr("packs.keep"), self._keep, icon=partial(icon, "add"), is_lit=True, tooltip=tr("packs.keep.tip")
            )
            keep.enabled = usable
            found.append(keep)
        if self.plan is not None:
            is_in = self.file in self.plan.packs
            take = Button(
                tr("packs.leave" if is_in else "packs.take"), self.open, icon=partial(icon, "add"), is_lit=True
            )
            take.enabled = usable
            found.append(take)
        return found

    @property
    def _can_be_kept(self) -> bool:
        """Whether it came in an archive that lies elsewhere."""
        return self.archive is not None and self.file in self._given and self.file not in user_packs()

    def _keep(self) -> None:
        assert self.archive is not None
        try:
            kept = take_in(self.archive)
        except StoreError as error:
            self.say(self.tr.message(error.message), is_good=False)
        except OSError as error:
            self.say(self.tr("packs.not_kept", reason=error.strerror or str(error)), is_good=False)
        else:
            self.say(self.tr("packs.kept", file=kept.name))
        self.refresh()

    def common_buttons(self) -> list[Button]:
        return [Button(self.tr("maps.folder"), self._folder, icon=partial(icon, "folder"))]

    def open(self) -> None:
        if self.plan is None:
            self._try()
            return
        if pack_of(self._loaded[self.file], self.file) is None:
            return
        if self.file in self.plan.packs:
            self.plan.packs.remove(self.file)
        else:
            self.plan.packs.append(self.file)
        self.refresh()

    def _folder(self) -> None:
        if not show_folder(paths.content_dir()):
            self.say(self.tr("maps.no_folder", folder=str(paths.content_dir())), is_good=False)

    def _put_example(self) -> None:
        """A small pack to try, to read and to change."""
        source = paths.assets() / "examples" / EXAMPLE
        try:
            atomic_write(paths.content_dir() / EXAMPLE, source.read_bytes())
        except StoreError as error:
            self.say(self.tr.message(error.message), is_good=False)
        else:
            self.say(self.tr("packs.example.done", file=str(paths.content_dir() / EXAMPLE)))
        self.refresh()

    def _try(self) -> None:
        loaded = self._loaded[self.file]
        pack = pack_of(loaded, self.file)
        if pack is None:
            return
        names = [self.tr(f"setup.name.{number}") for number in range(1, SEATS + 1)]
        self.services.maps.refresh()
        plan = trial_plan(loaded, pack, names, self.services.maps)
        if plan is not None:
            plan.hidden_coins = self.services.settings.hidden_coins
        reason = plan.why_not(loaded) if plan is not None else None
        if plan is None or reason is not None:
            self.say(self.tr.message(reason) if reason is not None else self.tr("setup.no.board"), is_good=False)
            return
        open_session(self.services, plan.begin(loaded, self.services.new_seed()))


def report(tr: Translator, file: Path, loaded: LoadedContent, origin: Path | None = None) -> list[Paragraph]:
    """What is in a pack and what is wrong with it; `origin` is the archive it came in."""
    pack = pack_of(loaded, file)
    words = [Paragraph.heading(pack.name if pack is not None else file.stem)]
    source = origin or file
    is_here = source.parent == paths.content_dir()
    words.append(Paragraph(tr("load.file", file=source.name if is_here else str(source)), Type.SMALL, SOFT_INK))
    for problem in loaded.problems:
        colour = REASON_RED if problem.severity is Severity.ERROR else SOFT_INK
        words.append(Paragraph(problem_line(tr, problem), Type.BODY, colour, bullet=True))
    if not loaded.problems:
        words.append(Paragraph(tr("packs.good"), Type.STRONG, DARK_GREEN))
    if pack is not None:
        for race in (loaded.content.race(id) for id in pack.races):
            line = tr("check_content.race", name=name(tr, race), tokens=race.tokens, tray=race.tray)
            words += [_titled(line, race.id), Paragraph(text(tr, race))]
        for power in (loaded.content.power(id) for id in pack.powers):
            line = tr("check_content.power", name=name(tr, power), tokens=power.tokens)
            words += [_titled(line, power.id), Paragraph(text(tr, power))]
    return words


def _titled(line: str, id: str) -> Paragraph:
    return Paragraph(line, Type.NAME, picture=partial(emblem, id), picture_size=44)

"""All maps with the report that `check-map` prints, and where to put one's own."""

from __future__ import annotations

from functools import partial

import pygame

from smallworld_desktop import paths
from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.bundle import SUFFIX
from smallworld_desktop.maps.figures import figures_for
from smallworld_desktop.maps.library import MapEntry
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.maps.report import MapProblem, Severity
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY
from smallworld_desktop.render.board_sheet import png
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.theme import INK, REASON_RED, SOFT_INK, Type
from smallworld_desktop.render.widgets import Button, Paragraph, Row
from smallworld_desktop.scenes.board.pictures import FULL, BoardPictures
from smallworld_desktop.scenes.board.thumbnails import sketch
from smallworld_desktop.scenes.common.empty import Nothing
from smallworld_desktop.scenes.common.folders import show_folder
from smallworld_desktop.scenes.common.lists import DARK_GREEN, ListScene
from smallworld_desktop.scenes.common.watch import Watch
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.boards import Boards, players_of
from smallworld_desktop.session.board_rules import own_rules
from smallworld_desktop.session.sharing import bundle_of
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.files import atomic_write

SKETCH = 840
"""Pixels across the picture of a map that can't be played."""
COLOURS = {Severity.ERROR: REASON_RED, Severity.WARNING: INK, Severity.HINT: SOFT_INK}


class MapsScene(ListScene):
    """Every map that was found, good or not."""

    is_chart_on_table = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.pictures = BoardPictures(services.painter)
        self.boards = Boards(services.maps, BASE_VOCABULARY, self.pictures)
        self.entries: list[MapEntry] = []
        self.watch = Watch()

    @property
    def entry(self) -> MapEntry:
        return self.entries[self.chosen]

    def enter(self) -> None:
        self.services.maps.refresh()
        super().enter()

    def resume(self) -> None:
        super().resume()
        self.services.maps.refresh()
        self.refresh()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.watch.update(dt):
            self._read_again()
        if self.pictures.update(dt):
            self.list.show(self.rows(), self.chosen)
            self._show_details()
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.pictures.is_busy

    def title(self) -> str:
        return self.tr("maps.title")

    def nothing(self) -> Nothing:
        again = Button(self.tr("maps.again"), self._read_again, icon=partial(icon, "replay"), is_lit=True)
        return Nothing("map", self.tr("maps.nothing"), self.tr("maps.nothing.words"), again)

    def rows(self) -> list[Row]:
        rows = self.boards.rows(self.tr)
        del rows[self.boards.world_row]
        self.entries = [*self.boards.shipped, *self.boards.own]
        return rows

    def details(self) -> tuple[pygame.Surface | None, list[Paragraph]]:
        loaded = self.entry.map
        if loaded.board is None or loaded.geometry is None:
            return sketch(loaded, SKETCH, is_marked=True) if loaded.drawn else None, self._report()
        picture = self.pictures.get(
            loaded.board, loaded.geometry, FULL, styles=loaded.styles, artwork=loaded.artwork, is_urgent=True
        )
        return picture, self._report()

    def _report(self) -> list[Paragraph]:
        return report(self.tr, self.entry.map, is_own=self.entry in self.boards.own)

    def buttons(self) -> list[Button]:
        tr = self.tr
        play = Button(tr("maps.play"), self.open, icon=partial(icon, "dice"), is_lit=True)
        play.enabled = self.entry.map.playable
        again = Button(tr("maps.again"), self._read_again, icon=partial(icon, "replay"))
        pack = Button(tr("maps.pack"), self._pack, icon=partial(icon, "gift"), tooltip=tr("maps.pack.tip"))
        pack.enabled = self.entry.map.playable and self.entry.path.suffix.lower() != SUFFIX
        return [again, pack, play]

    def common_buttons(self) -> list[Button]:
        return [Button(self.tr("maps.folder"), self._folder, icon=partial(icon, "folder"))]

    def open(self) -> None:
        if self.entry.map.playable:
            self.go(self.services.screens.setup(self.entry.path))

    def _read_again(self) -> None:
        """Shows what has changed on disk; the chosen map stays chosen wherever it stands now."""
        maps = self.services.maps
        before, path = maps.version, self.entry.path if self.entries else None
        maps.refresh()
        if maps.version == before:
            return
        row = self.boards.row_of(path) if path is not None else None
        if row is not None:
            self.chosen = row - (row > self.boards.world_row)
        self.refresh()

    def _pack(self) -> None:
        """The chosen board as one file for others."""
        loaded = self.entry.map
        file = paths.data_dir() / "shared" / f"{loaded.path.stem}{SUFFIX}"
        picture, _ = self.details()
        try:
            data = bundle_of(loaded, (), png(picture) if picture is not None else b"")
            atomic_write(file, data, keep_backup=False)
        except StoreError as error:
            self.say(self.tr.message(error.message), is_good=False)
        except (OSError, ValueError) as error:
            self.say(self.tr("maps.not_packed", reason=getattr(error, "strerror", None) or str(error)), is_good=False)
        else:
            self.say(self.tr("maps.packed", file=str(file)))

    def _folder(self) -> None:
        if not show_folder(paths.maps_dir()):
            self.say(self.tr("maps.no_folder", folder=str(paths.maps_dir())), is_good=False)


def problem_words(tr: Translator, problem: MapProblem) -> str:
    """`Error, object 7 “Owlwood” at 120, 45: The outline crosses itself.`"""
    where = [tr(f"check_map.{problem.severity.value}")]
    if problem.object_id is not None:
        code = "check_map.object" if problem.object_name else "check_map.unnamed_object"
        where.append(tr(code, id=problem.object_id, name=problem.object_name))
    if problem.position is not None:
        x, y = problem.position
        where.append(tr("check_map.position", x=round(x), y=round(y)))
    return tr("maps.problem", where=tr.listed(where, "comma"), words=tr.message(problem.message))


def report(tr: Translator, loaded: LoadedMap, *, is_own: bool = True) -> list[Paragraph]:
    """What a map is, and what is wrong with it; of one that a player made also its verdict, figures and file."""
    title = tr.proper("board", loaded.title)
    words = [Paragraph.heading(title)]
    if not loaded.playable:
        verdict = tr("check_map.not_playable", title=title, count=len(loaded.report.errors))
        words.append(Paragraph(verdict, Type.STRONG, REASON_RED))
    elif is_own:
        words.append(Paragraph(tr("check_map.playable", title=title), Type.STRONG, DARK_GREEN))
    if loaded.description:
        words.append(Paragraph(tr.proper("board", loaded.description)))
    if loaded.author:
        words.append(Paragraph(tr("maps.author", author=loaded.author), Type.LABEL, SOFT_INK))
    words += [Paragraph(rule, bullet=True) for rule in own_rules(loaded, tr)]
    for problem in (line.said for line in loaded.report.lines()):
        words.append(Paragraph(problem_words(tr, problem), Type.BODY, COLOURS[problem.severity], bullet=True))
    if not is_own:
        return words
    if loaded.figures is not None and loaded.figures.is_of_the_surface:
        words += _figures(tr, loaded)
    words.append(Paragraph(tr("load.file", file=str(loaded.path)), Type.SMALL, SOFT_INK))
    return words


def _figures(tr: Translator, loaded: LoadedMap) -> list[Paragraph]:
    found = loaded.figures
    assert found is not None
    usual = figures_for(loaded.players[-1])
    lines = [(tr("check_map.row_regions"), found.regions, usual.regions)]
    for terrain in sorted({*found.terrains, *usual.terrains}):
        name = tr(f"terrain.{terrain}.name") if tr.has(f"terrain.{terrain}.name") else terrain
        lines.append((name, found.terrains.get(terrain, 0), usual.terrains.get(terrain, 0)))
    for symbol in sorted({*found.symbols, *usual.symbols}):
        name = tr(f"symbol.{symbol}.name") if tr.has(f"symbol.{symbol}.name") else symbol
        lines.append((name, found.symbols.get(symbol, 0), usual.symbols.get(symbol, 0)))
    lines.append((tr("check_map.row_tribes"), found.lost_tribes, usual.lost_tribes))
    lines.append((tr("check_map.row_borders"), found.borders, usual.borders))
    lines.append((tr("check_map.row_entrances"), found.land_border_regions, usual.land_border_regions))
    head = Paragraph(tr("maps.figures", players=players_of(loaded, tr)), Type.NAME)
    return [
        head,
        *(
            Paragraph(tr("maps.figure", name=name, found=have, usual=want), Type.LABEL, bullet=True)
            for name, have, want in lines
        ),
    ]

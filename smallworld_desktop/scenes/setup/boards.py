"""The list of boards of a set-up: shipped ones, a new world, the player's own, and broken ones with their reason."""

from __future__ import annotations

import random
import re
from functools import partial
from pathlib import Path

import pygame

from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.library import MapEntry, MapLibrary, Origin
from smallworld_desktop.maps.loader import LoadedMap, new_world
from smallworld_desktop.maps.report import Severity
from smallworld_desktop.maps.vocabulary import Vocabulary
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.widgets import Row
from smallworld_desktop.scenes.board import thumbnails
from smallworld_desktop.scenes.board.pictures import THUMBNAIL, BoardPictures
from smallworld_desktop.session.board_rules import own_rules

SENTENCE_END = re.compile(r"(?<=[.!?])\s+")


def reason_of(loaded: LoadedMap, tr: Translator) -> str:
    """The first thing that is wrong with a broken map, in one sentence."""
    problem = next(problem for problem in loaded.report if problem.severity is Severity.ERROR)
    words = SENTENCE_END.split(tr.message(problem.message), maxsplit=1)[0]
    return tr("maps.at", name=problem.object_name, words=words) if problem.object_name else words


def players_of(loaded: LoadedMap, tr: Translator) -> str:
    fewest, most = loaded.players[0], loaded.players[-1]
    if fewest == most:
        return tr("maps.players", count=most)
    return tr("maps.players_range", fewest=fewest, most=most)


def detail_of(entry: MapEntry, tr: Translator) -> str:
    loaded = entry.map
    if not loaded.playable or loaded.figures is None:
        return reason_of(loaded, tr)
    code = "maps.row" if entry.origin is Origin.SHIPPED else "maps.row_own"
    return tr(
        code,
        players=players_of(loaded, tr),
        regions=tr("maps.regions", count=loaded.figures.regions),
        rounds=tr("maps.rounds", count=loaded.rounds),
    )


class Boards:
    """What there is to choose from. The new world is drawn when it is asked for, anew for another number of seats."""

    def __init__(self, library: MapLibrary, vocabulary: Vocabulary, pictures: BoardPictures) -> None:
        self._library = library
        self._vocabulary = vocabulary
        self._pictures = pictures
        self._world: LoadedMap | None = None
        self._broken: dict[Path, tuple[LoadedMap, thumbnails.Thumbnail]] = {}
        self._thumbnails: dict[str, tuple[pygame.Surface, thumbnails.Thumbnail]] = {}

    @property
    def shipped(self) -> list[MapEntry]:
        return [entry for entry in self._library.entries if entry.origin is Origin.SHIPPED]

    @property
    def own(self) -> list[MapEntry]:
        return [entry for entry in self._library.entries if entry.origin is not Origin.SHIPPED]

    @property
    def world_row(self) -> int:
        """Where the new world stands in the list."""
        return len(self.shipped)

    def entry_at(self, row: int) -> MapEntry | None:
        """The map of a row; None for the new world."""
        entries: list[MapEntry | None] = [*self.shipped, None, *self.own]
        return entries[row] if 0 <= row < len(entries) else None

    def row_of(self, path: Path) -> int | None:
        entries: list[MapEntry | None] = [*self.shipped, None, *self.own]
        return next((row for row, entry in enumerate(entries) if entry is not None and entry.path == path), None)

    def row_for(self, players: int) -> int:
        """The first shipped board for so many, else the new world."""
        found = (row for row, entry in enumerate(self.shipped) if players in entry.map.players)
        return next(found, self.world_row)

    def world(self, players: int, *, anew: bool = False) -> LoadedMap:
        """The new world, drawn for so many players."""
        if anew or self._world is None or players not in self._world.players:
            self._world = new_world(players, random.SystemRandom().randrange(1_000_000), self._vocabulary)
        return self._world

    def rows(self, tr: Translator) -> list[Row]:
        world = Row(tr("setup.new_world"), tr("setup.new_world.detail"), thumbnails.new_world, begins_part=True)
        own = [self._row(entry, tr, begins_part=not number) for number, entry in enumerate(self.own)]
        return [*(self._row(entry, tr) for entry in self.shipped), world, *own]

    def _row(self, entry: MapEntry, tr: Translator, *, begins_part: bool = False) -> Row:
        is_bad = not entry.map.playable
        mark = "warning" if is_bad else "pencil" if entry.origin is not Origin.SHIPPED else ""
        return Row(
            tr.proper("board", entry.map.title),
            detail_of(entry, tr),
            self.thumbnail(entry.map),
            partial(icon, mark) if mark else None,
            is_bad=is_bad,
            begins_part=begins_part,
            tooltip=self._told(entry, tr),
        )

    def _told(self, entry: MapEntry, tr: Translator) -> str:
        """Description and own rules of a board; without both, its file."""
        said = [tr.proper("board", entry.map.description), *own_rules(entry.map, tr)]
        return " ".join(filter(None, said)) or str(entry.path)

    def thumbnail(self, loaded: LoadedMap) -> thumbnails.Thumbnail:
        """A small picture of a map, as far as it could be read."""
        if loaded.board is None or loaded.geometry is None:
            if loaded.path not in self._broken or self._broken[loaded.path][0] is not loaded:
                self._broken[loaded.path] = (loaded, thumbnails.broken_thumbnail(loaded))
            return self._broken[loaded.path][1]
        picture = self._pictures.get(
            loaded.board, loaded.geometry, THUMBNAIL, styles=loaded.styles, artwork=loaded.artwork
        )
        key = loaded.geometry.fingerprint
        if key not in self._thumbnails or self._thumbnails[key][0] is not picture:
            self._thumbnails[key] = (picture, thumbnails.chart_thumbnail(picture))
        return self._thumbnails[key][1]

"""Pictures of boards for the menus: plain at once, painted a moment later, one after the other."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.maps.artwork import NO_ARTWORK, Artwork
from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.painter import PaintRequest, paint_flat
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.rules.board import Board
from smallworld_desktop.scenes.board.state import BoardState
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.services import Painter

THUMBNAIL = 0.25
FULL = 1.0
PATIENCE = 30.0
"""A painting that hasn't come after so many seconds is given up; the plain one stays."""
TILE_SHARE = 0.041
"""A tile's side as a share of the board's width, where a whole board is shown with its pieces."""

KEPT = 96
"""Megabytes of paintings, and again of plain pictures, that one screen keeps: new worlds can be drawn for ever."""

Key = tuple[str, float, tuple[tuple[str, str], ...]]
NO_STYLES: Mapping[str, str] = {}


class BoardPictures:
    """Asks the painter for one board at a time and keeps what it has painted. `update` says when there is news."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._painted = SurfaceCache(KEPT)
        self._flat = SurfaceCache(KEPT)
        self._waiting: deque[PaintRequest] = deque()
        self._current: PaintRequest | None = None
        self._waited = 0.0

    def get(
        self,
        board: Board,
        geometry: BoardGeometry,
        scale: float,
        *,
        styles: Mapping[str, str] = NO_STYLES,
        artwork: Artwork = NO_ARTWORK,
        is_urgent: bool = False,
    ) -> pygame.Surface:
        """The best picture there is now; the painted one is asked for if it isn't this one."""
        wanted = PaintRequest(board, geometry, scale, styles, artwork)
        key = _key(wanted)
        painted = self._painted.find(key)
        if painted is not None:
            return painted
        if self._current is None or _key(self._current) != key:
            request = next((r for r in self._waiting if _key(r) == key), None)
            if request is None:
                request = wanted
                self._waiting.append(request)
            if is_urgent and request is not self._waiting[0]:
                self._waiting.remove(request)
                self._waiting.appendleft(request)
        return self._flat.get(key, lambda: paint_flat(board, geometry, styles, scale))

    @property
    def is_busy(self) -> bool:
        return self._current is not None or bool(self._waiting)

    def update(self, dt: float) -> bool:
        """Fetches what is ready and asks for the next. True if a picture has changed."""
        if self._current is not None:
            picture = self._painter.poll()
            self._waited += dt
            if picture is None and self._waited < PATIENCE:
                return False
            return self._done(picture)
        if not self._waiting:
            return False
        self._current, self._waited = self._waiting.popleft(), 0.0
        picture = self._painter.request(self._current)
        return picture is not None and self._done(picture)

    def _done(self, picture: pygame.Surface | None) -> bool:
        assert self._current is not None
        key, self._current = _key(self._current), None
        if picture is not None:
            self._painted.put(key, picture)
            self._flat.drop(key)
        return picture is not None


def _key(request: PaintRequest) -> Key:
    return request.geometry.fingerprint, request.scale, tuple(sorted(request.styles.items()))


def chart_with_pieces(
    board: Board,
    geometry: BoardGeometry,
    picture: pygame.Surface,
    tableau: Tableau,
    owners: Sequence[int],
    width: int,
    tile_share: float = TILE_SHARE,
) -> pygame.Surface:
    """A board with everything that lies on it, so many pixels wide, premultiplied."""
    height = round(width * picture.get_height() / picture.get_width())
    out = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    widget = BoardWidget(board, geometry, picture, BoardState(tableau, owners=owners))
    scale = width * tile_share / 46
    widget.place(Rect(0, 0, width, height), Theme(max(scale, 0.1), 1.0))
    widget.draw(out)
    return out


def fitted(size: tuple[int, int], box: Rect) -> Rect:
    """The largest rectangle of a picture's shape in the middle of a box."""
    scale = min(box.width / size[0], box.height / size[1])
    rect = Rect(0, 0, max(1, math.floor(size[0] * scale)), max(1, math.floor(size[1] * scale)))
    rect.center = box.center
    return rect

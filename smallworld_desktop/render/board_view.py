"""The board on the screen: fit, zoom and pan, and the painted sheet scaled once for the current view.

Three systems meet here: map pixels (`maps.geometry`), the sheet (map plus margin, see `painter.layout`) and the screen.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from smallworld_desktop.maps.geometry import BoardGeometry, Point

from .daylight import PLAIN, Light
from .painter.layout import Layout, layout_of

MAX_ZOOM = 4.0
"""How far one may zoom in, as a multiple of the fitting scale."""

_SPARE = 0.25
"""Part of the viewport that is scaled beyond each side, so that a short pan needs no new scaling."""


class Camera:
    """Where the sheet lies in a viewport. `scale` is screen pixels per map pixel."""

    def __init__(self, layout: Layout, viewport: pygame.Rect) -> None:
        self._layout = layout
        self.viewport = viewport.copy()
        self._zoom = 1.0
        self._centre = (layout.width / 2, layout.height / 2)
        self._kept: tuple[pygame.Rect, float] | None = None
        """Sheet and scale, until something moves."""

    @property
    def aspect(self) -> float:
        """How much wider than high the sheet is."""
        return self._layout.sheet_width / self._layout.sheet_height

    @property
    def fitting_scale(self) -> float:
        return min(self.viewport.w / self._layout.sheet_width, self.viewport.h / self._layout.sheet_height)

    @property
    def zoom(self) -> float:
        """1 shows the whole sheet."""
        return self._zoom

    @property
    def scale(self) -> float:
        return self._placed()[1]

    @property
    def sheet(self) -> pygame.Rect:
        """Where the whole sheet lies on the screen, in whole pixels."""
        return self._placed()[0].copy()

    def _placed(self) -> tuple[pygame.Rect, float]:
        if self._kept is None:
            scale = self.fitting_scale * self._zoom
            width, height = self._layout.picture_size(scale)
            left = self._along(self.viewport.x, self.viewport.w, width, scale, self._centre[0])
            top = self._along(self.viewport.y, self.viewport.h, height, scale, self._centre[1])
            self._kept = pygame.Rect(left, top, width, height), scale
        return self._kept

    def _along(self, start: int, room: int, length: int, scale: float, centre: float) -> int:
        """The sheet's start on one axis: centred if it fits, else following the centre without leaving a gap."""
        if length <= room:
            return start + (room - length) // 2
        wanted = round(start + room / 2 - (centre + self._layout.margin) * scale)
        return min(start, max(start + room - length, wanted))

    def to_screen(self, point: Point) -> Point:
        """A map point on the screen."""
        sheet, scale = self._placed()
        margin = self._layout.margin
        return sheet.x + (point[0] + margin) * scale, sheet.y + (point[1] + margin) * scale

    def to_map(self, position: Point) -> Point:
        """The map point under a screen position; it may lie outside the map."""
        sheet, scale = self._placed()
        margin = self._layout.margin
        return (position[0] - sheet.x) / scale - margin, (position[1] - sheet.y) / scale - margin

    def fit(self) -> None:
        """Show the whole sheet."""
        self._zoom = 1.0
        self._look_at((self._layout.width / 2, self._layout.height / 2))

    def resize(self, viewport: pygame.Rect) -> None:
        """Take another place on the screen; zoom and centre stay."""
        self.viewport = viewport.copy()
        self._kept = None

    def _look_at(self, centre: Point) -> None:
        self._centre = centre
        self._kept = None

    def zoom_at(self, position: Point, factor: float) -> None:
        """Zoom so that the map point under `position` stays there, as far as the sheet's edges allow."""
        held = self.to_map(position)
        self._zoom = min(MAX_ZOOM, max(1.0, self._zoom * factor))
        scale = self.fitting_scale * self._zoom
        self._look_at(
            (
                held[0] + (self.viewport.centerx - position[0]) / scale,
                held[1] + (self.viewport.centery - position[1]) / scale,
            )
        )
        self._settle()

    def pan(self, dx: float, dy: float) -> None:
        """Move the sheet by screen pixels, as dragging does."""
        self._look_at((self._centre[0] - dx / self.scale, self._centre[1] - dy / self.scale))
        self._settle()

    def show(self, point: Point, border: float = 60.0) -> bool:
        """Pan just enough for a map point to be visible; says whether anything moved."""
        x, y = self.to_screen(point)
        inner = self.viewport.inflate(-2 * border, -2 * border)
        dx = max(0.0, inner.left - x) - max(0.0, x - inner.right)
        dy = max(0.0, inner.top - y) - max(0.0, y - inner.bottom)
        before = self.sheet
        if dx or dy:
            self.pan(dx, dy)
        return self.sheet != before

    def _settle(self) -> None:
        """Take back the part of a move that the sheet's edges did not allow."""
        sheet, view = self.sheet, self.viewport
        x, y = self._centre
        margin = self._layout.margin
        if sheet.w > view.w:
            x = (view.centerx - sheet.x) / self.scale - margin
        else:
            x = self._layout.width / 2
        if sheet.h > view.h:
            y = (view.centery - sheet.y) / self.scale - margin
        else:
            y = self._layout.height / 2
        self._look_at((x, y))


@dataclass(slots=True)
class _Scaled:
    """A picture and the part of it that was scaled for the last view, in sheet pixels of that view."""

    picture: pygame.Surface
    key: tuple[int, int] | None = None
    area: pygame.Rect | None = None
    surface: pygame.Surface | None = None


class BoardView:
    """Draws a board's picture through a camera. Pictures are premultiplied sheets of any scale.

    `fade` goes from 0 (the picture shown before) to 1 (the one shown last); the scene moves it.
    """

    def __init__(self, geometry: BoardGeometry, viewport: pygame.Rect, picture: pygame.Surface) -> None:
        self.geometry = geometry
        self.layout = layout_of(geometry)
        self.camera = Camera(self.layout, viewport)
        self._shown = _Scaled(picture)
        self._before: _Scaled | None = None
        self.fade = 1.0
        self._light = PLAIN

    @property
    def light(self) -> Light:
        """What the picture is multiplied by."""
        return self._light

    @light.setter
    def light(self, light: Light) -> None:
        if light != self._light:
            self._light = light
            self._shown.key = None

    @property
    def painted_scale(self) -> float:
        """Pixels per map pixel of the picture that is shown."""
        return self._shown.picture.get_width() / self.layout.sheet_width

    @property
    def wanted_scale(self) -> float:
        """The painted scale that the current view needs: 1 or 2."""
        return 1.0 if self.camera.scale <= 1.15 else 2.0

    def show(self, picture: pygame.Surface, fade: bool = True) -> None:
        """Replace the picture, at once or starting a cross-fade from the old one."""
        self._before = self._shown if fade else None
        self._shown = _Scaled(picture)
        self.fade = 0.0 if fade else 1.0

    def draw(self, target: pygame.Surface) -> None:
        """Blit the visible part of the sheet; scales anew only after a zoom, a resize or a long pan."""
        clip = target.get_clip()
        target.set_clip(self.camera.viewport.clip(clip))
        if self._before is not None and self.fade < 1.0:
            self._blit(target, self._before, 1.0)
            self._blit(target, self._shown, self.fade)
        else:
            self._before = None
            self._blit(target, self._shown, 1.0)
        target.set_clip(clip)

    def _blit(self, target: pygame.Surface, scaled: _Scaled, strength: float) -> None:
        sheet = self.camera.sheet
        visible = self.camera.viewport.clip(sheet).move(-sheet.x, -sheet.y)
        if not visible.w or not visible.h:
            return
        if scaled.key != sheet.size or scaled.area is None or not scaled.area.contains(visible):
            self._rescale(scaled, sheet.size, visible)
        assert scaled.surface is not None and scaled.area is not None
        surface = scaled.surface
        if strength < 1.0:
            surface = surface.copy()
            level = round(255 * max(0.0, strength))
            surface.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
        position = (sheet.x + scaled.area.x, sheet.y + scaled.area.y)
        target.blit(surface, position, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _rescale(self, scaled: _Scaled, size: tuple[int, int], visible: pygame.Rect) -> None:
        """Scale the visible part and some spare around it, from whole source pixels to whole sheet pixels."""
        whole = pygame.Rect((0, 0), size)
        spare = visible.inflate(visible.w * 2 * _SPARE, visible.h * 2 * _SPARE).clip(whole)
        kx, ky = scaled.picture.get_width() / size[0], scaled.picture.get_height() / size[1]
        left, top = int(spare.left * kx), int(spare.top * ky)
        right = min(scaled.picture.get_width(), round(spare.right * kx + 0.5))
        bottom = min(scaled.picture.get_height(), round(spare.bottom * ky + 0.5))
        source = scaled.picture.subsurface((left, top, max(1, right - left), max(1, bottom - top)))
        area = pygame.Rect(round(left / kx), round(top / ky), 0, 0)
        area.size = (max(1, round(right / kx) - area.x), max(1, round(bottom / ky) - area.y))
        scaled.surface = pygame.transform.smoothscale(source, area.size)
        if self._light != PLAIN:
            scaled.surface.fill(self._light, special_flags=pygame.BLEND_RGB_MULT)
        scaled.key, scaled.area = size, area

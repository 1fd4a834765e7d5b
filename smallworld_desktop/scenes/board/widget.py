"""The board as a widget: the chart, what lies on it, what lights up, and which region is meant."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import (
    Clicked,
    Command,
    Dragged,
    Dropped,
    Intent,
    Key,
    Pinched,
    Pointer,
    PointerMoved,
    Pos,
    Wheel,
)
from smallworld_desktop.maps.geometry import BoardGeometry, Point
from smallworld_desktop.maps.picking import Picker
from smallworld_desktop.render.board_crossings import BoardCrossings
from smallworld_desktop.render.board_names import BoardNames
from smallworld_desktop.render.board_survey import BoardSurvey
from smallworld_desktop.render.board_view import BoardView
from smallworld_desktop.render.highlights import Highlights
from smallworld_desktop.render.living import LivingChart
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.rules.board import Board as RulesBoard
from smallworld_desktop.scenes.board.drawing import draw_board
from smallworld_desktop.scenes.board.gestures import BoardGestures
from smallworld_desktop.scenes.board.region_pieces import RegionPieces, lay_out_pieces
from smallworld_desktop.scenes.board.state import BoardState
from smallworld_desktop.scenes.board.still import StillBoard
from smallworld_desktop.scenes.board.walking import next_region

TILE, COMPACT_TILE = 46, 36
ZOOM_STEP = 1.18
PAN_STEP = 90
ARROWS = {Command.LEFT: (-1, 0), Command.RIGHT: (1, 0), Command.UP: (0, -1), Command.DOWN: (0, 1)}
PANS = {
    Command.PAN_LEFT: (1, 0),
    Command.PAN_RIGHT: (-1, 0),
    Command.PAN_UP: (0, 1),
    Command.PAN_DOWN: (0, -1),
}


class BoardWidget(Widget):
    """Draws a board and turns pointer and keys over it into gestures at regions; `gestures` says what they mean."""

    def __init__(self, board: RulesBoard, geometry: BoardGeometry, picture: pygame.Surface, state: BoardState) -> None:
        super().__init__()
        self.board = board
        self.geometry = geometry
        self.view = BoardView(geometry, Rect(0, 0, 10, 10), picture)
        self.lights = Highlights(self.view)
        self.crossings = BoardCrossings(self.view, board)
        self.surveyed = BoardSurvey(board, geometry)
        self.names = BoardNames(self.view, self.surveyed)
        self.life: LivingChart | None = None
        """What moves on the chart; None for a still one."""
        self.picker = Picker(geometry)
        self.state = state
        self.pointer: Pos | None = None
        """Where the pointer was last, over this widget."""
        self._sleeps = False
        """The keyboard was used since the pointer moved: it means nothing until it moves again."""
        self.cursor: int | None = None
        """Where the keyboard is."""
        self.aimed: int | None = None
        """The region that something dragged is held over."""
        self.covers: Callable[[], Sequence[Rect]] = tuple
        """What lies over the board and takes the pointer, such as the open log."""
        self.gestures = BoardGestures()
        self.hidden_pieces: frozenset[int] = frozenset()
        """Regions whose troops are in the air."""
        self._boxes: dict[int, tuple[Point, Point]] = {}
        self.dragging: int | None = None
        self.drag_pos: Pos = (0, 0)
        self._still = StillBoard()
        self._laid_out: dict[int, RegionPieces] = {}
        self._laid_out_for: tuple[object, ...] = ()

    # -- measures ----------------------------------------------------------------------------------------------------

    def place(self, rect: Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self.view.camera.resize(rect)
        self.lights.is_strong = theme.is_strong

    @property
    def tile(self) -> int:
        """An active tile's size at the present zoom."""
        return round(self.theme.px(TILE, COMPACT_TILE) * math.pow(self.view.camera.zoom, 0.85))

    def anchor(self, region: int) -> Point:
        return self.view.camera.to_screen(self.geometry.shapes[region].anchor)

    def pieces(self, region: int) -> RegionPieces:
        """Where everything in a region lies. Found anew when the view or what lies on the board has changed."""
        camera = self.view.camera
        view = (id(self.state), self.theme, *camera.viewport, camera.zoom, *camera.to_screen((0, 0)))
        if view != self._laid_out_for:
            self._laid_out_for = view
            self._laid_out.clear()
        if region not in self._laid_out:
            room = self.geometry.shapes[region].room * camera.scale
            self._laid_out[region] = lay_out_pieces(self.state.tableau, region, self.anchor(region), self.tile, room)
        return self._laid_out[region]

    def bounds(self, region: int) -> Rect:
        """The rectangle around what lies in a region, for a tip to point at."""
        return self.pieces(region).bounds

    def area(self, region: int) -> Rect:
        """The rectangle around a whole region."""
        if region not in self._boxes:
            xs, ys = zip(*self.geometry.shapes[region].outline, strict=True)
            self._boxes[region] = (min(xs), min(ys)), (max(xs), max(ys))
        (left, top), (right, bottom) = map(self.view.camera.to_screen, self._boxes[region])
        return Rect(round(left), round(top), round(right - left), round(bottom - top))

    def region_at(self, pos: Pos) -> int | None:
        if not self.contains(pos):
            return None
        return self.picker.region_at(*self.view.camera.to_map(pos))

    def contains(self, pos: Pos) -> bool:
        return super().contains(pos) and not any(rect.collidepoint(pos) for rect in self.covers())

    def show(self, state: BoardState) -> None:
        self._still.forget()
        self._laid_out_for = ()
        self.state = state
        self.touch()

    @property
    def region(self) -> int | None:
        """Under the pointer, as the view lies now."""
        if self.pointer is None or not self.hovered or self._sleeps:
            return None
        return self._meant_at(self.pointer)

    @property
    def pointed(self) -> int | None:
        """The region that is meant now: under the pointer, or where the keyboard is."""
        region = self.region if self.aimed is None else self.aimed
        if region is not None:
            return region
        return self.cursor if self.focused and self.shows_focus else None

    @property
    def stepped(self) -> int | None:
        """The region whose plus and minus are shown: the one pointed at, else the last that was."""
        return self.cursor if self.pointed is None else self.pointed

    def _meant_at(self, pos: Pos) -> int | None:
        """The region that a press at `pos` means: a region's plus and minus may lie on its neighbour."""
        stepper = self._stepper(self.cursor) if self.cursor is not None and self.contains(pos) else None
        if stepper is not None and any(rect.collidepoint(pos) for rect in stepper.values()):
            return self.cursor
        return self.region_at(pos)

    def aim(self, region: int | None) -> None:
        """Something is held over a region, or over none any more."""
        if region != self.aimed:
            self.aimed = region
            self.touch()

    def wake(self) -> None:
        """The keyboard is used: it is seen where it stands."""
        self._sleeps = True
        if self.cursor is None:
            self.cursor = self._first
        self.touch()

    # -- input -------------------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        match intent:
            case PointerMoved(pos=pos):
                self._moved(pos)
            case Clicked(pos=pos, button=Pointer.LEFT):
                self._clicked(pos)
            case Dragged(start=start, pos=pos, step=step, button=Pointer.LEFT):
                self._dragged(start, pos, step)
            case Dropped(pos=pos, button=Pointer.LEFT):
                self._dropped(pos)
            case Wheel(pos=pos, dy=dy):
                self._turned(pos, dy)
            case Pinched(pos=pos, step=step, factor=factor):
                self.view.camera.pan(*step)
                self.zoom(factor, pos)
            case Key(action=action):
                used = self._key(action)
                self._sleeps = self._sleeps or used
                return used
            case _:
                return False
        return True

    def right_clicked(self, pos: Pos) -> bool:
        region = self.region_at(pos)
        if region is not None:
            self.gestures.back_at(region)
        return region is not None

    def cancel(self) -> None:
        super().cancel()
        self.dragging = None

    def _moved(self, pos: Pos) -> None:
        if pos == self.pointer:
            return
        before = self.region, self.pointed_step(self.region)
        self.pointer, self._sleeps = pos, False
        region = self.region
        if region is not None:
            self.cursor = region
        if (region, self.pointed_step(region)) != before:
            self.touch()

    def pointed_step(self, region: int | None) -> int:
        """Which part of a region's stepper the pointer is on: +1, -1, or 0 for neither."""
        stepper = self._stepper(region) if region is not None else None
        if stepper is None or self.pointer is None:
            return 0
        return next((sign for sign, rect in stepper.items() if rect.collidepoint(self.pointer)), 0)

    def _clicked(self, pos: Pos) -> None:
        region = self._meant_at(pos)
        if region is None:
            return
        self.cursor = region
        self.pointer, self._sleeps = pos, False
        step = self.pointed_step(region)
        if step:
            self.gestures.step_at(region, step)
        else:
            self.gestures.act(region)

    def _dragged(self, start: Pos, pos: Pos, step: Pos) -> None:
        if self.dragging is None:
            origin = self.region_at(start)
            show = self.state.shows.get(origin) if origin is not None else None
            if origin is not None and show is not None and show.has_stepper and show.can_take:
                self.dragging = origin
        if self.dragging is None:
            self.view.camera.pan(*step)
        else:
            self.drag_pos = pos
        self.touch()

    def _dropped(self, pos: Pos) -> None:
        origin, self.dragging = self.dragging, None
        if origin is not None:
            self.gestures.drag(origin, self.region_at(pos))
            self.touch()

    def _turned(self, pos: Pos, dy: float) -> None:
        region = self.region_at(pos)
        if region is not None and dy and self.gestures.step_at(region, 1 if dy > 0 else -1):
            return
        self.zoom(ZOOM_STEP**dy, pos)

    def zoom(self, factor: float, pos: Pos | None = None) -> None:
        self.view.camera.zoom_at(pos or self.rect.center, factor)
        self.touch()

    def _key(self, action: Command) -> bool:
        if action in ARROWS:
            return self._go(ARROWS[action])
        if action is Command.CONFIRM and self.cursor is not None:
            self.gestures.act(self.cursor)
            return True
        if action in (Command.MORE, Command.LESS) and self.cursor is not None:
            return self.gestures.step_at(self.cursor, 1 if action is Command.MORE else -1)
        if action in (Command.ERASE_BACK, Command.ERASE_FORWARD) and self.cursor is not None:
            self.gestures.back_at(self.cursor)
            return True
        return False

    def move_view(self, action: Command) -> bool:
        """Zoom and pan keys, wherever the focus is."""
        if action in PANS:
            dx, dy = PANS[action]
            self.view.camera.pan(dx * self.theme.px(PAN_STEP), dy * self.theme.px(PAN_STEP))
        elif action is Command.ZOOM_IN:
            self.zoom(ZOOM_STEP)
        elif action is Command.ZOOM_OUT:
            self.zoom(1 / ZOOM_STEP)
        elif action is Command.ZOOM_RESET:
            self.view.camera.fit()
        else:
            return False
        self.touch()
        return True

    def gained_focus(self, by_keyboard: bool) -> None:
        if by_keyboard and self.cursor is None:
            self.cursor = self._first

    def start_over(self) -> None:
        """The keyboard begins anew, at something that can be done."""
        self.cursor = self._first
        self.touch()

    @property
    def _first(self) -> int:
        """Where the keyboard begins: at something that can be done."""
        return min(self.state.shows, default=0)

    def _go(self, towards: tuple[int, int]) -> bool:
        """To the nearest region in a direction, neighbours first. At the rim the focus may leave the board."""
        if self.cursor is None:
            self.cursor = self._first
            self.touch()
            return True
        choice = next_region(self.board, self.geometry, self.cursor, towards, self.state.shows)
        if choice is None:
            return False
        self.cursor = choice
        self.view.camera.show(self.geometry.shapes[choice].anchor)
        self.touch()
        return True

    def _stepper(self, region: int) -> dict[int, Rect] | None:
        show = self.state.shows.get(region)
        return self.pieces(region).stepper_rects() if show is not None and show.has_stepper else None

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the board, or the picture kept of it if nothing has changed since."""
        if self.dragging is not None or self.view.fade < 1.0:
            self._still.forget()
            draw_board(surface, self)
            return
        shown = (*self.view.camera.sheet, self.hidden_pieces, self.view.light, self.aimed is None)
        look = (id(self.state), *shown, self.names.is_on, self.names.lettered, self.theme)
        pointing = (self.pointed, self.region, self.stepped, self.pointed_step(self.region))
        self._still.draw(surface, self, look, pointing)
        if self.life is not None:
            self.life.draw(surface, self._taken())

    def _taken(self) -> set[int]:
        """Regions where something lies, or is shown."""
        state = self.state
        return {*state.shows, *(region for region, troop in enumerate(state.tableau.troops) if troop is not None)}

    def toggle_names(self) -> None:
        """Letter all regions, at any zoom, or no longer."""
        self.names.is_on = not self.names.is_on
        self.touch()

    def forget_picture(self) -> None:
        """The painting has changed."""
        self._still.forget()
        self.touch()

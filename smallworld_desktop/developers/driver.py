"""Drives the real scenes without a window: posts real events, steps frames on a clock of its own, looks at the screen.

`shots`, `fuzz` and the tests of scenes play through it. Time passes only when it is told to, so the same events give
the same screens.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Protocol

import pygame

from smallworld_desktop.input import InputReader
from smallworld_desktop.intents import Intent, Pos
from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.painter import PaintRequest, paint_flat
from smallworld_desktop.render.widgets import Button, Group, MenuButton, Widget
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.turn.overlays import SlipScene

FRAME = 1 / 60
LONGEST_WAIT = 60.0
"""So many seconds of the driver's own time a screen may move before it counts as never coming to rest."""
KEPT = 48
"""Megabytes of flat boards."""
OTHERS_WAIT = 90.0
"""So many real seconds other processes have."""


class Program(Protocol):
    """The part of the program that is driven."""

    services: Services
    reader: InputReader
    window: pygame.Window

    def step(self, intents: Iterable[Intent], dt: float, *, draws: bool = True) -> bool: ...

    def frame(self) -> None: ...


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class NeverAtRest(Exception):
    """A screen went on moving for too long."""


class NotFound(Exception):
    """There is no such button on the screen."""


class Driver:
    """A player made of events."""

    def __init__(self, program: Program, clock: Clock) -> None:
        self.program = program
        self.services = program.services
        self.clock = clock
        self.pointer: Pos = (0, 0)
        self.draw_every = 1
        """Of so many frames one is drawn: more for those who look seldom."""
        self._frames = 0
        pygame.event.clear()

    # -- what is on the screen ---------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene:
        """The scene that hears."""
        scene = self.services.stack.top
        assert scene is not None, "the program has ended"
        return scene

    @property
    def surface(self) -> pygame.Surface:
        return self.program.window.get_surface()

    def widgets(self) -> Iterator[Widget]:
        """The widgets of the topmost scene that can be seen."""
        for group in groups_of(self.top):
            yield from (widget for widget in group.widgets if widget.visible)

    def button(self, label: str) -> Button | MenuButton:
        """The button with this label on the topmost scene."""
        found = [widget for widget in self.widgets() if isinstance(widget, Button | MenuButton)]
        for widget in found:
            if widget.label == label:
                return widget
        raise NotFound(f"{label!r}, only {', '.join(repr(widget.label) for widget in found)}")

    @property
    def table(self) -> TableScene:
        """The table, on top or below what lies on it."""
        return next(scene for scene in self.services.stack.scenes if isinstance(scene, TableScene))

    def region(self, name: str) -> Pos:
        """Where a region of the table is clicked, by its id."""
        board = self.table.panels.board
        x, y = board.anchor(board.board.by_id[name])
        return round(x), round(y)

    def save(self, file: Path) -> None:
        """Writes what is on the screen as a PNG."""
        file.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.surface, file)

    # -- time --------------------------------------------------------------------------------------------------------

    def frame(self, dt: float = FRAME) -> bool:
        """One turn of the loop; says whether anything was drawn."""
        stack = self.services.stack
        self.program.reader.set_typing(stack.wants_text)
        self.clock.now += dt
        self._frames += 1
        draws = self._frames % self.draw_every == 0
        return self.program.step(self.program.reader.read(), dt, draws=draws)

    def frames(self, count: int, dt: float = FRAME) -> None:
        for _ in range(count):
            self.frame(dt)

    def pass_time(self, seconds: float) -> None:
        """Lets time go by at sixty frames a second."""
        self.frames(max(1, round(seconds / FRAME)))

    def settle(self, longest: float = LONGEST_WAIT) -> None:
        """Goes on until nothing moves and all is drawn."""
        began = self.clock.now
        stack = self.services.stack
        self.frame()
        while not stack.is_empty and (stack.is_animating or stack.needs_redraw):
            self.frame()
            if self.clock.now - began > longest:
                raise NeverAtRest(f"{type(self.top).__name__} still moves after {longest:.0f} seconds")

    def wait_for_painting(self, *, settle: bool = True) -> None:
        """Waits for painted boards, which come from another process in their own time."""
        began = time.monotonic()
        self.frame()
        while self._is_waiting(settle) and time.monotonic() - began < OTHERS_WAIT:
            if self.services.painter.progress < 1.0:
                time.sleep(0.02)
            self.frame()
        if settle:
            self.settle()

    def wait_until(self, is_so: Callable[[], bool], otherwise: str, longest: float = OTHERS_WAIT) -> None:
        """Waits for what another process does in its own time."""
        began = time.monotonic()
        while not is_so():
            if time.monotonic() - began > longest:
                raise NeverAtRest(otherwise)
            time.sleep(0.02)
            self.frame()

    def _is_waiting(self, settle: bool) -> bool:
        return self.services.painter.progress < 1.0 or (settle and self.services.stack.is_animating)

    # -- events ------------------------------------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """Leaves everything for a scene."""
        self.services.stack.reset(scene)
        self.frame()

    def post(self, kind: int, **details: object) -> None:
        pygame.event.post(pygame.Event(kind, details))

    def move(self, pos: Pos) -> None:
        self._point(pos)
        self.frame()

    def click(self, pos: Pos, button: int = 1) -> None:
        self._point(pos)
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)
        self.frame()
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)
        self.frame()

    def drag(self, start: Pos, end: Pos, steps: int = 6) -> None:
        self._point(start)
        self.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
        self.frame()
        for number in range(1, steps + 1):
            part = number / steps
            self._point((round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)))
            self.frame()
        self.post(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)
        self.frame()

    def wheel(self, pos: Pos, turned: int) -> None:
        self._point(pos)
        self.post(pygame.MOUSEWHEEL, x=0, y=turned, precise_x=0.0, precise_y=float(turned), flipped=False)
        self.frame()

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0)
        if text:
            self.post(pygame.TEXTINPUT, text=text)
        self.post(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0)
        self.frame()

    def pad(self, button: int) -> None:
        """A button of a gamepad."""
        self.post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)
        self.post(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button)
        self.frame()

    def finger(self, kind: int, pos: Pos, number: int = 0) -> None:
        """A finger on the glass: FINGERDOWN, FINGERMOTION or FINGERUP."""
        width, height = self.surface.get_size()
        self.post(kind, touch_id=0, finger_id=number, x=pos[0] / width, y=pos[1] / height, dx=0.0, dy=0.0)
        self.frame()

    def tap(self, pos: Pos) -> None:
        self.finger(pygame.FINGERDOWN, pos)
        self.finger(pygame.FINGERUP, pos)

    def type(self, words: str) -> None:
        for letter in words:
            self.post(pygame.TEXTINPUT, text=letter)
            self.frame()

    def drop(self, file: Path) -> None:
        self.post(pygame.DROPFILE, file=str(file))
        self.frame()

    def close_window(self) -> None:
        """A click on the window's own cross."""
        self.post(pygame.QUIT)
        self.frame()

    def resize(self, size: tuple[int, int]) -> None:
        """A pull at the window."""
        self.program.window.size = size
        self.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        self.frame()

    def press(self, label: str) -> None:
        """Clicks the button with this label, as soon as it can be pressed; a column is scrolled to it."""
        button = self.button(label)
        if button.pane is not None:
            button.pane.reveal(button)
        pos = button.rect.center
        while self._is_too_soon(pos):
            self.frame()
        self.click(pos)

    def _is_too_soon(self, pos: Pos) -> bool:
        if isinstance(self.top, TableScene):
            return self.top.panels.steady.is_too_soon(pos)
        return isinstance(self.top, SlipScene) and self.top.is_too_soon

    def _point(self, pos: Pos) -> None:
        rel = (pos[0] - self.pointer[0], pos[1] - self.pointer[1])
        self.pointer = pos
        self.post(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(0, 0, 0), touch=False)


class FlatPainter:
    """Gives the flat board for a painted one, at once. For those who have no time for art."""

    progress = 1.0

    def __init__(self) -> None:
        self._kept = SurfaceCache(KEPT)

    def request(self, request: PaintRequest) -> pygame.Surface | None:
        key = (request.geometry.fingerprint, request.scale, *sorted(request.styles.items()))
        return self._kept.get(key, lambda: paint_flat(request.board, request.geometry, request.styles, request.scale))

    def poll(self) -> pygame.Surface | None:
        return None


def groups_of(scene: Scene) -> Iterator[Group]:
    """The groups of widgets that a scene is made of."""
    for part in vars(scene).values():
        if isinstance(part, Group):
            yield part
        elif isinstance(group := getattr(part, "group", None), Group):
            yield group

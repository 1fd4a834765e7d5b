"""The scene stack: the topmost scene hears and moves, overlays let those below be seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from smallworld_desktop.intents import Exposed, Intent, PointerLeft, PointerMoved, Pos, Resized
from smallworld_desktop.scenes.base import Scene


class SceneStack:
    """Scenes from bottom to top. Changes asked for while a scene is being called happen right after the call.

    Only the topmost scene is pointed at: whenever another one comes to the top, the pointer leaves the old one and
    comes to the new one where it rests.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._scenes: list[Scene] = []
        self._wanted: list[Callable[[], None]] = []
        self._is_calling = False
        self._once_drawn: list[Callable[[], None]] = []
        self._pointer: Pos | None = None
        self._pointed_at: Scene | None = None

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        return tuple(self._scenes)

    @property
    def is_empty(self) -> bool:
        """Nothing is left to show: the program ends."""
        return not self._scenes

    @property
    def is_animating(self) -> bool:
        return self.top is not None and self.top.is_animating

    @property
    def wants_text(self) -> bool:
        return self.top is not None and self.top.wants_text

    @property
    def needs_redraw(self) -> bool:
        return any(scene.needs_redraw for scene in self._visible())

    def push(self, scene: Scene) -> None:
        """Puts a scene on top."""
        self._call(lambda: self._push(scene))

    def pop(self, scene: Scene | None = None) -> None:
        """Takes off the topmost scene, or `scene` and all above it; nothing if it has gone already."""
        self._call(lambda: self._pop(scene))

    def replace(self, scene: Scene) -> None:
        """Puts a scene in place of the topmost one."""

        def change() -> None:
            if self._scenes:
                self._drop()
            self._push(scene)

        self._call(change)

    def reset(self, scene: Scene) -> None:
        """Leaves all scenes and begins anew with this one."""

        def change() -> None:
            while self._scenes:
                self._drop()
            self._push(scene)

        self._call(change)

    def quit(self) -> None:
        """Leaves all scenes."""

        def change() -> None:
            while self._scenes:
                self._drop()

        self._call(change)

    def handle(self, intent: Intent) -> None:
        """Gives an intent to the topmost scene; a new window size to all."""
        if isinstance(intent, Resized):
            self.size = intent.size
            for scene in self.scenes:
                self._call(partial(self._resize, scene))
            return
        if isinstance(intent, Exposed):
            self.invalidate()
            return
        if isinstance(intent, PointerMoved):
            self._pointer = intent.pos
        elif isinstance(intent, PointerLeft):
            self._pointer = None
        top = self.top
        if top is not None:
            self._call(lambda: top.handle(intent))

    def update(self, dt: float) -> None:
        """Lets time pass."""

        def pass_time() -> None:
            for scene in self._scenes[:-1]:
                scene.update_covered(dt)
            if self.top is not None:
                self.top.update(dt)

        self._call(pass_time)

    def draw(self, surface: pygame.Surface) -> bool:
        """Draws what can be seen if any of it changed, and says whether it did."""
        if not self.needs_redraw:
            return False
        scenes = list(self._visible())
        surface.set_clip(scenes[0].stale if len(scenes) == 1 else None)
        for scene in scenes:
            scene.needs_redraw = False
            scene.draw(surface)
        surface.set_clip(None)
        waiting, self._once_drawn = self._once_drawn, []
        for call in waiting:
            call()
        return True

    def once_drawn(self, call: Callable[[], None]) -> None:
        """Calls back as soon as the scenes that are there now have been drawn; never, if they are all left before."""

        def change() -> None:
            self.invalidate()
            self._once_drawn.append(call)

        self._call(change)

    def invalidate(self) -> None:
        """Asks for a new frame of all that can be seen."""
        for scene in self._scenes:
            scene.invalidate()

    def reword(self) -> None:
        """Tells all scenes that the language has changed."""
        for scene in self.scenes:
            scene.invalidate()
            self._call(scene.reword)

    def _visible(self) -> list[Scene]:
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].is_overlay:
            first -= 1
        return self._scenes[max(first, 0) :]

    def _push(self, scene: Scene) -> None:
        scene.stack = self
        scene.size = self.size
        self._scenes.append(scene)
        scene.enter()
        self._resize(scene)

    def _pop(self, scene: Scene | None) -> None:
        if not self._scenes or (scene is not None and scene not in self._scenes):
            return
        last = self._scenes[-1] if scene is None else scene
        while self._drop() is not last:
            pass
        top = self.top
        if top is not None:
            top.invalidate()
            top.resume()

    def _drop(self) -> Scene:
        scene = self._scenes.pop()
        if not self._scenes:
            self._once_drawn.clear()
        scene.leave()
        return scene

    def _resize(self, scene: Scene) -> None:
        scene.size = self.size
        scene.invalidate()
        scene.resize(self.size)

    def _call(self, call: Callable[[], None]) -> None:
        """Calls into scenes, then makes the changes they asked for, one after the other."""
        if self._is_calling:
            self._wanted.append(call)
            return
        self._is_calling = True
        try:
            call()
            while self._wanted or self._pointed_at is not self.top:
                if self._wanted:
                    self._wanted.pop(0)()
                else:
                    self._point_at_top()
        finally:
            self._is_calling = False
            self._wanted.clear()

    def _point_at_top(self) -> None:
        before, self._pointed_at = self._pointed_at, self.top
        if self._pointer is None:
            return
        if before is not None and before in self._scenes:
            before.handle(PointerLeft())
        if self._pointed_at is not None:
            self._pointed_at.handle(PointerMoved(self._pointer))

"""What every screen is: it enters, hears intents, moves with time, draws, leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from smallworld_desktop.intents import Intent

if TYPE_CHECKING:
    from smallworld_desktop.scenes.stack import SceneStack


class Scene:
    """One screen on the stack.

    A scene says through `needs_redraw` that it looks different from the last frame, and through `stale` where; the
    stack clears it. `draw` changes nothing. A scene reaches other scenes only through `self.stack`.
    """

    is_overlay = False
    """An overlay leaves the scene below visible."""

    stack: SceneStack
    size: tuple[int, int] = (0, 0)

    def __init__(self) -> None:
        self.needs_redraw = True
        self.stale: pygame.Rect | None = None
        """The part that looks different; None for the whole."""

    def invalidate(self) -> None:
        """Asks for a new frame."""
        self.needs_redraw = True
        self.stale = None

    def invalidate_area(self, area: pygame.Rect) -> None:
        """Asks for a new frame in which only something in `area` looks different."""
        if not self.needs_redraw:
            self.needs_redraw, self.stale = True, area.copy()
        elif self.stale is not None:
            self.stale = self.stale.union(area)

    @property
    def is_animating(self) -> bool:
        """Whether frames are wanted although nobody touches anything."""
        return False

    @property
    def wants_text(self) -> bool:
        """Whether keys are typed letters now."""
        return False

    def enter(self) -> None:
        """Put on the stack; `self.stack` and `self.size` are set. `resize` follows."""

    def resize(self, size: tuple[int, int]) -> None:
        """Lays everything out for a window of `size`."""

    def reword(self) -> None:
        """The language has changed: whatever was worded before is worded anew."""
        self.resize(self.size)

    def resume(self) -> None:
        """What lay on top has gone."""

    def leave(self) -> None:
        """Taken off the stack for good."""

    def handle(self, intent: Intent) -> None:
        """Hears what the player means. Only the topmost scene does."""

    def update(self, dt: float) -> None:
        """`dt` seconds have passed, with this scene on top."""

    def update_covered(self, dt: float) -> None:
        """`dt` seconds have passed under another scene: only what goes on unseen, such as a worker's progress."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the whole scene."""
        raise NotImplementedError

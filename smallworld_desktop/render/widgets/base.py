"""What every widget is: something with a place, a look and an answer to intents.

The owner lays widgets out with `place`, usually through a `Group`, which also routes intents and moves the focus.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar, overload

import pygame

from smallworld_desktop.intents import Intent, Pos
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import Colour, Theme, Type

if TYPE_CHECKING:
    from smallworld_desktop.render.widgets.pane import Pane

T = TypeVar("T")

Icon = pygame.Surface | Callable[[int], pygame.Surface]
"""A premultiplied picture, or what draws one of a given size."""


class Shown(Generic[T]):
    """An attribute that shows: setting it to something else asks for a new frame."""

    def __init__(self, default: T) -> None:
        self._default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = f"_shown_{name}"

    @overload
    def __get__(self, widget: None, owner: type) -> Shown[T]: ...
    @overload
    def __get__(self, widget: Widget, owner: type) -> T: ...
    def __get__(self, widget: Widget | None, owner: type) -> T | Shown[T]:
        return self if widget is None else widget.__dict__.get(self._name, self._default)

    def __set__(self, widget: Widget, value: T) -> None:
        if self.__get__(widget, type(widget)) != value:
            widget.__dict__[self._name] = value
            widget.touch()


def _nobody_listens() -> None:
    """A widget that lies in no group has nobody to ask for a frame."""


class Widget:
    """Base of all widgets.

    `hovered` and `focused` are set by the group; `shows_focus` tells whether the ring is wanted (it is when the
    keyboard was used last). A `tooltip` is shown by the group.
    """

    can_focus = True
    takes_presses = True
    takes_text = False

    enabled: Shown[bool] = Shown(True)
    visible: Shown[bool] = Shown(True)
    hovered: Shown[bool] = Shown(False)
    pressed: Shown[bool] = Shown(False)
    focused: Shown[bool] = Shown(False)
    shows_focus: Shown[bool] = Shown(False)

    def __init__(self, tooltip: str = "") -> None:
        self.tooltip = tooltip
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.theme = Theme()
        self.on_touch: Callable[[], None] = _nobody_listens
        self.pane: Pane | None = None
        """The column it lies in, if that scrolls."""

    def touch(self) -> None:
        """Says that this widget looks different now."""
        self.on_touch()

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Gives the widget its place, and lays out what is inside."""
        self.rect = pygame.Rect(rect)
        self.theme = theme
        self.touch()

    @property
    def is_focusable(self) -> bool:
        return self.can_focus and self.enabled and self.visible

    @property
    def has_ring(self) -> bool:
        return self.focused and self.shows_focus and self.enabled

    def contains(self, pos: Pos) -> bool:
        return self.visible and self.rect.collidepoint(pos)

    @property
    def seen_in(self) -> pygame.Rect | None:
        """Where it can be seen; None for everywhere."""
        return self.pane.rect if self.pane is not None else None

    def is_at(self, pos: Pos) -> bool:
        """Whether it is what can be pointed at there."""
        return self.contains(pos) and (self.seen_in is None or self.seen_in.collidepoint(pos))

    def tooltip_at(self, pos: Pos) -> str:
        """What explains the thing at `pos`."""
        return self.tooltip

    def handle(self, intent: Intent) -> bool:
        """Hears an intent meant for this widget, and says whether it did anything with it."""
        return False

    def gained_focus(self, by_keyboard: bool) -> None:
        """The keyboard is this widget's now."""

    def lost_focus(self) -> None:
        """The keyboard has gone elsewhere."""

    def cancel(self) -> None:
        """Forgets a press or drag under way."""
        self.pressed = False

    def update(self, dt: float) -> None:
        """Time passes."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the widget. Changes nothing."""
        raise NotImplementedError

    def style(self, kind: Type, colour: Colour, shadow: Colour | None = None) -> TextStyle:
        return TextStyle.of(self.theme, kind, colour, shadow)

    @property
    def grain(self) -> int:
        """Varies the wood between neighbours."""
        return self.rect.x // 7 + self.rect.y // 11


def icon_of(icon: Icon, size: int) -> pygame.Surface:
    """The icon at `size` pixels, if it can be drawn anew; else the picture as it is."""
    return icon if isinstance(icon, pygame.Surface) else icon(size)


def put_icon(target: pygame.Surface, icon: pygame.Surface, centre: tuple[int, int], *, dimmed: bool = False) -> None:
    """Draws a premultiplied picture about `centre`."""
    picture = icon
    if dimmed:
        picture = icon.copy()
        picture.fill((150, 150, 150, 150), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(picture, picture.get_rect(center=centre), None, PREMULTIPLIED)

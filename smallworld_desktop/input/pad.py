"""A gamepad to keys: the cross and the left stick walk, the right stick moves the board, buttons have meanings."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame._sdl2 import controller

from smallworld_desktop.input.keymap import REPEATING
from smallworld_desktop.intents import Command, Intent, Key

BUTTONS: Mapping[int, Command] = {
    pygame.CONTROLLER_BUTTON_A: Command.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Command.BACK,
    pygame.CONTROLLER_BUTTON_X: Command.MAIN,
    pygame.CONTROLLER_BUTTON_Y: Command.UNDO,
    pygame.CONTROLLER_BUTTON_START: Command.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Command.LOG,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.NEXT,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Command.ZOOM_OUT,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Command.ZOOM_IN,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Command.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Command.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Command.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Command.RIGHT,
}
AXES: Mapping[int, tuple[Command | None, Command]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (Command.LEFT, Command.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Command.UP, Command.DOWN),
    pygame.CONTROLLER_AXIS_RIGHTX: (Command.PAN_LEFT, Command.PAN_RIGHT),
    pygame.CONTROLLER_AXIS_RIGHTY: (Command.PAN_UP, Command.PAN_DOWN),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (None, Command.LESS),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (None, Command.MORE),
}
"""What each axis means towards its low and its high end."""
REACH = 32768
PUSHED, LET_GO = 0.6, 0.4
"""So far an axis has to go to count, and back to count again."""
DELAY, EVERY = 0.38, 0.14


class Pad:
    """Follows all gamepads together, as if they were one. `open` lets the system tell of them."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._held: dict[object, tuple[Command, float]] = {}
        """What is held and repeats, by what holds it, and when it is due again."""

    def open(self) -> None:
        """Begins to listen; gamepads that are there or come later announce themselves by events."""
        controller.init()

    def connect(self, number: int) -> None:
        """A gamepad was plugged in; one that the system can't use is left alone."""
        if controller.is_controller(number):
            found = controller.Controller(number)
            self._open[found.id] = found

    def disconnect(self, instance: int) -> None:
        self._open.pop(instance, None)
        self._held.clear()

    def press(self, button: int, now: float) -> list[Intent]:
        action = BUTTONS.get(button)
        return [] if action is None else self._begin(button, action, now)

    def release(self, button: int) -> None:
        self._held.pop(button, None)

    def lean(self, axis: int, value: int, now: float) -> list[Intent]:
        """An axis has moved to `value`, between -REACH and REACH."""
        if axis not in AXES:
            return []
        low, high = AXES[axis]
        pushed = value / REACH
        wanted = high if pushed > 0 else low
        held = self._held.get(("axis", axis))
        if abs(pushed) < LET_GO or (held is not None and held[0] is not wanted):
            self._held.pop(("axis", axis), None)
            held = None
        if wanted is None or abs(pushed) < PUSHED or held is not None:
            return []
        return self._begin(("axis", axis), wanted, now)

    def wait(self, now: float) -> list[Intent]:
        """Time passes: what is held goes on."""
        due = {holder: action for holder, (action, when) in self._held.items() if now >= when}
        for holder, action in due.items():
            self._held[holder] = (action, now + EVERY)
        return [Key(action) for action in due.values()]

    def cancel(self) -> None:
        self._held.clear()

    def _begin(self, holder: object, action: Command, now: float) -> list[Intent]:
        if action in REPEATING:
            self._held[holder] = (action, now + DELAY)
        return [Key(action)]

"""Real pygame events, posted to the real queue, become intents."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from smallworld_desktop.input import InputReader
from smallworld_desktop.input.gestures import LONG_PRESS
from smallworld_desktop.input.pad import DELAY
from smallworld_desktop.intents import (
    Clicked,
    Command,
    Controls,
    ControlsChanged,
    Digit,
    Dragged,
    Dropped,
    Exposed,
    FileDropped,
    Intent,
    Key,
    LongPressed,
    Pinched,
    Pointer,
    PointerLeft,
    PointerMoved,
    Pressed,
    Quit,
    Released,
    Resized,
    Text,
    Wheel,
)


class Desk:
    """A reader with a clock that tests turn, and hands on mouse and keyboard."""

    def __init__(self) -> None:
        self.now = 100.0
        self.reader = InputReader(clock=lambda: self.now, size=(320, 200))

    def post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.Event(kind, values))

    def move(self, *pos: int) -> None:
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def press(self, *pos: int, button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)

    def release(self, *pos: int, button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def key(self, key: int, mod: int = 0) -> None:
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)

    def lift(self, key: int) -> None:
        self.post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)

    def read(self) -> list[Intent]:
        return self.reader.read()


@pytest.fixture
def desk() -> Iterator[Desk]:
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    pygame.event.clear()
    desk = Desk()
    desk.read()
    yield desk
    pygame.key.set_repeat()
    pygame.display.quit()


def test_a_press_and_release_in_place_is_a_click(desk: Desk) -> None:
    desk.press(10, 20)
    desk.release(12, 21)
    assert desk.read() == [Pressed((10, 20)), Released((12, 21)), Clicked((12, 21))]


def test_the_right_button_clicks_too(desk: Desk) -> None:
    desk.press(10, 20, button=3)
    desk.release(10, 20, button=3)
    assert desk.read()[-1] == Clicked((10, 20), Pointer.RIGHT)


def test_a_second_click_soon_after_counts_two(desk: Desk) -> None:
    for _ in range(2):
        desk.press(10, 20)
        desk.release(10, 20)
    clicks = [intent for intent in desk.read() if isinstance(intent, Clicked)]
    assert [click.count for click in clicks] == [1, 2]
    desk.now += 2
    desk.press(10, 20)
    desk.release(10, 20)
    assert desk.read()[-1] == Clicked((10, 20), count=1)


def test_wandering_off_makes_it_a_drag(desk: Desk) -> None:
    desk.press(10, 20)
    desk.move(13, 20)
    assert desk.read() == [Pressed((10, 20)), PointerMoved((13, 20))]
    desk.move(40, 25)
    assert desk.read() == [PointerMoved((40, 25)), Dragged((10, 20), (40, 25), (30, 5))]
    desk.move(50, 25)
    desk.release(50, 25)
    assert desk.read() == [
        PointerMoved((50, 25)),
        Dragged((10, 20), (50, 25), (10, 0)),
        Released((50, 25)),
        Dropped((10, 20), (50, 25)),
    ]


def test_holding_still_is_a_long_press_and_no_click(desk: Desk) -> None:
    desk.press(10, 20)
    desk.read()
    desk.now += LONG_PRESS + 0.01
    assert desk.read() == [LongPressed((10, 20))]
    assert desk.read() == []
    desk.release(10, 20)
    assert desk.read() == [Released((10, 20))]


def test_of_many_moves_only_the_last_counts(desk: Desk) -> None:
    for x in range(50):
        desk.move(x, 5)
    assert desk.read() == [PointerMoved((49, 5))]


def test_the_wheel_turns_where_the_pointer_is(desk: Desk) -> None:
    desk.move(7, 8)
    desk.post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.5, flipped=False)
    desk.post(pygame.MOUSEWHEEL, x=0, y=2)
    assert desk.read() == [PointerMoved((7, 8)), Wheel((7, 8), -1.5), Wheel((7, 8), 2)]


@pytest.mark.parametrize(
    ("key", "mod", "action"),
    [
        (pygame.K_RETURN, 0, Command.CONFIRM),
        (pygame.K_SPACE, 0, Command.CONFIRM),
        (pygame.K_RETURN, pygame.KMOD_LALT, Command.FULLSCREEN),
        (pygame.K_ESCAPE, 0, Command.BACK),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Command.PREVIOUS),
        (pygame.K_u, 0, Command.UNDO),
        (pygame.K_u, pygame.KMOD_RSHIFT, Command.REDO),
        (pygame.K_z, pygame.KMOD_LCTRL, Command.UNDO),
        (pygame.K_z, pygame.KMOD_LMETA | pygame.KMOD_LSHIFT, Command.REDO),
        (pygame.K_EQUALS, pygame.KMOD_LSHIFT, Command.MORE),
        (pygame.K_EQUALS, pygame.KMOD_LSHIFT | pygame.KMOD_LCTRL, Command.ZOOM_IN),
        (pygame.K_LEFT, pygame.KMOD_LSHIFT, Command.PAN_LEFT),
        (pygame.K_h, pygame.KMOD_CAPS, Command.HELP),
        (pygame.K_F11, 0, Command.FULLSCREEN),
    ],
)
def test_keys_have_meanings(desk: Desk, key: int, mod: int, action: Command) -> None:
    desk.key(key, mod)
    assert desk.read() == [Key(action, bool(mod & pygame.KMOD_SHIFT))]


def test_a_held_key_repeats_only_where_that_helps(desk: Desk) -> None:
    for _ in range(3):
        desk.key(pygame.K_u)
        desk.key(pygame.K_RIGHT)
    assert desk.read().count(Key(Command.UNDO)) == 1
    desk.lift(pygame.K_u)
    desk.key(pygame.K_u)
    for _ in range(2):
        desk.key(pygame.K_RIGHT)
    assert desk.read() == [Key(Command.UNDO), Key(Command.RIGHT), Key(Command.RIGHT)]


def test_number_keys_choose(desk: Desk) -> None:
    desk.key(pygame.K_3)
    desk.key(pygame.K_KP0)
    assert desk.read() == [Digit(3), Digit(0)]


def test_while_typing_letters_are_only_letters(desk: Desk) -> None:
    desk.post(pygame.TEXTINPUT, text="x")
    assert desk.read() == []
    desk.reader.set_typing(True)
    for key in (pygame.K_u, pygame.K_SPACE, pygame.K_3):
        desk.key(key)
    desk.key(pygame.K_LEFT, pygame.KMOD_LSHIFT)
    desk.key(pygame.K_BACKSPACE)
    desk.post(pygame.TEXTINPUT, text="ü")
    assert desk.read() == [Key(Command.LEFT, shift=True), Key(Command.ERASE_BACK), Text("ü")]
    desk.reader.set_typing(False)
    desk.lift(pygame.K_u)
    desk.key(pygame.K_u)
    assert desk.read() == [Key(Command.UNDO)]


def test_pasting_types_the_clipboard(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "Hallgerd")
    desk.reader.set_typing(True)
    desk.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert desk.read() == [Text("Hallgerd")]


def test_the_window_speaks(desk: Desk) -> None:
    desk.post(pygame.DROPFILE, file="maps/skerries.tmx")
    desk.post(pygame.VIDEORESIZE, w=800, h=600, size=(800, 600))
    desk.post(pygame.VIDEORESIZE, w=900, h=600, size=(900, 600))
    desk.post(pygame.WINDOWEXPOSED)
    desk.post(pygame.WINDOWLEAVE)
    desk.post(pygame.QUIT)
    expected = [FileDropped(Path("maps/skerries.tmx")), Resized((900, 600)), Exposed(), PointerLeft(), Quit()]
    assert desk.read() == expected


def test_a_change_of_size_is_told_once_however_it_came(desk: Desk) -> None:
    desk.post(pygame.WINDOWSIZECHANGED, x=800, y=600)
    desk.post(pygame.VIDEORESIZE, w=800, h=600, size=(800, 600))
    assert desk.read() == [Resized((800, 600))]
    desk.post(pygame.WINDOWSIZECHANGED, x=1600, y=900)
    assert desk.read() == [Resized((1600, 900))]


def test_losing_the_window_ends_a_drag(desk: Desk) -> None:
    desk.press(10, 20)
    desk.move(60, 20)
    desk.post(pygame.WINDOWFOCUSLOST)
    desk.read()
    desk.move(70, 20)
    desk.release(70, 20)
    assert desk.read() == [PointerMoved((70, 20)), Released((70, 20))]


def test_waiting_returns_what_woke_it(desk: Desk) -> None:
    desk.move(3, 4)
    assert PointerMoved((3, 4)) in desk.reader.wait(5)
    assert desk.reader.wait(0.001) == []


# -- fingers -----------------------------------------------------------------------------------------------------------


def finger(desk: Desk, kind: int, x: int, y: int, number: int = 1) -> None:
    desk.post(kind, touch_id=0, finger_id=number, x=x / 320, y=y / 200, dx=0.0, dy=0.0)


def test_a_tap_is_a_click_that_leaves_nothing_hovered(desk: Desk) -> None:
    finger(desk, pygame.FINGERDOWN, 32, 20)
    finger(desk, pygame.FINGERUP, 40, 24)
    heard = desk.read()
    assert heard == [
        ControlsChanged(Controls.TOUCH),
        *(PointerMoved((32, 20)), Pressed((32, 20)), Released((40, 24)), Clicked((40, 24)), PointerLeft()),
    ]


def test_the_mouse_that_the_system_makes_of_a_finger_is_not_heard(desk: Desk) -> None:
    desk.post(pygame.MOUSEBUTTONDOWN, pos=(32, 20), button=1, touch=True)
    desk.post(pygame.MOUSEMOTION, pos=(33, 20), rel=(1, 0), buttons=(1, 0, 0), touch=True)
    assert desk.read() == []


def test_a_finger_held_still_explains_until_the_next_touch(desk: Desk) -> None:
    finger(desk, pygame.FINGERDOWN, 32, 20)
    desk.read()
    desk.now += LONG_PRESS + 0.01
    assert desk.read() == [LongPressed((32, 20))]
    finger(desk, pygame.FINGERUP, 32, 20)
    assert desk.read() == [Released((32, 20))]


def test_two_fingers_stretch_and_move_and_never_click(desk: Desk) -> None:
    finger(desk, pygame.FINGERDOWN, 100, 100, 1)
    finger(desk, pygame.FINGERDOWN, 200, 100, 2)
    desk.read()
    finger(desk, pygame.FINGERMOTION, 240, 100, 2)
    assert desk.read() == [Pinched((170, 100), (20, 0), 1.4)]
    finger(desk, pygame.FINGERUP, 240, 100, 2)
    finger(desk, pygame.FINGERMOTION, 110, 100, 1)
    finger(desk, pygame.FINGERUP, 110, 100, 1)
    assert desk.read() == []


# -- gamepads ----------------------------------------------------------------------------------------------------------


def test_buttons_of_a_gamepad_have_meanings(desk: Desk) -> None:
    desk.post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_A)
    desk.post(pygame.CONTROLLERBUTTONUP, instance_id=0, button=pygame.CONTROLLER_BUTTON_A)
    desk.post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_X)
    assert desk.read() == [ControlsChanged(Controls.PAD), Key(Command.CONFIRM), Key(Command.MAIN)]


def test_a_stick_walks_once_and_goes_on_while_it_is_held(desk: Desk) -> None:
    def lean(value: int) -> None:
        desk.post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=pygame.CONTROLLER_AXIS_LEFTX, value=value)

    lean(9000)
    assert desk.read() == []
    lean(26000)
    lean(30000)
    assert desk.read() == [ControlsChanged(Controls.PAD), Key(Command.RIGHT)]
    desk.now += DELAY
    assert desk.read() == [Key(Command.RIGHT)]
    lean(-30000)
    assert desk.read() == [Key(Command.LEFT)]
    lean(0)
    desk.now += 5
    assert desk.read() == []


def test_the_device_is_told_only_when_it_changes(desk: Desk) -> None:
    for _ in range(2):
        desk.post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_B)
    desk.key(pygame.K_u)
    heard = [intent.controls for intent in desk.read() if isinstance(intent, ControlsChanged)]
    assert heard == [Controls.PAD, Controls.DESK]

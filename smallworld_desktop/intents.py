"""What a player means, whatever device it came from: the words that `input` says and scenes and widgets hear."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from pathlib import Path

Pos = tuple[int, int]


class Pointer(IntEnum):
    """Buttons of the pointer."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


class Controls(Enum):
    """What was used last: explanations name its keys. The value is the ending of their codes."""

    DESK = ""
    """Mouse and keyboard."""
    PAD = "pad"
    TOUCH = "touch"


class Command(Enum):
    """What keys stand for."""

    CONFIRM = auto()
    MAIN = auto()
    """What the lit button says, wherever the focus is."""
    BACK = auto()
    NEXT = auto()
    PREVIOUS = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    FIRST = auto()
    LAST = auto()
    MORE = auto()
    LESS = auto()

    UNDO = auto()
    REDO = auto()
    END = auto()
    DECLINE = auto()
    ROLL = auto()
    SPREAD = auto()
    WAYS = auto()
    HINT = auto()
    LOG = auto()
    NAMES = auto()
    HELP = auto()
    MENU = auto()
    SAVE = auto()
    MUTE = auto()
    FULLSCREEN = auto()

    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    ZOOM_RESET = auto()
    PAN_LEFT = auto()
    PAN_RIGHT = auto()
    PAN_UP = auto()
    PAN_DOWN = auto()

    ERASE_BACK = auto()
    ERASE_FORWARD = auto()
    SELECT_ALL = auto()
    PASTE = auto()


@dataclass(frozen=True, slots=True)
class PointerMoved:
    pos: Pos


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window, or the window lost the keyboard: nothing is hovered or held any more."""


@dataclass(frozen=True, slots=True)
class Pressed:
    pos: Pos
    button: Pointer = Pointer.LEFT


@dataclass(frozen=True, slots=True)
class Released:
    pos: Pos
    button: Pointer = Pointer.LEFT


@dataclass(frozen=True, slots=True)
class Clicked:
    """Pressed and released in one place. Follows its `Released`."""

    pos: Pos
    button: Pointer = Pointer.LEFT
    count: int = 1


@dataclass(frozen=True, slots=True)
class LongPressed:
    """Held still for a while: asks for an explanation. No `Clicked` follows."""

    pos: Pos


@dataclass(frozen=True, slots=True)
class Dragged:
    """Moved with a button held, beyond the slop of a click. `step` is the way since the last one."""

    start: Pos
    pos: Pos
    step: Pos
    button: Pointer = Pointer.LEFT


@dataclass(frozen=True, slots=True)
class Dropped:
    """A drag ended here. Follows its `Released`."""

    start: Pos
    pos: Pos
    button: Pointer = Pointer.LEFT


@dataclass(frozen=True, slots=True)
class Wheel:
    """Turned at `pos`; `dy` is positive away from the player."""

    pos: Pos
    dy: float
    dx: float = 0.0


@dataclass(frozen=True, slots=True)
class Pinched:
    """Two fingers moved about `pos`: they went `step`, and their distance grew by `factor`."""

    pos: Pos
    step: Pos
    factor: float


@dataclass(frozen=True, slots=True)
class ControlsChanged:
    """The player took another device to hand."""

    controls: Controls


@dataclass(frozen=True, slots=True)
class Key:
    """A key with a meaning. `shift` matters to text entries, which extend their selection."""

    action: Command
    shift: bool = False


@dataclass(frozen=True, slots=True)
class Digit:
    """A number key: chooses the n-th of what is offered."""

    value: int


@dataclass(frozen=True, slots=True)
class Text:
    """Typed or pasted letters, only while a text entry has the focus."""

    text: str


@dataclass(frozen=True, slots=True)
class FileDropped:
    path: Path


@dataclass(frozen=True, slots=True)
class Resized:
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window has to be drawn again."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The player closed the window."""


Intent = (
    PointerMoved
    | PointerLeft
    | Pressed
    | Released
    | Clicked
    | LongPressed
    | Dragged
    | Dropped
    | Wheel
    | Pinched
    | ControlsChanged
    | Key
    | Digit
    | Text
    | FileDropped
    | Resized
    | Exposed
    | Quit
)

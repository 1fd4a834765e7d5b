"""One theme for everything drawn outside the board: colours, type, spacing, and the one scale that sizes them all.

Sizes are given twice, for a roomy (1600x900) and a compact (1024x640) window; `Theme.px` finds the value for the real
one. Larger windows enlarge, and the player's UI scale multiplies as far as the compact layout still has room.
"""

from __future__ import annotations

import colorsys
from dataclasses import dataclass
from enum import Enum

Colour = tuple[int, int, int]

INK: Colour = (52, 33, 20)
SOFT_INK: Colour = (98, 68, 42)
FAINT_INK: Colour = (136, 108, 74)
TITLE_RED: Colour = (122, 30, 20)
REASON_RED: Colour = (150, 40, 24)
GOOD_GREEN: Colour = (112, 150, 70)

CREAM: Colour = (250, 240, 212)
PARCHMENT_DARK: Colour = (208, 180, 128)
PARCHMENT_LIGHT: Colour = (242, 226, 186)
WELL: Colour = (240, 224, 184)
WELL_OFF: Colour = (232, 214, 172)
PAGE: Colour = (255, 250, 230)
RULE: Colour = (178, 146, 98)

WOOD_EDGE: Colour = (40, 24, 12)
PALE: Colour = (252, 236, 196)
PALE_SIDE: Colour = (250, 222, 172)
PALE_OFF: Colour = (214, 204, 182)
WOOD_SHADOW: Colour = (40, 20, 8)

BRASS: Colour = (218, 170, 76)
GLOW: Colour = (255, 226, 130)
TURN_GOLD: Colour = (250, 206, 96)
TURN_FACE: Colour = (254, 244, 206)
DIE_RED: Colour = (152, 50, 34)

Ramp = tuple[Colour, Colour]


@dataclass(frozen=True, slots=True, kw_only=True)
class InterfaceLook:
    """What the interface is made of: one of the looks that settings offer.

    The lamp is what the planks of the table are multiplied with in its light. Sheets run from a dark to a light colour;
    wood has, in each of its states, a colour and that of its edge.
    `is_strong` asks for high contrast: words nearly black or white, strong outlines.
    """

    name: str
    lamp: Colour = (255, 246, 230)
    panel: Ramp = (PARCHMENT_DARK, PARCHMENT_LIGHT)
    slip: Ramp = ((236, 214, 164), (252, 242, 212))
    wood: Ramp = ((150, 92, 48), BRASS)
    wood_lit: Ramp = ((182, 116, 58), (240, 196, 96))
    wood_down: Ramp = ((116, 68, 34), (184, 138, 60))
    wood_off: Ramp = ((126, 112, 94), (150, 138, 112))
    is_strong: bool = False


PAINTED = InterfaceLook(name="painted")
HIGH_CONTRAST = InterfaceLook(
    name="high_contrast",
    panel=((246, 240, 224), (255, 253, 246)),
    slip=((246, 240, 224), (255, 253, 246)),
    wood=((74, 40, 18), (236, 190, 90)),
    wood_lit=((120, 62, 16), (255, 224, 110)),
    wood_down=((40, 20, 8), (236, 190, 90)),
    wood_off=((98, 94, 90), (150, 146, 140)),
    is_strong=True,
)
LOOKS = {look.name: look for look in (PAINTED, HIGH_CONTRAST)}

ROOMY = (1600, 900)
COMPACT = (1024, 640)
SMALLEST_TEXT = 14
SMALLEST_SCALE, LARGEST_SCALE = 0.8, 2.0
LIGHT, DARKEST = 0.4, 0.16
"""With high contrast: from this luminance on words become white, others get at most this lightness."""


class Face(Enum):
    """The type faces, by file name in `assets/fonts`."""

    TITLE = "chart-swash.ttf"
    TEXT = "alegreya-lining-medium.ttf"
    ITALIC = "alegreya-lining-medium-italic.ttf"
    BOLD = "alegreya-lining-bold.ttf"
    HEAVY = "alegreya-lining-extrabold.ttf"


class Type(Enum):
    """Roles of text: face, roomy size, compact size."""

    HERO = (Face.TITLE, 38, 26)
    TITLE = (Face.TITLE, 28, 20)
    HEADING = (Face.TITLE, 24, 19)
    NAME = (Face.TITLE, 21, 16)
    HINT = (Face.BOLD, 21, 18)
    MENU = (Face.BOLD, 22, 18)
    BUTTON = (Face.BOLD, 20, 17)
    STRONG = (Face.BOLD, 18, 16)
    BODY = (Face.TEXT, 18, 16)
    ASIDE = (Face.ITALIC, 17, 15)
    LABEL = (Face.TEXT, 17, 15)
    LABEL_STRONG = (Face.BOLD, 17, 15)
    SMALL = (Face.TEXT, 16, 14)
    SMALL_STRONG = (Face.BOLD, 16, 14)
    NUMBER = (Face.HEAVY, 24, 18)
    BIG_NUMBER = (Face.HEAVY, 40, 28)

    @property
    def face(self) -> Face:
        return self.value[0]


@dataclass(frozen=True, slots=True)
class Theme:
    """Sizes and look for one window: `scale` multiplies everything, `room` runs from 0 (compact) to 1 (roomy)."""

    scale: float = 1.0
    room: float = 1.0
    look: InterfaceLook = PAINTED

    @classmethod
    def for_window(cls, size: tuple[int, int], ui_scale: float = 1.0, look: InterfaceLook = PAINTED) -> Theme:
        """The theme of a window of `size`, with the player's UI scale and look."""
        width, height = size
        wanted = max(1.0, min(width / ROOMY[0], height / ROOMY[1]))
        wanted *= min(max(ui_scale, SMALLEST_SCALE), LARGEST_SCALE)
        scale = max(SMALLEST_SCALE, min(wanted, max(1.0, min(width / COMPACT[0], height / COMPACT[1]))))
        across = (width / scale - COMPACT[0]) / (ROOMY[0] - COMPACT[0])
        down = (height / scale - COMPACT[1]) / (ROOMY[1] - COMPACT[1])
        return cls(scale, min(max(min(across, down), 0.0), 1.0), look)

    @property
    def is_strong(self) -> bool:
        """Whether high contrast is wanted."""
        return self.look.is_strong

    def text_colour(self, colour: Colour) -> Colour:
        """A colour for words: with high contrast white, or so dark that only a trace of its hue is left."""
        return strong(colour) if self.is_strong else colour

    @property
    def is_compact(self) -> bool:
        """Whether to leave out what is only nice to have, such as second lines."""
        return self.room < 0.5

    def px(self, roomy: float, compact: float | None = None) -> int:
        """A length in real pixels; without `compact` the same in every window of scale 1."""
        least = roomy if compact is None else compact
        return max(1, round((least + (roomy - least) * self.room) * self.scale))

    def type_px(self, kind: Type) -> int:
        """The size of a role's type in real pixels, never below 14 at scale 1."""
        _, roomy, compact = kind.value
        return max(self.px(roomy, compact), self.smallest_text)

    @property
    def smallest_text(self) -> int:
        return max(SMALLEST_TEXT, round(SMALLEST_TEXT * self.scale))

    @property
    def gap(self) -> int:
        """Between things that belong together."""
        return self.px(8, 6)

    @property
    def pad(self) -> int:
        """From a panel's edge to what lies on it."""
        return self.px(20, 12)

    @property
    def radius(self) -> int:
        """Corners of wood."""
        return self.px(9, 8)

    @property
    def button_height(self) -> int:
        return self.px(52, 46)

    @property
    def row_height(self) -> int:
        """Of a checkbox, text entry or plain list row."""
        return self.px(44, 34)


def luminance(colour: Colour) -> float:
    """How bright a colour looks, from 0 to 1 (WCAG 2)."""
    parts = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    """How well two colours can be told apart as ink and paper: 4.5 is good, 7 is very good (WCAG 2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def strong(colour: Colour) -> Colour:
    """The same colour for those who need contrast: white if it is light, else dark."""
    if luminance(colour) > LIGHT:
        return (255, 255, 255)
    hue, lightness, saturation = colorsys.rgb_to_hls(*(part / 255 for part in colour))
    red, green, blue = colorsys.hls_to_rgb(hue, min(lightness, DARKEST), saturation)
    return round(red * 255), round(green * 255), round(blue * 255)

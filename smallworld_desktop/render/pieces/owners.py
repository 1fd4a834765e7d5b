"""The six owners' colours and rim patterns.

Told apart with normal, red-, green- and blue-blind sight (a test measures it), and by the pattern alone. Gold is kept
for what matters now and for coins, so no owner has it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from smallworld_desktop.render.theme import Colour


class Rim(Enum):
    PLAIN = "plain"
    BLOCKS = "blocks"
    DOTS = "dots"
    SLANTS = "slants"
    TICKS = "ticks"
    WAVES = "waves"


@dataclass(frozen=True, slots=True)
class Owner:
    """How a seat's things look. `name` is an id, not a word for people."""

    name: str
    colour: Colour
    rim: Rim

    @property
    def is_dark(self) -> bool:
        """Whether light letters are needed on the colour."""
        return sum(self.colour) < 480


OWNERS: tuple[Owner, ...] = (
    Owner("blue", (40, 110, 200), Rim.PLAIN),
    Owner("vermilion", (210, 74, 36), Rim.BLOCKS),
    Owner("magenta", (170, 50, 130), Rim.DOTS),
    Owner("mint", (90, 196, 172), Rim.SLANTS),
    Owner("charcoal", (48, 46, 50), Rim.TICKS),
    Owner("lilac", (174, 170, 232), Rim.WAVES),
)
"""By seat."""
CARDBOARD: Colour = (176, 142, 96)
"""The rim of what nobody owns."""

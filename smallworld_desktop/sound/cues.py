"""What can be heard, by name. `packaging/make_sounds.py` makes a file for each in `assets/sounds`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class CueKind(StrEnum):
    """How an effect sits in the mix."""

    TOUCH = "touch"
    """What one's own fingers do, many times a minute: softer than all else."""
    TABLE = "table"
    """What happens to tokens, coins and dice."""
    MOTIF = "motif"
    """A few notes that mark a moment; music makes way for them."""


@dataclass(frozen=True, slots=True)
class Cue:
    """An effect. Its files are variations, one of which is taken by chance, or a ladder that `count` climbs."""

    kind: CueKind
    files: int
    is_ladder: bool = False
    wobble: int = 0
    """Up to so many cents higher or lower each time."""


CUES: dict[str, Cue] = {
    "click": Cue(CueKind.TOUCH, 3, wobble=40),
    "tick": Cue(CueKind.TOUCH, 3, wobble=40),
    "page": Cue(CueKind.TOUCH, 4, wobble=60),
    "undo": Cue(CueKind.TOUCH, 3, wobble=40),
    "place": Cue(CueKind.TABLE, 4, wobble=60),
    "land": Cue(CueKind.TABLE, 5, is_ladder=True, wobble=50),
    "conquer": Cue(CueKind.TABLE, 4, wobble=50),
    "lost": Cue(CueKind.TABLE, 3),
    "knock": Cue(CueKind.TABLE, 3, is_ladder=True, wobble=40),
    "die": Cue(CueKind.TABLE, 4, wobble=50),
    "coin": Cue(CueKind.TABLE, 10, is_ladder=True, wobble=8),
    "purse": Cue(CueKind.TABLE, 3, wobble=30),
    "refused": Cue(CueKind.TABLE, 3, wobble=30),
    "hint": Cue(CueKind.TABLE, 2),
    "pick": Cue(CueKind.MOTIF, 3),
    "decline": Cue(CueKind.MOTIF, 2),
    "turn": Cue(CueKind.MOTIF, 3),
    "hand_over": Cue(CueKind.MOTIF, 2),
    "lesson": Cue(CueKind.MOTIF, 2),
    "last_round": Cue(CueKind.MOTIF, 1),
    "victory": Cue(CueKind.MOTIF, 1),
}
"""A ladder's `count` is how many coins or knocks came before, or how many tokens land together besides the first."""

BEDS = ("sea", "wind", "birds", "cave")
OPEN_PIECES = ("chart", "ridge", "leaving", "counting", "tide")
DEEP_PIECES = ("lantern", "leaving", "counting")
"""What is played above and under the earth."""
PIECES = tuple(dict.fromkeys(OPEN_PIECES + DEEP_PIECES))


def cue_file(name: str, number: int) -> str:
    """Where the file of an effect lies in `assets/sounds`; `number` counts from 0."""
    return f"effects/{name}-{number + 1}.ogg"


def bed_file(name: str) -> str:
    return f"beds/{name}.ogg"


def piece_file(name: str) -> str:
    return f"music/{name}.ogg"

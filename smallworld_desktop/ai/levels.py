"""The levels of computer players, and how a seat asks for one: `hard`, `ai:hard`, `ai:hard:seed=7,time=1.5`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from smallworld_desktop.ai.characters import CHARACTERS
from smallworld_desktop.ai.manners import PLAIN, Manner
from smallworld_desktop.ai.weights import DEFAULT, FARSIGHTED, Weights
from smallworld_desktop.rules.messages import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """A kind of computer player: its name, how it thinks, the icon of its seat, and whether set-up offers it.

    `positions` is the budget of a turn; `seconds` a ceiling for the clock, if wanted. `width` and `ends` are those of
    the search over a turn (`pick_`: for each combo). The best `compares` choices are played on in quick games: to the
    end, or if `depth` is given for so many turns of its own, judged then. `learned`: judges by what self-play taught.
    """

    name: str
    thinks: Literal["not", "wildly", "quickly", "ahead"]
    icon: str = ""
    positions: int = 0
    width: int = 0
    ends: int = 0
    pick_width: int = 0
    pick_ends: int = 0
    compares: int = 0
    depth: int = 0
    learned: bool = False
    seconds: float | None = None
    weights: Weights = DEFAULT

    @property
    def is_quick(self) -> bool:
        """Whether it decides faster than a frame."""
        return self.thinks != "ahead"

    @property
    def is_offered(self) -> bool:
        """Whether a seat at the table may have it."""
        return bool(self.icon)


HARD = Level(
    name="hard", thinks="ahead", icon="ai_3", positions=28_000, width=20, ends=24, pick_width=6, pick_ends=6,
    compares=8, weights=FARSIGHTED,
)  # fmt: skip
MASTER = Level(
    name="master", thinks="ahead", positions=120_000, width=24, ends=32, pick_width=8, pick_ends=8,
    compares=10, depth=3, learned=True, weights=FARSIGHTED,
)  # fmt: skip
LEVELS = {
    level.name: level
    for level in (
        Level(name="random", thinks="not"),
        Level(name="wild", thinks="wildly"),
        Level(name="easy", thinks="quickly", icon="ai_1"),
        Level(
            name="normal", thinks="ahead", icon="ai_2", positions=6_000, width=10, ends=12, pick_width=4, pick_ends=4
        ),
        HARD,
        MASTER,
        replace(HARD, name="reference", icon=""),
    )
}
"""All levels. `wild` does anything legal; `reference` stays as hard was, to measure others against it."""
OFFERED = tuple(level for level in LEVELS.values() if level.is_offered)
"""The levels that people can play against, weakest first."""
PREFIX = "ai:"
AT_THE_TABLE = 4.0
"""Seconds that a turn at the table may be thought about on a slow or busy machine; people wait for it."""


class BadSeat(ValueError):
    """A seat spec that can't be understood."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


@dataclass(frozen=True, slots=True)
class Spec:
    """A seat spec, taken apart."""

    level: Level
    seed: int | None = None
    manner: Manner = PLAIN


def read_spec(text: str, seconds: float | None = None) -> Spec:
    """Take a seat spec apart; `seconds` is the ceiling where it names none. Raises `BadSeat`."""
    name, _, options = text.strip().removeprefix(PREFIX).partition(":")
    level = LEVELS.get(name)
    if level is None:
        raise BadSeat(Message("seat.unknown", {"got": text, "known": ", ".join(LEVELS)}))
    level = replace(level, seconds=seconds)
    seed: int | None = None
    manner = PLAIN
    for option in filter(None, (word.strip() for word in options.split(","))):
        key, _, value = option.partition("=")
        try:
            if key == "seed":
                seed = int(value)
            elif key == "as" and value in CHARACTERS:
                manner = CHARACTERS[value]
            elif key == "time" and float(value) > 0:
                level = replace(level, seconds=float(value))
            else:
                raise ValueError(option)
        except ValueError:
            raise BadSeat(Message("seat.option", {"got": option})) from None
    return Spec(level, seed, manner)

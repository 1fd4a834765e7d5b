"""The levels of computer players, and how a seat asks for one: `hard`, `ai:hard`, `ai:hard:seed=7,time=1.5`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from smallworld_desktop.ai.weights import DEFAULT, FARSIGHTED, Weights
from smallworld_desktop.rules.messages import Message


@dataclass(frozen=True, slots=True)
class Level:
    """How a player thinks. `positions` is the budget of a turn; `seconds` a ceiling for the clock, if wanted."""

    name: str
    positions: int
    width: int
    ends: int
    pick_width: int
    pick_ends: int
    compares: int
    seconds: float | None = None
    weights: Weights = DEFAULT


LEVELS = {
    "random": Level("random", 0, 0, 0, 0, 0, 0),
    "easy": Level("easy", 0, 0, 0, 0, 0, 0),
    "normal": Level("normal", 6_000, 10, 12, 4, 4, 0),
    "hard": Level("hard", 28_000, 20, 24, 6, 6, 8, weights=FARSIGHTED),
}
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


def read_spec(text: str, seconds: float | None = None) -> Spec:
    """Take a seat spec apart; `seconds` is the ceiling where it names none. Raises `BadSeat`."""
    name, _, options = text.strip().removeprefix(PREFIX).partition(":")
    level = LEVELS.get(name)
    if level is None:
        raise BadSeat(Message("seat.unknown", {"got": text, "known": ", ".join(LEVELS)}))
    level = replace(level, seconds=seconds)
    seed: int | None = None
    for option in filter(None, (word.strip() for word in options.split(","))):
        key, _, value = option.partition("=")
        try:
            if key == "seed":
                seed = int(value)
            elif key == "time" and float(value) > 0:
                level = replace(level, seconds=float(value))
            else:
                raise ValueError(option)
        except ValueError:
            raise BadSeat(Message("seat.option", {"got": option})) from None
    return Spec(level, seed)

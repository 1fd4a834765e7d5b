"""What a chapter of the rule book holds: words by code, and pictures as positions, moves and what to point at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from smallworld_desktop.lessons.lesson import Move


class Sum(StrEnum):
    """A sum that is written beside a picture, part by part, with pins."""

    NONE = ""
    PRICE = "price"
    INCOME = "income"


class Instead(StrEnum):
    """What a plate shows that is no land."""

    NONE = ""
    COLUMN = "column"
    DIE = "die"


@dataclass(frozen=True, slots=True)
class BookPicture:
    """One picture. Its moves are played before it is shown; of a moving one the position before them is shown.

    `regions` are cut out of the board. `price` is the region whose price is told, `lit` what glows besides.
    """

    regions: tuple[str, ...] = ()
    moves: tuple[Move, ...] = ()
    is_moving: bool = False
    origin: str = ""
    """Where a conquest comes from; none from outside the picture."""
    dim: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    price: str = ""
    sum: Sum = Sum.NONE
    seat: int = 0
    """Whose income and hand are meant."""
    shows_hand: bool = False
    instead: Instead = Instead.NONE
    say: str = ""
    """The code of the sentence beside it, without that of the chapter."""
    expect: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Chapter:
    """A chapter as it was read. `plate` is its large picture, `steps` those that follow each other."""

    id: str
    order: int
    file: Path
    icon: str
    position: Mapping[str, Any]
    steps_position: Mapping[str, Any]
    plate: BookPicture | None = None
    steps: tuple[BookPicture, ...] = ()
    terms: tuple[str, ...] = ()
    """Pages of the almanac, by kind and id."""
    see: tuple[str, ...] = ()
    lesson: str = ""
    has_tip: bool = False
    """Whether the last paragraph of the text is a tip."""

    @property
    def title(self) -> str:
        return f"book.{self.id}.title"

    @property
    def text(self) -> str:
        return f"book.{self.id}.text"

    def words_of(self, picture: BookPicture) -> str:
        """The code of what is said beside a picture."""
        return f"book.{self.id}.{picture.say}"

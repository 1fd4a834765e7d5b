"""Emblems that a pack puts together from the game's own shapes and drawings, and colours in a pack."""

from __future__ import annotations

import re
from dataclasses import dataclass

from smallworld_desktop.content.cursor import Cursor
from smallworld_desktop.content.limits import ID

Colour = tuple[int, int, int]
SHAPES = ("shield", "heater", "disc", "diamond", "gem", "scroll", "star", "cog")
"""What an emblem may lie on."""
PATTERNS = ("halves", "base", "hill", "bend", "band")
"""How a shape may be divided."""
HEX = re.compile(r"#[0-9a-fA-F]{6}")
GROUND: Colour = (150, 58, 48)
SECOND: Colour = (226, 196, 120)


@dataclass(frozen=True, slots=True)
class Arms:
    """A drawing of the game on a shape, with a second one beside it. What is empty is not there."""

    figure: str = ""
    beside: str = ""
    tint: Colour | None = None
    shape: str = ""
    colour: Colour = GROUND
    pattern: str = ""
    second: Colour = SECOND


KEYS = {
    "figure": "the id of a race, power, place, marker or symbol of the game whose drawing is used",
    "beside": "a second drawing, smaller, at the lower right",
    "tint": "a colour for the drawing instead of its own",
    "shape": "what it lies on: " + ", ".join(SHAPES),
    "colour": "the colour of the shape",
    "pattern": "how the shape is divided: " + ", ".join(PATTERNS),
    "second": "the colour of the other part",
}
COLOURS = ("tint", "colour", "second")


def read_colour(cursor: Cursor) -> Colour | None:
    """A colour like `"#4a744e"`."""
    text = cursor.shown
    if not HEX.fullmatch(text):
        cursor.error("content.bad_colour", found=text)
        return None
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def hex_colour(colour: Colour) -> str:
    """A colour as packs write it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def read_arms(cursor: Cursor) -> Arms:
    """An emblem given by its parts. Whether its drawings exist is known where they are drawn."""
    fields = cursor.fields(KEYS)
    words = {"shape": SHAPES, "pattern": PATTERNS}
    made: dict[str, object] = {key: fields[key].word(words[key]) for key in words if key in fields}
    for key in COLOURS:
        if key in fields and (colour := read_colour(fields[key])) is not None:
            made[key] = colour
    for key in ("figure", "beside"):
        if key in fields:
            name = fields[key].shown
            if ID.fullmatch(name):
                made[key] = name
            else:
                fields[key].error("content.bad_id", name=name)
    if not made.get("figure") and not made.get("shape"):
        cursor.error("content.empty_emblem")
    return Arms(**made)  # type: ignore[arg-type]

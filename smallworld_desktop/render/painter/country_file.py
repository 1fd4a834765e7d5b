"""Countries from plain data (a file of ours or a part of a pack), checked: what is wrong is said, never raised."""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from smallworld_desktop.rules.messages import Message, Param

from .country import WHERES, Country, GlyphChoice, Light, Option, Ramp, Recipe, Strew
from .glyphs import DRAWINGS
from .glyphs.dress import HILLS, PEAKS
from .glyphs.hearts import HEARTS
from .layout import STYLES
from .pen import Colour

MOST_STEPS = 24
LARGEST = 4.0
SMALLEST_GAP = 5.0
BARRIERS = ("wall", "rift")
_WORDS = {"dress": frozenset({"", *HILLS, *PEAKS}), "heart": frozenset({"", *HEARTS})}


@dataclass(slots=True)
class CountryReader:
    """Reads one country over another, which it is based on. Entries with a fault keep what they were."""

    problems: list[Message] = field(default_factory=list)

    def read(self, name: str, data: Any, base: Country | None) -> Country | None:
        """The country; None only if there is nothing to base it on and something is missing."""
        if not isinstance(data, Mapping):
            self._fault("country.not_a_mapping", name)
            return base
        values: dict[str, Any] = {} if base is None else {f.name: getattr(base, f.name) for f in _FIELDS}
        for key, raw in data.items():
            if key in ("based_on", "name"):
                continue
            if key not in _READERS:
                self._fault("country.unknown_key", f"{name}.{key}", known=", ".join(sorted(_READERS)))
                continue
            try:
                values[key] = _READERS[key](self, f"{name}.{key}", raw, values.get(key))
            except _Fault as fault:
                self.problems.append(fault.message)
        values["name"] = name
        missing = [f.name for f in _FIELDS if f.name not in values]
        if missing:
            self._fault("country.incomplete", name, missing=", ".join(missing))
            return None
        country = Country(**values)
        self._check_roles(country)
        return country

    def _fault(self, code: str, where: str, **params: Param) -> None:
        self.problems.append(Message(code, {"where": where[:120], **params}))

    def _check_roles(self, country: Country) -> None:
        """Recipes may only speak of roles that have a glyph."""
        for style, recipe in country.recipes.items():
            for role in sorted({role for step in recipe for role in (*step.roles, *step.among)} - set(country.glyphs)):
                self._fault("country.unknown_role", f"{country.name}.recipes.{style}", role=role)


class _Fault(Exception):
    def __init__(self, code: str, where: str, found: object) -> None:
        super().__init__(code)
        self.message = Message(code, {"where": where[:120], "found": str(found)[:60]})


_Reader = Callable[[CountryReader, str, Any, Any], Any]


def _colour(reader: CountryReader, where: str, raw: Any, old: Any = None) -> Colour:
    if isinstance(raw, str) and re.fullmatch(r"#([0-9a-fA-F]{2}){3,4}", raw):
        return tuple(bytes.fromhex(raw[1:]))
    raise _Fault("country.bad_colour", where, raw)


def _colour_or_none(reader: CountryReader, where: str, raw: Any, old: Any = None) -> Colour | None:
    return None if raw is None else _colour(reader, where, raw)


def _colours(reader: CountryReader, where: str, raw: Any, old: Any = None) -> tuple[Colour, ...]:
    found = tuple(_colour(reader, where, item) for item in _items(where, raw))
    if isinstance(old, tuple) and len(found) != len(old):
        raise _Fault("country.wrong_count", where, len(found))
    return found


def _crops(reader: CountryReader, where: str, raw: Any, old: Any = None) -> tuple[tuple[Colour, Colour], ...]:
    pairs = [_colours(reader, where, pair, (0, 0)) for pair in _items(where, raw)]
    if not pairs:
        raise _Fault("country.wrong_count", where, 0)
    return tuple((first, second) for first, second in pairs)


def _ramp(reader: CountryReader, where: str, raw: Any, old: Any = None) -> Ramp:
    if isinstance(raw, Mapping):
        stops = [(_number(reader, where, place), _colour(reader, where, colour)) for place, colour in raw.items()]
        if stops != sorted(stops, key=lambda stop: stop[0]) or len(stops) < 2:
            raise _Fault("country.bad_ramp", where, raw)
        return tuple(stops)
    colours = [_colour(reader, where, item) for item in _items(where, raw)]
    if len(colours) < 2:
        raise _Fault("country.bad_ramp", where, raw)
    return tuple((index / (len(colours) - 1), colour) for index, colour in enumerate(colours))


def _ramps(reader: CountryReader, where: str, raw: Any, old: Any = None) -> dict[str, Ramp]:
    return _merged(reader, where, raw, old, _ramp, STYLES)


def _number(reader: CountryReader, where: str, raw: Any, old: Any = None) -> float:
    if isinstance(raw, bool) or not isinstance(raw, int | float) or not abs(raw) <= 1000:
        raise _Fault("country.bad_number", where, raw)
    return float(raw)


def _triple(reader: CountryReader, where: str, raw: Any, old: Any = None) -> tuple[float, ...]:
    numbers = tuple(_number(reader, where, item) for item in _items(where, raw))
    if len(numbers) != 3:
        raise _Fault("country.wrong_count", where, len(numbers))
    return numbers


def _flag(reader: CountryReader, where: str, raw: Any, old: Any = None) -> bool:
    if isinstance(raw, bool):
        return raw
    raise _Fault("country.bad_flag", where, raw)


def _barrier(reader: CountryReader, where: str, raw: Any, old: Any = None) -> str:
    if raw in BARRIERS:
        return str(raw)
    raise _Fault("country.bad_word", where, raw)


def _words(reader: CountryReader, where: str, raw: Any, old: Any = None) -> tuple[str, ...]:
    return tuple(str(item) for item in ([raw] if isinstance(raw, str) else _items(where, raw)))


def _style(reader: CountryReader, where: str, raw: Any, old: Any = None) -> str:
    if raw in STYLES:
        return str(raw)
    raise _Fault("country.bad_word", where, raw)


def _styles(reader: CountryReader, where: str, raw: Any, old: Any = None) -> dict[str, str]:
    return _merged(reader, where, raw, old, _style, STYLES)


def _numbers(reader: CountryReader, where: str, raw: Any, old: Any = None) -> dict[str, float]:
    return _merged(reader, where, raw, old, _number, STYLES)


def _glyphs(reader: CountryReader, where: str, raw: Any, old: Any = None) -> dict[str, GlyphChoice]:
    return _merged(reader, where, raw, old, _glyph, None)


def _glyph(reader: CountryReader, where: str, raw: Any, old: Any = None) -> GlyphChoice:
    """`{drawing: tree, leaves: [...]}`; without a drawing the options change the one that was there."""
    if not isinstance(raw, Mapping):
        raise _Fault("country.not_a_mapping", where, raw)
    role = where.rsplit(".", 1)[-1]
    name = raw.get("drawing", old.drawing if isinstance(old, GlyphChoice) else None)
    if name not in DRAWINGS:
        raise _Fault("country.unknown_drawing", where, name)
    same = isinstance(old, GlyphChoice) and old.drawing == name
    options = dict(old.options) if same else {}
    glow = old.glow if same else ()
    known = inspect.signature(DRAWINGS[name].draw).parameters
    for key, value in raw.items():
        if key == "glow":
            glow = tuple(_light(reader, where, item) for item in _items(where, value))
        elif key != "drawing":
            if key not in known or key in ("pen", "rng"):
                raise _Fault("country.unknown_option", where, key)
            options[str(key)] = _option(reader, f"{where}.{key}", value, known[key].default)
    return GlyphChoice(role, str(name), tuple(sorted(options.items())), glow)


def _light(reader: CountryReader, where: str, raw: Any) -> Light:
    items = _items(where, raw)
    if len(items) != 4:
        raise _Fault("country.wrong_count", where, len(items))
    dx, dy, radius = (_number(reader, where, item) for item in items[:3])
    return dx, dy, min(80.0, abs(radius)), _colour(reader, where, items[3])


def _option(reader: CountryReader, where: str, raw: Any, default: Any) -> Option:
    """A value like the default one: a colour for a colour, as many colours where their places have a meaning."""
    key = where.rsplit(".", 1)[-1]
    if key in _WORDS:
        if raw in _WORDS[key]:
            return str(raw)
        raise _Fault("country.bad_word", where, raw)
    if raw is None and (default is None or key in ("snow", "tuft")):
        return None
    if isinstance(default, int | float):
        number = _number(reader, where, raw)
        return round(number) if isinstance(default, int) else number
    if _is_colour(default) or (default is None and isinstance(raw, str)):
        return _colour(reader, where, raw)
    values = _items(where, raw)
    if not values and default != ():
        raise _Fault("country.wrong_count", where, 0)
    if key == "reach":
        return tuple(_number(reader, where, item) for item in values)
    sample = default[0] if default else (0, 0, 0)
    if key in ("snow", "skin", "sails", "second", "straw", "heads", "pad", "bloom", "wood") and len(values) != len(
        default
    ):
        raise _Fault("country.wrong_count", where, len(values))
    return tuple(_option(reader, where, item, sample) for item in values)


def _is_colour(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) in (3, 4) and all(isinstance(part, int) for part in value)


def _recipes(reader: CountryReader, where: str, raw: Any, old: Any = None) -> dict[str, Recipe]:
    return _merged(reader, where, raw, old, _recipe, STYLES)


def _recipe(reader: CountryReader, where: str, raw: Any, old: Any = None) -> Recipe:
    steps = _items(where, raw)
    if len(steps) > MOST_STEPS:
        raise _Fault("country.wrong_count", where, len(steps))
    return tuple(_step(reader, where, step) for step in steps)


def _step(reader: CountryReader, where: str, raw: Any) -> Strew:
    if not isinstance(raw, Mapping) or "strew" not in raw:
        raise _Fault("country.bad_step", where, raw)
    values: dict[str, Any] = {"roles": _words(reader, where, raw["strew"])}
    for key, value in raw.items():
        if key == "strew":
            continue
        if key not in _STEPS:
            raise _Fault("country.unknown_option", where, key)
        values[key] = _STEPS[key](reader, f"{where}.{key}", value, None)
    return Strew(**values)


def _pair(low: float, high: float) -> _Reader:
    def read(reader: CountryReader, where: str, raw: Any, old: Any) -> tuple[float, float]:
        first, *rest = (_number(reader, where, item) for item in _items(where, raw))
        if len(rest) != 1 or not all(low <= value <= high for value in (first, *rest)):
            raise _Fault("country.bad_number", where, raw)
        return first, rest[0]

    return read


def _whole(reader: CountryReader, where: str, raw: Any, old: Any) -> int:
    if isinstance(raw, bool) or not isinstance(raw, int) or not 0 <= raw <= 60:
        raise _Fault("country.bad_number", where, raw)
    return raw


def _where(reader: CountryReader, where: str, raw: Any, old: Any) -> str:
    if raw in WHERES:
        return str(raw)
    raise _Fault("country.bad_word", where, raw)


def _items(where: str, raw: Any) -> list[Any]:
    if not isinstance(raw, list):
        raise _Fault("country.not_a_list", where, raw)
    return raw


def _merged(
    reader: CountryReader, where: str, raw: Any, old: Any, read: Callable[..., Any], known: frozenset[str] | None
) -> dict[str, Any]:
    """The entries of a mapping laid over those of the base; a faulty one keeps what it was."""
    if not isinstance(raw, Mapping):
        raise _Fault("country.not_a_mapping", where, raw)
    merged = dict(old) if isinstance(old, Mapping) else {}
    for key, value in raw.items():
        try:
            if known is not None and key not in known:
                raise _Fault("country.unknown_style", where, key)
            merged[str(key)] = read(reader, f"{where}.{key}", value, merged.get(str(key)))
        except _Fault as fault:
            reader.problems.append(fault.message)
    return merged


_FIELDS = dataclasses.fields(Country)
_STEPS: dict[str, _Reader] = {
    "gap": _pair(SMALLEST_GAP, 400),
    "size": _pair(0.1, LARGEST),
    "margin": _number,
    "near": _number,
    "limit": _whole,
    "among": _words,
    "spare": _number,
    "where": _where,
    "beside": _whole,
    "chain": _whole,
    "on_ways": _flag,
}
_READERS: dict[str, _Reader] = {
    **dict.fromkeys(("land", "water"), _ramps),
    **dict.fromkeys(("pool", "paper"), _ramp),
    **dict.fromkeys(
        [
            "hedge",
            "bank",
            "pool_rim",
            "foam",
            "glade",
            "ink",
            "casing",
            "road",
            "road_edge",
            "letter",
            "halo",
            "water_letter",
            "water_halo",
            "bar",
            "bar_pale",
            "jewel",
            "wood",
            "stone",
        ],
        _colour,
    ),
    **dict.fromkeys(("stream", "ribbon"), _colours),
    **dict.fromkeys(("shade_soft", "shade_tight", "varnish"), _triple),
    **dict.fromkeys(("glade_share", "saturation", "gamma", "crop_snow", "wetness"), _number),
    **dict.fromkeys(("rails", "is_lit"), _flag),
    "crops": _crops,
    "dim": _colour_or_none,
    "barrier": _barrier,
    "relief": _numbers,
    "styles": _styles,
    "glyphs": _glyphs,
    "recipes": _recipes,
    "landmark_on": _words,
}

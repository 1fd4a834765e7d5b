"""The JSON Schema of a pack, for editors that complete and check YAML while one writes."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from smallworld_desktop.content import arms, keys
from smallworld_desktop.content.countries import COUNTRIES
from smallworld_desktop.content.limits import (
    ID,
    MAX_NAME,
    POWER_TOKENS,
    RACE_TOKENS,
    REFERENCES,
    STYLES,
    TRAY,
    WATER_OR_LAND,
    Range,
    range_of,
)
from smallworld_desktop.content.parameters import Parameter, fits, parameters, required
from smallworld_desktop.content.words import TEXTS
from smallworld_desktop.rules.content import Content, Marker
from smallworld_desktop.rules.effects import VOCABULARY, Effect, When, Where

Schema = dict[str, Any]
DRAFT = "http://json-schema.org/draft-07/schema#"
ID_PATTERN = f"^{ID.pattern}$"
PICTURE: Schema = {"type": "string", "pattern": r"\.(svg|png)$"}
COLOUR: Schema = {"type": "string", "pattern": f"^{arms.HEX.pattern}$"}
REQUIRED = {"races": ["tokens"], "powers": ["tokens"], "places": ["effects"]}


def pack_schema(shipped: Content) -> Schema:
    """The schema of a pack file. The ids of `shipped` are offered for completion, others are allowed."""
    known = {
        "marker": list(shipped.markers),
        "terrain": list(shipped.terrains),
        "symbol": sorted(shipped.symbols),
        "ground": [*shipped.terrains, *WATER_OR_LAND],
    }
    properties: Schema = {}
    for key, doc in keys.PACK.items():
        if key in keys.SECTIONS:
            properties[key] = {
                "description": doc,
                "type": ["object", "null"],
                "propertyNames": {"pattern": ID_PATTERN},
                "additionalProperties": _entry(key),
            }
        elif key == COUNTRIES:
            properties[key] = {"description": doc, "type": "object", "additionalProperties": {"type": "object"}}
        elif key in TEXTS:
            properties[key] = _text(key, doc)
        else:
            properties[key] = {"description": doc, "type": "string", "maxLength": MAX_NAME}
    properties["pack"]["pattern"] = ID_PATTERN
    return {
        "$schema": DRAFT,
        "title": "Small World content pack",
        **_object(properties),
        "definitions": {
            "where": _conditions(Where, "where", known),
            "when": _conditions(When, "when", known),
            "effect": _effects(False, known),
            "effect_word": {"enum": _bare(False)},
            "place_effect": _effects(True, known),
            "place_effect_word": {"enum": _bare(True)},
        },
    }


def _object(properties: Mapping[str, Schema], required: list[str] | None = None) -> Schema:
    found: Schema = {"type": "object", "properties": dict(properties), "additionalProperties": False}
    return {**found, "required": required} if required else found


def _entry(section: str) -> Schema:
    """What stands under an id of a section."""
    found = {key: {"description": doc, **_key(section, key, doc)} for key, doc in keys.SECTIONS[section].items()}
    entry = _object(found, REQUIRED.get(section))
    if section not in REQUIRED:
        entry["type"] = ["object", "null"]
    return entry


def _key(section: str, key: str, doc: str) -> Schema:
    if key in TEXTS:
        return _text(key, doc)
    if key == "effects":
        kind = "place_effect" if section == "places" else "effect"
        many = {"type": ["array", "null"], "items": {"$ref": f"#/definitions/{kind}"}}
        return {"anyOf": [many, {"$ref": f"#/definitions/{kind}_word"}]}
    if key == "tokens":
        return _number(RACE_TOKENS if section == "races" else POWER_TOKENS)
    if key == "tray":
        return _number(TRAY)
    if key in ("counts_as", "shows"):
        return {"type": "string", "pattern": ID_PATTERN}
    if key == "placed":
        return {"enum": ["end"]}
    if key == "style":
        return {"enum": list(STYLES)}
    if key == "portrait":
        return PICTURE
    if key == "emblem":
        return {"anyOf": [PICTURE, _arms()]}
    if key == "colour":
        return COLOUR
    numbers = {field.name for field in dataclasses.fields(Marker) if field.default == 0 and field.default is not False}
    return _number(range_of(section.removesuffix("s"), key)) if key in numbers else {"type": "boolean"}


def _arms() -> Schema:
    """An emblem by its parts."""
    words = {"shape": {"enum": list(arms.SHAPES)}, "pattern": {"enum": list(arms.PATTERNS)}}
    drawing = {"type": "string", "pattern": ID_PATTERN}
    parts: dict[str, Schema] = {
        key: {"description": doc, **(COLOUR if key in arms.COLOURS else words.get(key, drawing))}
        for key, doc in arms.KEYS.items()
    }
    return {**_object(parts), "anyOf": [{"required": ["figure"]}, {"required": ["shape"]}]}


def _text(key: str, doc: str) -> Schema:
    """One text, or one for each language."""
    text = {"type": ["string", "integer", "boolean"], "maxLength": TEXTS[key]}
    languages = {"type": "object", "propertyNames": {"pattern": "^[a-z]{2}$"}, "additionalProperties": text}
    return {"description": doc, "anyOf": [text, languages]}


def _number(allowed: Range) -> Schema:
    return {"type": "integer", "minimum": allowed.least, "maximum": allowed.most}


def _effects(for_places: bool, known: dict[str, list[str]]) -> Schema:
    """An effect: a word alone, or a word with its parameters."""
    usable = {name: cls for name, cls in VOCABULARY.items() if fits(cls, for_places)}
    written = {name: _with_parameters(cls, name, known, for_places) for name, cls in usable.items()}
    return {"anyOf": [{"enum": _bare(for_places)}, {**_object(written), "minProperties": 1, "maxProperties": 1}]}


def _bare(for_places: bool) -> list[str]:
    """The effects that can be given as a word alone."""
    return [name for name, cls in VOCABULARY.items() if fits(cls, for_places) and not required(cls, for_places)]


def _with_parameters(cls: type[Effect], name: str, known: dict[str, list[str]], for_places: bool) -> Schema:
    found = _conditions(cls, name, known)
    needed = required(cls, for_places)
    if needed:
        return {**found, "required": needed}
    return {**found, "type": ["object", "null"]}


def _conditions(cls: type[Any], owner: str, known: dict[str, list[str]]) -> Schema:
    found = {
        parameter.name: {"description": parameter.doc, **_value(parameter, owner, known)}
        for parameter in parameters(cls).values()
    }
    return {"description": " ".join((cls.__doc__ or "").split()), **_object(found)}


def _value(parameter: Parameter, owner: str, known: dict[str, list[str]]) -> Schema:
    if parameter.conditions is not None:
        return {"$ref": f"#/definitions/{parameter.name}"}
    if parameter.kind == "number":
        return _number(range_of(owner, parameter.name))
    if parameter.kind == "yes_no":
        return {"type": "boolean"}
    if parameter.kind == "choice":
        one: Schema = {"enum": list(parameter.choices)}
    else:
        one = {"anyOf": [{"enum": known[REFERENCES[parameter.name]]}, {"type": "string", "pattern": ID_PATTERN}]}
    return {"anyOf": [one, {"type": "array", "items": one}]} if parameter.many else one

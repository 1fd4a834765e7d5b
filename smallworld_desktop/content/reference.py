"""The reference of effects for people who write packs, made from the declarations themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import yaml

from smallworld_desktop.content import arms, keys
from smallworld_desktop.content.limits import FIGHTING_ONLY, ID, REFERENCES, STYLES, range_of
from smallworld_desktop.content.loaded import LoadedContent
from smallworld_desktop.content.parameters import Parameter, is_for_places, parameters
from smallworld_desktop.rules.effects import VOCABULARY, Effect, When, Where

GROUPS = {
    "coins": "Coins",
    "conquest": "Conquest and tokens",
    "defence": "Defence, redeployment and decline",
    "markers": "Markers",
    "places": "Places and relics",
}
WHILE = "while"
EXAMPLES: dict[str, Any] = {"defence": {"defence": {"where": {"terrain": "hill"}}}}
"""For effects that no shipped race or power uses and that need more than their name."""

HEAD = """# Effects

What a race, a power or a place can do is a list of effects. This page is made from their declarations by
`smallworld-desktop docs`; a test keeps it true. [custom-content.md](custom-content.md) shows step by step how a race
and a power of your own are written, and `smallworld-desktop check-content FILE` tells what is wrong with one.

An effect is a word, or a word with parameters:

```yaml
effects:
  - sails
  - coins: {per: region, where: {terrain: [hill, swamp]}, while: always}
```

Most effects answer three questions: **what** (the effect), **which regions** (`where`), **when** (`when`, and `while`
for active or in decline). A parameter that is left out has its default. Where several words are possible, one word or
a list may be given. Effects of a race and its power add up.
"""


def reference(shipped: LoadedContent) -> str:
    """The whole page in Markdown."""
    parts = [HEAD, "\n".join(_contents()), ""]
    for module, title in GROUPS.items():
        parts += [f"## {title}", ""]
        for name, cls in VOCABULARY.items():
            if cls.__module__.endswith(f".{module}"):
                parts.append("\n".join(_effect(name, cls, shipped)))
    parts += ["## `where`: which regions", "", _sentence(Where), "", *_table(Where, "where"), ""]
    parts += ["## `when`: at which times", "", _sentence(When), "", *_table(When, "when"), ""]
    parts += list(_while())
    parts += list(_pack_format())
    parts += list(_declared(shipped))
    return "\n".join(parts).rstrip() + "\n"


def _contents() -> Iterator[str]:
    for module, title in GROUPS.items():
        names = [name for name, cls in VOCABULARY.items() if cls.__module__.endswith(f".{module}")]
        yield f"- {title}: " + ", ".join(f"[`{name}`](#{name})" for name in names)
    conditions = {"where": "where-which-regions", "when": "when-at-which-times", "while": "while-active-or-in-decline"}
    yield "- Conditions: " + ", ".join(f"[`{word}`](#{anchor})" for word, anchor in conditions.items())
    yield "- [Keys of a pack](#keys-of-a-pack), [what the shipped packs declare](#what-the-shipped-packs-declare)"


def _effect(name: str, cls: type[Effect], shipped: LoadedContent) -> Iterator[str]:
    yield f"### `{name}`"
    yield ""
    yield _sentence(cls)
    yield ""
    if parameters(cls).keys() - {WHILE}:
        yield from _table(cls, name)
        yield ""
    user, example = _example(name, shipped)
    yield f"Example{f' ({user})' if user else ''}: `{_flow(example)}`"
    yield ""


def _sentence(cls: type[Any]) -> str:
    return " ".join((cls.__doc__ or "").split())


def _table(cls: type[Any], owner: str) -> Iterator[str]:
    yield "| parameter | value | default | meaning |"
    yield "|---|---|---|---|"
    for parameter in parameters(cls).values():
        if parameter.name == WHILE:
            continue
        yield f"| `{parameter.name}` | {_value(parameter, owner)} | {_default(parameter)} | {parameter.doc} |"


def _value(parameter: Parameter, owner: str) -> str:
    if parameter.conditions is not None:
        return f"see `{parameter.name}`"
    if parameter.kind == "number":
        allowed = range_of(owner, parameter.name)
        return f"{allowed.least} to {allowed.most}"
    if parameter.kind == "yes_no":
        return "`true`, `false`"
    if parameter.kind == "choice":
        words = ", ".join(f"`{choice}`" for choice in parameter.choices)
    else:
        words = {"ground": "terrains"}.get(REFERENCES[parameter.name], f"{REFERENCES[parameter.name]}s")
        words = words if parameter.many else f"one of the {words}"
    return f"one or more of {words}" if parameter.many and parameter.kind == "choice" else words


def _default(parameter: Parameter) -> str:
    if parameter.required:
        return "must be given"
    if parameter.conditions is not None:
        given = {
            other.name: getattr(parameter.default, other.field)
            for other in parameters(parameter.conditions).values()
            if getattr(parameter.default, other.field) != other.default
        }
        return f"`{_flow(given)}`" if given else {"where": "all", "when": "always"}[parameter.name]
    if parameter.default is None or parameter.default == ():
        return "any"
    return f"`{_flow(parameter.default)}`"


def _example(name: str, shipped: LoadedContent) -> tuple[str, Any]:
    """The first use of an effect in the shipped packs, with the name of who has it."""
    for pack in shipped.packs:
        for section in ("races", "powers", "places"):
            for entry in (pack.document.get(section) or {}).values():
                for effect in entry.get("effects", []):
                    if effect == name or (isinstance(effect, Mapping) and name in effect):
                        return entry["name"], effect
    return "", EXAMPLES.get(name, name)


def _flow(value: Any) -> str:
    """A value as one would write it on one line."""
    if isinstance(value, str):
        return value
    text: str = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, width=1000)
    text = text.removesuffix("...\n").strip()
    return text[1:-1] if isinstance(value, Mapping) and len(value) == 1 and text[0] == "{" else text


def _while() -> Iterator[str]:
    """The parameter that nearly all effects have, told once, with what makes sense for which effect."""
    yield "## `while`: active or in decline"
    yield ""
    yield "Whether an effect holds while the race is active (the default), in decline, or always. A badge with an"
    yield "effect that holds in decline stays beside its race; only these effects count then. Every other badge leaves"
    yield "the game when its race declines."
    yield ""
    yield "| `while` | effects |"
    yield "|---|---|"
    groups: dict[str, list[str]] = {}
    for name, cls in VOCABULARY.items():
        groups.setdefault(_sense(name, cls), []).append(f"`{name}`")
    for sense, names in groups.items():
        yield f"| {sense} | {', '.join(names)} |"
    yield ""


def _sense(name: str, cls: type[Effect]) -> str:
    """Which `while` makes sense for an effect."""
    if WHILE in parameters(cls):
        return "`decline` and `always` only with `fights_in_decline`" if name in FIGHTING_ONLY else "any"
    if is_for_places(cls):
        return "none: it serves the active race"
    return "none: it always holds" if cls().holds(True) else "none: it holds while the race is active"


def _pack_format() -> Iterator[str]:
    yield "## Keys of a pack"
    yield ""
    yield f"An id begins with a small letter and has small letters, digits and `_` only (`{ID.pattern}`)."
    yield "A text may also be given in several languages: `name: {en: Frogs, fr: Grenouilles}`."
    yield ""
    yield from _keys(keys.PACK)
    for section, known in keys.SECTIONS.items():
        yield f"### Keys under `{section}`"
        yield ""
        yield from _keys(known)
    yield "### Keys of an `emblem`"
    yield ""
    yield "An emblem may be put together from the game's own drawings: `emblem: {figure: kobolds, shape: shield}`."
    yield ""
    yield from _keys(arms.KEYS)
    yield f"Painting styles: {', '.join(f'`{style}`' for style in STYLES)}."
    yield ""


def _keys(known: Mapping[str, str]) -> Iterator[str]:
    yield "| key | meaning |"
    yield "|---|---|"
    for key, doc in known.items():
        yield f"| `{key}` | {doc} |"
    yield ""


def _declared(shipped: LoadedContent) -> Iterator[str]:
    yield "## What the shipped packs declare"
    yield ""
    yield "A pack may use what it declares itself and what the packs declare that it is played with; the base game"
    yield "always is. Declaring the same thing again in the same way does no harm."
    yield ""
    yield "| pack | terrains | symbols | markers |"
    yield "|---|---|---|---|"
    for pack in shipped.packs:
        columns = [
            ", ".join(f"`{id}`" for id in pack.document.get(section) or {})
            for section in ("terrains", "symbols", "markers")
        ]
        if any(columns):
            yield f"| {pack.id} | " + " | ".join(columns) + " |"
    yield ""

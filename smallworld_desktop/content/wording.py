"""Names, summaries and texts of races, powers and places, worded by a catalog; generated from the effects where a
pack has none.

Nothing here holds a sentence: each effect, condition and join is a code of `content.po`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol

from smallworld_desktop.content.parameters import parameters
from smallworld_desktop.content.problems import PackProblem
from smallworld_desktop.rules.content import Place, Power, Race
from smallworld_desktop.rules.effects import ALWAYS, EVERYWHERE, Effect, When, Where
from smallworld_desktop.rules.messages import Message, Param

Thing = Race | Power | Place
WORDS: dict[type[Any], str] = {Race: "race", Power: "power", Place: "place"}
SUMMARY_ROOM = 48
WHEN_NUMBERS = ("every", "from_round", "to_round", "from_turn", "to_turn", "conquests", "at_least", "at_most")
WHEN_FLAGS = ("first_turn", "peaceful", "warlike", "idle", "connected")
WHERE_NUMBERS = ("tokens", "tokens_at_most", "own_beside")
WHERE_FLAGS = ("alone", "enclosed", "place", "same_terrain", "grudge")
Kind = Literal["and", "or", "comma", "semicolon"]


class Speaker(Protocol):
    """What is needed of `i18n.Translator`."""

    def __call__(self, code: str, /, **params: Param) -> str: ...
    def has(self, code: str) -> bool: ...
    def listed(self, items: Sequence[str], kind: Kind = "and") -> str: ...
    def message(self, message: Message) -> str: ...


def code_of(thing: Thing, part: str) -> str:
    """The code of a text: `race.orcs.name`."""
    return f"{WORDS[type(thing)]}.{thing.id}.{part}"


def name(tr: Speaker, thing: Thing) -> str:
    return tr(code_of(thing, "name"))


def summary(tr: Speaker, thing: Thing) -> str:
    """A short clause without a full stop, to be put beside another."""
    code = code_of(thing, "summary")
    return tr(code) if tr.has(code) else made_summary(tr, thing)


def text(tr: Speaker, thing: Thing) -> str:
    """The rule in whole sentences."""
    code = code_of(thing, "text")
    return tr(code) if tr.has(code) else made_text(tr, thing)


def example(tr: Speaker, thing: Thing) -> str:
    """An example, or nothing."""
    code = code_of(thing, "example")
    return tr(code) if tr.has(code) else ""


def problem_text(tr: Speaker, problem: PackProblem) -> str:
    """What is wrong, and the word that was probably meant."""
    said = tr.message(problem.message)
    return f"{said} {tr('content.did_you_mean', word=problem.nearest)}" if problem.nearest else said


# -- from effects --------------------------------------------------------------------------------------------------


def made_words(tr: Speaker, things: Iterable[Thing], written: Mapping[str, str]) -> dict[str, str]:
    """Summaries and texts for those that have none `written`, as templates for a catalog."""
    made: dict[str, str] = {}
    for thing in things:
        for part, make in (("summary", made_summary), ("text", made_text)):
            code = code_of(thing, part)
            if code not in written:
                made[code] = make(tr, thing).replace("{", "{{").replace("}", "}}")
    return made


def made_summary(tr: Speaker, thing: Thing) -> str:
    clauses = [effect_clause(tr, effect) for effect in thing.effects]
    if not clauses:
        return tr("effect.none")
    joined = tr.listed(clauses, "comma")
    return joined if len(joined) <= SUMMARY_ROOM else clauses[0]


def made_text(tr: Speaker, thing: Thing) -> str:
    clauses = [effect_clause(tr, effect) for effect in thing.effects] or [tr("effect.none")]
    return " ".join(tr("effect.sentence", clause=clause) for clause in clauses)


def effect_clause(tr: Speaker, effect: Effect) -> str:
    """One effect in telegraph style: what, and in brackets which regions, when, and whether in decline."""
    params: dict[str, Param] = {}
    for parameter in parameters(type(effect)).values():
        value = getattr(effect, parameter.field)
        if isinstance(value, int | str):
            params[parameter.field] = value
    if params.get("marker"):
        params["marker"] = tr(f"marker.{params['marker']}.name")
    variant = _variant(effect)
    params["count"] = _count(effect, variant)
    clause = tr(f"effect.{effect.name}{variant}", **params)
    details = _details(tr, effect, params.get("beyond"))
    return tr("effect.with", clause=clause, details=tr.listed(details, "semicolon")) if details else clause


def _details(tr: Speaker, effect: Effect, beyond: Param) -> list[str]:
    """Where, from how many on, when, and in which state of the race."""
    details = where_parts(tr, getattr(effect, "where", EVERYWHERE))
    if beyond:
        details.append(tr("effect.beyond", count=beyond))
    when = getattr(effect, "when", None)
    if isinstance(when, When) and when != ALWAYS:
        details += when_parts(tr, when)
    lasting = parameters(type(effect)).get("while")
    if lasting is not None and effect.lasting != lasting.default:
        details.append(tr(f"effect.while.{effect.lasting}"))
    return details


def where_parts(tr: Speaker, where: Where) -> list[str]:
    """Conditions on regions, each with a label of its own."""
    parts: list[str] = []
    for key in ("terrain", "symbol"):
        if ids := getattr(where, key):
            parts.append(tr(f"where.{key}", names=_either(tr, [tr(f"{key}.{id}.name") for id in ids])))
    if where.water is not None:
        parts.append(tr("where.water" if where.water else "where.land"))
    if where.border is not None:
        parts.append(tr("where.border" if where.border else "where.inner"))
    for key in ("next_to", "next_to_own"):
        if ids := getattr(where, key):
            parts.append(tr(f"where.{key}", names=_either(tr, [_ground(tr, id) for id in ids])))
    if where.held_by:
        parts.append(tr("where.held_by", names=_either(tr, [tr(f"occupant.{word}") for word in where.held_by])))
    if where.marker:
        parts.append(tr("where.marker", names=_either(tr, [tr(f"marker.{id}.name") for id in where.marker])))
    for key in ("next_to_marker", "linked_to_marker"):
        if id := getattr(where, key):
            parts.append(tr(f"where.{key}", names=tr(f"marker.{id}.name")))
    for key in ("next_to_symbol", "next_to_own_symbol"):
        if ids := getattr(where, key):
            parts.append(tr(f"where.{key}", names=_either(tr, [tr(f"symbol.{id}.name") for id in ids])))
    for key in WHERE_NUMBERS:
        if value := getattr(where, key):
            parts.append(tr(f"where.{key}", count=value))
    if where.beside:
        parts.append(tr("where.beside", names=_either(tr, [tr(f"neighbour.{word}") for word in where.beside])))
    parts += [tr(f"where.{key}") for key in WHERE_FLAGS if getattr(where, key)]
    return parts


def when_parts(tr: Speaker, when: When) -> list[str]:
    """Conditions on time."""
    parts: list[str] = []
    if when.rounds != "all":
        parts.append(tr(f"when.{when.rounds}"))
    for key in WHEN_NUMBERS:
        value = getattr(when, key)
        if value != getattr(ALWAYS, key):
            parts.append(tr(f"when.{key}", count=value))
    parts += [tr(f"when.{key}") for key in WHEN_FLAGS if getattr(when, key)]
    if when.rank != "any":
        parts.append(tr(f"when.{when.rank}"))
    return parts


def _variant(effect: Effect) -> str:
    """Which of an effect's templates fits its parameters."""
    if effect.name in ("coins", "fresh_tokens"):
        return _counting_variant(effect)

    def has(field: str) -> bool:
        return bool(getattr(effect, field, False))

    dearer = getattr(effect, "amount", 0) < 0
    special = [".leap"] * has("leaps") + [".fixed"] * has("tokens") + [".empty"] * has("as_if_empty")
    special += [".anywhere"] * has("anywhere") + [".cheap"]
    tribute = ".taking" if has("when_taking") else ".losing"
    if getattr(effect, "paid_by", "") == "bank":
        tribute += "_bank"
    elif getattr(effect, "paid_to", "") == "opponent":
        tribute += "_away"
    rations = getattr(effect, "per", "") == "region"
    variants = {
        "cheaper": ".empty" if has("as_if_empty") else ".dearer" if dearer else "",
        "combat_tokens": ".marker" if has("marker") else "",
        "defence": ".weaker" if dearer else "",
        "enters_anywhere": ".where" if getattr(effect, "where", EVERYWHERE) != EVERYWHERE else "",
        "fights_in_decline": "" if has("attacks") else ".rest",
        "losses": _losses_variant(effect),
        "passed_over": ".tokens" if has("tokens") else "",
        "pays_visitor": ".shared" if has("shared") else "",
        "places_markers": ".movable" if has("movable") else ".ration" if rations else "",
        "posts": ".drives_out" if has("drives_out") else "",
        "roams": ".within" if has("within") else "",
        "rolls_before": ".named" if has("named") else "",
        "special_conquest": special[0],
        "tribute": tribute,
    }
    return variants.get(effect.name, "")


def _losses_variant(effect: Effect) -> str:
    """Who loses tokens, and whether any."""
    whose = str(getattr(effect, "whose", "own"))
    if whose != "own":
        return f".{whose}"
    return "" if getattr(effect, "amount", 0) else ".none"


def _counting_variant(effect: Effect) -> str:
    """What is counted, and whether coins are taken away."""
    per = str(getattr(effect, "per", ""))
    if getattr(effect, "amount", 0) < 0:
        return ".fine"
    if per == "neighbour" and getattr(effect, "paid_by", "") == "bank":
        return ".neighbour_bank"
    if per == "turn" and getattr(effect, "when", ALWAYS) != ALWAYS:
        return ".then"
    return f".{per}" + ("_each" if getattr(effect, "for_each", 1) > 1 else "")


def _count(effect: Effect, variant: str) -> int:
    """The number that decides between singular and plural."""
    for field in (
        ("tokens",) if variant == ".tokens" else ("amount", "supply", "minimum", "cheaper", "coins", "regions")
    ):
        value = getattr(effect, field, None)
        if isinstance(value, int):
            return abs(value)
    return 1


def _ground(tr: Speaker, id: str) -> str:
    return tr(f"where.kind.{id}") if id in ("water", "land") else tr(f"terrain.{id}.name")


def _either(tr: Speaker, names: list[str]) -> str:
    return tr.listed(names, "or")

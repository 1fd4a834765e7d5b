"""Other ways to conquer than the ordinary one: markers of a power, relics, and what copies a relic.

A conquest names its ways in one word, joined by commas: `dragon`, `hire`, or several relics that serve it together.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from smallworld_desktop.rules.effects.abilities import Bound
from smallworld_desktop.rules.effects.conquest import CopiesRelic, SpecialConquest
from smallworld_desktop.rules.effects.conquest import Sorcery as SorceryEffect
from smallworld_desktop.rules.effects.where import EVERYWHERE
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.ruleset import Ruleset

SORCERY: Final = "sorcery"
HIRE: Final = "hire"
TOGETHER: Final = ","
COPY: Final = "+"


@dataclass(frozen=True, slots=True)
class Way:
    """A way with what it uses up: a relic that moves, or a marker. `effect` is None for what works as sorcery."""

    id: str
    effect: SpecialConquest | None
    relic: str = ""
    marker: str = ""
    copied: str = ""
    bound: Bound[SpecialConquest] | None = None
    """The effect with the regions that it is for, if it is not for all."""

    @property
    def used(self) -> str:
        """What is used up by it, for this turn."""
        return self.relic or self.marker

    @property
    def times(self) -> int:
        return self.effect.times if self.effect is not None and not (self.relic or self.copied) else 1


def split(way: str) -> tuple[str, ...]:
    return tuple(way.split(TOGETHER)) if way else ()


def way_of(pos: Position, people: People, id: str) -> Way | None:
    """A way that this people has, used this turn or not."""
    abilities = people.abilities
    for special in abilities.special_conquests:
        if special.id == id:
            bound = special.bound
            limited = None if bound.where == EVERYWHERE else bound
            relic, marker = (id, "") if special.is_find else ("", id)
            return Way(id, bound.effect, relic, marker, bound=limited)
    if id in abilities.relic_sorcery:
        return Way(id, None, id)
    marker, plus, relic = id.partition(COPY)
    if plus and marker and marker == abilities.copies_relic and relic in copied_relics(pos, people):
        if conquers(pos.rules, relic):
            return _copied(pos, id, marker, relic)
    return None


def _copied(pos: Position, id: str, marker: str, relic: str) -> Way:
    """What a relic elsewhere on the board does, as if it were at hand."""
    rules = pos.rules
    effect = _special(rules, relic)
    bound = None
    if effect is not None and effect.where != EVERYWHERE:
        bound = Bound(effect, effect.where, rules.board, rules.kinds, relic, pos.places[relic])
    return Way(id, effect, "", marker, relic, bound)


def copied_relics(pos: Position, people: People) -> list[str]:
    """The relics on the board that may be copied: not those in a barren region."""
    if not people.held:
        return []
    return [id for id, region in pos.places.items() if pos.rules.is_relic(id) and not is_barren(pos, region)]


def conquers(rules: Ruleset, relic: str) -> bool:
    """Whether a relic serves conquests."""
    return any(isinstance(effect, SpecialConquest | SorceryEffect) for effect in rules.places[relic].effects)


def _special(rules: Ruleset, relic: str) -> SpecialConquest | None:
    """The special conquest of a relic; None if it works as sorcery."""
    return next((e for e in rules.places[relic].effects if isinstance(e, SpecialConquest)), None)


def special_ways(rules: Ruleset) -> list[str]:
    """The words for all special ways to conquer that the content brings."""
    effects = [effect for race in rules.races for effect in race.effects]
    effects += [effect for power in rules.powers for effect in power.effects]
    relics = [id for id in rules.places if conquers(rules, id)]
    copies = [effect.marker for effect in effects if isinstance(effect, CopiesRelic)]
    own = [effect.marker for effect in effects if isinstance(effect, SpecialConquest)]
    return [*own, *relics, *(f"{marker}{COPY}{relic}" for marker in copies for relic in relics)]


def is_barren(pos: Position, region: int) -> bool:
    return any(pos.rules.markers[marker].barren for marker in pos.markers_in(region))


def is_used(pos: Position, way: Way) -> bool:
    return pos.uses.get(way.used, 0) >= way.times


def open_ways(pos: Position, people: People) -> list[Way]:
    """Every way beside the ordinary one that can still be used this turn; hiring is not among them."""
    abilities = people.abilities
    ids = [special.id for special in abilities.special_conquests] + abilities.relic_sorcery
    if abilities.copies_relic:
        ids += [f"{abilities.copies_relic}{COPY}{relic}" for relic in copied_relics(pos, people)]
    found = [way_of(pos, people, id) for id in ids]
    return [way for way in found if way is not None and not is_used(pos, way)]


def go_together(ways: tuple[Way, ...]) -> bool:
    """Whether ways may serve one conquest: at most one of them is no relic, none twice, sorcery alone."""
    own = [way for way in ways if not (way.relic or way.copied)]
    relics = [way.relic or way.copied for way in ways if way.relic or way.copied]
    alone = any(way.effect is None for way in ways)
    return (
        len(own) <= 1
        and len(set(relics)) == len(relics)
        and len({w.used for w in ways}) == len(ways)
        and (not alone or len(ways) == 1)
    )


def joined_ways(ways: list[Way], hire: bool) -> list[tuple[str, tuple[Way, ...]]]:
    """All words for conquests with these ways, alone and together, with hired troops too."""
    special = [way for way in ways if way.effect is not None]
    found: list[tuple[str, tuple[Way, ...]]] = [(HIRE, ())] if hire else []
    for size in range(1, len(special) + 1):
        for chosen in combinations(special, size):
            if go_together(chosen):
                word = TOGETHER.join(way.id for way in chosen)
                found.append((word, chosen))
                if hire and all(way.relic or way.copied for way in chosen):
                    found.append((f"{HIRE}{TOGETHER}{word}", chosen))
    return found

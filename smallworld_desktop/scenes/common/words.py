"""Names and short sentences of the table: what the rules say in codes, said for people through the translator."""

from __future__ import annotations

import math

from smallworld_desktop.ai.reasons import spoken
from smallworld_desktop.i18n import Translator
from smallworld_desktop.render.emblems import register_name
from smallworld_desktop.rules.chance import DIE
from smallworld_desktop.rules.cost import Price
from smallworld_desktop.rules.messages import Message, Param
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.rules.records import ScoreItem
from smallworld_desktop.session.session import Session

PLAIN_PARTS = frozenset({"base", "lost_tribe", "monster", "die", "minimum", "hire", "sorcery"})
PLAIN_ITEMS = frozenset({"regions", "decline", "tower", "leaving", "shared"})


class Words:
    """Speaks about one session in the translator's language. Keeps nothing, so the language may change any time."""

    def __init__(self, tr: Translator, session: Session) -> None:
        self.tr = tr
        self._session = session

    @property
    def _position(self) -> Position:
        return self._session.game.position

    # -- names -------------------------------------------------------------------------------------------------------

    def race(self, id: str) -> str:
        name = self.tr(f"race.{id}.name")
        register_name(id, name)
        return name

    def power(self, id: str) -> str:
        name = self.tr(f"power.{id}.name")
        register_name(id, name)
        return name

    def combo(self, race: str, power: str) -> str:
        """`Commando Orcs`, `Were-Orcs`; a race whose badge is gone goes by its own name."""
        if not power:
            return self.race(race)
        badge = self.power(power)
        code = "table.combo_joined" if badge.endswith("-") else "table.combo"
        return self.tr(code, power=badge, race=self.race(race))

    def column_combo(self, place: int) -> str:
        race, power, *_ = self._position.column[place]
        rules = self._position.rules
        return self.combo(rules.races[race].id, rules.powers[power].id)

    def people(self, number: int) -> str:
        people = self._position.peoples[number] if number != NOBODY else None
        return self.tr("table.nobody") if people is None else self.people_name(people)

    def people_name(self, people: People) -> str:
        position = self._position
        return self.combo(position.race_id(people), position.power_id(people))

    def seat(self, seat: int) -> str:
        return self._session.seats[seat].name if seat >= 0 else self.tr("table.bank")

    def region(self, index: int) -> str:
        return self._position.rules.board.regions[index].name if index >= 0 else self.tr("table.nowhere")

    def terrain(self, index: int) -> str:
        """`Mountain with a mine and a Lost Tribe`: what a region is, without its name."""
        region = self._position.rules.board.regions[index]
        things = [self.thing(symbol) for symbol in sorted(region.symbols)]
        if self._position.tribes >> index & 1:
            things.append(self.tr("table.a_lost_tribe"))
        if self._position.monsters >> index & 1:
            things.append(self.tr("table.a_monster"))
        name = self.tr(f"terrain.{region.terrain.id}.name")
        if not things:
            return sentence(self.tr("table.terrain", terrain=name))
        return sentence(self.tr("table.terrain_with", terrain=name, things=self.listed(things)))

    def thing(self, id: str) -> str:
        """A symbol or marker with its article."""
        code = f"table.a.{id}"
        return self.tr(code) if self.tr.has(code) else self.source(id)

    def listed(self, things: list[str]) -> str:
        """`a, b and c`."""
        if len(things) < 2:
            return "".join(things)
        return self.tr("table.and", first=self.tr("table.comma").join(things[:-1]), last=things[-1])

    def source(self, id: str) -> str:
        """The name of whatever gives or costs something: a race, power, terrain, marker, symbol or place."""
        rules = self._position.rules
        if any(race.id == id for race in rules.races):
            return self.race(id)
        if any(power.id == id for power in rules.powers):
            return self.power(id)
        for kind in ("terrain", "marker", "symbol", "place"):
            if self.tr.has(f"{kind}.{id}.name"):
                return self.tr(f"{kind}.{id}.name")
        return id

    # -- sums and reasons --------------------------------------------------------------------------------------------

    def price(self, price: Price, defenders: str = "") -> str:
        """`2 base + 1 mountain + 1 Lost Tribe - 1 Commando = 3`."""
        words = ""
        for number, part in enumerate(price.parts):
            name = self._part(part.source, defenders)
            amount = abs(part.amount)
            if number == 0:
                words = self.tr("cost.first", count=amount, part=name)
            else:
                code = "cost.plus" if part.amount >= 0 else "cost.minus"
                words += " " + self.tr(code, count=amount, part=name)
        return self.tr("cost.sum", parts=words, total=price.total)

    def _part(self, source: str, defenders: str) -> str:
        if source in PLAIN_PARTS:
            return self.tr(f"cost.part.{source}")
        return self.tr("cost.part.tokens") if source == defenders else self.source(source)

    def reason(self, reason: Message) -> str:
        """Why a computer player does something: `+3 coins, Ann can hardly take it back`."""
        return spoken(reason, self.tr, [seat.name for seat in self._session.seats], self._position.rules)

    def message(self, message: Message) -> str:
        """A reason or refusal, with names in place of numbers."""
        params: dict[str, Param] = dict(message.params)
        if "coins" in params:
            params.setdefault("count", params["coins"])
        for key, value in message.params.items():
            if isinstance(value, int) and not isinstance(value, bool):
                if key == "region":
                    params["name"] = self.region(value)
                elif key == "seat":
                    params["player"] = self.seat(value)
                elif key == "people":
                    params["who"] = self.people(value)
            elif key in ("way", "marker") and isinstance(value, str):
                params["thing"] = self.way(value)
        return self.tr(message.code, **params)

    def way(self, way: str) -> str:
        """A way to conquer, as a choice, with what it costs the race that fights."""
        code = f"table.way.{way or 'plain'}"
        if not self.tr.has(code):
            return self.source(way)
        position = self._position
        hires = position.people(position.fighter).abilities.hires if position.fighter != NOBODY else ()
        return self.tr(code, count=hires[0].price if hires else 1)

    def die_chance(self, needed: int) -> str:
        """How likely the reinforcement die shows so much: `1 in 3`."""
        good = sum(face >= needed for face in DIE)
        part = math.gcd(good, len(DIE))
        return self.tr("table.chance", good=good // part, of=len(DIE) // part)

    def item(self, item: ScoreItem) -> tuple[str, str]:
        """A line of the income: `6 regions`, and where from."""
        count = item.regions.bit_count()
        people = self._position.peoples[item.people] if 0 <= item.people < len(self._position.peoples) else None
        race = self.race(self._position.race_id(people)) if people is not None else ""
        if item.source in PLAIN_ITEMS:
            words = self.tr(f"item.{item.source}", count=count)
            return words, self.tr(f"item.{item.source}.detail", count=count, race=race)
        name = self.source(item.source)
        if not count:
            return name, self.tr("item.bonus.turn")
        return name, self.tr("item.bonus.regions", count=count)

    # -- combos ------------------------------------------------------------------------------------------------------

    def summary(self, race: str, power: str) -> str:
        """What a combo does, in two short lines."""
        parts = [words for words in (self.summary_of("power", power), self.summary_of("race", race)) if words]
        if not parts:
            return ""
        words = self.tr("table.summary", power=parts[0], race=parts[1]) if len(parts) == 2 else parts[0]
        return sentence(words)

    def summary_of(self, kind: str, id: str) -> str:
        """What a race, power or place does, in a few words."""
        code = f"{kind}.{id}.summary"
        return self.tr(code) if self.tr.has(code) else ""

    def text_of(self, kind: str, id: str) -> str:
        """The rule of a race or power in full."""
        code = f"{kind}.{id}.text"
        return self.tr(code) if self.tr.has(code) else ""


def sentence(words: str) -> str:
    """With a capital at its beginning."""
    return words[:1].upper() + words[1:]

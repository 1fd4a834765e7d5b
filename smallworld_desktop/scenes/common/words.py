"""Names and short sentences of the table: what the rules say in codes, said for people through the translator."""

from __future__ import annotations

import math
from collections.abc import Callable

from smallworld_desktop.ai.characters import character_of
from smallworld_desktop.ai.reasons import spoken
from smallworld_desktop.i18n import Translator, capitalised
from smallworld_desktop.render.emblems import register_name
from smallworld_desktop.rules.chance import DIE
from smallworld_desktop.rules.messages import Message, Param
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.rules.price import Price
from smallworld_desktop.rules.records import ScoreItem
from smallworld_desktop.rules.ways import COPY, split
from smallworld_desktop.session.session import Session

PLAIN_PARTS = frozenset({"base", "lost_tribe", "monster", "die", "minimum", "hire", "sorcery"})
PLAIN_ITEMS = frozenset({"regions", "decline", "tower", "leaving", "shared"})


class Words:
    """Speaks about one session in the translator's language. Keeps nothing, so the language may change any time."""

    def __init__(self, tr: Translator, session: Session, remarks: Callable[[], bool] = lambda: True) -> None:
        self.tr = tr
        self._session = session
        self._remarks = remarks

    @property
    def has_remarks(self) -> bool:
        """Whether characters may say what they think."""
        return self._remarks()

    @property
    def _position(self) -> Position:
        return self._session.game.position

    def character(self, seat: int) -> str:
        """The character that sits there, empty if none."""
        return character_of(self._session.seats[seat].kind)

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
        for kind, id in (("race", race), ("power", power)):
            register_name(id, self.tr(f"{kind}.{id}.name"))
        return self.tr.combo(race, power)

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
        if index < 0:
            return self.tr("table.nowhere")
        return self.tr.proper("region", self._position.rules.board.regions[index].name)

    def terrain(self, index: int) -> str:
        """`Mountain · mine, Lost Tribe`: what a region is, without its name."""
        region = self._position.rules.board.regions[index]
        things = [self.source(symbol) for symbol in sorted(region.symbols) if symbol != region.terrain.shows]
        if self._position.tribes >> index & 1:
            things.append(self.tr("table.lost_tribe"))
        if self._position.monsters >> index & 1:
            things.append(self.tr("table.monsters", count=self._position.monster_numbers[index]))
        name = self.tr(f"terrain.{region.terrain.id}.name")
        return (
            self.tr("table.ground", terrain=name, things=self.tr.listed(things, "comma"))
            if things
            else capitalised(name)
        )

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
        """`base 2, mountain +1, Lost Tribe +1, Commando −1 = 3`."""
        words = []
        for number, part in enumerate(price.parts):
            code = "cost.first" if number == 0 else "cost.plus" if part.amount >= 0 else "cost.minus"
            words.append(self.tr(code, count=abs(part.amount), part=self.part(part.source, defenders)))
        return self.tr("cost.sum", parts=self.tr.listed(words, "comma"), total=price.total)

    def part(self, source: str, defenders: str = "") -> str:
        """What a part of a price is for; `defenders` is the race that stands there."""
        if source in PLAIN_PARTS:
            return self.tr(f"cost.part.{source}")
        return self.tr("cost.part.tokens") if source == defenders else self.source(source)

    def reason(self, reason: Message) -> str:
        """Why a computer player does something: `+3 coins, hard to take back for Ann`."""
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
                    params["combo"] = self.people(value)
            elif key in ("way", "marker") and isinstance(value, str):
                params["thing"] = self.way_name(value)
        return self.tr(message.code, **params)

    def way(self, way: str) -> str:
        """A way to conquer, as a choice, with what it costs the race that fights."""
        code = f"table.way.{way or 'plain'}"
        return self.tr(code, count=self.hire_price()) if self.tr.has(code) else self.way_name(way)

    def hire_price(self) -> int:
        """What help costs the race that fights."""
        position = self._position
        hires = position.people(position.fighter).abilities.hires if position.fighter != NOBODY else ()
        return hires[0].price if hires else 1

    def way_name(self, way: str) -> str:
        """What a way to conquer, or a find, is called where it is spoken of: `sorcery`, `Magic bag as Shiny Orb`."""
        parts = split(way)
        if len(parts) > 1:
            return self.tr.listed([self.way_name(part) for part in parts])
        marker, plus, relic = way.partition(COPY)
        if plus:
            return self.tr("table.way.copy", marker=self.source(marker), relic=self.source(relic))
        code = f"table.way.{way}.noun"
        return self.tr(code) if self.tr.has(code) else self.source(way)

    def die_chance(self, needed: int) -> str:
        """How likely the reinforcement die shows so much: `1/3`."""
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
            detail = f"item.{item.source}.detail"
            return words, self.tr(detail, count=count, race=race) if self.tr.has(detail) else race
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
        if len(parts) == 2:
            return self.tr("combo.summary", power=parts[0], race=parts[1])
        return self.tr("combo.single", words=parts[0])

    def summary_of(self, kind: str, id: str) -> str:
        """What a race, power or place does, in a few words."""
        code = f"{kind}.{id}.summary"
        return self.tr(code) if self.tr.has(code) else ""

    def text_of(self, kind: str, id: str) -> str:
        """The rule of a race or power in full."""
        code = f"{kind}.{id}.text"
        return self.tr(code) if self.tr.has(code) else ""

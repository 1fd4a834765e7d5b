"""Conquering: ordinary and special ways, the last conquest with the die, Berserk rolls, abandoning, declining."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from smallworld_desktop.intents import Command
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.render.pieces import PlateKind
from smallworld_desktop.render.widgets import Line
from smallworld_desktop.rules.actions import (
    OWN,
    Abandon,
    Action,
    Conquer,
    Decline,
    Final,
    ReadyAgain,
    Revive,
    Roll,
    Stop,
    SwapPowers,
)
from smallworld_desktop.rules.checks import explain
from smallworld_desktop.rules.cost import cost_by, targets
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.foresight import closing, is_decline_pointless
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.position import NO_ROLL, People
from smallworld_desktop.rules.redeploy import may_deploy
from smallworld_desktop.rules.ways import split
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.conquest.beginning import beginnings
from smallworld_desktop.scenes.conquest.decline import decline_choice
from smallworld_desktop.scenes.conquest.leap import Leap, leap_choice
from smallworld_desktop.scenes.conquest.stakes import stakes
from smallworld_desktop.scenes.conquest.ways import Taking, ask_die, fewest, outcome, pictured, sensible, way_choice
from smallworld_desktop.scenes.redeployment.arrange import ReadyScene
from smallworld_desktop.scenes.redeployment.scene import RedeploymentScene
from smallworld_desktop.scenes.turn.base import (
    MAIN_BUTTONS,
    Choice,
    Explanation,
    Table,
    Tray,
    TurnScene,
    aside,
    said,
    warned,
)

ALONE = Stop | Roll | ReadyAgain | SwapPowers | Decline
"""What is chosen by a button of its own, at most one of each kind."""


def _names_region(offer: Offer) -> bool:
    """Whether it is a roll for a region that is named before the die is thrown."""
    return isinstance(offer, Roll) and offer.region >= 0


def _begins(offer: Offer) -> bool:
    """Whether an offer belongs to the start of a turn: regions to revive, markers to move."""
    return isinstance(offer, Revive) or (isinstance(offer, Distribution) and offer.kind == "place")


class ConquestScene(TurnScene):
    """Regions that can be taken glow with their cost; a click takes one, or asks how when there are several ways."""

    name = "conquer"

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        super().__init__(table, offers)
        self.ways: dict[int, list[Taking]] = {}
        in_part = bool(self.position.parts)
        if in_part:  # with an empty hand the rules also offer what comes after this race's part
            offers = [offer for offer in offers if self._belongs_to_part(offer)]
        self.leaps: list[Leap] = []
        for offer in offers:
            if isinstance(offer, Conquer | Final) and offer.origin >= 0:
                self.leaps.append(offer)
            elif isinstance(offer, Conquer | Final) or (isinstance(offer, Roll) and _names_region(offer)):
                self.ways.setdefault(offer.region, []).append(offer)
        self.leaving = {offer.region: offer for offer in offers if isinstance(offer, Abandon)}
        self.single: dict[type, Action] = {
            type(offer): offer for offer in reversed(offers) if isinstance(offer, ALONE) and not _names_region(offer)
        }
        self.beginnings = [offer for offer in offers if _begins(offer)]
        self.readying = next((o for o in offers if isinstance(o, Distribution) and o.kind == "ready"), None)
        self.closing = next((o for o in offers if isinstance(o, Distribution) and o.kind == "deploy"), None)
        self._ending = closing(self.position) if Stop in self.single else ()
        """What ends the turn at once, if nothing is left to decide after the conquests."""

    @property
    def rolls(self) -> list[Roll]:
        """Rolls for a region that is named before the die is thrown."""
        return [way for ways in self.ways.values() for way in ways if isinstance(way, Roll)]

    def _belongs_to_part(self, offer: Offer) -> bool:
        if isinstance(offer, Distribution | Decline):
            return True
        return getattr(offer, "people", OWN) == self.position.fighter

    # -- what is seen ------------------------------------------------------------------------------------------------

    def hint(self) -> str:
        people = self.fighter
        if people is None:
            return self.tr("hint.nothing_to_do")
        if self.position.roll != NO_ROLL:
            return self.tr("hint.rolled", count=self.position.roll)
        if people.declined:
            return self.tr("hint.conquer_decline", race=self.words.race(self.position.race_id(people)))
        if first := self._hint_at_first(people):
            return first
        if not self.ways:
            return self._hint_without_targets(people.hand)
        if not people.held:
            return self.tr("hint.enter_anywhere" if self._enters_inland else "hint.enter")
        only_die = not any(isinstance(way, Conquer) for ways in self.ways.values() for way in ways)
        if ReadyAgain in self.single:
            return self.tr("hint.second_wave" if only_die else "hint.wave_or_conquer")
        if only_die:
            return self.tr("hint.only_roll" if self.rolls else "hint.only_die")
        return self.tr("hint.conquer")

    @property
    def _enters_inland(self) -> bool:
        """Whether the race may begin away from the edge."""
        board = self.position.rules.board
        return any(not board.regions[region].edge for region in self.ways)

    def _hint_without_targets(self, hand: int) -> str:
        if ReadyAgain in self.single:
            return self.tr("hint.second_wave")
        if self.leaps:
            return self.tr("hint.only_leap", marker=self.words.source(self.leaps[0].way))
        return self.tr("hint.no_target" if hand else "hint.no_tokens")

    def _hint_at_first(self, people: People) -> str:
        """What is worth a thought before the first conquest; empty if nothing is."""
        if SwapPowers in self.single:
            return self.tr("hint.swap", player=self.words.seat(self._partner))
        if any(isinstance(offer, Revive) for offer in self.beginnings):
            return self.tr("hint.revive_first")
        if not people.held:
            return ""
        if self.readying is not None and not may_deploy(people):
            return self.tr("hint.ready_matters")
        if self.leaving and people.abilities.coins_for_leaving:
            return self.tr("hint.leaving_pays")
        return ""

    @property
    def _partner(self) -> int:
        return self.position.rules.partner(self.position.seat)

    def trays(self) -> Sequence[Tray]:
        """The pieces that fight beside tokens."""
        people = self.fighter
        if people is None or not people.abilities.helpers:
            return ()
        ids = {self.position.rules.marker_ids[marker]: count for marker, count in people.pool.items() if count}
        return [
            Tray(id, count, count, self.tr("table.discs", count=count, marker=self.words.source(id)))
            for id, count in ids.items()
        ]

    def lessons(self) -> Sequence[str]:
        found = [self.name, "people"]
        if Decline in self.single:
            people = self.fighter
            found.append("decline_late" if people is not None and people.abilities.declines_late else "decline")
        if self.readying is not None or self.leaving:
            found.append("prepare")
        if any(self.position.monsters >> region & 1 for region in self.ways):
            found.append("question_monster")
        return found

    def note(self) -> str:
        return self.tr("table.note.conquering")

    def choices(self) -> list[Choice]:
        deeds = self._deeds()
        found = [*self._preparations()[: self._promoted(len(deeds))], *deeds]
        return [*found[: MAIN_BUTTONS - 1], found[-1]] if len(found) > MAIN_BUTTONS else found

    def more(self) -> list[Choice]:
        deeds = self._deeds()
        return [*deeds[MAIN_BUTTONS - 1 : -1], *self._preparations()[self._promoted(len(deeds)) :]]

    def _deeds(self) -> list[Choice]:
        found = []
        if isinstance(decline := self.single.get(Decline), Decline) and not is_decline_pointless(self.position):
            found.append(decline_choice(self, decline))
        if Roll in self.single:
            found.append(self._die(self.single[Roll], "button.roll"))
        elif ReadyAgain in self.single:
            found.append(self._plain(ReadyAgain, "button.second_wave", "horn", Command.ROLL))
        elif any(isinstance(way, Final) for ways in self.ways.values() for way in ways):
            found.append(self._last_conquest())
        if self.rolls:
            found.append(self._named_rolls())
        if self.leaps:
            found.append(leap_choice(self.table, self.leaps))
        if self.specials:
            found.append(self._other_ways())
        if Stop in self.single:
            found.append(self._stop())
        elif self.closing is not None:
            found.append(self._closing(self.closing))
        return found

    def _preparations(self) -> list[Choice]:
        """What can be done before the first conquest only, the most useful first."""
        people = self.fighter
        found = []
        if self.readying is not None:
            enter = partial(self.table.enter_turn, ReadyScene(self.table, self.offers, self.readying))
            found.append(Choice(self.tr("button.ready"), enter, "swap", tooltip=self.tr("tip.ready")))
        if self.leaving:
            enter = partial(self.table.enter_turn, AbandonScene(self.table, self.offers))
            leads_to = list(self.leaving.values())
            leave = Choice(self.tr("button.abandon"), enter, "door", tooltip=self.tr("tip.abandon"), leads_to=leads_to)
            found.insert(0 if people is not None and people.abilities.coins_for_leaving else len(found), leave)
        found = [*beginnings(self.table, self.beginnings), *found]
        if SwapPowers in self.single:
            found.insert(0, self._swap())
        return found

    def _promoted(self, deeds: int) -> int:
        """How many of the preparations are worth a main button, if there is room: those that the hint speaks of."""
        people = self.fighter
        return int(people is not None and deeds < MAIN_BUTTONS and bool(self._hint_at_first(people)))

    def shows(self) -> Mapping[int, RegionShow]:
        people = self.fighter
        if people is None:
            return {}
        found = {}
        near = targets(self.position, people)
        for region, ways in self.ways.items():
            if not (near >> region & 1 or self.shows_far):
                continue
            sure = [way for way in ways if isinstance(way, Conquer)]
            plain = [way for way in sure if not way.way]
            shown = min(cost_by(self.position, people, region, way.way) for way in fewest(plain or sure or ways))
            mark = Mark.OWN if self._is_own(region) else Mark.TARGET
            found[region] = RegionShow(mark, shown, PlateKind.REACH if sure else PlateKind.DIE)
        return found

    shows_far: bool = False
    """Whether regions glow that only a relic reaches: every one would, all the time."""

    def explain(self, region: int) -> Explanation:
        base = super().explain(region)
        people = self.fighter
        lines: list[str | Line] = list(base.lines)
        if people is None:
            return base
        ways = sensible(self, self.ways.get(region, []))
        for way in ways:
            if way.way:
                lines.append(said(self.words.way(way.way)))
            lines.append(self.cost_line(people, region, way.way))
            lines.append(aside(outcome(self, way)))
        if ways and self._is_own(region):
            lines.append(warned(self.tr("tip.yours_already")))
        if ways:
            lines += stakes(self.position, self.words, people, region)
            if ReadyAgain in self.single and all(isinstance(way, Final) for way in ways):
                lines.append(warned(self.tr("tip.die_ends_waves")))
        if region in self.leaving:
            pays = bool(people.abilities.coins_for_leaving)
            lines.append(aside(self.tr("tip.leave_region_pays" if pays else "tip.leave_region")))
        elif not ways:
            reason = explain(self.position, region)
            if targets(self.position, people) >> region & 1:
                lines.append(self.cost_line(people, region))
            if any(leap.region == region for leap in self.leaps):
                lines.append(aside(self.tr("tip.in_range", marker=self.words.source(self.leaps[0].way))))
            elif reason is not None:
                lines.append(warned(self.words.message(reason)))
        if len(ways) == 1 and (caution := self.warning(ways[0])):
            lines.append(aside(caution))
        return Explanation(base.title, lines)

    def _is_own(self, region: int) -> bool:
        """Whether a region is held by a race of the same player, so that taking it gains nothing."""
        holder, people = self.position.holder_of(region), self.fighter
        return holder is not None and people is not None and holder.seat == people.seat

    def hover_mark(self, region: int) -> Mark | None:
        people = self.fighter
        if people is None or region in self.ways or region in self.leaving or people.held >> region & 1:
            return None
        reason = explain(self.position, region)
        return Mark.IMMUNE if reason is not None and reason.code == "no.immune" else Mark.REFUSED

    # -- buttons -----------------------------------------------------------------------------------------------------

    def _swap(self) -> Choice:
        own, theirs = (self.position.active_people(seat) for seat in (self.position.seat, self._partner))
        assert own is not None and theirs is not None
        mine, power = (self.words.power(self.position.power_id(people)) for people in (own, theirs))
        tip = self.tr("tip.swap", player=self.words.seat(self._partner), power=power, own=mine)
        act = partial(self.table.play, self.single[SwapPowers])
        return Choice(self.tr("button.swap", power=power), act, "swap", tooltip=tip, leads_to=[self.single[SwapPowers]])

    def _plain(self, kind: type, code: str, icon: str, key: Command | None) -> Choice:
        action = self.single[kind]
        tip = " ".join(filter(None, (self.tr(code.replace("button.", "tip.")), self.warning(action))))
        return Choice(self.tr(code), partial(self.table.play, action), icon, tooltip=tip, key=key, leads_to=[action])

    def _stop(self) -> Choice:
        """Stopping is asked about only when nothing has been conquered and something could be."""
        idle = not self.position.fought and self._pays
        act = self._ask_stop if idle else self._stop_now
        label, icon = ("button.end", "check") if self._ending else ("button.stop", "flag")
        tip = self.tr("tip.end" if self._ending else "tip.stop")
        is_lit, leads_to = not (self.ways or self.leaps), self._ending or [self.single[Stop]]
        return Choice(self.tr(label), act, icon, tooltip=tip, key=Command.END, is_lit=is_lit, leads_to=leads_to)

    def _stop_now(self) -> None:
        self.table.play_all(self._ending or [self.single[Stop]])

    def _ask_stop(self) -> None:
        stop = Choice(self.tr("button.stop"), self._stop_now, "flag", leads_to=[self.single[Stop]])
        back = Choice(self.tr("ui.back"), self.table.changed, is_lit=True)
        self.table.ask(self.tr("ask.stop.title"), self.tr("ask.stop"), [stop, back])

    def _closing(self, domain: Distribution) -> Choice:
        turn = RedeploymentScene(self.table, [domain])
        tip = self.tr("tip.close_part")
        enter = partial(self.table.enter_turn, turn)
        return Choice(self.tr("button.close_part"), enter, "flag", tooltip=tip, key=Command.END)

    def _die(self, action: Action, code: str) -> Choice:
        tip = " ".join(filter(None, (self.tr(code.replace("button.", "tip.")), self.warning(action))))
        roll = partial(self.table.play, action)
        return Choice(self.tr(code), roll, "dice", tooltip=tip, key=Command.ROLL, leads_to=[action])

    def _last_conquest(self) -> Choice:
        enter = partial(self.table.enter_turn, LastConquestScene(self.table, self.offers))
        words, tip = self.tr("button.last_conquest"), self.tr("tip.last_conquest")
        finals = [way for ways in self.ways.values() for way in ways if isinstance(way, Final)]
        return Choice(words, enter, "dice", tooltip=tip, key=Command.ROLL, leads_to=finals)

    def _named_rolls(self) -> Choice:
        enter = partial(self.table.enter_turn, NamedRollScene(self.table, self.offers))
        key = None if any(isinstance(way, Final) for ways in self.ways.values() for way in ways) else Command.ROLL
        words, tip = self.tr("button.roll_first"), self.tr("tip.roll_first_button")
        return Choice(words, enter, "dice", tooltip=tip, key=key, leads_to=self.rolls)

    def _other_ways(self) -> Choice:
        """The ways besides the ordinary one, in a scene of their own."""
        ways = sorted({way.way for way in self.specials})
        label = self.words.way(ways[0]) if len(ways) == 1 else self.tr("button.ways")
        enter = partial(self.table.enter_turn, SpecialWaysScene(self.table, self.offers))
        icon, emblem = ("", pictured(self, ways[0])) if len(ways) == 1 else ("swords", "")
        return Choice(
            label, enter, icon, tooltip=self.tr("tip.ways"), key=Command.WAYS, emblem=emblem, leads_to=self.specials
        )

    # -- gestures ----------------------------------------------------------------------------------------------------

    def act(self, region: int) -> None:
        """The ordinary conquest, also where there are special ways; these are asked for by another gesture."""
        ways = self.ways.get(region, [])
        plain = next((way for way in ways if not way.way), None)
        if isinstance(plain, Conquer):
            self.table.play(plain)
        elif len(ways) > 1 or (ways and plain is None):
            self._choose_way(region)
        elif isinstance(plain, Roll) or (isinstance(plain, Final) and self._pays):
            ask_die(self, plain)
        elif plain is not None:
            self.table.play(plain)
        elif region in self.leaving:
            self._offer_leaving(region)
        else:
            reason = explain(self.position, region)
            if reason is not None:
                self.table.refuse(reason)

    def _choose_way(self, region: int) -> None:
        best = sensible(self, self.ways[region])
        choices = [replace(way_choice(self, way), is_minor=way not in best) for way in self.ways[region]]
        self.table.choose_way(region, choices)

    def drop_tokens(self, region: int | None) -> None:
        if region is not None and region not in self.leaving:
            self.act(region)

    def lifts(self, region: int | None) -> int:
        """As many as the region costs, or all there are."""
        people = self.fighter
        if people is None:
            return 0
        plain = [way for way in self.ways.get(region, []) if not way.way] if region is not None else []
        return min([people.hand, *(cost_by(self.position, people, way.region, "") for way in plain)])

    def back_at(self, region: int) -> None:
        if any(way.way or isinstance(way, Roll) for way in self.ways.get(region, [])):
            self._choose_way(region)
        elif region in self.leaving:
            self._offer_leaving(region)

    @property
    def specials(self) -> list[Taking]:
        """Conquests in special ways from next door."""
        return [way for ways in self.ways.values() for way in ways if way.way]

    @property
    def _pays(self) -> bool:
        """Whether some region can be taken for sure."""
        return any(isinstance(way, Conquer) for way in (*self.leaps, *(w for ways in self.ways.values() for w in ways)))

    def _offer_leaving(self, region: int) -> None:
        action = self.leaving[region]
        leave = Choice(self.tr("button.leave"), partial(self.table.play, action), "door", leads_to=[action])
        self.table.choose_way(region, [leave])


class DetourScene(ConquestScene):
    """A part of conquering on its own: Back and Esc lead to the whole again."""

    def lessons(self) -> Sequence[str]:
        return (self.name,)

    def choices(self) -> list[Choice]:
        return [Choice(self.tr("ui.back"), partial(self.table.enter_turn, None), "arrow_left", key=Command.BACK)]

    def more(self) -> list[Choice]:
        return []

    def back(self) -> bool:
        self.table.enter_turn(None)
        return True


class LastConquestScene(DetourScene):
    """Only what the die can do: choose the region of the last conquest."""

    name = "last_conquest"

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        super().__init__(table, [offer for offer in offers if isinstance(offer, Final)])

    def hint(self) -> str:
        return self.tr("hint.last_conquest")


class NamedRollScene(DetourScene):
    """Only rolls before a conquest: choose the region that is named."""

    name = "named_roll"

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        super().__init__(table, [offer for offer in offers if _names_region(offer)])

    def hint(self) -> str:
        return self.tr("hint.named_roll")


class SpecialWaysScene(DetourScene):
    """Only special ways: a click takes a region in one, or asks in which of several."""

    name = "special_ways"
    shows_far = True

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        takings = [offer for offer in offers if isinstance(offer, Taking)]
        super().__init__(table, [taking for taking in takings if taking.way and getattr(taking, "origin", -1) < 0])

    def hint(self) -> str:
        ways = sorted({self.words.way(part) for way in self.specials for part in split(way.way)})
        return self.tr("hint.special_ways", ways=self.words.tr.listed(ways, "or"))

    def lifts(self, region: int | None) -> int:
        return 1

    def act(self, region: int) -> None:
        ways = self.ways.get(region, [])
        if len(ways) == 1:
            self.table.play(ways[0])
        elif ways:
            self._choose_way(region)
        else:
            super().act(region)


class AbandonScene(DetourScene):
    """Choose regions to give up before conquering."""

    name = "abandon"

    def hint(self) -> str:
        return self.tr("hint.abandon")

    def shows(self) -> Mapping[int, RegionShow]:
        return {region: RegionShow(Mark.TARGET) for region in self.leaving}

    def act(self, region: int) -> None:
        if region in self.leaving:
            self.table.play(self.leaving[region])

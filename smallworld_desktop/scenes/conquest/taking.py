"""Regions that can be taken: how they glow, what is said of them, and what gestures at them mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

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
from smallworld_desktop.rules.foresight import closing
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.position import NO_ROLL, Position
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.conquest.leap import Leap
from smallworld_desktop.scenes.conquest.stakes import stakes
from smallworld_desktop.scenes.conquest.ways import Taking, ask_die, fewest, outcome, sensible, way_choice
from smallworld_desktop.scenes.turn.base import (
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


def names_region(offer: Offer) -> bool:
    """Whether it is a roll for a region that is named before the die is thrown."""
    return isinstance(offer, Roll) and offer.region >= 0


def begins(offer: Offer) -> bool:
    """Whether an offer belongs to the start of a turn: regions to revive, markers to move."""
    return isinstance(offer, Revive) or (isinstance(offer, Distribution) and offer.kind == "place")


class TakingScene(TurnScene):
    """Regions that can be taken glow with their cost; a click takes one, or asks how when there are several ways."""

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
            elif isinstance(offer, Conquer | Final) or (isinstance(offer, Roll) and names_region(offer)):
                self.ways.setdefault(offer.region, []).append(offer)
        self.leaving = {offer.region: offer for offer in offers if isinstance(offer, Abandon)}
        self.single: dict[type, Action] = {
            type(offer): offer for offer in reversed(offers) if isinstance(offer, ALONE) and not names_region(offer)
        }
        self.beginnings = [offer for offer in offers if begins(offer)]
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

    def note(self) -> str:
        return self.tr("table.note.conquering")

    def shows(self) -> Mapping[int, RegionShow]:
        people = self.fighter
        if people is None:
            return {}
        found = {}
        near = targets(self.position, people)
        unrolled = self._unrolled()
        for region, ways in self.ways.items():
            if not (near >> region & 1 or self.shows_far):
                continue
            sure = [way for way in ways if isinstance(way, Conquer)]
            plain = [way for way in sure if not way.way]
            shown = min(cost_by(self.position, people, region, way.way) for way in fewest(plain or sure or ways))
            mark = Mark.OWN if self._is_own(region) else Mark.TARGET
            was = cost_by(unrolled, unrolled.people(unrolled.fighter), region, "") if unrolled and plain else shown
            plate = PlateKind.REACH if sure else PlateKind.DIE
            found[region] = RegionShow(mark, shown, plate, was=was if was != shown else None)
        return found

    def _unrolled(self) -> Position | None:
        """The position as it would be had the die not been rolled before the conquest; None if it was not."""
        if self.position.roll == NO_ROLL:
            return None
        before = self.position.copy()
        before.roll = NO_ROLL
        return before

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

    # -- gestures ----------------------------------------------------------------------------------------------------

    def act(self, region: int) -> None:
        """The ordinary conquest, also where there are special ways; these are asked for by another gesture."""
        ways = self.ways.get(region, [])
        plain = next((way for way in ways if not way.way), None)
        if isinstance(plain, Conquer):
            self.table.play(plain)
        elif len(ways) > 1 or (ways and plain is None):
            self.choose_way(region)
        elif isinstance(plain, Roll) or (isinstance(plain, Final) and self.pays):
            ask_die(self, plain)
        elif plain is not None:
            self.table.play(plain)
        elif region in self.leaving:
            self._offer_leaving(region)
        else:
            reason = explain(self.position, region)
            if reason is not None:
                self.table.refuse(reason)

    def choose_way(self, region: int) -> None:
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
            self.choose_way(region)
        elif region in self.leaving:
            self._offer_leaving(region)

    @property
    def specials(self) -> list[Taking]:
        """Conquests in special ways from next door."""
        return [way for ways in self.ways.values() for way in ways if way.way]

    @property
    def pays(self) -> bool:
        """Whether some region can be taken for sure."""
        return any(isinstance(way, Conquer) for way in (*self.leaps, *(w for ways in self.ways.values() for w in ways)))

    def _offer_leaving(self, region: int) -> None:
        action = self.leaving[region]
        leave = Choice(self.tr("button.leave"), partial(self.table.play, action), "door", leads_to=[action])
        self.table.choose_way(region, [leave])

"""Showing what happened: records become motions on a time line, and the table follows them step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from smallworld_desktop.render.animation import Draw, Speed, Timeline, posed
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.motion import Flip, Fly, Place, Pop, Pose, Rise, Slide, Span, Topple, draw_posed
from smallworld_desktop.render.pieces import DECLINED_SCALE, OWNERS, coin, disc, number, tile
from smallworld_desktop.render.pieces.arrows import draw_arrow
from smallworld_desktop.render.theme import CREAM, INK, TITLE_RED
from smallworld_desktop.rules.records import (
    BadgesSwapped,
    CoinsMoved,
    ComboTaken,
    ConquestFailed,
    MarkerPlaced,
    MonsterPlaced,
    PieceMoved,
    PlaceFound,
    PowerLent,
    PowersSwapped,
    RaceDeclined,
    Record,
    RegionAbandoned,
    RegionConquered,
    RegionRevived,
    RelicMoved,
    Scored,
    TokensDeployed,
    TokensDrivenOff,
    TokensGained,
    TokensLost,
    TokenSpared,
    TokensPutBack,
)
from smallworld_desktop.scenes.board.tableau import Tableau, Troop
from smallworld_desktop.scenes.table.theatre import Throw
from smallworld_desktop.scenes.turn.stage import Stage

DEPLOYING = 0.35
COMING, MOST_COMING = 0.38, 4
"""Seconds on the way of a token that comes for a lost one, and how many of them are shown."""
POINTED = 0.9
"""So many seconds an arrow shows where computers attack."""
NO_THROWS: Mapping[int, Throw] = {}


class Playback:
    """Plays records over a tableau; `count` schedules the counting of coins. `on_end` is called at the end of all."""

    def __init__(
        self,
        stage: Stage,
        count: Callable[[Timeline, Scored], None],
        throw: Callable[[Timeline, Throw], None],
        speed: Speed,
        on_touch: Callable[[], None],
    ) -> None:
        self._stage = stage
        self._count = count
        self._throw = throw
        self.timeline = Timeline(speed, on_touch)
        self.tableau: Tableau | None = None
        self._passed = 0
        """How many combos of the column have got their coins."""
        self._fell_in: int | None = None
        """Where a token was lost in what is being shown."""
        self._found: dict[str, int] = {}
        """Where finds lie that are uncovered by what is being shown."""

    @property
    def is_playing(self) -> bool:
        return self.timeline.is_playing

    def show(
        self,
        before: Tableau,
        records: Sequence[Record],
        on_end: Callable[[], None],
        throws: Mapping[int, Throw] = NO_THROWS,
    ) -> None:
        """Begins with the table as it was; records are shown one after the other, rolls by place as `throws`."""
        self.tableau = before
        self._passed = 0
        self._fell_in = next((r.region for r in records if isinstance(r, TokensLost) and r.region >= 0), None)
        self._found = {record.place: record.region for record in records if isinstance(record, PlaceFound)}
        timeline = self.timeline
        for place, record in enumerate(records):
            timeline.call(partial(self._lift, record))
            if place in throws:
                self._throw(timeline, throws[place])
            else:
                self._schedule(record, before)
            timeline.then()
            timeline.call(partial(self._apply, record))
        timeline.call(on_end)

    def skip(self) -> None:
        self.timeline.skip()

    def draw(self, surface: pygame.Surface) -> None:
        self.timeline.draw(surface)

    def _lift(self, record: Record) -> None:
        assert self.tableau is not None
        if isinstance(record, RegionConquered):
            self.tableau.lift(record)
            self._stage.moved()

    def _apply(self, record: Record) -> None:
        assert self.tableau is not None
        self.tableau.apply(record)
        self._stage.moved()

    # -- one record --------------------------------------------------------------------------------------------------

    def _schedule(self, record: Record, before: Tableau) -> None:
        stage, timeline = self._stage, self.timeline
        match record:
            case RegionConquered(people=people, region=region):
                self._point_to(people, region, before)
                self._slide_to(people, region, before, lambda: stage.play_sound("conquer"))
            case (
                RegionAbandoned(people=people, region=region)
                | TokensDrivenOff(people=people, region=region)
                | TokenSpared(people=people, region=region)
            ):
                if (known := before.races.get(people)) is not None:
                    end = stage.hand_place(known[1])
                    timeline.play(Slide(stage.region_place(region), end, lift=18), self._tile(*known))
            case TokensLost(people=people, region=region, tokens=tokens):
                timeline.call(lambda: stage.play_sound("lost"))
                if region >= 0:
                    self._rise(f"-{tokens}", stage.region_place(region))
                    if (known := before.races.get(people)) is not None:
                        timeline.play(Topple(stage.region_place(region), size=stage.tile_size), self._tile(*known))
            case TokensGained(people=people, tokens=tokens):
                if (known := before.races.get(people)) is not None:
                    self._come(known, tokens)
            case ConquestFailed():
                timeline.call(lambda: stage.play_sound("refused"))
                timeline.wait(0.25)
            case ComboTaken(seat=seat, race=race, place=place):
                timeline.call(lambda: stage.play_sound("pick"))
                start = stage.combo_place(place)
                timeline.play(Slide(start, stage.hand_place(seat), lift=40), self._tile(race, seat, False))
                before.races[record.people] = (race, seat, False)
            case CoinsMoved():
                self._fly(record)
            case TokensDeployed(people=people, layout=layout) | TokensPutBack(people=people, layout=layout):
                self._deploy(people, [region for region, _ in layout], before)
            case MarkerPlaced(marker=marker, region=region):
                timeline.call(lambda: stage.play_sound("place"))
                size = round(stage.tile_size * 0.72)
                timeline.play(Pop(stage.region_place(region)), posed(disc(marker, size)))
            case RaceDeclined(people=people):
                self._decline(people, before)
            case Scored():
                self._count(self.timeline, record)
            case PlaceFound() | RelicMoved() | MonsterPlaced() | PowersSwapped():
                self._show_marvel(record)
            case PieceMoved() | PowerLent() | BadgesSwapped() | RegionRevived():
                self._show_from_below(record, before)

    def _show_marvel(self, record: PlaceFound | RelicMoved | MonsterPlaced | PowersSwapped) -> None:
        """What only the team game has."""
        stage, timeline = self._stage, self.timeline
        size = round(stage.tile_size * 0.72)
        timeline.call(lambda: stage.play_sound("page" if isinstance(record, PlaceFound) else "place"))
        match record:
            case PlaceFound(place=place, region=region):
                picture = posed(disc(place, size * 3))
                timeline.play(Pop(stage.region_place(region)), picture)
                timeline.then()
                timeline.play(Slide(stage.region_place(region), stage.region_place(region), seconds=0.8), picture)
            case RelicMoved(place=place, origin=origin, region=region):
                way = Slide(stage.region_place(origin), stage.region_place(region), seconds=0.6, lift=30)
                timeline.play(way, posed(disc(place, size)))
            case MonsterPlaced(region=region):
                timeline.play(Pop(stage.region_place(region)), posed(tile("monster", None, stage.tile_size)))
            case PowersSwapped(seat=seat, partner=partner):
                way = Slide(stage.hand_place(seat), stage.hand_place(partner), seconds=0.7, lift=24)
                timeline.play(way, posed(icon("swap", size)))

    def _show_from_below(self, record: PieceMoved | PowerLent | BadgesSwapped | RegionRevived, before: Tableau) -> None:
        """What only finds and races from below do: pieces that walk, badges that are lent and exchanged, revival."""
        stage, timeline = self._stage, self.timeline
        size = round(stage.tile_size * 0.72)
        timeline.call(lambda: stage.play_sound("page" if isinstance(record, PowerLent | BadgesSwapped) else "place"))
        match record:
            case PieceMoved(marker=marker, region=region):
                origin = before.piece_place(marker)
                if region < 0 and origin is not None:
                    timeline.play(Topple(stage.region_place(origin), size=size), posed(disc(marker, size)))
                elif origin is not None:
                    way = Slide(stage.region_place(origin), stage.region_place(region), seconds=0.7, lift=26)
                    timeline.play(way, posed(disc(marker, size)))
                elif region >= 0:
                    timeline.play(Pop(stage.region_place(region)), posed(disc(marker, size * 2)))
            case PowerLent(place=place, power=power):
                self._hold_up(power, stage.region_place({**before.places, **self._found}[place]))
            case BadgesSwapped(seat=seat, other=other):
                self._hold_up(other, stage.hand_place(seat))
            case RegionRevived(people=people, region=region):
                if (known := before.races.get(people)) is not None:
                    timeline.play(Pop(stage.region_place(region)), self._tile(*known))

    def _hold_up(self, id: str, at: Place) -> None:
        """A badge, large and long enough to be recognised."""
        picture = posed(disc(id, round(self._stage.tile_size * 1.6)))
        self.timeline.play(Pop(at), picture)
        self.timeline.then()
        self.timeline.play(Slide(at, at, seconds=0.8), picture)

    def _point_to(self, people: int, region: int, before: Tableau) -> None:
        """An arrow from where others attack, long enough to be followed."""
        known = before.races.get(people)
        if known is None or self._stage.is_own_hand(known[1]):
            return
        start = self._stage.source_of(people, region, before.troops)
        if start is not None:
            owner, end = OWNERS[self._stage.owner(known[1])], self._stage.region_place(region)
            self.timeline.play(
                Span(POINTED), lambda surface, _: draw_arrow(surface, start, end, owner, self._stage.tile_size)
            )
        else:
            self.timeline.wait(POINTED / 2)

    def _slide_to(self, people: int, region: int, before: Tableau, landed: Callable[[], None]) -> None:
        known = before.races.get(people)
        if known is None:
            return
        start = self._stage.hand_place(known[1])
        way = Slide(start, self._stage.region_place(region), lift=24)
        self.timeline.play(way, self._tile(*known), on_end=landed)

    def _deploy(self, people: int, regions: list[int], before: Tableau) -> None:
        known = before.races.get(people)
        if known is None or self._stage.is_own_hand(known[1]):
            return
        self.timeline.call(lambda: self._stage.play_sound("land", len(regions) - 1), delay=DEPLOYING)
        start = self._stage.hand_place(known[1])
        for count, region in enumerate(regions):
            troop = before.troops[region]
            if troop is None or troop.people == people:
                self.timeline.play(
                    Slide(start, self._stage.region_place(region), seconds=DEPLOYING),
                    self._tile(*known),
                    delay=count * 0.04,
                )

    def _come(self, known: tuple[str, int, bool], tokens: int) -> None:
        """Tokens that come for others that fell run from there to their owner; those from the tray are just told."""
        end = self._stage.hand_place(known[1])
        if self._fell_in is not None:
            start = self._stage.region_place(self._fell_in)
            for count in range(min(tokens, MOST_COMING)):
                self.timeline.play(Fly(start, end, seconds=COMING), self._tile(*known), delay=count * COMING / 3)
            self.timeline.call(lambda: self._stage.play_sound("land", tokens - 1), delay=COMING)
        self._rise(f"+{tokens}", end)

    def _fly(self, record: CoinsMoved) -> None:
        stage = self._stage
        start = stage.purse_place(record.giver) if record.giver >= 0 else stage.middle
        if record.giver < 0 and record.region >= 0:
            start = stage.region_place(record.region)
        if record.taker >= 0:
            end = stage.purse_place(record.taker)
        elif record.reason == "pass":
            end = stage.combo_place(self._passed)
            self._passed += 1
        else:
            end = stage.middle
        self.timeline.call(lambda: stage.play_sound("coin"))
        picture = coin(None if record.coins == 1 else record.coins, round(stage.tile_size * 0.75))
        self.timeline.play(Fly(start, end, seconds=0.5), posed(picture))

    def _decline(self, people: int, before: Tableau) -> None:
        known = before.races.get(people)
        if known is None:
            return
        stage, timeline = self._stage, self.timeline
        troops = {r: t for r, t in enumerate(before.troops) if t is not None and t.people == people}
        timeline.call(lambda: stage.play_sound("decline"))
        timeline.call(lambda: stage.hide_pieces(frozenset(troops)))
        for count, (region, troop) in enumerate(troops.items()):
            flip = Flip(stage.region_place(region), end_scale=DECLINED_SCALE)
            timeline.play(flip, self._two_faces(troop), delay=count * 0.03, waits=True, stays=False)
        timeline.then()
        timeline.call(lambda: stage.hide_pieces(frozenset()))

    def _two_faces(self, troop: Troop) -> Draw:
        owner, size = OWNERS[self._stage.owner(troop.seat)], self._stage.tile_size

        def draw(surface: pygame.Surface, pose: Pose) -> None:
            draw_posed(surface, tile(troop.race, owner, size, bool(pose.face)), pose)

        return draw

    def _tile(self, race: str, seat: int, declined: bool) -> Draw:
        size = self._stage.tile_size
        picture = tile(
            race, OWNERS[self._stage.owner(seat)], round(size * (DECLINED_SCALE if declined else 1)), declined
        )
        return posed(picture)

    def _rise(self, words: str, at: Place) -> None:
        picture = number(words, round(self._stage.tile_size * 0.5), TITLE_RED if words[0] == "-" else INK, CREAM)
        self.timeline.play(
            Rise((at[0], at[1] - self._stage.tile_size * 0.4), seconds=0.6),
            posed(picture),
        )

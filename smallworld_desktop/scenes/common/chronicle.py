"""What happened, in plain sentences: for the log, the recap before a person's turn, and replays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from smallworld_desktop.rules.messages import Message, Param
from smallworld_desktop.rules.records import (
    BadgesSwapped,
    CoinsMoved,
    ComboTaken,
    ConquestFailed,
    DieRolled,
    GameOver,
    MarkerPlaced,
    MarkerRemoved,
    MonsterPlaced,
    PeaceMade,
    PieceMoved,
    PileShuffled,
    PlaceFound,
    PowerLent,
    PowersSwapped,
    RaceDeclined,
    RaceLeft,
    RaceShielded,
    Record,
    RegionAbandoned,
    RegionConquered,
    RegionRevived,
    RelicMoved,
    Scored,
    TokensDrivenOff,
    TokensGained,
    TokensLost,
    TokenSpared,
    TokensPutBack,
    TokensReadied,
    TurnBegan,
)
from smallworld_desktop.scenes.board.cast import Cast
from smallworld_desktop.scenes.common.remarks import Remarks
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.session.session import Session, Turn, all_records


@dataclass(frozen=True, slots=True)
class Told:
    """One sentence: about which regions, who did it, to whom, and whether a turn begins with it."""

    words: str
    regions: tuple[int, ...] = ()
    actor: int = -1
    victim: int = -1
    begins_turn: bool = False
    code: str = ""
    """Which sentence it is."""
    race: str = ""
    """Whose deed it is, if a race acted or suffered."""
    round: int = 0
    """The round that begins with it, if a turn does."""


@dataclass(slots=True)
class _Teller:
    """Words records one by one."""

    words: Words
    cast: Cast
    seat: int = -1
    told: list[Told] = field(default_factory=list)
    paid: CoinsMoved | None = None
    taken: int = -1
    """The region of the conquest just told, whose marker needs no sentence of its own."""
    conqueror: int = -1
    """The people that has conquered something this turn."""
    reasons: Mapping[Turn, Message] = field(default_factory=dict)
    turn: Turn | None = None
    counts: Callable[[int], bool] = lambda seat: True
    """Whether the coins that a seat earned may be written down, where they could be added up."""
    remarks: Remarks | None = None
    """What characters say of it."""

    def tell(self, record: Record) -> None:
        before = len(self.told)
        self._tell(record)
        self._tell_remark(record)
        race = getattr(record, "race", "") or self._race_of(getattr(record, "people", -1))
        if race:
            self.told[before:] = [replace(each, race=race) for each in self.told[before:]]

    def _tell_remark(self, record: Record) -> None:
        said = self.remarks.follow(record, self.cast) if self.remarks is not None else None
        if said is not None:
            seat, code = said
            self._say("log.remark", speaker=seat, player=self._player(seat), words=self.words.tr(code))

    def _race_of(self, people: int) -> str:
        member = self.cast.get(people) if people >= 0 else None
        return member.race if member is not None else ""

    def _tell(self, record: Record) -> None:
        self.cast.follow(record)
        if isinstance(record, CoinsMoved) and self._joins(record):
            return
        self._tell_paid()
        match record:
            case TurnBegan(seat=seat, round=number):
                self._tell_why()
                self.taken = self.conqueror = -1
                self.seat, self.turn = seat, (number, seat)
                self._say("log.turn", begins_turn=True, round=number, player=self._player(seat))
                self.told[-1] = replace(self.told[-1], round=number)
            case CoinsMoved():
                self.paid = record
            case _:
                self._tell_deed(record)

    def finish(self) -> list[Told]:
        self._tell_paid()
        return self.told

    def _joins(self, record: CoinsMoved) -> bool:
        """Coins for the same reason between the same purses are told in one sentence."""
        before = self.paid
        if before is None or (before.giver, before.taker, before.reason) != (record.giver, record.taker, record.reason):
            return False
        self.paid = CoinsMoved(before.giver, before.taker, before.coins + record.coins, before.reason, before.region)
        return True

    def _tell_paid(self) -> None:
        paid, self.paid = self.paid, None
        if paid is None:
            return
        code = f"log.coins.{paid.reason}"
        if paid.reason == "tribute" and paid.giver == self.seat:
            code = "log.coins.fine"
        if not self.words.tr.has(code):
            code = "log.coins.get" if paid.giver < 0 else "log.coins.pay" if paid.taker < 0 else "log.coins.give"
        self._say(
            code,
            (paid.region,) if paid.region >= 0 else (),
            victim=paid.giver if paid.taker >= 0 else -1,
            count=paid.coins,
            giver=self._player(paid.giver),
            taker=self._player(paid.taker),
            region=self.words.region(paid.region),
            reason=self.words.source(paid.reason),
        )

    def _tell_why(self) -> None:
        """Why the turn that ends was played so, if a computer player said so."""
        reason = self.reasons.get(self.turn) if self.turn is not None else None
        if reason is not None:
            self._say("log.why", player=self._player(self.seat), reason=self.words.reason(reason))

    def _tell_deed(self, record: Record) -> None:
        match record:
            case ComboTaken(seat=seat, race=race, power=power, tokens=tokens):
                combo = self.words.combo(race, power)
                self._say("log.combo", player=self._player(seat), combo=combo, count=tokens)
            case RegionAbandoned(people=people, region=region):
                self._say("log.abandoned", (region,), race=self._race(people))
            case DieRolled(seat=seat, value=value, purpose=purpose):
                code = "log.die.losses" if purpose == "losses" else "log.die"
                self._say(code, player=self._player(seat), count=value)
            case RegionConquered():
                self._tell_conquest(record)
            case ConquestFailed(people=people, region=region):
                self._say("log.failed", (region,), race=self._race(people))
            case TokensDrivenOff(people=people, region=region, tokens=tokens):
                self._say("log.driven_off", (region,), people, race=self._race(people), count=tokens)
            case TokensLost(people=people, region=region, tokens=tokens):
                where = (region,) if region >= 0 else ()
                self._say("log.lost", where, people, race=self._race(people), count=tokens)
            case TokensGained(people=people, tokens=tokens):
                self._say("log.gained", race=self._race(people), count=tokens)
            case TokensPutBack(people=people, layout=layout):
                regions = tuple(region for region, _ in layout)
                self._say("log.put_back", regions, people, race=self._race(people), count=sum(n for _, n in layout))
            case MarkerPlaced(region=region) if region == self.taken:
                pass
            case MarkerPlaced(marker=marker, region=region, number=number):
                self._say("log.marker", (region,), marker=self.words.source(marker), count=number)
            case MarkerRemoved(marker=marker, region=region, number=number):
                self._say("log.marker_gone", (region,), marker=self.words.source(marker), count=number)
            case RaceDeclined(seat=seat, people=people):
                self._say("log.declined", player=self._player(seat), race=self._race(people))
            case RaceLeft(people=people):
                self._say("log.left", victim_people=people, race=self._race(people))
            case Scored(seat=seat, coins=coins, items=items):
                regions = tuple(sorted({r for item in items for r in _indices(item.regions)}))
                if self.counts(seat):
                    self._say("log.scored", regions, player=self._player(seat), count=coins)
                else:
                    self._say("log.scored_unseen", regions, player=self._player(seat))
            case _:
                self._tell_rare(record)

    def _tell_conquest(self, record: RegionConquered) -> None:
        self.taken, self.conqueror = record.region, record.people
        code = "log.conquered"
        if record.way and self.words.tr.has(f"log.conquered.{record.way}"):
            code = f"log.conquered.{record.way}"
        elif record.loser >= 0:
            code = "log.conquered.race"
        elif record.monster:
            code = "log.conquered.monster"
        elif record.lost_tribe:
            code = "log.conquered.tribe"
        self._say(
            code,
            (record.region,),
            record.loser,
            race=self._race(record.people),
            loser=self._race(record.loser),
            count=record.tokens,
        )

    def _tell_rare(self, record: Record) -> None:
        match record:
            case TokensReadied(people=people, tokens=tokens) if people == self.conqueror:
                self._say("log.second_wave", race=self._race(people), count=tokens)
            case PileShuffled():
                self._say("log.shuffled")
            case PeaceMade(seat=seat, other=other):
                self._say("log.peace", player=self._player(seat), other=self._player(other))
            case PlaceFound(place=place, region=region):
                self._say("log.place", (region,), place=self.words.source(place))
            case RelicMoved(place=place, region=region):
                self._say("log.relic", (region,), place=self.words.source(place))
            case PowerLent(place=place, power=power):
                self._say("log.lent", place=self.words.source(place), power=self.words.source(power))
            case PieceMoved(marker=marker, region=region) if region >= 0:
                self._say("log.piece", (region,), marker=self.words.source(marker))
            case PieceMoved(marker=marker):
                self._say("log.piece_gone", marker=self.words.source(marker))
            case BadgesSwapped(seat=seat, power=power, other=other):
                given, taken = self.words.source(power), self.words.source(other)
                self._say("log.badges", player=self._player(seat), power=given, other=taken)
            case RegionRevived(people=people, region=region):
                self._say("log.revived", (region,), people, race=self._race(people))
            case RaceShielded(people=people):
                self._say("log.shielded" if people >= 0 else "log.unshielded", race=self._race(people))
            case PowersSwapped(seat=seat, partner=partner):
                self._say("log.swapped", player=self._player(seat), other=self._player(partner))
            case TokenSpared(people=people, region=region, giver=giver):
                self._say("log.spared", (region,), people, race=self._race(people), player=self._player(giver))
            case MonsterPlaced(seat=seat, region=region):
                self._say("log.monster", (region,), player=self._player(seat))
            case GameOver(winners=winners):
                self._tell_why()
                names = self.words.tr.listed([self._player(seat) for seat in winners])
                self._say("log.over" if len(winners) == 1 else "log.over.shared", player=names, players=names)

    def _say(
        self,
        code: str,
        regions: tuple[int, ...] = (),
        victim_people: int = -1,
        *,
        victim: int = -1,
        begins_turn: bool = False,
        speaker: int = -1,
        **params: Param,
    ) -> None:
        if regions:
            params["region"] = self.words.tr.listed([self.words.region(region) for region in regions])
        suffering = victim if victim >= 0 else self.cast.seat_of(victim_people)
        actor = self.seat if speaker < 0 else speaker
        self.told.append(Told(self.words.tr(code, **params), regions, actor, suffering, begins_turn, code))

    def _race(self, number: int) -> str:
        member = self.cast.get(number)
        return self.words.race(member.race) if member is not None else self.words.tr("table.nobody")

    def _player(self, seat: int) -> str:
        return self.words.seat(seat)


def tell_last(session: Session, words: Words, records: Sequence[Record]) -> list[Told]:
    """What has just happened, in sentences; the cast is as it is now."""
    cast = Cast(session.game.start)
    for record in all_records(session):
        cast.follow(record)
    teller = _Teller(words, cast, session.game.position.seat)
    for record in records:
        teller.tell(record)
    return teller.finish()


def tell_all(session: Session, words: Words) -> list[Told]:
    """The whole game so far."""
    teller = _at_the_start(session, words)
    for step in session.game.steps:
        for record in step.records:
            teller.tell(record)
    return teller.finish()


def tell_steps(session: Session, words: Words) -> list[list[Told]]:
    """The game action by action, for stepping through it; a sentence stands with the action that completes it."""
    teller = _at_the_start(session, words)
    steps = []
    told = 0
    for step in session.game.steps:
        for record in step.records:
            teller.tell(record)
        teller.finish()
        steps.append(teller.told[told:])
        told = len(teller.told)
    return steps


def _at_the_start(session: Session, words: Words) -> _Teller:
    """A teller who has told how the game began. A loaded game has no opening any more, but it began with a turn."""
    game = session.game
    remarks = Remarks(session.seats, session.shows_coins) if words.has_remarks else None
    teller = _Teller(words, Cast(game.start), reasons=session.reasons, counts=session.shows_coins, remarks=remarks)
    teller.seat = game.start.seat
    for record in game.opening:
        teller.tell(record)
    if teller.turn is None and game.start.stage != "setup":
        teller.tell(TurnBegan(game.start.seat, game.start.round))
    return teller


def _indices(region_set: int) -> list[int]:
    return [index for index in range(region_set.bit_length()) if region_set >> index & 1]

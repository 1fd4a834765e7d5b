"""What others did since a player's own last turn, in a few sentences: before that player's turn begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from smallworld_desktop.rules.records import (
    ComboTaken,
    RaceDeclined,
    Record,
    RegionConquered,
    Scored,
    TokensLost,
    TokensReadied,
    TurnBegan,
)
from smallworld_desktop.scenes.board.cast import Cast
from smallworld_desktop.scenes.common.chronicle import Told, tell_all
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.session.session import Session, all_records

SUMMED = ("log.conquered", "log.lost", "log.driven_off", "log.put_back")
"""What the sentences of a recap say already."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one player did, or what happened to the one who is told: sentences, and the coins earned."""

    seat: int
    words: str
    coins: int | None = None
    regions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Recap:
    """Deeds of others in the order of their turns, then what came of it for oneself; `regions` are those lost.

    `is_news` says whether it is worth a pause: something was lost, or a race came or went.
    """

    deeds: Sequence[Deeds]
    regions: frozenset[int]
    is_news: bool


@dataclass(slots=True)
class _Turn:
    """The facts of another player's turn."""

    seat: int
    combo: tuple[str, str] | None = None
    declined: str = ""
    race: str = ""
    taken: list[int] = field(default_factory=list)
    elsewhere: int = 0
    coins: int | None = None


def make_recap(session: Session, words: Words, seat: int) -> Recap:
    """What happened between the last two turns of a seat. Nothing if the seat has acted in its new one already."""
    records = all_records(session)
    turns, tokens = _between(session, records, seat)
    told = _told_since(tell_all(session, words), seat) if turns else []
    told = [each for each in told if not each.code.startswith(SUMMED)]
    deeds = [Deeds(turn.seat, _sentences(words, turn), turn.coins, tuple(turn.taken)) for turn in turns]
    own = [words.tr("recap.lost", count=tokens)] if tokens else []
    own += [each.words for each in told]
    if own:
        deeds.append(Deeds(seat, " ".join(own), regions=tuple(r for each in told for r in each.regions)))
    lost = {region for turn in turns for region in turn.taken} | {region for each in told for region in each.regions}
    is_news = bool(own or lost) or any(turn.combo is not None or turn.declined for turn in turns)
    return Recap(deeds, frozenset(lost), is_news)


def _between(session: Session, records: Sequence[Record], seat: int) -> tuple[list[_Turn], int]:
    """The turns of others since the seat's own last one, and how many tokens the seat lost in them.

    Whoever had no turn yet has missed none.
    """
    cast = Cast(session.game.start)
    now, tokens, has_acted = session.game.start.seat, 0, False
    had_turn, turns = now == seat or session.game.start.round > 1, [] if now == seat else [_Turn(now)]
    for record in records:
        cast.follow(record)
        if isinstance(record, TurnBegan):
            if now == seat:
                turns, tokens, had_turn = [], 0, True
            now, has_acted = record.seat, False
            if now != seat and turns[-1:] != [_Turn(now)]:
                turns.append(_Turn(now))
        elif now == seat:
            has_acted = has_acted or not isinstance(record, TokensReadied)
        elif turns:
            _note(turns[-1], record, cast, seat)
            if isinstance(record, TokensLost) and cast.seat_of(record.people) == seat:
                tokens += record.tokens
    is_told = had_turn and not (now == seat and has_acted)
    return (turns, tokens) if is_told else ([], 0)


def _note(turn: _Turn, record: Record, cast: Cast, seat: int) -> None:
    match record:
        case ComboTaken(seat=who, race=race, power=power) if who == turn.seat:
            turn.combo = race, power
        case RaceDeclined(seat=who, people=people) if who == turn.seat and (member := cast.get(people)) is not None:
            turn.declined = member.race
        case RegionConquered(people=people, region=region, loser=loser):
            member = cast.get(people)
            turn.race = member.race if member is not None else turn.race
            if cast.seat_of(loser) == seat:
                turn.taken.append(region)
            else:
                turn.elsewhere += 1
        case Scored(seat=who, coins=coins) if who == turn.seat:
            turn.coins = (turn.coins or 0) + coins


def _sentences(words: Words, turn: _Turn) -> str:
    tr, player = words.tr, words.seat(turn.seat)
    race = words.race(turn.race) if turn.race else ""
    said = []
    if turn.combo is not None:
        said.append(tr("recap.combo", player=player, combo=words.combo(*turn.combo)))
    if turn.taken:
        regions = words.tr.listed([words.region(region) for region in turn.taken])
        said.append(tr("recap.taken", player=player, race=race, count=len(turn.taken), regions=regions))
    if turn.elsewhere:
        code = "recap.more" if turn.taken else "recap.conquered"
        said.append(tr(code, player=player, race=race, count=turn.elsewhere))
    if turn.declined:
        said.append(tr("recap.declined", player=player, race=words.race(turn.declined)))
    return " ".join(said) or tr("recap.idle", player=player)


def _told_since(told: Sequence[Told], seat: int) -> list[Told]:
    """The sentences about what others did to a seat since its own last turn."""
    found: list[Told] = []
    for each in _before_now(told):
        if each.actor == seat:
            break
        if each.victim == seat and not each.begins_turn:
            found.append(each)
    return found[::-1]


def _before_now(told: Sequence[Told]) -> Iterable[Told]:
    return reversed(told[:-1] if told and told[-1].begins_turn else told)

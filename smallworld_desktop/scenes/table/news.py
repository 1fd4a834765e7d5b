"""What is announced once it has been shown: what the die decided, and places that were found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smallworld_desktop.rules.records import ConquestFailed, DieRolled, PlaceFound, Record, RegionConquered
from smallworld_desktop.scenes.common.words import Words


@dataclass(frozen=True, slots=True)
class News:
    """A line, and whether it is good news for whoever acted."""

    words: str
    is_good: bool = True


def news_of(records: Sequence[Record], words: Words, *, with_die: bool) -> list[News]:
    """What is worth a line of what has happened; `with_die` what it decided, if nobody has seen it roll."""
    found: list[News] = []
    die: DieRolled | None = None
    for record in records:
        match record:
            case DieRolled(purpose="final") if with_die:
                die = record
            case RegionConquered(region=region) if die is not None:
                found.append(News(words.tr("news.die_won", count=die.value, region=words.region(region))))
                die = None
            case ConquestFailed(region=region) if die is not None:
                found.append(News(words.tr("news.die_lost", count=die.value, region=words.region(region)), False))
                die = None
            case PlaceFound(place=place):
                summary = words.summary_of("place", place)
                found.append(News(words.tr("toast.found", place=words.source(place), summary=summary)))
    return found

"""Choices that distribute: one entry of the legal list with its domain.

A draft is checked here, and its first fault named; a sensible default and a random one are made here too. Scenes and
opponents build drafts only through this.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Literal

from smallworld_desktop.rules.actions import OWN, Deploy, Layout, PlaceMarkers, Ready, Retreat, layout_of
from smallworld_desktop.rules.messages import Message

Kind = Literal["ready", "deploy", "place", "retreat"]
Distributing = Ready | Deploy | PlaceMarkers | Retreat


@dataclass(init=False, slots=True)
class Distribution:
    """How many tokens or markers may go where.

    Each of `places` takes between its `low` and `high`; together between `least` and `most`. If `kept` is not negative,
    only so many places are used at all and the others get nothing (regions given up for want of tokens). `now` is the
    present layout. The default puts more where more neighbours (`adjacent`) are `foreign`. A value: never change one.
    """

    kind: Kind
    people: int
    marker: str
    places: tuple[int, ...]
    low: tuple[int, ...]
    high: tuple[int, ...]
    least: int
    most: int
    now: Layout
    adjacent: tuple[int, ...]
    foreign: int
    named: int
    kept: int

    def __init__(
        self,
        kind: Kind,
        people: int,
        marker: str,
        places: tuple[int, ...],
        low: tuple[int, ...],
        high: tuple[int, ...],
        least: int,
        most: int,
        now: Layout,
        adjacent: tuple[int, ...] = (),
        foreign: int = 0,
        named: int = OWN,
        kept: int = -1,
    ) -> None:
        self.kind = kind
        self.people = people
        self.marker = marker
        self.places = places
        self.low = low
        self.high = high
        self.least = least
        self.most = most
        self.now = now
        self.adjacent = adjacent
        self.foreign = foreign
        self.named = named
        self.kept = kept

    @property
    def is_fixed(self) -> bool:
        """Whether there is only one draft."""
        if self.kept >= 0:
            return False
        return self.low == self.high or (
            self.least == self.most and (len(self.places) == 1 or sum(self.low) == self.most)
        )

    def action(self, draft: Layout) -> Distributing:
        """The action for a draft."""
        if self.kind == "ready":
            return Ready(draft, self.named)
        if self.kind == "deploy":
            return Deploy(draft, self.named)
        if self.kind == "place":
            return PlaceMarkers(self.marker, draft)
        return Retreat(draft)

    def fault(self, draft: Layout) -> Message | None:
        """The first thing wrong with a draft, None if it can be played."""
        counts = dict(draft)
        if len(counts) != len(draft) or draft != layout_of(counts):
            return Message("draft.order")
        for region in counts:
            if region not in self.places:
                return Message("draft.place", {"region": region})
        used = [region for region in self.places if counts.get(region, 0)]
        if self.kept >= 0 and len(used) != self.kept:
            return Message("draft.kept", {"count": self.kept})
        for region, low, high in zip(self.places, self.low, self.high, strict=True):
            number = counts.get(region, 0)
            if number > high:
                return Message("draft.too_many", {"region": region, "count": high})
            if number < low and not (self.kept >= 0 and not number):
                return Message("draft.too_few", {"region": region, "count": low})
        total = sum(counts.values())
        if total > self.most:
            return Message("draft.total_over", {"count": total - self.most})
        if total < self.least:
            return Message("draft.total_under", {"count": self.least - total})
        return None

    def default(self) -> Distributing:
        """A sensible draft: what must be first, then spread where it is useful."""
        weight = [(self.adjacent[place] & self.foreign).bit_count() for place in self.places]
        chosen = self._chosen(sorted(range(len(self.places)), key=lambda i: (-weight[i], i)))
        counts = {self.places[i]: self.low[i] for i in chosen}
        left = (self.least if self.kind == "ready" else self.most) - sum(counts.values())
        while left > 0:
            open_ones = [i for i in chosen if counts[self.places[i]] < self.high[i]]
            if not open_ones:
                break
            best = min(open_ones, key=lambda i: ((counts[self.places[i]] + 1) * 100 // (weight[i] + 1), i))
            counts[self.places[best]] += 1
            left -= 1
        return self.action(layout_of(counts))

    def sample(self, rng: random.Random) -> Distributing:
        """A random draft."""
        chosen = list(range(len(self.places)))
        if self.kept >= 0:
            rng.shuffle(chosen)
            chosen = self._chosen(chosen)
        low, high = self.low, self.high
        counts = [0] * len(self.places)
        total = 0
        choices: list[int] = []
        for i in chosen:
            counts[i] = low[i]
            total += low[i]
            if low[i] < high[i]:
                choices.append(i)
        goal = self.most if self.most == self.least else self.least + int(rng.random() * (self.most - self.least + 1))
        while total < goal and choices:
            pick = int(rng.random() * len(choices))
            i = choices[pick]
            counts[i] += 1
            total += 1
            if counts[i] >= high[i]:
                choices.pop(pick)
        draft: list[tuple[int, int]] = []
        for i, place in enumerate(self.places):
            if counts[i]:
                draft.append((place, counts[i]))
        return self.action(tuple(draft))

    def _chosen(self, order: list[int]) -> list[int]:
        return order if self.kept < 0 else sorted(order[: self.kept])

"""A distribution in the making: how many go where, with every change able to be taken back."""

from __future__ import annotations

from smallworld_desktop.rules.actions import Layout, layout_of
from smallworld_desktop.rules.distribution import Distributing, Distribution
from smallworld_desktop.rules.messages import Message


class Draft:
    """Counts by region within a distribution's domain. The rules judge it; this only keeps and changes it."""

    def __init__(self, domain: Distribution, counts: dict[int, int]) -> None:
        self.domain = domain
        self.counts = {region: counts.get(region, 0) for region in domain.places}
        self._start = dict(self.counts)
        self._bounds = {
            region: (low, high) for region, low, high in zip(domain.places, domain.low, domain.high, strict=True)
        }

    def __contains__(self, region: int) -> bool:
        return region in self.counts

    @property
    def left(self) -> int:
        """How many are still to be placed; negative if some have to be taken off."""
        return self.domain.most - sum(self.counts.values())

    @property
    def is_fixed(self) -> bool:
        """Whether the domain leaves no choice."""
        return self.domain.kept < 0 and all(low == high for low, high in self._bounds.values())

    @property
    def is_changed(self) -> bool:
        return self.counts != self._start

    @property
    def stands(self) -> bool:
        """Whether all lies as the draft says already."""
        now = dict(self.domain.now)
        return self.counts == {region: now.get(region, 0) for region in self.domain.places}

    def can_add(self, region: int) -> bool:
        return region in self.counts and self.left > 0 and self.counts[region] < self._bounds[region][1]

    def can_take(self, region: int) -> bool:
        """Down to the least; where regions have to be given up, down to nothing."""
        if region not in self.counts:
            return False
        least = 0 if self.domain.kept >= 0 else self._bounds[region][0]
        return self.counts[region] > least

    def change(self, region: int, by: int) -> bool:
        """One more or one less; False if that can't be."""
        if not (self.can_add(region) if by > 0 else self.can_take(region)):
            return False
        self.counts[region] += by
        return True

    def lay_out(self, layout: Layout) -> None:
        """All as a layout says."""
        counts = dict(layout)
        self.counts = {region: counts.get(region, 0) for region in self.domain.places}

    def action(self) -> Distributing:
        return self.domain.action(layout_of(self.counts))

    def fault(self) -> Message | None:
        return self.domain.fault(layout_of(self.counts))

"""The light over a board: gold in the morning, plain at noon, amber and rose towards the evening of a game."""

from __future__ import annotations

from itertools import pairwise

Light = tuple[int, int, int]

PLAIN: Light = (255, 255, 255)
_HOURS: tuple[tuple[float, Light], ...] = (
    (0.0, (255, 244, 226)),
    (0.3, PLAIN),
    (0.6, PLAIN),
    (0.85, (255, 234, 210)),
    (1.0, (246, 216, 204)),
)
"""What the land is multiplied by, from the first round to the last."""


def daylight(round: int, rounds: int) -> Light:
    """The light of a round, counted from 1."""
    share = min(1.0, max(0.0, (round - 1) / max(1, rounds - 1)))
    for (start, first), (end, last) in pairwise(_HOURS):
        if share <= end:
            part = (share - start) / (end - start)
            mixed = [a + (b - a) * part for a, b in zip(first, last, strict=True)]
            return int(mixed[0]), int(mixed[1]), int(mixed[2])
    return _HOURS[-1][1]

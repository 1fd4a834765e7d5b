"""What charts share: scales, and labels that don't lie on each other."""

from __future__ import annotations

from collections.abc import Sequence

STEPS = (5, 10, 20, 25, 50, 100, 200, 500)
MOST_LINES = 6


def scale_of(highest: int) -> tuple[int, int]:
    """The distance between two lines of the chart, and its upper end."""
    step = next((step for step in STEPS if highest <= step * MOST_LINES), STEPS[-1])
    return step, max(step, -(-highest // step) * step)


def spread(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Labels near where they want to be, at least `gap` apart, all between top and bottom."""
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    found = [0.0] * len(wanted)
    last = top - gap
    for number in order:
        last = found[number] = max(wanted[number], last + gap)
    limit = bottom
    for number in reversed(order):
        found[number] = min(found[number], limit)
        limit = found[number] - gap
    return found

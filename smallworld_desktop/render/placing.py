"""Where a slip of paper lies best among things that should stay visible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from pygame import Rect

VITAL, DEAR, MINOR, LIKED = 8.0, 3.0, 1.0, -0.5


@dataclass(frozen=True, slots=True)
class Clutter:
    """What lies about, by how much it matters that it is seen: what is spoken of, tokens, ground, and free water."""

    vital: Sequence[Rect] = field(default=())
    dear: Sequence[Rect] = field(default=())
    minor: Sequence[Rect] = field(default=())
    liked: Sequence[Rect] = field(default=())

    def cost(self, slip: Rect) -> float:
        """How bad it would be to put a slip here: 0 hides nothing, below 0 lies on free ground."""
        hidden = VITAL * _covered(slip, self.vital) + DEAR * _covered(slip, self.dear)
        hidden += MINOR * _covered(slip, self.minor) + LIKED * _covered(slip, self.liked)
        return hidden / max(1, slip.w * slip.h)

    def clearest(self, places: Iterable[tuple[Rect, float]]) -> Rect:
        """The best of some places, each with what it costs besides."""
        return min(places, key=lambda place: self.cost(place[0]) + place[1])[0]


def spots(size: tuple[int, int], bounds: Rect, steps: int = 9) -> list[Rect]:
    """Places for a slip all over `bounds`."""
    width, height = min(size[0], bounds.w), min(size[1], bounds.h)
    return [
        Rect(
            bounds.x + (bounds.w - width) * column // (steps - 1),
            bounds.y + (bounds.h - height) * row // (steps - 1),
            *(width, height),
        )
        for row in range(steps)
        for column in range(steps)
    ]


def _covered(slip: Rect, things: Sequence[Rect]) -> int:
    shared = [slip.clip(things[index]) for index in slip.collidelistall(things)]
    return sum(part.w * part.h for part in shared)

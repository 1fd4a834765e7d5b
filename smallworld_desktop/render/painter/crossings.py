"""All links and barriers of a board, for the painting and once more above the highlights."""

from __future__ import annotations

from .borders import arc_line
from .bridges import draw_link
from .glazes import Backing
from .links import Link, plan_links, walls_of
from .survey import Survey
from .walls import draw_barrier


def draw_crossings(picture: Backing, survey: Survey, scale: float, links: list[Link] | None = None) -> None:
    """Draw them onto a sheet at `scale`."""
    for arc in walls_of(survey):
        draw_barrier(picture, survey, arc_line(arc), scale)
    for link in plan_links(survey) if links is None else links:
        draw_link(picture, survey, link, scale)

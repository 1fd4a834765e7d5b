"""What the layers over a painted board need to know of the painting: measured once, when the first of them asks."""

from __future__ import annotations

from functools import cached_property

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.rules.board import Board

from .painter.ornaments import plan_ornaments
from .painter.planting import ground_of
from .painter.scatter import Ellipse
from .painter.survey import Survey, survey_board


class BoardSurvey:
    """A board as the painter measured it."""

    def __init__(self, board: Board, geometry: BoardGeometry) -> None:
        self.board = board
        self._geometry = geometry

    @cached_property
    def survey(self) -> Survey:
        return survey_board(self.board, self._geometry, {})

    @cached_property
    def ornaments(self) -> dict[int, list[Ellipse]]:
        """Where compass, beasts, ships and the landmark stand, by region."""
        g = self.survey.layout.glyph
        return {
            index: [ground_of(glyph, g) for glyph in glyphs] for index, glyphs in plan_ornaments(self.survey).items()
        }

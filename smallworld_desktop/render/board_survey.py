"""What the layers over a painted board need to know of the painting: measured once, when the first of them asks."""

from __future__ import annotations

from functools import cached_property

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.rules.board import Board

from .painter.plan import PaintPlan, make_plan
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
    def _plan(self) -> PaintPlan:
        return make_plan(self.survey)

    @cached_property
    def ornaments(self) -> dict[int, list[Ellipse]]:
        """Where compass, beasts, ships, landmark, cartouche and bridges are, by region."""
        return self._plan.off_limits(self.survey)

"""Scoring: a turn's coins are counted on the ribbon, item by item, to be watched or skipped."""

from __future__ import annotations

from smallworld_desktop.scenes.turn.watch import MovingScene


class ScoringScene(MovingScene):
    """Coins of one seat fly to its purse. It is entered in the middle of what is being shown, `around`."""

    name = "scoring"

    def __init__(self, around: MovingScene, seat: int) -> None:
        super().__init__(around.table, around.shown, around.tableau, around.skip, around.note(), around.hand())
        self.seat = self.scores_for = seat
        self.around = around

    def hint(self) -> str:
        return self.tr("hint.scoring", player=self.words.seat(self.seat))

    def note(self) -> str:
        return self.tr("table.note.earning")

"""Choosing a combo."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld_desktop.scenes.turn.base import TurnScene


class ComboSelectionScene(TurnScene):
    """Click a combo to see its card; its button takes it."""

    name = "choose"
    picks_combo = True

    def hint(self) -> str:
        return self.tr("hint.choose")

    def lessons(self) -> Sequence[str]:
        """Who plays for the first time is told what the game is about before anything else."""
        return ("aim", self.name)

    def note(self) -> str:
        return self.tr("table.note.choosing")

"""Choosing a combo."""

from __future__ import annotations

from smallworld_desktop.scenes.turn.base import TurnScene


class ComboSelectionScene(TurnScene):
    """Click a combo to see its card; its button takes it."""

    name = "choose"
    picks_combo = True

    def hint(self) -> str:
        return self.tr("hint.choose")

    def note(self) -> str:
        return self.tr("table.note.choosing")

"""Nothing to decide at this screen: another seat thinks, or things are still moving."""

from __future__ import annotations

from smallworld_desktop.scenes.table.steps.base import Step


class WatchStep(Step):
    def hint(self) -> str:
        if self.position.is_over:
            return self.tr("hint.over")
        return self.tr("hint.thinking", player=self.words.seat(self.position.decider))

    def note(self) -> str:
        return self.tr("table.note.thinking")

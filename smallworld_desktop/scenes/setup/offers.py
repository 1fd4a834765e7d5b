"""What a set adds can be learnt: a lantern beside its box, and a word about it when it is first switched on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from smallworld_desktop.lessons.progress import keep_progress, read_progress
from smallworld_desktop.lessons.reader import taught_sets
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.widgets import IconButton
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.common.learnt import kept_progress
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.store import StoreError

TEAMS = "teams"


class LessonOffers:
    """Lanterns by set; `say` tells once that there is a lesson."""

    def __init__(self, services: Services, say: Callable[[str], None], open_: Callable[[str], None]) -> None:
        self._services = services
        self._say = say
        tr = services.tr
        self._open = taught_sets() - kept_progress(services).done
        self.lanterns = {
            of_set: IconButton(
                partial(icon, "lantern"), partial(open_, of_set), tooltip=tr("setup.learn.tip", pack=self._name(of_set))
            )
            for of_set in sorted(taught_sets())
        }
        for lantern in self.lanterns.values():
            lantern.visible = False

    def show(self, on: set[str]) -> None:
        """These are switched on: whoever does not know them sees the lantern, and once a word."""
        for of_set, lantern in self.lanterns.items():
            lantern.visible = of_set in on and of_set in self._open
        new = sorted((on & self._open) - kept_progress(self._services).offered)
        if not new:
            return
        self._say(self._services.tr("setup.learn", pack=self._name(new[0])))
        try:
            progress = read_progress()
            for of_set in new:
                progress = progress.offering(of_set)
            keep_progress(progress)
        except StoreError as problem:
            reason = self._services.tr.message(problem.message)
            self._services.problems.append(Message("lesson.kept_not", {"reason": reason}))

    def _name(self, of_set: str) -> str:
        tr = self._services.tr
        return tr("setup.teams") if of_set == TEAMS else tr(f"pack.{of_set}.name")

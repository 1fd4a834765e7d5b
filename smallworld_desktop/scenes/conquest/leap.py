"""Conquests that reach over a region: first where from, then where to, with the range lit on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from smallworld_desktop.intents import Command
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.render.pieces import PlateKind
from smallworld_desktop.render.widgets import Line
from smallworld_desktop.rules.actions import Conquer, Final
from smallworld_desktop.rules.cost import cost_by
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.conquest.stakes import stakes
from smallworld_desktop.scenes.conquest.ways import outcome
from smallworld_desktop.scenes.turn.base import Choice, Explanation, Table, TurnScene, aside

Leap = Conquer | Final


class LeapScene(TurnScene):
    """A click on a region of one's own shows its range, a click on a region in range conquers it."""

    name = "conquer"

    def __init__(self, table: Table, leaps: Sequence[Leap]) -> None:
        super().__init__(table, leaps)
        self.ranges: dict[int, dict[int, Leap]] = {}
        for leap in leaps:
            self.ranges.setdefault(leap.origin, {})[leap.region] = leap
        self.marker = leaps[0].way
        self.origin: int | None = min(self.ranges) if len(self.ranges) == 1 else None

    @property
    def range(self) -> dict[int, Leap]:
        """What can be taken from the chosen region."""
        return self.ranges[self.origin] if self.origin is not None else {}

    def hint(self) -> str:
        thing = self.words.source(self.marker)
        if self.origin is None:
            return self.tr("hint.leap_from", marker=thing)
        return self.tr("hint.leap_to", marker=thing, region=self.words.region(self.origin))

    def note(self) -> str:
        return self.tr("table.note.conquering")

    def choices(self) -> list[Choice]:
        return [Choice(self.tr("ui.back"), self._leave, "arrow_left", key=Command.BACK)]

    def shows(self) -> Mapping[int, RegionShow]:
        if self.origin is None:
            return {region: RegionShow(Mark.TARGET) for region in self.ranges}
        people = self.fighter
        assert people is not None
        found = {self.origin: RegionShow(Mark.SELECTED)}
        for region, leap in self.range.items():
            plate = PlateKind.DIE if isinstance(leap, Final) else PlateKind.REACH
            found[region] = RegionShow(Mark.TARGET, cost_by(self.position, people, region, leap.way), plate)
        return found

    def explain(self, region: int) -> Explanation:
        base = super().explain(region)
        people = self.fighter
        lines: list[str | Line] = list(base.lines)
        if region in self.range and people is not None:
            lines.append(self.cost_line(people, region, self.marker))
            lines.append(aside(outcome(self, self.range[region])))
            lines += stakes(self.position, self.words, people, region)
        elif region in self.ranges:
            lines.append(aside(self.tr("tip.leap_from", count=len(self.ranges[region]))))
        return Explanation(base.title, lines)

    def hover_mark(self, region: int) -> Mark | None:
        return None if region in self.ranges else Mark.REFUSED

    def act(self, region: int) -> None:
        if region in self.range:
            self.table.play(self.range[region])
        elif region in self.ranges:
            self.origin = region
            self.table.changed()
        else:
            self.table.refuse(Message("no.range", {"region": region}))

    def drop_tokens(self, region: int | None) -> None:
        if region is not None:
            self.act(region)

    def back_at(self, region: int) -> None:
        self.back()

    def back(self) -> bool:
        self._leave()
        return True

    def _leave(self) -> None:
        """Back to the choice of a region, then out of the scene."""
        if self.origin is not None and len(self.ranges) > 1:
            self.origin = None
            self.table.changed()
        else:
            self.table.enter_turn(None)


def leap_choice(table: Table, leaps: Sequence[Leap]) -> Choice:
    """The button that enters the scene."""
    words, marker = table.words, leaps[0].way
    code = f"button.{marker}" if words.tr.has(f"button.{marker}") else "button.leap"
    tip = words.tr("tip.leap", marker=words.source(marker))
    enter = partial(table.enter_turn, LeapScene(table, leaps))
    return Choice(words.tr(code, marker=words.source(marker)), enter, "target", tooltip=tip, leads_to=leaps)

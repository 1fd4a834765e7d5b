"""What belongs to the start of a turn: regions in decline that come back to life, markers that move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from smallworld_desktop.intents import Command
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.rules.actions import PlaceMarkers, Revive, layout_of
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.turn.base import Choice, Explanation, Table, TurnScene, aside, said


class BeginningScene(TurnScene):
    """A scene within the scene, left by Back and Esc."""

    def note(self) -> str:
        return self.tr("table.note.conquering")

    def choices(self) -> list[Choice]:
        return [Choice(self.tr("ui.back"), partial(self.table.enter_turn, None), "arrow_left", key=Command.BACK)]

    def back(self) -> bool:
        self.table.enter_turn(None)
        return True


class ReviveScene(BeginningScene):
    """Click the regions in decline that shall become the active race's, then confirm."""

    name = "revive"

    def __init__(self, table: Table, offers: Sequence[Offer]) -> None:
        super().__init__(table, offers)
        self.revivals = [offer for offer in offers if isinstance(offer, Revive)]
        self.most = max(len(offer.regions) for offer in self.revivals)
        self.chosen: list[int] = []

    @property
    def _open(self) -> set[int]:
        """The regions that may be chosen beside those that are."""
        chosen = set(self.chosen)
        return {region for offer in self.revivals if chosen <= set(offer.regions) for region in offer.regions}

    @property
    def _all(self) -> set[int]:
        return {region for offer in self.revivals for region in offer.regions}

    def hint(self) -> str:
        return self.tr("hint.revive", count=self.most)

    def choices(self) -> list[Choice]:
        action = Revive(tuple(sorted(self.chosen)))
        done = Choice(
            self.tr("button.revive_now"), partial(self.table.play, action), "check", enabled=bool(self.chosen),
            tooltip=self.tr("tip.revive_none") if not self.chosen else "", key=Command.END, is_lit=bool(self.chosen),
            leads_to=[action],
        )  # fmt: skip
        return [*super().choices(), done]

    def shows(self) -> Mapping[int, RegionShow]:
        return {r: RegionShow(Mark.SELECTED if r in self.chosen else Mark.TARGET) for r in sorted(self._all)}

    def explain(self, region: int) -> Explanation:
        base = super().explain(region)
        if region not in self._all:
            return base
        code = "tip.revive_chosen" if region in self.chosen else "tip.revive_region"
        return Explanation(base.title, [*base.lines, said(self.tr(code))])

    def act(self, region: int) -> None:
        if region in self.chosen:
            self.chosen.remove(region)
        elif region in self._open:
            self.chosen.append(region)
        elif region in self._all:
            self.table.refuse(Message("no.revive_more", {"count": self.most}))
        self.table.changed()

    def back_at(self, region: int) -> None:
        if region in self.chosen:
            self.act(region)


class MoveMarkerScene(BeginningScene):
    """A click on a region of one's own moves the marker there."""

    name = "move_marker"

    def __init__(self, table: Table, domain: Distribution) -> None:
        super().__init__(table, [domain])
        self.domain = domain

    def hint(self) -> str:
        return self.tr("hint.move_marker", marker=self.words.source(self.domain.marker))

    def moves(self) -> dict[int, PlaceMarkers]:
        """What a click on each region does: one marker goes there, the others stay."""
        now = dict(self.domain.now)
        start = min(now)
        found = {}
        for region in self.domain.places:
            if region not in now:
                layout = {**now, start: now[start] - 1, region: 1}
                found[region] = PlaceMarkers(self.domain.marker, layout_of(layout))
        return found

    def shows(self) -> Mapping[int, RegionShow]:
        found = {region: RegionShow(Mark.TARGET) for region in self.moves()}
        return {**found, **{region: RegionShow(Mark.SELECTED) for region, _ in self.domain.now}}

    def explain(self, region: int) -> Explanation:
        base = super().explain(region)
        if region not in self.moves():
            return base
        words = said(self.tr("tip.move_marker", marker=self.words.source(self.domain.marker)))
        return Explanation(base.title, [*base.lines, words, aside(self.words.text_of("marker", self.domain.marker))])

    def act(self, region: int) -> None:
        move = self.moves().get(region)
        if move is not None:
            self.table.play(move)


def beginnings(table: Table, offers: Sequence[Offer]) -> list[Choice]:
    """The buttons for what the start of a turn offers."""
    words = table.words
    found = []
    revivals = [offer for offer in offers if isinstance(offer, Revive)]
    if revivals:
        enter = partial(table.enter_turn, ReviveScene(table, offers))
        tip = words.tr("tip.revive")
        found.append(Choice(words.tr("button.revive"), enter, "horn", tooltip=tip, leads_to=revivals))
    for offer in offers:
        if isinstance(offer, Distribution) and offer.kind == "place":
            scene = MoveMarkerScene(table, offer)
            label = words.tr("button.move_marker", marker=words.source(offer.marker))
            moves = list(scene.moves().values())
            enter = partial(table.enter_turn, scene)
            found.append(Choice(label, enter, tooltip=scene.hint(), emblem=offer.marker, leads_to=moves))
    return found

"""Relics and pieces that are placed at the end of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from smallworld_desktop.intents import Command
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.rules.actions import Use
from smallworld_desktop.rules.foresight import gain_of
from smallworld_desktop.rules.legal import Offer
from smallworld_desktop.rules.ways import COPY
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.turn.base import Choice, Explanation, Hand, Table, TurnScene, aside, said

Play = Callable[[Use], None]


class PlaceFindScene(TurnScene):
    """A click on a region puts the find, its piece or a copy of it there. What was drafted before stays."""

    name = "find"

    def __init__(self, table: Table, uses: Sequence[Use], play: Play, drafted: Callable[[], Tableau]) -> None:
        super().__init__(table, uses)
        self.regions = {use.region: use for use in uses}
        self.find = uses[0].find
        self._play = play
        self._drafted = drafted
        self._gains = {use.region: gain_of(self.position, use) for use in uses}

    @property
    def _piece(self) -> str:
        """The piece that the find posts; empty if it is placed itself."""
        post = self.position.rules.posting(self.find) if COPY not in self.find else None
        return post.marker if post is not None else ""

    def tableau(self) -> Tableau:
        return self._drafted()

    def hand(self) -> Hand | None:
        return None

    def hint(self) -> str:
        if self._piece:
            return self.tr("hint.place_piece", marker=self.words.source(self._piece))
        return self.tr("hint.place_find", find=self.words.way_name(self.find))

    def note(self) -> str:
        return self.tr("table.note.placing")

    def choices(self) -> list[Choice]:
        return [Choice(self.tr("ui.back"), partial(self.table.enter_turn, None), "arrow_left", key=Command.BACK)]

    def shows(self) -> Mapping[int, RegionShow]:
        best = max(self._gains.values())
        return {
            region: RegionShow(Mark.OWN if gain and gain == best else Mark.TARGET)
            for region, gain in self._gains.items()
        }

    def explain(self, region: int) -> Explanation:
        base = super().explain(region)
        if region not in self.regions:
            return base
        if self._piece:
            name = self.words.source(self._piece)
            words = [said(self.tr("tip.place_piece", marker=name)), aside(self.words.text_of("marker", self._piece))]
        else:
            words = [said(self.tr("tip.place_find", count=self._gains[region]))]
        return Explanation(base.title, [*base.lines, *words])

    def act(self, region: int) -> None:
        if region in self.regions:
            self._play(self.regions[region])

    def back(self) -> bool:
        self.table.enter_turn(None)
        return True


def find_choices(table: Table, offers: Sequence[Offer], play: Play, drafted: Callable[[], Tableau]) -> list[Choice]:
    """A button for each find that can be placed now."""
    by_find: dict[str, list[Use]] = {}
    for offer in offers:
        if isinstance(offer, Use):
            by_find.setdefault(offer.find, []).append(offer)
    return [_choice(table, uses, play, drafted) for uses in by_find.values()]


def _choice(table: Table, uses: Sequence[Use], play: Play, drafted: Callable[[], Tableau]) -> Choice:
    words, rules = table.words, table.session.game.position.rules
    find = uses[0].find
    _, plus, relic = find.partition(COPY)
    if plus and rules.places[relic].placed != "end":  # it pays and stays where it is
        label = words.tr("button.use_find", find=words.way_name(find))
        return Choice(label, partial(play, uses[0]), emblem=relic, leads_to=list(uses))
    scene = PlaceFindScene(table, uses, play, drafted)
    post = None if plus else rules.posting(find)
    thing = words.source(post.marker) if post is not None else words.way_name(find)
    label = words.tr("button.place_find", find=thing)
    tip = words.text_of("place", relic if plus else find)
    emblem = post.marker if post is not None else relic if plus else find
    return Choice(label, partial(table.enter_turn, scene), tooltip=tip, emblem=emblem, leads_to=list(uses))


def forgotten(offers: Sequence[Offer], gain: Callable[[Use], int]) -> list[str]:
    """The finds that would still bring coins this turn."""
    return sorted({offer.find for offer in offers if isinstance(offer, Use) and gain(offer) > 0})

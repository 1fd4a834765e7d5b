"""The counting itself: which coins fly when, from where, and what the ribbon has counted by then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from smallworld_desktop.render.animation import Timeline, posed
from smallworld_desktop.render.motion import Fly, Place, Rise
from smallworld_desktop.render.pieces import coin, number
from smallworld_desktop.render.theme import CREAM, TITLE_RED
from smallworld_desktop.rules.records import Scored
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.scoring.ribbon import Ribbon, items_of
from smallworld_desktop.scenes.turn.stage import Stage
from smallworld_desktop.session.session import Session

ITEM_PAUSE, END_PAUSE = 0.25, 1.1
BEND = 60.0


class Counting:
    """Puts the coins of a turn on a time line. `lay` places the ribbon, `begin` and `end` show and remove it."""

    def __init__(
        self,
        stage: Stage,
        session: Session,
        words: Words,
        lay: Callable[[Ribbon], None],
        begin: Callable[[Ribbon, int], None],
        end: Callable[[], None],
    ) -> None:
        self._stage = stage
        self._session = session
        self._words = words
        self._lay = lay
        self._begin = begin
        self._end = end

    def schedule(self, timeline: Timeline, record: Scored) -> None:
        """A person's coins are counted on the ribbon, item by item; those of a computer only rise."""
        if not self._session.seats[record.seat].is_human or not record.items:
            self._rise(timeline, record)
            return
        ribbon = self._ribbon(record)
        timeline.call(lambda: self._begin(ribbon, record.seat))
        for index in range(len(ribbon.items)):
            timeline.call(partial(self._count, ribbon, index))
            timeline.wait(ITEM_PAUSE)
            self._fly_item(timeline, ribbon, index)
            timeline.then()
        timeline.call(lambda: self._count(ribbon, len(ribbon.items)))
        timeline.call(lambda: self._stage.play_sound("purse"))
        timeline.wait(END_PAUSE)
        timeline.call(self._end)

    def _ribbon(self, record: Scored) -> Ribbon:
        title = self._words.tr("ribbon.title", player=self._words.seat(record.seat), count=record.coins)
        position = self._session.game.position
        items = items_of(record.items, position, self._words, self._stage.owner(record.seat))
        ribbon = Ribbon(title, items, record.coins, self._words, self._stage.region_place)
        self._lay(ribbon)
        return ribbon

    def _fly_item(self, timeline: Timeline, ribbon: Ribbon, index: int) -> None:
        item, tile = ribbon.items[index], self._stage.tile_size
        starts: list[Place] = [self._stage.region_place(region) for region in item.regions]
        values = [1] * item.coins
        if not starts or item.coins < 0:
            starts, values = [ribbon.item_place(index)], [item.coins]
        elif item.coins != len(starts):
            share, rest = divmod(item.coins, len(starts))
            values = [share + (1 if n < rest else 0) for n in range(len(starts))]
        for order, (start, value) in enumerate(zip(starts, values, strict=False)):
            if not value:
                continue
            above = (start[0], start[1] - tile * 0.6)
            timeline.play(
                Fly(above, ribbon.bag, bend=BEND if order % 2 else -BEND),
                posed(coin(value, round(tile * 0.78))),
                delay=order * 0.09,
                on_end=partial(self._arrive, ribbon, value),
            )

    def _count(self, ribbon: Ribbon, index: int) -> None:
        ribbon.now = index
        self._stage.moved()

    def _arrive(self, ribbon: Ribbon, value: int) -> None:
        self._stage.play_sound("coin", ribbon.counted)
        ribbon.counted += value
        self._stage.moved()

    def _rise(self, timeline: Timeline, record: Scored) -> None:
        stage = self._stage
        x, y = stage.purse_place(record.seat)
        picture = number(f"+{record.coins}", round(stage.tile_size * 0.6), TITLE_RED, CREAM)
        timeline.call(lambda: stage.play_sound("coin", record.coins - 1))
        timeline.play(Rise((x - stage.tile_size, y)), posed(picture))

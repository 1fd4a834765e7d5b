"""Where things are on the screen while records are played back, and the counting of coins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from smallworld_desktop.render.animation import Timeline
from smallworld_desktop.render.motion import Fly, Place, Rise
from smallworld_desktop.render.pieces import coin, number
from smallworld_desktop.render.theme import CREAM, TITLE_RED
from smallworld_desktop.rules.records import Scored
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.scoring.ribbon import Ribbon, items_of
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table.panels import Panels
from smallworld_desktop.scenes.table.playback import posed
from smallworld_desktop.session.session import Session

ITEM_PAUSE, END_PAUSE = 0.25, 1.1


class PanelStage:
    """The panels as the stage of a playback."""

    def __init__(
        self, services: Services, session: Session, panels: Panels, words: Words, moved: Callable[[], None]
    ) -> None:
        self._services = services
        self._session = session
        self._panels = panels
        self._words = words
        self._moved = moved
        self.scores_for: int | None = None
        """Whose coins are being counted on the ribbon."""

    def region_place(self, region: int) -> Place:
        pieces = self._panels.board.pieces(region)
        return pieces.layout.stacks[0].centre if pieces.layout.stacks else self._panels.board.anchor(region)

    def hand_place(self, seat: int) -> Place:
        """The bar for the person at the screen, else the player's row."""
        position = self._session.game.position
        if self._session.seats[seat].is_human and seat == position.seat:
            rect = self._panels.bar.hand.rect
            return rect.centerx, rect.bottom - rect.h * 0.3
        row = self._panels.players.rows[seat]
        return row.purse[0] - row.rect.w * 0.12, row.purse[1]

    def purse_place(self, seat: int) -> Place:
        return self._panels.players.rows[seat].purse

    def combo_place(self, place: int) -> Place:
        rows = self._panels.column.rows
        return rows[min(place, len(rows) - 1)].rect.center

    @property
    def middle(self) -> Place:
        return self._panels.grid.board.center

    @property
    def tile_size(self) -> int:
        return self._panels.board.tile

    def owner(self, seat: int) -> int:
        return self._session.seats[seat].colour

    def is_own_hand(self, seat: int) -> bool:
        return self._session.seats[seat].is_human

    def play_sound(self, name: str) -> None:
        self._services.sound.play(name)

    def hide_pieces(self, regions: frozenset[int]) -> None:
        self._panels.board.hidden_pieces = regions

    def moved(self) -> None:
        self._moved()

    # -- counting coins ----------------------------------------------------------------------------------------------

    def show_score(self, timeline: Timeline, record: Scored) -> None:
        """A person's coins are counted on the ribbon, item by item; those of a computer only rise."""
        if not self._session.seats[record.seat].is_human or not record.items:
            self._rise(timeline, record)
            return
        title = self._words.tr("ribbon.title", player=self._words.seat(record.seat), count=record.coins)
        position = self._session.game.position
        items = items_of(record.items, position, self._words, self.owner(record.seat))
        ribbon = Ribbon(title, items, record.coins, self._words, self.region_place)
        ribbon.place(self._panels.grid.board, self._panels.grid.theme)
        timeline.call(lambda: self._begin(ribbon, record.seat))
        for index in range(len(items)):
            timeline.call(partial(self._count, ribbon, index))
            timeline.wait(ITEM_PAUSE)
            self._fly_item(timeline, ribbon, index)
            timeline.then()
        timeline.call(lambda: self._count(ribbon, len(items)))
        timeline.call(lambda: self.play_sound("purse"))
        timeline.wait(END_PAUSE)
        timeline.call(self._finish)

    def _fly_item(self, timeline: Timeline, ribbon: Ribbon, index: int) -> None:
        item = ribbon.items[index]
        size = round(self.tile_size * 0.78)
        starts: list[Place] = [self.region_place(region) for region in item.regions]
        values = [1] * item.coins
        if not starts or item.coins < 0:
            starts, values = [ribbon.item_place(index)], [item.coins]
        elif item.coins != len(starts):
            share, rest = divmod(item.coins, len(starts))
            values = [share + (1 if n < rest else 0) for n in range(len(starts))]
        for order, (start, value) in enumerate(zip(starts, values, strict=False)):
            if not value:
                continue
            picture = coin(value, size)
            above = (start[0], start[1] - self.tile_size * 0.6)
            timeline.play(
                Fly(above, ribbon.bag, bend=60.0 if order % 2 else -60.0),
                posed(picture),
                delay=order * 0.09,
                on_end=partial(self._arrive, ribbon, value),
            )

    def _begin(self, ribbon: Ribbon, seat: int) -> None:
        self._panels.ribbon = ribbon
        self.scores_for = seat
        self._moved()

    def _count(self, ribbon: Ribbon, index: int) -> None:
        ribbon.now = index
        self._moved()

    def _arrive(self, ribbon: Ribbon, value: int) -> None:
        ribbon.counted += value
        self.play_sound("coin")
        self._moved()

    def _finish(self) -> None:
        self._panels.ribbon = None
        self.scores_for = None
        self._moved()

    def _rise(self, timeline: Timeline, record: Scored) -> None:
        x, y = self.purse_place(record.seat)
        picture = number(f"+{record.coins}", round(self.tile_size * 0.6), TITLE_RED, CREAM)
        timeline.call(lambda: self.play_sound("coin"))
        timeline.play(Rise((x - self.tile_size, y)), posed(picture))

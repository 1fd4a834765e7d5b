"""Where things are on the screen while records are played back."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from smallworld_desktop.render.motion import Place
from smallworld_desktop.scenes.board.tableau import Troop
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table.panels import Panels
from smallworld_desktop.session.session import Session


class PanelStage:
    """The panels as the stage of a playback."""

    def __init__(self, services: Services, session: Session, panels: Panels, moved: Callable[[], None]) -> None:
        self._services = services
        self._session = session
        self._panels = panels
        self._moved = moved

    def region_place(self, region: int) -> Place:
        pieces = self._panels.board.pieces(region)
        return pieces.layout.stacks[0].centre if pieces.layout.stacks else self._panels.board.anchor(region)

    def source_of(self, people: int, region: int, troops: Sequence[Troop | None]) -> Place | None:
        here = self.region_place(region)
        beside = self._session.game.rules.board.regions[region].neighbours
        held = [each for each in beside if (troop := troops[each]) is not None and troop.people == people]
        return min((self.region_place(each) for each in held), key=lambda place: math.dist(place, here), default=None)

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

    def play_sound(self, name: str, count: int = 0) -> None:
        self._services.sound.play(name, count)

    def hide_pieces(self, regions: frozenset[int]) -> None:
        self._panels.board.hidden_pieces = regions

    def moved(self) -> None:
        self._moved()

"""The picture behind the title's menu, made anew when the window has come to rest in a new size."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from smallworld_desktop import paths
from smallworld_desktop.maps.shipped import folder, read_shipped
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY
from smallworld_desktop.render import drawings
from smallworld_desktop.render.painter import VERSION
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.rules.position import Position
from smallworld_desktop.scenes.board.pictures import FULL, BoardPictures, chart_with_pieces
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.menu.title_chart import title_ground
from smallworld_desktop.scenes.menu.title_pieces import ShownCombo, ShownRace, draw_pieces
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import Session

REST = 0.2
"""So long the window must keep its size before the picture is made anew; until then the old one is stretched."""
CHART_WIDTH = 1800
USUAL_BOARD = "three_players.tmx"
USUAL_RACES = (ShownRace("ratmen", 2), ShownRace("dwarves", 1), ShownRace("orcs", 0))
USUAL_COMBOS = (("tritons", "forest"), ("elves", "flying"))
BANNER = ((0.666, 0.689), 0.013, (960, 612))
"""The name: its middle (in a roomy and a compact window) and top in shares of the window, and its width."""


class TitlePicture:
    """Chart, pieces and name as one opaque picture."""

    def __init__(self, services: Services, cannot_show: Callable[[Exception], None]) -> None:
        self._services = services
        self._cannot_show = cannot_show
        """Told what went wrong when the saved game can't be drawn; then the chart is empty."""
        self._boards = BoardPictures(services.painter)
        self._session: Session | None = None
        self._picture: pygame.Surface | None = None
        self._theme = Theme()
        self._is_stale = True
        self._rested = 0.0

    def show(self, session: Session | None) -> None:
        """The game to be seen; without one the chart is empty."""
        self._session = session
        self._is_stale = True
        self._rested = REST

    def place(self, size: tuple[int, int], theme: Theme) -> None:
        self._theme = theme
        if self._picture is None:
            self._make(size)
        elif self._picture.get_size() != size:
            self._is_stale = True
            self._rested = 0.0

    @property
    def is_due(self) -> bool:
        """Whether a new picture will be there soon."""
        return self._is_stale or self._boards.is_busy

    def update(self, dt: float, size: tuple[int, int]) -> bool:
        """Makes the picture when it is time to; True if it is another one now."""
        if self._boards.update(dt):
            self._is_stale = True
            self._rested = REST
        if not self._is_stale:
            return False
        self._rested += dt
        if self._rested < REST:
            return False
        self._make(size)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        assert self._picture is not None
        if self._picture.get_size() == surface.get_size():
            surface.blit(self._picture, (0, 0))
        else:
            surface.blit(pygame.transform.scale(self._picture, surface.get_size()), (0, 0))

    def _make(self, size: tuple[int, int]) -> None:
        self._is_stale = False
        try:
            self._picture = self._composed(size)
        except Exception as problem:  # whatever a game holds, the title comes up
            if self._session is None:
                raise
            self._session = None
            self._boards = BoardPictures(self._services.painter)
            self._picture = self._composed(size)
            self._cannot_show(problem)

    def _composed(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture as it was kept, or made anew; what shows a painted board is kept for the next start."""
        facts = self._facts(size)
        picture = drawings.find(facts) if facts is not None else None
        if picture is None:
            picture = self._drawn(size)
            if facts is not None and not self._boards.is_busy:
                drawings.keep(facts, picture)
        return picture

    def _facts(self, size: tuple[int, int]) -> tuple[object, ...] | None:
        """All that the picture depends on. None with a map's own artwork: its files may change."""
        theme, session = self._theme, self._session
        look = ("title", VERSION, size, theme.scale, theme.room, theme.look.name, self._races(), self._combos())
        if session is None:
            usual = folder() / USUAL_BOARD
            return (*look, usual.stat().st_size, usual.stat().st_mtime_ns)
        if session.artwork:
            return None
        board = (session.geometry.fingerprint, sorted(session.content.styles.items()))
        tableau = Tableau.of(session.game.position)
        return (*look, *board, tableau, [seat.colour for seat in session.seats])

    def _drawn(self, size: tuple[int, int]) -> pygame.Surface:
        board = self._board()
        if self._picture is None and self._boards.update(0.0):  # it was painted before: no need to show it plain
            board = self._board()
        picture = title_ground(self._chart(board), size)
        draw_pieces(picture, self._theme, self._races(), self._combos())
        (roomy, compact), y, wide = BANNER
        x = compact + (roomy - compact) * self._theme.room
        name = _banner(self._theme.px(*wide))
        corner = (round(size[0] * x - name.get_width() / 2), round(size[1] * y))
        picture.blit(name, corner, special_flags=PREMULTIPLIED)
        return picture

    def _board(self) -> pygame.Surface:
        """The picture of the saved game's board, or of some board."""
        session = self._session
        if session is not None:
            return self._boards.get(
                session.game.rules.board,
                session.geometry,
                FULL,
                styles=session.content.styles,
                artwork=session.artwork,
            )
        usual = read_shipped(folder() / USUAL_BOARD, BASE_VOCABULARY)
        if usual.board is None or usual.geometry is None:
            return pygame.Surface((CHART_WIDTH, CHART_WIDTH * 2 // 3), pygame.SRCALPHA, 32)
        return self._boards.get(usual.board, usual.geometry, FULL)

    def _chart(self, board: pygame.Surface) -> pygame.Surface:
        """The board with everything that lies on it in the saved game."""
        session = self._session
        if session is None:
            return board
        owners = [seat.colour for seat in session.seats]
        tableau = Tableau.of(session.game.position)
        return chart_with_pieces(session.game.rules.board, session.geometry, board, tableau, owners, CHART_WIDTH)

    def _races(self) -> list[ShownRace]:
        """The peoples of the saved game, the one to move in the middle; else some that look good together."""
        if self._session is None:
            return list(USUAL_RACES)
        position, seats = self._session.game.position, self._session.seats
        order = [(position.decider + step) % len(seats) for step in range(1, len(seats) + 1)]
        shown = [ShownRace(race, seats[seat].colour) for seat in order if (race := _active(position, seat))]
        return shown[-3:] or list(USUAL_RACES)

    def _combos(self) -> list[ShownCombo]:
        if self._session is None:
            found = list(USUAL_COMBOS)
        else:
            rules = self._session.game.rules
            column = self._session.game.position.column[:2]
            found = [(rules.races[race].id, rules.powers[power].id) for race, power, *_ in column]
        tr = self._services.tr
        return [ShownCombo(race, power, tr.combo(race, power)) for race, power in found]


def _active(position: Position, seat: int) -> str:
    people = position.active_people(seat)
    return position.race_id(people) if people is not None else ""


@lru_cache(maxsize=2)
def _banner(width: int) -> pygame.Surface:
    """The game's name on its ribbon, premultiplied. `packaging/make_title.py` draws it."""
    loaded = pygame.image.load(paths.assets() / "title" / "banner.png")
    drawn = loaded.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
    height = round(width * drawn.get_height() / drawn.get_width())
    return pygame.transform.smoothscale(drawn, (width, height))

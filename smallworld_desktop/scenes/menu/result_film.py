"""The board of a finished game in time: a picture for every round, one after the other, beside the chart of coins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render.animation import Speed
from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.texture import PREMULTIPLIED, shadowed
from smallworld_desktop.render.theme import TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import IconButton, Label, Slider, Widget
from smallworld_desktop.rules.position import Position
from smallworld_desktop.scenes.board.pictures import FULL, BoardPictures, chart_with_pieces, fitted
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.menu.course import Course
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import Session

A_ROUND, FADE = 0.45, 0.2
"""Seconds that each round is shown, and that the troops of the next take to come."""
KEPT = 64
"""Megabytes of pictures of rounds."""


class Rounds:
    """The positions of a game at its start and after each of its rounds; only the last if it can't be played again."""

    def __init__(self, session: Session, rounds: int) -> None:
        game = session.game
        self._last = game.position
        self._course = Course(game)
        is_kept = bool(game.steps) and not session.is_shared
        first = game.start.round
        ends = [sum(step.round < first + number for step in game.steps) for number in range(rounds + 1)]
        self._ends = ends if is_kept else []

    @property
    def last(self) -> int:
        """The number of the last round; 0 where there is only one picture."""
        return max(0, len(self._ends) - 1)

    def at(self, number: int) -> Position:
        return self._last if number >= self.last else self._course.at(self._ends[number])


class RoundPicture(Widget):
    """The board as it was after a round, which comes over the one before."""

    can_focus = False
    takes_presses = False

    def __init__(self, session: Session, rounds: Rounds, painting: Callable[[], pygame.Surface]) -> None:
        super().__init__()
        self.at = self._before = rounds.last
        self._session, self._rounds, self._painting = session, rounds, painting
        self._kept = SurfaceCache(KEPT)
        self._ground: pygame.Surface | None = None
        self._faded = 1.0

    @property
    def is_fading(self) -> bool:
        return self._faded < 1.0

    def show(self, number: int, *, fades: bool) -> None:
        if number != self.at:
            self._before, self.at = self.at, number
            self._faded = 0.0 if fades else 1.0
            self.touch()

    def forget(self) -> None:
        """The painting has changed."""
        self._kept.clear()
        self.touch()

    def place(self, rect: Rect, theme: Theme) -> None:
        self._kept.clear()
        self._ground = None
        super().place(rect, theme)

    def update(self, dt: float) -> None:
        if self.is_fading:
            self._faded = min(1.0, self._faded + dt / FADE)
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None:
            self._ground = surface.subsurface(self.rect.clip(surface.get_rect())).copy()
        coming = self._picture(self.at)
        if self.is_fading:
            surface.blit(self._picture(self._before), self.rect)
            coming.set_alpha(round(255 * self._faded))
        surface.blit(coming, self.rect)
        coming.set_alpha(None)

    def _picture(self, number: int) -> pygame.Surface:
        """The board of a round on the ground that lies there, opaque, so that one can come over the other."""
        return self._kept.get(number, partial(self._make, number))

    def _make(self, number: int) -> pygame.Surface:
        assert self._ground is not None
        session, painting, px = self._session, self._painting(), self.theme.px
        place = fitted(painting.get_size(), self.rect.inflate(-px(12, 8), -px(12, 8)))
        owners = [seat.colour for seat in session.seats]
        tableau = Tableau.of(self._rounds.at(number))
        chart = chart_with_pieces(session.game.rules.board, session.geometry, painting, tableau, owners, place.width)
        shaded = shadowed(chart, px(6, 4), px(3, 2), 0.5, (1, 2))
        out = self._ground.copy()
        out.blit(shaded, shaded.get_rect(center=out.get_rect().center), None, PREMULTIPLIED)
        return out


class ResultFilm:
    """Plays the rounds once by itself and rests at the end; `on_show` hears which round is shown."""

    def __init__(self, services: Services, session: Session, rounds: int, on_show: Callable[[int], None]) -> None:
        self._services, self._session, self._on_show = services, session, on_show
        self._pictures = BoardPictures(services.painter)
        self.rounds = Rounds(session, rounds)
        self.picture = RoundPicture(session, self.rounds, self._painting)
        self.slip = Rect(0, 0, 0, 0)
        self._since = 0.0
        self._speed = Speed(services.settings.animation_speed)
        self.is_playing = self.rounds.last > 0 and self._speed is not Speed.NONE

    def build(self) -> list[Widget]:
        tr = self._services.tr
        self.play = IconButton(self._icon, self.toggle, tooltip=tr("result.film.tip"))
        self.label = Label("", Type.NAME, TITLE_RED, anchor="center")
        self.track = Slider.over(self.rounds.last + 1, self.at, self.choose, tooltip=tr("result.film.track"))
        self.play.visible = self.track.visible = self.rounds.last > 0
        self._tell()
        return [self.picture, self.play, self.label, self.track]

    def begin(self) -> None:
        """From the first round on, unless nothing is to move."""
        if self.is_playing:
            self._show(0, fades=False)

    @property
    def at(self) -> int:
        return self.picture.at

    @property
    def is_animating(self) -> bool:
        return self.is_playing or self.picture.is_fading or self._pictures.is_busy

    def choose(self, number: int) -> None:
        """Somebody wants to see this round."""
        self.is_playing = False
        self._show(number, fades=False)

    def toggle(self) -> None:
        """Plays on, from the start if all was shown; or stops."""
        self.is_playing, self._since = not self.is_playing, 0.0
        if self.is_playing and self.at == self.rounds.last:
            self._show(0, fades=False)
        self._tell()

    def update(self, dt: float) -> None:
        """Time passes; widgets are in their own group and say themselves that they look different."""
        if self._pictures.update(dt):
            self.picture.forget()
        if not self.is_playing or self._pictures.is_busy:
            return
        self._since += dt * (self._speed.factor or 1.0)
        if self._since >= A_ROUND:
            self._since = 0.0
            self.is_playing = self.at + 1 < self.rounds.last
            self._show(self.at + 1, fades=self._speed is not Speed.NONE)

    def _show(self, number: int, *, fades: bool) -> None:
        self.picture.show(number, fades=fades)
        self._on_show(number)
        self._tell()

    def _tell(self) -> None:
        tr, start = self._services.tr, self._session.game.start.round
        is_start = self.at == 0 and self.rounds.last > 0
        number = start + self.at - 1 if self.rounds.last else self._session.game.position.round
        self.label.text = tr("result.film.start") if is_start else tr("result.film.round", round=number)
        self.track.value = self.at
        self.play.touch()

    def _icon(self, size: int) -> pygame.Surface:
        return icon("pause" if self.is_playing else "play", size)

    def _painting(self) -> pygame.Surface:
        session, board = self._session, self._session.game.rules.board
        styles, artwork = session.content.styles, session.artwork
        return self._pictures.get(board, session.geometry, FULL, styles=styles, artwork=artwork, is_urgent=True)

    def lay_out(self, box: Rect, theme: Theme) -> Rect:
        """Places board and track; returns the slip on which the track lies."""
        px = theme.px
        high, pad = px(58, 46), px(12, 8)
        self.slip = Rect(box.x, box.bottom - high, box.width, high)
        self.picture.place(Rect(box.x, box.y, box.width, self.slip.y - box.y), theme)
        side = high - 2 * pad + px(4, 2)
        self.play.place(Rect(self.slip.x + pad, self.slip.centery - side // 2, side, side), theme)
        wide = min(px(150, 110), box.width // 3)
        left = self.play.rect.right + pad if self.play.visible else self.slip.centerx - wide // 2
        self.label.place(Rect(left, self.slip.y, wide, high), theme)
        left = self.label.rect.right + pad
        self.track.place(Rect(left, self.slip.y, self.slip.right - pad - left, high), theme)
        return self.slip

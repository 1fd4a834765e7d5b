"""The players' panel: a row for each player with peoples, tokens in hand and purse."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Intent, Pointer, Pos
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, coin, disc, draw_number, letter_tile, number_tile, put, tile
from smallworld_desktop.render.pieces import number as drawn_number
from smallworld_desktop.render.pieces.ribbons import team_ribbon
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.render.widgets.base import Shown
from smallworld_desktop.scenes.common.player_state import PeopleShown, PlayerShown

RICH_ROWS = 3
RIBBON = 24
"""The width of a team's ribbon with its gap."""
"""Up to so many players have two or three lines each; more have one."""


class PlayerRow(Widget):
    """One player. Three lines at most, one if there are many players. A click on a people opens its card."""

    can_focus = False
    player: Shown[PlayerShown | None] = Shown(None)
    is_slim = False

    def __init__(self, on_people: Callable[[int], None]) -> None:
        super().__init__()
        self._on_people = on_people

    @property
    def purse(self) -> tuple[int, int]:
        """Where coins fly to."""
        size = self._purse_size
        return self.rect.right - self.theme.px(12, 9) - size // 2, self.rect.y + self._first_line

    @property
    def _purse_size(self) -> int:
        return min(self.theme.px(36, 27), round(self.rect.h * 0.8))

    @property
    def _first_line(self) -> int:
        return self.rect.h // 2 if self.is_slim else self.theme.px(27, 20)

    def _hand_rect(self) -> Rect:
        """Where the tokens in hand are counted."""
        x, y = self.purse
        size = min(self.theme.px(34, 26), round(self.rect.h * 0.75))
        rect = Rect(0, 0, size, size)
        rect.midright = (x - self._purse_size // 2 - self.theme.px(12, 6), y)
        return rect

    def _purse_left(self, player: PlayerShown) -> int:
        """Where purse and hand, or purse and gain, begin."""
        hand = self._hand_rect()
        if self._hides_hand(player):
            return hand.right
        width = drawn_number(player.gain, self.theme.px(22, 17), TITLE_RED).get_width() if player.gain else hand.w
        return hand.right - width - self.theme.gap

    def _hides_hand(self, player: PlayerShown) -> bool:
        """Where names would have no room, an empty hand is not counted."""
        return self._is_narrow and not player.hand and not player.gain

    def people_at(self, pos: Pos) -> PeopleShown | None:
        """The people whose pieces or name are here."""
        return next((people for rect, people in self._places() if rect.collidepoint(pos)), None)

    def _places(self) -> list[tuple[Rect, PeopleShown]]:
        """Where each people of the player lies, pieces and name together."""
        player = self.player
        if player is None:
            return []
        return self._slim_places(player) if self.is_slim else self._rich_places(player)

    def tooltip_at(self, pos: Pos) -> str:
        player = self.player
        if player is None:
            return ""
        if pos[1] <= self.rect.y + 2 * self._first_line:
            if pos[0] > self.purse[0] - self._purse_size:
                return player.purse
            if not player.gain and self._hand_rect().inflate(self.theme.gap, self.theme.gap).collidepoint(pos):
                return player.hand_words
        people = self.people_at(pos)
        return people.explained if people is not None else player.explained

    def handle(self, intent: Intent) -> bool:
        match intent:
            case Clicked(pos=pos, button=Pointer.LEFT) if (people := self.people_at(pos)) is not None:
                self._on_people(people.people)
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        player = self.player
        if player is None:
            return
        if player.is_turn:
            surfaces.draw_lit_frame(surface, self.rect, self.theme)
        right = self._draw_purse(surface, player)
        self._draw_name(surface, player, right)
        if not self.is_slim:
            self._draw_peoples(surface, player)

    def _draw_purse(self, surface: pygame.Surface, player: PlayerShown) -> int:
        """Purse and hand at the right of the first line; returns where they begin."""
        theme, size, hand = self.theme, self._purse_size, self._hand_rect()
        x, y = self.purse
        if player.coins is None:
            put(surface, icon("purse", size), (x, y - 1))
        else:
            put(surface, coin(player.coins, size), (x, y))
        if player.gain:
            draw_number(surface, player.gain, theme.px(22, 17), TITLE_RED, hand.midright, "midright")
        elif not self._hides_hand(player):
            put(surface, number_tile(player.hand, OWNERS[player.owner], hand.w), hand.center)
        return self._purse_left(player)

    def _draw_name(self, surface: pygame.Surface, player: PlayerShown, right: int) -> None:
        theme = self.theme
        size = min(theme.px(36, 24), round(self.rect.h * 0.72))
        x, y = self.rect.x + theme.px(12, 9), self.rect.y + self._first_line
        put(surface, letter_tile(OWNERS[player.owner], player.name[:1].upper(), size), (x + size // 2, y))
        x += size + theme.px(8)
        if self.is_slim:
            right = self._draw_slim_peoples(surface, player)
        style = TextStyle.of(theme, Type.HEADING, TITLE_RED if player.is_turn else INK)
        glass = theme.px(24, 19) if player.is_waiting or (player.is_turn and not self._is_narrow) else 0
        box = Rect(x, y - theme.px(18, 15), max(1, right - x - glass - theme.px(6)), theme.px(34, 28))
        named = text.draw_in(surface, player.name, style, box, "midleft", smallest=theme.smallest_text)
        x = named.right + theme.px(6)
        if glass:
            put(surface, icon("hourglass", glass), (x + glass // 2, y))
            note = player.note if player.active or self.is_slim else ""  # the second line says who has no race yet
            self._draw_note(surface, note, Rect(x + glass + theme.px(6), y - theme.px(14), 0, theme.px(26)), right)

    @property
    def _is_narrow(self) -> bool:
        """No room for what the player is doing."""
        return self.is_slim and self.theme.is_compact

    def _draw_note(self, surface: pygame.Surface, words: str, box: Rect, right: int) -> None:
        """Only where there is room for it."""
        box.w = max(0, right - box.x)
        wanted = text.line_width(words, Type.LABEL.face, self.theme.smallest_text)
        if not self.theme.is_compact and box.w > (wanted if self.is_slim else self.theme.px(40)):
            label = TextStyle.of(self.theme, Type.LABEL, SOFT_INK)
            text.draw_in(surface, words, label, box, "midleft", smallest=self.theme.smallest_text)

    def _slim_places(self, player: PlayerShown) -> list[tuple[Rect, PeopleShown]]:
        """Badge, race and races in decline in one line, from the right."""
        size = min(self.theme.px(28, 24), round(self.rect.h * 0.7))
        right, found = self._purse_left(player), []
        for people in reversed(player.declined):
            found.append((Rect(right - size, self.rect.centery - size // 2, size, size), people))
            right -= round(size * 0.95)
        if player.active is not None:
            left = right - round(size * 2.1)
            found.append((Rect(left, self.rect.centery - size // 2, right - left, size), player.active))
        return found

    def _draw_slim_peoples(self, surface: pygame.Surface, player: PlayerShown) -> int:
        """Returns where they begin."""
        owner, left = OWNERS[player.owner], self._purse_left(player)
        for rect, people in self._slim_places(player):
            size, left = rect.h, rect.left
            if not people.declined:
                put(surface, tile(people.race, owner, size), (rect.right - size // 2, rect.centery))
                put(surface, disc(people.power, size), (rect.left + round(size * 0.55), rect.centery))
                continue
            put(surface, tile(people.race, owner, round(size * 0.82), True), rect.center)
            if people.shielded:
                low = (rect.right - round(size * 0.2), rect.centery + round(size * 0.28))
                put(surface, icon("shield", round(size * 0.55)), low)
        return left

    def _rich_places(self, player: PlayerShown) -> list[tuple[Rect, PeopleShown]]:
        """The active people in the second line; those in decline below it, or beside it if the window is roomy."""
        theme = self.theme
        left, right = self.rect.x + theme.px(12, 9), self.rect.right - theme.px(12, 9)
        middle, size = self.rect.y + theme.px(66, 46), theme.px(34, 27)
        found: list[tuple[Rect, PeopleShown]] = []
        if theme.is_compact:
            side, x = theme.px(21, 20), left + size + theme.px(4)
            low = min(middle + (size + side) // 2 + theme.px(2), self.rect.bottom - side // 2 - theme.px(2))
            for number, people in enumerate(player.declined):
                is_last = number == len(player.declined) - 1
                width = right - x if is_last else side
                found.append((Rect(x, low - side // 2, width, side), people))
                x += side + theme.px(2)
        else:
            for people in reversed(player.declined):
                width = text.line_width(people.name, Type.LABEL.face, theme.type_px(Type.LABEL)) + theme.px(38)
                found.append((Rect(right - width, middle - theme.px(16), width, theme.px(32)), people))
                right -= width + theme.px(8)
        if player.active is not None:
            found.append((Rect(left, middle - size // 2, max(1, right - left), size), player.active))
        return found

    def _draw_peoples(self, surface: pygame.Surface, player: PlayerShown) -> None:
        theme, places = self.theme, self._rich_places(player)
        for rect, people in places:
            if people.declined:
                self._draw_declined(surface, player, rect, people)
            else:
                self._draw_active(surface, player, rect, people)
        if player.active is None:
            declined = [rect.left for rect, _ in places]
            right = self.rect.right if theme.is_compact or not declined else min(declined) - theme.px(8)
            left, middle = self.rect.x + theme.px(12, 9), self.rect.y + theme.px(66, 46)
            box = Rect(left, middle - theme.px(16), max(1, right - left), theme.px(30))
            style = TextStyle.of(theme, Type.STRONG, SOFT_INK)
            text.draw_in(surface, player.doing, style, box, "midleft", smallest=theme.smallest_text)

    def _draw_active(self, surface: pygame.Surface, player: PlayerShown, rect: Rect, people: PeopleShown) -> None:
        theme, size = self.theme, rect.h
        put(surface, disc(people.power, size), (rect.x + size // 2, rect.centery))
        put(surface, tile(people.race, OWNERS[player.owner], size - 1), (rect.x + round(size * 1.5) + 2, rect.centery))
        box = Rect(rect.x + size * 2 + theme.px(8), rect.centery - theme.px(17), 0, theme.px(34))
        box.w = max(1, rect.right - box.x)
        style = TextStyle.of(theme, Type.STRONG, INK)
        text.draw_in(surface, people.name, style, box, "midleft", max_lines=2, smallest=theme.smallest_text)

    def _draw_declined(self, surface: pygame.Surface, player: PlayerShown, rect: Rect, people: PeopleShown) -> None:
        """A grey tile, and the name beside it; a compact row says the names of all behind the last one."""
        theme = self.theme
        size = rect.h if theme.is_compact else theme.px(30)
        middle = (rect.x + size // 2, rect.centery)
        put(surface, tile(people.race, OWNERS[player.owner], size, True), middle)
        if people.shielded:
            put(surface, icon("shield", round(size * 0.6)), (rect.x + size - theme.px(2), rect.centery + size // 4))
        words = player.declined_words if theme.is_compact else people.name
        if theme.is_compact and people is not player.declined[-1]:
            return
        box = Rect(rect.x + size + theme.px(6), rect.y - theme.px(2), 0, rect.h + theme.px(4))
        box.w = max(1, rect.right - box.x)
        style = TextStyle.of(theme, Type.SMALL if theme.is_compact else Type.LABEL, SOFT_INK)
        text.draw_in(surface, words, style, box, "midleft", smallest=theme.smallest_text)


class PlayersPanel:
    """All players below each other."""

    def __init__(
        self, count: int, on_people: Callable[[int], None] = lambda people: None, *, teams: bool = False
    ) -> None:
        """`on_people` hears which people was clicked. In teams, partners stand together, tied by a ribbon."""
        self._teams = count // 2 if teams else 0
        self.rows = [PlayerRow(on_people) for _ in range(count)]
        for row in self.rows:
            row.is_slim = count > RICH_ROWS
        self._theme = Theme()

    def place(self, rect: Rect, theme: Theme) -> None:
        self._theme = theme
        count = len(self.rows)
        pad, top = theme.px(12, 6), theme.px(14, 9)
        most = theme.px(98, 104) if count <= RICH_ROWS else theme.px(50, 46)
        height = min(most, (rect.h - 2 * top) // count)
        gap = theme.px(6, 4) if count <= RICH_ROWS else theme.px(3, 2)
        left = pad + (theme.px(RIBBON) if self._teams else 0)
        for seat, row in enumerate(self.rows):
            at = seat % self._teams * 2 + seat // self._teams if self._teams else seat
            row.place(Rect(rect.x + left, rect.y + top + at * height, rect.w - left - pad, height - gap), theme)

    def show(self, players: list[PlayerShown]) -> None:
        for row, player in zip(self.rows, players, strict=True):
            row.player = player

    def draw(self, surface: pygame.Surface) -> None:
        for team in range(self._teams):
            self._draw_ribbon(surface, self.rows[team], self.rows[team + self._teams])
        shown = sorted(self.rows, key=lambda row: row.rect.y)
        for above, row in zip([None, *shown], shown, strict=False):
            if above is not None and not _is_turn(above) and not _is_turn(row):
                start = (row.rect.x + self._theme.px(8), row.rect.y - self._theme.px(3))
                surfaces.draw_rule(surface, start, row.rect.w - self._theme.px(16), self._theme)
            row.draw(surface)

    def _draw_ribbon(self, surface: pygame.Surface, upper: PlayerRow, lower: PlayerRow) -> None:
        """The ribbon beside two partners, with their team's letter."""
        if upper.player is None or lower.player is None:
            return
        owners = (OWNERS[upper.player.owner], OWNERS[lower.player.owner])
        size = (self._theme.px(RIBBON - 4), lower.rect.bottom - upper.rect.top)
        ribbon = team_ribbon(*owners, upper.player.team, *size)
        put(surface, ribbon, (upper.rect.left - self._theme.px(RIBBON) / 2, (upper.rect.top + lower.rect.bottom) / 2))


def _is_turn(row: PlayerRow) -> bool:
    return row.player is not None and row.player.is_turn

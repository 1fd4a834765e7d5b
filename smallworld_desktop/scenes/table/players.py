"""The players' panel: who plays, with which race and power, what is in hand, in decline and in the purse."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.intents import Pos
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, coin, disc, draw_number, letter_tile, number_tile, put, tile
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.render.widgets.base import Shown
from smallworld_desktop.rules.position import NOBODY, Position
from smallworld_desktop.scenes.session import Session
from smallworld_desktop.scenes.table.grid import RICH_ROWS
from smallworld_desktop.scenes.table.tableau import Tableau
from smallworld_desktop.scenes.table.words import Words

TEAMS = "ABC"


@dataclass(frozen=True, slots=True)
class PlayerShown:
    """A player as the panel shows them. `coins` is None while the purse is closed."""

    name: str
    owner: int
    note: str
    is_turn: bool
    race: str
    power: str
    combo: str
    declined: tuple[tuple[str, str], ...]
    hand: int
    coins: int | None
    gain: str = ""
    explained: str = ""
    """What the race and power do, peace, and races in decline."""
    purse: str = ""
    """What is known of the coins."""
    team: str = ""
    """The team and the place in it, such as A1; empty without teams."""
    is_waiting: bool = False
    """It is their turn, but somebody else has to decide something in it."""
    shielded: frozenset[str] = frozenset()
    """Races in decline that a place protects."""


def players_of(
    session: Session, position: Position, words: Words, tableau: Tableau, note: str, gains: dict[int, str]
) -> list[PlayerShown]:
    """All seats in their order."""
    found = []
    for number, seat in enumerate(session.seats):
        active = position.active_people(number)
        is_turn = number == position.decider and not position.is_over
        race = position.race_id(active) if active is not None else ""
        power = position.power_id(active) if active is not None else ""
        people = [position.people(declined) for declined in position.declines[number]]
        mine = [position.active[number], *position.declines[number]]
        coins = tableau.coins[number] if session.shows_coins(number, position.decider) else None
        ally = position.ally[number]
        found.append(
            PlayerShown(
                seat.name,
                seat.colour,
                note if is_turn else "",
                is_turn,
                race,
                power,
                words.combo(race, power) if race else words.tr("players.choosing" if is_turn else "players.none"),
                tuple((position.race_id(p), words.race(position.race_id(p))) for p in people),
                sum(tableau.hands.get(n, 0) for n in mine if n != NOBODY),
                coins,
                gains.get(number, ""),
                _team_words(words, position, number)
                + _explained(words, race, power, [position.race_id(p) for p in people], ally),
                _purse_words(words, seat.name, coins),
                team_name(words, position, number),
                number == position.seat and not is_turn and not position.is_over,
                frozenset(position.race_id(p) for p in people if p.shielded),
            )
        )
    return found


def team_name(words: Words, position: Position, seat: int) -> str:
    """`A1`, `B1`, `C1`, `A2` ... in the order of the seats; empty without teams."""
    rules = position.rules
    if not rules.teams:
        return ""
    return words.tr("players.team", team=TEAMS[rules.team(seat)], number=1 + seat // (rules.seats // 2))


def _team_words(words: Words, position: Position, seat: int) -> str:
    rules = position.rules
    if not rules.teams:
        return ""
    return words.tr("tip.team", team=TEAMS[rules.team(seat)], player=words.seat(rules.partner(seat))) + "\n"


def _explained(words: Words, race: str, power: str, declined: list[str], ally: int) -> str:
    lines = []
    if race:
        lines.append(words.tr("tip.people", combo=words.combo(race, power), summary=words.summary(race, power)))
    if declined:
        lines.append(words.tr("tip.declined", races=words.listed([words.race(id) for id in declined])))
    if ally != NOBODY:
        lines.append(words.tr("tip.ally", player=words.seat(ally)))
    return "\n".join(lines)


def _purse_words(words: Words, player: str, coins: int | None) -> str:
    if coins is None:
        return words.tr("tip.purse_closed", player=player)
    return words.tr("tip.purse_open", player=player, count=coins)


class PlayerRow(Widget):
    """One player. Three lines at most, one if there are many players."""

    can_focus = False
    player: Shown[PlayerShown | None] = Shown(None)
    is_slim = False

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

    def tooltip_at(self, pos: Pos) -> str:
        if self.player is None:
            return ""
        return self.player.purse if pos[0] > self.purse[0] - self._purse_size else self.player.explained

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
        theme, size = self.theme, self._purse_size
        x, y = self.purse
        if player.coins is None:
            put(surface, icon("purse", size), (x, y - 1))
        else:
            put(surface, coin(player.coins, size), (x, y))
        left = x - size // 2 - theme.px(12, 6)
        if player.gain:
            return draw_number(surface, player.gain, theme.px(22, 17), TITLE_RED, (left, y), "midright").left
        hand = min(theme.px(34, 26), round(self.rect.h * 0.75))
        put(surface, number_tile(player.hand, OWNERS[player.owner], hand), (left - hand // 2, y))
        return left - hand - theme.gap

    def _draw_name(self, surface: pygame.Surface, player: PlayerShown, right: int) -> None:
        theme = self.theme
        size = min(theme.px(36, 24), round(self.rect.h * 0.72))
        x, y = self.rect.x + theme.px(12, 9), self.rect.y + self._first_line
        put(surface, letter_tile(OWNERS[player.owner], player.name[:1].upper(), size), (x + size // 2, y))
        x += size + theme.px(8)
        if self.is_slim:
            right = self._draw_slim_peoples(surface, player, right)
        style = TextStyle.of(theme, Type.HEADING, TITLE_RED if player.is_turn else INK)
        glass = theme.px(24, 19) if player.is_waiting or (player.is_turn and not self._is_narrow) else 0
        if player.team and self._is_narrow:
            self._draw_second_line(surface, player, (x, y + theme.px(12)))
            y, glass = y - theme.px(8), 0
        team = theme.px(34) if player.team and not self._is_narrow else 0
        box = Rect(x, y - theme.px(18, 15), max(1, right - x - team - glass - theme.px(6)), theme.px(34, 28))
        named = text.draw_in(surface, player.name, style, box, "midleft", smallest=theme.smallest_text)
        x = named.right + theme.px(6)
        if team:
            label = TextStyle.of(theme, Type.SMALL_STRONG, SOFT_INK)
            text.draw(surface, player.team, label, (x + theme.px(3), y + theme.px(2)), "midleft")
            x += team
        if glass:
            put(surface, icon("hourglass", glass), (x + glass // 2, y))
            note = player.note if player.race or self.is_slim else ""  # the second line says who has no race yet
            self._draw_note(surface, note, Rect(x + glass + theme.px(6), y - theme.px(14), 0, theme.px(26)), right)

    def _draw_second_line(self, surface: pygame.Surface, player: PlayerShown, at: tuple[int, int]) -> None:
        """Team and hourglass below the name, where a row has no room beside it."""
        label = TextStyle.of(self.theme, Type.SMALL_STRONG, SOFT_INK)
        drawn = text.draw(surface, player.team, label, at, "midleft")
        if player.is_waiting:
            size = self.theme.px(16)
            put(surface, icon("hourglass", size), (drawn.right + size, at[1]))

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

    def _draw_slim_peoples(self, surface: pygame.Surface, player: PlayerShown, right: int) -> int:
        """Badge, race and races in decline in one line, from the right."""
        size = min(self.theme.px(28, 24), round(self.rect.h * 0.7))
        y = self.rect.centery
        owner = OWNERS[player.owner]
        for race, _ in reversed(player.declined):
            put(surface, tile(race, owner, round(size * 0.82), True), (right - size // 2, y))
            if race in player.shielded:
                put(surface, icon("shield", round(size * 0.55)), (right - round(size * 0.2), y + round(size * 0.28)))
            right -= round(size * 0.95)
        if player.race:
            put(surface, tile(player.race, owner, size), (right - size // 2, y))
            put(surface, disc(player.power, size), (right - round(size * 1.55), y))
            right -= round(size * 2.2)
        return right

    def _draw_peoples(self, surface: pygame.Surface, player: PlayerShown) -> None:
        theme, owner = self.theme, OWNERS[player.owner]
        x, y = self.rect.x + theme.px(12, 9), self.rect.y + theme.px(66, 46)
        right = self.rect.right - theme.px(12, 9)
        size = theme.px(34, 27)
        strong = TextStyle.of(theme, Type.STRONG, INK if player.race else SOFT_INK)
        soft = TextStyle.of(theme, Type.LABEL, SOFT_INK)
        start = x
        if player.race:
            put(surface, disc(player.power, size), (x + size // 2, y))
            put(surface, tile(player.race, owner, size - 1), (x + round(size * 1.5) + 2, y))
            start = x + size * 2 + theme.px(8)
        if theme.is_compact:
            box = Rect(start, y - theme.px(13), right - start, theme.px(24))
            text.draw_in(surface, player.combo, strong, box, "midleft", smallest=theme.smallest_text)
            self._draw_declined_line(surface, player, x + round(size * 1.5) + 2, x + size * 2 + theme.px(8))
            return
        for race, name in reversed(player.declined):
            named = text.draw(surface, name, soft, (right, y - 1), "midright")
            put(surface, tile(race, owner, theme.px(30), True), (named.left - theme.px(21), y))
            right = named.left - theme.px(44)
        box = Rect(start, y - theme.px(16), max(1, right - start), theme.px(30))
        text.draw_in(surface, player.combo, strong, box, "midleft", smallest=theme.smallest_text)

    def _draw_declined_line(self, surface: pygame.Surface, player: PlayerShown, middle: int, left: int) -> None:
        theme, y = self.theme, self.rect.y + self.theme.px(92, 70)
        if not player.declined or y + theme.px(10) > self.rect.bottom:
            return
        owner = OWNERS[player.owner]
        for number, (race, _) in enumerate(player.declined[:2]):
            put(surface, tile(race, owner, theme.px(21), True), (middle - number * theme.px(22), y))
        words = ", ".join(name for _, name in player.declined)
        soft = TextStyle.of(theme, Type.SMALL, SOFT_INK)
        box = Rect(left, y - theme.px(12), self.rect.right - left - theme.px(4), theme.px(22))
        text.draw_in(surface, words, soft, box, "midleft", smallest=theme.smallest_text)


class PlayersPanel:
    """All players below each other."""

    def __init__(self, count: int) -> None:
        self.rows = [PlayerRow() for _ in range(count)]
        for row in self.rows:
            row.is_slim = count > RICH_ROWS
        self._theme = Theme()

    def place(self, rect: Rect, theme: Theme) -> None:
        self._theme = theme
        count = len(self.rows)
        pad, top = theme.px(12, 6), theme.px(14, 9)
        most = theme.px(98, 91) if count <= RICH_ROWS else theme.px(50, 46)
        height = min(most, (rect.h - 2 * top) // count)
        gap = theme.px(6, 4) if count <= RICH_ROWS else theme.px(3, 2)
        for number, row in enumerate(self.rows):
            row.place(Rect(rect.x + pad, rect.y + top + number * height, rect.w - 2 * pad, height - gap), theme)

    def show(self, players: list[PlayerShown]) -> None:
        for row, player in zip(self.rows, players, strict=True):
            row.player = player

    def draw(self, surface: pygame.Surface) -> None:
        for above, row in zip([None, *self.rows], self.rows, strict=False):
            if above is not None and not _is_turn(above) and not _is_turn(row):
                start = (row.rect.x + self._theme.px(8), row.rect.y - self._theme.px(3))
                surfaces.draw_rule(surface, start, row.rect.w - self._theme.px(16), self._theme)
            row.draw(surface)


def _is_turn(row: PlayerRow) -> bool:
    return row.player is not None and row.player.is_turn

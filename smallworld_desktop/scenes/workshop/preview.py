"""As it will look: the combo of the column, tokens in play and in decline, the emblem at its smallest."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.content.wording import summary
from smallworld_desktop.i18n import Translator, capitalised
from smallworld_desktop.render.emblems import emblem, forget, register_name
from smallworld_desktop.render.pieces import (
    OWNERS,
    ComboShown,
    ComboType,
    disc,
    draw_combo,
    draw_stack,
    put,
    tile,
)
from smallworld_desktop.render.pieces.fields import register_colour
from smallworld_desktop.render.theme import INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.workshop.bench import WorkBench
from smallworld_desktop.workshop.checking import Checked
from smallworld_desktop.workshop.draft import POWERS, RACES

PARTNERS = {RACES: "swamp", POWERS: "orcs"}
"""What a race or power is shown with while its pack has no partner for it."""
PRICE_ROOM = 0.45
"""The column leaves so much room for a coin, in heights; nothing has a price here."""


class Exhibit:
    """Makes words and pictures of a draft known while it lies on the bench, and takes them back as they change."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._shown: Checked | None = None

    def show(self, checked: Checked) -> None:
        """What is to be seen now."""
        before, self._shown = self._shown, checked
        self._services.word(checked.loaded)
        new, old = checked.loaded, before.loaded if before is not None else None
        if old is not None and (old.arms, old.emblems, old.colours) == (new.arms, new.emblems, new.colours):
            return
        if old is not None:
            for id in {*old.arms, *old.emblems} - {*new.arms, *new.emblems}:
                forget(id)
            for id in set(old.colours) - set(new.colours):
                register_colour(id, None)
        self._services.picture(new)


def partner_of(bench: WorkBench) -> str:
    """The other half of the combo: from the same pack, if it has one."""
    wanted = POWERS if bench.draft.section == RACES else RACES
    content = bench.shown.loaded.content
    can_be_read = {race.id for race in content.races} | {power.id for power in content.powers}
    own = (id for section, id in bench.draft.entries if section == wanted and id in can_be_read)
    return next(own, PARTNERS[bench.draft.section])


def combo_of(bench: WorkBench) -> tuple[str, str]:
    """Race and power, by their ids."""
    mine, other = bench.draft.id, partner_of(bench)
    return (mine, other) if bench.draft.section == RACES else (other, mine)


@dataclass(frozen=True, slots=True)
class _Faces:
    """What is drawn: the combo, and whether the bench holds its race."""

    combo: ComboShown
    is_race: bool


class CardPreview(Widget):
    """The banner with its badge as players will see it, and below it what lies on the board."""

    can_focus = False
    takes_presses = False

    def __init__(self, tr: Translator) -> None:
        super().__init__()
        self.tr = tr
        self._faces: _Faces | None = None

    def show(self, bench: WorkBench) -> None:
        """The draft as it is now."""
        race, power = combo_of(bench)
        self._faces = _Faces(self._combo(bench, race, power), bench.draft.section == RACES)
        self.touch()

    def _combo(self, bench: WorkBench, race: str, power: str) -> ComboShown:
        tr, content = self.tr, bench.shown.loaded.content
        races = {thing.id: thing for thing in content.races}
        powers = {thing.id: thing for thing in content.powers}
        kind, own = ("race", race) if bench.draft.section == RACES else ("power", power)
        name = bench.draft.name(tr.language)
        if not name or not tr.has(f"{kind}.{own}.name"):
            words = {f"{kind}.{own}.name": name.replace("{", "{{").replace("}", "}}") or tr("workshop.unnamed")}
            tr.add(words, words)
        for part, id in (("race", race), ("power", power)):
            register_name(id, tr(f"{part}.{id}.name"))
        both = [things[id] for things, id in ((powers, power), (races, race)) if id in things]
        said = capitalised(tr.listed([summary(tr, thing) for thing in both], "comma"))
        return ComboShown(race, power, tr.combo(race, power), said, None, sum(thing.tokens for thing in both))

    @staticmethod
    def height_for(width: int, theme: Theme) -> int:
        return _banner(width, theme) + theme.px(110, 76)

    def draw(self, surface: pygame.Surface) -> None:
        if self._faces is None:
            return
        theme, rect, combo = self.theme, self.rect, self._faces.combo
        high = _banner(rect.width, theme)
        banner = Rect(rect.x - round(high * PRICE_ROOM), rect.y, rect.width + round(high * PRICE_ROOM), high)
        small = self.style(Type.SMALL, INK)
        draw_combo(surface, banner, combo, ComboType(self.style(Type.NAME, TITLE_RED), small, theme.smallest_text))
        below = Rect(rect.x, rect.y + high, rect.width, rect.bottom - rect.y - high)
        self._draw_pieces(surface, below, combo)

    def _draw_pieces(self, surface: pygame.Surface, room: Rect, combo: ComboShown) -> None:
        size = min(self.theme.px(76, 52), room.height - self.theme.px(16, 10))
        step = room.width / 3
        middles = [(round(room.x + step * (number + 0.5)), room.centery) for number in range(3)]
        assert self._faces is not None
        if self._faces.is_race:
            draw_stack(surface, combo.race, OWNERS[0], 3, middles[0], size)
            put(surface, tile(combo.race, OWNERS[0], round(size * 0.8), True), middles[1])
            put(surface, emblem(combo.race, self.theme.px(28)), middles[2])
        else:
            put(surface, disc(combo.power, size), middles[0])
            put(surface, disc(combo.power, round(size * 0.7), True), middles[1])
            put(surface, emblem(combo.power, self.theme.px(28)), middles[2])


def _banner(width: int, theme: Theme) -> int:
    """How high the banner is: low enough to be as wide as in the column."""
    return min(round(width / 4.4), theme.px(116, 80))

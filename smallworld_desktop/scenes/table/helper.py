"""The first-game helper: a small slip that explains each decision when it comes up for the first time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import put
from smallworld_desktop.render.placing import Clutter, spots
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.theme import INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Widget
from smallworld_desktop.rules.position import People
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.session.session import Session

PEOPLE = "people"
"""The topic of one's first people: what it does stands in its own rules."""
FAR = 0.0002
"""What it costs the slip to lie one pixel from its corner."""


class Helper:
    """Explains each topic once in a game. Two buttons: understood, and no more of this.

    `known` is what was understood before, in lessons; `on_learnt` hears what is understood now.
    """

    def __init__(
        self,
        words: Words,
        session: Session,
        known: Iterable[str],
        on_learnt: Callable[[str], None],
        on_stop: Callable[[], None],
        on_touch: Callable[[], None],
    ) -> None:
        self._words = words
        self._on_touch = on_touch
        self._on_learnt = on_learnt
        self.got_it = Button("", self._understood, kind=Type.SMALL_STRONG)
        self.stop = Button("", on_stop, kind=Type.SMALL_STRONG)
        self.topic = ""
        self._session = session
        self._known = {*session.learnt, *known}
        self._bounds = Rect(0, 0, 0, 0)
        self._theme = Theme()
        self.rect = Rect(0, 0, 0, 0)
        self._body: TextBlock | None = None
        self.clutter: Callable[[], Clutter] = Clutter
        """What the slip should not lie on."""
        self._hide()

    @property
    def widgets(self) -> list[Widget]:
        return [self.got_it, self.stop]

    @property
    def is_shown(self) -> bool:
        return bool(self.topic)

    def explain(self, topics: Sequence[str]) -> None:
        """These have come up: the first that is new and has words is explained, one at a time."""
        if self.topic in topics:
            return
        new = (topic for topic in topics if topic not in self._known and self._has_words(topic))
        topic = next(new, "")
        if not topic:
            self._hide()
            return
        self._known.add(topic)
        self.topic = topic
        self.got_it.visible = self.stop.visible = True
        self._lay_out()
        self._on_touch()

    def _has_words(self, topic: str) -> bool:
        return self._words.tr.has(f"helper.{topic}") and (topic != PEOPLE or self._has_both)

    @property
    def _has_both(self) -> bool:
        """Whether there is a people with a power to speak of."""
        return self._people is not None and self._people.power >= 0

    @property
    def _people(self) -> People | None:
        position = self._session.game.position
        return position.active_people(position.decider)

    def _title(self) -> str:
        people = self._people
        if self.topic == PEOPLE and people is not None:
            return self._words.people_name(people)
        return self._words.tr(f"helper.{self.topic}.title")

    def says(self) -> str:
        """The words of the topic; of one's first people, in short what its race and its power really do."""
        people, words = self._people, self._words
        if self.topic != PEOPLE or people is None:
            return words.tr(f"helper.{self.topic}")
        position = self._session.game.position
        race, power = position.race_id(people), position.power_id(people)
        return words.tr(
            "helper.people",
            race=words.race(race),
            power=words.power(power),
            race_does=words.summary_of("race", race) or words.text_of("race", race),
            power_does=words.summary_of("power", power) or words.text_of("power", power),
        )

    def _understood(self) -> None:
        topic = self.topic
        self._hide()
        self._on_learnt(topic)

    def dismiss(self) -> None:
        self._hide()

    def step_aside(self) -> None:
        """Something is being shown: what is not dismissed yet comes back if it still applies."""
        if self.topic:
            self._known.discard(self.topic)
            self._hide()

    def _hide(self) -> None:
        self.topic = ""
        self.rect = Rect(0, 0, 0, 0)
        self.got_it.visible = self.stop.visible = False
        self._on_touch()

    def place(self, board: Rect, theme: Theme) -> None:
        self._bounds, self._theme = board, theme
        self._lay_out()

    def _lay_out(self) -> None:
        if not self.topic:
            return
        theme, tr = self._theme, self._words.tr
        self.got_it.label, self.stop.label = tr("helper.got_it"), tr("helper.stop")
        width = theme.px(370, 310)
        pad = theme.px(18, 14)
        self._body = text.layout(self.says(), TextStyle.of(theme, Type.LABEL, INK), width - 2 * pad)
        height = theme.px(44, 36) + self._body.height + theme.px(34, 30) + theme.px(28, 20)
        bounds = self._bounds.inflate(-2 * theme.px(34, 22), -2 * theme.px(34, 22))
        corner = bounds.topright
        self.rect = self.clutter().clearest(
            (spot, (corner[0] - spot.right + spot.top - corner[1]) * FAR) for spot in spots((width, height), bounds)
        )
        y = self.rect.bottom - theme.px(34, 30) - theme.px(12, 9)
        x = self.rect.right - pad
        for button in (self.got_it, self.stop):
            wide = button.preferred_width(theme)
            button.place(Rect(x - wide, y, wide, theme.px(34, 30)), theme)
            x -= wide + theme.gap

    def draw(self, surface: pygame.Surface) -> None:
        if not self.topic or self._body is None:
            return
        theme = self._theme
        surfaces.draw_panel(surface, self.rect, theme, Sheet.SLIP)
        x, y = self.rect.x + theme.px(18, 14), self.rect.y + theme.px(24, 20)
        put(surface, icon("lantern", theme.px(28, 24)), (x + theme.px(13), y))
        title = TextStyle.of(theme, Type.NAME, TITLE_RED)
        text.draw(surface, self._title(), title, (x + theme.px(34, 30), y), "midleft")
        text.draw_block(surface, self._body, (x, self.rect.y + theme.px(44, 36)))
        self.got_it.draw(surface)
        self.stop.draw(surface)

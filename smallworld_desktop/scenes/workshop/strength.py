"""How strong it is: a chart of all races (or powers) of the game with one's own in gold, and what follows in words.

    panel = StrengthPanel(tr)           # a widget; `panel.button` is another, "Balance it" and "Stop"
    panel.show(checked)                 # at every change of the draft
    panel.is_busy                       # games are being played: frames are wanted
    panel.close()                       # when the scene leaves: ends the process

Both widgets belong into the group of a scene, which places them; `Group.update` brings the news. Nothing here blocks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.i18n import Translator
from smallworld_desktop.intents import Pos
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.theme import REASON_RED, SOFT_INK, Colour, Theme, Type
from smallworld_desktop.render.widgets import Button, ProgressBar, Widget
from smallworld_desktop.rules.content import Marker, Power, Race
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.common.lists import DARK_GREEN
from smallworld_desktop.scenes.workshop.strength_chart import StrengthBar, StrengthChart
from smallworld_desktop.workshop.arena import GAMES, contest_of
from smallworld_desktop.workshop.balance import StrengthScore, Weighing, WeighingState
from smallworld_desktop.workshop.checking import Checked
from smallworld_desktop.workshop.draft import RACES
from smallworld_desktop.workshop.yardstick import StrengthPlace, Yardstick, place_of, shipped_yardstick

MOST_NAMED = 3
"""So many of the powers with which it gets out of hand are named."""
VERDICTS = {"fits": DARK_GREEN, "strong": REASON_RED, "weak": REASON_RED, "": SOFT_INK}

Line = tuple[str, Type, Colour]


@dataclass(slots=True)
class Weighed:
    """What was measured of an entry, and what it was like then."""

    thing: Race | Power
    markers: Mapping[str, Marker]
    score: StrengthScore
    games: int
    """How many were to be played."""
    before: StrengthScore | None = None
    """What it brought before the last change."""

    def is_of(self, checked: Checked) -> bool:
        """Whether nothing has changed since but names."""
        now = checked.thing
        same = now is not None and type(now) is type(self.thing) and replace(now, id="") == replace(self.thing, id="")
        return same and self.markers == checked.loaded.content.markers


class StrengthPanel(Widget):
    """Chart, sentence and progress. It plays in the background and compares with what was before a change."""

    can_focus = False
    takes_presses = False

    def __init__(self, tr: Translator, yardstick: Yardstick | None = None, games: int = GAMES) -> None:
        super().__init__()
        self.tr = tr
        self.yardstick = yardstick or shipped_yardstick()
        self.games = games
        self.weighing = Weighing()
        self.chart = StrengthChart(tr)
        self.bar = ProgressBar()
        self.button = Button(tr("balance.start"), self.press, icon=partial(icon, "dice"))
        self.checked: Checked | None = None
        self.results: dict[tuple[str, str], Weighed] = {}
        self._refused: Message | None = None

    # -- what is measured --------------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        return self.weighing.state is WeighingState.PLAYING

    @property
    def key(self) -> tuple[str, str]:
        """The entry that is shown."""
        assert self.checked is not None
        return self.checked.draft.section, self.checked.draft.id

    @property
    def result(self) -> Weighed | None:
        """What was measured of it, if anything was."""
        return self.results.get(self.key) if self.checked is not None else None

    @property
    def is_stale(self) -> bool:
        """Whether it has changed since it was measured."""
        result = self.result
        return result is not None and self.checked is not None and not result.is_of(self.checked)

    @property
    def place_in_game(self) -> StrengthPlace | None:
        """Where it stands."""
        result = self.result
        return place_of(result.score, self.yardstick.of(self.key[0])) if result is not None else None

    def show(self, checked: Checked) -> None:
        """The draft as it is now."""
        before, self.checked = self.checked, checked
        self._refused = None
        if before is not None and (before.draft.section, before.draft.id) != self.key:
            self._follow((before.draft.section, before.draft.id))
        self._refresh()

    def _follow(self, old: tuple[str, str]) -> None:
        """Another entry is looked at, or the same one under a new id."""
        assert self.checked is not None
        if old not in self.checked.draft.entries and self.key not in self.results and old[0] == self.key[0]:
            if old in self.results:
                self.results[self.key] = self.results.pop(old)
        else:
            self.weighing.stop()

    def press(self) -> None:
        """Balance it, or stop."""
        if self.is_busy:
            self.stop()
        else:
            self.begin()

    def begin(self) -> None:
        """Plays the games for what is shown; what was measured before is kept to compare."""
        if self.checked is None:
            return
        contest = contest_of(self.checked, self.games)
        if isinstance(contest, Message):
            self._refused = contest
        else:
            thing, old = self.checked.thing, self.result
            assert thing is not None
            before = old.score if old is not None and self.is_stale else old.before if old is not None else None
            self.results[self.key] = Weighed(
                thing, self.checked.loaded.content.markers, StrengthScore(), self.games, before
            )
            self._refused = None
            self.weighing.begin(contest)
        self._refresh()

    def stop(self) -> None:
        """At once; what was counted until now is shown."""
        self.weighing.stop()
        self._refresh()

    def forget(self) -> None:
        """Something else lies on the bench."""
        self.weighing.stop()
        self.results.clear()
        self.checked = None

    def close(self) -> None:
        self.weighing.close()

    def reword(self) -> None:
        """The language has changed."""
        self._refresh()

    def update(self, dt: float) -> None:
        if self.is_busy and self.weighing.poll():
            result = self.result
            if result is not None:
                result.score = self.weighing.score
            if self.weighing.state is WeighingState.FAILED:
                self._refused = Message("balance.failed")
            self._refresh()

    # -- what is shown -----------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        tr, busy = self.tr, self.is_busy
        result = self.result
        self.button.label = tr("balance.stop" if busy else "balance.again" if result is not None else "balance.start")
        ready = self.checked is not None and self.checked.thing is not None and self.checked.is_good
        self.button.enabled = busy or ready
        self.button.tooltip = tr("balance.tip") if busy or ready else tr("balance.unfinished")
        self.bar.visible = busy
        if busy and self.weighing.contest is not None:
            played, count = self.weighing.score.total.games, self.weighing.contest.games
            self.bar.label, self.bar.part = tr("balance.playing", played=played, count=count), self.weighing.part
        self.chart.show(self._bars(), result.before.total if result is not None and result.before else None)
        self.touch()

    def _bars(self) -> list[StrengthBar]:
        if self.checked is None:
            return []
        section, id = self.key
        kind = section.removesuffix("s")
        bars = [StrengthBar(one, self.tr(f"{kind}.{one}.name"), acc) for one, acc in self.yardstick.of(section).items()]
        result = self.result
        if result is not None and result.score.total.turns:
            name = self.checked.draft.name(self.tr.language)
            bars.append(StrengthBar(id, name, result.score.total, is_own=True))
        return bars

    def lines(self) -> list[Line]:
        """What is said below the chart, the most important first."""
        tr = self.tr
        if self._refused is not None:
            return [(tr.message(self._refused), Type.STRONG, REASON_RED)]
        result, place = self.result, self.place_in_game
        if result is None or place is None:
            return [(tr("balance.nothing"), Type.ASIDE, SOFT_INK)]
        section, cut_off = self.key[0], self._cut_off(result)
        if not place.verdict and cut_off and not self.is_stale:
            return cut_off
        if not place.verdict:
            words = "balance.early" if not self.is_stale or self.is_busy else "balance.stale"
            return [(tr(words), Type.ASIDE, SOFT_INK)]
        found: list[Line] = [(tr.message(place.sentence(section)), Type.STRONG, VERDICTS[place.verdict])]
        found.append((self._figures(result.score), Type.LABEL, SOFT_INK))
        found[1:1] = cut_off
        if self.is_busy:
            return found
        if self.is_stale:
            found.insert(1, (tr("balance.stale"), Type.ASIDE, REASON_RED))
        elif place.dangerous:
            found.append((self._dangers(place), Type.LABEL, REASON_RED))
        if result.before is not None:
            before = tr("balance.before", coins=tr.decimal(result.before.total.per_turn))
            found.append((before, Type.LABEL, SOFT_INK))
        return found

    def _cut_off(self, result: Weighed) -> list[Line]:
        """How far it came, if it was stopped before the end."""
        played = result.score.total.games
        if self.is_busy or played >= result.games:
            return []
        return [(self.tr("balance.playing", played=played, count=result.games), Type.ASIDE, REASON_RED)]

    def _figures(self, score: StrengthScore) -> str:
        low, high = score.total.win_interval
        return self.tr(
            "balance.figures",
            coins=self.tr.decimal(score.total.per_turn),
            margin=self.tr.decimal(score.total.margin),
            wins=round(100 * score.total.win_share),
            low=round(100 * low),
            high=round(100 * high),
        )

    def _dangers(self, place: StrengthPlace) -> str:
        kind = "power" if self.key[0] == RACES else "race"
        names = [self.tr(f"{kind}.{id}.name") for id in place.dangerous[:MOST_NAMED]]
        more = len(place.dangerous) - len(names)
        if more:
            names.append(self.tr("balance.more", count=more))
        return self.tr("balance.dangers", names=self.tr.listed(names))

    # -- looks -------------------------------------------------------------------------------------------------------

    def place(self, rect: Rect, theme: Theme) -> None:
        super().place(rect, theme)
        words = theme.px(132, 112)
        self.chart.place(Rect(rect.x, rect.y, rect.width, rect.height - words), theme)
        self.bar.place(Rect(rect.x, rect.bottom - theme.px(44, 36), rect.width, theme.px(42, 34)), theme)

    @property
    def words_box(self) -> Rect:
        """Where the words stand."""
        top = self.chart.rect.bottom + self.theme.px(8, 4)
        bottom = self.bar.rect.y if self.bar.visible else self.rect.bottom
        return Rect(self.rect.x, top, self.rect.width, bottom - top)

    def tooltip_at(self, pos: Pos) -> str:
        return self.chart.tooltip_at(pos)

    def draw(self, surface: pygame.Surface) -> None:
        self.chart.draw(surface)
        if self.bar.visible:
            self.bar.draw(surface)
        box, smallest = self.words_box, self.theme.smallest_text
        for words, kind, colour in self.lines():
            if box.height < smallest:
                return
            style = self.style(kind, colour)
            drawn = text.draw_in(surface, words, style, box, "topleft", max_lines=3, smallest=smallest)
            box = Rect(box.x, drawn.bottom, box.width, box.bottom - drawn.bottom)

"""The teacher's card: a face in a ring of gold, one or two sentences, one task, and what can be pressed."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import put
from smallworld_desktop.render.pieces.atlas import medallion
from smallworld_desktop.render.pieces.name_ribbon import name_ribbon
from smallworld_desktop.render.placing import Clutter, spots
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.theme import CREAM, INK, REASON_RED, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Widget

FAR = 0.0008
"""What it costs the card to lie one pixel from where it lay before."""
READ = 28
"""So many letters are read in a second."""
DONE = "check"
"""The picture of a task that is done."""
STAYS = 0.5
"""So much better another place must be before the card leaves one where it hides nothing that is spoken of."""
SHAKES, SHAKEN = 3, 0.32
"""How often a task shakes its head at what was not asked for, and for how many seconds."""


@dataclass(frozen=True, slots=True)
class Speech:
    """What the teacher says: who, about what, how far the chapter is, the words; the task; and the buttons' labels."""

    teacher: str
    name: str
    title: str
    progress: str
    words: str
    task: str = ""
    sign: str = ""
    """The picture of the task."""
    next: str = ""
    """The label of the button that goes on; empty if the player has to act."""
    show: str = ""
    """The label of the button that lets the teacher act."""


class Coach:
    """A card that lies where it hides least."""

    def __init__(self, on_next: Callable[[], None], on_show: Callable[[], None]) -> None:
        self.next = Button("", on_next, is_lit=True)
        self.show_me = Button("", on_show, icon=partial(icon, "finger"))
        self.clutter: Callable[[], Clutter] = Clutter
        """What the card should not lie on."""
        self.rect = Rect(0, 0, 0, 0)
        self.reason = ""
        """Why the last thing that was tried is not what the step asks for."""
        self._shaken = SHAKEN
        self._speech: Speech | None = None
        self._bounds = Rect(0, 0, 0, 0)
        self._theme = Theme()
        self._body: TextBlock | None = None
        self._task = Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        return [self.show_me, self.next]

    @property
    def is_shaking(self) -> bool:
        return self._shaken < SHAKEN

    @property
    def words(self) -> str:
        """What the teacher says now."""
        return self._speech.words if self._speech is not None else ""

    @property
    def is_ticked(self) -> bool:
        return self._speech is not None and self._speech.sign == DONE

    @property
    def reading_time(self) -> float:
        """How many seconds the words take to be read."""
        return len(self.words) / READ

    def say(self, speech: Speech) -> None:
        """Other words; a reason that was given goes."""
        if speech != self._speech:
            self.reason = ""
        self._speech = speech
        self._lay_out()

    def tick(self) -> None:
        """The task is done."""
        if self._speech is not None and self._speech.task:
            self._speech = replace(self._speech, sign=DONE)

    def explain(self, reason: str, *, is_still: bool) -> None:
        """Why not, until it is done or something else is said."""
        self.reason = reason
        self._shaken = SHAKEN if is_still else 0.0
        self._lay_out()

    def nudge(self, *, is_still: bool) -> None:
        """Show what has to be pressed first."""
        self._shaken = SHAKEN if is_still else 0.0

    def update(self, dt: float) -> None:
        self._shaken = min(SHAKEN, self._shaken + dt)

    def place(self, board: Rect, theme: Theme) -> None:
        self._bounds, self._theme = board, theme
        self.rect = Rect(0, 0, 0, 0)
        self._lay_out()

    # -- layout ------------------------------------------------------------------------------------------------------

    @property
    def _face(self) -> int:
        return self._theme.px(172, 116)

    @property
    def _sheet(self) -> Rect:
        """The paper; half of the face lies outside of it."""
        out = self._face // 2
        return Rect(self.rect.x + out, self.rect.y, self.rect.w - out, self.rect.h)

    @property
    def _column(self) -> Rect:
        """Where words, task and buttons lie."""
        px, sheet = self._theme.px, self._sheet
        left = sheet.x + self._face // 2 + px(24, 14)
        return Rect(left, sheet.y + px(16, 9), sheet.right - px(24, 14) - left, sheet.h - px(32, 18))

    def _lay_out(self) -> None:
        speech, theme = self._speech, self._theme
        if speech is None or not self._bounds.w:
            return
        px = theme.px
        lay = self.rect.copy()
        self.rect.w = px(612, 456)
        words, colour = (self.reason, REASON_RED) if self.reason else (speech.words, INK)
        self._body = text.layout(words, TextStyle.of(theme, Type.BODY, colour), self._column.w)
        task = self._task_height(speech)
        below = theme.button_height if speech.next or speech.show else 0
        parts = [px(38, 30), self._body.height, task, below]
        high = sum(parts) + px(14, 9) * sum(bool(part) for part in parts[1:]) + px(32, 18)
        self.rect.h = max(high, self._face + px(54, 38))
        if self.rect.size != lay.size or not self.reason:
            self._find_place(lay)
        column = self._column
        self._task = Rect(column.x, column.bottom - below - (px(14, 9) if below else 0) - task, column.w, task)
        self._place_buttons(speech, column)

    def _task_height(self, speech: Speech) -> int:
        """As many lines as the task needs."""
        if not speech.task:
            return 0
        px, style = self._theme.px, TextStyle.of(self._theme, Type.STRONG, INK)
        words = text.layout(speech.task, style, self._column.w - px(46, 36) - px(14, 10))
        return max(px(46, 36), words.height + px(14, 10))

    def _find_place(self, lay: Rect) -> None:
        """Where it hides least, and near where it lay: its buttons are at its foot."""
        bounds = self._bounds.inflate(-2 * self._theme.px(20, 12), -2 * self._theme.px(20, 12))
        clutter, before = self.clutter(), lay.bottomleft if lay.w else bounds.midleft
        best = clutter.clearest(
            (spot, (abs(spot.left - before[0]) + abs(spot.bottom - before[1])) * FAR)
            for spot in spots(self.rect.size, bounds)
        )
        same = self.rect.copy()
        same.bottomleft = before
        is_free = lay.w > 0 and same.collidelist(clutter.vital) < 0 and bounds.contains(same)
        self.rect = same if is_free and clutter.cost(same) <= clutter.cost(best) + STAYS else best

    def _place_buttons(self, speech: Speech, column: Rect) -> None:
        theme = self._theme
        x, y = column.x, column.bottom - theme.button_height
        for button, label in ((self.show_me, speech.show), (self.next, speech.next)):
            button.visible = bool(label)
            button.label = label
            if label:
                wide = min(max(button.preferred_width(theme), theme.px(150, 112)), column.w - (x - column.x))
                button.place(Rect(x, y, wide, theme.button_height), theme)
                x += wide + theme.gap

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        speech, theme = self._speech, self._theme
        if speech is None or self._body is None:
            return
        px, column = theme.px, self._column
        surfaces.draw_panel(surface, self._sheet, theme, Sheet.SLIP)
        self._draw_face(surface, speech)
        head = Rect(column.x, column.y, column.w, px(38, 30))
        title = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
        room = Rect(head.x, head.y, head.w - px(70, 54), head.h)
        text.draw_in(surface, speech.title, title, room, "midleft", smallest=theme.smallest_text)
        small = TextStyle.of(theme, Type.SMALL, SOFT_INK)
        text.draw(surface, speech.progress, small, head.midright, "midright")
        text.draw_block(surface, self._body, (column.x, head.bottom + px(6, 2)))
        if speech.task:
            self._draw_task(surface, speech)
        elif self.is_shaking and self.next.visible:
            surfaces.draw_lit_frame(surface, self.next.rect.inflate(px(14, 10), px(14, 10)).move(self._aside, 0), theme)
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)

    def _draw_face(self, surface: pygame.Surface, speech: Speech) -> None:
        theme, face = self._theme, self._face
        middle = (self.rect.x + face // 2, self._sheet.y + (self._sheet.h - theme.px(30, 22)) // 2)
        put(surface, medallion(speech.teacher, face), middle)
        put(surface, name_ribbon(face, theme.px(40, 30)), (middle[0], middle[1] + face // 2 + theme.px(4, 2)))
        box = Rect(0, 0, round(face * 0.66), theme.px(36, 27))
        box.center = (middle[0], middle[1] + face // 2 + theme.px(1, 0))
        style = TextStyle.of(theme, Type.NAME, CREAM, INK)
        text.draw_in(surface, speech.name, style, box, "center", smallest=theme.smallest_text)

    @property
    def _aside(self) -> int:
        """How far what shakes is off its place."""
        part = self._shaken / SHAKEN
        return round(math.sin(part * SHAKES * math.tau) * (1 - part) * self._theme.px(9, 6))

    def _draw_task(self, surface: pygame.Surface, speech: Speech) -> None:
        theme = self._theme
        task = self._task.move(self._aside, 0)
        surfaces.draw_lit_frame(surface, task, theme)
        side = theme.px(46, 36)
        put(surface, icon(speech.sign, round(side * 0.62)), (task.x + side * 0.58, task.centery))
        room = Rect(task.x + side, task.y, task.w - side - theme.px(12, 8), task.h)
        style = TextStyle.of(theme, Type.STRONG, INK)
        text.draw_in(surface, speech.task, style, room, "midleft", max_lines=2, smallest=theme.smallest_text)

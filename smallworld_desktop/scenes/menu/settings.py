"""Settings, felt at once and kept on disk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces import OWNERS, letter_tile, owner_line, put
from smallworld_desktop.render.theme import SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import (
    Button,
    Checkbox,
    Dropdown,
    Label,
    OneOf,
    Option,
    Slider,
    Widget,
    heading,
)
from smallworld_desktop.scenes.common.lists import place_buttons
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.store import COLOURS, SPEEDS, VOLUMES, Settings

SCALES = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
LEVELS = 11
EFFECTS = VOLUMES[0]


def useful_scales(size: tuple[int, int]) -> list[float]:
    """The UI scales that make a difference in a window of `size`: a small one has no room for large letters."""
    found: dict[Theme, float] = {}
    for scale in SCALES:
        found.setdefault(Theme.for_window(size, scale), scale)
    return list(found.values())


class SettingsScene(MenuScene):
    """Two columns: what is seen, and how the game is played and heard."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._patterns = Rect(0, 0, 0, 0)
        self._rules: list[tuple[int, int, int]] = []
        self._scales = list(SCALES)

    def resize(self, size: tuple[int, int]) -> None:
        if useful_scales(size) != self._scales:
            self.rebuild()
        super().resize(size)

    def build(self) -> Sequence[Widget]:
        tr, settings, change = self.tr, self.services.settings, self.services.change_settings
        self.heading = heading(tr("settings.title"))
        self.screen_heading = heading(tr("settings.screen"), kind=Type.HEADING, anchor="midleft")
        self.screen_label = Label(tr("settings.window"), Type.STRONG, max_lines=2)
        self.screen = OneOf(
            [
                Option(tr("settings.windowed"), partial(icon, "window")),
                Option(tr("ui.fullscreen"), partial(icon, "fullscreen")),
            ],
            int(settings.full_screen),
            lambda index: change(full_screen=bool(index)),
        )
        self.scale_label = Label(tr("settings.scale"), Type.STRONG, max_lines=2)
        self._scales = useful_scales(self.stack.size)
        nearest = min(range(len(self._scales)), key=lambda n: abs(self._scales[n] - settings.ui_scale))
        names = [f"{round(scale * 100)}" for scale in self._scales]
        self.scale = Slider(names, nearest, self._rescale, tooltip=tr("settings.scale.tip"))
        self.language_label = Label(tr("settings.language"), Type.STRONG, max_lines=2)
        languages = self.services.languages()
        self._codes = list(languages)
        self.language = Dropdown(list(languages.values()), self._codes.index(tr.language), self._choose_language)
        self.sound_heading = heading(tr("ui.sound"), kind=Type.HEADING, anchor="midleft")
        self.volume_labels = [Label(tr(f"settings.{name}"), Type.STRONG, max_lines=2) for name in VOLUMES]
        self.volumes = [
            Slider.over(LEVELS, round(getattr(settings, name) * (LEVELS - 1)), partial(self._set_volume, name))
            for name in VOLUMES
        ]
        self._enable_volumes(not settings.muted)
        self.muted = Checkbox(tr("ui.mute"), settings.muted, self._mute, detail=tr("settings.mute.detail"))
        self.game_heading = heading(tr("settings.game"), kind=Type.HEADING, anchor="midleft")
        self.speed_label = Label(tr("option.speed"), Type.STRONG, max_lines=2)
        self.speed = Slider(
            [tr(f"ui.speed.{name}") for name in SPEEDS],
            SPEEDS.index(settings.animation_speed),
            lambda index: change(animation_speed=SPEEDS[index]),
        )
        self.hints = Checkbox(
            tr("option.hints"), settings.hints, lambda on: change(hints=on), detail=tr("option.hints.detail")
        )
        self.helper = Checkbox(
            tr("option.helper"), settings.helper, lambda on: change(helper=on), detail=tr("option.helper.detail")
        )
        self.hidden = Checkbox(
            tr("option.hidden"),
            settings.hidden_coins,
            lambda on: change(hidden_coins=on),
            detail=tr("option.hidden.detail"),
        )
        self.remarks = Checkbox(
            tr("option.remarks"), settings.remarks, lambda on: change(remarks=on), detail=tr("option.remarks.detail")
        )
        self.colours_heading = heading(tr("settings.colours"), kind=Type.HEADING, anchor="midleft")
        self.colours = OneOf(
            [Option(tr(f"settings.colours.{name}"), tooltip=tr(f"settings.colours.{name}.tip")) for name in COLOURS],
            COLOURS.index(settings.colours),
            lambda index: change(colours=COLOURS[index]),
        )
        self.colours_note = Label(tr("settings.colours.note"), Type.BODY, SOFT_INK, anchor="topleft", max_lines=2)
        self.leave_button = Button(tr("ui.back"), self.back)
        self.defaults = Button(tr("settings.defaults"), self._defaults, icon=partial(icon, "undo"))
        return [
            *(self.heading, self.screen_heading, self.screen_label, self.screen, self.scale_label, self.scale),
            *(self.language_label, self.language, self.colours_heading, self.colours, self.colours_note),
            *(self.game_heading, self.speed_label, self.speed, self.hints, self.helper, self.hidden, self.remarks),
            *(self.sound_heading, self.muted, *chain(*zip(self.volume_labels, self.volumes, strict=True))),
            *(self.leave_button, self.defaults),
        ]

    def first_focus(self) -> Widget | None:
        return self.screen

    # -- changes -----------------------------------------------------------------------------------------------------

    def _rescale(self, index: int) -> None:
        self.services.change_settings(ui_scale=self._scales[index])

    def _choose_language(self, index: int) -> None:
        self.services.change_settings(language=self._codes[index])

    def _set_volume(self, name: str, step: int) -> None:
        self.services.change_settings(**{name: step / (LEVELS - 1)})
        if name == EFFECTS:  # the others are heard as it is
            self.services.sound.play("coin", step)

    def _mute(self, on: bool) -> None:
        self.services.change_settings(muted=on)
        self._enable_volumes(not on)

    def _enable_volumes(self, on: bool) -> None:
        for slider in self.volumes:
            slider.enabled = on

    def _defaults(self) -> None:
        fresh, now = Settings(), self.services.settings
        self.services.change_settings(
            ui_scale=fresh.ui_scale,
            animation_speed=fresh.animation_speed,
            computer_speed=fresh.computer_speed,
            **{name: getattr(fresh, name) for name in VOLUMES},
            muted=fresh.muted,
            helper=fresh.helper,
            hints=fresh.hints,
            hidden_coins=fresh.hidden_coins,
            remarks=fresh.remarks,
            colours=fresh.colours,
            language=now.language,
        )
        self.rebuild()
        self.say(self.tr("settings.defaults.done"))

    # -- looks -------------------------------------------------------------------------------------------------------

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px, pad = theme.px, theme.pad
        edge, gap, foot = px(8, 4), px(6, 4), px(92, 66)
        bar = Rect(edge, window.height - edge - foot, window.width - 2 * edge, foot)
        head = Rect(edge, edge, bar.width, px(64, 44))
        top = head.bottom + gap
        wide = (bar.width - gap) // 2
        left = Rect(edge, top, wide, bar.y - gap - top)
        right = Rect(left.right + gap, top, bar.right - left.right - gap, left.height)
        self.panels = (head, left, right, bar)
        self.heading.place(head.inflate(-2 * pad, -px(10, 6)), theme)
        self._rules = []
        y = self._head(self.screen_heading, left, left.y + px(12, 8), theme)
        y = self._row(self.screen_label, self.screen, left, y, px(48, 40), theme)
        y = self._row(self.scale_label, self.scale, left, y, px(58, 48), theme)
        y = self._row(self.language_label, self.language, left, y, px(46, 38), theme)
        self.language.bounds = window
        y = self._head(self.colours_heading, left, self._rule(left, y, theme), theme)
        self.colours.place(Rect(left.x + pad, y, left.width - 2 * pad, px(48, 38)), theme)
        y = self.colours.rect.bottom + px(12, 6)
        self.colours_note.place(Rect(left.x + pad, y, left.width - 2 * pad, px(52, 40)), theme)
        y = self.colours_note.rect.bottom + px(10, 4)
        self._patterns = Rect(left.x + pad, y, left.width - 2 * pad, min(px(124, 74), left.bottom - px(12, 8) - y))
        y = self._head(self.game_heading, right, right.y + px(12, 8), theme)
        y = self._row(self.speed_label, self.speed, right, y, px(62, 52), theme)
        for box in (self.hints, self.helper, self.hidden, self.remarks):
            box.place(Rect(right.x + pad, y, right.width - 2 * pad, px(50, 38)), theme)
            y += px(54, 38)
        y = self._head(self.sound_heading, right, self._rule(right, y, theme), theme)
        head = self.sound_heading.rect
        wide = round((right.width - 2 * pad) * 0.68) - px(14, 8)
        self.muted.place(Rect(right.right - pad - wide, head.y, wide, head.height), theme)
        for label, slider in zip(self.volume_labels, self.volumes, strict=True):
            y = self._row(label, slider, right, y, px(34, 26), theme)
        used = max(y, self._patterns.bottom) + px(14, 8) - top
        if left.height - used > px(40):
            left.height = right.height = used
        place_buttons(bar, theme, self.leave_button, [self.defaults])

    def _head(self, label: Label, panel: Rect, y: int, theme: Theme) -> int:
        label.place(Rect(panel.x + theme.pad, y, panel.width - 2 * theme.pad, theme.px(40, 28)), theme)
        return label.rect.bottom + theme.px(8, 4)

    def _row(self, label: Label, widget: Widget, panel: Rect, y: int, high: int, theme: Theme) -> int:
        px, pad = theme.px, theme.pad
        wide = round((panel.width - 2 * pad) * 0.32)
        label.place(Rect(panel.x + pad, y, wide, min(high, px(46, 38))), theme)
        start = label.rect.right + px(14, 8)
        widget.place(Rect(start, y, panel.right - pad - start, high), theme)
        return y + high + px(20, 8)

    def _rule(self, panel: Rect, y: int, theme: Theme) -> int:
        self._rules.append((panel.x + theme.pad, y, panel.width - 2 * theme.pad))
        return y + theme.px(18, 6)

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for x, y, length in self._rules:
            surfaces.draw_rule(surface, (x, y), length, theme)
        box = self._patterns
        if box.height < theme.px(40):
            return
        step = box.width / len(OWNERS)
        side = min(theme.px(60, 40), round(box.height * 0.55))
        for number, owner in enumerate(OWNERS):
            middle, half = box.x + step * (number + 0.5), step * 0.36
            put(surface, letter_tile(owner, "ABCDEF"[number], side), (middle, box.y + side / 2 + theme.px(2)))
            line = box.y + side + theme.px(16, 11)
            low = line + theme.px(5)
            points: list[Spot] = [(middle - half, low), (middle, line - theme.px(4)), (middle + half, low)]
            owner_line(surface, points, owner, theme.px(66, 54) / 10)

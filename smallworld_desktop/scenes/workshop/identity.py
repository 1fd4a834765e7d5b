"""Who they are: name, tokens, colour, emblem, a line about them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from smallworld_desktop.content.arms import hex_colour
from smallworld_desktop.content.limits import MAX_NAME, MAX_SUMMARY, POWER_TOKENS, RACE_TOKENS, TRAY
from smallworld_desktop.content.wording import made_summary
from smallworld_desktop.i18n import Translator, capitalised
from smallworld_desktop.render.emblems import emblem, families, icon
from smallworld_desktop.render.theme import REASON_RED, SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import (
    Button,
    Dropdown,
    IconButton,
    Label,
    OneOf,
    Option,
    Pane,
    PictureGrid,
    Stepper,
    TextEntry,
    Widget,
    heading,
)
from smallworld_desktop.scenes.common.lists import DARK_GREEN
from smallworld_desktop.scenes.workshop.flow import Flow, Note
from smallworld_desktop.scenes.workshop.plate import SWATCHES, swatch
from smallworld_desktop.scenes.workshop.wording import problems_at
from smallworld_desktop.workshop.bench import WorkBench
from smallworld_desktop.workshop.draft import RACES, looking_at, text_of, with_text, with_value

ROWS = 3
"""So many rows of emblems are seen at once."""
REMARK_LINES = 2
"""So many lines are kept free for what there is to say of the numbers."""


class IdentityColumn:
    """The first field of the bench. `changed` hears what is filled in, `rebuilt` that all looks different."""

    def __init__(
        self,
        tr: Translator,
        changed: Callable[[], None],
        rebuilt: Callable[[], None],
        draw_emblem: Callable[[], None],
        pick_file: Callable[[], None],
        chance: Callable[[], int],
    ) -> None:
        self.tr = tr
        self.pane = Pane()
        self._changed = changed
        self._rebuilt = rebuilt
        self._draw_emblem = draw_emblem
        self._pick_file = pick_file
        self._chance = chance

    # -- widgets -----------------------------------------------------------------------------------------------------

    def build(self, bench: WorkBench) -> list[Widget]:
        tr, entry = self.tr, bench.draft.entry
        self.bench = bench
        is_race = bench.draft.section == RACES
        self.heading = heading(tr("workshop.who"), kind=Type.HEADING, anchor="midleft")
        self.which = self._which()
        self.name = TextEntry(
            bench.draft.name(tr.language),
            lambda name: self._act(lambda: bench.rename(name, tr.language)),
            placeholder=tr("workshop.name.race" if is_race else "workshop.name.power"),
            max_length=MAX_NAME,
        )
        self.dice = IconButton(partial(icon, "dice"), self._roll, tooltip=tr("workshop.roll"))
        self.tokens_label = Label(tr("workshop.tokens"), Type.LABEL, SOFT_INK)
        limits = RACE_TOKENS if is_race else POWER_TOKENS
        self.tokens = Stepper(_number(entry.get("tokens"), limits.least), (limits.least, limits.most), self._set_tokens)
        self.tray_label = Label(tr("workshop.tray"), Type.LABEL, SOFT_INK)
        self.tray = Stepper(self._tray(), (TRAY.least, TRAY.most), self._set_tray)
        self.colour_label = Label(tr("workshop.colour"), Type.LABEL, SOFT_INK)
        self.colours, self.colour = self._colours()
        self.emblem_label = Label(tr("workshop.emblem"), Type.LABEL, SOFT_INK)
        self.figures, self.grid = self._grid()
        self.draw_button = Button(tr("workshop.draw"), self._draw_emblem, icon=partial(icon, "pencil"))
        self.file_button = Button(tr("workshop.file"), self._pick_file, icon=partial(icon, "folder"))
        self.summary_label = Label(tr("workshop.summary"), Type.LABEL, SOFT_INK)
        self.summary = TextEntry(
            text_of(entry.get("summary"), tr.language),
            self._say,
            max_length=MAX_SUMMARY,
            placeholder=tr("workshop.summary.own"),
        )
        self.made = Note("", Type.ASIDE, DARK_GREEN)
        for widget in (self.tray_label, self.tray, self.colour_label, self.colour):
            widget.visible = is_race
        self.wrong = {key: Note("", Type.SMALL_STRONG, REASON_RED) for key in ("name", "tokens", "tray", "emblem")}
        self.refresh()
        return [
            *(
                self.pane,
                self.heading,
                self.which,
                self.name,
                self.dice,
                self.wrong["name"],
                self.tokens_label,
                self.tokens,
            ),
            *(self.wrong["tokens"], self.tray_label, self.tray, self.wrong["tray"], self.colour_label, self.colour),
            *(self.summary_label, self.summary, self.made, self.emblem_label, self.grid, self.wrong["emblem"]),
            *(self.draw_button, self.file_button),
        ]

    def refresh(self) -> None:
        """What is wrong now, the summary that would be made, the number in the box that follows from the tokens."""
        bench, key = self.bench, self.bench.draft.key_path
        for field, note in self.wrong.items():
            note.text = problems_at(self.tr, bench.checked, f"{key}.{field}")
        thing = bench.shown.thing
        if thing is not None:
            self.made.text = "" if "summary" in bench.draft.entry else capitalised(made_summary(self.tr, thing))
        self.tray.value = self._tray()

    def _which(self) -> Dropdown:
        """The races and powers of a pack that has several of a kind."""
        draft = self.bench.draft
        entries = draft.entries
        names = [draft.name_of(*each, self.tr.language) or each[1] for each in entries]
        now = entries.index((draft.section, draft.id))
        which = Dropdown(names, now, lambda at: self._turn(*entries[at]))
        which.visible = len(entries) > len({section for section, _ in entries})
        return which

    def _turn(self, section: str, id: str) -> None:
        self.bench.change(looking_at(self.bench.draft, section, id))
        self._rebuilt()

    def _colours(self) -> tuple[list[str], OneOf]:
        """Swatches, and the draft's own colour if it is none of them."""
        now = str(self.bench.draft.entry.get("colour") or "").lower()
        colours = [hex_colour(colour) for colour in SWATCHES]
        if now and now not in colours:
            colours[-1] = now
        options = [Option(icon=partial(swatch, colour)) for colour in colours]
        chosen = colours.index(now) if now else -1
        return colours, OneOf(options, chosen, lambda at: self._put("colour", colours[at]))

    def _grid(self) -> tuple[list[str], PictureGrid]:
        found = families()
        first, second = ("races", "powers") if self.bench.draft.section == RACES else ("powers", "races")
        figures = [*found[first], *found[second], *found["places"], *found["markers"]]
        now = self.bench.draft.entry.get("emblem")
        figure = now.get("figure", "") if isinstance(now, dict) else ""
        pictures = [(self._called(id), partial(emblem, id)) for id in figures]
        at = figures.index(figure) if figure in figures else -1
        return figures, PictureGrid(pictures, at, self._choose_figure)

    def _called(self, id: str) -> str:
        for kind in ("race", "power", "place", "marker"):
            if self.tr.has(f"{kind}.{id}.name"):
                return capitalised(self.tr(f"{kind}.{id}.name"))
        return ""

    # -- what is filled in -------------------------------------------------------------------------------------------

    def _act(self, change: Callable[[], None]) -> None:
        change()
        self._changed()

    def _set_tokens(self, tokens: int) -> None:
        self._act(lambda: self.bench.set_tokens(tokens))

    def _set_tray(self, tray: int) -> None:
        self._act(lambda: self.bench.set_tray(tray))

    def _put(self, key: str, value: object) -> None:
        bench = self.bench
        self._act(lambda: _ignored(bench.change(with_value(bench.draft, key, value), key)))

    def _roll(self) -> None:
        """A name by chance: two words of the game that have not met before."""
        found = families()
        race = found["races"][self._chance() % len(found["races"])]
        power = found["powers"][self._chance() % len(found["powers"])]
        is_race = self.bench.draft.section == RACES
        name = str(self.tr.combo(race, power) if is_race else capitalised(self.tr(f"race.{race}.name")))[:MAX_NAME]
        self.name.value = name
        self._act(lambda: self.bench.rename(name, self.tr.language))

    def _say(self, words: str) -> None:
        bench = self.bench
        draft = with_text(bench.draft, "summary", words, self.tr.language)
        self._act(lambda: _ignored(bench.change(draft, "summary")))

    def _choose_figure(self, at: int) -> None:
        """Another drawing; shape and colours that were chosen for the last one stay."""
        before = self.bench.draft.entry.get("emblem")
        arms = {**before, "figure": self.figures[at]} if isinstance(before, dict) else {"figure": self.figures[at]}
        self._put("emblem", arms)

    def _tray(self) -> int:
        """The number in the box: as written, else as the game makes it from the tokens."""
        thing = self.bench.shown.thing
        return _number(self.bench.draft.entry.get("tray"), getattr(thing, "tray", TRAY.least))

    # -- layout ------------------------------------------------------------------------------------------------------

    def lay_out(self, rect: Rect, theme: Theme) -> None:
        px = theme.px
        flow = Flow(Pane.room(rect, theme), theme)
        flow.put(self.heading, px(34, 26))
        if self.which.visible:
            flow.put(self.which, theme.row_height)
        side = px(48, 38)
        flow.row([(self.name, flow.width - side - theme.gap), (self.dice, side)], side)
        flow.slot([self.wrong["name"]], 1)
        high = px(40, 32)
        for label, stepper in ((self.tokens_label, self.tokens), (self.tray_label, self.tray)):
            if stepper.visible:
                flow.labelled(label, stepper, 3 * high + px(12, 8), height=high)
        flow.slot([self.wrong["tokens"], self.wrong["tray"]], REMARK_LINES)
        if self.colour.visible:
            flow.labelled(self.colour_label, self.colour, len(self.colours) * px(42, 31), height=high)
        self._words(flow, self.summary_label)
        flow.put(self.summary, px(44, 34))
        flow.note(self.made)
        self._words(flow, self.emblem_label)
        flow.put(self.grid, self.grid.height_for(ROWS, theme))
        flow.note(self.wrong["emblem"])
        wide = max(button.preferred_width(theme) for button in (self.draw_button, self.file_button))
        half = (flow.width - theme.gap) // 2
        flow.row([(b, half if wide <= half else flow.width) for b in (self.draw_button, self.file_button)], px(46, 38))
        self.pane.fill(rect, flow.y, flow.placed, theme)

    @staticmethod
    def _words(flow: Flow, label: Label) -> None:
        flow.put(label, flow.theme.px(26, 20))
        flow.skip(-flow.theme.gap)


def _number(value: object, otherwise: int) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise


def _ignored(changed: bool) -> None:
    """Whether anything changed makes no difference here."""

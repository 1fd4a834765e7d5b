"""How a column of the workshop is filled: rows from the top downward, words as high as they need."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from smallworld_desktop.render import text
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, Colour, Theme, Type
from smallworld_desktop.render.widgets import Label, Placed, Widget

MOST_LINES = 12


class Note(Label):
    """Words on as many lines as they need; without any it takes no room."""

    def __init__(self, words: str = "", kind: Type = Type.LABEL, colour: Colour = INK) -> None:
        super().__init__(words, kind, colour, anchor="topleft", max_lines=MOST_LINES)

    def height_for(self, width: int, theme: Theme) -> int:
        if not self.text:
            return 0
        return text.layout(self.text, TextStyle.of(theme, self.kind, self.colour), width).height + theme.px(2)


class Flow:
    """Rows of a pane that is so wide. `placed` has what was put into them, `y` how far it reaches down."""

    def __init__(self, width: int, theme: Theme) -> None:
        self.width = width
        self.theme = theme
        self.y = 0
        self.placed: list[Placed] = []

    def skip(self, height: int) -> None:
        self.y += height

    def put(self, widget: Widget, height: int, *, inset: int = 0) -> Rect:
        """A row for itself."""
        rect = Rect(inset, self.y, self.width - 2 * inset, height)
        self.placed.append((widget, rect))
        self.y += height + self.theme.gap
        return rect

    def note(self, note: Note, *, inset: int = 0) -> None:
        """Words, if there are any."""
        height = note.height_for(self.width - 2 * inset, self.theme)
        note.visible = height > 0
        if height:
            self.put(note, height, inset=inset)

    def slot(self, notes: Sequence[Note], lines: int) -> None:
        """Room kept free for so many lines: nothing below moves when words come or go, unless they need more."""
        free = "\n".join("x" * lines)
        style = TextStyle.of(self.theme, notes[0].kind, notes[0].colour)
        end = self.y + text.layout(free, style, self.width).height + self.theme.px(2) + self.theme.gap
        for note in notes:
            self.note(note)
        self.y = max(self.y, end)

    def row(self, widgets: Sequence[tuple[Widget, int]], height: int, *, inset: int = 0) -> None:
        """Widgets with their widths, side by side as long as there is room, then in further rows."""
        gap, right = self.theme.gap, self.width - inset
        x = inset
        for widget, wanted in widgets:
            width = min(wanted, right - inset)
            if x > inset and x + width > right:
                x, self.y = inset, self.y + height + gap
            self.placed.append((widget, Rect(x, self.y, width, height)))
            x += width + gap
        self.y += height + gap

    def cells(self, cells: Sequence[tuple[Label | None, Widget, int]], height: int, *, inset: int = 0) -> None:
        """Labels with what they name, side by side as long as there is room."""
        theme, right = self.theme, self.width - inset
        apart, x = theme.px(18, 12), inset
        for label, widget, width in cells:
            words = label_width(label, theme) + theme.gap if label is not None else 0
            if x > inset and x + words + width > right:
                x, self.y = inset, self.y + height + theme.gap
            if label is not None and inset + words + width > right:
                self.labelled(label, widget, width, inset=inset, height=height)
                self.y -= height + theme.gap
                x = right
                continue
            if label is not None:
                self.placed.append((label, Rect(x, self.y, words, height)))
            self.placed.append((widget, Rect(x + words, self.y, min(width, right - x - words), height)))
            x += words + width + apart
        if cells:
            self.y += height + theme.gap

    def labelled(self, label: Label, widget: Widget, width: int, *, inset: int = 0, height: int = 0) -> None:
        """A label with what it names beside it, or below it where there is no room."""
        theme, room = self.theme, self.width - 2 * inset
        high = height or theme.row_height
        words = label_width(label, theme)
        if words + theme.gap + width <= room:
            self.placed.append((label, Rect(inset, self.y, words, high)))
            self.placed.append((widget, Rect(inset + words + theme.gap, self.y, width, high)))
            self.y += high + theme.gap
            return
        style = TextStyle.of(theme, label.kind, label.colour)
        above = min(text.layout(label.text, style, room).height, 2 * style.line_height)
        label.max_lines = 2
        self.placed.append((label, Rect(inset, self.y, room, above)))
        self.y += above + theme.px(2)
        self.placed.append((widget, Rect(inset, self.y, min(width, room), high)))
        self.y += high + theme.gap


def label_width(label: Label, theme: Theme) -> int:
    return text.line_width(label.text, label.kind.face, theme.type_px(label.kind)) + theme.px(4)


def dropdown_width(options: Sequence[str], theme: Theme) -> int:
    """Wide enough for every option."""
    widest = max((text.line_width(words, Type.STRONG.face, theme.type_px(Type.STRONG)) for words in options), default=0)
    return widest + theme.px(56, 44)

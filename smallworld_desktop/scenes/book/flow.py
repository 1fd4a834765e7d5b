"""Chapters to pages of any size: words flow, pictures take what is left, each thing once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from smallworld_desktop.book.chapter import Chapter, Instead
from smallworld_desktop.book.staging import stage_plate, stage_steps
from smallworld_desktop.render import text
from smallworld_desktop.render.theme import Type
from smallworld_desktop.scenes.book.ink import BookInk
from smallworld_desktop.scenes.book.pages import BookPage, PageFlow, Printed, PrintedText, numbered
from smallworld_desktop.scenes.book.plates import ChapterHead, ChapterTip, ColumnPlate, DiePlate, Flourish, LandPlate
from smallworld_desktop.scenes.book.steps import StepsPlate

FIRST = 2
"""The number of the first page of a chapter: frontispiece and contents come before."""


def all_pages(chapters: Sequence[Chapter], size: tuple[int, int], ink: BookInk) -> list[BookPage]:
    """The whole book but for its first two pages."""
    return numbered([chapter_pages(chapter, n, size, ink) for n, chapter in enumerate(chapters, 1)], FIRST)


def chapter_pages(chapter: Chapter, number: int, size: tuple[int, int], ink: BookInk) -> list[BookPage]:
    """A chapter's pages: title, words and the large picture; then what happens, step by step."""
    column = PageFlow(chapter.id, *size)
    column.add(ChapterHead(ink.tr(chapter.title), chapter.icon, number), ChapterHead.height(ink))
    paragraphs = [line.strip() for line in ink.tr(chapter.text).split("\n") if line.strip()]
    tip = ChapterTip(paragraphs.pop()) if chapter.has_tip and len(paragraphs) > 1 else None
    for words in paragraphs:
        paragraph = printed(words, size[0], ink)
        column.add_text(paragraph, ink.theme.px(5, 3) if paragraph.has_dot else ink.theme.px(10, 6))
    _illustrate(column, plate_of(chapter), tip, ink)
    steps = stage_steps(chapter)
    has_margin = bool(chapter.terms or chapter.see or chapter.lesson)
    if not steps:
        column.turn(margin=_foot(column, ink) if has_margin else None)
        return column.pages
    column.turn()
    margin = Rect(size[0] - ink.theme.px(176, 124), 0, ink.theme.px(176, 124), size[1])
    wide = margin.x - ink.theme.px(18, 8) if has_margin else size[0]
    column.add_at(StepsPlate(chapter, steps), Rect(0, 0, wide, size[1]))
    column.turn(margin=margin if has_margin else None, kind="steps")
    return column.pages


def printed(words: str, width: int, ink: BookInk) -> PrintedText:
    """A paragraph, or an item of a list."""
    style = ink.style(Type.BODY)
    is_item = words.startswith("- ")
    inset = ink.theme.px(22, 16) if is_item else 0
    return PrintedText(text.layout(words.removeprefix("- "), style, ink.measure(style, width - inset)), is_item, inset)


def plate_of(chapter: Chapter) -> Printed | None:
    """The large picture, if the chapter has one."""
    if chapter.plate is None:
        return None
    if chapter.plate.instead is Instead.DIE:
        return DiePlate()
    staged = stage_plate(chapter)
    if staged is None:
        return None
    return ColumnPlate(staged) if chapter.plate.instead is Instead.COLUMN else LandPlate(staged)


def _illustrate(column: PageFlow, plate: Printed | None, tip: ChapterTip | None, ink: BookInk) -> None:
    """The picture takes what the words leave, or a page of its own; the tip lies at the foot."""
    theme, gap = ink.theme, ink.theme.px(14, 8)
    foot = tip.height(ink, column.width) + gap if tip is not None else 0
    if plate is not None:
        above = theme.px(26, 16)
        if column.rest - foot - gap - above < theme.px(240, 150):
            column.turn()
        else:
            column.add(Flourish(), above, gap)
        top = column.y + (gap if column.y else 0)
        column.add_at(plate, Rect(0, top, column.width, column.height - foot - top))
    if tip is not None:
        if column.rest < foot:
            column.turn()
        high = foot - gap
        column.add_at(tip, Rect(0, column.height - high, column.width, high))


def _foot(column: PageFlow, ink: BookInk) -> Rect | None:
    """Room below the words for links, where there is any."""
    high = ink.theme.px(120, 84)
    return Rect(0, column.height - high, column.width, high) if column.rest > high else None


def texts_of(page: BookPage) -> Iterator[str]:
    """The words of a chapter that stand on a page."""
    for thing, _ in page.things:
        if isinstance(thing, PrintedText):
            yield " ".join(thing.block.lines)
        elif isinstance(thing, ChapterTip):
            yield thing.words

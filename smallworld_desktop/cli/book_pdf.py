"""The pages of the rule book as a PDF: real text in our own fonts, pictures played and painted as on the screen."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

import pygame
from fpdf import FPDF
from PIL import Image

from smallworld_desktop import paths
from smallworld_desktop.book.chapter import BookPicture, Chapter, Instead
from smallworld_desktop.book.reader import read_book
from smallworld_desktop.book.staging import Staged, stage_plate, stage_steps
from smallworld_desktop.cli.book_sheets import SumRow, column_rows, picture_of, sum_rows
from smallworld_desktop.content import SHIPPED, load_packs
from smallworld_desktop.i18n import Translator, capitalised, typed
from smallworld_desktop.render import board_cache
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.painter import PaintRequest, paint_flat
from smallworld_desktop.render.painter.job import painted
from smallworld_desktop.render.pieces import combo_art, die_face
from smallworld_desktop.render.text import SOFT_HYPHEN
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Colour, Face
from smallworld_desktop.rules.chance import DIE
from smallworld_desktop.store import StoreError

Boards = Callable[[Staged], pygame.Surface]
"""What gives a picture its board."""
SCALE = 1.25
"""Pixels for a map pixel in pictures."""
LARGE, SMALL = 0.47, 0.31
"""Points for a map pixel on A4 paper."""
BODY, LINE = 11.5, 15.5
BESIDE = 0.6
"""The most of the width that a picture takes which has words beside it."""
NAMES = {Face.TITLE: "title", Face.TEXT: "text", Face.BOLD: "bold", Face.ITALIC: "italic"}
WIDE = {"A4": 1.0, "A5": 0.71, "Letter": 1.0}


def painted_board(staged: Staged) -> pygame.Surface:
    """As players see it; kept with the other paintings."""
    request = _request(staged)
    picture = board_cache.load(request)
    if picture is None:
        picture = painted(request)
        try:
            board_cache.keep(picture, board_cache.cache_file(request))
        except StoreError:
            return picture  # it is only painted again the next time
    return picture


def flat_board(staged: Staged) -> pygame.Surface:
    """In plain colours, at once."""
    request = _request(staged)
    return paint_flat(request.board, request.geometry, request.styles, 1.0)


def _request(staged: Staged) -> PaintRequest:
    board = staged.board
    assert board.board is not None and board.geometry is not None
    return PaintRequest(board.board, board.geometry, 1.0, board.styles, board.artwork)


def printed_book(tr: Translator, boards: Boards, paper: str = "A4") -> bytes:
    """The whole book. It is laid out twice: the first time tells the contents their page numbers."""
    content = load_packs(SHIPPED)
    tr.add(content.texts, content.words.get(tr.language, {}))
    pictures: dict[int, tuple[bytes, tuple[int, int]]] = {}
    draft = _Printer(tr, boards, paper, pictures, {})
    draft.print_all()
    book = _Printer(tr, boards, paper, pictures, draft.pages)
    book.print_all()
    return bytes(book.pdf.output())


class _Sheets(FPDF):
    """Paper with page numbers."""

    def normalize_text(self, text: str) -> str:
        """Without soft hyphens: single lines would print each, and others have room for whole words."""
        return str(super().normalize_text(text.replace(SOFT_HYPHEN, "")))

    def footer(self) -> None:
        if self.page_no() > 1:
            self.set_y(-36)
            self.set_font("text", size=9)
            self.set_text_color(*SOFT_INK)
            self.cell(0, 12, str(self.page_no()), align="C")


class _Printer:
    """One book in the making. `known` are the pages on which chapters begin, if that is known already."""

    def __init__(
        self,
        tr: Translator,
        boards: Boards,
        paper: str,
        pictures: dict[int, tuple[bytes, tuple[int, int]]],
        known: dict[str, int],
    ) -> None:
        self.tr, self.boards = tr, boards
        self.pictures, self.known = pictures, known
        self.pages: dict[str, int] = {}
        self.chapters = read_book()
        self.part = WIDE[paper]
        self.pdf = _Sheets(unit="pt", format=paper)
        self.pdf.set_margins(70 * self.part, 60 * self.part)
        self.pdf.set_auto_page_break(True, 60 * self.part)
        self.pdf.set_title(tr("book.title"))
        self.pdf.set_lang(tr.language)
        self.pdf.set_creator("Small World")
        for face, name in NAMES.items():
            self.pdf.add_font(name, fname=paths.assets() / "fonts" / face.value)
        self.links = {chapter.id: self.pdf.add_link(page=known.get(chapter.id, 1)) for chapter in self.chapters}

    # -- the whole ---------------------------------------------------------------------------------------------------

    def print_all(self) -> None:
        self._front()
        self._contents()
        for number, chapter in enumerate(self.chapters, 1):
            self._chapter(chapter, number)

    def _front(self) -> None:
        self.pdf.add_page()
        self.pdf.set_y(self.pdf.h * 0.12)
        self._say(self.tr("book.title"), Face.TITLE, 40 * self.part, TITLE_RED, align="C")
        plate = next((stage_plate(each) for each in self.chapters if each.id == "board"), None)
        if plate is not None:
            self.pdf.ln(30)
            self._picture(plate, LARGE * 1.1, centred=True)
        self.pdf.ln(30)
        self._say(self.tr("book.motto"), Face.ITALIC, 14, SOFT_INK, align="C")

    def _contents(self) -> None:
        self.pdf.add_page()
        self._say(self.tr("book.contents"), Face.TITLE, 30 * self.part, TITLE_RED)
        self.pdf.ln(10)
        for chapter in self.chapters:
            y = self.pdf.y
            title, page = self.tr(chapter.title), str(self.known.get(chapter.id, ""))
            self._font(Face.TITLE, 14, INK)
            self.pdf.cell(self.pdf.epw - 40, 24, title, link=self.links[chapter.id])
            start = self.pdf.l_margin + self.pdf.get_string_width(title) + 10
            self.pdf.set_draw_color(176, 140, 90)
            self.pdf.set_dash_pattern(dash=1, gap=4)
            end = self.pdf.l_margin + self.pdf.epw - 34
            if end > start:
                self.pdf.line(start, y + 15, end, y + 15)
            self.pdf.set_dash_pattern()
            self._font(Face.BOLD, 12, SOFT_INK)
            self.pdf.cell(40, 24, page, align="R", link=self.links[chapter.id], new_x="LMARGIN", new_y="NEXT")

    # -- a chapter ---------------------------------------------------------------------------------------------------

    def _chapter(self, chapter: Chapter, number: int) -> None:
        self.pdf.add_page()
        self.pages[chapter.id] = self.pdf.page_no()
        title = self.tr(chapter.title)
        self.pdf.start_section(typed(title))
        self._say(self.tr("book.chapter", number=number), Face.ITALIC, 10, SOFT_INK)
        self._say(title, Face.TITLE, 30 * self.part, TITLE_RED)
        self.pdf.ln(8)
        paragraphs = [line.strip() for line in self.tr(chapter.text).split("\n") if line.strip()]
        tip = paragraphs.pop() if chapter.has_tip and len(paragraphs) > 1 else ""
        for words in paragraphs:
            self._paragraph(words)
        self._plate(chapter)
        if tip:
            self._tip(tip)
        for place, staged in enumerate(stage_steps(chapter), 1):
            self._step(chapter, staged, place)
        self._references(chapter)

    def _paragraph(self, words: str) -> None:
        is_item = words.startswith("- ")
        if is_item:
            self._font(Face.TEXT, BODY, TITLE_RED)
            self.pdf.cell(14, LINE, "•")
        self._say(words.removeprefix("- "), Face.TEXT, BODY, INK, inset=14 if is_item else 0)
        self.pdf.ln(2 if is_item else 5)

    def _plate(self, chapter: Chapter) -> None:
        picture = chapter.plate
        if picture is None:
            return
        self.pdf.ln(8)
        if picture.instead is Instead.DIE:
            self._row([die_face(pips, 120, 0) for pips in sorted(DIE)], 34)
            return
        staged = stage_plate(chapter)
        if staged is not None and picture.instead is Instead.COLUMN:
            self._column(staged)
        elif staged is not None:
            self._land(staged, picture)

    def _land(self, staged: Staged, picture: BookPicture) -> None:
        """A large picture, with its sum at the right if it explains one."""
        rows = sum_rows(staged, self.tr)
        scale = self._beside(staged, LARGE) if rows else LARGE
        wide, high = self._size(staged, scale)
        self._room(high)
        top = self.pdf.y
        self._picture(staged, scale, centred=not rows)
        if rows:
            self.pdf.set_y(top + max(0, high / 2 - len(rows) * 11))
            for row in rows:
                self._sum_row(row, self.pdf.l_margin + wide + 16)
        self.pdf.set_y(top + high + 8)

    def _sum_row(self, row: SumRow, left: float) -> None:
        self.pdf.set_x(left)
        self._font(Face.TEXT, 9, SOFT_INK)
        self.pdf.cell(16, 20, row.pin)
        self._font(Face.BOLD, 14, TITLE_RED)
        self.pdf.cell(30, 20, row.amount, align="R")
        face = Face.BOLD if row.is_total else Face.TEXT
        self._font(face, BODY, INK)
        self.pdf.set_x(left + 54)
        self.pdf.multi_cell(
            self.pdf.l_margin + self.pdf.epw - left - 54, 20, row.words, align="L", new_x="LMARGIN", new_y="NEXT"
        )

    def _column(self, staged: Staged) -> None:
        """The column of combos: what each costs, its name on the banner, its tokens."""
        for row in column_rows(staged, self.tr):
            self._room(36)
            y, left = self.pdf.y, self.pdf.l_margin + 30
            self._font(Face.BOLD, 13, TITLE_RED)
            self.pdf.cell(26, 32, row.price, align="R")
            self._image(combo_art(row.race, row.power, 800, 104), left + 4, y, 246, 32)
            self.pdf.set_xy(left + 68, y)
            self._font(Face.TITLE, 13, TITLE_RED)
            self.pdf.cell(150, 32, row.name)
            self._font(Face.TEXT, BODY, INK)
            self.pdf.set_x(left + 262)
            self.pdf.cell(0, 32, row.tokens, new_x="LMARGIN", new_y="NEXT")
            self.pdf.set_y(y + 36)

    def _tip(self, words: str) -> None:
        self._font(Face.ITALIC, BODY, INK)
        inner = self.pdf.epw - 52
        high = float(self.pdf.multi_cell(inner, LINE, words, dry_run=True, output="HEIGHT"))  # type: ignore[arg-type]
        self._room(high + 20)
        y = self.pdf.y + 4
        self.pdf.set_fill_color(255, 247, 220)
        self.pdf.set_draw_color(178, 146, 98)
        self.pdf.rect(self.pdf.l_margin, y, self.pdf.epw, high + 14, style="DF", round_corners=True, corner_radius=5)
        self._image(icon("lantern", 96), self.pdf.l_margin + 10, y + (high + 14) / 2 - 11, 22, 22)
        self.pdf.set_xy(self.pdf.l_margin + 42, y + 7)
        self.pdf.multi_cell(inner, LINE, words, align="L", new_x="LMARGIN", new_y="NEXT")
        self.pdf.set_y(y + high + 24)

    def _step(self, chapter: Chapter, staged: Staged, place: int) -> None:
        scale = self._beside(staged, SMALL)
        wide, high = self._size(staged, scale)
        high = max(high, 70.0)
        self._room(high + 6)
        top = self.pdf.y
        self._picture(staged, scale)
        left = self.pdf.l_margin + wide + 16
        self.pdf.set_xy(left, top + high / 2 - 30)
        self._font(Face.TITLE, 14, TITLE_RED)
        heading = self.tr(f"book.step.{staged.picture.say}")
        self.pdf.cell(0, 20, f"{place}  {heading}", new_x="LMARGIN", new_y="NEXT")
        self.pdf.set_x(left)
        self._font(Face.TEXT, BODY, INK)
        right = self.pdf.l_margin + self.pdf.epw
        words = self.tr(chapter.words_of(staged.picture))
        self.pdf.multi_cell(right - left, LINE, words, align="L", new_x="LMARGIN", new_y="NEXT")
        self.pdf.set_y(max(self.pdf.y, top + high) + 6)

    def _references(self, chapter: Chapter) -> None:
        """Terms with a few words each; other chapters with their pages, as links."""
        if chapter.terms:
            self._heading(self.tr("book.terms"), len(chapter.terms))
        for topic in chapter.terms:
            self._term(topic)
        if chapter.see:
            self._heading(self.tr("book.see"), len(chapter.see))
        for other in chapter.see:
            title = next(self.tr(each.title) for each in self.chapters if each.id == other)
            self._font(Face.TEXT, BODY, (50, 62, 120))
            words = self.tr("book.see.page", title=title, page=self.known.get(other, 0))
            self.pdf.cell(0, LINE, words, link=self.links[other], new_x="LMARGIN", new_y="NEXT")

    def _heading(self, words: str, lines: int) -> None:
        """Stays with the lines below it."""
        self._room(28 + lines * LINE)
        self.pdf.ln(6)
        self._say(words, Face.TITLE, 14, TITLE_RED)

    def _term(self, topic: str) -> None:
        name = capitalised(self.tr(f"{topic}.name"))
        summary = self.tr(f"{topic}.summary") if self.tr.has(f"{topic}.summary") else ""
        self._font(Face.BOLD, BODY, INK)
        wide = self.pdf.get_string_width(name) + 8
        self.pdf.cell(wide, LINE, name)
        self._font(Face.TEXT, BODY, SOFT_INK)
        self.pdf.multi_cell(self.pdf.epw - wide, LINE, summary, align="L", new_x="LMARGIN", new_y="NEXT")

    # -- the pen -----------------------------------------------------------------------------------------------------

    def _font(self, face: Face, size: float, colour: Colour) -> None:
        self.pdf.set_font(NAMES[face], size=size)
        self.pdf.set_text_color(*colour)

    def _say(self, words: str, face: Face, size: float, colour: Colour, *, inset: float = 0, align: str = "L") -> None:
        self._font(face, size, colour)
        self.pdf.set_x(self.pdf.l_margin + inset)
        line = max(LINE, size * 1.3)
        self.pdf.multi_cell(self.pdf.epw - inset, line, words, align=align, new_x="LMARGIN", new_y="NEXT")

    def _room(self, high: float) -> None:
        """On to the next page if so much has no room here."""
        if self.pdf.y + high > self.pdf.h - self.pdf.b_margin:
            self.pdf.add_page()

    def _size(self, staged: Staged, scale: float) -> tuple[float, float]:
        wide, high = picture_of(staged, self.boards, SCALE, self.pictures)[1]
        return wide / SCALE * scale * self.part, high / SCALE * scale * self.part

    def _beside(self, staged: Staged, scale: float) -> float:
        """Smaller, if it would leave no room for the words."""
        return scale * min(1.0, self.pdf.epw * BESIDE / self._size(staged, scale)[0])

    def _picture(self, staged: Staged, scale: float, *, centred: bool = False) -> None:
        """At the left or in the middle; the pen stays above it unless it is centred."""
        wide, high = self._size(staged, scale)
        self._room(high)
        data, _ = picture_of(staged, self.boards, SCALE, self.pictures)
        x = self.pdf.l_margin + (self.pdf.epw - wide) / 2 if centred else self.pdf.l_margin
        y = self.pdf.y
        self.pdf.image(io.BytesIO(data), x, y, wide, high)
        if centred:
            self.pdf.set_y(y + high)

    def _row(self, pictures: Sequence[pygame.Surface], size: float) -> None:
        self._room(size + 10)
        step, y = size * 1.4, self.pdf.y
        x = self.pdf.l_margin + (self.pdf.epw - step * len(pictures)) / 2
        for number, picture in enumerate(pictures):
            self._image(picture, x + number * step, y, size, size)
        self.pdf.set_y(y + size + 12)

    def _image(self, picture: pygame.Surface, x: float, y: float, wide: float, high: float) -> None:
        plain = pygame.image.tobytes(picture, "RGBA")
        self.pdf.image(Image.frombytes("RGBa", picture.get_size(), plain).convert("RGBA"), x, y, wide, high)

"""What can be said about looks without comparing pixels."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from smallworld_desktop.i18n import PSEUDO
from smallworld_desktop.i18n.pseudo import pseudo
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.surfaces import Sheet, Wood
from smallworld_desktop.render.text import TextBlock
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets import (
    Button,
    Checkbox,
    MenuButton,
    OneOf,
    Option,
    Slider,
    TextEntry,
    Tip,
    Widget,
    gallery,
)

SIZES = [(1600, 900), (1024, 640)]
LABELS = ["Undo", "Last conquest", "Stop conquering", "Spread evenly", "End turn", "Rules and almanac", "New game"]


def picture_of(widget: Widget) -> bytes:
    surface = pygame.Surface((260, 80), pygame.SRCALPHA)
    widget.draw(surface)
    return pygame.image.tobytes(surface, "RGBA")


def make_all() -> dict[str, Widget]:
    def nothing(value: object = None) -> None:
        """Does nothing."""

    return {
        "button": Button("Undo", nothing),
        "menu": MenuButton("Load", nothing, side="6 games"),
        "checkbox": Checkbox("Hints", True, nothing),
        "choice": OneOf([Option("a"), Option("b")], 0, nothing),
        "slider": Slider(["slow", "fast"], 0, nothing),
        "entry": TextEntry("Astrid", nothing),
    }


@pytest.mark.parametrize("name", list(make_all()))
def test_focused_and_disabled_widgets_look_different(name: str) -> None:
    widget = make_all()[name]
    widget.place(pygame.Rect(20, 20, 220, 46), Theme())
    looks = {}
    for state in ("normal", "focused", "disabled"):
        gallery.put_in_state(widget, state)
        looks[state] = picture_of(widget)
    assert all(looks[one] != looks[other] for one, other in combinations(looks, 2))


@pytest.mark.parametrize("name", list(make_all()))
def test_drawing_twice_gives_the_same_picture(name: str) -> None:
    widget = make_all()[name]
    widget.place(pygame.Rect(20, 20, 220, 46), Theme())
    assert picture_of(widget) == picture_of(widget)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("label", LABELS)
def test_a_label_a_third_longer_fits_a_button_made_for_the_english_one(
    size: tuple[int, int], label: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme = Theme.for_window(size)
    width = Button(label, lambda: None, icon=pygame.Surface((28, 28), pygame.SRCALPHA)).preferred_width(theme)
    drawn: list[TextBlock] = []
    real = text.fit

    def remember(*args: object, **kwargs: object) -> TextBlock:
        drawn.append(real(*args, **kwargs))  # type: ignore[arg-type]
        return drawn[-1]

    monkeypatch.setattr(text, "fit", remember)
    button = Button(pseudo(label), lambda: None, icon=pygame.Surface((28, 28), pygame.SRCALPHA))
    button.place(pygame.Rect(0, 0, width, theme.button_height), theme)
    button.draw(pygame.Surface((600, 100)))
    assert not drawn[-1].is_cut
    assert drawn[-1].width <= width


@pytest.mark.parametrize("size", SIZES)
def test_the_gallery_shows_every_page(size: tuple[int, int], tmp_path: Path) -> None:
    written = gallery.draw_all(tmp_path, size)
    assert len(written) == len(gallery.PAGES)
    for file in written:
        assert pygame.image.load(file).get_size() == size


def test_all_gallery_words_come_from_the_catalog(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In the pseudo language every drawn text is in brackets, but for names of people and boards."""
    seen: set[str] = set()
    real = text.draw_block

    def remember(target: pygame.Surface, block: TextBlock, *args: object) -> pygame.Rect:
        seen.add(" ".join(block.lines))
        return real(target, block, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(text, "draw_block", remember)
    gallery.draw_all(tmp_path, (1024, 640), PSEUDO)
    names = {"Astrid", "Bjarni", "Hallgerd", "Skerry Isles", "Twin Peaks", ""}
    assert len(seen) > 20
    assert {words for words in seen - names if not words.startswith("[")} == set()


@pytest.mark.parametrize("target", [(5, 5), (790, 5), (5, 590), (790, 590), (400, 300)])
def test_tips_stay_in_the_window_and_off_what_they_explain(target: tuple[int, int]) -> None:
    surface = pygame.Surface((800, 600))
    spot = pygame.Rect(0, 0, 30, 30)
    spot.center = target
    spot.clamp_ip(surface.get_rect())
    where = Tip(spot, "Mountain with a Lost Tribe", ("2 base + 1 mountain + 1 Lost Tribe = 4",)).draw(surface, Theme())
    assert surface.get_rect().contains(where)
    assert not where.colliderect(spot)


def test_tips_keep_off_tokens_where_they_can() -> None:
    surface = pygame.Surface((800, 600))
    spot = pygame.Rect(390, 290, 20, 20)
    below = pygame.Rect(200, 310, 400, 200)
    where = Tip(spot, "Hill", ("2 base = 2",), avoid=(below,)).draw(surface, Theme())
    assert not where.colliderect(below)


class TestSurfaces:
    def test_a_kept_picture_is_not_made_again(self) -> None:
        cache, made = SurfaceCache(1), []

        def make() -> pygame.Surface:
            made.append(1)
            return pygame.Surface((10, 10))

        assert cache.get("a", make) is cache.get("a", make)
        assert len(made) == 1

    def test_the_longest_unused_is_forgotten_first(self) -> None:
        cache = SurfaceCache(megabytes=0.001)
        first = cache.get("first", lambda: pygame.Surface((10, 10)))
        cache.get("second", lambda: pygame.Surface((10, 10)))
        assert cache.get("first", lambda: pygame.Surface((1, 1))) is first
        cache.get("third", lambda: pygame.Surface((10, 10)))
        assert cache.get("second", lambda: pygame.Surface((1, 1))).get_size() == (1, 1)
        assert cache.bytes <= 1048

    @pytest.mark.parametrize("sheet", Sheet)
    def test_a_sheet_is_opaque_inside_and_ragged_at_its_edge(self, sheet: Sheet) -> None:
        surface = pygame.Surface((300, 200), pygame.SRCALPHA)
        surfaces.draw_panel(surface, pygame.Rect(50, 50, 200, 100), Theme(), sheet)
        assert surface.get_at((150, 100)).a == 255
        assert surface.get_at((2, 2)).a < 40
        assert len({surface.get_at((x, 50)).a for x in range(60, 240)}) > 5

    def test_states_of_wood_have_different_brightness(self) -> None:
        tones = {}
        for state in Wood:
            surface = pygame.Surface((120, 60), pygame.SRCALPHA)
            surfaces.draw_wood(surface, pygame.Rect(10, 5, 100, 50), Theme(), state)
            tones[state] = pygame.transform.average_color(surface, pygame.Rect(30, 15, 60, 30))[:3]
        for one, other in combinations(Wood, 2):
            assert sum(abs(a - b) for a, b in zip(tones[one], tones[other], strict=True)) > 40

    @pytest.mark.parametrize("scale", [0.8, 1.0, 1.17, 1.25, 1.5, 1.73, 2.0, 2.4])
    def test_everything_can_be_drawn_at_every_scale(self, scale: float) -> None:
        theme = Theme(scale, 1.0)
        surface = pygame.Surface((300, 200), pygame.SRCALPHA)
        for draw in (surfaces.draw_panel, surfaces.draw_wood, surfaces.draw_well, surfaces.draw_focus_ring):
            draw(surface, pygame.Rect(60, 60, 151, 73), theme)
            assert surface.get_bounding_rect().width >= 151
        for widget in make_all().values():
            for state in ("normal", "focused", "disabled"):
                widget.place(pygame.Rect(60, 60, 151, 73), theme)
                gallery.put_in_state(widget, state)
                widget.draw(surface)

    @pytest.mark.parametrize("size", [(1, 1), (3, 40), (40, 3), (13, 13)])
    def test_tiny_sizes_are_drawn_without_complaint(self, size: tuple[int, int]) -> None:
        surface = pygame.Surface((100, 100), pygame.SRCALPHA)
        rect = pygame.Rect((20, 20), size)
        surfaces.draw_panel(surface, rect, Theme())
        surfaces.draw_wood(surface, rect, Theme())
        surfaces.draw_well(surface, rect, Theme())
        surfaces.draw_lit_frame(surface, rect, Theme())
        surfaces.draw_focus_ring(surface, rect, Theme())

"""High contrast: words on paper and wood, owners and marks on the board."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest
from eyes import SIGHT, distance
from sample_board import sample_board

from smallworld_desktop.render import theme
from smallworld_desktop.render.board_view import BoardView
from smallworld_desktop.render.highlights import STRONG_LOOKS, Highlights, Mark
from smallworld_desktop.render.materials import Sheet, Wood
from smallworld_desktop.render.painter import paint
from smallworld_desktop.render.pieces import OWNERS
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import HIGH_CONTRAST, LOOKS, InterfaceLook, Theme, Type, contrast
from smallworld_desktop.store import COLOURS

BOARD, GEOMETRY = sample_board()
STRONG = Theme(look=HIGH_CONTRAST)
VERY_GOOD, GOOD, LEGIBLE = 7.0, 4.5, 3.0
ON_PAPER = ("INK", "SOFT_INK", "FAINT_INK", "TITLE_RED", "REASON_RED", "GOOD_GREEN", "DIE_RED")
ON_WOOD = ("PALE", "PALE_SIDE", "PALE_OFF", "CREAM")


@pytest.mark.parametrize("name", ON_PAPER)
def test_words_on_paper_are_very_plain(name: str) -> None:
    style = TextStyle.of(STRONG, Type.BODY, getattr(theme, name))
    assert all(contrast(style.colour, paper) >= VERY_GOOD for sheet in Sheet for paper in sheet.colours(HIGH_CONTRAST))


@pytest.mark.parametrize("state", Wood)
@pytest.mark.parametrize("name", ON_WOOD)
def test_words_on_wood_are_plain(name: str, state: Wood) -> None:
    style = TextStyle.of(STRONG, Type.BUTTON, getattr(theme, name), theme.WOOD_SHADOW)
    assert contrast(style.colour, state.colours(HIGH_CONTRAST)[0]) >= (GOOD if state is Wood.OFF else VERY_GOOD)


def test_settings_offer_every_look() -> None:
    assert tuple(LOOKS) == COLOURS


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_ink_can_be_read_on_every_paper_and_labels_on_every_wood(look: InterfaceLook) -> None:
    words = TextStyle.of(Theme(look=look), Type.BODY, theme.INK).colour
    label = TextStyle.of(Theme(look=look), Type.BUTTON, theme.PALE).colour
    assert all(contrast(words, paper) >= GOOD for sheet in Sheet for paper in sheet.colours(look))
    assert all(contrast(label, state.colours(look)[0]) >= LEGIBLE for state in (Wood.NORMAL, Wood.DOWN))


def test_painted_colours_stay_as_they_are() -> None:
    assert TextStyle.of(Theme(), Type.BODY, theme.FAINT_INK, theme.CREAM).colour == theme.FAINT_INK


@pytest.fixture(scope="module")
def view() -> BoardView:
    return BoardView(GEOMETRY, pygame.Rect(0, 0, 900, 640), paint(BOARD, GEOMETRY, {}, 1.0))


def lights(view: BoardView) -> tuple[pygame.Surface, Highlights]:
    window = pygame.Surface((900, 640))
    view.draw(window)
    made = Highlights(view)
    made.is_strong = True
    made.mute_ground(window)
    return window, made


def along_border(view: BoardView, window: pygame.Surface, region: int) -> tuple[int, int, int]:
    """The colour just inside a region's border, as the eye takes it in."""
    shape = GEOMETRY.shapes[region]
    seen = []
    for x, y in shape.outline:
        at = (x + (shape.anchor[0] - x) * 0.05, y + (shape.anchor[1] - y) * 0.05)
        sx, sy = view.camera.to_screen(at)
        seen.append(window.get_at((round(sx), round(sy)))[:3])
    red, green, blue = np.mean(seen, axis=0)
    return round(red), round(green), round(blue)


@pytest.mark.parametrize("sight", SIGHT)
def test_owners_regions_differ_for_every_eye(view: BoardView, sight: str) -> None:
    washes = []
    for owner in OWNERS:
        window, made = lights(view)
        made.draw_owner(window, 4, owner, True)
        washes.append(along_border(view, window, 4))
    assert min(distance(one, other, sight) for one, other in combinations(washes, 2)) >= 18


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("owner", OWNERS, ids=lambda owner: owner.name)
def test_a_target_is_taken_for_no_owner(view: BoardView, owner: object, sight: str) -> None:
    colour = owner.colour  # type: ignore[attr-defined]
    assert distance(STRONG_LOOKS[Mark.TARGET].colour, colour, sight) >= 24


def test_marks_differ_by_form_too() -> None:
    forms = {(look.line, bool(look.hatching), look.line_width) for look in STRONG_LOOKS.values()}
    assert len(forms) == len(STRONG_LOOKS) == len(Mark)


def test_the_ground_is_paler_than_painted(view: BoardView) -> None:
    painted = pygame.Surface((900, 640))
    view.draw(painted)
    muted, _ = lights(view)
    before, after = (pygame.surfarray.array3d(each).astype(float) for each in (painted, muted))
    inside = np.s_[200:700, 150:500]
    assert after[inside].std() < 0.8 * before[inside].std()
    assert after[inside].mean() > before[inside].mean()

"""One scale for all sizes: roomy and compact windows, large screens, the player's own wish."""

from __future__ import annotations

import pytest

from smallworld_desktop.render.theme import COMPACT, ROOMY, SMALLEST_TEXT, Theme, Type

WINDOWS = [(1024, 640), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160), (3840, 1080)]


def test_the_two_drawn_sizes_get_the_sizes_they_were_drawn_with() -> None:
    roomy, compact = Theme.for_window(ROOMY), Theme.for_window(COMPACT)
    assert (roomy.px(52, 46), compact.px(52, 46)) == (52, 46)
    assert not roomy.is_compact
    assert compact.is_compact


def test_sizes_between_lie_between() -> None:
    assert 46 < Theme.for_window((1300, 770)).px(52, 46) < 52


def test_large_screens_enlarge_everything() -> None:
    assert Theme.for_window((3840, 2160)).px(50) == 120


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("wish", [0.5, 1.0, 1.3, 4.0])
def test_text_is_never_too_small_to_read(size: tuple[int, int], wish: float) -> None:
    theme = Theme.for_window(size, wish)
    assert all(theme.type_px(kind) >= SMALLEST_TEXT for kind in Type)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("wish", [1.3, 2.0])
def test_the_wished_scale_leaves_room_for_the_compact_layout(size: tuple[int, int], wish: float) -> None:
    theme = Theme.for_window(size, wish)
    assert size[0] / theme.scale >= COMPACT[0] - 1
    assert size[1] / theme.scale >= COMPACT[1] - 1


def test_a_larger_wish_makes_larger_text_where_there_is_room() -> None:
    plain, wished = Theme.for_window((1920, 1080)), Theme.for_window((1920, 1080), 1.4)
    assert wished.type_px(Type.BODY) > plain.type_px(Type.BODY)


def test_every_window_has_a_theme_even_a_tiny_one() -> None:
    assert Theme.for_window((320, 200)).scale == 1.0

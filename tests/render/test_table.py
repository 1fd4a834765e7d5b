"""The planks of the table, in small and in large windows."""

from __future__ import annotations

import numpy as np
import pygame

from smallworld_desktop.render import materials
from smallworld_desktop.render.theme import PAINTED


def sharpness(picture: pygame.Surface) -> float:
    """How much neighbours across the fibres differ, for how bright it is."""
    lightness = pygame.surfarray.array3d(picture).mean(axis=2)
    return float(np.abs(np.diff(lightness, axis=1)).mean() / lightness.mean())


def test_the_table_is_painted_for_the_largest_windows_and_not_enlarged() -> None:
    large = materials.table((3840, 2160), 2.4, PAINTED)
    enlarged = pygame.transform.smoothscale(materials.table((1600, 900), 1.0, PAINTED), (3840, 2160))
    assert sharpness(large) > 1.3 * sharpness(enlarged)


def test_lamp_light_falls_left_of_the_middle() -> None:
    seen = pygame.surfarray.array3d(materials.table((800, 450), 0.6, PAINTED)).mean(axis=2)
    middle, corner = seen[300:440, 120:240].mean(), seen[700:, 380:].mean()
    assert middle > 1.6 * corner

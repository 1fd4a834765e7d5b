"""Pictures that content packs bring: SVG or PNG, looked at before they are decoded."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pygame
from pygame import Surface

from smallworld_desktop.maps.pictures import png_size
from smallworld_desktop.reading import TooLarge, read_regular
from smallworld_desktop.rules.messages import Message, Param

LARGEST_FILE = 4_000_000
LARGEST_DRAWING = 200_000
MOST_NUMBERS = 5_000
"""In an SVG file. The time to draw one grows with the square of its corners: ten times as many take minutes."""
NUMBER = re.compile(rb"\d+(?:\.\d*)?|\.\d+")
LARGEST_SIDE = 4096
SIDE = 512


def load_picture(path: Path) -> Surface | Message:
    """The picture as a premultiplied square, or what is wrong with the file."""
    picture = load_plain(path)
    return picture if isinstance(picture, Message) else _squared(picture)


def load_plain(path: Path) -> Surface | Message:
    """The picture in its own shape, with its alpha, or what is wrong with the file."""
    is_drawing = path.suffix.lower() == ".svg"
    most = LARGEST_DRAWING if is_drawing else LARGEST_FILE
    try:
        data = read_regular(path, most)
    except TooLarge:
        return _problem("emblem.file_too_large", path, most=most // 1000)
    except OSError as error:
        return _problem("emblem.file_unreadable", path, reason=error.strerror or str(error))
    try:
        picture = _drawn(data) if is_drawing else _decoded(data)
    except _Refused as refusal:
        return _problem(refusal.code, path, **refusal.params)
    except pygame.error as error:
        return _problem("emblem.file_damaged", path, reason=str(error))
    plain = Surface(picture.get_size(), pygame.SRCALPHA, 32)
    plain.blit(picture, (0, 0))
    return plain


class _Refused(Exception):
    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.code, self.params = code, params


def _drawn(data: bytes) -> Surface:
    if sum(1 for _ in NUMBER.finditer(data)) > MOST_NUMBERS:
        raise _Refused("emblem.too_detailed", most=MOST_NUMBERS)
    return pygame.image.load_sized_svg(io.BytesIO(data), (SIDE, SIDE))


def _decoded(data: bytes) -> Surface:
    size = png_size(data)
    if size is None:
        raise _Refused("emblem.file_type")
    if not 0 < max(size) <= LARGEST_SIDE:
        raise _Refused("emblem.picture_too_large", width=size[0], height=size[1], most=LARGEST_SIDE)
    return pygame.image.load(io.BytesIO(data), "emblem.png")


def _problem(code: str, path: Path, **params: Param) -> Message:
    return Message(code, {"file": path.name, **params})


def _squared(plain: Surface) -> Surface:
    width, height = plain.get_size()
    scale = SIDE / max(width, height)
    fitted = (max(1, round(width * scale)), max(1, round(height * scale)))
    square = Surface((SIDE, SIDE), pygame.SRCALPHA, 32)
    scaled = pygame.transform.smoothscale(plain.premul_alpha(), fitted)
    square.blit(scaled, scaled.get_rect(center=(SIDE // 2, SIDE // 2)))
    return square

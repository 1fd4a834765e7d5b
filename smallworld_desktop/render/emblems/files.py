"""Pictures that content packs bring: SVG or PNG, looked at before they are decoded."""

from __future__ import annotations

import struct
from pathlib import Path

import pygame
from pygame import Surface

from smallworld_desktop.rules.messages import Message, Param

LARGEST_FILE = 4_000_000
LARGEST_SIDE = 4096
SIDE = 512
PNG_HEAD = b"\x89PNG\r\n\x1a\n"


def load_picture(path: Path) -> Surface | Message:
    """The picture as a premultiplied square, or what is wrong with the file."""
    try:
        size = path.stat().st_size
        if size > LARGEST_FILE:
            return _problem("emblem.file_too_large", path, bytes=size, most=LARGEST_FILE)
        head = path.read_bytes()[:24]
    except OSError as error:
        return _problem("emblem.file_unreadable", path, reason=error.strerror or str(error))
    try:
        if path.suffix.lower() == ".svg":
            picture = pygame.image.load_sized_svg(str(path), (SIDE, SIDE))
        elif head.startswith(PNG_HEAD) and len(head) == 24:
            width, height = struct.unpack(">II", head[16:24])
            if max(width, height) > LARGEST_SIDE:
                return _problem("emblem.picture_too_large", path, width=width, height=height, most=LARGEST_SIDE)
            picture = pygame.image.load(str(path))
        else:
            return _problem("emblem.file_type", path)
    except pygame.error as error:
        return _problem("emblem.file_damaged", path, reason=str(error))
    return _squared(picture)


def _problem(code: str, path: Path, **params: Param) -> Message:
    return Message(code, {"file": path.name, **params})


def _squared(picture: Surface) -> Surface:
    plain = Surface(picture.get_size(), pygame.SRCALPHA, 32)
    plain.blit(picture, (0, 0))
    width, height = plain.get_size()
    scale = SIDE / max(width, height)
    fitted = (max(1, round(width * scale)), max(1, round(height * scale)))
    square = Surface((SIDE, SIDE), pygame.SRCALPHA, 32)
    scaled = pygame.transform.smoothscale(plain.premul_alpha(), fitted)
    square.blit(scaled, scaled.get_rect(center=(SIDE // 2, SIDE // 2)))
    return square

"""A map's own pictures, put together on one canvas."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from smallworld_desktop.maps.artwork import Artwork, Picture
from smallworld_desktop.maps.pictures import picture_file
from smallworld_desktop.reading import read_regular

LARGEST = 64 * 1024 * 1024


def compose_artwork(artwork: Artwork, width: float, height: float, scale: float) -> pygame.Surface:
    """The map's canvas at `scale` with all its pictures on it; what they leave open is transparent.

    Raises `OSError` if a file is gone and `pygame.error` if it is no picture.
    """
    canvas = pygame.Surface((max(1, round(width * scale)), max(1, round(height * scale))), pygame.SRCALPHA, 32)
    files = {file: _load(file) for file in {picture.file for picture in artwork.pictures}}
    sized: dict[tuple[object, ...], pygame.Surface] = {}
    for picture in artwork.pictures:
        left, top, wide, high = (value * scale for value in picture.target)
        place = pygame.Rect(round(left), round(top), 0, 0)
        place.size = (max(1, round(left + wide) - place.x), max(1, round(top + high) - place.y))
        key = (picture.file, picture.source, place.size, _turns(picture), picture.opacity)
        if key not in sized:
            sized[key] = _fitted(files[picture.file], picture, place.size)
        canvas.blit(sized[key], place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return canvas


def _load(file: Path) -> pygame.Surface:
    measured = picture_file(file)
    picture = pygame.image.load(io.BytesIO(read_regular(measured.path, LARGEST)), file.name)
    plain = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    plain.blit(picture, (0, 0))
    return plain


def _turns(picture: Picture) -> tuple[bool, bool, bool]:
    return picture.flip_diagonal, picture.flip_x, picture.flip_y


def _fitted(image: pygame.Surface, picture: Picture, size: tuple[int, int]) -> pygame.Surface:
    """The wanted piece, turned as Tiled turns it, in its final size, premultiplied."""
    piece = image.subsurface(pygame.Rect(picture.source).clip(image.get_rect())).premul_alpha()
    if picture.flip_diagonal:
        piece = pygame.transform.flip(pygame.transform.rotate(piece, 90), False, True)
    piece = pygame.transform.flip(piece, picture.flip_x, picture.flip_y)
    piece = pygame.transform.smoothscale(piece, size)
    if picture.opacity < 1:
        level = round(255 * picture.opacity)
        piece.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return piece

"""Paints `assets/portraits/*.webp`: everybody who looks at you from a card, a cover or a lesson.

    PYTHONPATH=. python packaging/make_portraits.py [--only orcs,elves]

Each takes five seconds of a processor, all of them four minutes: too long for the first start of the program, when the
board is painted too. So the pictures are shipped. The same files come out every time.
"""

from __future__ import annotations

import argparse
import io
import os
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from PIL import Image
from portraits.gallery import SITTERS, painted

OUT = Path(__file__).resolve().parent.parent / "assets" / "portraits"
SIZE = (768, 960)
PAINTED = 1440
"""Painted half as large again, for smooth edges."""
LARGEST = 80_000
"""Bytes a portrait may take."""
QUALITIES = range(86, 40, -6)


def make(name: str) -> tuple[str, int]:
    """Paint one portrait and write it. Returns its name and size in bytes."""
    picture = painted(name, PAINTED).finished(SIZE)
    packed = _packed(picture)
    (OUT / f"{name}.webp").write_bytes(packed)
    return name, len(packed)


def _packed(picture: pygame.Surface) -> bytes:
    """The best quality that fits the limit."""
    image = Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))
    for quality in QUALITIES:
        target = io.BytesIO()
        image.save(target, "WEBP", quality=quality, method=6)
        if target.tell() <= LARGEST:
            return target.getvalue()
    raise ValueError(f"no quality brings the picture under {LARGEST} bytes")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(SITTERS))
    only = parser.parse_args(arguments).only
    OUT.mkdir(exist_ok=True)
    with Pool() as pool:
        for name, size in pool.imap_unordered(make, only):
            print(f"{name}: {size // 1000} KB")


if __name__ == "__main__":
    main()

"""Catalogs on disk: folders of gettext files, read by Python's own `gettext`.

`assets/locale/source` has what developers write: a code as msgid, its English as msgstr. `assets/locale/LANG` has what
translators write: the code as msgctxt, the English as msgid. Packages carry each folder compiled into one `.mo`; from a
checkout, and in the player's own folder of languages, the `.po` files are compiled when they changed and kept in the
cache folder.
"""

from __future__ import annotations

import gettext
import hashlib
import io
import logging
import os
import struct
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.i18n.compiling import CatalogError, compile_catalog
from smallworld_desktop.reading import read_regular

SOURCE = "source"
LARGEST = 16 * 1024 * 1024
COUNTS = 130
"""Numbers that a rule for plurals is tried with."""

log = logging.getLogger(__name__)


def has_catalog(folder: Path) -> bool:
    return any(folder.glob("*.po")) or any(folder.glob("*.mo"))


def read_catalog(folders: Sequence[Path]) -> gettext.NullTranslations:
    """The messages of all folders together; what stands in several is taken from the first."""
    found = [_parsed(data, folder) for folder in folders for data in _binaries(folder)]
    if not found:
        return gettext.NullTranslations()
    for later in found[1:]:
        found[0].add_fallback(later)
    return found[0]


def sound_ones(folders: Sequence[Path]) -> list[Path]:
    """The folders that can be read: a correction with a mistake doesn't take the whole language away."""
    found = []
    for folder in folders:
        try:
            read_catalog([folder])
        except (CatalogError, OSError) as problem:
            log.warning("left out a catalog: %s", problem)
        else:
            found.append(folder)
    return found


def _parsed(data: bytes, source: Path) -> gettext.GNUTranslations:
    """The messages of a compiled catalog, with a rule for plurals that answers. Raises `CatalogError`."""
    try:
        read = gettext.GNUTranslations(io.BytesIO(data))
        for number in range(COUNTS):
            read.plural(number)  # type: ignore[attr-defined]
    except (OSError, struct.error, ValueError, LookupError, ArithmeticError, RecursionError) as problem:
        raise CatalogError(f"{source}: {problem}") from problem
    return read


def _binaries(folder: Path) -> list[bytes]:
    """The compiled messages of a folder, the `.po` files coming before any `.mo` that an editor left beside them."""
    sources = sorted(folder.glob("*.po"))
    if sources:
        facts = [(str(file), file.stat().st_mtime_ns, file.stat().st_size) for file in sources]
        return [_kept(folder.name, tuple(facts))]
    return [_checked(file) for file in sorted(folder.glob("*.mo"))]


def _checked(file: Path) -> bytes:
    data = read_regular(file, LARGEST)
    _parsed(data, file)
    return data


@lru_cache(maxsize=64)
def _kept(name: str, facts: tuple[tuple[str, int, int], ...]) -> bytes:
    """Compiled before, for exactly these files; or now, and kept for the next start where the cache can be written."""
    digest = hashlib.sha256(repr(facts).encode()).hexdigest()[:16]
    kept = paths.cache_dir() / "locale" / f"{name}-{digest}.mo"
    try:
        return _checked(kept)
    except (OSError, CatalogError):
        pass
    data = compile_catalog([Path(file) for file, _, _ in facts])
    _keep(kept, name, data)
    return data


def _keep(kept: Path, name: str, data: bytes) -> None:
    part = kept.with_suffix(f".{os.getpid()}")
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        for old in kept.parent.glob(f"{name}-*.mo"):
            old.unlink(missing_ok=True)
        part.write_bytes(data)
        part.replace(kept)
    except OSError:
        with suppress(OSError):  # a cache that takes nothing has nothing to clear away
            part.unlink(missing_ok=True)

"""`.po` to `.mo`. Imports nothing of the program, so that packages can be built before it is installed."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

COMPILED = "messages.mo"


class CatalogError(Exception):
    """A catalog that can't be read, and why."""


def compile_catalog(files: Sequence[Path]) -> bytes:
    """`.po` files as one `.mo`, without what is fuzzy, obsolete or not translated."""
    import polib  # takes a while, and is needed only when a catalog has changed

    whole = polib.POFile(check_for_duplicates=False)
    for file in files:
        try:
            read = polib.pofile(str(file))
        except (OSError, UnicodeDecodeError) as problem:
            raise CatalogError(f"{file}: {problem}") from problem
        whole.metadata.update(read.metadata)
        whole.extend(entry for entry in read if entry.translated())
    whole.metadata.setdefault("Content-Type", "text/plain; charset=UTF-8")
    data: bytes = whole.to_binary()
    return data


def compile_all(source: Path, target: Path) -> None:
    """The locale folder of a package: each language compiled, and the list of languages."""
    shutil.rmtree(target, ignore_errors=True)
    for folder in sorted(each for each in source.iterdir() if each.is_dir()):
        (target / folder.name).mkdir(parents=True)
        (target / folder.name / COMPILED).write_bytes(compile_catalog(sorted(folder.glob("*.po"))))
    shutil.copyfile(source / "LINGUAS", target / "LINGUAS")

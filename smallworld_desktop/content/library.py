"""Where packs come from: shipped ones by id, the player's own from their content folder or by path."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.content.bundle import SUFFIX as BUNDLE
from smallworld_desktop.content.bundle import unpacked_once
from smallworld_desktop.content.loaded import LoadedContent
from smallworld_desktop.content.problems import PackProblem, Refused, Report, Severity, listed, nearest
from smallworld_desktop.content.reader import PackTree, Reader
from smallworld_desktop.content.source import read_tree, top_mapping
from smallworld_desktop.content.tree import Scalar, from_plain
from smallworld_desktop.reading import real_path
from smallworld_desktop.rules.messages import Message

SHIPPED = ("base", "cursed", "grand_dames", "be_not_afraid", "underground", "teams")
SUFFIXES = (".yaml", ".yml")


def shipped_path(id: str) -> Path:
    return paths.assets() / "content" / f"{id}.yaml"


def user_files() -> list[Path]:
    """The pack files and archives of packs in the player's content folder, by name."""
    try:
        here = sorted(file for file in paths.content_dir().iterdir() if file.is_file())
    except OSError:  # there is none, or it is closed to us
        return []
    return [file for file in here if file.suffix.lower() in (*SUFFIXES, BUNDLE)]


def user_packs() -> list[Path]:
    """The packs in the player's content folder. A refused archive stands for itself; loading it says why."""
    return [pack for file in user_files() for pack in packs_in(file)]


def packs_in(file: Path) -> list[Path]:
    """The packs of a file: itself, or those in an archive; a refused archive stands for itself."""
    if file.suffix.lower() != BUNDLE:
        return [file]
    try:
        return list(unpacked_once(file))
    except Refused:
        return [file]


def pack_named(name: str, beside: Path | None = None) -> str | Path | None:
    """The pack of that name: a shipped one, a file in a folder, one of the player's own; None if nobody has it."""
    if name in SHIPPED:
        return name
    if beside is not None and Path(name).name == name:
        for file in (beside / name, *(beside / f"{name}{suffix}" for suffix in SUFFIXES)):
            if file.suffix.lower() in SUFFIXES and file.is_file():
                return file
    own = user_packs()
    found = next((path for path in own if name in (path.stem, path.name)), None)
    return found or next((path for path in own if _declared_id(path) == name), None)


def _declared_id(path: Path) -> str:
    """What a file calls itself; nothing if it can't be read, which is reported where it is loaded."""
    try:
        node = read_tree(path).entries.get("pack")
    except Refused:
        return ""
    return node.text if isinstance(node, Scalar) else ""


def load_packs(packs: Iterable[str | Path]) -> LoadedContent:
    """Read packs by id or path, in this order, each once. What is wrong is left out and reported, never raised."""
    report = Report()
    sources: list[PackTree] = []
    seen: set[Path] = set()
    for pack in packs:
        found = _find(pack)
        if found is None:
            known = [*SHIPPED, *(own.stem for own in user_packs())]
            message = Message("content.unknown_pack", {"name": str(pack), "expected": listed(known)})
            near = nearest(str(pack), known)
            report.add(PackProblem(Severity.ERROR, message, file=str(pack), nearest=near))
            continue
        try:
            for path in unpacked_once(found) if found.suffix.lower() == BUNDLE else (found,):
                if (real := real_path(path)) not in seen:
                    seen.add(real)
                    sources.append(_source(path, real))
        except Refused as refusal:
            report.add(PackProblem(Severity.ERROR, refusal.message, str(found), refusal.line))
    return Reader(report).read(sources)


def _source(path: Path, real: Path) -> PackTree:
    shipped = real.parent == real_path(paths.assets() / "content")
    return PackTree(read_tree(path), str(path), path, shipped, advise=not shipped)


def from_documents(documents: Sequence[dict[str, Any]]) -> LoadedContent:
    """The content of packs that a saved game carries."""
    report = Report()
    sources: list[PackTree] = []
    for document in documents:
        try:
            tree = top_mapping(from_plain(document))
        except Refused as refusal:
            report.add(PackProblem(Severity.ERROR, refusal.message))
            continue
        sources.append(PackTree(tree, "", advise=False))
    return Reader(report).read(sources)


def _find(pack: str | Path) -> Path | None:
    """The file of a pack; None for an id that nobody has."""
    if isinstance(pack, Path):
        return pack
    named = pack_named(pack)
    if named is not None:
        return named if isinstance(named, Path) else shipped_path(named)
    is_path = Path(pack).suffix.lower() in (*SUFFIXES, BUNDLE) or "/" in pack or "\\" in pack or Path(pack).exists()
    return Path(pack) if is_path else None

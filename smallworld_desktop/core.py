"""Which core runs: the rules and the thinking as compiled extension modules, or as the plain Python they are made from.

`python3 run.py compile` writes the modules into a folder, with a list of the sources they were made from. They are used
if every one of these sources is still the same to the byte, and not at all otherwise. `SMALLWORLD_CORE=plain` turns
them off.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

SWITCH = "SMALLWORLD_CORE"
PLAIN = "plain"
LIST = "core.json"
LIBRARY = "smallworld_core"
"""The library that holds all the code; every module beside it is a door to its part."""

State = Literal["compiled", "none", "off", "stale", "foreign"]
"""Of the compiled core: it runs; there is none; it is switched off; its sources changed; it is for another Python."""

PACKAGE = Path(__file__).resolve().parent


class CompiledFinder:
    """Finds the modules of a compiled core before Python finds their sources."""

    def __init__(self, modules: Mapping[str, Path]) -> None:
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        file = self.modules.get(name)
        return None if file is None else importlib.util.spec_from_file_location(name, file)


def folders() -> list[Path]:
    """Where a compiled core may lie: in a frozen program, inside an installed package, in a checkout."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return [Path(bundle) / "compiled"]
    return [PACKAGE / "compiled", PACKAGE.parent / ".compiled"]


def fingerprint(source: Path) -> str:
    """What tells one version of a source from another, whatever the line ends."""
    return hashlib.sha256(source.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def source_of(module: str, package: Path = PACKAGE) -> Path:
    """The file that a module of this package is made from."""
    return package.parent.joinpath(*module.split(".")).with_suffix(".py")


def state_of(listed: Mapping[str, Any], package: Path = PACKAGE) -> State:
    """Whether a compiled core with such a list may be used."""
    if listed.get("suffix") != importlib.machinery.EXTENSION_SUFFIXES[0]:
        return "foreign"
    if hasattr(sys, "_MEIPASS"):  # made together with the program, whose sources are not there to compare
        return "compiled"
    try:
        same = all(fingerprint(source_of(name, package)) == mark for name, mark in listed["sources"].items())
    except (OSError, KeyError, AttributeError):
        same = False
    return "compiled" if same else "stale"


def read_list(folder: Path) -> Mapping[str, Any] | None:
    """The list of a compiled core; None where there is none that can be read."""
    try:
        listed = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return listed if isinstance(listed, dict) else None


def use_compiled() -> State:
    """Let the compiled core be imported, if there is one that fits. To be called before its modules are."""
    for folder in folders():
        listed = read_list(folder)
        if listed is None:
            continue
        if os.environ.get(SWITCH) == PLAIN:
            return "off"
        found = state_of(listed)
        if found == "compiled":
            suffix = listed["suffix"]
            modules = {name: folder.joinpath(*name.split(".")) for name in listed["sources"]}
            modules[f"{LIBRARY}__mypyc"] = folder / f"{LIBRARY}__mypyc"
            files = {name: file.with_name(file.name + suffix) for name, file in modules.items()}
            sys.meta_path.insert(0, CompiledFinder(files))
        return found
    return "none"

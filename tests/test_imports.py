"""Imports go downward only, as docs/architecture.md draws it, and the rules need nothing but the standard library."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "smallworld_desktop"
ROOT = Path(__file__).resolve().parent.parent / PACKAGE

# From the top down. A part may import the floors below its own, and on its own floor only what BESIDE allows.
FLOORS: list[set[str]] = [
    {"__main__"},
    {"cli"},
    {"developers"},
    {"app"},
    {"scenes"},
    {"book"},
    {"net", "lessons", "riddles", "workshop"},
    {"session", "render", "input", "simulation", "sound"},
    {"ai"},
    {"worker", "scenario", "store", "crash"},
    {"atlas"},
    {"content", "maps", "i18n", "intents"},
    {"report"},
    {"rules"},
]
BESIDE = {("crash", "store")}
# Inside the scenes: who knows all screens, the screens, the rooms of a turn, what they share.
SCENES: list[set[str]] = [
    {"screens"},
    {"riddles"},
    {"together", "lesson", "workshop"},
    {"menu", "table", "book"},
    {"setup", "answer", "combo_selection", "scoring"},
    {"conquest"},
    {"redeployment"},
    {"turn"},
    {"common"},
    {"board"},
    {"crash_window"},
    {"dialog", "services"},
    {"stack"},
    {"base"},
]
SCENES_BESIDE = {("base", "stack")}  # a scene knows the stack it lies on
WITH_A_WINDOW = {"render", "sound", "input", "scenes", "app", "developers", "cli"}
FOR_ALL_BUT_RULES = {"paths", "reading", "archive", "core", ""}  # "" is the package itself: its version


def part_of(module: str) -> str:
    """`smallworld_desktop.maps.geometry` is in `maps`; the package itself is in ``."""
    return module.split(".")[1] if "." in module else ""


def imported_modules(file: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, also inside functions, as absolute names."""
    own = [PACKAGE, *file.relative_to(ROOT).with_suffix("").parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(own[: -node.level]) if node.level else ""
            module = ".".join(filter(None, [base, node.module or ""]))
            if module == PACKAGE:
                for alias in node.names:
                    is_module = (ROOT / alias.name).is_dir() or (ROOT / f"{alias.name}.py").is_file()
                    yield node.lineno, f"{module}.{alias.name}" if is_module else module
            else:
                yield node.lineno, module


def floor_of(part: str, floors: list[set[str]]) -> int:
    return next(number for number, parts in enumerate(floors) if part in parts)


def is_allowed(importer: str, module: str) -> bool:
    """Whether a part of the house (`ai`), or a room of the scenes (`scenes.table`), may import a module."""
    own, _, room = importer.partition(".")
    library = module.split(".")[0]
    if library != PACKAGE:
        return _may_use(own, library)
    target = part_of(module)
    if target == own == "scenes":
        return _may_enter(room, module.split(".")[2:])
    if target == own:
        return True
    if target in FOR_ALL_BUT_RULES:
        return own != "rules"
    if own in ("paths", "reading", "archive", "core"):
        return False
    return floor_of(own, FLOORS) < floor_of(target, FLOORS) or (own, target) in BESIDE


def _may_use(part: str, library: str) -> bool:
    if part == "rules":
        return library in sys.stdlib_module_names
    return library != "pygame" or part in WITH_A_WINDOW


def _may_enter(room: str, way: list[str]) -> bool:
    if not way:
        return False
    is_below = way[0] == room or floor_of(room, SCENES) < floor_of(way[0], SCENES)
    return is_below or (room, way[0]) in SCENES_BESIDE


FILES = sorted(ROOT.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(ROOT).as_posix() for file in FILES])
def test_imports_go_downward(file: Path) -> None:
    part, *rest = file.relative_to(ROOT).with_suffix("").parts
    importer = "" if part == "__init__" else part
    assert importer in FOR_ALL_BUT_RULES.union(*FLOORS), f"{file} is on no floor: add it to FLOORS"
    if importer == "scenes" and rest != ["__init__"]:
        assert rest[0] in set().union(*SCENES), f"{file} belongs to no room of the scenes: add it to SCENES"
        importer = f"scenes.{rest[0]}"
    upward = [
        f"{file.relative_to(ROOT)}:{line} imports {module}"
        for line, module in imported_modules(file)
        if not is_allowed(importer, module)
    ]
    assert not upward


@pytest.mark.parametrize(
    ("importer", "module", "allowed"),
    [
        ("rules", "dataclasses", True),
        ("rules", "pygame", False),
        ("rules", f"{PACKAGE}.paths", False),
        ("rules", f"{PACKAGE}.maps.geometry", False),
        ("render", f"{PACKAGE}.input", False),
        ("ai", f"{PACKAGE}.worker", True),
        ("store", f"{PACKAGE}.scenes", False),
        ("store", f"{PACKAGE}.worker", False),
        ("crash", f"{PACKAGE}.store", True),
        ("scenes.table", f"{PACKAGE}.rules.board", True),
        ("scenes.table", f"{PACKAGE}.scenes.conquest.scene", True),
        ("scenes.conquest", f"{PACKAGE}.scenes.table.scene", False),
        ("scenes.menu", f"{PACKAGE}.scenes.table", False),
        ("session", "pygame", False),
        ("session", f"{PACKAGE}.render", False),
        ("session", f"{PACKAGE}.ai.levels", True),
        ("app", f"{PACKAGE}.developers.driver", False),
        ("scenes.base", "pygame", True),
        ("i18n", f"{PACKAGE}.paths", True),
    ],
)
def test_the_rule_itself(importer: str, module: str, allowed: bool) -> None:
    assert is_allowed(importer, module) is allowed


def test_rules_ask_no_clock_and_no_global_random() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line} imports {module}"
        for file in sorted((ROOT / "rules").rglob("*.py"))
        for line, module in imported_modules(file)
        if module in {"time", "datetime", "os", "pathlib", "io", "secrets"}
    ]
    assert not found

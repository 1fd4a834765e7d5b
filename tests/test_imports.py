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
    {"app"},
    {"scenes"},
    {"render", "input", "ai"},
    {"worker", "scenario", "store", "crash", "intents"},
    {"content", "maps", "i18n", "intents"},
    {"rules"},
]
BESIDE = {("crash", "store")}
FOR_ALL_BUT_RULES = {"paths", ""}  # "" is the package itself: its version


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


def is_allowed(importer: str, module: str) -> bool:
    if module.split(".")[0] != PACKAGE:
        return importer != "rules" or module.split(".")[0] in sys.stdlib_module_names
    target = part_of(module)
    if target == importer:
        return True
    if target in FOR_ALL_BUT_RULES:
        return importer != "rules"
    if importer == "paths":
        return False
    floor = {part: number for number, parts in enumerate(FLOORS) for part in parts}
    return floor[importer] < floor[target] or (importer, target) in BESIDE


FILES = sorted(ROOT.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(ROOT).as_posix() for file in FILES])
def test_imports_go_downward(file: Path) -> None:
    part = file.relative_to(ROOT).with_suffix("").parts[0]
    importer = "" if part == "__init__" else part
    assert importer in {"", "paths"}.union(*FLOORS), f"{file} belongs to no floor of the house: add it to FLOORS"
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
        ("scenes", f"{PACKAGE}.rules.board", True),
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

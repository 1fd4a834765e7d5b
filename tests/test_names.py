"""One word per thing: no two classes of the package have the same name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "smallworld_desktop"


def class_names() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(ROOT.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file.relative_to(ROOT).as_posix())
    return found


def test_no_class_name_stands_for_two_things() -> None:
    twice = {name: files for name, files in class_names().items() if len(files) > 1}
    assert not twice

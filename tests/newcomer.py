"""Following a worked example of the documents as a newcomer would: every block goes where the page says, on a copy.

A page says "New file `path`", "At the end of `path`" or "In `path`" before a block. In a `diff` the lines that stay or
go must be found in the file as they are; `@@` parts places. Commands stand indented, beginning with `python3 run.py`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_COPIED = (".git", ".venv", ".compiled", "__pycache__", ".pytest_cache", "build", "dist", "*.egg-info")
BLOCK = re.compile(
    r"(New file|At the end of|In)\s+`([^`\n]+)`:\n\n```(\w+)\n(.*?)^```|^```(\w+)\n", re.DOTALL | re.MULTILINE
)
COMMAND = re.compile(r"^    python3 run\.py (.+?)(?:\s+#.*)?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a page, from its heading to the next one as high."""

    text: str

    @classmethod
    def read(cls, page: str, heading: str) -> Chapter:
        text = (ROOT / page).read_text(encoding="utf-8")
        found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
        assert found, f"{page} has no chapter {heading!r}"
        return cls(found[1])

    def blocks(self) -> Iterator[tuple[str, str, str, str]]:
        """What to do, the file, the kind of block and its text."""
        for found in BLOCK.finditer(self.text):
            assert found[1], f"nothing says where this goes: {self.text[found.start() : found.start() + 60]!r}"
            yield found[1], found[2], found[3], found[4]

    def files(self) -> set[str]:
        """The files it changes or makes."""
        return {path for _, path, _, _ in self.blocks()}

    def commands(self) -> list[list[str]]:
        """The commands of the page, in order."""
        return [found[1].split() for found in COMMAND.finditer(self.text)]


class Checkout:
    """A copy of the project that a newcomer works on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*NOT_COPIED), dirs_exist_ok=True)

    def follow(self, chapter: Chapter) -> None:
        """Do what the chapter says, to the letter."""
        for what, path, kind, text in chapter.blocks():
            file = self.folder / path
            if what == "New file":
                assert not file.exists(), f"{path} exists already"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            elif kind == "diff":
                file.write_text(patched(file.read_text(encoding="utf-8"), text, path), encoding="utf-8")
            else:
                space = "\n\n\n" if kind == "python" else "\n\n"
                file.write_text(file.read_text(encoding="utf-8").rstrip("\n") + space + text, encoding="utf-8")

    def run(self, words: list[str]) -> subprocess.CompletedProcess[str]:
        """Run `run.py` with these words, in the environment of these tests."""
        module = ["pytest", "-p", "no:cacheprovider"] if words[0] == "test" else ["smallworld_desktop", words[0]]
        return self.python(["-m", *module, *words[1:]])

    def python(self, words: list[str]) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(self.folder)}
        command = [sys.executable, "-P", *words]
        return subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=900)


def patched(text: str, diff: str, path: str) -> str:
    """The text after a diff. Each place must be found exactly once."""
    for place in re.split(r"^@@\n", diff, flags=re.MULTILINE):
        lines = place.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] in " -")
        new = "".join(line[1:] for line in lines if line[0] in " +")
        assert text.count(old) == 1, f"{path} has changed at {old!r}: bring the page up to date"
        text = text.replace(old, new)
    return text

"""Make the compiled core: `python3 run.py compile` writes it into `.compiled`, where a checkout looks for it.

mypyc turns the typed modules below into C, and a C compiler turns that into one library with a door for each module.
The sources stay what they are; without a C compiler everything runs in plain Python.
"""

from __future__ import annotations

import argparse
import importlib.machinery
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

from facts import ROOT

sys.path.insert(0, str(ROOT))
from smallworld_desktop.core import LIBRARY, LIST, fingerprint

PACKAGE = ROOT / "smallworld_desktop"
TARGET = ROOT / ".compiled"
BEST = "2"

DECLARATIONS = ("base", "coins", "conquest", "defence", "markers", "places", "when", "where")
"""Of `rules/effects`: records of parameters that enter themselves into the vocabulary. They stay as they are."""

LEFT = ("game", "packing")
"""Of `rules`: games that other computers hold are made of `Game`, which a compiled class forbids; packing works on
fields by their names."""

THINKING = (
    "beam", "beginning", "closing", "deploy", "easy", "evaluate", "features", "manners", "playout", "quick",
    "random_player", "thinker", "threat", "weights", "worth",
)  # fmt: skip
"""Of `ai`: what thinks. Seats and processes stay as they are."""

BESIDE = ("simulation/selfplay",)

NO_COMPILER = (
    "there is no C compiler that can build for this Python "
    "(on Debian and Ubuntu: sudo apt install build-essential python3-dev); "
    "without one everything runs in plain Python as before."
)


class NoCompiler(Exception):
    """This computer can't compile."""


def sources() -> list[Path]:
    """The files that are compiled."""
    rules = [path for path in sorted((PACKAGE / "rules").rglob("*.py")) if path.name != "__init__.py"]
    left = {
        *(PACKAGE / "rules" / f"{name}.py" for name in LEFT),
        *(PACKAGE / "rules" / "effects" / f"{name}.py" for name in DECLARATIONS),
    }
    thinking = [PACKAGE / "ai" / f"{name}.py" for name in THINKING]
    return [path for path in rules if path not in left] + thinking + [PACKAGE / f"{name}.py" for name in BESIDE]


def module_of(source: Path) -> str:
    return ".".join(source.relative_to(ROOT).with_suffix("").parts)


def compile_core(target: Path, level: str = BEST) -> None:
    """Write the compiled core into a folder; what was there before is replaced. Raises `NoCompiler`."""
    check_compiler()
    listed = {
        "suffix": importlib.machinery.EXTENSION_SUFFIXES[0],
        "sources": {module_of(source): fingerprint(source) for source in sources()},
    }
    with tempfile.TemporaryDirectory() as work:
        made = Path(work) / "made"
        words = [sys.executable, __file__, "--build-into", str(made), "--work", work, "--level", level]
        subprocess.run(words, check=True, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        (made / LIST).write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
        shutil.rmtree(target, ignore_errors=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made, target)


def check_compiler() -> None:
    """Try the C compiler on a program that needs Python's headers."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "trial.c"
        program.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n")
        command = build_ext(Distribution({"name": "trial", "ext_modules": [Extension("trial", [str(program)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        with Silence():
            try:
                command.run()
            except Exception as problem:  # distutils has a dozen names for "no compiler"
                raise NoCompiler(NO_COMPILER) from problem


class Silence:
    """What a C compiler says about a mere trial goes nowhere."""

    def __enter__(self) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        self._kept = [os.dup(1), os.dup(2)]
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os.close(nowhere)

    def __exit__(self, *problem: object) -> None:
        for number, kept in zip((1, 2), self._kept, strict=True):
            os.dup2(kept, number)
            os.close(kept)


def build_into(made: Path, work: Path, level: str) -> None:
    """Compile everything; runs in a process of its own, since mypyc changes how setuptools works."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    files = [str(source.relative_to(ROOT)) for source in sources()]
    extensions = mypycify(
        files,
        group_name=LIBRARY,
        target_dir=str(work / "c"),
        debug_level="0",
        opt_level=level,
    )
    command = build_ext(Distribution({"name": "smallworld-desktop", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(made), str(work / "objects")
    command.ensure_finalized()
    command.run()


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py compile", description="make the compiled core for this checkout")
    parser.add_argument("--remove", action="store_true", help="remove it again")
    parser.add_argument("--level", choices="0123", default=BEST, help="how hard the C compiler tries (default 2)")
    parser.add_argument("--build-into", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    words = parser.parse_args()
    if words.build_into:
        build_into(words.build_into, words.work, words.level)
        return 0
    if words.remove:
        shutil.rmtree(TARGET, ignore_errors=True)
        return 0
    began = time.monotonic()
    print(f"Compiling {len(sources())} modules for {sysconfig.get_platform()} (about a minute) ...", flush=True)
    try:
        compile_core(TARGET, words.level)
    except NoCompiler as problem:
        print(f"run.py compile: {problem}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as problem:
        print(problem.stdout, file=sys.stderr)
        print(f"run.py compile: mypyc or the C compiler failed with status {problem.returncode}", file=sys.stderr)
        return 1
    print(f"Ready in {time.monotonic() - began:.0f} s: the game, simulations and tests now run on the compiled core.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Puts `assets/` inside the package when a wheel is built; everything else stands in pyproject.toml.

With SMALLWORLD_COMPILE=1 the wheel also gets the compiled core, and is for this system and version of Python only.
"""

import importlib.util
import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
COMPILED = os.environ.get("SMALLWORLD_COMPILE") == "1"


class BuildWithAssets(build_py):
    """In a checkout and an editable install the assets stay beside the package, where `paths.assets` looks too."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib) / "smallworld_desktop"
        shutil.rmtree(package / "assets", ignore_errors=True)
        shutil.copytree(ROOT / "assets", package / "assets")
        compile_languages(ROOT / "assets" / "locale", package / "assets" / "locale")
        shutil.rmtree(package / "compiled", ignore_errors=True)
        if COMPILED:
            sys.path.insert(0, str(ROOT / "packaging"))
            from compile import NoCompiler, compile_core

            try:
                compile_core(package / "compiled")
            except NoCompiler as problem:
                print(f"smallworld-desktop: {problem}", file=sys.stderr)


def compile_languages(source: Path, target: Path) -> None:
    """Through the program's own module, which can be loaded before what the program needs is installed."""
    spec = importlib.util.spec_from_file_location("compiling", ROOT / "smallworld_desktop" / "i18n" / "compiling.py")
    compiling = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiling)
    compiling.compile_all(source, target)


class WithCore(Distribution):
    """A wheel with compiled modules fits one system only."""

    def has_ext_modules(self) -> bool:
        return COMPILED or bool(super().has_ext_modules())


def pinned_mypy() -> "list[str]":
    """What compiling needs, at the version that development uses."""
    lines = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("mypy==")]


setup(
    distclass=WithCore,
    cmdclass={"build_py": BuildWithAssets},
    setup_requires=pinned_mypy() if COMPILED else [],
)

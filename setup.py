"""Puts `assets/` inside the package when a wheel is built; everything else stands in pyproject.toml."""

import importlib.util
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


class BuildWithAssets(build_py):
    """In a checkout and an editable install the assets stay beside the package, where `paths.assets` looks too."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "smallworld_desktop" / "assets"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(ROOT / "assets", target)
            compile_languages(ROOT / "assets" / "locale", target / "locale")


def compile_languages(source: Path, target: Path) -> None:
    """Through the program's own module, which can be loaded before what the program needs is installed."""
    spec = importlib.util.spec_from_file_location("compiling", ROOT / "smallworld_desktop" / "i18n" / "compiling.py")
    compiling = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiling)
    compiling.compile_all(source, target)


setup(cmdclass={"build_py": BuildWithAssets})

"""Puts `assets/` inside the package when a wheel is built; everything else stands in pyproject.toml."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithAssets(build_py):
    """In a checkout and an editable install the assets stay beside the package, where `paths.assets` looks too."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "smallworld_desktop" / "assets"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(Path(__file__).resolve().parent / "assets", target)


setup(cmdclass={"build_py": BuildWithAssets})

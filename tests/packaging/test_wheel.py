"""`pip install .`: the wheel holds the whole program, and starts in an environment that knows nothing else of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from facts import NAME, ROOT, VERSION

Program = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that the checkout stays as it is."""
    source, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for name in ("smallworld_desktop", "assets"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, source / name)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
    built = subprocess.run([*command, "-w", str(out), str(source)], capture_output=True, text=True, env=clean())
    assert built.returncode == 0, built.stdout + built.stderr
    (file,) = out.iterdir()
    return file


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """The installed command, in a new environment that borrows only the dependencies."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)]
    installed = subprocess.run(command, capture_output=True, text=True, env=clean())
    assert installed.returncode == 0, installed.stdout + installed.stderr
    (site,) = folder.glob("**/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    home = tmp_path_factory.mktemp("home")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {**clean(), "SMALLWORLD_HOME": str(home)}
        return subprocess.run(
            [str(scripts / NAME), *words], capture_output=True, text=True, env=environment, cwd=home, timeout=240
        )

    return run


def clean() -> dict[str, str]:
    """The environment without a way back to the checkout."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def test_the_wheel_holds_every_module_and_every_asset(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    modules = {file.relative_to(ROOT).as_posix() for file in (ROOT / "smallworld_desktop").rglob("*.py")}
    assets = {
        f"smallworld_desktop/{file.relative_to(ROOT).as_posix()}"
        for file in (ROOT / "assets").rglob("*")
        if file.is_file() and file.suffix not in (".po", ".pot")
    }
    assert not (modules | assets) - packed
    assert not [name for name in packed if name.endswith((".po", ".pot"))]
    assert not [name for name in packed if name.startswith(("tests/", "packaging/", "build/"))]


def test_the_installed_program_starts(program: Program) -> None:
    helped = program("--help")
    assert helped.returncode == 0 and "usage: smallworld-desktop" in helped.stdout
    assert program("--version").stdout.startswith(f"{NAME} {VERSION}\n")


def test_the_installed_program_finds_its_own_assets(program: Program) -> None:
    assets = Path(program("paths", "assets").stdout.strip())
    assert assets.is_dir() and assets.parent.name == "smallworld_desktop" and ROOT not in assets.parents
    assert (assets / "locale" / "source" / "messages.mo").is_file()


def test_the_wheel_declares_what_a_cluster_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        lines = packed.read(name).decode().splitlines()
    assert "Provides-Extra: cluster" in lines
    assert any(line.startswith("Requires-Dist: distributed") and 'extra == "cluster"' in line for line in lines)


def test_the_installed_program_knows_clusters(program: Program) -> None:
    """It finds Dask, as the extra installs it, and says that nobody answers there."""
    told = program("simulate", "--games", "1", "--seats", "random,random", "--cluster", "tcp://127.0.0.1:1")
    assert told.returncode != 0 and "127.0.0.1:1" in told.stdout + told.stderr and "Traceback" not in told.stderr

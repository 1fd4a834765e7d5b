"""Make the players' packages into `dist/`: `python3 run.py build [--test]`.

On every system: a single file and a folder (on macOS also an application bundle). On Linux also a `.tar.xz` and, where
dpkg is at hand, a Debian package. `--test` then smoke-tests what was built, see smoke.py.
"""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

from compile import NoCompiler, compile_core
from debian import build_deb
from facts import NAME, ROOT, VERSION
from licences import third_party
from smoke import SmokeError, smoke_test

from smallworld_desktop.i18n.compiling import compile_all

DIST, WORK = ROOT / "dist", ROOT / "build"
LARGEST_FILE = 70_000_000


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py build", description="make the players' packages into dist/")
    parser.add_argument("--test", action="store_true", help="smoke-test the packages after building (Linux, Xvfb)")
    parser.add_argument("--only-test", action="store_true", help="smoke-test what is in dist/ already")
    words = parser.parse_args()
    try:
        if not words.only_test:
            build()
        if words.test or words.only_test:
            smoke_test(program_file(), program_folder() / program_file().name)
    except SmokeError as problem:
        print(f"run.py build: the packaged program failed its test: {problem}", file=sys.stderr)
        return 1
    except NoCompiler as problem:
        print(f"run.py build: {problem}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as problem:
        print(f"run.py build: {problem.cmd[0]} failed with status {problem.returncode}", file=sys.stderr)
        return 1
    return 0


def program_file() -> Path:
    return DIST / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def program_folder() -> Path:
    return DIST / f"{NAME}-{VERSION}"


def build() -> None:
    began = time.monotonic()
    shutil.rmtree(DIST, ignore_errors=True)
    WORK.mkdir(exist_ok=True)
    DIST.mkdir()
    (WORK / "THIRD-PARTY-LICENCES.txt").write_text(third_party(), encoding="utf-8")
    compile_all(ROOT / "assets" / "locale", WORK / "locale")
    print("Compiling the core ...", flush=True)
    compile_core(WORK / "compiled")
    spec = ROOT / "packaging" / f"{NAME}.spec"
    options = ["--noconfirm", "--log-level", "WARN", "--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller")]
    print("Collecting the program ...", flush=True)
    subprocess.run([sys.executable, "-m", "PyInstaller", *options, str(spec)], check=True, cwd=ROOT)
    if sys.platform == "linux":
        pack_for_linux()
    for path in sorted(DIST.iterdir()):
        print(f"  {path.relative_to(ROOT)}  {size_of(path) / 1e6:.1f} MB")
    if size_of(program_file()) > LARGEST_FILE:
        print(f"run.py build: the single file is larger than {LARGEST_FILE / 1e6:.0f} MB", file=sys.stderr)
    print(f"Built in {time.monotonic() - began:.0f} s.")


def pack_for_linux() -> None:
    machine, glibc = platform.machine(), needed_glibc(program_folder())
    for name in ("LICENSE", "README.md", "CHANGELOG.md"):
        shutil.copyfile(ROOT / name, program_folder() / name)
    print(f"Packing for Linux on {machine} from glibc {glibc} on ...", flush=True)
    with tarfile.open(DIST / f"{NAME}-{VERSION}-linux-{machine}.tar.xz", "w:xz") as archive:
        archive.add(program_folder(), program_folder().name)
    if shutil.which("dpkg-deb"):
        build_deb(program_folder(), WORK, DIST, machine, glibc)
    else:
        print("  no Debian package: dpkg-deb is not installed here")


def needed_glibc(folder: Path) -> str:
    """The newest version of the C library that any packed binary asks for."""
    found = {(2, 17)}
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink() and (".so" in file.name or file.name == NAME):
            found |= {(int(a), int(b)) for a, b in re.findall(rb"GLIBC_(\d+)\.(\d+)", file.read_bytes())}
    return ".".join(map(str, max(found)))


def size_of(path: Path) -> int:
    if path.is_file():
        return path.stat().st_size
    return sum(file.stat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink())


if __name__ == "__main__":
    sys.exit(main())

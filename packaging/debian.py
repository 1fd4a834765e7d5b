"""A Debian package of the folder build: program, desktop entry, icons, and file types for saves, boards and packs."""

from __future__ import annotations

import gzip
import shutil
import subprocess
from pathlib import Path

from facts import BOARD_MIME, DESCRIPTION, MIME, NAME, PACK_MIME, ROOT, TITLE, VERSION

HERE = Path(__file__).resolve().parent
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def build_deb(program: Path, work: Path, out: Path, machine: str, glibc: str) -> Path:
    """Lay out the tree in `work` and pack it into `out`."""
    architecture = ARCHITECTURES.get(machine, machine)
    tree = work / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    share = tree / "usr" / "share"
    shutil.copytree(program, tree / "usr" / "lib" / NAME, symlinks=True)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _write(share / "applications" / f"{NAME}.desktop", desktop_entry())
    _write(share / "mime" / "packages" / f"{NAME}.xml", (HERE / f"{NAME}-mime.xml").read_text(encoding="utf-8"))
    _write(share / "doc" / NAME / "copyright", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (share / "doc" / NAME / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    for picture in sorted((HERE / "icon").glob("*.png")):
        size = picture.stem.rpartition("-")[2]
        folder = share / "icons" / "hicolor" / f"{size}x{size}"
        types = [("mimetypes", kind.replace("/", "-")) for kind in (MIME, BOARD_MIME, PACK_MIME)]
        for kind, name in (("apps", NAME), *types):
            (folder / kind).mkdir(parents=True, exist_ok=True)
            shutil.copyfile(picture, folder / kind / f"{name}.png")
    kilobytes = sum(file.stat().st_size for file in tree.rglob("*") if file.is_file() and not file.is_symlink()) // 1024
    _write(tree / "DEBIAN" / "control", control(architecture, glibc, kilobytes))
    package = out / f"{NAME}_{VERSION}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return package


def desktop_entry() -> str:
    return f"""[Desktop Entry]
Type=Application
Name={TITLE}
Comment={DESCRIPTION}
Exec={NAME} %f
Icon={NAME}
Terminal=false
Categories=Game;BoardGame;
MimeType={MIME};{BOARD_MIME};{PACK_MIME};
StartupWMClass={NAME}
"""


def control(architecture: str, glibc: str, kilobytes: int) -> str:
    return f"""Package: {NAME}
Version: {VERSION}
Section: games
Priority: optional
Architecture: {architecture}
Depends: libc6 (>= {glibc})
Recommends: libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxss1, xdg-utils
Installed-Size: {kilobytes}
Maintainer: the makers of {NAME} <makers@{NAME}.invalid>
Description: {DESCRIPTION}
 A whole game of Small World for the family, hot-seat or against the computer,
 on painted boards that anyone can draw in Tiled, with races and powers that
 anyone can write. An independent fan project with its own art and words.
"""


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")

"""The Debian package: what is where, and what it says of itself."""

from __future__ import annotations

import configparser
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from build import needed_glibc
from debian import HERE, build_deb, desktop_entry
from facts import BOARD_MIME, MIME, NAME, PACK_MIME, VERSION

from smallworld_desktop.store import SUFFIX
from smallworld_desktop.store.document import SAVE_KIND


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "program"
    (folder / "_internal").mkdir(parents=True)
    (folder / NAME).write_bytes(b"\x7fELF GLIBC_2.9 GLIBC_2.31 GLIBC_2.4")
    (folder / NAME).chmod(0o755)
    (folder / "_internal" / "libx.so.6").write_bytes(b"\x7fELF GLIBC_2.35")
    (folder / "_internal" / "notes.txt").write_bytes(b"GLIBC_2.99")
    return folder


def test_the_newest_c_library_asked_for_is_found(program: Path) -> None:
    assert needed_glibc(program) == "2.35"


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is not installed")
def test_the_package_holds_program_entry_icons_and_file_type(program: Path, tmp_path: Path) -> None:
    deb = build_deb(program, tmp_path / "work", tmp_path, "x86_64", "2.35")
    assert deb.name == f"{NAME}_{VERSION}_amd64.deb"

    def ask(*words: str) -> str:
        return subprocess.run(["dpkg-deb", *words], capture_output=True, text=True, check=True).stdout

    assert ask("-f", str(deb), "Package", "Version", "Depends").splitlines() == [
        f"Package: {NAME}",
        f"Version: {VERSION}",
        "Depends: libc6 (>= 2.35)",
    ]
    rows = [line.split(maxsplit=5) for line in ask("-c", str(deb)).splitlines()]
    assert all(row[1] == "root/root" for row in rows)
    names = {row[5] for row in rows}
    assert f"./usr/bin/{NAME} -> ../lib/{NAME}/{NAME}" in names
    assert f"./usr/lib/{NAME}/_internal/libx.so.6" in names
    for wanted in (
        f"applications/{NAME}.desktop",
        f"mime/packages/{NAME}.xml",
        f"icons/hicolor/48x48/apps/{NAME}.png",
        f"icons/hicolor/256x256/mimetypes/{MIME.replace('/', '-')}.png",
        f"doc/{NAME}/copyright",
    ):
        assert f"./usr/share/{wanted}" in names


def test_the_desktop_entry_opens_saves() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(desktop_entry())
    entry = parser["Desktop Entry"]
    assert entry["exec"] == f"{NAME} %f" and entry["terminal"] == "false"
    assert entry["mimetype"] == f"{MIME};{BOARD_MIME};{PACK_MIME};"


def test_the_file_type_knows_saves_by_name_and_by_their_first_bytes() -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    types = ElementTree.parse(HERE / f"{NAME}-mime.xml")
    assert [kind.get("type") for kind in types.findall("m:mime-type", space)] == [MIME, BOARD_MIME, PACK_MIME]
    kind = types.find("m:mime-type", space)
    assert kind is not None and kind.get("type") == MIME
    glob, match = kind.find("m:glob", space), kind.find("m:magic/m:match", space)
    assert glob is not None and glob.get("pattern") == f"*{SUFFIX}"
    assert match is not None and match.get("value") == f'{{"kind":"{SAVE_KIND}"'

"""Packs as one file: packed with their pictures, opened like any pack; what is not harmless is refused in words."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path

import pytest

from smallworld_desktop import paths
from smallworld_desktop.archive import MANIFEST, packed
from smallworld_desktop.cli import main
from smallworld_desktop.content.bundle import KIND, VERSION, bundle, unpack
from smallworld_desktop.content.library import load_packs, pack_named, user_packs
from smallworld_desktop.content.problems import Refused
from smallworld_desktop.session.sharing import pack_bundle_of, take_in

POND = """\
pack: pond
name: The Pond      # small
races:
  frogs: {tokens: 6, emblem: frogs.svg, portrait: faces/frogs.png}
"""
DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>'
PICTURE = (paths.assets() / "icon.png").read_bytes()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path / "home"))
    return tmp_path


def pond(home: Path) -> Path:
    (home / "faces").mkdir()
    (home / "frogs.svg").write_bytes(DRAWING)
    (home / "faces" / "frogs.png").write_bytes(PICTURE)
    file = home / "pond.yaml"
    file.write_text(POND, encoding="utf-8")
    return file


def archive(home: Path, files: dict[str, bytes], **said: object) -> Path:
    manifest = {"kind": KIND, "version": VERSION, "packs": ["pond.yaml"]} | said
    made = home / "given.swpack"
    made.write_bytes(packed({MANIFEST: json.dumps(manifest).encode(), **files}))
    return made


def refusal(file: Path) -> str:
    with pytest.raises(Refused) as refused:
        unpack(file)
    return refused.value.message.code.removeprefix("archive.")


PLAIN = {"pond.yaml": b"pack: pond\nraces:\n  frogs: {tokens: 6}\n"}


def test_a_pack_travels_with_its_pictures_and_to_the_letter(home: Path) -> None:
    file = home / "pond.swpack"
    file.write_bytes(pack_bundle_of([pond(home)]))
    (found,) = unpack(file)
    assert found.read_text(encoding="utf-8") == POND
    loaded = load_packs(["base", file])
    assert not loaded.problems and loaded.pack("pond").races == ("frogs",)
    assert loaded.emblems["frogs"].read_bytes() == DRAWING and loaded.portraits["frogs"].read_bytes() == PICTURE


def test_the_same_packs_make_the_same_file(home: Path) -> None:
    file = pond(home)
    assert pack_bundle_of([file]) == pack_bundle_of([file, file])


def test_two_files_of_the_same_name_are_not_packed(home: Path) -> None:
    first, second = home / "pond.yaml", home / "other" / "pond.yaml"
    second.parent.mkdir()
    first.write_bytes(PLAIN["pond.yaml"])
    second.write_text("pack: sea\nraces:\n  eels: {tokens: 5}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"pond\.yaml"):
        pack_bundle_of([first, second])


def test_it_is_found_in_the_content_folder_by_the_name_of_its_pack(home: Path) -> None:
    paths.content_dir().mkdir(parents=True)
    archive(paths.content_dir(), PLAIN)
    (found,) = user_packs()
    assert (pack_named("pond"), found.name) == (found, "pond.yaml")


def test_a_refused_archive_in_the_content_folder_is_told_by_the_loader(home: Path) -> None:
    paths.content_dir().mkdir(parents=True)
    bad = paths.content_dir() / "bad.swpack"
    bad.write_bytes(b"no zip")
    assert user_packs() == [bad]
    for _ in range(2):
        (problem,) = load_packs(["base", *user_packs()]).errors
        assert (problem.message.code, problem.file) == ("archive.not_zip", str(bad))
    archive(paths.content_dir(), PLAIN).replace(bad)
    assert [pack.name for pack in user_packs()] == ["pond.yaml"]


def test_unpacked_files_that_were_deleted_come_back(home: Path) -> None:
    file = archive(home, PLAIN)
    load_packs([file])
    (pack,) = unpack(file)
    pack.unlink()
    assert load_packs([file]).pack("pond").races == ("frogs",)
    shutil.rmtree(pack.parent)
    assert load_packs([file]).pack("pond").races == ("frogs",)


# -- hostile ones --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("../evil.yaml", b"a", "bad_name"),
        ("/etc/evil.yaml", b"a", "bad_name"),
        ("con.yaml", b"a", "bad_name"),
        ("run.sh", b"echo", "ending"),
        ("run.py", b"print()", "ending"),
        ("frogs.svg.exe", b"MZ", "ending"),
        ("more.json", b"{}", "ending"),
        ("inner.yaml", b"PK\x03\x04", "nested"),
        ("frogs.png", b"GIF89a", "not_picture"),
        ("notes.txt", b"#!/bin/sh\nrm", "not_text"),
        ("notes.md", b"a\0b", "not_text"),
        ("notes.txt", b"\xff\xfe", "not_text"),
        ("big.yaml", b" " * 9_000_000, "bomb"),
        ("frogs.svg", b"<svg><script>alert(1)</script></svg>", "script"),
        ("frogs.svg", b"<svg><sCrIpT href='x'/></svg>", "script"),
        ("frogs.svg", b"<svg onload='x()'/>", "script"),
        ("frogs.svg", b"<svg><a href='javascript:x()'/></svg>", "script"),
        ("frogs.svg", b"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", "script"),
        ("frogs.svg", "<svg><script/></svg>".encode("utf-16"), "script"),
    ],
)
def test_what_is_not_harmless_is_refused(home: Path, name: str, data: bytes, code: str) -> None:
    assert refusal(archive(home, {**PLAIN, name: data})) == code
    assert not (paths.cache_dir() / "packs_unpacked").exists()


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"packs": []}, "bad_manifest"),
        ({"packs": ["manifest.json"]}, "bad_manifest"),
        ({"packs": ["sea.yaml"]}, "missing"),
        ({"packs": 7}, "bad_manifest"),
        ({"kind": "smallworld-board"}, "bad_manifest"),
        ({"version": VERSION + 1}, "newer"),
    ],
)
def test_a_list_of_contents_that_makes_no_sense_is_refused(home: Path, said: dict[str, object], code: str) -> None:
    assert refusal(archive(home, PLAIN, **said)) == code


def test_bombs_links_and_folders_are_refused(home: Path) -> None:
    bomb = home / "bomb.swpack"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as made:
        for number in range(8):
            made.writestr(f"{number}.yaml", b"#" * 7_900_000)
    link = home / "link.swpack"
    entry = zipfile.ZipInfo("pond.yaml")
    entry.external_attr = 0o120777 << 16
    with zipfile.ZipFile(link, "w") as made:
        made.writestr(entry, b"/etc/passwd")
    assert (refusal(bomb), refusal(link), refusal(home)) == ("bomb", "link", "no_file")


def test_a_bad_pack_in_a_good_archive_gets_the_usual_report(home: Path) -> None:
    file = archive(home, {"pond.yaml": b"pack: pond\nraces:\n  frogs: {tokens: many}\n"})
    assert [problem.line for problem in load_packs(["base", file]).errors] == [3]
    dots = archive(home, {"pond.yaml": b"pack: pond\nraces:\n  frogs: {tokens: 6, emblem: ../../secret.png}\n"})
    assert not load_packs(["base", dots]).emblems


def test_what_nobody_could_open_is_not_packed() -> None:
    with pytest.raises(Refused):
        bundle({"pond.yaml": b"\xff"}, {})


# -- kept, and on the command line ---------------------------------------------------------------------------------


def test_a_kept_archive_never_replaces_another(home: Path) -> None:
    first = archive(home, PLAIN)
    assert take_in(first) == take_in(first) == paths.content_dir() / "given.swpack"
    archive(home, {"pond.yaml": b"pack: sea\nraces:\n  eels: {tokens: 5}\n"})
    assert take_in(first).name == "given_2.swpack"
    assert [pack.name for pack in user_packs()] == ["pond.yaml", "pond.yaml"]


def test_pack_content_makes_a_file_that_check_content_reads(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = home / "gift.swpack"
    assert main(["pack-content", str(pond(home)), "--out", str(out)]) == 0
    assert "1 pack with its pictures" in capsys.readouterr().out
    assert main(["check-content", str(out)]) == 0
    assert "Frogs: 6 tokens" in capsys.readouterr().out
    assert main(["pack-content", str(home / "pond.yaml"), "--out", str(out)]) == 1
    assert "--force" in capsys.readouterr().out
    out.write_bytes(b"rubbish")
    assert main(["check-content", str(out)]) == 1
    assert "no zip file" in capsys.readouterr().out


def test_a_pack_with_errors_is_not_given_away(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = home / "bad.yaml"
    file.write_text("pack: bad\nraces:\n  frogs: {tokens: many}\n", encoding="utf-8")
    assert main(["pack-content", str(file)]) == 1
    assert "Mend them first" in capsys.readouterr().out and not (home / "bad.swpack").exists()

"""`check-content`: every problem on a line of its own, and an exit status that scripts can use."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop import content
from smallworld_desktop.cli import main


def written(folder: Path, text: str) -> str:
    path = folder / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_good_pack_is_read_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "name: Pond\nraces: {frogs: {tokens: 5, effects: [cheaper]}}\npowers: {damp: {tokens: 2}}")
    assert main(["check-content", file]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Pond: races 1, powers 1, places 0",
        "  Frogs: 5 tokens, 10 in the tray",
        "    Regions cost 1 less.",
        "  Damp: +2 tokens",
        "    No ability of its own.",
        "No errors.",
    ]


def test_a_problem_has_file_line_key_sentence_and_nearest_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "races:\n  frogs:\n    tokens: 5\n    effects: [coin]\n")
    assert main(["check-content", "--quiet", file]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{file}:4: races.frogs.effects[0]: error: There is no effect “coin”. docs/effects.md lists them all. "
        "Did you mean “coins”?",
        "1 error. The game goes on without that entry.",
    ]


def test_warnings_alone_are_no_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-content", written(tmp_path, "races: {frogs: {tokens: 11}}")]) == 0
    assert "mine.yaml:1: races.frogs.tokens: warning: A banner of 11 tokens" in capsys.readouterr().out


def test_a_missing_file_and_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-content", str(tmp_path / "gone.yaml"), str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "gone.yaml: error: There is no such file." in said
    assert f"{tmp_path}: error: This is a folder." in said


def test_the_shipped_packs_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-content", "--quiet", *(str(content.shipped_path(id)) for id in content.SHIPPED)]) == 0
    assert capsys.readouterr().out == "No errors.\n"


def test_links_in_a_circle_are_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.yaml").symlink_to(tmp_path / "b.yaml")
    (tmp_path / "b.yaml").symlink_to(tmp_path / "a.yaml")
    assert main(["check-content", str(tmp_path / "a.yaml")]) == 1
    assert "a.yaml: error: " in capsys.readouterr().out


def test_a_drawing_that_takes_too_long_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    corners = "1,2 " * 300_000
    (tmp_path / "frog.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg"><polygon points="{corners}"/></svg>')
    (tmp_path / "toad.svg").write_text(f'<svg><polygon points="{corners[:100_000]}"/></svg>')
    pack = "races: {frogs: {tokens: 5, emblem: frog.svg}, toads: {tokens: 5, emblem: toad.svg}}"
    assert main(["check-content", "--quiet", written(tmp_path, pack)]) == 1
    out = capsys.readouterr().out
    assert "frog.svg: error: The picture frog.svg is larger than 200 kB." in out
    assert "toad.svg: error: The drawing toad.svg has more than 5000 numbers" in out
    assert "2 errors" in out

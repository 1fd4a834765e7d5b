"""Every kind of mistake a person can make in a pack: found, placed, and with the nearest known word."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.content import PackProblem, Severity, load_packs
from smallworld_desktop.content.source import MAX_BYTES
from smallworld_desktop.content.tree import MAX_DEPTH
from smallworld_desktop.content.wording import made_text, problem_text
from smallworld_desktop.i18n import Translator

FILES = sorted((Path(__file__).parent.parent / "broken" / "content").glob("*.yaml"))


def brief(problem: PackProblem) -> str:
    """As the first line of a broken file says it: code, line, key, nearest word."""
    words = [problem.message.code, str(problem.line), problem.key or "-", problem.nearest]
    return " ".join(words).rstrip()


def errors_of(path: Path) -> list[PackProblem]:
    return load_packs(["base", path]).errors


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_mistake_is_named(file: Path) -> None:
    expected = file.read_text(encoding="utf-8").splitlines()[0].removeprefix("# expect: ")
    assert [brief(problem) for problem in errors_of(file)] == [expected]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_game_goes_on_with_the_base_game(file: Path) -> None:
    content = load_packs(["base", file]).content
    assert len([race for race in content.races if race.pack == "base"]) == 14
    assert len([power for power in content.powers if power.pack == "base"]) == 20


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_mistake_reads_as_a_sentence(file: Path) -> None:
    for problem in errors_of(file):
        said = problem_text(Translator(), problem)
        assert said[0].isupper() or said[0] in "“0123456789-"
        assert said[-1] in ".?" and "{" not in said.replace("{…}", "").replace("{every: 3}", "")


def written(folder: Path, data: bytes) -> Path:
    path = folder / "pack.yaml"
    path.write_bytes(data)
    return path


BYTES = {
    "content.empty_file": b"",
    "content.binary_file": b"\x89PNG\r\n\0\0\0",
    "content.not_text": b"pack: caf\xe9\n",
    "content.too_large": b"#" * (MAX_BYTES + 1),
    "content.too_deep": b"races: " + b"[" * (MAX_DEPTH + 1) + b"]" * (MAX_DEPTH + 1),
    "content.too_many_values": b"a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    + b"".join(b"%c: &%c [%s]\n" % (c, c, b", ".join([b"*%c" % (c - 1)] * 10)) for c in range(ord("b"), ord("j"))),
}


@pytest.mark.parametrize("code", BYTES)
def test_bytes_that_are_no_pack(code: str, tmp_path: Path) -> None:
    assert [problem.message.code for problem in errors_of(written(tmp_path, BYTES[code]))] == [code]


def test_nesting_that_would_break_a_recursive_reader(tmp_path: Path) -> None:
    found = errors_of(written(tmp_path, b"[" * 300_000))
    assert [problem.message.code for problem in found] in (["content.too_deep"], ["content.not_yaml"])


def test_a_folder_and_a_missing_file(tmp_path: Path) -> None:
    assert errors_of(tmp_path)[0].message.code == "content.is_folder"
    assert errors_of(tmp_path / "gone.yaml")[0].message.code == "content.no_file"


def test_an_unknown_pack_is_named_with_the_nearest_one() -> None:
    (problem,) = load_packs(["base", "curse"]).problems
    assert (problem.message.code, problem.nearest) == ("content.unknown_pack", "cursed")


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    for encoding in ("utf-8-sig", "utf-16"):
        assert errors_of(written(tmp_path, "races: {frogs: {tokens: 5}}".encode(encoding))) == []


def test_other_entries_of_the_file_still_load(tmp_path: Path) -> None:
    text = b"races:\n  frogs: {tokens: 5, effects: [coin]}\n  toads: {tokens: 4}\npowers:\n  damp: {tokens: 3}\n"
    loaded = load_packs(["base", written(tmp_path, text)])
    assert loaded.pack("pack").races == ("toads",)
    assert loaded.pack("pack").powers == ("damp",)


def test_every_problem_of_an_entry_is_reported(tmp_path: Path) -> None:
    effects = b"[coin, cheeper: {amount: 0}, cheaper: {amount: 0}]"
    text = b"races:\n  frogs:\n    tokens: x\n    tray: y\n    effects: " + effects
    assert len(errors_of(written(tmp_path, text))) == 5


def test_beyond_the_printed_advice_is_a_warning(tmp_path: Path) -> None:
    loaded = load_packs(["base", written(tmp_path, b"races: {frogs: {tokens: 12}}")])
    assert [(p.severity, p.message.code) for p in loaded.problems] == [(Severity.WARNING, "content.race_advice")]
    assert loaded.content.race("frogs").tray == 17


def test_a_badge_with_an_effect_in_decline_is_fine(tmp_path: Path) -> None:
    path = written(tmp_path, b"powers: {fading: {tokens: 3, effects: [immune: {while: decline}]}}")
    assert load_packs(["base", path]).problems == ()


@pytest.mark.parametrize("effect", ["sorcery", "hire", "roams", "tunnels", "cheaper", "enters_anywhere"])
def test_conquering_in_decline_without_fighting_on_is_an_error(tmp_path: Path, effect: str) -> None:
    path = written(tmp_path, f"races: {{frogs: {{tokens: 5, effects: [{effect}: {{while: decline}}]}}}}".encode())
    assert [problem.message.code for problem in errors_of(path)] == ["content.idle_in_decline"]


@pytest.mark.parametrize("kind", ["races", "powers"])
def test_always_is_not_promised_where_nobody_fights_in_decline(tmp_path: Path, kind: str) -> None:
    path = written(tmp_path, f"{kind}: {{frogs: {{tokens: 5, effects: [cheaper: {{while: always}}]}}}}".encode())
    loaded = load_packs(["base", path])
    assert [(p.severity, p.message.code) for p in loaded.problems] == [(Severity.WARNING, "content.only_while_active")]
    things = {thing.id: thing for thing in (*loaded.content.races, *loaded.content.powers)}
    assert made_text(Translator(), things["frogs"]) == "Regions cost 1 less."


def test_a_race_that_fights_on_may_conquer_cheaply_in_decline(tmp_path: Path) -> None:
    effects = b"[fights_in_decline, cheaper: {while: decline}]"
    path = written(tmp_path, b"races: {frogs: {tokens: 5, effects: %s}}" % effects)
    assert load_packs(["base", path]).problems == ()


def test_a_picture_outside_the_folder_is_not_used(tmp_path: Path) -> None:
    for name, code in (
        (b"../secret.png", "content.emblem_elsewhere"),
        (b"frog.exe", "content.emblem_type"),
        (b"frog.png", "content.emblem_missing"),
    ):
        path = written(tmp_path, b"races: {frogs: {tokens: 5, emblem: %s}}" % name)
        loaded = load_packs(["base", path])
        assert [problem.message.code for problem in loaded.problems] == [code]
        assert loaded.emblems == {} and loaded.pack("pack").races == ("frogs",)


def test_a_race_may_bring_a_portrait_from_its_own_folder_only(tmp_path: Path) -> None:
    path = written(tmp_path, b"races: {frogs: {tokens: 5, portrait: frog.png}, toads: {tokens: 5, portrait: ../x.png}}")
    (tmp_path / "frog.png").write_bytes(b"looked at when it is shown")
    loaded = load_packs(["base", path])
    assert [problem.message.code for problem in loaded.problems] == ["content.emblem_elsewhere"]
    assert loaded.portraits == {"frogs": tmp_path / "frog.png"}

"""Crash care: the player is told, the game is saved, the log says what a developer needs."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from smallworld_desktop import __version__, crash, paths
from smallworld_desktop.crash import EXIT_STATUS, CrashReport, guard, outside_environment, write_report
from smallworld_desktop.i18n import Translator


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    return tmp_path


def breaks() -> int:
    raise ZeroDivisionError("dragons divided by zero")


def logs() -> list[Path]:
    return sorted(paths.log_dir().glob("crash-*.txt"))


def test_a_program_that_works_is_left_alone() -> None:
    assert guard(lambda: 3) == 3
    assert logs() == []


def test_a_crash_saves_shows_and_logs_in_that_order() -> None:
    steps: list[str] = []

    def show(report: CrashReport) -> None:
        assert report.log is not None
        steps.append(f"show {report.log.exists()} {report.error}")

    assert guard(breaks, show, lambda: steps.append("rescue")) == EXIT_STATUS
    assert steps == ["rescue", "show True ZeroDivisionError: dragons divided by zero"]


def test_the_log_names_version_system_and_place() -> None:
    guard(breaks, lambda report: None)
    (log,) = logs()
    text = log.read_text(encoding="utf-8")
    assert f"version: {__version__}\n" in text and "system: " in text and "python: " in text
    assert "in breaks" in text and "dragons divided by zero" in text


def test_without_a_window_the_terminal_tells(capsys: pytest.CaptureFixture[str]) -> None:
    assert guard(breaks) == EXIT_STATUS
    said = capsys.readouterr().err
    assert "dragons divided by zero" in said and str(logs()[0]) in said and "Your game is safe" in said


def test_a_crash_window_that_crashes_falls_back_to_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    def no_window(report: CrashReport) -> None:
        raise RuntimeError("no video")

    assert guard(breaks, no_window) == EXIT_STATUS
    said = capsys.readouterr().err
    assert "no video" in said and "dragons divided by zero" in said


def test_a_rescue_that_fails_is_in_the_log_too(capsys: pytest.CaptureFixture[str]) -> None:
    def rescue() -> None:
        raise OSError("disk full")

    shown: list[CrashReport] = []
    guard(breaks, shown.append, rescue)
    assert shown[0].error.startswith("ZeroDivisionError")
    text = logs()[0].read_text(encoding="utf-8")
    assert "dragons divided by zero" in text and "disk full" in text


def test_a_log_that_cannot_be_written_hides_nothing(home: Path) -> None:
    (home / "log").write_text("a file where the folder should be")
    report = write_report(ValueError("oh"))
    assert report.log is None and "ValueError: oh" in report.details
    assert [message.code for message in report.messages()] == ["crash.happened", "crash.game_kept", "crash.no_log"]


def test_old_logs_are_forgotten() -> None:
    paths.log_dir().mkdir()
    for number in range(30):
        (paths.log_dir() / f"crash-2020{number:02}.txt").touch()
    report = write_report(ValueError())
    assert len(logs()) == crash.LOGS_KEPT and report.log in logs()


def test_an_error_in_a_thread_is_logged(capsys: pytest.CaptureFixture[str]) -> None:
    def run() -> int:
        thread = threading.Thread(target=breaks)
        thread.start()
        thread.join()
        return 0

    assert guard(run) == 0
    assert "dragons" in logs()[0].read_text(encoding="utf-8")


def test_ctrl_c_is_no_crash() -> None:
    def interrupted() -> int:
        raise KeyboardInterrupt

    assert guard(interrupted) == 130 and logs() == []


def test_every_message_has_words() -> None:
    translator = Translator()
    for report in (CrashReport("e", "d", Path("f"), Path("l")), CrashReport("e", "d", Path("f"), None)):
        assert all(translator.has(message.code) for message in report.messages())


def test_other_programs_do_not_get_the_packaged_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/unpacked/game")
    assert "LD_LIBRARY_PATH" not in outside_environment()
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/own/libraries")
    assert outside_environment()["LD_LIBRARY_PATH"] == "/own/libraries"
    assert "LD_LIBRARY_PATH_ORIG" not in outside_environment()

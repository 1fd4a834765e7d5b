"""`run.py`: the environment it keeps, and the one sentence it says when something is missing."""

from __future__ import annotations

import ast
import importlib.util
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("run_under_test", ROOT / "run.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    """`run.py` as a module that works on a folder of its own."""
    module = load()
    (tmp_path / "requirements.txt").write_text("# pins\npolib==1.2.0\n")
    (tmp_path / "requirements-dev.txt").write_text(
        "-r requirements.txt\nruff==0.1\npytest==0.1 ; python_version > '3'\n"
    )
    module.ROOT, module.VENV = tmp_path, tmp_path / ".venv"
    module.PYTHON, module.STAMP = tmp_path / ".venv" / "python", tmp_path / ".venv" / "installed.json"
    return module


@pytest.fixture
def installed(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Records what would be done instead of doing it."""
    done: list[str] = []

    def make_venv() -> None:
        done.append("make")
        run.VENV.mkdir(exist_ok=True)
        run.PYTHON.touch()
        (run.VENV / "pyvenv.cfg").write_text("version = " + ".".join(map(str, sys.version_info[:3])))

    monkeypatch.setattr(run, "make_venv", make_venv)
    monkeypatch.setattr(run, "install", done.append)
    monkeypatch.setattr(run, "has_pip", lambda: True)
    return done


def test_an_unchanged_environment_is_reused(run: ModuleType, installed: list[str]) -> None:
    run.ensure(run.PLAY)
    run.ensure(run.PLAY)
    assert installed == ["make", run.PLAY]


def test_tools_are_added_when_first_needed(run: ModuleType, installed: list[str]) -> None:
    run.ensure(run.PLAY)
    run.ensure(run.DEV)
    run.ensure(run.PLAY)
    run.ensure(run.DEV)
    assert installed == ["make", run.PLAY, run.DEV]


def test_changed_pins_are_installed_into_the_same_environment(run: ModuleType, installed: list[str]) -> None:
    run.ensure(run.DEV)
    (run.ROOT / run.PLAY).write_text("polib==1.3.0\n")
    run.ensure(run.DEV)
    assert installed == ["make", run.DEV, run.DEV]


def test_another_python_gets_a_new_environment(run: ModuleType, installed: list[str]) -> None:
    run.ensure(run.PLAY)
    (run.VENV / "pyvenv.cfg").write_text("version = 3.4.1")
    run.ensure(run.PLAY)
    assert installed == ["make", run.PLAY, "make", run.PLAY]


def test_a_broken_off_installation_is_taken_up_again(
    run: ModuleType, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(requirements: str) -> None:
        raise run.SetupError("no network")

    with monkeypatch.context() as context, pytest.raises(run.SetupError):
        context.setattr(run, "install", broken)
        run.ensure(run.PLAY)
    run.ensure(run.PLAY)
    assert installed == ["make", run.PLAY]


def test_words_go_to_the_program_from_any_folder(tmp_path: Path) -> None:
    if not is_current():
        pytest.skip("the tests don't run in the environment of run.py")
    (tmp_path / "polib.py").write_text("raise RuntimeError('a file in the folder where the player happens to be')")
    command = [sys.executable, str(ROOT / "run.py"), "paths", "saves"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.rstrip().endswith("saves") and done.stdout.count("\n") == 1


def is_current() -> bool:
    """Whether `run.py` would start at once, without installing anything."""
    run = load()
    return bool(run.venv_fits() and run.read_stamp().get(run.PLAY) == run.digest(run.PLAY))


@pytest.mark.parametrize("content", ["", "{", "[]", "null"])
def test_a_damaged_stamp_counts_as_none(run: ModuleType, installed: list[str], content: str) -> None:
    run.ensure(run.PLAY)
    run.STAMP.write_text(content)
    run.ensure(run.PLAY)
    assert installed == ["make", run.PLAY, run.PLAY]
    assert json.loads(run.STAMP.read_text())


def test_old_python_is_named(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(run.SetupError, match=r"^Python 3.11 or newer is needed, and this is 3.9.2 \(.*\)\.$"):
        run.check_python()


def test_a_missing_venv_module_is_named(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert run.main([]) == 2
    said = capsys.readouterr().err
    assert "-venv) and try again." in said and said.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("WARNING: Retrying ... after connection broken by 'NewConnectionError(...)'", "connect to the internet"),
        ("ERROR: No matching distribution found for numpy==2.4.6", "no ready-made numpy==2.4.6"),
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left", "No space left"),
    ],
)
def test_pip_troubles_become_one_sentence(run: ModuleType, line: str, sentence: str) -> None:
    reason = run.reason(["Collecting numpy", line, "a lot of other lines"])
    assert sentence in reason and "\n" not in reason


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Collecting pygame-ce==2.5.8 (from -r requirements.txt (line 5))", "pygame-ce"),
        ("Processing /mirror/pygame_ce-2.5.8-cp311-cp311-manylinux2014_x86_64.whl (from ...)", "pygame-ce"),
        ("Requirement already satisfied: PyYAML==6.0.3 in ./.venv/lib (from ...)", "pyyaml"),
        ("Ignoring colorama: markers 'sys_platform == \"win32\"' don't match your environment", "colorama"),
        ("  Downloading numpy-2.4.6.whl (18 MB)", None),
    ],
)
def test_progress_names_each_package(run: ModuleType, line: str, name: str | None) -> None:
    assert run.package_in(line) == name


def test_an_old_python_can_at_least_read_the_script() -> None:
    text = (ROOT / "run.py").read_text(encoding="utf-8")
    assert "from __future__" not in text, "Python 3.6 would stop there"
    ast.parse(text, feature_version=(3, 6))


def test_the_script_needs_only_the_standard_library() -> None:
    program = "import sys; sys.path.insert(0, sys.argv[1]); import run; print(run.ROOT)"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", program, str(ROOT)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {line.split(">=")[0].lower() for line in project["dependencies"]}
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pinned = {line.split("==")[0].lower() for line in lines if "==" in line}
    assert wanted == pinned

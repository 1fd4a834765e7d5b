"""The way in, with nothing but Python: `python3 run.py` plays, `run.py test` checks, `run.py build` makes packages.
`run.py compile` compiles the rules and the computer players of this checkout, which makes them several times as fast.

The first start makes a private environment in `.venv` beside this file, from the pinned versions in
`requirements.txt` (`test`, `build` and `compile` add `requirements-dev.txt`); it is reused while they stay the same.
Any other words go to the game: `python3 run.py scenario FILE`.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed.json"
PLAY, DEV = "requirements.txt", "requirements-dev.txt"
OLDEST = (3, 11)
OFFLINE = re.compile(r"NewConnectionError|NameResolutionError|ConnectTimeout|Max retries|ProxyError")


class SetupError(Exception):
    """Why the environment can't be made, in one sentence for the person at the keyboard."""


def main(words: "list[str]") -> int:
    command = words[0] if words else ""
    try:
        check_python()
        ensure(DEV if command in ("test", "build", "compile") else PLAY)
    except SetupError as problem:
        print(f"run.py: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nrun.py: interrupted; the next start goes on from here.", file=sys.stderr)
        return 130
    if command == "test":
        return test(words[1:])
    if command in ("build", "compile"):
        return start([str(ROOT / "packaging" / f"{command}.py"), *words[1:]])
    return start(["-P", "-m", "smallworld_desktop", *words])


def check_python() -> None:
    if sys.version_info[:2] < OLDEST:
        have = ".".join(map(str, sys.version_info[:3]))
        raise SetupError(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, and this is {have} ({sys.executable}).")
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
        raise SetupError(
            f"Python's venv module is missing; install it (on Debian and Ubuntu: sudo apt install {version}-venv) "
            "and try again."
        )


# --- the private environment -------------------------------------------------------------------------------------


def ensure(requirements: str) -> None:
    """Make `.venv` hold at least `requirements`. Costs one small file read when it already does."""
    stamp = read_stamp()
    if stamp.get(requirements) == digest(requirements) and PYTHON.exists() and venv_fits():
        return
    if not (PYTHON.exists() and venv_fits() and has_pip()):
        say(f"Making a private environment for Python {sys.version_info[0]}.{sys.version_info[1]} in .venv ...")
        make_venv()
        stamp = {}
    install(requirements)
    stamp[requirements] = digest(requirements)
    if requirements == DEV:
        stamp[PLAY] = digest(PLAY)
    STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    say("Ready.")


def read_stamp() -> "dict[str, str]":
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def digest(requirements: str) -> str:
    """The fingerprint of what is to be installed: the pins of the game, and of the tools where they are asked for."""
    files = [PLAY] if requirements == PLAY else [PLAY, DEV]
    return hashlib.sha256(b"\0".join((ROOT / name).read_bytes() for name in files)).hexdigest()


def venv_fits() -> bool:
    """Whether `.venv` was made by this version of Python (3.11 and 3.12 can't share installed packages)."""
    try:
        config = (VENV / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return False
    found = re.search(r"^version(?:_info)?\s*=\s*(\d+)\.(\d+)", config, re.MULTILINE)
    return found is not None and (int(found[1]), int(found[2])) == sys.version_info[:2]


def has_pip() -> bool:
    return subprocess.run([str(PYTHON), "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def make_venv() -> None:
    try:
        if VENV.exists():
            shutil.rmtree(VENV)
        made = subprocess.run(
            [sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, errors="replace", check=False
        )
    except OSError as problem:
        raise SetupError(f"can't write {VENV}: {problem.strerror}.") from problem
    if made.returncode:
        said = (made.stdout + made.stderr).strip().splitlines() or ["no reason given"]
        raise SetupError(f"can't make a private environment in {VENV}: {said[-1]}")


def install(requirements: str) -> None:
    total = sum(len(pins(name)) for name in ([PLAY] if requirements == PLAY else [PLAY, DEV]))
    say(f"Installing {total} packages (once, about a minute) ...")
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    command += ["--only-binary", ":all:", "--retries", "2", "-r", str(ROOT / requirements)]
    pip = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=child_environment()
    )
    assert pip.stdout is not None
    output: list[str] = []
    seen: set[str] = set()
    for line in pip.stdout:
        output.append(line.strip())
        name = package_in(line)
        if name:
            seen.add(name)
            progress(f"  [{min(len(seen), total)}/{total}] {name}")
        elif line.startswith("Installing"):
            progress("  unpacking ...")
    progress("")
    if pip.wait():
        raise SetupError(reason(output))


def package_in(line: str) -> "str | None":
    """The package a line of pip's output begins to deal with."""
    found = re.match(r"(?:Collecting|Processing|Ignoring|Requirement already satisfied:) (\S+)", line)
    if not found:
        return None
    file_name = re.split(r"[/\\]", found[1])[-1]
    return re.split(r"[=<>;:]|-\d", file_name)[0].lower().replace("_", "-")


def pins(requirements: str) -> "list[str]":
    lines = (ROOT / requirements).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if "==" in line and not line.startswith("#")]


def reason(output: "list[str]") -> str:
    """Pip's many lines as one sentence."""
    text = "\n".join(output)
    if OFFLINE.search(text):
        return "the package index can't be reached; connect to the internet and try again (needed this once)."
    missing = re.search(r"No matching distribution found for (\S+)", text)
    if missing:
        have = ".".join(map(str, sys.version_info[:2]))
        return f"there is no ready-made {missing[1]} for Python {have} on this system; try another version of Python."
    errors = [line for line in output if line.startswith("ERROR")] or output[-1:] or ["pip gave no reason"]
    return f"installing failed: {errors[0]}"


# --- running ----------------------------------------------------------------------------------------------------


def child_environment() -> "dict[str, str]":
    """What the program runs with. Compiled sources go into `.venv`: nothing is written beside the program."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "PYTHONPYCACHEPREFIX": str(VENV / "pycache")}


def start(arguments: "list[str]") -> int:
    """Hand over to the environment's Python, in the caller's folder."""
    command = [str(PYTHON), *arguments]
    if os.name != "nt":
        sys.stdout.flush()
        os.execve(command[0], command, child_environment())
    try:
        return subprocess.call(command, env=child_environment())
    except KeyboardInterrupt:
        return 130


def test(words: "list[str]") -> int:
    """Lint, types and all tests; words go to pytest. Every step runs, the first failure gives the exit status."""
    steps = {
        "lint": ["ruff", "check", "."],
        "format": ["ruff", "format", "--check", "."],
        "types": ["mypy"],
        "tests": ["pytest", "-n", str(os.cpu_count() or 2), *words],
    }
    failed: list[str] = []
    for name, (module, *rest) in steps.items():
        say(f"== {name}")
        began = time.monotonic()
        status = subprocess.call([str(PYTHON), "-m", module, *rest], cwd=ROOT, env=child_environment())
        say(f"== {name}: {'failed' if status else 'good'} ({time.monotonic() - began:.1f} s)")
        if status:
            failed.append(name)
    say(f"run.py test: {', '.join(failed)} failed" if failed else "run.py test: all good")
    return 1 if failed else 0


def say(text: str) -> None:
    print(text, flush=True)


def progress(text: str) -> None:
    """One line that is written over on a terminal; in a log, a line for each step."""
    if not sys.stdout.isatty():
        if text:
            say(text)
        return
    width = shutil.get_terminal_size().columns - 1
    print("\r" + text[:width].ljust(width) + ("" if text else "\r"), end="", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

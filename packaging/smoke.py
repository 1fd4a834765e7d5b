"""The packaged program, tried as a player would: in an empty folder, with an empty environment, in a real window.

The program is asked to play by itself: `play --smoke-test` shows the title, opens the given map, watches an AI game to
its end in fast mode, writes a save, loads it back, and exits with 0, saying `smoke: STEP` after each step.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from facts import NAME, ROOT, VERSION
from PyInstaller.archive.readers import CArchiveReader

STEPS = ("title", "map", "saved", "finished", "loaded")
TITLE_WITHIN = {"folder": 2.0, "single file": 3.0}
GAME_WITHIN = 300.0


class SmokeError(Exception):
    """What did not work."""


def smoke_test(single: Path, in_folder: Path) -> None:
    """Try both builds; raises SmokeError with the first thing that does not work."""
    if shutil.which("Xvfb") is None:
        raise SmokeError("Xvfb is not installed, so there is no screen to try it on")
    compare_assets(in_folder.parent / "_internal" / "assets")
    compare_archive(single)
    with tempfile.TemporaryDirectory(prefix="smallworld-smoke-") as name, virtual_screen() as display:
        for build, program in (("folder", in_folder), ("single file", single)):
            place = Path(name) / build
            place.mkdir()
            if build == "folder":
                shutil.copytree(program.parent, place / "game", symlinks=True)
            else:
                (place / "game").mkdir()
                shutil.copy2(program, place / "game" / program.name)
            try_program(build, place / "game" / program.name, place, display)


def try_program(build: str, program: Path, place: Path, display: str) -> None:
    before = listing(program.parent)
    home = place / "home"
    home.mkdir()
    environment = {"HOME": str(home), "DISPLAY": display}
    own_map = place / "my own map.tmx"
    shutil.copyfile(ROOT / "assets" / "maps" / "two_players.tmx", own_map)

    def ask(*words: str) -> str:
        command = [str(program), *words]
        done = subprocess.run(
            command, env=environment, cwd=place, capture_output=True, text=True, timeout=60, check=False
        )
        if done.returncode:
            raise SmokeError(f"{build}: `{words[0]}` ended with status {done.returncode}: {done.stdout} {done.stderr}")
        return done.stdout.strip()

    if not ask("--version").startswith(f"{NAME} {VERSION}\n") or "run compiled" not in ask("--version"):
        raise SmokeError(f"{build}: --version says {ask('--version')!r}")
    ask("check-map", str(own_map), "--picture", str(place / "map.png"))
    seconds = play(build, program, own_map, place, environment)
    if listing(program.parent) != before:
        raise SmokeError(f"{build}: files were written beside the program: {listing(program.parent) - before}")
    saves = list(home.rglob("*.swgame"))
    if not saves:
        raise SmokeError(f"{build}: no save was written under {home}")
    print(f"  {build}: title after {seconds['title']:.2f} s, whole game after {seconds['finished']:.1f} s", flush=True)
    if seconds["title"] > TITLE_WITHIN[build]:
        raise SmokeError(f"{build}: the title took {seconds['title']:.2f} s, more than {TITLE_WITHIN[build]:.0f} s")


def play(build: str, program: Path, own_map: Path, place: Path, environment: dict[str, str]) -> dict[str, float]:
    """Let the program play by itself; when each step was done, in seconds from the start."""
    command = [str(program), "play", "--smoke-test", "--map", str(own_map), "--seats", "ai:easy,ai:easy"]
    log = place / "errors.txt"
    began = time.monotonic()
    seconds: dict[str, float] = {}
    with log.open("w") as errors:
        game = subprocess.Popen(command, env=environment, cwd=place, stdout=subprocess.PIPE, stderr=errors, text=True)
        patience = threading.Timer(GAME_WITHIN, game.kill)
        patience.start()
        assert game.stdout is not None
        for line in game.stdout:
            if line.startswith("smoke: "):
                seconds[line.split()[1]] = time.monotonic() - began
        status = game.wait()
        patience.cancel()
    missing = [step for step in STEPS if step not in seconds]
    if status or missing:
        said = log.read_text(errors="replace").strip()[-2000:]
        raise SmokeError(f"{build}: exit status {status}, steps not done: {', '.join(missing) or 'none'}\n{said}")
    return seconds


def compare_assets(packed: Path) -> None:
    missing = {file.relative_to(ROOT / "assets") for file in files(ROOT / "assets")} - {
        file.relative_to(packed) for file in files(packed)
    }
    if missing:
        raise SmokeError(f"not packed: {', '.join(sorted(map(str, missing)))}")


def compare_archive(single: Path) -> None:
    packed = {name.replace("\\", "/") for name in CArchiveReader(str(single)).toc}
    missing = {f"assets/{file.relative_to(ROOT / 'assets').as_posix()}" for file in files(ROOT / "assets")} - packed
    if missing:
        raise SmokeError(f"not in the single file: {', '.join(sorted(missing))}")


def files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def listing(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


@contextmanager
def virtual_screen() -> Iterator[str]:
    """An X server of our own; gives its display."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x900x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise SmokeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()

"""Crash care: what an unexpected error leaves behind, and what the player is told.

`guard` runs the program. When it breaks, the game in progress is brought to disk, a log with version and system is
written, and the crash window (or, failing that, the terminal) says what happened and where the log lies.
"""

from __future__ import annotations

import faulthandler
import os
import platform
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TextIO

from smallworld_desktop import __version__, paths
from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.rules.messages import Message

EXIT_STATUS = 70  # "internal software error" in sysexits.h
LOGS_KEPT = 20


@dataclass(frozen=True, slots=True)
class CrashReport:
    """What the crash window shows. `log` is None when even that could not be written."""

    error: str
    details: str
    folder: Path
    log: Path | None

    def messages(self) -> list[Message]:
        """What happened, that the game is safe, and where to read more."""
        log = Message("crash.log", {"path": str(self.log)}) if self.log else Message("crash.no_log")
        return [Message("crash.happened", {"error": self.error}), Message("crash.game_kept"), log]


def guard(
    run: Callable[[], int],
    show: Callable[[CrashReport], None] | None = None,
    rescue: Callable[[], None] | None = None,
) -> int:
    """Run the program; returns its exit status. After an unexpected error, `rescue` saves what it can, `show` tells."""
    threading.excepthook = _thread_broke
    try:
        return run()
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        problems = [error]
        if rescue is not None:
            _attempt(rescue, problems)
        report = write_report(*problems)
        if show is None or not _attempt(lambda: show(report), problems):
            tell(report, sys.stderr)
        return EXIT_STATUS


def write_report(*errors: BaseException, now: Callable[[], datetime] = datetime.now) -> CrashReport:
    """Write a log of the errors, the first being the cause. Never raises: a full disk must not hide the error."""
    details = "\n".join("".join(traceback.format_exception(error)) for error in errors)
    first = errors[0]
    summary = f"{type(first).__name__}: {first}".rstrip(": ")[:300]
    folder = paths.log_dir()
    log = folder / f"crash-{now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        log.write_text(f"{system_facts()}\n\n{details}", encoding="utf-8")
        _forget_old_logs(folder)
    except OSError:
        return CrashReport(summary, details, folder, None)
    return CrashReport(summary, details, folder, log)


def tell(report: CrashReport, stream: TextIO) -> None:
    """Say it on a terminal, for when there is no window to say it in."""
    translator = Translator(from_system())
    print(report.details, file=stream)
    for message in report.messages():
        print(translator.message(message), file=stream)


def system_facts() -> str:
    """Version and system, one fact per line."""
    pygame = sys.modules.get("pygame")
    facts = {
        "version": __version__,
        "packaged": bool(getattr(sys, "frozen", False)),
        "system": platform.platform(),
        "machine": platform.machine(),
        "python": platform.python_version(),
        "pygame": pygame.version.ver if pygame else "not loaded",
        "SDL": ".".join(map(str, pygame.get_sdl_version())) if pygame else "not loaded",
        "video": os.environ.get("SDL_VIDEODRIVER") or os.environ.get("XDG_SESSION_TYPE") or "default",
        "words": " ".join(sys.argv[1:]),
    }
    return "\n".join(f"{name}: {value}" for name, value in facts.items())


def log_hard_crashes() -> None:
    """Let a crash inside a C library leave a trace in the log folder, too. No folder, no trace."""
    try:
        paths.log_dir().mkdir(parents=True, exist_ok=True)
        faulthandler.enable((paths.log_dir() / "hard-crash.txt").open("a", encoding="utf-8"))
    except OSError:
        faulthandler.enable()


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's file manager; False if there is none."""
    if sys.platform == "win32":
        os.startfile(folder)
        return True
    opener = "open" if sys.platform == "darwin" else "xdg-open"
    try:
        subprocess.Popen([opener, str(folder)], env=outside_environment(), start_new_session=True)
    except OSError:
        return False
    return True


def outside_environment() -> dict[str, str]:
    """The environment for other programs: without the library path of the packaged game, which would break them."""
    outside = dict(os.environ)
    if getattr(sys, "frozen", False):
        original = outside.pop("LD_LIBRARY_PATH_ORIG", None)
        outside.pop("LD_LIBRARY_PATH", None)
        if original:
            outside["LD_LIBRARY_PATH"] = original
    return outside


def _attempt(step: Callable[[], None], problems: list[Exception]) -> bool:
    """Whether the step worked; what went wrong joins the problems."""
    try:
        step()
    except Exception as error:  # the first error must be told, whatever else breaks
        problems.append(error)
        traceback.print_exception(error)
        return False
    return True


def _thread_broke(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
        write_report(args.exc_value)
        traceback.print_exception(args.exc_value)


def _forget_old_logs(folder: Path) -> None:
    for old in sorted(folder.glob("crash-*.txt"))[:-LOGS_KEPT]:
        old.unlink(missing_ok=True)

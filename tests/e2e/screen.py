"""A screen of one's own with a mouse: Xvfb and xdotool."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

TOOLS = ("Xvfb", "xdotool", "import")
PATIENCE = 120.0


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Screen:
    """An X display, and a hand on its mouse and keyboard."""

    def __init__(self, display: str, folder: Path) -> None:
        self.environment = {**os.environ, "DISPLAY": display}
        self._folder = folder
        self.environment.pop("SDL_VIDEODRIVER", None)

    def click(self, pos: tuple[int, int]) -> None:
        self._xdotool("mousemove", *map(str, pos))
        time.sleep(0.05)
        self._xdotool("click", "1")

    def key(self, name: str) -> None:
        self._xdotool("key", name)

    def picture(self) -> bytes:
        file = self._folder / "screen.rgb"
        command = ["import", "-silent", "-window", "root", "-depth", "8", f"rgb:{file}"]
        subprocess.run(command, env=self.environment, check=True, timeout=PATIENCE)
        return file.read_bytes()

    def wait_until_still(self) -> None:
        """Something is on the screen, and it does not move."""
        wait_for(self._stands, "the screen never came to rest")

    def _stands(self) -> bool:
        first = self.picture()
        time.sleep(0.25)
        return any(first) and self.picture() == first

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.environment, check=True, timeout=PATIENCE, capture_output=True)


def wait_for(is_so: Callable[[], bool], otherwise: str) -> None:
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() - began < PATIENCE, otherwise
        time.sleep(0.05)


@contextmanager
def virtual_screen(size: tuple[int, int], folder: Path) -> Iterator[Screen]:
    """A display that nobody else has."""
    read, write = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(write),
        "-screen",
        "0",
        f"{size[0]}x{size[1]}x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not start"
        yield Screen(f":{number}", folder)
    finally:
        server.terminate()
        server.wait()

"""`smallworld-desktop bench --boards`: how long boards take to read and paint, and what the living chart costs."""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time

from smallworld_desktop import paths
from smallworld_desktop.developers.bench_render import SIZE, idle_share
from smallworld_desktop.developers.headless import borrowed_home, headless
from smallworld_desktop.developers.staging import played
from smallworld_desktop.maps.library import SHIPPED_ORDER
from smallworld_desktop.maps.loader import read_map
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY

LARGE = "five_players"
"""The board with 48 regions."""
SCALES = {1: 2.0, 2: 6.0}
"""Painted scales, and how many seconds each may take."""
TIMES = 9
PAINT = """
import resource, sys, time
from smallworld_desktop import paths
from smallworld_desktop.maps.loader import read_map
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY
from smallworld_desktop.render.painter import paint
read = read_map(paths.assets() / "maps" / sys.argv[1], BASE_VOCABULARY)
began = time.perf_counter()
paint(read.board, read.geometry, {}, float(sys.argv[2]))
print(time.perf_counter() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def run(args: argparse.Namespace) -> int:
    """Prints each figure beside its bar. 0 whatever they are: speed is measured, not asserted."""
    for name in SHIPPED_ORDER:
        print(f"{f'reading and checking {name} (bar 150 ms)':<58}{reading(name) * 1000:>8.0f} ms", flush=True)
    for scale, bar in SCALES.items():
        seconds, megabytes = painting(scale)
        title = f"painting 48 regions at {scale}x (bar {bar:.0f} s, 400 MB)"
        print(f"{title:<58}{seconds:>8.2f} s {megabytes:>6.0f} MB", flush=True)
    print(f"{'the living chart, share of a core (bar 4 %)':<58}{living(max(5.0, args.seconds)):>8.2f} %")
    return 0


def reading(name: str) -> float:
    """The median of some readings of a shipped board, in processor time."""
    found = []
    for _ in range(TIMES):
        began = time.process_time()
        read_map(paths.assets() / "maps" / f"{name}.tmx", BASE_VOCABULARY)
        found.append(time.process_time() - began)
    return statistics.median(found)


def painting(scale: int) -> tuple[float, float]:
    """Seconds on the clock (two cores paint) and megabytes for the large board, in a process of its own."""
    command = [sys.executable, "-c", PAINT, f"{LARGE}.tmx", str(scale)]
    words = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return float(words[-2]), float(words[-1])


def living(seconds: float) -> float:
    """Percent of a core that a table takes while nobody does anything and the chart lives."""
    with borrowed_home(), headless(SIZE, painted=True) as driver:
        driver.services.change_settings(helper=False)
        driver.services.is_alive = True
        driver.show(driver.services.screens.table(played(60, 5)))
        driver.wait_for_painting()
        driver.frames(30)
        return idle_share(driver, seconds)

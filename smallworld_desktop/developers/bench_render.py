"""`smallworld-desktop bench --render`: how fast the table is drawn, how idle the program is, how soon the title shows.

The table is as full as it gets: 48 regions, 120 tokens, half of the regions lit with their cost, five players, six
combos, the open explanation of a region; some sixty texts in all. The flip to the screen is not counted.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.headless import HOME, borrowed_home, headless
from smallworld_desktop.developers.staging import played
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.scenes.board.state import RegionShow
from smallworld_desktop.scenes.board.tableau import Tableau, Troop
from smallworld_desktop.session.session import Session

SIZE = (1600, 900)
PLAYERS = 5
TOKENS = 120
WARM = 100
"""So many frames go by until all is there that is kept between frames."""
LEAST = 40
"""So many are measured at least, however slow the machine is."""
STARTS = 5
"""So many starts of the program; the best counts, as the machine may be busy."""
TO_TITLE = """
from smallworld_desktop.app import App
app = App()
app.services.stack.push(app.services.screens.title())
while not app.frames:
    app.frame()
print("title", flush=True)
"""


def run(args: argparse.Namespace) -> int:
    """Prints each figure beside its bar. 0 whatever they are: speed is measured, not asserted."""
    with borrowed_home(), headless(SIZE, painted=True) as driver:
        driver.services.change_settings(helper=False)
        session = played(1, PLAYERS)
        driver.show(driver.services.screens.table(session))
        driver.wait_for_painting()
        crowd(driver, session)
        print(f"{'drawing the table at 1600x900':<42}{'median':>10}{'95 %':>10}")
        report("a hover moves over the board (bar 4 ms)", measure(driver, args.seconds, over_regions(driver)))
        report("the pointer moves, the board does not", measure(driver, args.seconds, over_combos(driver)))
        report("the board is dragged, zoomed in", measure(driver, args.seconds, dragged(driver)))
        share = idle_share(driver, max(3.0, args.seconds))
        print(f"{'idle, share of a core (bar 3 %)':<42}{share:>8.2f} %")
    print(f"{'start to title (bar 1.5 s)':<42}{title_seconds():>8.2f} s")
    return 0


def report(name: str, seconds: list[float]) -> None:
    cuts = statistics.quantiles(seconds, n=20)
    print(f"{name:<42}{statistics.median(seconds) * 1000:>7.2f} ms{cuts[-1] * 1000:>7.2f} ms", flush=True)


def crowd(driver: Driver, session: Session) -> None:
    """A full board: 120 tokens on all land, every second region lit with its cost."""
    board = driver.table.panels.board
    rules = session.game.rules
    land = [region.index for region in rules.board.regions if not region.terrain.water]
    tableau = Tableau.of(session.game.position)
    share, rest = divmod(TOKENS, len(land))
    for order, region in enumerate(land):
        seat = order % PLAYERS
        tableau.troops[region] = Troop(seat, rules.races[seat].id, seat, share + (order < rest), order % 5 == 4)
    shows = {region: RegionShow(Mark.TARGET, 3) for region in land[::2]}
    board.show(replace(board.state, tableau=tableau, shows=shows))
    driver.frame()


def measure(driver: Driver, seconds: float, next_look: Callable[[int], None]) -> list[float]:
    """Processor time of frames, each with something changed: other programs on the machine don't count."""
    found: list[float] = []
    stack, surface = driver.services.stack, driver.surface
    began = time.perf_counter()
    count = 0
    while time.perf_counter() - began < seconds or len(found) < LEAST:
        next_look(count)
        stack.invalidate()
        start = time.thread_time()
        stack.draw(surface)
        if count >= WARM:
            found.append(time.thread_time() - start)
        count += 1
    return found


def over_regions(driver: Driver) -> Callable[[int], None]:
    board = driver.table.panels.board
    spots = [(round(x), round(y)) for x, y in map(board.anchor, range(board.board.size))]

    def look(count: int) -> None:
        driver.draw_every = 1_000_000
        driver.move(spots[count % len(spots)])
        driver.frame(0.5)

    return look


def over_combos(driver: Driver) -> Callable[[int], None]:
    rows = driver.table.panels.column.rows
    return lambda count: driver.move(rows[count % len(rows)].rect.center)


def dragged(driver: Driver) -> Callable[[int], None]:
    camera = driver.table.panels.board.view.camera
    camera.zoom_at(driver.table.panels.board.rect.center, 1.6)
    return lambda count: camera.pan(9 if count % 20 < 10 else -9, 5 if count % 14 < 7 else -5)


def idle_share(driver: Driver, seconds: float) -> float:
    """Percent of a core that the real loop takes while nothing moves."""
    driver.draw_every = 1
    driver.settle()
    began, used = time.monotonic(), time.process_time()
    while time.monotonic() - began < seconds:
        driver.clock.now = time.monotonic()
        driver.program.frame()
    return (time.process_time() - used) / (time.monotonic() - began) * 100


def title_seconds() -> float:
    """From the start of a new process to the first frame of the title, warm, the best of some."""
    with tempfile.TemporaryDirectory(prefix="smallworld-bench-") as home:
        environment = {**os.environ, HOME: home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        return min(_start(environment) for _ in range(STARTS))


def _start(environment: dict[str, str]) -> float:
    began = time.monotonic()
    game = subprocess.Popen([sys.executable, "-c", TO_TITLE], env=environment, stdout=subprocess.PIPE)
    assert game.stdout is not None
    game.stdout.readline()
    taken = time.monotonic() - began
    game.kill()
    game.communicate()
    return taken

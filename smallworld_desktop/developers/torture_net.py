"""`torture-net`: whole games at a served table while lines are cut and processes killed, then rubbish in plenty.

Server and clients are real processes on loopback. After every game the final positions of both clients and of the
table's files must be equal. Ends with 1 if anything was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.developers.net_proxy import HERE, Proxy
from smallworld_desktop.developers.net_rubbish import send_rubbish
from smallworld_desktop.developers.staging import board_of, content_of
from smallworld_desktop.net.messages import Json, write
from smallworld_desktop.net.ordering import Order
from smallworld_desktop.net.seating import new_proof
from smallworld_desktop.net.tables import Tables
from smallworld_desktop.net.tickets import KeptTable
from smallworld_desktop.net.visit import Visit
from smallworld_desktop.rules.document import position_document
from smallworld_desktop.rules.position import Position
from smallworld_desktop.session.session import HUMAN, Seat
from smallworld_desktop.session.starting import Deal, start_session

SEATS = 2
STUCK = 240.0
"""A game in which nothing has passed for so many seconds has stopped."""
PACE = 0.1
PIECES = (150, 500)
"""So many pieces of messages pass between two blows: a slow machine gets on too."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cuts", type=int, default=500, metavar="N", help="lines to cut (default 500)")
    parser.add_argument("--server-kills", type=int, default=50, metavar="N", help="kills of the server (default 50)")
    parser.add_argument("--client-kills", type=int, default=50, metavar="N", help="kills of clients (default 50)")
    parser.add_argument("--messages", type=int, default=100_000, metavar="N", help="hostile messages (default 100000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed, the same blows (default 1)")


def run(args: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="smallworld-torture-") as folder:
        torture = NetTorture(Path(folder), args.seed)
        with torture.server:
            began = time.monotonic()
            torture.play(args.cuts, args.server_kills, args.client_kills)
            print(
                f"{torture.games} games, {torture.proxy.cuts} cuts, {torture.server.kills} kills of the server, "
                f"{torture.client_kills} of clients in {time.monotonic() - began:.0f} s: "
                f"{len(torture.differences)} differences",
                flush=True,
            )
            bad = list(torture.differences)
            if args.messages:
                bad += rubbish(torture.server, args.messages, args.seed)
        bad += [line for line in torture.server.said() if "Traceback" in line]
    for line in bad:
        print(line, file=sys.stderr)
    return 1 if bad else 0


def rubbish(server: ServerProcess, count: int, seed: int) -> list[str]:
    """Sends hostile messages; says how the server's memory grew, and what went wrong."""
    code, _ = server.order()
    before, began = server.memory_kb(), time.monotonic()
    asyncio.run(send_rubbish(server.port, code, count, seed))
    grown = server.memory_kb() - before
    print(
        f"{count} hostile messages in {time.monotonic() - began:.0f} s: memory {before} KB, then {grown:+} KB",
        flush=True,
    )
    code, _ = server.order()  # it still answers
    return [f"the server's memory grew by {grown} KB"] if grown > before else []


class ServerProcess:
    """`serve` in a process of its own, always on the same port and folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "tables"
        self.kills = 0
        self.port = 0
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> ServerProcess:
        self._start()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(20)

    def _start(self) -> None:
        words = ["serve", "--host", HERE, "--port", str(self.port), "--folder", str(self.folder)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "smallworld_desktop", *words], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if f"ws://{HERE}:" in line:
                self.port = int(line.split(f"ws://{HERE}:")[1].split(".")[0])
                return
        raise RuntimeError(f"the server did not start: {self._log.read_text()}")

    def kill(self) -> None:
        """Gone in the middle of whatever it does, and there again."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self.kills += 1
        self._start()

    def order(self) -> tuple[str, str]:
        """A new table: its code and the host's secret."""
        seats = [Seat(f"P{number + 1}", number, HUMAN) for number in range(SEATS)]
        session = start_session(board_of("two_players"), content_of(("base",)), seats, Deal(1))
        order = Order(f"ws://{HERE}:{self.port}", session)
        while order.opened is None:
            assert order.trouble is None, order.trouble
            time.sleep(0.01)
        return order.opened

    def memory_kb(self) -> int:
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def said(self) -> list[str]:
        return self._log.read_text().splitlines()


class ClientProcess:
    """Somebody at a seat who plays at random; killed, they come back with the same secret."""

    def __init__(self, port: int, code: str, seat: int, host_proof: str) -> None:
        self._words = (port, code, seat, new_proof(), host_proof)
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(target=play_seat, args=(*self._words, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def kill(self) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.join()
        self._start()

    def end(self) -> Json | None:
        """The final position, once it has been seen."""
        if not self._pipe.poll():
            return None
        final: Json = self._pipe.recv()
        self._process.join(20)
        return final


def play_seat(port: int, code: str, seat: int, proof: str, host_proof: str, pipe: Connection) -> None:
    """Sit down, begin if both sit and one is the host, play, and tell the final position."""
    kept = KeptTable(code, f"ws://{HERE}:{port}", host_proof=host_proof, proofs={seat: proof})
    visit, player = Visit(kept, kept.address), RandomPlayer(random.Random())
    asked = 0.0
    while visit.session is None or not visit.session.game.position.is_over:
        visit.attend()
        if time.monotonic() - asked > 0.5 and visit.session is None:
            asked = time.monotonic()
            visit.send(write("take", seat=seat, name=f"P{seat + 1}", proof=proof))
            kept.proofs[seat] = proof
            if host_proof and visit.chairs and all(chair.taken for chair in visit.chairs):
                visit.begin()
        session = visit.session
        while session is not None and session.has_news:
            session.take_news()
        if session is not None and session.is_for_human:
            session.play(player.choose(session.game.position, session.game.legal()))
        time.sleep(0.002)
    pipe.send(comparable(visit.session.game.position))
    visit.close()


def comparable(position: Position) -> Json:
    """What everybody knows at the end: all but the order of the piles."""
    made: Json = json.loads(json.dumps(position_document(position)))
    return {**made, "race_pile": [], "power_pile": [], "hidden_places": []}


class NetTorture:
    """Games under blows, one after the other, until there were enough."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._rng = random.Random(seed)
        self.server = ServerProcess(folder)
        self.client_kills = 0
        self.games = 0
        self.differences: list[str] = []
        self.proxy: Proxy

    def play(self, cuts: int, server_kills: int, client_kills: int) -> None:
        self.proxy = Proxy(self.server.port, self._rng.getrandbits(32), shortest=500, longest=1500)
        with contextlib.closing(self.proxy):
            while self._is_wanting(cuts, server_kills, client_kills):
                self._game(cuts, server_kills, client_kills)

    def _is_wanting(self, cuts: int, server_kills: int, client_kills: int) -> bool:
        kills = self.server.kills < server_kills or self.client_kills < client_kills
        return self.proxy.cuts < cuts or kills

    def _game(self, cuts: int, server_kills: int, client_kills: int) -> None:
        """One game, with blows as long as they are wanted; then all sides are compared."""
        code, proof = self.server.order()
        clients = [ClientProcess(self.proxy.port, code, seat, "" if seat else proof) for seat in range(SEATS)]
        ends: dict[int, Any] = {}
        for is_due in self._moments():
            ends |= {n: end for n, client in enumerate(clients) if n not in ends and (end := client.end()) is not None}
            if len(ends) == SEATS:
                break
            self.proxy.is_calm = self.proxy.cuts >= cuts
            if is_due and not ends:
                self._strike(clients, cuts, server_kills, client_kills)
        self.games += 1
        self._compare(code, list(ends.values()))

    def _moments(self) -> Iterator[bool]:
        """Moments of a game, and whether a blow is due. Raises RuntimeError if nothing gets on any more."""
        seen, since = self.proxy.passed, time.monotonic()
        due = seen + self._rng.randint(*PIECES)
        while True:
            time.sleep(PACE)
            if self.proxy.passed != seen:
                seen, since = self.proxy.passed, time.monotonic()
            if time.monotonic() - since > STUCK:
                raise RuntimeError("the game has stopped")
            is_due = seen >= due
            due = seen + self._rng.randint(*PIECES) if is_due else due
            yield is_due

    def _strike(self, clients: list[ClientProcess], cuts: int, server_kills: int, client_kills: int) -> None:
        blow = self._rng.choice(("server", "client", "line", "line"))
        if blow == "server" and self.server.kills < server_kills:
            self.server.kill()
        elif blow == "client" and self.client_kills < client_kills:
            self.client_kills += 1
            self._rng.choice(clients).kill()
        elif self.proxy.cuts < cuts:
            self.proxy.cut()

    def _compare(self, code: str, ends: list[Json]) -> None:
        tables = Tables(self.server.folder)
        damaged = tables.restore(only=code)
        kept = comparable(tables.by_code[code].session.game.position) if not damaged else {}
        tables.close_all()
        if any(end != kept for end in ends):
            self.differences.append(f"table {code}: the final positions differ")

"""`bench --tables N`: a server with N tables of four computers from elsewhere, and how soon it answers them.

The server runs in a process of its own, as `serve` does, with its journal on disk; all clients run in this one. Each
client answers after a pause, as people do. An answer is measured from the sent action to the state that shows it done.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import resource
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.developers.staging import board_of, content_of
from smallworld_desktop.net.messages import LONGEST_ANSWER, VERSION, write
from smallworld_desktop.net.seating import new_proof
from smallworld_desktop.net.server import TableServer
from smallworld_desktop.net.tables import Tables
from smallworld_desktop.rules.document import action_document, read_position
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.session.keeping import session_document
from smallworld_desktop.session.session import HUMAN, Seat, Session
from smallworld_desktop.session.starting import Deal, start_session

HERE = "127.0.0.1"
SEATS = 4
PAUSE = 2.0
"""Seconds that a client thinks about an action, half of it more or less."""
SHORTEST = 20.0
AT_ONCE = 40
"""So many lines are made at the same time."""
STARTING = 240.0
FILES = 16_384


def run(args: argparse.Namespace) -> int:
    figures = asyncio.run(measure(args.tables, max(args.seconds, SHORTEST), args.pause))
    print(json.dumps(figures) if args.json else "\n".join(lines_of(figures)))
    return 0


def lines_of(figures: dict[str, Any]) -> list[str]:
    """The figures for people."""
    return [
        f"{'tables':<24}{figures['tables']:>8} of {SEATS} clients",
        f"{'actions':<24}{figures['actions']:>8} ({figures['actions_per_second']:.0f} a second)",
        f"{'answer, median':<24}{figures['median_ms']:>8.1f} ms",
        f"{'answer, 95th of 100':<24}{figures['p95_ms']:>8.1f} ms",
        f"{'answer, 99th of 100':<24}{figures['p99_ms']:>8.1f} ms",
        f"{'server, processor':<24}{figures['server_share'] * 100:>8.0f} %",
        f"{'memory for a table':<24}{figures['table_kb']:>8.0f} KB (with its lines)",
    ]


def new_session(seed: int = 1) -> Session:
    """Four people on the board for four."""
    seats = [Seat(f"P{number + 1}", number, HUMAN) for number in range(SEATS)]
    return start_session(board_of("four_players"), content_of(("base",)), seats, Deal(seed))


# -- the server ------------------------------------------------------------------------------------------------------


def serve(folder: Path, count: int, pipe: Connection) -> None:
    """Opens the tables, tells their codes, and answers what is asked of it until the pipe is closed."""
    raise_limit()
    asyncio.run(_serve(folder, count, pipe))


async def _serve(folder: Path, count: int, pipe: Connection) -> None:
    tables = Tables(folder)
    document = json.loads(json.dumps(session_document(new_session())))
    before = memory_kb()
    opened = [tables.open_from(document) for _ in range(count)]
    server = TableServer(tables, count)
    port = await server.start(HERE, 0)
    pipe.send((port, [(table.code, table.host_proof) for table in opened]))
    while await asyncio.to_thread(_asked, pipe):
        pipe.send((time.process_time(), memory_kb() - before))
    await server.close()


def _asked(pipe: Connection) -> bool:
    try:
        return bool(pipe.recv())
    except EOFError:
        return False


def memory_kb() -> int:
    """What this process has in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() // 1024


def raise_limit() -> None:
    """Every line is an open file."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


# -- the clients -----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Answers:
    """What all clients have seen."""

    answers: list[float] = field(default_factory=list)
    begun: int = 0
    is_counting: bool = False


class Client:
    """A computer at one seat: answers at random after a pause. The first of a table begins its game."""

    def __init__(self, code: str, seat: int, host_proof: str, rules: Ruleset, pause: float, tally: Answers) -> None:
        self._code, self._seat, self._host_proof = code, seat, host_proof
        self._rules, self._pause, self._tally = rules, pause, tally
        self._proof = new_proof()
        self._rng = random.Random(f"{code}{seat}")
        self._player = RandomPlayer(self._rng)
        self._sent_at = 0.0
        self._has_begun = False

    async def stay(self, address: str, gate: asyncio.Semaphore) -> None:
        async with gate:
            line = await connect(address, max_size=LONGEST_ANSWER, compression=None, ping_interval=None)
            await line.send(write("hello", version=VERSION, program="bench", code=self._code, proofs=[], seen=0))
            await line.recv()
            await line.send(write("take", seat=self._seat, name=f"P{self._seat}", proof=self._proof))
        async with line:
            async for words in line:
                await self._hear(line, json.loads(words))

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if message["kind"] == "seats" and self._seat == 0 and not self._has_begun:
            if all(seat["taken"] for seat in message["seats"]):
                self._has_begun = True
                self._tally.begun += 1
                await line.send(write("begin", proof=self._host_proof))
        elif message["kind"] == "state":
            if self._sent_at and self._tally.is_counting:
                self._tally.answers.append(time.perf_counter() - self._sent_at)
            self._sent_at = 0.0
            if message["turn"] == self._seat and not message["over"]:
                await self._answer(line, message)

    async def _answer(self, line: ClientConnection, message: dict[str, Any]) -> None:
        await asyncio.sleep(self._pause * self._rng.uniform(0.5, 1.5))
        position = read_position(message["position"], self._rules)
        action = self._player.choose(position, legal_actions(position))
        words = write("act", proof=self._proof, at=message["at"], action=action_document(action))
        self._sent_at = time.perf_counter()
        await line.send(words)


async def measure(tables: int, seconds: float, pause: float = PAUSE) -> dict[str, Any]:
    """Play at so many tables for some seconds, once all have begun."""
    raise_limit()
    ours, theirs = multiprocessing.Pipe()
    with tempfile.TemporaryDirectory(prefix="smallworld-bench-") as folder:
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=serve, args=(Path(folder), tables, theirs), daemon=True)
        process.start()
        theirs.close()
        try:
            return await _measure(ours, tables, seconds, pause)
        finally:
            ours.close()
            await asyncio.to_thread(process.join, 20)
            process.kill()


async def _measure(pipe: Connection, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    port, codes = await asyncio.to_thread(pipe.recv)
    rules, tally, gate = new_session().game.rules, Answers(), asyncio.Semaphore(AT_ONCE)
    clients = [Client(code, seat, proof, rules, pause, tally) for code, proof in codes for seat in range(SEATS)]
    staying = [asyncio.create_task(client.stay(f"ws://{HERE}:{port}", gate)) for client in clients]
    try:
        async with asyncio.timeout(STARTING):
            while tally.begun < tables:
                await asyncio.sleep(0.1)
        await asyncio.sleep(2 * pause)
        spent_before, _ = await _ask(pipe)
        tally.is_counting, began = True, time.perf_counter()
        await asyncio.sleep(seconds)
        tally.is_counting, took = False, time.perf_counter() - began
        spent_after, memory = await _ask(pipe)
    finally:
        for task in staying:
            task.cancel()
        with contextlib.suppress(Exception):
            await asyncio.gather(*staying, return_exceptions=True)
    cuts = statistics.quantiles(tally.answers, n=100)
    return {
        "tables": tables,
        "actions": len(tally.answers),
        "actions_per_second": len(tally.answers) / took,
        "median_ms": cuts[49] * 1000,
        "p95_ms": cuts[94] * 1000,
        "p99_ms": cuts[98] * 1000,
        "server_share": (spent_after - spent_before) / took,
        "table_kb": memory / tables,
    }


async def _ask(pipe: Connection) -> tuple[float, int]:
    pipe.send(True)
    answer: tuple[float, int] = await asyncio.to_thread(pipe.recv)
    return answer

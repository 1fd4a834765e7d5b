"""`serve` and `join` as people run them: two processes, a code, a whole game."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120


def program(home: Path, *words: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SMALLWORLD_HOME": str(home), "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "smallworld_desktop", *words]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@contextmanager
def server(home: Path, *words: str) -> Iterator[tuple[list[str], subprocess.Popen[str]]]:
    """A server that listens, and what it has said so far."""
    running = program(home, "serve", "--host", "127.0.0.1", "--port", "0", *words)
    assert running.stdout is not None
    said = []
    try:
        while not said or "served at" not in said[-1]:
            line = running.stdout.readline()
            assert line, running.stderr.read() if running.stderr is not None else ""
            said.append(line)
        yield said, running
    finally:
        running.send_signal(signal.SIGTERM)
        running.wait(PATIENCE)


def found(pattern: str, said: list[str]) -> str:
    match = re.search(pattern, "".join(said))
    assert match is not None, said
    return match[1]


def test_two_computers_from_elsewhere_play_at_a_served_table(tmp_path: Path) -> None:
    with server(tmp_path, "--seats", "human:Ann,human:Bob", "--open-coins") as (said, running):
        address, code = found(r"at (ws://\S+)\. ", said), found(r"Table (\w+):", said)
        guests = [program(tmp_path, "join", address, code, "--seat", str(n), "--ai", "random") for n in (1, 2)]
        begin(address, code, found(r"secret is (\S+)\.", said))
        outcomes = [guest.communicate(timeout=PATIENCE) for guest in guests]
        assert all("The game is over" in out for out, _ in outcomes), outcomes
    assert running.returncode == 0


def begin(address: str, code: str, proof: str) -> None:
    """The host begins once both sit."""
    from serving import wait_for

    from smallworld_desktop.net.client import TableLine, Ticket
    from smallworld_desktop.net.messages import write

    line = TableLine(Ticket(address, code, proofs=[proof]))
    taken: list[bool] = []

    def all_sit() -> bool:
        for message in line.take():
            if message["kind"] == "seats":
                taken[:] = [seat["taken"] for seat in message["seats"]]
        return bool(taken) and all(taken)

    wait_for(all_sit)
    line.send(write("begin", proof=proof))
    wait_for(lambda: any(message["kind"] == "state" for message in line.take()))
    line.close()


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with server(tmp_path) as (said, _):
        port = found(r":(\d+)\. ", said)
        second = program(tmp_path / "other", "serve", "--host", "127.0.0.1", "--port", port)
        out, problem = second.communicate(timeout=PATIENCE)
        assert second.returncode == 2 and f"Port {port} can’t be had" in problem and "Traceback" not in out + problem


@pytest.mark.parametrize("words", [["--ai", "genius"], []])
def test_joining_what_is_not_there_is_told_in_a_sentence(tmp_path: Path, words: list[str]) -> None:
    with server(tmp_path) as (said, _):
        guest = program(tmp_path, "join", found(r"at (ws://\S+)\. ", said), "NOBODY", *words)
        _, problem = guest.communicate(timeout=PATIENCE)
        assert guest.returncode != 0 and problem and "Traceback" not in problem


def test_the_network_is_not_loaded_before_it_is_wanted() -> None:
    words = "import smallworld_desktop.app, sys; print({'websockets', 'zeroconf', 'asyncio'} & set(sys.modules))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy"}
    said = subprocess.run([sys.executable, "-c", words], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] == "set()"

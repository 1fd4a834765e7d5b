"""The worker: answers come, deaths are survived, and the caller never waits."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from worker_jobs import double, length, obey

from smallworld_desktop.worker import Done, Failed, Progress, Worker

Q = TypeVar("Q")
S = TypeVar("S")
R = TypeVar("R")
DEADLINE = 30.0


def wait(worker: Worker[Q, S, R], count: int = 1) -> list[Progress[S] | Done[R] | Failed]:
    """Poll like a main loop until `count` requests are answered."""
    events: list[Progress[S] | Done[R] | Failed] = []
    end = time.monotonic() + DEADLINE
    while sum(not isinstance(event, Progress) for event in events) < count:
        assert time.monotonic() < end, f"no answer; so far {events}"
        events += worker.poll()
        time.sleep(0.005)
    return events


def wait_for_pid(worker: Worker[str, str, str]) -> int:
    """The process of a request that reports it and then sleeps."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        for event in worker.poll():
            assert isinstance(event, Progress)
            return int(event.value)
        time.sleep(0.005)
    raise AssertionError("no report")


def is_running(pid: int) -> bool:
    if os.name == "nt":
        listed = subprocess.run(["tasklist", "/NH", "/FI", f"PID eq {pid}"], capture_output=True, text=True, check=True)
        return str(pid) in listed.stdout
    if Path("/proc/self/stat").exists():
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return False
        return state != "Z"
    listed = subprocess.run(["ps", "-o", "state=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return listed.stdout.strip()[:1] not in ("", "Z")


def wait_until_gone(pid: int) -> None:
    end = time.monotonic() + DEADLINE
    while is_running(pid):
        assert time.monotonic() < end, f"process {pid} is still there"
        time.sleep(0.01)


@pytest.fixture
def obeying() -> Iterator[Worker[str, str, str]]:
    with Worker(obey, name="obeying") as worker:
        yield worker


def test_nothing_starts_before_the_first_request() -> None:
    with Worker(double, name="idle") as worker:
        assert worker.poll() == [] and not worker.busy
        assert worker._thread is None and worker._process is None


def test_progress_and_results_come_in_order() -> None:
    with Worker(double, name="doubling") as worker:
        tickets = [worker.submit(number) for number in (1, 2, 3)]
        assert worker.busy
        events = wait(worker, 3)
        assert events == [
            event
            for ticket, number in zip(tickets, (1, 2, 3), strict=True)
            for event in (Progress(ticket, f"doubling {number}"), Done(ticket, number * 2))
        ]
        assert not worker.busy


def test_one_process_serves_many_requests(obeying: Worker[str, str, str]) -> None:
    obeying.submit("pid")
    obeying.submit("pid")
    first, second = wait(obeying, 2)
    assert isinstance(first, Done) and isinstance(second, Done)
    assert first.value == second.value != str(os.getpid())


def test_an_exception_comes_back_as_a_traceback_and_the_process_goes_on(obeying: Worker[str, str, str]) -> None:
    obeying.submit("raise oh dear")
    (event,) = wait(obeying)
    assert isinstance(event, Failed) and not event.died
    assert event.details.rstrip().endswith("ValueError: oh dear")
    obeying.submit("pid")
    assert isinstance(wait(obeying)[0], Done)


def test_a_process_that_dies_is_started_again_with_its_request(obeying: Worker[str, str, str], tmp_path: Path) -> None:
    obeying.submit(f"die-once {tmp_path / 'died'}")
    (event,) = wait(obeying)
    assert isinstance(event, Done) and (tmp_path / "died").exists()


def test_a_request_that_always_kills_its_process_fails_and_the_next_one_works(obeying: Worker[str, str, str]) -> None:
    obeying.submit("die")
    obeying.submit("pid")
    failed, done = wait(obeying, 2)
    assert isinstance(failed, Failed) and failed.died and "exit code 7" in failed.details
    assert isinstance(done, Done)


def test_a_process_killed_while_idle_is_replaced(obeying: Worker[str, str, str]) -> None:
    obeying.submit("pid")
    (first,) = wait(obeying)
    assert isinstance(first, Done)
    os.kill(int(first.value), signal.SIGTERM)
    wait_until_gone(int(first.value))
    obeying.submit("pid")
    (second,) = wait(obeying)
    assert isinstance(second, Done) and second.value != first.value


def test_cancelling_ends_the_process_at_once_and_the_next_request_works(obeying: Worker[str, str, str]) -> None:
    obeying.submit("sleep")
    obeying.submit("pid")
    pid = wait_for_pid(obeying)
    obeying.cancel()
    assert not obeying.busy
    wait_until_gone(pid)
    ticket = obeying.submit("pid")
    (event,) = wait(obeying)
    assert isinstance(event, Done) and event.ticket == ticket


def test_cancelling_before_the_process_is_up(obeying: Worker[str, str, str]) -> None:
    for _ in range(5):
        obeying.submit("sleep")
        obeying.cancel()
    ticket = obeying.submit("pid")
    (event,) = wait(obeying)
    assert isinstance(event, Done) and event.ticket == ticket


def test_cancelling_an_idle_worker_keeps_its_process(obeying: Worker[str, str, str]) -> None:
    obeying.submit("pid")
    (first,) = wait(obeying)
    obeying.cancel()
    obeying.submit("pid")
    (second,) = wait(obeying)
    assert isinstance(first, Done) and isinstance(second, Done) and first.value == second.value


def test_large_requests_and_results_pass(obeying: Worker[str, str, str]) -> None:
    obeying.submit("large 5000000")
    (event,) = wait(obeying)
    assert isinstance(event, Done) and len(event.value) == 5_000_000
    with Worker(length, name="length") as worker:
        worker.submit(bytes(5_000_000))
        assert wait(worker) == [Done(1, 5_000_000)]


def test_a_result_that_cannot_travel_is_a_failure(obeying: Worker[str, str, str]) -> None:
    obeying.submit("unpicklable")
    (event,) = wait(obeying)
    assert isinstance(event, Failed) and not event.died and "local object" in event.details


def test_what_cannot_travel_is_refused_at_once(obeying: Worker[str, str, str]) -> None:
    with pytest.raises((AttributeError, pickle.PicklingError), match="local object"):
        Worker(lambda request, report: request, name="lambda")
    with pytest.raises((AttributeError, pickle.PicklingError), match="local object"):
        obeying.submit(lambda: "not a string")  # type: ignore[arg-type]
    assert not obeying.busy


def test_closing_ends_the_process(obeying: Worker[str, str, str]) -> None:
    obeying.submit("sleep")
    pid = wait_for_pid(obeying)
    obeying.close()
    obeying.close()
    assert not is_running(pid)
    with pytest.raises(RuntimeError, match="closed"):
        obeying.submit("pid")


def test_the_main_loop_is_woken() -> None:
    woken: list[bool] = []
    with Worker(double, name="waking", wake=lambda: woken.append(True)) as worker:
        worker.submit(4)
        wait(worker)
    assert len(woken) == 2


PARENT = """
import time
from worker_jobs import obey
from smallworld_desktop.worker import Worker
if __name__ == "__main__":
    worker = Worker(obey, name="orphan")
    worker.submit("sleep")
    while not (events := worker.poll()):
        time.sleep(0.01)
    print(events[0].value, flush=True)
    time.sleep(60)
"""


def test_no_process_outlives_a_killed_program(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    here = Path(__file__).parent
    path = os.pathsep.join([str(here), str(here.parent)])
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    )
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    wait_until_gone(pid)

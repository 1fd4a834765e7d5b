"""Games on a Dask cluster that runs already. An optional extra: `pip install smallworld-desktop[cluster]`."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.simulation.match import MatchResult
from smallworld_desktop.simulation.series import Series, play_with

PATIENCE = 20


class NoCluster(Exception):
    """A cluster that can't be used, and why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of the scheduler at `address` (`tcp://host:8786`). Raises `NoCluster`."""
    try:
        dask: Any = importlib.import_module("distributed")
    except ImportError:
        raise NoCluster(Message("simulate.no_dask")) from None
    try:
        client = dask.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as problem:
        raise NoCluster(Message("simulate.no_cluster", {"got": address, "why": str(problem)})) from None
    with client:
        yield client.get_executor()


def play_on_cluster(rules: Ruleset, series: Series, address: str) -> Iterator[MatchResult]:
    """Play a series on a cluster. Raises `NoCluster`."""
    with cluster(address) as executor:
        yield from play_with(executor, rules, series)

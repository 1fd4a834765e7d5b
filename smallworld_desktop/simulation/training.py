"""Learning by self-play: games are sampled into a folder lesson by lesson, then weights are fitted to all of them.

A lesson that lies in the folder is never played again, so that training can be stopped and taken up at any time.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from smallworld_desktop.ai.learned import Learned
from smallworld_desktop.rules.packing import packed
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.simulation.samples import sampled_game

GAMES_A_LESSON = 20
HELD_BACK = 5
"""Every so manieth game is not learnt from but used to measure."""
PENALTIES = (1.0, 10.0, 100.0, 300.0, 1000.0, 3000.0)

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class TrainingGames:
    """Some games of one table, as they are sent to another process."""

    name: str
    packed_rules: bytes
    levels: tuple[str, ...]
    first: int
    games: int


def lessons(rules: Ruleset, levels: tuple[str, ...], games: int, seed: int) -> list[TrainingGames]:
    """The games of one table, in lessons."""
    sent = packed(rules)
    starts = range(0, games, GAMES_A_LESSON)
    name = f"{rules.seats}-" + "+".join(levels)
    return [
        TrainingGames(f"{name}-{seed + first}", sent, levels, seed + first, min(GAMES_A_LESSON, games - first))
        for first in starts
    ]


def play_lesson(lesson: TrainingGames) -> tuple[str, list[int], list[tuple[float, ...]], list[float]]:
    """Play the games of a lesson; runs in whatever process it is sent to."""
    rules: Ruleset = pickle.loads(lesson.packed_rules)
    samples = [
        sample
        for seed in range(lesson.first, lesson.first + lesson.games)
        for sample in sampled_game(rules, lesson.levels, seed)
    ]
    return lesson.name, [s.game for s in samples], [s.features for s in samples], [s.to_come for s in samples]


def gather(wanted: list[TrainingGames], folder: Path, executor: Executor | None) -> Iterator[str]:
    """Play the lessons that the folder lacks and keep them there; yields the name of each as it comes in."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [lesson for lesson in wanted if not _file(folder, lesson.name).exists()]
    if executor is None:
        for lesson in missing:
            yield _keep(folder, *play_lesson(lesson))
        return
    futures = [executor.submit(play_lesson, lesson) for lesson in missing]
    try:
        for future in as_completed(futures):
            yield _keep(folder, *future.result())
    finally:
        for future in futures:
            future.cancel()


def _file(folder: Path, name: str) -> Path:
    return folder / f"{name}.npz"


def _keep(folder: Path, name: str, games: list[int], found: list[tuple[float, ...]], to_come: list[float]) -> str:
    part = folder / f"{name}.part"
    with part.open("wb") as file:
        np.savez_compressed(
            file, games=np.array(games), features=np.array(found, np.float32), to_come=np.array(to_come, np.float32)
        )
    part.replace(_file(folder, name))
    return name


def load(wanted: list[TrainingGames], folder: Path) -> tuple[npt.NDArray[np.int64], Numbers, Numbers]:
    """Games, features and outcomes of all lessons."""
    parts = [np.load(_file(folder, lesson.name)) for lesson in wanted]
    games = np.concatenate([part["games"] for part in parts])
    features = np.concatenate([part["features"] for part in parts]).astype(np.float64)
    return games, features, np.concatenate([part["to_come"] for part in parts]).astype(np.float64)


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights, and how much of what games hold back they explain (R squared on games not learnt from)."""

    weights: tuple[float, ...]
    explained: float
    samples: int
    penalty: float


def fit(games: npt.NDArray[np.int64], features: Numbers, to_come: Numbers, around: Sequence[float] = ()) -> Fit:
    """Ridge regression; the penalty is the one that explains most of the games held back.

    `around` are weights of another table: few games then only correct them.
    """
    held = games % HELD_BACK == 0
    scale = np.maximum(features.std(axis=0), 1e-9)
    scaled = features / scale
    start = np.array(around or [0.0] * features.shape[1]) * scale
    rest = to_come - scaled @ start
    found = [
        (_explained(scaled[held], to_come[held], start + _ridge(scaled[~held], rest[~held], penalty)), penalty)
        for penalty in PENALTIES
    ]
    explained, penalty = max(found)
    weights = (start + _ridge(scaled, rest, penalty)) / scale
    weights[features.std(axis=0) < 1e-9] = 0.0
    return Fit(tuple(float(value) for value in weights), explained, len(to_come), penalty)


def _ridge(features: Numbers, to_come: Numbers, penalty: float) -> Numbers:
    square = features.T @ features + penalty * np.eye(features.shape[1])
    return np.linalg.solve(square, features.T @ to_come).astype(np.float64)


def _explained(features: Numbers, to_come: Numbers, weights: Numbers) -> float:
    missed = to_come - features @ weights
    return float(1 - missed @ missed / np.sum((to_come - to_come.mean()) ** 2))


def learned(two: Fit, more: Fit, how: dict[str, Any]) -> Learned:
    """What goes into the file: both fits and how they were made."""
    made = how | {
        "explained": {"two": round(two.explained, 3), "more": round(more.explained, 3)},
        "samples": {"two": two.samples, "more": more.samples},
    }
    return Learned(two.weights, more.weights, made)

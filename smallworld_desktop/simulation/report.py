"""A series of games as files: CSV for other programs, charts to look at, and the figures as JSON."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from smallworld_desktop.i18n import Translator
from smallworld_desktop.simulation.chart import ChartBar, bar_chart
from smallworld_desktop.simulation.match import MatchResult
from smallworld_desktop.simulation.page import heat_page
from smallworld_desktop.simulation.tally import ComboFigures, Figures, share_of_win

GAMES = ("game", "seed", "seat", "player", "spec", "coins", "win", "declines", "seconds", "worst_turn_seconds")
COMBOS = ("name", "taken", "win_rate", "mean_coins", "low", "high", "verdict")


def write_report(folder: Path, results: Sequence[MatchResult], figures: Figures, tr: Translator) -> list[Path]:
    """Write everything into a folder, which is made if need be, and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    return [
        _text(folder / "figures.json", json.dumps(figures, indent=2) + "\n"),
        _text(folder / "combos.html", heat_page(results, tr)),
        _table(folder / "games.csv", GAMES, _games(results, figures["seats"])),
        _table(folder / "races.csv", COMBOS, _combos(figures["by_race"])),
        _table(folder / "powers.csv", COMBOS, _combos(figures["by_power"])),
        _text(folder / "win_rate.svg", bar_chart("Win rate, with 95 % interval", _win_rates(figures), most=1.0)),
        _text(folder / "coins.svg", bar_chart("Mean coins", _coins(figures))),
        _text(folder / "races.svg", bar_chart("Coins that a race brings", _brings(figures["by_race"]))),
        _text(
            folder / "powers.svg", bar_chart("Coins that a combo with this power brings", _brings(figures["by_power"]))
        ),
    ]


def _text(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def _table(path: Path, header: Sequence[str], rows: Iterable[Sequence[object]]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows)
    return path


def _games(results: Sequence[MatchResult], specs: Sequence[str]) -> Iterable[Sequence[object]]:
    for number, result in enumerate(results, 1):
        for seat, player in enumerate(result.players):
            yield (
                number, result.seed, seat + 1, player + 1, specs[player], result.coins[seat],
                round(share_of_win(result, seat), 3), result.declines[seat], round(result.thinking[seat], 4),
                round(result.worst[seat], 4),
            )  # fmt: skip


def _combos(combos: dict[str, ComboFigures]) -> Iterable[Sequence[object]]:
    for name, found in combos.items():
        low, high = found["interval"] or ("", "")
        yield name, found["taken"], found["win_rate"], found["mean_coins"], low, high, found["verdict"]


def _names(figures: Figures) -> list[str]:
    return [f"{number} {spec}" for number, spec in enumerate(figures["seats"], 1)]


def _win_rates(figures: Figures) -> list[ChartBar]:
    rows = zip(_names(figures), figures["win_rate"], figures["interval"], strict=True)
    return [ChartBar(name, rate, f"{rate:.1%}", low, high) for name, rate, (low, high) in rows]


def _coins(figures: Figures) -> list[ChartBar]:
    return [
        ChartBar(name, coins, f"{coins:.1f}")
        for name, coins in zip(_names(figures), figures["mean_coins"], strict=True)
    ]


def _brings(combos: dict[str, ComboFigures]) -> list[ChartBar]:
    rows = sorted(combos.items(), key=lambda item: -item[1]["mean_coins"])
    return [
        ChartBar(name, found["mean_coins"], f"{found['mean_coins']:.1f} ({found['taken']}×)", *found["interval"])
        for name, found in rows
    ]

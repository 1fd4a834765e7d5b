"""Series of games: rotated seats, the same results however they are played, and their figures."""

from __future__ import annotations

import csv
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from ai_tables import table

from smallworld_desktop.i18n import Translator
from smallworld_desktop.simulation.balance import balance_of
from smallworld_desktop.simulation.chart import ChartBar, bar_chart
from smallworld_desktop.simulation.cluster import NoCluster, play_on_cluster
from smallworld_desktop.simulation.match import MatchResult
from smallworld_desktop.simulation.page import heat_page
from smallworld_desktop.simulation.report import write_report
from smallworld_desktop.simulation.series import Series, play_here, play_in_parallel
from smallworld_desktop.simulation.tally import tally, wilson

SERIES = Series(("easy", "random", "random"), games=7, seed=4, swap=True)


def facts(results: list[MatchResult]) -> list[tuple[object, ...]]:
    return [(r.seed, r.players, r.coins, r.winners, r.actions, r.declines, r.reigns) for r in results]


def test_with_swap_every_deal_is_played_with_each_player_in_each_seat() -> None:
    deals = [SERIES.deal(number) for number in range(6)]
    assert [seed for seed, _ in deals] == [4, 4, 4, 5, 5, 5]
    assert sorted(players for _, players in deals[:3]) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_other_processes_give_the_same_results() -> None:
    rules = table(3)
    assert facts(list(play_in_parallel(rules, SERIES, 2))) == facts(list(play_here(rules, SERIES)))


def test_a_cluster_gives_the_same_results() -> None:
    distributed = pytest.importorskip("distributed", reason="Dask is an optional extra and not installed here")
    rules = table(3)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        found = list(play_on_cluster(rules, SERIES, cluster.scheduler_address))
    assert facts(found) == facts(list(play_here(rules, SERIES)))


def test_a_cluster_that_is_not_there_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="Dask is an optional extra and not installed here")
    monkeypatch.setattr("smallworld_desktop.simulation.cluster.PATIENCE", 1)
    with pytest.raises(NoCluster) as caught:
        list(play_on_cluster(table(3), SERIES, "tcp://127.0.0.1:1"))
    assert caught.value.message.code == "simulate.no_cluster"


def test_figures_go_by_player_not_by_seat() -> None:
    results = list(play_here(table(3), SERIES))
    figures = tally(results, SERIES.specs, swap=True, seed=4)
    assert figures["games"] == 7
    assert sum(figures["wins"]) == pytest.approx(7, abs=0.05)
    won = sum(1 / len(r.winners) for r in results if r.players.index(0) in r.winners)
    assert figures["wins"][0] == pytest.approx(won, abs=0.01)
    assert figures["mean_coins"][0] > figures["mean_coins"][1]
    assert sum(found["taken"] for found in figures["by_race"].values()) == sum(len(r.reigns) for r in results)
    assert sum(found["taken"] for found in figures["by_power"].values()) == sum(len(r.reigns) for r in results)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)]
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_a_report_holds_every_game_and_readable_charts(tmp_path: Path) -> None:
    results = list(play_here(table(3), SERIES))
    files = write_report(tmp_path / "new" / "report", results, tally(results, SERIES.specs), Translator())
    (games,) = [file for file in files if file.name == "games.csv"]
    with games.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 7 * 3
    assert sum(int(row["coins"]) for row in rows) == sum(sum(r.coins) for r in results)
    charts = [file for file in files if file.suffix == ".svg"]
    assert len(charts) == 4
    for chart in charts:
        assert ElementTree.parse(chart).getroot().tag.endswith("svg")


def test_a_chart_is_to_scale() -> None:
    root = ElementTree.fromstring(bar_chart("A <title>", [ChartBar("one", 1, "1"), ChartBar("two", 2, "2", 1, 3)]))
    widths = [float(node.get("width", 0)) for node in root if node.tag.endswith("rect")][1:]
    assert widths[1] == pytest.approx(2 * widths[0], abs=0.2)


def test_the_page_of_combos_shows_each_with_its_interval(tmp_path: Path) -> None:
    results = list(play_here(table(3), SERIES))
    page = ElementTree.fromstring(
        heat_page(results, Translator()).removeprefix("<!doctype html>").replace('<meta charset="utf-8">', "")
    )
    combos = {(reign.race, reign.power) for result in results for reign in result.reigns}
    cells = [cell for cell in page.iter("td") if cell.find("small") is not None]
    races, powers = {race for race, _ in combos}, {power for _, power in combos}
    assert len(cells) == len(combos) + len(races) + len(powers) + 1
    assert all("±" in (cell.find("small").text or "") for cell in cells)  # type: ignore[union-attr]


@pytest.mark.parametrize(("coins", "side"), [((20, 21, 22), 1), ((3, 4, 5), -1), ((9, 11), 0), ((50,), 0)])
def test_a_combo_is_called_strong_or_weak_only_if_that_is_sure(coins: tuple[int, ...], side: int) -> None:
    assert balance_of(coins).differs_from(10.0) == side

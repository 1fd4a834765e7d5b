"""The panel of the workshop that says how strong something is: it plays elsewhere, and compares after a change."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from menus import program
from pygame import Rect

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.workshop.strength import StrengthPanel
from smallworld_desktop.workshop.balance import CoinAccount, StrengthScore
from smallworld_desktop.workshop.checking import Checked, Checker
from smallworld_desktop.workshop.draft import PackDraft
from smallworld_desktop.workshop.yardstick import Yardstick, shipped_yardstick


def frogs(id: str = "frogs", section: str = "races", **entry: object) -> Checked:
    values = {"name": id.title(), "tokens": 6} | entry
    draft = PackDraft("new", {"pack": "frogs", "name": "Frogs", section: {id: values}}, section, id)
    return Checker(Path()).check(draft)


@pytest.fixture(scope="module")
def driver() -> Iterator[Driver]:
    with program() as made:
        made.services.load_content(["base", "cursed", "grand_dames", "be_not_afraid"])
        yield made


@pytest.fixture
def panel(driver: Driver) -> Iterator[StrengthPanel]:
    made = StrengthPanel(driver.services.tr, games=30)
    made.show(frogs())
    made.place(Rect(700, 250, 310, 320), driver.services.theme((1024, 640)))
    yield made
    made.close()


def play(panel: StrengthPanel, games: int = 0) -> None:
    """Until so many games are counted, or all are played."""
    end = time.monotonic() + 120
    while panel.is_busy and not (games and panel.weighing.score.total.games >= games):
        assert time.monotonic() < end
        panel.update(0.02)
        time.sleep(0.005)


def said(panel: StrengthPanel) -> str:
    return " | ".join(words for words, _, _ in panel.lines())


def counted(rate: int) -> StrengthScore:
    account = CoinAccount()
    for number in range(60):
        account.add(3 * rate + number % 3 - 1, 3, 0.0)
    return StrengthScore(account, {"flying": account})


def test_at_first_it_shows_the_game_and_says_what_to_do(panel: StrengthPanel) -> None:
    assert "Let computers play" in said(panel) and panel.button.label == "Balance it"
    assert not panel.bar.visible and len(panel.chart.bars) == 24


def test_what_has_errors_can_not_be_balanced(panel: StrengthPanel) -> None:
    panel.show(frogs(tokens="many"))
    assert not panel.button.enabled and "Mend it first" in panel.button.tooltip


def test_balanced_stopped_changed_and_balanced_again(panel: StrengthPanel) -> None:
    panel.press()
    assert panel.is_busy and panel.bar.visible and panel.button.label == "Stop"
    play(panel, games=1)
    panel.press()
    assert not panel.is_busy and not panel.bar.visible and panel.button.label == "Balance it again"
    assert panel.result is not None and 0 < panel.result.score.total.games < 30
    assert f"Game {panel.result.score.total.games} of 30" in said(panel)
    panel.press()
    play(panel)
    assert "of 30" not in said(panel)
    assert panel.result.score.total.games == 30
    assert "of 24 races" in said(panel) and "Before" not in said(panel)
    assert [bar.id for bar in panel.chart.bars if bar.is_own] == ["frogs"]
    first = panel.result.score
    panel.show(frogs(tokens=12))
    assert panel.is_stale and "It has changed since" in said(panel)
    panel.begin()
    panel.stop()
    assert panel.result.before == first and panel.chart.before == first.total


def test_what_can_do_nothing_is_told(panel: StrengthPanel) -> None:
    panel.show(frogs(effects=[{"coins": {"per": "region", "where": {"place": True}}}]))
    panel.press()
    assert not panel.is_busy and "it can do nothing" in said(panel)


def test_a_new_name_keeps_what_was_measured(panel: StrengthPanel) -> None:
    panel.begin()
    panel.stop()
    assert panel.result is not None
    panel.result.score = counted(8)
    panel.show(frogs("toads"))
    assert not panel.is_stale and "8.0 ± " in said(panel)


def test_it_names_with_what_it_gets_out_of_hand(panel: StrengthPanel) -> None:
    panel.begin()
    panel.stop()
    assert panel.result is not None
    panel.result.score = counted(30)
    assert "Too strong" in said(panel) and "Gets out of hand with Flying." in said(panel)


def test_powers_stand_among_powers(panel: StrengthPanel) -> None:
    panel.show(frogs("wet", "powers", tokens=4))
    assert len(panel.chart.bars) == 32
    panel.begin()
    panel.stop()
    assert panel.result is not None
    panel.result.score = counted(7)
    assert "of 32 powers" in said(panel)


def test_where_room_is_short_bars_are_left_out_but_never_ones_own(panel: StrengthPanel) -> None:
    panel.begin()
    panel.stop()
    assert panel.result is not None
    panel.result.score = counted(7)
    panel.show(frogs())
    shown, rates = panel.chart.shown, [bar.account.per_turn for bar in panel.chart.bars]
    assert 5 <= len(shown) < 24 and any(bar.is_own for bar in shown)
    assert (shown[0].account.per_turn, shown[-1].account.per_turn) == (rates[0], rates[-1])
    boxes = [panel.chart.box_of(number) for number in range(len(shown))]
    assert all(left.right <= right.x for left, right in pairwise(boxes))
    assert all(panel.chart.plot.contains(box) for box in boxes)


def test_a_bar_is_explained_where_the_pointer_rests(panel: StrengthPanel) -> None:
    first = panel.chart.box_of(0)
    name = panel.chart.shown[0].name
    assert panel.tooltip_at(first.center).startswith(f"{name}: ")
    assert panel.tooltip_at((0, 0)) == ""


def test_without_figures_of_the_game_it_is_empty(driver: Driver) -> None:
    bare = StrengthPanel(driver.services.tr, Yardstick({}, {}, {}))
    bare.show(frogs())
    assert bare.chart.bars == [] and shipped_yardstick().races
    bare.close()


def test_numbers_have_one_decimal(driver: Driver) -> None:
    tr = driver.services.tr
    assert [tr.decimal(value) for value in (0.04, 8.0, 8.26, 11.96)] == ["0.0", "8.0", "8.3", "12.0"]
    assert tr.message(Message("balance.unfinished"))

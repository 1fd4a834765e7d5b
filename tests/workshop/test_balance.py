"""How strong something is, measured by games: the same games the same figures, stopped at once, compared honestly."""

from __future__ import annotations

import json
import pickle
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from works import frogs

from smallworld_desktop.rules.messages import Message
from smallworld_desktop.simulation.match import play_match
from smallworld_desktop.workshop.arena import (
    SETS,
    Contest,
    contest_of,
    quick_player,
    shipped_contest,
    shipped_things,
)
from smallworld_desktop.workshop.balance import CoinAccount, StrengthScore, Weighing, WeighingState, play_contest
from smallworld_desktop.workshop.checking import Checked, Checker
from smallworld_desktop.workshop.draft import POWERS, RACES
from smallworld_desktop.workshop.yardstick import (
    BadYardstick,
    Yardstick,
    place_of,
    read_yardstick,
    shipped_yardstick,
    write_yardstick,
)

STRONG = [{"coins": {"per": "region"}}, {"cheaper": {"amount": 2}}]


def checked(tmp_path: Path, **entry: object) -> Checked:
    return Checker(tmp_path).check(frogs(**entry))


def contest(tmp_path: Path, games: int, **entry: object) -> Contest:
    found = contest_of(checked(tmp_path, **entry), games)
    assert isinstance(found, Contest)
    return found


def account(rate: int, games: int = 30) -> CoinAccount:
    made = CoinAccount()
    for number in range(games):
        made.add(3 * rate + (number % 3 - 1), 3, number % 3 == 0)
    return made


def score(rate: int, games: int = 30, **partners: int) -> StrengthScore:
    return StrengthScore(account(rate, games), {id: account(value, 6) for id, value in partners.items()})


OTHERS = {"orcs": account(7), "trolls": account(11), "elves": account(6)}


def ignore(score: StrengthScore) -> None:
    """Nobody looks while these games are played."""


# -- the games -----------------------------------------------------------------------------------------------------


def test_the_same_contest_gives_the_same_score(tmp_path: Path) -> None:
    games = contest(tmp_path, 3)
    assert play_contest(games, ignore) == play_contest(games, ignore)


def test_each_game_has_another_partner_and_counts_once(tmp_path: Path) -> None:
    found = play_contest(contest(tmp_path, 4), ignore)
    assert found.total.games == 4 and found.total.turns >= 4
    assert list(found.by_partner) == list(shipped_things(POWERS)[:4])
    assert sum(each.coins for each in found.by_partner.values()) == found.total.coins


def test_whoever_begins_takes_what_is_measured() -> None:
    rules = pickle.loads(shipped_contest(RACES, "orcs").packed_rules)
    result = play_match(rules, ("",) * 3, 5, begins_with=("orcs", "flying"), seat_for=quick_player)
    first = result.reigns[0]
    assert (first.race, first.power) == ("orcs", "flying")
    assert 1 <= first.turns <= rules.rounds
    given = [sum(reign.turns for reign in result.reigns if reign.seat == seat) for seat in range(3)]
    assert given == [rules.rounds] * 3


def test_powers_that_must_be_put_down_somewhere_can_be_measured() -> None:
    assert play_contest(shipped_contest(POWERS, shipped_things(POWERS)[-1], 1), ignore).total.games == 1


def test_what_pays_more_brings_more(tmp_path: Path) -> None:
    plain = play_contest(contest(tmp_path, 6), ignore).total
    rich = play_contest(contest(tmp_path, 6, effects=STRONG), ignore).total
    assert rich.per_turn > plain.per_turn


def test_a_draft_with_errors_is_not_played(tmp_path: Path) -> None:
    found = contest_of(checked(tmp_path, tokens="many"))
    assert isinstance(found, Message) and found.code == "balance.unfinished"


def test_what_can_do_nothing_on_the_board_is_not_played(tmp_path: Path) -> None:
    found = contest_of(checked(tmp_path, effects=[{"coins": {"per": "region", "where": {"place": True}}}]))
    assert isinstance(found, Message) and found.code == "balance.no_use"


# -- in the background ---------------------------------------------------------------------------------------------


def wait(weighing: Weighing, until: WeighingState, games: int = 0) -> None:
    end = time.monotonic() + 60
    while not (weighing.state is until and weighing.score.total.games >= games):
        assert time.monotonic() < end, weighing.state
        weighing.poll()
        time.sleep(0.005)


@pytest.fixture(scope="module")
def weighing() -> Iterator[Weighing]:
    made = Weighing()
    yield made
    made.close()


def test_games_that_can_not_be_played_are_told(weighing: Weighing) -> None:
    weighing.begin(Contest(b"no rules", RACES, "orcs", 1))
    wait(weighing, WeighingState.FAILED)


def test_it_plays_elsewhere_and_can_be_repeated(weighing: Weighing, tmp_path: Path) -> None:
    few = contest(tmp_path, 2)
    for _ in range(2):
        weighing.begin(few)
        wait(weighing, WeighingState.DONE)
        assert weighing.score == play_contest(few, ignore) and weighing.part == 1


def test_it_stops_at_once_and_keeps_what_was_counted(weighing: Weighing, tmp_path: Path) -> None:
    weighing.begin(contest(tmp_path, 100_000))
    wait(weighing, WeighingState.PLAYING, games=1)
    began = time.monotonic()
    weighing.stop()
    assert time.monotonic() - began < 0.5
    counted = weighing.score.total.games
    assert weighing.state is WeighingState.STOPPED and 0 < weighing.part < 1 and counted
    assert not weighing.poll() and weighing.score.total.games == counted


# -- what follows --------------------------------------------------------------------------------------------------


def test_the_margin_shrinks_with_the_games() -> None:
    few, many = account(8, 9), account(8, 90)
    assert few.per_turn == many.per_turn == 8
    assert 0 < many.margin < few.margin < 1
    low, high = few.win_interval
    assert low < few.win_share < high


def test_it_stands_above_those_that_bring_less() -> None:
    place = place_of(score(8), OTHERS)
    assert (place.beaten, place.of, place.verdict) == (2, 3, "fits")
    assert place.sentence(RACES) == Message("balance.races.fits", {"beaten": 2, "count": 3})


@pytest.mark.parametrize(("rate", "verdict"), [(15, "strong"), (3, "weak"), (11, "fits"), (6, "fits")])
def test_only_what_is_surely_beyond_the_others_is_too_strong_or_weak(rate: int, verdict: str) -> None:
    assert place_of(score(rate), OTHERS).verdict == verdict


def test_of_a_few_games_nothing_is_said() -> None:
    assert place_of(score(15, games=5), OTHERS).verdict == ""


def test_it_gets_out_of_hand_with_what_makes_it_better_than_the_best() -> None:
    place = place_of(score(8, flying=20, hill=8, stout=25), OTHERS)
    assert place.dangerous == ("stout", "flying")


# -- the shipped figures -------------------------------------------------------------------------------------------


def test_the_shipped_figures_are_of_the_game_as_it_is() -> None:
    shipped = shipped_yardstick()
    assert set(shipped.races) == set(shipped_things(RACES)) and set(shipped.powers) == set(shipped_things(POWERS))
    assert shipped.made["content"] == ",".join(SETS)
    games = {account.games for account in (*shipped.races.values(), *shipped.powers.values())}
    assert games == {shipped.made["games"]}


def test_figures_are_read_as_they_were_written(tmp_path: Path) -> None:
    made = Yardstick({"orcs": account(7)}, {"flying": account(8)}, {"games": 30})
    write_yardstick(tmp_path / "deep" / "strength.json", made)
    assert read_yardstick(tmp_path / "deep" / "strength.json") == made


@pytest.mark.parametrize("text", ["", "[]", '{"version": 99}', json.dumps({"version": 1, "races": {"orcs": []}})])
def test_rubbish_is_no_yardstick(tmp_path: Path, text: str) -> None:
    file = tmp_path / "strength.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadYardstick):
        read_yardstick(file)

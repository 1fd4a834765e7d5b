"""The log has a sentence for every kind of record, and none of them shows a code."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from smallworld_desktop.developers.staging import played, staged
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules import records as r
from smallworld_desktop.rules.actions import STOP
from smallworld_desktop.rules.game import Step
from smallworld_desktop.scenes.common.chronicle import tell_all
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.session.session import Session

A_CODE = re.compile(r"[{}_]|\b[a-z]+\.[a-z]+")
QUIET = {r.ComboRevealed, r.TokensReadied, r.TokensDeployed}
"""What the table shows well enough: the column, the hand, tokens moved about."""
SAMPLES: dict[type, r.Record] = {
    r.TurnBegan: r.TurnBegan(0, 3),
    r.ComboTaken: r.ComboTaken(0, 0, "orcs", "mounted", 0, 9),
    r.ComboRevealed: r.ComboRevealed(5, "trolls", "hill"),
    r.CoinsMoved: r.CoinsMoved(0, 1, 2, "tribute", 3),
    r.TokensReadied: r.TokensReadied(0, 4),
    r.RegionAbandoned: r.RegionAbandoned(0, 3, 2),
    r.DieRolled: r.DieRolled(0, 2, "final"),
    r.RegionConquered: r.RegionConquered(0, 3, 2, "", -1, True, True),
    r.ConquestFailed: r.ConquestFailed(0, 3),
    r.TokensDrivenOff: r.TokensDrivenOff(0, 3, 2),
    r.TokensLost: r.TokensLost(0, 3, 1),
    r.TokensGained: r.TokensGained(0, 1, "skeletons"),
    r.TokensDeployed: r.TokensDeployed(0, ((3, 1),), 0),
    r.TokensPutBack: r.TokensPutBack(0, ((3, 1),)),
    r.MarkerPlaced: r.MarkerPlaced(0, "hero", 3, 1),
    r.MarkerRemoved: r.MarkerRemoved(0, "hero", 3, 1),
    r.PeaceMade: r.PeaceMade(0, 1),
    r.RaceDeclined: r.RaceDeclined(0, 0, "orcs"),
    r.RaceLeft: r.RaceLeft(0, 0, "orcs"),
    r.PlaceFound: r.PlaceFound("mirrors_vale", 3),
    r.PowerLent: r.PowerLent("mirrors_vale", "hill"),
    r.PieceMoved: r.PieceMoved("hero", 3),
    r.BadgesSwapped: r.BadgesSwapped(0, "hill", "mounted"),
    r.RegionRevived: r.RegionRevived(0, 3, 1),
    r.RelicMoved: r.RelicMoved("golden_soapbar", 3, 4),
    r.RaceShielded: r.RaceShielded(0),
    r.PowersSwapped: r.PowersSwapped(0, 3),
    r.TokenSpared: r.TokenSpared(0, 3, 1, 4),
    r.MonsterPlaced: r.MonsterPlaced(1, 3),
    r.Scored: r.Scored(0, 5, ()),
    r.PileShuffled: r.PileShuffled(9),
    r.GameOver: r.GameOver((0, 3)),
}
MONEY = ("pass", "combo", "tribute", "hire", "shared", "pot", "historian")


def told(session: Session) -> list[str]:
    tr = Translator()
    tr.add(session.content.texts)
    return [each.words for each in tell_all(session, Words(tr, session))]


def telling(record: r.Record) -> list[str]:
    """The sentences of a game in which only this happened."""
    session = staged("team_places")
    before = len(told(session))
    session.game.steps.append(Step(0, 4, STOP, (), [record]))
    return told(session)[before:]


@pytest.mark.parametrize("kind", get_args(r.Record), ids=lambda kind: kind.__name__)
def test_every_record_has_its_sentence(kind: type) -> None:
    sentences = telling(SAMPLES[kind])
    assert len(sentences) == (0 if kind in QUIET else 1)
    assert not any(A_CODE.search(words) for words in sentences)


@pytest.mark.parametrize("reason", MONEY)
@pytest.mark.parametrize(("giver", "taker"), [(0, 1), (1, 0), (r.BANK, 0), (0, r.BANK)])
def test_every_reason_for_coins_has_its_sentence(reason: str, giver: int, taker: int) -> None:
    (words,) = telling(r.CoinsMoved(giver, taker, 1, reason, 3))
    assert not A_CODE.search(words)


@pytest.mark.parametrize("way", ["", "sorcery", "dragon", "catapult", "hire"])
def test_every_way_to_conquer_has_its_sentence(way: str) -> None:
    (words,) = telling(r.RegionConquered(0, 3, 2, way, 1, False, False))
    assert not A_CODE.search(words)


def test_a_whole_team_game_with_every_set_is_told_without_a_code() -> None:
    session = played(10_000, 6, packs=("base", "cursed", "grand_dames", "be_not_afraid"), teams=True)
    assert session.game.position.is_over
    sentences = told(session)
    assert len(sentences) > 200 and not [words for words in sentences if A_CODE.search(words)]

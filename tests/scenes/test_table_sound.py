"""What is heard at the table: beds that follow the view, coins that climb, motifs for what matters."""

from __future__ import annotations

import random

import pytest
from playing import Desk, HeardSound

from smallworld_desktop.rules.board import Terrain
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.scenes.board.surroundings import heard_of
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.sound import Mix


def ears(desk: Desk) -> HeardSound:
    sound = desk.services.sound
    assert isinstance(sound, HeardSound)
    return sound


def look_at(desk: Desk, table: TableScene, terrain: str) -> Mix:
    """The mix when the view is filled by a region of a terrain."""
    board = table.panels.board
    region = next(region.index for region in board.board.regions if region.terrain.id == terrain)
    camera = board.view.camera
    camera.fit()
    camera.zoom_at(camera.to_screen(board.geometry.shapes[region].anchor), 4.0)
    desk.tick()
    return ears(desk).mix


def test_the_whole_board_has_sea_wind_and_birds(desk: Desk) -> None:
    desk.sit_down(desk.session())
    mix = ears(desk).mix
    assert min(mix.sea, mix.wind, mix.birds) > 0.05 and mix.cave == 0


def test_the_bed_follows_what_is_on_the_screen(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    sea, forest, mountain = (look_at(desk, table, terrain) for terrain in ("sea", "forest", "mountain"))
    assert sea.sea > max(forest.sea, mountain.sea)
    assert forest.birds > max(sea.birds, mountain.birds)
    assert mountain.wind > max(sea.wind, forest.wind)


def test_a_view_that_rests_is_not_listened_to_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table = desk.sit_down(desk.session())
    monkeypatch.setattr(table._surroundings, "_listen", lambda: pytest.fail("nothing has moved"))
    for _ in range(3):
        desk.tick()


@pytest.mark.parametrize(
    ("terrain", "mix"),
    [
        (Terrain("mushroom"), Mix(cave=1.0)),
        (Terrain("lagoon", water=True), Mix(sea=1.0)),
        (Terrain("glass desert"), Mix(wind=0.5)),
    ],
)
def test_lands_below_and_lands_of_players_own_are_heard_too(terrain: Terrain, mix: Mix) -> None:
    assert heard_of(terrain) == mix


def test_coins_climb_while_a_turn_is_counted(desk: Desk) -> None:
    table = desk.sit_down(desk.session(rounds=3))
    game, rng = table.session.game, random.Random(4)
    for _ in range(80):
        if "purse" in ears(desk).heard:
            break
        offer = rng.choice(legal_actions(game.position))
        table.playing.play(offer.default() if isinstance(offer, Distribution) else offer)
    heard = list(zip(ears(desk).heard, ears(desk).counts, strict=True))
    coins = [count for name, count in heard[: heard.index(("purse", 0))] if name == "coin"]
    row = coins[len(coins) - 1 - coins[::-1].index(0) :]
    assert len(row) > 2 and row == sorted(set(row)), "each is counted after those before it"


def test_a_people_is_taken_with_its_motif(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    offer = legal_actions(table.session.game.position)[0]
    assert not isinstance(offer, Distribution)
    table.playing.play(offer)
    assert "pick" in ears(desk).heard

"""A board that uses a pack's own terrains and symbols plays by every route, and follows its files."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from menus import program

from smallworld_desktop import paths
from smallworld_desktop.atlas import known_words
from smallworld_desktop.cli import main, play
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.maps.loader import read_map
from smallworld_desktop.scenes.common.opening import open_save
from smallworld_desktop.scenes.common.watch import EVERY
from smallworld_desktop.scenes.menu import TitleScene
from smallworld_desktop.scenes.menu.maps import MapsScene
from smallworld_desktop.scenes.menu.result import ResultScene
from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.setup.packs import PacksScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.session.keeping import session_document, session_meta
from smallworld_desktop.session.session import Seat

DESERT = """\
pack: desert
name: The Desert
terrains:
  dune: {name: dune, defence: 1, style: plain}
symbols:
  oasis: {name: oasis}
countries:
  sahara: {based_on: south}
races:
  nomads: {tokens: 6, effects: [coins: {per: region, where: {terrain: dune}}]}
"""
TERRAINS = ("dune", "farmland", "hill", "forest", "dune", "swamp", "hill", "dune", "mountain")


def drawn(needs: str = "", title: str = "Dunes", terrains: tuple[str, ...] = TERRAINS, country: str = "") -> str:
    """A board of three by three squares, with an oasis in the middle."""
    facts = {"title": title, "players": "2", "needs": needs, "country": country}
    said = "".join(f'<property name="{name}" value="{value}"/>' for name, value in facts.items() if value)
    squares = ""
    for number, terrain in enumerate(terrains):
        oasis = '<property name="oasis" type="bool" value="true"/>' if number == 4 and "dune" in terrains else ""
        x, y = number % 3 * 300, number // 3 * 300
        squares += (
            f'<object id="{number + 1}" name="R{number}" type="{terrain}" x="{x}" y="{y}">'
            f'<properties>{oasis}</properties><polygon points="0,0 300,0 300,300 0,300"/></object>'
        )
    return (
        '<map version="1.10" orientation="orthogonal" width="30" height="30" tilewidth="30" tileheight="30">'
        f'<properties>{said}</properties><objectgroup id="1" name="regions">{squares}</objectgroup></map>'
    )


def put(file: Path, text: str) -> Path:
    """Writes a file as an editor does; its time is another one even on a coarse clock."""
    file.parent.mkdir(parents=True, exist_ok=True)
    later = file.stat().st_mtime + 2 if file.exists() else None
    file.write_text(text, encoding="utf-8")
    if later is not None:
        os.utime(file, (later, later))
    return file


@pytest.fixture
def pack() -> Path:
    return put(paths.content_dir() / "desert.yaml", DESERT)


@pytest.fixture
def board(pack: Path) -> Path:
    return put(paths.maps_dir() / "dunes.tmx", drawn())


@pytest.fixture
def driver(board: Path) -> Iterator[Driver]:
    with program() as made:
        made.show(made.services.screens.title())
        yield made


def setup_of(driver: Driver) -> SetupScene:
    assert isinstance(driver.top, SetupScene)
    return driver.top


def choose(driver: Driver, title: str) -> SetupScene:
    setup = setup_of(driver)
    row = next(number for number, row in enumerate(setup.list.rows) if row.title == title)
    setup._choose_row(row)
    driver.frame()
    return setup


def begin(driver: Driver) -> TableScene:
    driver.press("Begin")
    table = driver.top
    assert isinstance(table, TableScene)
    return table


def plays_in_the_desert(table: TableScene) -> bool:
    session = table.session
    terrains = {region.terrain.id for region in session.game.rules.board.regions}
    return "dune" in terrains and [pack.id for pack in session.content.packs] == ["base", "desert"]


def test_it_plays_from_the_set_up(driver: Driver) -> None:
    driver.press("New game")
    setup = choose(driver, "Dunes")
    box = next(box for box in setup.packs.boxes if box.label == "The Desert")
    assert box.checked and not box.enabled
    assert setup.reason is None
    assert plays_in_the_desert(begin(driver))


def test_it_plays_from_the_list_of_maps(driver: Driver) -> None:
    driver.show(MapsScene(driver.services))
    maps = driver.top
    assert isinstance(maps, MapsScene)
    maps._choose(next(number for number, entry in enumerate(maps.entries) if entry.map.title == "Dunes"))
    assert maps.entry.map.playable, maps.entry.map.report.codes()
    driver.press("Play on it")
    assert plays_in_the_desert(begin(driver))


def test_it_plays_when_it_is_dropped(driver: Driver, tmp_path: Path) -> None:
    driver.drop(put(tmp_path / "elsewhere" / "dropped.tmx", drawn(title="Dropped")))
    assert plays_in_the_desert(begin(driver))


@pytest.mark.parametrize("name", ["dunes", "dunes.tmx"])
def test_it_plays_as_an_argument(driver: Driver, name: str) -> None:
    entry = play.find_map(driver.services, name, 2)
    play.start(driver.services, entry, [Seat("Ann", 0), Seat("Bob", 1)], [])
    table = driver.services.stack.top
    assert isinstance(table, TableScene) and plays_in_the_desert(table)


def test_it_plays_when_it_is_opened_as_a_file(driver: Driver, board: Path) -> None:
    words = argparse.Namespace(file=board, seed=None, load=None, content=None, map=None)
    play.open_first(driver.services, words, [])
    driver.frame()
    assert plays_in_the_desert(begin(driver))


def test_it_goes_on_after_continue_and_load(driver: Driver) -> None:
    driver.press("New game")
    choose(driver, "Dunes")
    table = begin(driver)
    driver.settle()
    file = driver.services.saves.save(session_document(table.session), session_meta(table.session, "Sand"))
    driver.services.autosave.flush()
    driver.services.autosave.let_go()
    driver.show(driver.services.screens.title())
    title = driver.top
    assert isinstance(title, TitleScene)
    driver.frames(3)
    driver.press("Continue")
    assert isinstance(driver.top, TableScene) and plays_in_the_desert(driver.top)
    assert open_save(driver.services, file) is None
    assert isinstance(driver.top, TableScene) and plays_in_the_desert(driver.top)


def test_a_rematch_is_played_on_the_map_as_it_is_now(driver: Driver, board: Path) -> None:
    driver.press("New game")
    choose(driver, "Dunes")
    session = begin(driver).session
    put(board, drawn(terrains=("hill", *TERRAINS[1:])))
    driver.show(ResultScene(driver.services, session))
    driver.press("Rematch")
    table = driver.top
    assert isinstance(table, TableScene) and plays_in_the_desert(table)
    assert table.session.game.rules.board.regions[0].terrain.id == "hill"


def test_a_rematch_keeps_the_board_when_its_map_is_broken_now(driver: Driver, board: Path) -> None:
    driver.press("New game")
    choose(driver, "Dunes")
    session = begin(driver).session
    put(board, "<map/>")
    driver.show(ResultScene(driver.services, session))
    driver.press("Rematch")
    assert isinstance(driver.top, TableScene) and plays_in_the_desert(driver.top)


def test_a_rematch_of_a_loaded_game_finds_its_map_again(driver: Driver, board: Path) -> None:
    driver.press("New game")
    choose(driver, "Dunes")
    session = begin(driver).session
    file = driver.services.saves.save(session_document(session), session_meta(session, "Sand"))
    assert open_save(driver.services, file) is None
    loaded = driver.services.stack.top
    assert isinstance(loaded, TableScene) and loaded.session.map_file is None
    put(board, drawn(terrains=("hill", *TERRAINS[1:])))
    driver.show(ResultScene(driver.services, loaded.session))
    driver.press("Rematch")
    assert isinstance(driver.top, TableScene)
    assert driver.top.session.game.rules.board.regions[0].terrain.id == "hill"


def test_the_list_of_maps_follows_the_file(driver: Driver, board: Path) -> None:
    driver.show(MapsScene(driver.services))
    maps = driver.top
    assert isinstance(maps, MapsScene)
    maps._choose(next(number for number, entry in enumerate(maps.entries) if entry.path == board))
    put(board, drawn(title="Sand and Sand"))
    driver.frame(EVERY)
    assert maps.entry.map.title == "Sand and Sand"
    assert any(row.title == "Sand and Sand" for row in maps.list.rows)
    put(board.with_name("second.tmx"), drawn(title="A Second"))
    driver.frame(EVERY)
    assert maps.entry.path == board and any(row.title == "A Second" for row in maps.list.rows)


def test_set_up_follows_the_board(driver: Driver, board: Path) -> None:
    driver.press("New game")
    setup = choose(driver, "Dunes")
    put(board, drawn(title="Changed", terrains=("hill", *TERRAINS[1:])))
    driver.frame(EVERY)
    assert setup.plan.board is not None and setup.plan.board.title == "Changed"
    assert begin(driver).session.game.rules.board.regions[0].terrain.id == "hill"


def test_set_up_follows_the_packs(driver: Driver, pack: Path) -> None:
    driver.press("New game")
    setup = choose(driver, "Dunes")
    put(pack, DESERT.replace("name: The Desert", "name: The Great Desert").replace("tokens: 6", "tokens: 7"))
    driver.frame(EVERY)
    assert any(box.label == "The Great Desert" for box in setup.packs.boxes)
    assert setup.content.content.race("nomads").tokens == 7


def test_the_list_of_packs_follows_the_file(driver: Driver, pack: Path) -> None:
    driver.show(PacksScene(driver.services))
    packs = driver.top
    assert isinstance(packs, PacksScene)
    put(pack, DESERT.replace("name: The Desert", "name: The Great Desert"))
    driver.frame(EVERY)
    assert [row.title for row in packs.list.rows] == ["The Great Desert"]


def test_a_board_becomes_playable_when_its_pack_arrives(driver: Driver, pack: Path) -> None:
    pack.unlink()
    driver.press("New game")
    setup = choose(driver, "Dunes")
    assert not setup.begin.enabled
    put(pack, DESERT)
    driver.frame(EVERY)
    assert setup.begin.enabled
    assert plays_in_the_desert(begin(driver))


def test_needs_loads_a_pack_beside_the_map(tmp_path: Path) -> None:
    put(tmp_path / "shared" / "desert.yaml", DESERT)
    loaded = read_map(put(tmp_path / "shared" / "dunes.tmx", drawn(needs="desert")), known_words())
    assert loaded.playable, loaded.report.codes()
    assert loaded.packs == (tmp_path / "shared" / "desert.yaml",)


def test_needs_knows_a_pack_by_what_it_calls_itself(tmp_path: Path) -> None:
    file = put(paths.content_dir() / "my_own_file.yaml", DESERT)
    loaded = read_map(put(tmp_path / "dunes.tmx", drawn(needs="desert")), known_words())
    assert loaded.playable and loaded.packs == (file,)


def test_a_missing_pack_is_one_clear_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = put(paths.maps_dir() / "dunes.tmx", drawn(needs="desert"))
    assert main(["check-map", str(board)]) == 1
    said = capsys.readouterr().out
    assert "needs the content pack “desert”" in said and "dune”" not in said
    with program() as driver:
        driver.show(driver.services.screens.setup(board))
        setup = setup_of(driver)
        assert setup.reason is not None and setup.reason.code == "map.missing_pack"
        assert not setup.begin.enabled


def test_countries_of_packs_are_known_in_scenes(driver: Driver, board: Path) -> None:
    put(board, drawn(country="sahara"))
    driver.services.maps.refresh()
    entry = driver.services.maps.at(board)
    assert entry is not None and "map.unknown_country" not in entry.map.report.codes()


def test_play_knows_the_packs_of_the_content_folder(pack: Path) -> None:
    assert play.read_packs("base,desert,underground") == [pack, "underground"]
    with pytest.raises(play.BadWords) as refused:
        play.read_packs("dessert")
    assert "desert" in str(refused.value.message.params["known"])


def test_boards_below_ground_bring_their_set(driver: Driver) -> None:
    driver.drop(paths.assets() / "maps" / "underground_two.tmx")
    table = begin(driver)
    assert [pack.id for pack in table.session.content.packs] == ["base", "underground"]


def test_a_map_that_can_not_be_played_shows_what_was_drawn(driver: Driver, board: Path) -> None:
    put(board, drawn(terrains=("dune", "nonsense", *TERRAINS[2:])))
    driver.show(MapsScene(driver.services))
    maps = driver.top
    assert isinstance(maps, MapsScene)
    maps._choose(next(number for number, entry in enumerate(maps.entries) if entry.path == board))
    assert not maps.entry.map.playable and maps.picture is not None

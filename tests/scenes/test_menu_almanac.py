"""Rules and almanac: everything is there, with words and a picture, and can be found."""

from __future__ import annotations

import pygame
import pytest
from menus import PACK

from smallworld_desktop import paths
from smallworld_desktop.content import SHIPPED, load_packs
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.i18n import Translator
from smallworld_desktop.render.emblems import has_emblem
from smallworld_desktop.scenes.book import AlmanacScene
from smallworld_desktop.scenes.book.entries import SECTIONS, Article, all_entries, almanac_content
from smallworld_desktop.scenes.book.specimens import ICONS


@pytest.fixture(scope="module")
def entries() -> list[Article]:
    content = almanac_content()
    tr = Translator()
    tr.add(content.texts)
    return all_entries(tr, content)


def test_every_race_power_marker_land_and_place_has_its_page(entries: list[Article]) -> None:
    content = almanac_content().content
    pages = {(entry.section, entry.id) for entry in entries}
    assert {("races", race.id) for race in content.races} <= pages
    assert {("powers", power.id) for power in content.powers} <= pages
    assert {("markers", marker) for marker in content.markers} <= pages
    assert {("lands", land) for land in (*content.terrains, *content.symbols)} <= pages
    assert {("places", place.id) for place in content.places} <= pages
    assert {entry.section for entry in entries} == set(SECTIONS)


def test_every_page_has_a_rule_and_a_picture(entries: list[Article]) -> None:
    for entry in entries:
        assert len(entry.words) > 1, entry.id
        assert entry.picture is not None
        assert entry.kind in ("book", "terrain") or has_emblem(entry.id), entry.id
        assert not any(paragraph.text.startswith(f"{entry.kind}.") for paragraph in entry.words), entry.id


def test_races_and_powers_have_an_example(entries: list[Article]) -> None:
    for entry in entries:
        if entry.kind in ("race", "power", "place"):
            assert any(paragraph.text == "For example" for paragraph in entry.words), entry.id


def test_the_book_has_all_its_chapters(entries: list[Article]) -> None:
    chapters = [entry for entry in entries if entry.kind == "book"]
    assert [entry.id for entry in chapters] == list(ICONS)
    assert all(sum(len(p.text) for p in entry.words) > 150 for entry in chapters)


def test_every_page_can_be_drawn(driver: Driver) -> None:
    scene = AlmanacScene(driver.services)
    driver.show(scene)
    for section in range(len(SECTIONS)):
        scene.tabs.choose(section)
        for row in range(len(scene.shown)):
            scene.list.choose(row)
            driver.frame()
            assert scene.page.paragraphs == scene.shown[row].words


def test_a_topic_opens_at_its_page(driver: Driver) -> None:
    driver.show(driver.services.screens.almanac("dragon_master"))
    scene = driver.top
    assert isinstance(scene, AlmanacScene)
    assert SECTIONS[scene.section] == "powers"
    assert scene.page.paragraphs[0].text == "Dragon Master"


def test_an_unknown_topic_opens_the_rules(driver: Driver) -> None:
    driver.show(driver.services.screens.almanac("nonsense"))
    scene = driver.top
    assert isinstance(scene, AlmanacScene) and scene.shown[0].id == "aim"


def test_typing_looks_through_everything(driver: Driver) -> None:
    scene = AlmanacScene(driver.services)
    driver.show(scene)
    driver.click(scene.search.rect.center)
    driver.type("dragon")
    assert {"dragon", "dragon_master"} <= {entry.id for entry in scene.shown}
    assert "dragon" in scene.shown[0].title.casefold()
    driver.type("xyz")
    assert scene.shown == [] and scene.page.paragraphs == ()
    driver.click(scene.clear.rect.center)
    assert scene.shown[0].id == "aim"


def test_down_goes_on_to_the_next_page_and_h_closes_the_book(driver: Driver) -> None:
    driver.show(driver.services.screens.title())
    driver.services.stack.push(driver.services.screens.almanac("race.amazons"))
    driver.frame()
    scene = driver.top
    assert isinstance(scene, AlmanacScene)
    driver.key(pygame.K_DOWN)
    assert scene.page.paragraphs == scene.shown[1].words
    driver.key(pygame.K_h)
    assert driver.top is not scene


def test_own_packs_are_in_the_almanac_too(driver: Driver) -> None:
    paths.content_dir().mkdir(parents=True)
    (paths.content_dir() / "frost.yaml").write_text(PACK, encoding="utf-8")
    driver.show(driver.services.screens.almanac("frost_giants"))
    scene = driver.top
    assert isinstance(scene, AlmanacScene)
    assert scene.page.paragraphs[0].text == "Frost Giants"


def test_everything_has_a_text_and_an_example() -> None:
    tr, content = Translator(), load_packs(SHIPPED)
    tr.add(content.texts)
    things = content.content
    codes = [f"race.{race.id}" for race in things.races] + [f"power.{power.id}" for power in things.powers]
    codes += [f"{kind}.{id}" for kind in ("marker", "terrain", "symbol") for id in getattr(things, f"{kind}s")]
    codes += [f"place.{place.id}" for place in things.places]
    assert [code for code in codes if not (tr.has(f"{code}.text") and tr.has(f"{code}.example"))] == []


@pytest.mark.parametrize("terrain", ["forest", "hill", "swamp"])
def test_h_over_empty_land_opens_its_page_not_the_power_of_that_name(driver: Driver, terrain: str) -> None:
    driver.show(driver.services.screens.table(played(0, 2)))
    driver.settle()
    regions = driver.table.session.game.rules.board.regions
    region = next(r for r in regions if r.terrain.id == terrain)
    driver.move(driver.region(region.id))
    driver.key(pygame.K_h)
    scene = driver.top
    assert isinstance(scene, AlmanacScene)
    page = next(entry for entry in scene.shown if entry.words == tuple(scene.page.paragraphs))
    assert (page.kind, page.id) == ("terrain", terrain)

"""The workshop: a race of one's own, made, kept, saved and tried."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from smallworld_desktop import paths
from smallworld_desktop.content import load_packs
from smallworld_desktop.content.arms import hex_colour
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.render.pieces.fields import field_colour
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.scenes.menu import PauseScene, TitleScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.workshop.scene import WorkshopScene
from smallworld_desktop.scenes.workshop.works import WorksScene
from smallworld_desktop.workshop.shelf import WorkState


def workshop(driver: Driver, section: str = "", id: str = "") -> WorkshopScene:
    driver.show(driver.services.screens.workshop(section, id))
    return bench_of(driver)


def bench_of(driver: Driver) -> WorkshopScene:
    assert isinstance(driver.top, WorkshopScene)
    return driver.top


def bring(driver: Driver, widget: Widget) -> None:
    """Turns the wheel until a widget of a column can be pointed at."""
    pane = widget.pane
    for _ in range(60):
        if pane is None or pane.rect.contains(widget.rect):
            return
        driver.wheel(pane.rect.center, -1 if widget.rect.bottom > pane.rect.bottom else 1)
    raise AssertionError("the column does not scroll so far")


def test_the_title_leads_to_the_workshop_and_esc_back(driver: Driver) -> None:
    driver.show(driver.services.screens.title())
    driver.press("Workshop")
    assert isinstance(driver.top, WorkshopScene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TitleScene)


def test_a_name_is_all_that_is_missing_at_first(driver: Driver) -> None:
    scene = workshop(driver)
    assert scene.status() == "Not ready: It has no name yet."
    assert not scene.save_button.enabled and not scene.try_button.enabled
    driver.type("Chocolate Elves")
    assert scene.save_button.enabled and scene.try_button.enabled
    assert scene.bench.draft.id == "chocolate_elves"


def test_what_is_half_done_is_there_the_next_time(driver: Driver) -> None:
    workshop(driver)
    driver.type("Choc")
    assert workshop(driver).identity.name.value == "Choc"


def test_saving_puts_it_where_games_find_it(driver: Driver) -> None:
    scene = workshop(driver)
    driver.type("Chocolate Elves")
    driver.press("Save")
    loaded = load_packs(["base", paths.content_dir() / "chocolate_elves.yaml"])
    assert not loaded.problems and loaded.texts["race.chocolate_elves.name"] == "Chocolate Elves"
    assert scene.status() == "Saved. It can be shuffled into any game."


def test_undo_and_redo(driver: Driver) -> None:
    scene = workshop(driver)
    driver.type("Elves")
    driver.key(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.identity.name.value == ""
    driver.key(pygame.K_y, pygame.KMOD_CTRL)
    assert scene.identity.name.value == "Elves"


def test_a_problem_stands_at_its_card_and_nothing_invalid_can_be_saved(driver: Driver) -> None:
    scene = workshop(driver, "races", "tritons")
    assert scene.save_button.enabled
    scene.bench.replace_effect(0, {"coins": {"where": {"terrain": "swamp"}}})
    scene._rebuilt()
    driver.frame()
    card = scene.abilities.cards[0]
    assert card.plate.is_bad and "where" in card.wrong.text
    assert not scene.save_button.enabled and not scene.try_button.enabled
    driver.key(pygame.K_s, pygame.KMOD_CTRL)
    assert not list(paths.content_dir().glob("*.yaml"))


def test_trying_it_lays_its_combo_on_top_and_leaving_comes_back(driver: Driver) -> None:
    scene = workshop(driver, "races", "tritons")
    driver.press("Try it")
    table = driver.top
    assert isinstance(table, TableScene)
    position = table.session.game.position
    race, *_ = position.column[0]
    assert position.rules.races[race].id == scene.bench.draft.id
    driver.wait_for_painting()
    driver.key(pygame.K_F10)
    assert isinstance(driver.top, PauseScene)
    driver.press(driver.services.tr("pause.leave"))
    assert driver.top is scene
    assert not driver.services.autosave.entries()
    driver.press("Back")
    assert isinstance(driver.top, TitleScene), "the program does not end"


def test_a_shipped_race_is_the_beginning_of_another(driver: Driver) -> None:
    scene = workshop(driver, "races", "halflings")
    assert scene.bench.draft.effects and scene.bench.is_good
    assert scene.bench.draft.id != "halflings" and len(scene.bench.draft.markers) == 1


def test_works_are_opened_from_the_list(driver: Driver) -> None:
    scene = workshop(driver)
    driver.type("Frogs")
    driver.press("Save")
    first = scene.bench.draft
    driver.press("Your works")
    driver.press("Copy")
    driver.press("Change")
    assert driver.top is scene and scene.bench.draft.entries == [("races", "frogs_2")]
    driver.press("Your works")
    works = driver.top
    assert isinstance(works, WorksScene)
    works.list.choose([work.key for work in works.works].index(first.key))
    driver.press("Change")
    assert scene.bench.draft.document == first.document


def test_a_race_without_a_name_is_called_by_its_id_as_in_games(driver: Driver) -> None:
    paths.content_dir().mkdir(parents=True)
    (paths.content_dir() / "pond.yaml").write_text("pack: pond\nraces:\n  tree_frogs: {tokens: 6}\n", encoding="utf-8")
    scene = workshop(driver)
    driver.press("Your works")
    driver.press("Change")
    assert scene.identity.name.value == "Tree Frogs"
    assert scene.preview._faces is not None and "Tree Frogs" in scene.preview._faces.combo.name
    driver.click(scene.identity.tokens.sign_rect(1).center)
    driver.press("Save")
    assert scene.toasts.words == "Saved: Tree Frogs can be shuffled into any game."
    assert "name" not in scene.bench.draft.entry


@pytest.mark.parametrize(("race", "more"), [("ratmen", 5), ("skeletons", 14)])
def test_the_box_grows_with_the_tokens_until_it_is_said_how_many(driver: Driver, race: str, more: int) -> None:
    scene = workshop(driver, "races", race)
    who = scene.identity
    for _ in range(6):
        driver.click(who.tokens.sign_rect(1).center)
    assert scene.bench.is_good and who.tray.value == who.tokens.value + more
    driver.click(who.tray.sign_rect(-1).center)
    said = who.tray.value
    assert said == who.tokens.value + more - 1
    driver.click(who.tokens.sign_rect(-1).center)
    assert who.tray.value == scene.bench.draft.entry["tray"] == said


def test_remarks_at_the_fields_move_nothing(driver: Driver) -> None:
    scene = workshop(driver)
    who = scene.identity
    assert who.wrong["name"].text
    before = [widget.rect.topleft for widget in (who.tokens, who.tray, who.summary, who.grid)]
    driver.type("Elves")
    assert not who.wrong["name"].text
    for _ in range(5):
        driver.click(who.tokens.sign_rect(1).center)
    assert who.wrong["tokens"].text
    assert [widget.rect.topleft for widget in (who.tokens, who.tray, who.summary, who.grid)] == before


def test_a_race_made_like_another_keeps_its_cloth(driver: Driver) -> None:
    scene = workshop(driver, "races", "halflings")
    cloth = hex_colour(field_colour("halflings"))
    who = scene.identity
    assert scene.bench.draft.entry["colour"] == cloth == who.colours[who.colour.chosen]
    driver.type(" of the Hill")
    assert hex_colour(field_colour(scene.bench.draft.id)) == cloth


def test_a_new_race_has_a_colour_that_stays_when_its_name_changes(driver: Driver) -> None:
    scene = workshop(driver)
    cloth = field_colour(scene.bench.draft.id)
    assert scene.identity.colour.chosen == 0
    driver.type("Elves of the Moor")
    assert field_colour(scene.bench.draft.id) == cloth
    driver.press("Your works")
    driver.press("Make one")
    assert driver.top is scene and scene.identity.name.value == "" and scene.identity.colour.chosen == 1


def test_what_is_deleted_in_the_list_leaves_the_bench(driver: Driver) -> None:
    scene = workshop(driver)
    driver.type("Frogs")
    driver.press("Your works")
    driver.press("Delete")
    driver.press("Back")
    assert scene.bench.draft.entry.get("name") is None and not scene.bench.is_on_shelf
    scene.leave()
    states = [work.state for work in scene.bench.shelf.works() if work.entries[0][1] == "frogs"]
    assert states == [WorkState.BIN]


def test_page_keys_scroll_the_column_with_the_keyboard(driver: Driver) -> None:
    scene = workshop(driver, "powers", "fortified")
    pane = scene.abilities.pane
    scene.group.focus_on(scene.abilities.cards[0].bin, by_keyboard=True)
    driver.key(pygame.K_PAGEDOWN)
    assert pane.scroller.offset > 0


def test_a_picture_that_is_dropped_becomes_the_emblem(driver: Driver, tmp_path: Path) -> None:
    scene = workshop(driver)
    driver.type("Froglets")
    picture = tmp_path / "elf.png"
    pygame.image.save(pygame.Surface((40, 30)), picture)
    driver.drop(picture)
    assert scene.bench.draft.entry["emblem"] == "froglets.png"
    assert (paths.content_dir() / "froglets.png").read_bytes() == picture.read_bytes()


def test_a_file_that_is_no_picture_is_refused_and_changes_nothing(driver: Driver, tmp_path: Path) -> None:
    scene = workshop(driver)
    driver.type("Froglets")
    picture = tmp_path / "elf.png"
    picture.write_bytes(b"no picture at all")
    driver.drop(picture)
    assert "emblem" not in scene.bench.draft.entry
    assert not list(paths.content_dir().glob("*.png"))


def test_a_power_joins_the_race_in_the_same_pack(driver: Driver) -> None:
    scene = workshop(driver)
    driver.type("Elves")
    driver.click(scene.sections.cells()[1].center)
    assert scene.bench.draft.section == "powers" and not scene.bench.is_good
    driver.click(scene.sections.cells()[0].center)
    assert scene.bench.draft.entries == [("races", "elves_2")], "what was left blank goes again"
    driver.click(scene.sections.cells()[1].center)
    driver.click(scene.identity.name.rect.center)
    driver.type("Sweet")
    assert [section for section, _ in scene.bench.draft.entries] == ["races", "powers"] and scene.bench.is_good

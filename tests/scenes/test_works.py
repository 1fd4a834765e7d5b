"""The list of what one has made: searched, copied, put away, given away, deleted to a bin that keeps everything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from menus import program

from smallworld_desktop import paths
from smallworld_desktop.content import load_packs, user_packs
from smallworld_desktop.content.bundle import bundle
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.render.widgets import Button
from smallworld_desktop.scenes.workshop.works import WorksScene
from smallworld_desktop.workshop.draft import PackDraft
from smallworld_desktop.workshop.shelf import WorkShelf, WorkState

POND = (
    "pack: pond\nname: The Pond\nraces:\n  frogs: {name: Frogs, tokens: 6}   # green\npowers:\n  muddy: {tokens: 4}\n"
)
SEA = "pack: sea\nname: The Sea\nraces:\n  eels: {name: Eels, tokens: 5}\n"


class Bench:
    """What was put onto it."""

    def __init__(self) -> None:
        self.drafts: list[PackDraft] = []
        self.begun = 0

    def new(self) -> None:
        self.begun += 1


@pytest.fixture
def driver() -> Iterator[Driver]:
    with program() as made:
        made.show(made.services.screens.title())
        yield made


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture
def shelf(driver: Driver) -> WorkShelf:
    paths.content_dir().mkdir(parents=True)
    (paths.content_dir() / "pond.yaml").write_text(POND, encoding="utf-8")
    (paths.content_dir() / "sea.yaml").write_text(SEA, encoding="utf-8")
    return WorkShelf()


@pytest.fixture
def works(driver: Driver, bench: Bench, shelf: WorkShelf) -> WorksScene:
    scene = WorksScene(driver.services, bench.drafts.append, bench.new)
    driver.services.stack.push(scene)
    driver.settle()
    return scene


def titles(works: WorksScene) -> list[str]:
    return [row.title for row in works.list.rows]


def labels(driver: Driver) -> set[str]:
    return {widget.label for widget in driver.widgets() if isinstance(widget, Button)}


def test_an_empty_shelf_leads_to_the_bench(driver: Driver, bench: Bench) -> None:
    driver.services.stack.push(WorksScene(driver.services, bench.drafts.append, bench.new))
    driver.settle()
    driver.press("Make one")
    assert bench.begun == 1 and not isinstance(driver.top, WorksScene)


def test_all_works_are_listed_with_what_they_bring(works: WorksScene) -> None:
    assert titles(works) == ["The Pond", "The Sea"]
    assert works.list.rows[0].detail.endswith("offered in set-up")
    assert any("Frogs" in paragraph.text for paragraph in works.words.paragraphs)


@pytest.mark.parametrize(("words", "found"), [("eel", ["The Sea"]), ("THE p", ["The Pond"]), ("zzz", [])])
def test_a_search_looks_at_titles_races_and_powers(
    driver: Driver, works: WorksScene, words: str, found: list[str]
) -> None:
    works.group.focus_on(works.search)
    driver.type(words)
    assert titles(works) == found and works.group.focus is works.search
    assert ("Change" in labels(driver)) == bool(found)


def test_change_takes_it_to_the_bench(driver: Driver, works: WorksScene, bench: Bench) -> None:
    driver.press("Change")
    assert [draft.source for draft in bench.drafts] == ["pond.yaml"] and driver.top is not works


def test_a_copy_is_told_from_the_first_and_chosen_in_the_list(driver: Driver, works: WorksScene, bench: Bench) -> None:
    driver.press("Copy")
    assert driver.top is works and titles(works) == ["The Pond", "The Pond (copy)", "The Sea"]
    assert works.list.chosen == 1 and works.work.key == "the_pond_copy"
    assert works.work.entries == [("races", "frogs_2", "Frogs (copy)"), ("powers", "muddy_2", "Muddy (copy)")]
    driver.press("Change")
    (copy,) = bench.drafts
    assert works.shelf.finish(copy).source == "the_pond_copy.yaml"
    assert (paths.content_dir() / "pond.yaml").read_text(encoding="utf-8") == POND


def test_what_is_put_away_is_not_offered_until_it_is_brought_out(driver: Driver, works: WorksScene) -> None:
    driver.press("Put away")
    assert [pack.name for pack in user_packs()] == ["sea.yaml"] and titles(works) == ["The Pond", "The Sea"]
    driver.press("Bring out")
    assert (paths.content_dir() / "pond.yaml").read_text(encoding="utf-8") == POND


def test_what_is_deleted_lies_in_the_bin_and_comes_back(driver: Driver, works: WorksScene) -> None:
    driver.press("Delete")
    assert titles(works) == ["The Sea", "The Pond"] and works.works[1].state is WorkState.BIN
    works.list.choose(1)
    driver.press("Bring back")
    assert titles(works) == ["The Pond", "The Sea"]
    assert (paths.content_dir() / "pond.yaml").read_text(encoding="utf-8") == POND


@pytest.mark.parametrize("deleted", [0, 1])
def test_after_deleting_the_choice_stays_among_what_is_left(
    driver: Driver, works: WorksScene, shelf: WorkShelf, deleted: int
) -> None:
    (paths.content_dir() / "vale.yaml").write_text(SEA.replace("sea", "vale").replace("Sea", "Vale"), encoding="utf-8")
    works.refresh()
    driver.frame()
    driver.click(works.list.row_rect(deleted + 1).center)
    driver.press("Delete")
    assert works.work.title == ["The Vale", "The Sea"][deleted]
    driver.press("Delete")
    assert works.work.title == "The Pond"
    driver.press("Delete")
    assert works.work.state is WorkState.BIN


def test_another_one_is_begun_from_the_list(driver: Driver, works: WorksScene, bench: Bench) -> None:
    driver.press("Make one")
    assert bench.begun == 1 and not isinstance(driver.top, WorksScene)


def test_share_makes_one_file_that_others_can_open(driver: Driver, works: WorksScene) -> None:
    driver.press("Share")
    file = paths.data_dir() / "shared" / "pond.swpack"
    assert load_packs(["base", file]).pack("pond").races == ("frogs",)


def test_a_gift_is_copied_to_be_changed_and_shared_as_it_is(driver: Driver, works: WorksScene, bench: Bench) -> None:
    gift = bundle({"a.yaml": b"pack: a\nname: A Gift\nraces:\n  newts: {name: Newts, tokens: 5}\n"}, {})
    (paths.content_dir() / "gift.swpack").write_bytes(gift)
    works.refresh()
    assert titles(works)[0] == "A Gift" and "Change" not in labels(driver)
    driver.press("Share")
    assert (paths.data_dir() / "shared" / "gift.swpack").read_bytes() == gift
    driver.press("Copy")
    driver.press("Change")
    assert bench.drafts[0].entries == [("races", "newts_2")]


def test_a_draft_is_listed_before_it_was_ever_saved(driver: Driver, works: WorksScene, shelf: WorkShelf) -> None:
    document = {"pack": "toads", "name": "Toads", "races": {"toads": {"name": "Toads", "tokens": 6}}}
    shelf.keep(PackDraft("toads", document, "races", "toads"))
    works.refresh()
    works.list.choose(2)
    assert works.list.rows[2].detail.endswith("not saved yet") and "Share" not in labels(driver)
    driver.press("Delete")
    works.list.choose(2)
    driver.press("Bring back")
    assert [work.state for work in works.works if work.title == "Toads"] == [WorkState.DRAFT]


def test_a_disk_that_refuses_is_told_and_nothing_is_lost(driver: Driver, works: WorksScene, shelf: WorkShelf) -> None:
    shelf.home.mkdir(parents=True, exist_ok=True)
    shelf.bin.write_text("in the way", encoding="utf-8")
    driver.press("Delete")
    assert titles(works) == ["The Pond", "The Sea"] and works.toasts.is_fading
    assert (paths.content_dir() / "pond.yaml").read_text(encoding="utf-8") == POND

"""The rule book on the screen: leafing, contents, links, lessons, and pages of every size."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from smallworld_desktop.book.progress import chapters_read
from smallworld_desktop.book.reader import read_book
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.i18n import PSEUDO
from smallworld_desktop.scenes.book import AlmanacScene
from smallworld_desktop.scenes.book.flow import texts_of
from smallworld_desktop.scenes.book.links import PageLink
from smallworld_desktop.scenes.lesson.contents import LessonsScene
from smallworld_desktop.scenes.lesson.scene import LessonScene


def opened(driver: Driver, topic: str = "") -> AlmanacScene:
    driver.show(driver.services.screens.almanac(topic))
    scene = driver.top
    assert isinstance(scene, AlmanacScene)
    return scene


def test_the_book_opens_at_its_contents(driver: Driver) -> None:
    scene = opened(driver)
    assert scene.is_rules and scene.rules.chapter == ""
    assert [line.title for line in scene.rules.lines] == [driver.services.tr(each.title) for each in read_book()]


def test_a_line_of_the_contents_opens_its_chapter_and_counts_it_as_read(driver: Driver) -> None:
    scene = opened(driver)
    line = next(line for line in scene.rules.lines if line.title == "Conquering")
    driver.click(line.rect.center)
    assert scene.rules.chapter == "conquest"
    assert scene.rules.at == line.page
    assert "conquest" in chapters_read()
    driver.key(pygame.K_HOME)
    assert next(line for line in scene.rules.lines if line.title == "Conquering").is_read


def test_arrows_leaf_through_the_whole_book_and_back(driver: Driver) -> None:
    scene = opened(driver)
    seen = [""]
    for _ in scene.rules.pages:
        driver.key(pygame.K_RIGHT)
        if scene.rules.chapter != seen[-1]:
            seen.append(scene.rules.chapter)
    assert scene.rules.at + len(scene.rules.seen) == len(scene.rules.pages)
    for _ in scene.rules.pages:
        driver.key(pygame.K_LEFT)
    assert scene.rules.at == 0


def test_a_topic_opens_the_book_at_its_chapter(driver: Driver) -> None:
    assert opened(driver, "book.decline").rules.chapter == "decline"


def test_cross_references_and_terms_lead_on(driver: Driver) -> None:
    scene = opened(driver, "book.conquest")
    links = {link.words: link for link in scene.rules.widgets if isinstance(link, PageLink)}
    driver.click(links["Losing a region"].rect.center)
    assert scene.rules.chapter == "losses"
    scene = opened(driver, "book.conquest")
    links = {link.words: link for link in scene.rules.widgets if isinstance(link, PageLink)}
    driver.click(links["Fortress"].rect.center)
    assert not scene.is_rules and scene.page.paragraphs[0].text == "Fortress"


def test_try_it_opens_the_lesson_of_the_chapter(driver: Driver) -> None:
    opened(driver, "book.conquest")
    driver.press("Try it")
    scene = driver.top
    assert isinstance(scene, LessonScene) and scene.session.lesson.id == "conquering"


def test_learning_begins_at_the_front(driver: Driver) -> None:
    opened(driver)
    driver.press("Learn by playing")
    assert isinstance(driver.top, LessonsScene)


def test_typing_finds_chapters_too(driver: Driver) -> None:
    scene = opened(driver)
    driver.click(scene.search.rect.center)
    driver.type("puts a monster on a region")
    assert [entry.key for entry in scene.shown] == ["book.teams"]
    driver.click(scene.clear.rect.center)
    assert scene.is_rules


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (1280, 800)])
@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_all_words_stand_on_some_page_and_nothing_on_another(
    driver: Driver, size: tuple[int, int], language: str
) -> None:
    driver.services.change_settings(language=language)
    driver.resize(size)
    scene = opened(driver)
    assert scene._book is not None
    sheet = Rect((0, 0), scene._book.pages[0].size)
    for page in scene.rules.pages:
        rects = [rect for _, rect in page.things]
        assert all(sheet.contains(rect) for rect in rects), page.chapter
        assert all(not one.colliderect(other) for n, one in enumerate(rects) for other in rects[:n]), page.chapter
    for chapter in read_book():
        written = f"\n{driver.services.tr(chapter.text)}".replace("\n- ", "\n")
        printed = "".join(text for page in scene.rules.pages if page.chapter == chapter.id for text in texts_of(page))
        assert "".join(printed.split()) == "".join(written.split())

"""The worked examples of the documents work: all are followed to the letter on a copy of the project."""

from __future__ import annotations

import pytest
from newcomer import Chapter, Checkout, patched

CHAPTERS = {
    "effect": Chapter.read("CONTRIBUTING.md", "A worked example: a new effect, from declaration to test"),
    "screen": Chapter.read("docs/extending.md", "A new screen"),
    "level": Chapter.read("docs/extending.md", "A new computer level"),
    "look": Chapter.read("docs/extending.md", "A new look"),
}
COMMANDS = [(name, words) for name, chapter in CHAPTERS.items() for words in chapter.commands()]
TOOLS = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"])


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    made = Checkout(tmp_path_factory.mktemp("checkout"))
    for chapter in CHAPTERS.values():
        made.follow(chapter)
    return made


@pytest.mark.parametrize("tool", TOOLS, ids=" ".join)
def test_what_was_written_passes_lint_format_and_types(checkout: Checkout, tool: list[str]) -> None:
    """Tests are not typed strictly."""
    touched = {path for chapter in CHAPTERS.values() for path in chapter.files() if path.endswith(".py")}
    if tool == ["mypy"]:
        touched = {path for path in touched if not path.startswith("tests/")}
    done = checkout.python(["-m", *tool, *sorted(touched)])
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "words"), COMMANDS, ids=[f"{name}: {' '.join(words[:2])}" for name, words in COMMANDS]
)
def test_the_commands_of_the_page_say_that_it_works(checkout: Checkout, name: str, words: list[str]) -> None:
    done = checkout.run(words)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", CHAPTERS)
def test_every_example_changes_something_and_has_a_test(name: str) -> None:
    chapter = CHAPTERS[name]
    assert len(list(chapter.blocks())) >= 2
    assert any(words[0] == "test" for words in chapter.commands())


def test_a_page_that_is_behind_the_code_is_noticed() -> None:
    with pytest.raises(AssertionError, match="bring the page up to date"):
        patched("one\ntwo\n", " three\n+four\n", "numbers.txt")

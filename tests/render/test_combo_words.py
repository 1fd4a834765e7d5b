"""Names and summaries of combos on their banners: whole, apart, and on the cloth, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import Rect, Surface

from smallworld_desktop.content import load_packs
from smallworld_desktop.content.wording import summary as summary_of
from smallworld_desktop.i18n import Translator, available
from smallworld_desktop.render import theme
from smallworld_desktop.render.pieces import ComboShown, ComboType, banner, draw_combo
from smallworld_desktop.render.text import Anchor, TextBlock, TextStyle
from smallworld_desktop.render.theme import Face

ROWS = [(238, 54, None), (354, 66, 15), (354, 82, 15), (317, 65, 14)]
"""The column at 1024x640 and 1280x800, and the workshop's banner there: width, height, type of the summary."""


def named(language: str) -> Iterator[ComboShown]:
    """Combos of the base game with the longest names and summaries, in a language."""
    loaded, tr = load_packs(("base",)), Translator(language)
    tr.add(loaded.texts, loaded.words.get(language, {}))
    races = sorted(loaded.content.races, key=lambda race: -len(tr(f"race.{race.id}.name")))
    powers = sorted(loaded.content.powers, key=lambda power: -len(tr(f"power.{power.id}.name")))
    pairs = [(race, power) for race in races[:4] for power in powers[:4]]
    pairs += [(loaded.content.race("halflings"), loaded.content.power("heroic"))]
    pairs += [(loaded.content.race("giants"), loaded.content.power("berserk"))]
    for race, power in pairs:
        said = tr.listed([summary_of(tr, power), summary_of(tr, race)], "comma")
        yield ComboShown(race.id, power.id, tr.combo(race.id, power.id), said, price=1, tokens=9)


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("language", available())
def test_names_and_summaries_are_whole_and_apart_on_the_cloth(
    language: str, row: tuple[int, int, int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    set_words: list[tuple[TextBlock, Rect]] = []

    def drawn(target: Surface, block: TextBlock, pos: tuple[int, int], anchor: Anchor) -> None:
        where = Rect(0, 0, *block.size)
        setattr(where, anchor, pos)
        set_words.append((block, where))

    monkeypatch.setattr(banner, "draw_block", drawn)
    width, height, size = row
    style = TextStyle(Face.TEXT, size, theme.INK) if size is not None else None
    words = ComboType(TextStyle(Face.TITLE, 16 if size != 15 else 18, theme.TITLE_RED), style)
    for combo in named(language):
        set_words.clear()
        box = draw_combo(Surface((width, height)), Rect(0, 0, width, height), combo, words).text
        name, *below = set_words
        assert "…" not in "".join(name[0].lines), combo.name
        kept = [only_letters(" ".join(block.lines)) for block, _ in set_words]
        assert kept == [only_letters(combo.name), only_letters(combo.summary)][: len(set_words)]
        assert all(box.inflate(4, 4).contains(where) for _, where in set_words), combo.name
        for block, where in below:
            assert where.top >= name[1].bottom - block.style.size * 0.4, combo.name


def only_letters(words: str) -> str:
    return "".join(letter for letter in words if letter.isalnum())

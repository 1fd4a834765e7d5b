"""Everything the store can say has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from catalog import english_codes

from smallworld_desktop import store
from smallworld_desktop.i18n import Translator

SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in Path(store.__file__).parent.glob("*.py"))
CODES = sorted(set(re.findall(r'"(store\.[a-z_]+)"', SOURCE)))


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_worded(code: str) -> None:
    assert Translator().has(code)


def test_no_words_are_left_over() -> None:
    worded = {code for code in english_codes() if code.startswith("store.")}
    assert worded == set(CODES)


def test_a_refusal_reads_as_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(store.StoreError) as caught:
        store.SaveStore(tmp_path, 1).load(tmp_path / "gone.swgame")
    sentence = Translator().message(caught.value.message)
    assert sentence == f"{tmp_path / 'gone.swgame'} is not there any more."

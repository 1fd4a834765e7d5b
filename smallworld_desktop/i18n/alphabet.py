"""Sorting and finding words as readers of a language expect it, whatever the system's settings."""

from __future__ import annotations

import unicodedata

LATIN = "abcdefghijklmnopqrstuvwxyz"
SPELT_OUT = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ð": "d", "þ": "th", "ĳ": "ij", "ł": "l", "đ": "d"})

UNSEEN = str.maketrans({"\u00ad": "", "\u00a0": " "})


def typed(words: str) -> str:
    """As a person would type it: without soft hyphens, and with blanks for those that no line may be broken at."""
    return words.translate(UNSEEN)


class Alphabet:
    """The letters of a language in their order (`X-Alphabet` of its catalog). Others sort as their base letter."""

    def __init__(self, letters: str = "") -> None:
        self._letters = letters or LATIN
        self._places = {letter: place for place, letter in enumerate(self._letters)}

    def key(self, words: str) -> tuple[tuple[int, ...], str]:
        """What to sort by: the letters first, and only among equal ones accents and capitals."""
        return tuple(self._place(letter) for letter in self.folded(words)), words

    def folded(self, words: str) -> str:
        """As typed, without capitals and without accents that make no letter of their own: for finding words."""
        return "".join(letter if letter in self._places else _base(letter) for letter in typed(words).casefold())

    def _place(self, letter: str) -> int:
        return self._places.get(letter, len(self._letters) + ord(letter) if letter.isalpha() else -1)


def _base(letter: str) -> str:
    plain = unicodedata.normalize("NFD", letter)
    return "".join(part for part in plain if not unicodedata.combining(part)).translate(SPELT_OUT)

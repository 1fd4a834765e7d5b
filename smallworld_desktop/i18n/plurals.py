"""How many plural forms a language has and which number takes which, after the Unicode CLDR, as gettext writes it."""

from __future__ import annotations

ONE_OR_MANY = "nplurals=2; plural=(n != 1);"
ALL_THE_SAME = "nplurals=1; plural=0;"
_EAST_SLAVIC = (
    "nplurals=3; plural=(n % 10 == 1 && n % 100 != 11 ? 0 : "
    "n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2);"
)
_CZECH = "nplurals=3; plural=(n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2);"
_POLISH = "nplurals=3; plural=(n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2);"
_LITHUANIAN = (
    "nplurals=3; plural=(n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2);"
)

RULES: dict[str, str] = {
    "fr": "nplurals=2; plural=(n > 1);",
    "is": "nplurals=2; plural=(n % 10 != 1 || n % 100 == 11);",
    "pt_BR": "nplurals=2; plural=(n > 1);",
    "cs": _CZECH,
    "sk": _CZECH,
    "pl": _POLISH,
    "ru": _EAST_SLAVIC,
    "uk": _EAST_SLAVIC,
    "hr": _EAST_SLAVIC,
    "sr": _EAST_SLAVIC,
    "sl": "nplurals=4; plural=(n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3);",
    "ro": "nplurals=3; plural=(n == 1 ? 0 : n == 0 || (n % 100 > 0 && n % 100 < 20) ? 1 : 2);",
    "lt": _LITHUANIAN,
    "lv": "nplurals=3; plural=(n % 10 == 1 && n % 100 != 11 ? 0 : n != 0 ? 1 : 2);",
    "ga": "nplurals=5; plural=(n == 1 ? 0 : n == 2 ? 1 : n < 7 ? 2 : n < 11 ? 3 : 4);",
    "ja": ALL_THE_SAME,
    "ko": ALL_THE_SAME,
    "zh": ALL_THE_SAME,
    "vi": ALL_THE_SAME,
    "th": ALL_THE_SAME,
    "id": ALL_THE_SAME,
}


def rule_of(language: str) -> str:
    """The `Plural-Forms` of a language; that of English for those that are not listed, which most share."""
    return RULES.get(language) or RULES.get(language.partition("_")[0]) or ONE_OR_MANY

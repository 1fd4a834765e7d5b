"""Which languages there are: the shipped ones (`assets/locale/LINGUAS`) and those that the player's own folder adds."""

from __future__ import annotations

import locale
import os
import re
import subprocess
import sys
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.i18n.catalogs import has_catalog, read_catalog, sound_ones

ENGLISH = "en"
PSEUDO = "xx"
NAMES: dict[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "nl": "Nederlands",
    "da": "Dansk",
    "nb": "Norsk",
    "sv": "Svenska",
    "fi": "Suomi",
    "is": "Íslenska",
}
"""What speakers call their language. One that a player adds says it in its catalog: `X-Language-Name`."""
SPOKEN_AS = {"no": "nb", "nn": "nb"}
CODE = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")


def shipped_folder() -> Path:
    return paths.assets() / "locale"


def shipped() -> tuple[str, ...]:
    """The languages of a release, in the order they are shown."""
    lines = (shipped_folder() / "LINGUAS").read_text(encoding="utf-8").splitlines()
    return tuple(word for line in lines for word in line.partition("#")[0].split())


def added() -> tuple[str, ...]:
    """Languages with a folder of their own in the player's data folder."""
    folder = paths.locale_dir()
    if not folder.is_dir():
        return ()
    found = (each.name for each in sorted(folder.iterdir()) if CODE.fullmatch(each.name) and has_catalog(each))
    return tuple(code for code in found if code != PSEUDO)


def folders_of(language: str) -> list[Path]:
    """Where a language's messages lie: what a player added comes before what was shipped."""
    return [folder / language for folder in (paths.locale_dir(), shipped_folder()) if has_catalog(folder / language)]


def available() -> dict[str, str]:
    """Every language that can be chosen, with its own name. The only list of them."""
    codes = [*shipped(), *(code for code in added() if code not in shipped() and _name_in(folders_of(code)))]
    return {code: NAMES.get(code) or _name_in(folders_of(code)) for code in codes}


def _name_in(folders: list[Path]) -> str:
    """The name that a catalog gives its language, else its code; nothing if the catalog can't be read."""
    sound = sound_ones(folders)
    return (read_catalog(sound).info().get("x-language-name") or folders[0].name) if sound else ""


def best(tag: str) -> str:
    """The available language for a system's `de_AT.UTF-8`, `nn` or `pt-BR`; English where there is none."""
    code = tag.partition(".")[0].partition("@")[0].replace("-", "_")
    short = code.partition("_")[0].lower()
    known = available()
    return next((each for each in (code, short, SPOKEN_AS.get(short, "")) if each in known), ENGLISH)


def system_tags() -> list[str]:
    """The languages that this computer's user reads, the best liked first."""
    if sys.platform == "win32":
        import ctypes

        return [locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")]
    spoken = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    if sys.platform == "darwin" and not spoken:
        asked = subprocess.run(["defaults", "read", "-g", "AppleLocale"], capture_output=True, text=True, check=False)
        return [asked.stdout.strip()]
    if spoken.partition(".")[0] in ("", "C", "POSIX"):
        return []
    return [*filter(None, os.environ.get("LANGUAGE", "").split(":")), spoken]


def from_system() -> str:
    """The language to begin with. English among the liked ones is taken as such, not as a failure to find one."""
    for tag in system_tags():
        found = best(tag)
        if found != ENGLISH or tag.lower().startswith(ENGLISH):
            return found
    return ENGLISH


def chosen(setting: str) -> str:
    """The language to speak for a setting: itself while it has a catalog, else that of the system."""
    return setting if setting in (ENGLISH, PSEUDO) or (setting and folders_of(setting)) else from_system()

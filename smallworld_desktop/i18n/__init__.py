"""The only place that words anything: catalogs of messages by code, in the player's language."""

from smallworld_desktop.i18n.alphabet import Alphabet, typed
from smallworld_desktop.i18n.forms import Name, capitalised
from smallworld_desktop.i18n.languages import ENGLISH, PSEUDO, available, chosen, from_system
from smallworld_desktop.i18n.translator import Translator

__all__ = [
    "ENGLISH",
    "PSEUDO",
    "Alphabet",
    "Name",
    "Translator",
    "available",
    "capitalised",
    "chosen",
    "from_system",
    "typed",
]

"""The only place that words anything: catalogs of messages by code, in the player's language."""

from smallworld_desktop.i18n.translator import LANGUAGES, PSEUDO, Translator

__all__ = ["LANGUAGES", "PSEUDO", "Translator"]

"""The book of rules and the almanac: an open book with painted pages, everything to be looked up and found."""

from smallworld_desktop.scenes.book.almanac import AlmanacScene

__all__ = ["AlmanacScene"]

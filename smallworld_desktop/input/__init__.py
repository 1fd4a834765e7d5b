"""Devices to intents: the only package that reads pygame's event queue."""

from smallworld_desktop.input.reader import InputReader

__all__ = ["InputReader"]

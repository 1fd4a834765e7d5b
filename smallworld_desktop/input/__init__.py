"""Devices to intents: the only package that reads pygame's event queue."""

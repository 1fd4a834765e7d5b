"""Riddles: turns with a best way to play them, as text. No window is needed to read, prove, find or solve them."""

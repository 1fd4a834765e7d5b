"""Lessons: games that teach themselves, as text. No window is needed to read, check or play them."""

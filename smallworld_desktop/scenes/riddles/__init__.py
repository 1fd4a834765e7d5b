"""Riddles in the window: the list of them, and the table at which one is solved."""

"""Scoring: the coins of a turn, counted item by item."""

"""Whole games between computer players, many at a time, and what they tell."""

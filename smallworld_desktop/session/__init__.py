"""A game with its seats, without a window: how a seat answers, and starting, keeping and continuing a game."""

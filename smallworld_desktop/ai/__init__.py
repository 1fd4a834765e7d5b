"""Seats that choose for themselves."""

"""Combo selection: the column of combos, their cards, and taking one."""

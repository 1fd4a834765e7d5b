"""Redeployment: how many tokens and markers go where, at the end of a turn and after a retreat."""

"""Conquest: taking regions by every way there is, the last one with the die, or going into decline."""

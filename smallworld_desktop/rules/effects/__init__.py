"""The vocabulary that races and powers are written in."""

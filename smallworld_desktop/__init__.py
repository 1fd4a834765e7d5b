"""Small World for the desktop: rules, boards, pictures, opponents and the game that ties them together."""

__version__ = "0.1.0"

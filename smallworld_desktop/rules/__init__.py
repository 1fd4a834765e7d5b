"""The game itself. Standard library only: no pictures, no files, no clock, no text for people."""

"""Lessons in the window: the table with a teacher beside it, and the page of contents."""

"""Saves, settings and caches: atomic writes, backups, user folders."""

"""YAML packs to races and powers, with a report of what is wrong."""

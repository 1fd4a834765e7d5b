"""Play from different houses: a table that others join. Nothing here listens or connects before it is asked to."""

"""The workshop: a race or power of one's own on the table, from a blank banner to the first game with it."""

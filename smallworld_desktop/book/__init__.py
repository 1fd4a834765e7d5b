"""The rule book as data: chapters whose pictures are positions and moves, played by the rules themselves. No window."""

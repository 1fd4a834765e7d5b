"""What the table and the screens around it share: words for the game, the chronicle, the players."""

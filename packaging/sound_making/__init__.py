"""How the game's sounds are made: voices, effects, beds, music, and the means to measure them."""

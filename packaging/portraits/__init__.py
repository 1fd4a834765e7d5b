"""How the portraits are painted: ink and water colour, by code. `make_portraits.py` writes what the game ships.

`easel` is the canvas, `light` gives shapes their body, `scenery` and `features` are what several portraits share; every
other module holds portraits, each a function whose name is the id of its race or person.
"""

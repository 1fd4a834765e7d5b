"""The board painter: from a cleaned board and its terrains to an old painted chart.

`paint_flat` is there at once; `paint` takes seconds and runs in a background process (`job`).
"""

from .flat import paint_flat
from .layout import Layout, layout_of, symbol_spots
from .paint import VERSION, paint
from .request import PaintRequest

__all__ = ["VERSION", "Layout", "PaintRequest", "layout_of", "paint", "paint_flat", "symbol_spots"]

"""The text format for positions, moves and expectations, over the rules' public API."""

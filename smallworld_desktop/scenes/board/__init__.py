"""The board as every screen shows it: the widget, what lies on it, how it is drawn."""

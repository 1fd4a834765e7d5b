"""Drawing: board painting, pieces, panels, animation, theme. Drawing changes nothing."""

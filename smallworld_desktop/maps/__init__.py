"""Tiled files to boards: the graph for the rules, the geometry for drawing and picking, and a report."""

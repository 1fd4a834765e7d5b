"""What all scenes of a turn share, and those that belong to no phase: watching others, answering questions."""

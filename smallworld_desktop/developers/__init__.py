"""For developers only: driving the program without a window, staged positions, pictures, fuzzing, measuring."""

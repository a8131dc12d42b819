"""A table at the terminal: seats, typed moves, saved games."""

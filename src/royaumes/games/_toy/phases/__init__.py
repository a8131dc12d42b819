"""The phases of a game of Bluff, in the order of its rules."""

"""The phases of a game of Crowns, in the order of the rulebook."""

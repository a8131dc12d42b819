"""The phases of a game of Emerald, in the order of the rulebook."""

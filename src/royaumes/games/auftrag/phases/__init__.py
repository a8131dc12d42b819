"""The phases of a game of Im Auftrag des Königs, in the order of the rulebook."""

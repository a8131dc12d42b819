"""The phases of Heralds, in the order of its rules."""

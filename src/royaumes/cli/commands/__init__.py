"""Commands for players and designers: play, replay, rules, simulate, compare, train."""

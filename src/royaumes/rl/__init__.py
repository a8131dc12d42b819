"""Learning by playing: needs numpy, the extra `rl`."""

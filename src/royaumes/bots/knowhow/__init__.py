"""What is worth doing in each game: one file a game, read by the greedy bot."""

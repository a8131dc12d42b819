"""Finished games: records, replays, reviews, and record files from elsewhere."""

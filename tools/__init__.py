"""Checks and generators that keep code, data and documents in step."""

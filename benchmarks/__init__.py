"""How fast things are."""

"""Commands for operators: serve, back up, restore, inspect."""

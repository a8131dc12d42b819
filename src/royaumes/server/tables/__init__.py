"""A live table: its game log, clocks, undo, proposals, chat, and the bots at work."""

"""What the terminal shows: boards, texts, tables, long output."""

"""What authors of games and bots import: walks, laws, leak tests, golden tools, tree counts."""

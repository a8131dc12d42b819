"""What authors of games and bots import: positions, walks, laws, leak tests, golden games, tree counts."""

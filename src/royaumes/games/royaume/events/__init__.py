"""What is told in a game of Le Royaume des 5 Couronnes, phase by phase."""

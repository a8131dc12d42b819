"""All tables of a server: finding them, making new ones, taking seats, keeping order."""

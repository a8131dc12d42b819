"""Storage in one SQLite file, used by one server process."""

"""Storage in PostgreSQL, shared by several server processes."""

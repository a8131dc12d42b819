"""Processes beside the server, for work that takes long."""

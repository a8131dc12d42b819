"""Handlers of HTTP requests and of the socket of a table."""

"""Connections: limits, request paths, sockets on uvicorn and on plain ASGI."""

"""Several processes on one database: messages between them, forwarding, shared limits."""

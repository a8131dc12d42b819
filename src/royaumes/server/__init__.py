"""The table server: lobby, identity, one writer per table, sockets, storage. No game is named here."""

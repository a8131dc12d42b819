"""The table server: lobby, people, one writer per table, sockets, storage. No game is named here."""

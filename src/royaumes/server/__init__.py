"""The web server for tables. No game is named here."""

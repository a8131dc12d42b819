"""Ratings in SQL that SQLite and PostgreSQL both speak."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from royaumes.server.storage.ratings import Rated

_LOOKED_AT = "UPDATE results SET verdict = ? WHERE number = ?"
# Refused where the same game was counted before, or where a game of another process was quicker.
_CHANGE = """
    INSERT INTO rating_changes (number, person, game, pace, before, rating, deviation, games)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
_STANDING = """
    INSERT INTO ratings (person, game, pace, rating, deviation, games) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (person, game, pace) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
        games = excluded.games"""
#: Whom everybody may see: people with a name who have not asked to be left out.
_PUBLIC = """
    FROM ratings JOIN people USING (person)
    WHERE game = ? AND pace = ? AND games >= ? AND hidden = 0 AND name != ''"""

HIDE = "INSERT INTO people (person, name, since, hidden) VALUES (?, '', ?, ?)"
HIDE += " ON CONFLICT (person) DO UPDATE SET hidden = excluded.hidden"
UNRATED = """
    SELECT id FROM results JOIN tables USING (number)
    WHERE verdict = '' AND stage = 'over' AND {free} AND game IN ({games}) ORDER BY ended LIMIT ?"""
OUTCOME = "SELECT ranking, verdict FROM results WHERE number = ?"
STANDINGS = (
    "SELECT game, pace, rating, deviation, games FROM ratings WHERE person = ? ORDER BY games DESC, game"
)
CHANGES = """
    SELECT person, before, game, pace, rating, deviation, games FROM rating_changes WHERE number = ?"""
LEADERBOARD = f"SELECT person, name, rating, deviation, games {_PUBLIC} ORDER BY rating DESC, person LIMIT ?"
ABOVE = f"SELECT count(*) {_PUBLIC} AND rating > ?"
PROFILE = "SELECT name, since, hidden FROM people WHERE person = ?"
RECENT = """
    SELECT id, game, ended, players, ranking, scores FROM results JOIN tables USING (number)
    WHERE listed = ? AND stage = 'over' ORDER BY ended DESC LIMIT ?"""


def rated(change: Rated) -> list[tuple[str, Sequence[Any]]]:
    """A table that was looked at, as statements."""
    statements: list[tuple[str, Sequence[Any]]] = [(_LOOKED_AT, (change.verdict, change.number))]
    for one in change.changes:
        now = one.after
        whose, stands = (one.person, now.game, now.pace), (now.rating, now.deviation, now.games)
        statements.append((_CHANGE, (change.number, *whose, one.before, *stands)))
        statements.append((_STANDING, (*whose, *stands)))
    return statements

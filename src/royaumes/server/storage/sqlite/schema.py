"""The schema for SQLite, with automatic migrations."""

from __future__ import annotations

import sqlite3

from royaumes.core import UserError

#: Each step leads from one version of the schema to the next; steps are only ever added.
STEPS: tuple[str, ...] = (
    """
    CREATE TABLE secret (key BLOB NOT NULL);
    CREATE TABLE people (person TEXT PRIMARY KEY, name TEXT NOT NULL, since REAL NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        public INTEGER NOT NULL,
        host TEXT NOT NULL,
        stage TEXT NOT NULL,
        players TEXT NOT NULL DEFAULT '[]',
        next TEXT,
        waiting INTEGER NOT NULL DEFAULT 0,
        answers INTEGER NOT NULL DEFAULT 0,
        made REAL NOT NULL,
        updated REAL NOT NULL
    );
    CREATE INDEX tables_by_stage ON tables (stage, updated);
    CREATE TABLE seats (
        number INTEGER NOT NULL REFERENCES tables (number),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        PRIMARY KEY (number, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_person ON seats (person, number);
    CREATE TABLE log (
        number INTEGER NOT NULL REFERENCES tables (number),
        row INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        text TEXT NOT NULL,
        key TEXT NOT NULL,
        PRIMARY KEY (number, row)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        number INTEGER NOT NULL REFERENCES tables (number),
        line INTEGER NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (number, line)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables RENAME COLUMN rules TO rules_version;
    ALTER TABLE tables RENAME COLUMN options TO settings;
    """,
    """
    CREATE TABLE probe (one INTEGER PRIMARY KEY, at REAL NOT NULL);
    ALTER TABLE tables ADD COLUMN closed TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN open_chat INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'normal';
    ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE people ADD COLUMN links INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE seats ADD COLUMN piece TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE reviews (
        number INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
        review TEXT NOT NULL
    );
    CREATE TABLE results (
        number INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
        ranking TEXT NOT NULL,
        scores TEXT NOT NULL
    );
    ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE chat ADD COLUMN person TEXT NOT NULL DEFAULT '';
    ALTER TABLE people ADD COLUMN silenced INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE blocks (
        person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)
    ) WITHOUT ROWID;
    CREATE TABLE reports (
        number INTEGER PRIMARY KEY,
        place TEXT NOT NULL,
        line INTEGER NOT NULL,
        author TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        said REAL NOT NULL,
        reporter TEXT NOT NULL,
        why TEXT NOT NULL,
        at REAL NOT NULL
    );
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        key BLOB NOT NULL,
        count INTEGER NOT NULL,
        made REAL NOT NULL,
        used REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_by_person ON passkeys (person);
    """,
    """
    ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE results ADD COLUMN listed TEXT NOT NULL DEFAULT '';
    ALTER TABLE results ADD COLUMN ended REAL NOT NULL DEFAULT 0;
    ALTER TABLE results ADD COLUMN verdict TEXT NOT NULL DEFAULT '';
    UPDATE results SET
        listed = coalesce((SELECT game FROM tables t WHERE t.number = results.number AND public = 1), ''),
        ended = (SELECT updated FROM tables t WHERE t.number = results.number);
    CREATE INDEX results_listed ON results (listed, ended);
    CREATE INDEX results_unrated ON results (ended) WHERE verdict = '';
    CREATE TABLE ratings (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        pace TEXT NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (person, game, pace)
    ) WITHOUT ROWID;
    CREATE INDEX ratings_by_game ON ratings (game, pace, rating);
    CREATE TABLE rating_changes (
        number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        pace TEXT NOT NULL,
        before REAL NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (number, person),
        UNIQUE (person, game, pace, games)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE seats ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    CREATE TABLE programs (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        key BLOB NOT NULL,
        made REAL NOT NULL,
        used REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX programs_by_owner ON programs (owner);
    """,
    """
    CREATE TABLE subscriptions (
        endpoint TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        key TEXT NOT NULL,
        auth TEXT NOT NULL,
        lang TEXT NOT NULL,
        made REAL NOT NULL
    );
    CREATE INDEX subscriptions_by_person ON subscriptions (person);
    CREATE TABLE mailboxes (
        person TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        lang TEXT NOT NULL,
        confirmed INTEGER NOT NULL
    );
    CREATE TABLE notices (
        number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
        person TEXT NOT NULL,
        question INTEGER NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (number, person)
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN from_file INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE chat ADD COLUMN key TEXT NOT NULL DEFAULT '';
    DELETE FROM reports WHERE number NOT IN (SELECT min(number) FROM reports GROUP BY place, line, reporter);
    CREATE UNIQUE INDEX reports_once ON reports (place, line, reporter);
    """,
    """
    CREATE TABLE challenges (
        challenge BLOB PRIMARY KEY,
        answer BLOB NOT NULL,
        until REAL NOT NULL
    );
    CREATE INDEX challenges_by_until ON challenges (until);
    """,
    """
    CREATE TABLE clock (one INTEGER PRIMARY KEY, at REAL NOT NULL, steady REAL NOT NULL);
    INSERT INTO clock (one, at, steady)
    SELECT 1, max(updated), 0 FROM tables HAVING max(updated) IS NOT NULL;
    """,
    """
    ALTER TABLE tables ADD COLUMN ending TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN network TEXT NOT NULL DEFAULT '';
    """,
)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the database to the newest version, each step whole or not at all."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise UserError("server-newer-data", version=version, known=len(STEPS))
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE;{step}PRAGMA user_version = {number};COMMIT;")

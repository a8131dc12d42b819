"""The schema for PostgreSQL, with automatic migrations."""

from __future__ import annotations

from typing import Any

from royaumes.core import UserError

#: Whoever changes the schema holds this lock, so that servers may start at the same time.
_LOCK = 0x726F7961
#: Each step leads from one version of the schema to the next; steps are only ever added. A table is written
#: at every move: there is room left on its page, and no index on what a move changes.
STEPS: tuple[str, ...] = (
    """
    CREATE TABLE secret (one INTEGER PRIMARY KEY DEFAULT 1, key BYTEA NOT NULL);
    CREATE TABLE probe (one INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL);
    CREATE TABLE people (
        person TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL,
        links INTEGER NOT NULL DEFAULT 0,
        silenced INTEGER NOT NULL DEFAULT 0
    );
    CREATE SEQUENCE table_numbers;
    CREATE TABLE tables (
        number BIGINT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        settings TEXT NOT NULL,
        seed TEXT NOT NULL,
        public INTEGER NOT NULL,
        host TEXT NOT NULL,
        stage TEXT NOT NULL,
        players TEXT NOT NULL,
        next TEXT,
        waiting INTEGER NOT NULL,
        answers INTEGER NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        updated DOUBLE PRECISION NOT NULL,
        closed TEXT NOT NULL,
        open_chat INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        pace TEXT NOT NULL,
        paused INTEGER NOT NULL,
        origin TEXT NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_by_stage ON tables (stage);
    CREATE TABLE seats (
        number BIGINT NOT NULL REFERENCES tables (number),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        piece TEXT NOT NULL,
        PRIMARY KEY (number, seat)
    );
    CREATE INDEX seats_by_person ON seats (person, number);
    CREATE TABLE log (
        number BIGINT NOT NULL REFERENCES tables (number),
        row INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        text TEXT NOT NULL,
        key TEXT NOT NULL,
        PRIMARY KEY (number, row)
    );
    CREATE TABLE chat (
        number BIGINT NOT NULL REFERENCES tables (number),
        line INTEGER NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (number, line)
    );
    CREATE TABLE reviews (
        number BIGINT PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
        review TEXT NOT NULL
    );
    CREATE TABLE results (
        number BIGINT PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
        ranking TEXT NOT NULL,
        scores TEXT NOT NULL
    );
    CREATE TABLE blocks (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other));
    CREATE TABLE reports (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        place TEXT NOT NULL,
        line INTEGER NOT NULL,
        author TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        said DOUBLE PRECISION NOT NULL,
        reporter TEXT NOT NULL,
        why TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL
    );
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        key BYTEA NOT NULL,
        count BIGINT NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        used DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX passkeys_by_person ON passkeys (person);
    """,
    """
    CREATE TABLE processes (id TEXT PRIMARY KEY, address TEXT NOT NULL, seen TIMESTAMPTZ NOT NULL);
    ALTER TABLE tables ADD COLUMN owner TEXT;
    CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
    """,
    """
    ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE results ADD COLUMN listed TEXT NOT NULL DEFAULT '';
    ALTER TABLE results ADD COLUMN ended DOUBLE PRECISION NOT NULL DEFAULT 0;
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
        rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (person, game, pace)
    );
    CREATE INDEX ratings_by_game ON ratings (game, pace, rating);
    CREATE TABLE rating_changes (
        number BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        pace TEXT NOT NULL,
        before DOUBLE PRECISION NOT NULL,
        rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (number, person),
        UNIQUE (person, game, pace, games)
    );
    """,
    """
    ALTER TABLE seats ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    CREATE TABLE programs (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        key BYTEA NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        used DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX programs_by_owner ON programs (owner);
    """,
    """
    CREATE TABLE subscriptions (
        endpoint TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        key TEXT NOT NULL,
        auth TEXT NOT NULL,
        lang TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX subscriptions_by_person ON subscriptions (person);
    CREATE TABLE mailboxes (
        person TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        lang TEXT NOT NULL,
        confirmed INTEGER NOT NULL
    );
    CREATE TABLE notices (
        number BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
        person TEXT NOT NULL,
        question INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL,
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
        challenge BYTEA PRIMARY KEY,
        answer BYTEA NOT NULL,
        until DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX challenges_by_until ON challenges (until);
    """,
    """
    CREATE TABLE clock (
        one INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL, steady DOUBLE PRECISION NOT NULL
    );
    INSERT INTO clock (one, at, steady)
    SELECT 1, max(updated), 0 FROM tables HAVING max(updated) IS NOT NULL;
    """,
    """
    ALTER TABLE tables ADD COLUMN ending TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN network TEXT NOT NULL DEFAULT '';
    """,
)


async def migrate(connection: Any) -> None:
    """Bring the database to the newest version, all steps or none."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
        if version > len(STEPS):
            raise UserError("server-newer-data", version=version, known=len(STEPS))
        for number, step in enumerate(STEPS[version:], version + 1):
            await connection.execute(step)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)

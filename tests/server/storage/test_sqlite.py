"""What SQLite alone promises: one private file, checked at the start, few commits."""

import asyncio
import os
import sqlite3
import time

import pytest

from royaumes.core import UserError
from royaumes.server.storage import Named
from royaumes.server.storage.sqlite.schema import STEPS
from royaumes.server.storage.sqlite.store import SqliteStorage


@pytest.fixture
def storage(tmp_path):
    found = SqliteStorage(tmp_path)
    yield found
    found.shut()


def test_wal_and_every_commit_on_the_disk(storage):
    assert storage.rows("PRAGMA journal_mode") == [("wal",)]
    assert storage.rows("PRAGMA synchronous") == [(2,)]
    assert storage.rows("PRAGMA user_version") == [(len(STEPS),)]


def test_nobody_else_can_read_the_data(tmp_path):
    folder = tmp_path / "data"
    found = SqliteStorage(folder)
    asyncio.run(found.secret())
    assert folder.stat().st_mode & 0o777 == 0o700
    files = list(folder.iterdir())
    assert len(files) >= 2 and {file.stat().st_mode & 0o777 for file in files} == {0o600}
    found.shut()
    (folder / "royaumes.sqlite3").chmod(0o644)
    SqliteStorage(folder).shut()
    assert (folder / "royaumes.sqlite3").stat().st_mode & 0o777 == 0o600


def test_what_is_saved_is_there_for_others(storage, tmp_path):
    async def work():
        await storage.save(Named("a", "Anne"))

    asyncio.run(work())
    other = sqlite3.connect(tmp_path / "royaumes.sqlite3")
    assert other.execute("SELECT name FROM people").fetchall() == [("Anne",)]
    other.close()


def test_many_changes_share_few_commits(storage):
    commits = []
    real = storage._transact

    def counted(batches):
        commits.append(len(batches))
        return real(batches)

    storage._transact = counted

    async def work():
        await asyncio.gather(*(storage.save(Named(str(n), "x")) for n in range(300)))

    asyncio.run(work())
    assert sum(commits) == 300 and len(commits) < 60


def test_an_older_schema_is_brought_up_to_date(tmp_path, monkeypatch):
    from royaumes.server.storage.sqlite import schema

    SqliteStorage(tmp_path).shut()
    monkeypatch.setattr(schema, "STEPS", (*STEPS, "ALTER TABLE people ADD COLUMN crest TEXT;"))
    newer = SqliteStorage(tmp_path)
    assert newer.rows("SELECT crest FROM people") == []
    newer.shut()
    monkeypatch.undo()
    with pytest.raises(UserError, match="server-newer-data"):
        SqliteStorage(tmp_path)


def test_games_that_ended_before_there_were_ratings_count_too(tmp_path, monkeypatch):
    from royaumes.server.storage.sqlite import schema

    monkeypatch.setattr(schema, "STEPS", STEPS[:6])
    older = SqliteStorage(tmp_path)
    for number, public in ((1, 1), (2, 0)):
        older._writing.execute(
            "INSERT INTO tables (number, id, game, rules_version, settings, seed, public, host, stage, made,"
            " updated) VALUES (?, ?, 'crowns', 1, '{}', 's', ?, 'h', 'over', 1, ?)",
            (number, f"t{number}", public, 10 - number),
        )
        older._writing.execute(
            "INSERT INTO results (number, ranking, scores) VALUES (?, '[[0]]', '[1]')", (number,)
        )
    older.shut()
    monkeypatch.undo()
    newer = SqliteStorage(tmp_path)
    assert asyncio.run(newer.unrated(("crowns",), 9)) == ["t2", "t1"]
    assert [one.table for one in asyncio.run(newer.recent("crowns", 9))] == ["t1"]
    newer.shut()


def test_a_folder_that_cannot_be_used(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(UserError, match="server-no-data"):
        SqliteStorage(tmp_path / "file")
    (tmp_path / "royaumes.sqlite3").write_text("this is no database at all, whatever its name says" * 50)
    with pytest.raises(UserError, match="server-no-data"):
        SqliteStorage(tmp_path)


def test_a_damaged_file_is_told_at_the_start(tmp_path):
    storage = SqliteStorage(tmp_path)
    storage._writing.executemany(
        "INSERT INTO people (person, name, since) VALUES (?, ?, 0)",
        [(f"{n:016}", "x" * 200) for n in range(500)],
    )
    storage.shut()
    path = tmp_path / "royaumes.sqlite3"
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2 : len(raw) // 2 + 4096 * 4] = os.urandom(4096 * 4)
    path.write_bytes(raw)
    with pytest.raises(UserError, match="server-no-data"):
        SqliteStorage(tmp_path)


def test_a_file_that_cannot_be_written_is_told_at_the_start(tmp_path, monkeypatch):
    SqliteStorage(tmp_path).shut()
    real = sqlite3.connect

    def read_only(path, **how):
        return real(f"file:{path}?mode=ro", uri=True, **how)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    with pytest.raises(UserError, match="server-no-data"):
        SqliteStorage(tmp_path)


def test_the_write_ahead_log_goes_home_when_all_is_quiet(tmp_path, monkeypatch):
    from royaumes.server.storage.sqlite import store as module

    monkeypatch.setattr(module, "_QUIET", 0.05)
    storage = SqliteStorage(tmp_path)

    async def work():
        for number in range(50):
            await storage.save(Named(str(number), "x" * 500))

    asyncio.run(work())
    beside = tmp_path / "royaumes.sqlite3-wal"
    deadline = time.monotonic() + 5
    while beside.stat().st_size and time.monotonic() < deadline:
        time.sleep(0.02)
    assert beside.stat().st_size == 0
    storage.shut()

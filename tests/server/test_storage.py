"""The storage: durable, all or none, up to date by itself; and the game_log on it."""

import asyncio
import sqlite3
from contextlib import suppress

import pytest

from royaumes.core import UserError
from royaumes.games import game
from royaumes.server.errors import NotSaved
from royaumes.server.game_log import UNDO, GameLog, Row
from royaumes.server.schema import STEPS
from royaumes.server.storage import Change, Storage


def run(work):
    return asyncio.run(work)


@pytest.fixture
def storage(tmp_path):
    found = Storage(tmp_path)
    yield found
    found.close()


def test_wal_and_every_commit_on_the_disk(storage):
    assert storage.rows("PRAGMA journal_mode") == [("wal",)]
    assert storage.rows("PRAGMA synchronous") == [(2,)]
    assert storage.rows("PRAGMA user_version") == [(len(STEPS),)]


def test_nobody_else_can_read_the_data(tmp_path):
    folder = tmp_path / "data"
    found = Storage(folder)
    found.secret()
    assert folder.stat().st_mode & 0o777 == 0o700
    files = list(folder.iterdir())
    assert len(files) >= 2 and {file.stat().st_mode & 0o777 for file in files} == {0o600}
    found.close()
    (folder / "royaumes.sqlite3").chmod(0o644)
    Storage(folder).close()
    assert (folder / "royaumes.sqlite3").stat().st_mode & 0o777 == 0o600


def test_what_is_written_is_there_for_others(storage, tmp_path):
    async def work():
        await storage.write([("INSERT INTO people (person, name, since) VALUES ('a', 'Anne', 0)", ())])

    run(work())
    other = sqlite3.connect(tmp_path / "royaumes.sqlite3")
    assert other.execute("SELECT name FROM people").fetchall() == [("Anne",)]
    other.close()


def test_one_bad_change_in_a_commit_does_not_harm_the_others(storage):
    async def work():
        one = "INSERT INTO people (person, name, since) VALUES (?, 'x', 0)"
        jobs = [
            storage.write(
                [(one, (str(n),)), ("INSERT INTO nowhere VALUES (1)", ())] if n == 5 else [(one, (str(n),))]
            )
            for n in range(10)
        ]
        return await asyncio.gather(*jobs, return_exceptions=True)

    found = run(work())
    assert [n for n, error in enumerate(found) if error] == [5]
    assert isinstance(found[5], NotSaved)
    assert storage.rows("SELECT count(*) FROM people") == [(9,)]


def test_many_changes_share_few_commits(storage):
    commits = []
    real = storage._transact

    def counted(changes):
        commits.append(len(changes))
        return real(changes)

    storage._transact = counted

    async def work():
        row = "INSERT INTO people (person, name, since) VALUES (?, 'x', 0)"
        await asyncio.gather(*(storage.write([(row, (str(n),))]) for n in range(300)))

    run(work())
    assert sum(commits) == 300 and len(commits) < 60


def test_rows_of_a_log_keep_their_kinds(storage):
    columns = "number, id, game, rules_version, settings, seed, public, host, stage, made, updated"
    table = f"INSERT INTO tables ({columns})"

    async def work():
        await storage.write([(f"{table} VALUES (1, 'a', 'crowns', 1, '{{}}', '', 0, '', 'open', 0, 0)", ())])
        log = [(1, 1, "answer", None, '6 5 "é" \\ 🎲', ""), (1, 2, "answer", 0, "stop", "p/k")]
        await storage.save(Change(log, (1, "playing", 2, 2, 12.5)))

    run(work())
    assert storage.rows("SELECT row, seat, text, key, typeof(seat) FROM log") == [
        (1, None, '6 5 "é" \\ 🎲', "", "null"),
        (2, 0, "stop", "p/k", "integer"),
    ]
    assert storage.rows("SELECT stage, waiting, answers, updated FROM tables") == [("playing", 2, 2, 12.5)]


def test_an_older_schema_is_brought_up_to_date(tmp_path, monkeypatch):
    from royaumes.server import schema

    Storage(tmp_path).close()
    monkeypatch.setattr(schema, "STEPS", (*STEPS, "ALTER TABLE people ADD COLUMN crest TEXT;"))
    newer = Storage(tmp_path)
    assert newer.rows("SELECT crest FROM people") == []
    newer.close()
    monkeypatch.undo()
    with pytest.raises(UserError, match="server-newer-data"):
        Storage(tmp_path)


def test_a_folder_that_cannot_be_used(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(UserError, match="server-no-data"):
        Storage(tmp_path / "file")
    (tmp_path / "royaumes.sqlite3").write_text("this is no database at all, whatever its name says" * 50)
    with pytest.raises(UserError, match="server-no-data"):
        Storage(tmp_path)


def test_the_secret_stays(tmp_path):
    storage = Storage(tmp_path)
    secret = storage.secret()
    assert secret == storage.secret() and len(secret) == 32
    storage.close()
    again = Storage(tmp_path)
    assert again.secret() == secret
    again.close()


def played(key="_toy", seats=3, moves=40, undo=True):
    """A game_log after some moves and undos, and its rows."""
    from royaumes.core import IllegalMove, Stream

    game_log = GameLog(game(key), ["a", "b", "c"][:seats], "seed", {})
    rows, stream = list(game_log.first_rows), Stream("play")
    for number in range(moves):
        if not game_log.questions:
            break
        seat = stream.choice(sorted(game_log.questions))
        if undo and number % 4 == 3:
            for one in range(seats):
                with suppress(IllegalMove):
                    others = set(range(seats)) - {one}
                    rows.append(game_log.undo(one, others if number % 8 == 7 else (), f"u{number}"))
                    break
            continue
        move = stream.choice(game_log.table.options(seat))
        rows += game_log.answer(seat, " ".join(move.picks), f"k{number}")
    return game_log, rows


@pytest.mark.parametrize("key", ["_toy", "crowns"])
def test_a_log_stands_where_its_rows_left_it(key):
    game_log, rows = played(key)
    assert any(row.kind == UNDO for row in rows)
    again = GameLog.load(game(key), ["a", "b", "c"], "seed", {}, rows)
    assert [row.row for row in rows] == list(range(1, len(rows) + 1))
    assert (again.n, again.questions, again.undone) == (game_log.n, game_log.questions, game_log.undone)
    assert again.table.state == game_log.table.state
    assert again.table.own_record == game_log.table.own_record
    if game_log.questions:
        seat = min(game_log.questions)
        move = " ".join(game_log.table.options(seat)[0].picks)
        assert again.answer(seat, move) == game_log.answer(seat, move)
        assert again.table.state == game_log.table.state


def test_a_gap_in_a_log_is_seen():
    _, rows = played(undo=False, moves=5)
    with pytest.raises(UserError, match="server-log-gap"):
        GameLog.load(game("_toy"), ["a", "b", "c"], "seed", {}, [rows[0], *rows[2:]])


def test_sealed_answers_do_not_make_each_other_stale():
    game_log = GameLog(game("_toy"), ["a", "b", "c"], "seed", {})
    (lead,) = game_log.questions
    game_log.answer(lead, "claim:1")
    before = dict(game_log.questions)
    assert len(before) == 2
    first, second = sorted(before)
    game_log.answer(first, "reply:trust")
    assert game_log.questions == {second: before[second]}


def test_steps_of_rows():
    game_log, _ = played(undo=False, moves=10)
    assert game_log.step_of(game_log.n) == len(game_log.table.steps) - 1
    assert game_log.step_of(0) == 0
    assert game_log.step_of(game_log.n + 1) is None
    assert isinstance(game_log.first_rows[0], Row)


@pytest.mark.parametrize("key", ["_toy", "crowns"])
def test_states_that_no_undo_can_reach_are_forgotten_and_come_back(key):
    game_log, rows = played(key, undo=False, moves=24)
    table = game_log.table
    assert sum(step.state is None for step in table.steps) > 3
    full = GameLog.load(game(key), ["a", "b", "c"], "seed", {}, rows).table
    full.recall()
    assert all(step.state is not None for step in full.steps)
    for seat in range(3):
        for consent in ((), {0, 1, 2} - {seat}):
            assert table.undo_refusal(seat, consent) == full.undo_refusal(seat, consent)
    game_log.undo(0, {1, 2})
    full.undo(0, {1, 2})
    assert table.steps == full.steps
    for seat in (0, 1, 2, 0, 1, 2):  # and again: what is wanted now had been forgotten
        others = {0, 1, 2} - {seat}
        if full.undo_refusal(seat, others) is None:
            game_log.undo(seat, others)
            full.undo(seat, others)
        assert table.steps == full.steps

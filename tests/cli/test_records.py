"""Replaying and verifying record files."""

from pathlib import Path

import pytest

from royaumes.core import Record, Stream
from royaumes.core.codec import dump, dump_line, dump_lines
from royaumes.games import game
from royaumes.play import Table


def table(seed="seed", key="_toy", most=1000):
    found = Table(game(key), ("Ann", "bot:random"), seed)
    stream = Stream("x")
    while not found.over and len(found.answers) < most:
        seat = stream.choice(found.pending.seats)
        found.answer(seat, stream.choice(found.options(seat)))
    return found


@pytest.fixture
def one(tmp_path):
    path = tmp_path / "one.json"
    path.write_text(dump(table().record), "utf-8")
    return str(path)


@pytest.fixture
def many(tmp_path):
    path = tmp_path / "many.jsonl"
    path.write_text("".join(dump_line(table(f"seed {n}").record) for n in range(3)), "utf-8")
    return str(path)


def test_a_record_that_holds_says_what_was_checked(royaumes, one):
    shown = royaumes("verify", one)
    assert shown.code == 0
    assert "The record holds." in shown.out
    assert "checked against the rules" in shown.out
    assert "made again from the seed" in shown.out
    assert "won with" in shown.out or "shared the victory" in shown.out


def test_json_lines_are_read_too(royaumes, tmp_path):
    path = tmp_path / "lines.jsonl"
    path.write_text(dump_lines(table().record), "utf-8")
    assert royaumes("verify", str(path)).code == 0


def test_many_records_are_checked_at_once_or_one_by_one(royaumes, many):
    assert "All 3 records hold" in royaumes("verify", many).out
    assert "The record holds." in royaumes("verify", many, "--number", "2").out
    shown = royaumes("verify", many, "--number", "4")
    assert shown.code == 2
    assert "has 3 records, so no number 4" in shown.err


def test_standard_input_is_a_file(royaumes):
    assert royaumes("verify", "-", typed=dump(table().record)).code == 0


def test_a_loaded_die_is_found(royaumes, tmp_path):
    record = table().record
    answers = list(record.answers)
    other = next(text for text in ("card-1", "card-2") if text != answers[0].text)
    answers[0] = type(answers[0])(None, other)
    path = tmp_path / "loaded.json"
    path.write_text(dump(Record(record.header, answers, record.seed)), "utf-8")
    shown = royaumes("verify", str(path))
    assert shown.code == 1
    assert "The record does not hold." in shown.out
    assert "Answer 1: chance gave" in shown.out


def test_the_bad_one_among_many_is_named(royaumes, tmp_path):
    good, bad = table().record, table("other").record
    text = dump_line(good) + dump_line(Record(bad.header, bad.answers, "not the seed"))
    path = tmp_path / "two.jsonl"
    path.write_text(text, "utf-8")
    shown = royaumes("verify", str(path))
    assert shown.code == 1
    assert "Record 2 does not hold." in shown.out


def test_a_running_game_cannot_be_verified_yet(royaumes, tmp_path):
    path = tmp_path / "running.json"
    running = table(most=4)
    path.write_text(dump(running.record), "utf-8")
    shown = royaumes("verify", str(path))
    assert shown.code == 1
    assert "has not been revealed yet" in shown.out
    path.write_text(dump(running.own_record), "utf-8")
    assert "The game is not over yet." in royaumes("verify", str(path)).out


@pytest.mark.parametrize(
    ("text", "code", "complaint"),
    [
        ("", 2, "the file is empty"),
        ("not json", 2, "Line 1 is not JSON"),
        ("[1, 2]", 2, "Line 1: this is not a record"),
        (b"\xff\xfe", 2, "this is not a record"),
    ],
)
def test_foreign_files_are_bad_input(royaumes, tmp_path, text, code, complaint):
    path = tmp_path / "foreign"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    for command in ("verify", "replay"):
        shown = royaumes(command, str(path))
        assert shown.code == code
        assert complaint in shown.err


def test_a_damaged_record_fails_its_check(royaumes, one, tmp_path):
    path = tmp_path / "damaged.json"
    path.write_text(Path(one).read_text("utf-8").replace("claim:", "claim:9", 1), "utf-8")
    shown = royaumes("verify", str(path))
    assert shown.code == 1
    assert "damaged" in shown.out


def test_a_problem_among_many_names_its_line(royaumes, tmp_path):
    path = tmp_path / "three.jsonl"
    path.write_text(dump_line(table().record) + "\n" + "{broken\n", "utf-8")
    shown = royaumes("verify", str(path))
    assert shown.code == 2
    assert "Line 3 is not JSON" in shown.err


def test_a_whole_replay_is_printed(royaumes, one):
    shown = royaumes("replay", one, "--all")
    assert shown.code == 0
    assert "Bluff: the start" in shown.out
    assert "   1  Chance gives card-" in shown.out
    assert "Score sheet" in shown.out


def test_a_replay_walks_by_hand(royaumes, one):
    shown = royaumes("replay", one, typed="n\np\np\nlast\nn\ng 2\n3\n\nfirst\nzzz\nq\n")
    assert shown.code == 0
    prompts = [part.split("> ")[0] for part in shown.out.split("\n") if "> " in part]
    places = [prompt.split("/")[0] for prompt in prompts]
    last = prompts[0].split("/")[1]
    assert places == ["0", "1", "0", "0", last, last, "2", "3", "4", "0", "0"]
    assert shown.out.count("It goes no further that way.") == 2


def test_a_replay_ends_with_its_input(royaumes, one):
    assert royaumes("replay", one, typed="n\n").code == 0


def test_a_replay_may_be_seen_from_a_seat(royaumes, one):
    assert "Ann, your card is" in royaumes("replay", one, "--all", "--seat", "1").out
    assert "Ann, your card is" not in royaumes("replay", one, "--all", "--seat", "2").out
    shown = royaumes("replay", one, "--seat", "3")
    assert shown.code == 2
    assert "There are 2 seats" in shown.err


def test_one_of_many_records_is_replayed(royaumes, many):
    assert royaumes("replay", many, "--number", "3", "--all").code == 0
    assert "Say which with --number" in royaumes("replay", many).err

"""Slices of `make siege` and `make fuzz`: strangers from the player's own address, and odd messages."""

from benchmarks.floods import FLOODS, MOST_BYTES, floods
from benchmarks.full_house import full_house
from benchmarks.fuzz import fuzz
from benchmarks.fuzz_http import fuzz_http
from benchmarks.siege import Force, siege


def test_a_player_among_strangers_plays_on(tmp_path):
    quiet, under, server = siege(tmp_path, Force(150, 60, 4, 2), times=4, moves=10, key="crowns")
    assert server.stop() == 0
    assert (len(quiet.moves), len(under.moves), len(under.joins)) == (20, 40, 4)
    assert "Traceback" not in server.log.read_text()


def test_a_player_under_each_flood_plays_on(tmp_path):
    found, server = floods(tmp_path, 1.0, people=6, key="crowns", say=lambda one: None)
    assert server.stop() == 0
    assert [one.name for one in found] == ["quiet", *FLOODS]
    assert all(len(one.stay.moves) >= 20 and one.family < MOST_BYTES for one in found)
    assert "Traceback" not in server.log.read_text()


def test_a_player_in_a_full_house_plays_on(tmp_path):
    found = full_house(tmp_path, tables=20, alone=5, times=2, moves=10)
    assert (len(found.full.moves), len(found.empty.moves)) == (20, 20)
    assert found.codes == [0, 0] and found.answers > 0
    assert "Traceback" not in found.log


def test_mutated_messages_change_nothing(tmp_path):
    found = fuzz(tmp_path, 1_500)
    assert found.wrong == []
    assert found.sent == sum(found.replies.values()) == 1_500


def test_whatever_the_schema_allows_breaks_nothing(tmp_path):
    found = fuzz_http(tmp_path, examples=1)
    assert found.fine, found.said + found.log
    assert "Test cases" in found.said

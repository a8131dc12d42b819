"""Variants out of files, compared and swept: the same seeds, honest differences, complaints with a line."""

import json
from math import sqrt

import pytest

from royaumes.cli import main
from royaumes.cli.commands.sweep import parsed
from royaumes.core import UserError
from royaumes.play.unfinished import new_file
from royaumes.sim import Plan, Result
from royaumes.sim.compare import Comparison, Sums, compare
from royaumes.sim.variants import line_of, read_variant

RICHER = """game = "crowns"
name = "Fewer chips"

[board.box]
chips = 12
"""


def result(number, scores, *, why="crowns-over-chips", decisions=10):
    return Result(number, ("a", "b"), (scores.index(max(scores)),), scores, why, decisions, None, None)


def compared(pairs):
    found = Comparison(2)
    for variant in (0, 1):
        for pair in pairs:
            found.add(variant, pair[variant])
    return {one.figure: one for one in found.differences()[0]}


def test_sums_know_their_mean_and_its_error():
    sums = Sums()
    for value in (1, 2, 3, 4):
        sums.add(value)
    assert sums.mean == 2.5
    assert sums.error == pytest.approx(sqrt(5 / 3 / 4))
    assert Sums().error == 0


def test_differences_are_taken_game_by_game():
    """Scores that vary wildly, and in every game one point more: sure, because the games are paired."""
    pairs = [(result(n, (n * 10, 5)), result(n, (n * 10 + 1, 6), decisions=10)) for n in range(1, 30)]
    pairs = [(result(n, a.scores), result(n, b.scores)) for n, (a, b) in enumerate(pairs)]
    found = compared(pairs)
    assert found["score"].change == pytest.approx(1)
    assert found["score"].real
    assert found["score"].interval == pytest.approx((1, 1))
    assert not found["decisions"].real


def test_noise_is_not_real():
    pairs = [(result(n, (10 + n % 3, 5)), result(n, (10 + (n + 1) % 3, 5))) for n in range(30)]
    assert not any(one.real for one in compared(pairs).values())


def test_an_ending_that_comes_up_late_counts_from_the_beginning():
    early, late = "crowns-over-chips", "crowns-over-idle"
    pairs = [(result(n, (3, 1)), result(n, (3, 1), why=late if n == 9 else early)) for n in range(10)]
    found = compared(pairs)
    assert found[f"ending:{late}"].there == pytest.approx(0.1)
    assert found[f"ending:{early}"].there == pytest.approx(0.9)
    assert found[f"ending:{early}"].here == 1


def test_many_comparisons_ask_for_more():
    """What one look would call real is not, when it is the best of many looks."""
    steps = [2.0, 0.0, 0.0, 1.0] * 5
    pairs = [(result(n, (10, 5)), result(n, (10 + int(step), 5))) for n, step in enumerate(steps)]
    alone = compared(pairs)["best"]
    many = Comparison(40)
    for variant in range(40):
        for pair in pairs:
            many.add(variant, pair[min(variant, 1)])
    assert many.differences()[0][0].p > alone.p


def test_the_game_beside_itself_differs_in_nothing():
    found = Comparison(2)
    played = list(compare(Plan("crowns", ("greedy", "random"), 6), ["crowns", "crowns"], found))
    assert len(played) == 12
    assert all(one.change == 0 and not one.real for one in found.differences()[0])


def test_a_variant_out_of_a_file():
    assert read_variant("crowns", RICHER, "fewer.toml") == "crowns+board.box.chips=12"


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("[board.box]\nchips = \n", "v.toml:2", "not-toml"),
        ("[board.box]\n\nchops = 3\n", "v.toml:3", "unknown"),
        ('board.box = { chips = "few" }\n', "v.toml:1", "wrong-kind"),
        ('game = "emerald"\n', "v.toml", "other-game"),
        ('name = "nothing"\n', "v.toml", "empty"),
        ("board.box.chips = 2026-11-18\n", "v.toml", "no-figures"),
        ("name = 2026-11-18T10:00:00\n[board.box]\nchips = 12\n", "v.toml", "no-figures"),
        (f"board.box.chips = {'[' * 5000}{']' * 5000}\n", "v.toml", "no-figures"),
        (f"board.{'a.' * 5000}b = 1\n", "v.toml", "no-figures"),
    ],
)
def test_complaints_name_file_and_line(text, where, why):
    with pytest.raises(UserError, match=f"sim-variant-{why}") as refused:
        read_variant("crowns", text, "v.toml")
    assert refused.value.facts["where"] == where


def test_figures_that_break_the_game_are_noticed():
    with pytest.raises(UserError, match="sim-variant-breaks") as refused:
        read_variant("emerald", "[board.path]\nmountain = 11\n", "v.toml")
    assert refused.value.facts["where"] == "v.toml"


def test_lines_are_found_under_their_heads():
    text = '# a.b = 1\n[a]\nb = 1\n\n["c"]\nb = 2\n'
    assert (line_of(text, "a.b"), line_of(text, "c.b"), line_of(text, "d.b")) == (3, 6, 0)


@pytest.mark.parametrize(
    ("text", "values"),
    [("3..5", [3, 4, 5]), ("1..9..4", [1, 5, 9]), ("3, 5", [3, 5]), ("[1,2],[3]", [[1, 2], [3]])],
)
def test_values_of_a_sweep(text, values):
    assert parsed(text) == values


@pytest.mark.parametrize("text", ["3", "5..3", "1..3..0", "a,b", "1,1", "1..999"])
def test_values_that_are_none(text):
    with pytest.raises(UserError, match="sim-sweep-bad-values"):
        parsed(text)


def test_simulate_plays_a_variant_and_its_records_verify(tmp_path, capsys):
    file, records = tmp_path / "fewer.toml", tmp_path / "games.jsonl"
    file.write_text(RICHER)
    command = ["simulate", "crowns", "--with", str(file), "-n", "2", "--out", str(records)]
    assert main(["--lang", "en", *command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "crowns+board.box.chips=12"
    assert main(["--lang", "en", "verify", str(records)]) == 0


def test_compare_says_what_differs(tmp_path, capsys):
    file = tmp_path / "fewer.toml"
    file.write_text(RICHER)
    command = ["--lang", "en", "compare", "crowns", str(file), "-n", "12", "--seats", "greedy,random"]
    assert main(command) == 0
    assert "Beyond chance" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    (variant,) = json.loads(capsys.readouterr().out)["variants"]
    decisions = next(one for one in variant["figures"] if one["figure"] == "decisions")
    assert decisions["real"]
    assert decisions["change"] < 0
    assert main([*command[:4], str(file), str(file)]) == 2


@pytest.mark.parametrize(
    "command", [["compare"], ["compare", "crowns"], ["sweep", "crowns", "board.box.chips"]]
)
def test_what_is_missing_is_asked_for(command, capsys):
    assert main(["--lang", "en", *command]) == 2
    assert "Say which game" in capsys.readouterr().err


def test_sweep_shows_what_a_number_does(capsys):
    command = ["--lang", "en", "sweep", "crowns", "board.box.chips", "10..20..10", "-n", "6"]
    assert main([*command, "--of", "decisions"]) == 0
    assert "Decisions in a game" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    assert [one["value"] for one in json.loads(capsys.readouterr().out)["values"]] == [10, 20]


def test_a_variants_game_waits_under_its_games_name(tmp_path, monkeypatch):
    monkeypatch.setattr("royaumes.play.unfinished.data_folder", lambda: tmp_path)
    assert new_file('emerald+board.dragon.facing="../lair"').name.startswith("emerald-")


def test_sweep_draws_lengths_and_refuses_what_a_game_does_not_count(capsys):
    command = ["--lang", "en", "sweep", "crowns", "board.box.chips", "4,12", "-n", "2", "--of", "rounds"]
    assert main(command) == 0
    rows = [row.split() for row in capsys.readouterr().out.splitlines()]
    few, many = [float(row[1]) for row in rows if row and row[0] in ("4", "12")]
    assert 1 <= few < many
    command[3:6] = ["royaume", "numbers.fight.sides", "10,12"]
    assert main(command) == 2
    assert "does not count rounds" in capsys.readouterr().err

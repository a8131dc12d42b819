"""The ladder: fair seats, shares with intervals, ratings, the page it writes."""

import json
import tomllib
from fractions import Fraction

import pytest

from royaumes.bots import make
from royaumes.cli import main
from royaumes.core import UserError
from royaumes.games import TOY
from royaumes.sim import Rung, intervals, ratings, results, rungs
from royaumes.sim.statistics import Share
from royaumes.sim.strengths import data_file


def ladder(*arguments):
    return main(["ladder", TOY, "--games", "12", *arguments])


def rung(upper, lower, wins, games=100, seats=2):
    return Rung(upper, lower, seats, Share(games, Fraction(wins)))


def test_each_level_meets_the_one_below_it():
    found = rungs("foracrown", ["page", "squire", "knight"])
    assert [(one.upper, one.lower, one.seats) for one in found] == [
        ("squire", "page", 3),
        ("knight", "squire", 3),
    ]


def test_the_upper_level_sits_everywhere_equally_often():
    (found,) = rungs("foracrown", ["random", "page"])
    plan = found.plan("foracrown", 6, "x")
    assert [plan.seated(number).index("page") for number in range(6)] == [0, 1, 2, 0, 1, 2]
    for result in results(plan):
        found.add(result)
    assert found.share.games == 6


@pytest.mark.parametrize("levels", [[], ["page"], ["page", "page"]])
def test_a_ladder_has_two_levels_at_least(levels):
    with pytest.raises(UserError, match="sim-bad-levels"):
        rungs(TOY, levels)


@pytest.mark.parametrize(
    ("wins", "seats", "holds"), [(60, 2, True), (59, 2, False), (44, 3, True), (43, 3, False)]
)
def test_a_step_is_ten_points_above_the_fair_share(wins, seats, holds):
    assert rung("b", "a", wins, seats=seats).holds is holds


@pytest.mark.parametrize(("seats", "wins"), [(2, 10_000 / 11 * 10), (3, 10_000 / 12 * 10)])
def test_ten_wins_for_one_are_400_points(seats, wins):
    rated = ratings([rung("b", "a", round(wins), 10_000, seats)])
    assert rated["a"] == 1000
    assert rated["b"] == pytest.approx(1400, abs=2)


def test_ratings_add_up_and_stay_finite():
    rated = ratings([rung("b", "a", 50), rung("c", "b", 100)])
    assert rated["b"] == pytest.approx(1000, abs=1)
    assert 1500 < rated["c"] < 2500


def test_the_strongest_also_meets_the_yardsticks():
    found = rungs(TOY, ["page", "knight"], yardsticks=["random"])
    assert [(one.upper, one.lower) for one in found] == [("knight", "page"), ("knight", "random")]
    found = rungs(TOY, ["page", "knight", "baron"], yardsticks=["greedy", "ismcts@500"])[2:]
    assert [(one.upper, one.lower) for one in found] == [("knight", "greedy"), ("baron", "ismcts@500")]


def test_more_games_say_more_about_a_rating():
    few, many = (intervals([rung("b", "a", games * 3 // 4, games)]) for games in (20, 500))
    assert few["a"] == many["a"] == (1000.0, 1000.0)
    middle = ratings([rung("b", "a", 375, 500)])["b"]
    assert few["b"][0] < many["b"][0] < middle < many["b"][1] < few["b"][1]


@pytest.mark.parametrize(("lang", "said"), [("en", "Clear step"), ("fr", "Écart net")])
def test_the_table(capsys, monkeypatch, lang, said):
    monkeypatch.setenv("COLUMNS", "80")
    assert ladder("--levels", "random,knight", "--lang", lang) in (0, 1)
    out = capsys.readouterr().out
    assert said in out
    assert "…" not in out


def test_figures_for_scripts_say_what_the_exit_code_says(capsys):
    code = ladder("--levels", "knight,random", "--json")
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["upper"], found["lower"], found["games"]) == ("random", "knight", 12)
    assert code == (0 if found["holds"] else 1)


def test_processes_change_nothing(capsys):
    for jobs in "12":
        ladder("--levels", "random,page", "--json", "--jobs", jobs)
    first, second = capsys.readouterr().out.strip().split("]\n[")
    assert first.strip("[] \n") == second.strip("[] \n")


def test_the_page_keeps_its_opening_and_the_other_games(tmp_path, capsys):
    page = tmp_path / "ladder.md"
    page.write_text("# The ladder\n\nWhat it is.\n\n## Zebra\n\nolder\n")
    for _ in range(2):
        ladder("--levels", "random,page", "--page", str(page))
    opening, toy, zebra = page.read_text().split("\n## ")
    assert opening == "# The ladder\n\nWhat it is.\n"
    assert "`royaumes ladder _toy --levels random,page --games 12 --seed ladder`" in toy
    assert zebra == "Zebra\n\nolder\n"


def test_ratings_are_kept_with_their_game(tmp_path, capsys):
    ladder("--levels", "random,page", "--save", str(tmp_path))
    found = tomllib.loads((tmp_path / TOY / "data" / "ladder.toml").read_text())
    assert found["source"]["note"].endswith(
        "royaumes ladder _toy --levels random,page --games 12 --seed ladder"
    )
    lowest = {"name": "random", "rating": 1000, "deviation": 0}
    assert {bot["name"] for bot in found["bots"]["bot"]} == {"random", "page"} and lowest in found["bots"][
        "bot"
    ]


def test_a_king_who_counts_playouts_stands_for_the_one_at_tables():
    kept = tomllib.loads(data_file("", [rung("king@128", "page", 9), rung("king@128", "ismcts@500", 9)]))
    assert {bot["name"] for bot in kept["bots"]["bot"]} == {"page", "king", "ismcts@500"}


def test_whoever_searches_may_play_fewer_games(capsys):
    ladder("--levels", "random,page,baron@2", "--searches", "2", "--json")
    assert [one["games"] for one in json.loads(capsys.readouterr().out)] == [12, 2]


def test_all_games_in_one_go(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr("royaumes.cli.commands.ladder.keys", lambda: (TOY,))
    page = tmp_path / "ladder.md"
    asked = ("--levels", "random,page", "--against", "greedy", "--games", "4", "--page", str(page))
    assert main(["ladder", "all", *asked]) in (0, 1)
    assert "royaumes ladder _toy --levels random,page --against greedy --games 4" in page.read_text()


def test_without_a_game_it_says_which_there_are(capsys):
    assert main(["ladder"]) == 2
    assert "crowns" in capsys.readouterr().err


def test_the_share_is_in_sight_at_eighty_columns(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["ladder", "crowns", "--levels", f"random,{__name__}:a_bot,greedy", "-n", "4"]) in (0, 1)
    shown = capsys.readouterr().out
    assert "…" not in shown and max(map(len, shown.splitlines())) <= 80
    assert "%" in next(line for line in shown.splitlines() if line.startswith("greedy"))


def a_bot():
    return make("random", "crowns")

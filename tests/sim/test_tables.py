"""Games as tables and as a page: rows that fit their columns, folders, plots, complaints."""

import re
import sys
from pathlib import Path
from runpy import run_path

import pytest

from royaumes.cli import main
from royaumes.core.codec import load
from royaumes.core.record import replay
from royaumes.games import TOY, game, keys
from royaumes.sim import Plan, results
from royaumes.sim.tables import SCHEMA
from royaumes.sim.usage import Usage

ROOT = Path(__file__).parents[2]
WORDS = {int: "int64", float: "float64", str: "string"}


def simulate(*arguments):
    return main(["--lang", "en", "simulate", *arguments])


@pytest.mark.parametrize("key", [TOY, *keys()])
def test_rows_fit_their_columns_and_the_record(key):
    seats = max(2, game(key).seats[0])
    (result,) = results(Plan(key, ("greedy",) * seats, 1, "rows", records=True, tables=True))
    for name, rows in result.tables.items():
        for row in rows:
            assert [type(cell) for cell in row] == list(SCHEMA[name].values())
    record = load(result.record)
    steps = {row[1]: row for row in result.tables["decisions"]}
    assert len(steps) == result.decisions
    for number, step in enumerate(replay(game(key), record)):
        if step.answer is not None and step.answer.seat is not None:
            assert (steps[number][2], steps[number][-1]) == (step.answer.seat, step.answer.text)
    assert tuple(row[6] for row in result.tables["results"]) == result.scores
    assert sum(row[4] for row in result.tables["results"]) == pytest.approx(1)


def test_the_page_about_data_says_all_columns():
    text = (ROOT / "docs" / "data.md").read_text("utf-8")
    parts = re.split(r"\*\*(\w+)\.parquet\*\*", text)[1:]
    described = {}
    for table, part in zip(parts[::2], parts[1::2], strict=True):
        rows = re.findall(r"^\| (`[^|]+) \| (\w+) \|", part, re.MULTILINE)
        described[table] = {name: kind for names, kind in rows for name in re.findall(r"`(\w+)`", names)}
    assert described == {
        table: {name: WORDS[kind] for name, kind in columns.items()} for table, columns in SCHEMA.items()
    }


def test_what_is_used_is_set_against_who_won():
    usage = Usage()
    for result in results(Plan("crowns", ("greedy", "random"), 20, "use", tables=True)):
        usage.add(result)
    assert usage.everybody.games == 40
    listed = usage.listed(5)
    assert len(listed) == 5
    worth, error = usage.worth(listed[0])
    assert abs(worth) > error > 0


def test_tables_become_a_folder_and_answer_a_question(tmp_path, capsys):
    parquet = pytest.importorskip("pyarrow.parquet", reason="tables need pyarrow, which is in the extra data")
    folder = tmp_path / "games"
    assert simulate("emerald", "-n", "4", "--out", f"{folder}/", "--json") == 0
    found = {name: parquet.read_table(folder / f"{name}.parquet") for name in SCHEMA}
    assert {name: table.column_names for name, table in found.items()} == {
        name: list(columns) for name, columns in SCHEMA.items()
    }
    assert found["results"].num_rows == 8
    assert simulate("emerald", "-n", "4", "--out", f"{folder}/", "--json") == 2
    assert simulate("emerald", "-n", "4", "--out", f"{folder}/", "--json", "--force") == 0
    stops = run_path(str(ROOT / "examples" / "what_pays.py"))["stops"](folder)
    assert stops.num_rows > 3
    assert all(cell.startswith("mountain:") for cell in stops["cell"].to_pylist())


def test_one_table_is_one_file(tmp_path, capsys):
    parquet = pytest.importorskip("pyarrow.parquet", reason="tables need pyarrow, which is in the extra data")
    file = tmp_path / "games.results.parquet"
    assert simulate("crowns", "-n", "2", "--out", str(file), "--json") == 0
    assert parquet.read_table(file).column_names == list(SCHEMA["results"])
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    capsys.readouterr()
    assert simulate("crowns", "-n", "2", "--out", str(tmp_path / "games.parquet")) == 2
    said = capsys.readouterr().err
    assert "games.results.parquet" in said and "games.events.parquet" in said and "games/" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_is_one_page(tmp_path, capsys, lang):
    pytest.importorskip("matplotlib", reason="plots need matplotlib, which is in the extra data")
    page = tmp_path / "report.html"
    command = ["simulate", "crowns", "-n", "6", "--seats", "greedy,random", "--report", str(page)]
    assert main(["--lang", lang, *command]) == 0
    text = page.read_text("utf-8")
    assert text.count("<svg") == 4
    assert f'lang="{lang}"' in text
    outside = [address for address in re.findall(r'(?:src|href)="([^"]+)"', text) if address[0] != "#"]
    assert not outside, "the page needs nothing else"
    assert simulate("crowns", "-n", "1", "--report", str(tmp_path / "no" / "folder.html")) == 2


@pytest.mark.parametrize(
    ("arguments", "module", "said"),
    [
        (["--out", "x.results.parquet"], "pyarrow.parquet", "pyarrow"),
        (["--report", "x.html"], "matplotlib", "matplotlib"),
    ],
)
def test_what_is_not_installed_is_said_before_anything_is_played(
    arguments, module, said, monkeypatch, capsys
):
    monkeypatch.setitem(sys.modules, module, None)
    assert simulate("crowns", "-n", "1", *arguments) == 2
    assert f"need {said}" in capsys.readouterr().err

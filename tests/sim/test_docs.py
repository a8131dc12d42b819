"""The examples of docs/simulation.md do what they say."""

import re
import sys
from pathlib import Path

from royaumes.cli import main

TEXT = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_bot_plays(tmp_path, monkeypatch, capsys):
    (tmp_path / "my_bots.py").write_text(BLOCKS[0], "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    assert main(["simulate", "crowns", "--seats", "my_bots:Last,greedy", "--games", "4"]) == 0
    assert "my_bots:Last" in capsys.readouterr().out


def test_the_python_examples_run(capsys):
    exec(BLOCKS[1], {})
    assert "crowns-over" in capsys.readouterr().out
    exec(BLOCKS[2], {})
    assert 0 <= float(capsys.readouterr().out) <= 1


def test_every_option_is_in_the_table(capsys):
    assert main(["simulate", "--help"]) == 0
    offered = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help", "--lang"}
    assert offered == set(re.findall(r"\| `(--[a-z-]+)", TEXT))

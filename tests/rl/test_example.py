"""The worked example: an agent is trained, its curve drawn, its strength said."""

import sys
from pathlib import Path
from runpy import run_path

import pytest

pytest.importorskip("numpy", reason="learning needs numpy, which is in the extra rl")
pytest.importorskip("matplotlib", reason="the curve needs matplotlib, which is in the extra data")

SCRIPT = Path(__file__).parents[2] / "examples" / "train_agent.py"


def test_an_agent_is_trained(tmp_path, monkeypatch, capsys):
    """With too few games to be any good: what it comes to is measured by hand."""
    script = run_path(str(SCRIPT))
    monkeypatch.setitem(script["learn"].__globals__, "STEP", 1)
    monkeypatch.setitem(script["main"].__globals__, "GLANCE", 4)
    monkeypatch.setitem(script["main"].__globals__, "PROOF", 4)
    monkeypatch.setattr(sys, "argv", ["train_agent.py", str(tmp_path / "curve.svg"), "--games", "100"])
    assert script["main"]() in (0, 1)
    said = capsys.readouterr().out
    assert "100 games:" in said
    assert "proof:" in said
    assert "<svg" in (tmp_path / "curve.svg").read_text("utf-8")

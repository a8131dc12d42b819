"""The command as a test drives it: typed lines in, what was shown out."""

import io
from types import SimpleNamespace

import pytest

from royaumes.cli import main
from royaumes.messages import Catalogue


@pytest.fixture
def royaumes(monkeypatch, capsys, tmp_path_factory):
    """Run the command in English, strictly worded, with these lines typed; then the input ends."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    monkeypatch.chdir(tmp_path_factory.mktemp("here"))
    monkeypatch.setattr(Catalogue, "strict", True)
    for name in ("ROYAUMES_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments, typed=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
        shown = capsys.readouterr()
        return SimpleNamespace(code=code, out=shown.out, err=shown.err)

    return run

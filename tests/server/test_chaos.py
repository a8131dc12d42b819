"""A slice of `make chaos`: bad lines and a server that is killed lose no accepted move."""

from benchmarks.chaos import Plan, chaos


def test_kill_drop_and_repeat(tmp_path):
    found = chaos(tmp_path, Plan(games=3, pause=0.3, kills=2, progress=5, among=("crowns",)))
    assert found.wrong == []
    assert (found.games, found.kills) == (3, 2) and found.accepted > 50
    assert min(found.lines[kind] for kind in ("dropped", "doubled", "late")) > 0

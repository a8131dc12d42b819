"""Which cells of Emerald's mountain pay? Read off the tables of a simulation.

royaumes simulate emerald -n 500 -s greedy,greedy,greedy --out games/
python examples/what_pays.py games
"""

from __future__ import annotations

import sys
from pathlib import Path

import pyarrow
import pyarrow.compute as pc
from pyarrow import parquet


def stops(folder: Path) -> pyarrow.Table:
    """For each cell: how often a march ended there, and the mean score and victories of those who stopped."""
    events = parquet.read_table(folder / "events.parquet")
    arrived = events.filter(pc.equal(events["event"], "emerald-marched"))
    cells = pc.extract_regex(arrived["facts"], r'"goal": "(?P<cell>mountain:\d+)"')
    steps = arrived.select(["game", "step"]).append_column("cell", pc.struct_field(cells, "cell")).drop_null()
    moves = parquet.read_table(folder / "decisions.parquet", columns=["game", "step", "seat"])
    results = parquet.read_table(folder / "results.parquet", columns=["game", "seat", "won", "score"])
    joined = steps.join(moves, ["game", "step"], join_type="inner").join(results, ["game", "seat"])
    found = joined.group_by("cell").aggregate([("score", "count"), ("score", "mean"), ("won", "mean")])
    return found.sort_by([("won_mean", "descending")])


if __name__ == "__main__":
    for row in stops(Path(sys.argv[1])).to_pylist():
        print("{cell:12} {score_count:5} stops, score {score_mean:5.1f}, won {won_mean:6.1%}".format(**row))

"""Writes questions of random games as a board gets them, for the browser's tests of its pieces."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from royaumes.core import Decide, Stream
from royaumes.core.to_json import to_json
from royaumes.games import game, keys
from royaumes.testing.walks import tables, walk
from tools.tree import Tree, run

FILE = "web/tests/questions.json"
#: Random games for each number of seats, and questions of a kind that are kept of each game on the shelf.
SEEDS = 6
MOST = 4


def questions(key: str, seeds: int, most: int) -> Iterator[dict[str, Any]]:
    """Questions of every kind that a game asks, from its beginning to its end."""
    rules, taken = game(key), Counter[str]()
    for seats, settings, seed in tables(rules, seeds):
        steps = [step for step in walk(rules, seats, settings, Stream(seed)) if step.seat is not None]
        for step in Stream(seed).shuffled(steps):
            assert isinstance(step.question, Decide) and step.seat is not None
            if taken[step.question.prompt] < most:
                taken[step.question.prompt] += 1
                yield {
                    "game": key,
                    "prompt": step.question.prompt,
                    "seat": step.seat,
                    "view": to_json(rules.display(rules.view(step.state, step.seat))),
                    "options": [list(move.picks) for move in rules.options(step.state, step.seat)],
                }


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write the file; there is nothing to check, it is made anew for every test."""
    if not check_only:
        found = [one for key in keys() for one in questions(key, SEEDS, MOST)]
        Path(tree.root / FILE).write_text(json.dumps(found, ensure_ascii=False) + "\n", "utf-8")
    return []


if __name__ == "__main__":
    run(__doc__, main)

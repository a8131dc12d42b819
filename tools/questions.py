"""Writes questions of random games as a board gets them, for the browser's tests of its pieces."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from royaumes.core import Decide, Stream
from royaumes.core.to_json import to_json
from royaumes.core.variant import game_and_changes
from royaumes.games import game, keys
from royaumes.testing.walks import tables, walk
from tools.tree import Tree, run

FILE = "web/tests/questions.json"
#: Random games for each number of seats, and questions of a kind that are kept of each game on the shelf.
SEEDS = 6
MOST = 4
#: Variants whose boards are drawn too: other figures, and what only the plain board has room for.
VARIANTS = (
    "crowns+board.box.chips=24;board.inner.face_1=[9,0,0,1,12]",
    "emerald+board.die.faces=[1,2,3,4,5,6];board.path.chamber_places=6;cards.treasure.cards=6",
    "emerald+board.path.mountain=10;cards.piles.gems=[2,3,2,3,2,3,2,3,1,1];cards.piles.gold=[3,2,3,2,3,2,3,2,2,1]",
    "royaume+numbers.fight.sides=20;path.standard.cells=48",
    "auftrag+actions.action.horse_4.steps=6;adventures.adventure.wild_boar.demands.sword=3",
    "auftrag+table.figures.open_adventures=4",
    'foracrown+mercenaries.level_2.cards=["RR","CT","PP","LT","LC","RT","RP","RC","DC","DL"]',
    "foracrown+gallery.gallery.cells=11;gallery.gallery.losses=[2,2,2,2,1,1,1,1,0,0,0]",
)


def questions(key: str, seeds: int, most: int) -> Iterator[dict[str, Any]]:
    """Questions of every kind that a game asks, from its beginning to its end."""
    rules, taken = game(key), Counter[str]()
    base, changes = game_and_changes(key)
    for seats, settings, seed in tables(rules, seeds):
        steps = [step for step in walk(rules, seats, settings, Stream(seed)) if step.seat is not None]
        for step in Stream(seed).shuffled(steps):
            assert isinstance(step.question, Decide) and step.seat is not None
            if taken[step.question.prompt] < most:
                taken[step.question.prompt] += 1
                yield {
                    "game": base,
                    "variant": changes,
                    "prompt": step.question.prompt,
                    "seat": step.seat,
                    "view": to_json(rules.display(rules.view(step.state, step.seat))),
                    "options": [list(move.picks) for move in rules.options(step.state, step.seat)],
                }


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write the file; there is nothing to check, it is made anew for every test."""
    if not check_only:
        found = [one for key in keys() for one in questions(key, SEEDS, MOST)]
        found += [one for key in VARIANTS for one in questions(key, 1, 1)]
        Path(tree.root / FILE).write_text(json.dumps(found, ensure_ascii=False) + "\n", "utf-8")
    return []


if __name__ == "__main__":
    run(__doc__, main)

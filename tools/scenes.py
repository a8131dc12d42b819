"""Writes web/src/home/scenes/<key>.json: a few moments of each guided game, for the game's own page."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from royaumes.core.record import replay
from royaumes.games import game
from royaumes.play.lesson import lesson
from royaumes.server import wire
from tools.tree import Tree, run, written

#: Where in the game the moments are, in percent; each is the nearest at which something is announced.
_MOMENTS = (15, 45, 75, 99)


def scenes(key: str) -> dict[str, Any] | None:
    """Whose game it is, and what they see and have just heard at each moment; None without a guided game."""
    found = lesson(key)
    if found is None:
        return None
    rules, record, seat = game(key), found.record, found.seat
    steps = list(replay(rules, record))
    announced = [
        number for number, step in enumerate(steps) if any(one.to(seat) for one in step.announcements)
    ]
    wanted = [min(announced, key=lambda number: abs(100 * number - part * len(steps))) for part in _MOMENTS]
    moments = []
    for step in map(steps.__getitem__, wanted):
        received = [event for one in step.announcements if (event := one.to(seat))]
        view = wire.view(rules.display(rules.view(step.state, seat)))
        moments.append({"event": wire.event(received[-1]), "view": view})
    return {"seat": seat, "players": record.header.players, "moments": moments}


def text(found: dict[str, Any]) -> str:
    """One moment per line."""
    plain = json.loads(msgspec.json.encode(found))
    moments = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in plain.pop("moments")]
    rest = json.dumps(plain).removesuffix("}")
    return f'{rest}, "moments": [\n' + ",\n".join(moments) + "\n]}\n"


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write every file that is not as it should be, or with --check name it."""
    wrong: list[str] = []
    for key in tree.games:
        path = tree.root / "web" / "src" / "home" / "scenes" / f"{key}.json"
        if found := scenes(key):
            wrong += written(tree, path, text(found), check_only, "scenes")
    return wrong


if __name__ == "__main__":
    run(__doc__, main)

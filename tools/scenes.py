"""Writes web/src/home/scenes/<key>.json: a few scenes of each guided game, for the game's own page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from royaumes.core import Game
from royaumes.core.record import Step, replay
from royaumes.games import game
from royaumes.play.lesson import lesson
from royaumes.server.tables import wire
from tools.tree import Tree, run, written


def scenes(key: str) -> dict[str, Any] | None:
    """Whose game it is, and what they see and hear in each scene; None without a guided game."""
    found = lesson(key)
    if found is None:
        return None
    rules, record, seat = game(key), found.record, found.seat
    steps = list(replay(rules, record))
    shown = [_scene(rules, steps[scene.start : scene.stop + 1], seat) for scene in found.scenes]
    return {"seat": seat, "players": record.header.players, "scenes": shown}


def _scene(rules: Game[Any, Any], steps: list[Step], seat: int) -> dict[str, Any]:
    """What stands before the first answer, and what each answer brings: events, and what they changed."""
    before = _display(rules, steps[0], seat)
    return {"before": before, "updates": list(_updates(rules, steps, seat, before))}


def _updates(
    rules: Game[Any, Any], steps: list[Step], seat: int, before: dict[str, Any]
) -> Iterator[dict[str, Any]]:
    for step in steps[1:]:
        events = [wire.event(event) for one in step.announcements if (event := one.to(seat))]
        after = _display(rules, step, seat)
        yield {
            "events": events,
            "changed": {name: after[name] for name in after if after[name] != before[name]},
        }
        before = after


def _display(rules: Game[Any, Any], step: Step, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.json.decode(wire.view(rules.display(rules.view(step.state, seat))))
    return view


def text(found: dict[str, Any]) -> str:
    """One scene per line."""
    plain = json.loads(msgspec.json.encode(found))
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in plain.pop("scenes")]
    rest = json.dumps(plain).removesuffix("}")
    return f'{rest}, "scenes": [\n' + ",\n".join(lines) + "\n]}\n"


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

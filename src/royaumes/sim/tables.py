"""Games as tables: results, decisions and events, one row each. docs/data.md says what the columns are."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from royaumes.core import Over, Record, to_json
from royaumes.core.record import replay
from royaumes.games import AnyGame

#: The columns of each table, and what stands in them.
SCHEMA: Final[dict[str, dict[str, type]]] = {
    "results": {
        "game": int,
        "seed": str,
        "seat": int,
        "player": str,
        "won": float,
        "rank": int,
        "score": int,
        "ending": str,
    },
    "decisions": {
        "game": int,
        "step": int,
        "seat": int,
        "phase": str,
        "options": int,
        "action": int,
        "move": str,
    },
    "events": {"game": int, "step": int, "event": str, "facts": str},
}
#: Rows by table, in the order of its columns.
Tables = dict[str, list[tuple[Any, ...]]]


def tables_of(rules: AnyGame, number: int, seated: Iterable[str], record: Record) -> Tables:
    """The rows of one whole game; events as everybody may hear them."""
    rows: Tables = {name: [] for name in SCHEMA}
    before: Any = None
    for step, one in enumerate(replay(rules, record)):
        answer = one.answer
        if answer is not None and answer.seat is not None:
            options = len(rules.options(before, answer.seat))
            action = rules.moves.number(rules.moves.parse(answer.text))
            place = (number, step, answer.seat, before.phase.name)
            rows["decisions"].append((*place, options, action, answer.text))
        for event in (announced.public for announced in one.announcements):
            if event is not None:
                facts = json.dumps(to_json(event.facts), ensure_ascii=False)
                rows["events"].append((number, step, event.message, facts))
        before = one.state
    over = rules.pending(before)
    assert isinstance(over, Over), "the game is not over"
    ranks = {seat: rank for rank, seats in enumerate(over.ranking, 1) for seat in seats}
    for seat, player in enumerate(seated):
        won = float(over.share(seat))
        rows["results"].append(
            (number, record.seed, seat, player, won, ranks[seat], over.scores[seat], over.why)
        )
    return rows

"""What became of finished games, and one's own of them."""

from __future__ import annotations

import json

from royaumes.core import Over
from royaumes.core.variant import game_and_changes
from royaumes.server import protocol as p
from royaumes.server.storage import Statement, Storage

_LISTED = 200
_SAVE = "INSERT OR REPLACE INTO results (number, ranking, scores) VALUES (?, ?, ?)"
_MINE = """
    SELECT id, game, updated, players, min(seat), ranking, scores,
           json_extract(review, '$.parts[' || min(seat) || '].luck'),
           json_extract(review, '$.parts[' || min(seat) || '].own')
    FROM tables JOIN results USING (number) JOIN seats USING (number) LEFT JOIN reviews USING (number)
    WHERE person = ? AND kind IN ('person', 'guest') AND stage = 'over'
    GROUP BY number ORDER BY updated DESC LIMIT ?"""


def save(number: int, over: Over) -> Statement:
    """Keep what a game came to."""
    return _SAVE, (number, json.dumps(over.ranking), json.dumps(over.scores))


async def of(storage: Storage, person: str) -> list[p.PastGame]:
    """The finished games of a person, the last one first."""
    return [
        p.PastGame(
            table=table,
            game=game_and_changes(game)[0],
            variant=game_and_changes(game)[1],
            at=at,
            players=json.loads(players),
            seat=seat,
            places=_places(json.loads(ranking)),
            scores=json.loads(scores),
            luck=luck,
            own=own,
        )
        for table, game, at, players, seat, ranking, scores, luck, own in await storage.query(
            _MINE, person, _LISTED
        )
    ]


def _places(ranking: list[list[int]]) -> list[int]:
    """Each seat's place: equals have the same, and the places that they take up are left out after them."""
    places: dict[int, int] = {}
    taken = 1
    for equals in ranking:
        places |= dict.fromkeys(equals, taken)
        taken += len(equals)
    return [places[seat] for seat in sorted(places)]

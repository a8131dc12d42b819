"""What became of finished games, and one's own of them."""

from __future__ import annotations

from royaumes.core.variant import game_and_changes
from royaumes.server import protocol as p
from royaumes.server.storage import Storage

_LISTED = 200


async def of(storage: Storage, person: str) -> list[p.PastGame]:
    """The finished games of a person, the last one first."""
    return [
        p.PastGame(
            table=one.table,
            game=game_and_changes(one.game)[0],
            variant=game_and_changes(one.game)[1],
            at=one.at,
            players=one.players,
            seat=one.seat,
            places=_places(one.ranking),
            scores=one.scores,
            luck=one.luck,
            own=one.own,
        )
        for one in await storage.finished(person, _LISTED)
    ]


def _places(ranking: list[list[int]]) -> list[int]:
    """Each seat's place: equals have the same, and the places that they take up are left out after them."""
    places: dict[int, int] = {}
    taken = 1
    for equals in ranking:
        places |= dict.fromkeys(equals, taken)
        taken += len(equals)
    return [places[seat] for seat in sorted(places)]

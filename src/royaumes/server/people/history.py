"""Results of finished games, and a person's own history."""

from __future__ import annotations

from royaumes.core.variant import game_and_changes
from royaumes.server import protocol as p
from royaumes.server.protocol.errors import text
from royaumes.server.storage import COUNTED, Finished, Storage

_LISTED = 200


async def of(storage: Storage, person: str, reader: str) -> list[p.PastGame]:
    """The finished games of a person that a reader may know of, the last one first."""
    return [past_game(one) for one in await storage.finished(person, reader, _LISTED)]


def past_game(one: Finished) -> p.PastGame:
    """A finished game as it goes over the wire."""
    game, variant = game_and_changes(one.game)
    uncounted = one.verdict not in ("", COUNTED)
    return p.PastGame(
        table=one.table,
        game=game,
        variant=variant,
        at=one.at,
        players=one.players,
        seat=one.seat,
        places=places(one.ranking),
        scores=one.scores,
        luck=one.luck,
        own=one.own,
        rating=None if one.rating is None else round(one.rating),
        change=gain(one.before or 0.0, one.rating or 0.0),
        uncounted=text(f"rating-uncounted-{one.verdict}") if uncounted else None,
    )


def gain(before: float, after: float) -> int:
    """The difference of two ratings as they are shown."""
    return round(after) - round(before)


def places(ranking: list[list[int]]) -> list[int]:
    """Each seat's place: equals have the same, and the places that they take up are left out after them."""
    places: dict[int, int] = {}
    taken = 1
    for equals in ranking:
        places |= dict.fromkeys(equals, taken)
        taken += len(equals)
    return [places[seat] for seat in sorted(places)]

"""Why can't I? The refusal that says most about what somebody picks."""

from __future__ import annotations

from functools import cache

from royaumes.core import Move, Refusal, UserError
from royaumes.games import game
from royaumes.play import Table

_MOST_TRIED = 200


def reason(table: Table, seat: int, picks: list[str]) -> Refusal | None:
    """What refuses the move that is picked, or every move that begins so; None where nothing does."""
    begun = tuple(picks)
    fits = [move for move in _by_first_pick(table.game.key).get(begun[0], ()) if _begins(move, begun)]
    if not fits:
        raise UserError("table-bad-move", text=" ".join(picks))
    exact = [move for move in fits if len(move.picks) == len(begun)]
    if not exact and any(_begins(move, begun) for move in table.options(seat)):
        return None
    found: list[Refusal] = []
    for move in (exact or fits)[:_MOST_TRIED]:
        refused = table.refusal(seat, move)
        if refused is None:
            return None
        found.append(refused)
    telling = [one for one in found if one.why != "table-no-such-answer"]
    return (telling or found)[0]


@cache
def _by_first_pick(key: str) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in game(key).moves:
        found.setdefault(move.picks[0], []).append(move)
    return found


def _begins(move: Move, picks: tuple[str, ...]) -> bool:
    return move.picks[: len(picks)] == picks

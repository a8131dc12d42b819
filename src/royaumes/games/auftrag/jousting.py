"""The tournament as the board shows it: the one that is staked now, and the last."""

from __future__ import annotations

from royaumes.core import Frozen
from royaumes.games.auftrag.box import CARD_THINGS, TIE_POINTS, TOURNAMENT, WIN_POINTS
from royaumes.games.auftrag.phases.tournament import stake_total
from royaumes.games.auftrag.state import View


class RiderDisplay(Frozen):
    """A rider in the tournament; cards and total are the viewer's own alone."""

    seat: int
    sealed: bool
    cards: tuple[str, ...] | None
    total: int | None


class TournamentDisplay(Frozen):
    """The tournament that is staked now, and who holds a card for it elsewhere."""

    riders: tuple[RiderDisplay, ...]
    missing: tuple[int, ...]


class ShownStake(Frozen):
    """A stake of the last tournament, as it was shown, and the shields that it brought."""

    seat: int
    cards: tuple[str, ...]
    total: int
    points: int


def tournament(v: View) -> TournamentDisplay | None:
    """The one that is staked now."""
    if not v.riders:
        return None
    missing = (seat for seat, chosen in enumerate(v.chosen) if TOURNAMENT in chosen and seat not in v.riders)
    return TournamentDisplay(tuple(_rider(v, seat) for seat in v.riders), tuple(missing))


def _rider(v: View, seat: int) -> RiderDisplay:
    mine = v.my_stake if seat == v.seat else None
    cards = None if mine is None else tuple(CARD_THINGS[card] for card in mine)
    return RiderDisplay(seat, seat not in v.waiting, cards, None if mine is None else stake_total(mine))


def last_tournament(v: View) -> tuple[ShownStake, ...] | None:
    """The stakes of the last one, once there has been one."""
    if not v.last_stakes:
        return None
    totals = [stake_total(cards) for _, cards in v.last_stakes]
    best = max(totals)
    prize = 0 if not best else TIE_POINTS if totals.count(best) > 1 else WIN_POINTS
    return tuple(
        ShownStake(
            seat,
            tuple(CARD_THINGS[card] for card in cards),
            total,
            prize if total == best else 0,
        )
        for (seat, cards), total in zip(v.last_stakes, totals, strict=True)
    )

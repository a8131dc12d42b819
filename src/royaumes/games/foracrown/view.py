"""What a seat may know, and worlds that fit it."""

from __future__ import annotations

from typing import Final

from royaumes.core import Finished, Stream, bits_of
from royaumes.games.foracrown.box import (
    CARDS,
    COSTS,
    DECK_CARDS,
    NONE,
    OWNER,
    PASSES,
    SETUP,
    slot_names,
)
from royaumes.games.foracrown.state import ForACrown, View

#: A rich chest, as far as the page guesses: the most that a family starts with.
_RICH_COINS: Final[int] = SETUP["start"]["coins_least_influential"]
_RICH_RUBIES: Final[int] = SETUP["start"]["rubies"]
#: How many guesses there are besides the poorest chests and the richest.
_BETWEEN: Final = 6


def _seen(s: ForACrown, seat: int | None) -> tuple[int, ...]:
    """The recruits as a seat sees them."""
    if not s.blind:
        return tuple(s.recruits)
    return tuple(
        [
            -CARDS[card].level if s.blind >> slot & 1 and OWNER[slot] != seat else card
            for slot, card in enumerate(s.recruits)
        ]
    )


def level_of(card: int) -> int:
    """The level of a recruit of a view, whether its card is seen or not."""
    return CARDS[card].level if card >= 0 else -card


def view(s: ForACrown, seat: int | None) -> View:
    """Of rivals' chests and hidden recruits nothing is known but what everybody saw."""
    return View.of(
        s,
        seat,
        my_coins=NONE if seat is None else s.coins[seat],
        my_rubies=NONE if seat is None else s.rubies[seat],
        coins_in=tuple([s.coins[one] + s.coins_out[one] for one in range(s.seats)]),
        rubies_in=tuple([s.rubies[one] + s.rubies_out[one] for one in range(s.seats)]),
        bank=(s.bank_rubies, s.bank_coins, s.bank_raccoons),
        decks=tuple([len(cards) for cards in s.decks]),
        recruits=_seen(s, seat),
    )


def imagine(v: View, stream: Stream) -> ForACrown:
    """Chests come from the ledger; hidden recruits are dealt from the cards this seat has not seen."""
    recruits = list(v.recruits)
    seen = {*v.open, *recruits}
    decks: list[list[int]] = []
    for deck, all_cards in enumerate(DECK_CARDS):
        cards = stream.shuffled([card for card in all_cards if card not in seen])
        hidden = -(deck + 2)
        for slot, card in enumerate(v.recruits):
            if card == hidden:
                recruits[slot] = cards.pop()
        decks.append(sorted(cards))
    return ForACrown.of(
        v,
        slots=slot_names(v.families),
        playing=bits_of(family for family, cell in zip(v.families, v.gallery, strict=True) if cell),
        coins=[came - went for came, went in zip(v.coins_in, v.coins_out, strict=True)],
        rubies=[came - went for came, went in zip(v.rubies_in, v.rubies_out, strict=True)],
        bank_rubies=v.bank[0],
        bank_coins=v.bank[1],
        bank_raccoons=v.bank[2],
        decks=decks,
        recruits=recruits,
    )


def may_count(v: View, seat: int) -> bool:
    """Whether the page tells this viewer what a chest holds.

    FAC-1.4: one's own; FAC-1.5: all with the memory aid; and all are opened at the end.
    """
    return seat == v.seat or v.memory_aid or isinstance(v.phase, Finished)


def guesses(v: View, stream: Stream) -> tuple[View, ...]:
    """FAC-1.5: the view with other families' chests guessed: all poor, all rich, then at random between.

    Only the view itself where the page may count every chest. The ledgers are forgotten too.
    """
    closed = [seat for seat, cell in enumerate(v.gallery) if cell and not may_count(v, seat)]
    if not closed:
        return (v,)
    least = _least_rubies(v)
    spread = max(0, _RICH_RUBIES - least)
    poor, rich = (0, least), (_RICH_COINS, least + spread)
    found = [_with_chests(v, dict.fromkeys(closed, chest), stream) for chest in (poor, rich)]
    for _ in range(_BETWEEN):
        chests = {seat: (stream.below(_RICH_COINS + 1), least + stream.below(spread + 1)) for seat in closed}
        found.append(_with_chests(v, chests, stream))
    return tuple(found)


def _least_rubies(v: View) -> int:
    """What a family surely has: enough for its recruits where no column is free (FAC-3.11)."""
    costs = COSTS[v.round - 1]
    return 0 if min(costs) == 0 else max(costs) * (sum(PASSES[: v.round]) - v.passes)


def _with_chests(v: View, chests: dict[int, tuple[int, int]], stream: Stream) -> View:
    """The same view if some families had these coins and rubies and had never paid anything."""
    world = imagine(v, stream)
    for seat, (coins, rubies) in chests.items():
        world.bank_coins += world.coins[seat] - coins
        world.bank_rubies += world.rubies[seat] - rubies
        world.coins[seat], world.rubies[seat] = coins, rubies
        world.coins_out[seat] = world.rubies_out[seat] = 0
    return view(world, v.seat)

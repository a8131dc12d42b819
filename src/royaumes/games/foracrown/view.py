"""What a seat may know, and worlds that fit it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from royaumes.core import Finished, Frozen, Phase, Stream, bits_of, members
from royaumes.games.foracrown.box import (
    CARDS,
    COSTS,
    DECK_CARDS,
    NONE,
    OWNER,
    PASSES,
    SETUP,
    EventKind,
    Icon,
    slot_names,
)
from royaumes.games.foracrown.state import ForACrown

#: A rich chest, as far as the page guesses: the most that a family starts with.
_RICH_COINS: Final[int] = SETUP["start"]["coins_least_influential"]
_RICH_RUBIES: Final[int] = SETUP["start"]["rubies"]
#: How many guesses there are besides the poorest chests and the richest.
_BETWEEN: Final = 6


@dataclass(frozen=True, slots=True)
class View(Frozen):
    """One seat's knowledge (a spectator's seat is None). Lists go by seat unless they say otherwise.

    Nobody's chest stands here but one's own (FAC-1.4). The ledger does: what each family was
    given and gave away in front of everybody (FAC-1.14), its start included.
    """

    seat: int | None
    phase: Phase[Any]
    memory_aid: bool
    #: The family of each seat.
    families: tuple[int, ...]
    round: int
    passes: int
    #: The number of the turn, whose it is (NONE: nobody's), and who is asked one after the other.
    turn: int
    to_move: int
    order: tuple[int, ...]
    gallery: tuple[int, ...]
    raccoons: tuple[int, ...]
    #: Whether the heirloom is still in its chest.
    heirlooms: tuple[bool, ...]
    #: Families that are out, the first to leave first.
    out: tuple[int, ...]
    my_coins: int
    my_rubies: int
    coins_in: tuple[int, ...]
    coins_out: tuple[int, ...]
    rubies_in: tuple[int, ...]
    rubies_out: tuple[int, ...]
    #: Rubies, coins and raccoons in the bank; below 0 when the box has too few (FAC-1.6).
    bank: tuple[int, int, int]
    piles: tuple[int, ...]
    #: By place below the decks: the open card, and who took one from there in this pass, or NONE.
    open: tuple[int, ...]
    taken: tuple[int, ...]
    #: Cards in the decks of levels 2 to 5.
    decks: tuple[int, ...]
    #: Five places per family: a card, NONE, or minus the level of a card that this seat may not see.
    recruits: tuple[int, ...]
    #: Slots whose card only its owner knows, as bits.
    blind: int
    #: Slots of the common pile that are face down, as bits.
    pile: int
    #: Events in play (None: nobody knows) and how many of each kind were never seen.
    events: tuple[EventKind | None, ...]
    event_bag: tuple[int, ...]
    #: The slot of the mercenary (or NONE) and the kind of the event that are being carried out.
    slot: int
    event: EventKind | None
    #: The icons that come after the one asked about.
    todo: tuple[Icon, ...]
    #: The place that is being filled, the deck that is looked at, the event that comes to light, or NONE.
    gap: int
    deck: int
    unknown: int


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
    """Built up field by field: of rivals' chests and hidden recruits nothing stands here."""
    return View(
        seat=seat,
        phase=s.phase,
        memory_aid=s.memory_aid,
        families=s.families,
        round=s.round,
        passes=s.passes,
        turn=s.turn,
        to_move=s.to_move,
        order=s.order,
        gallery=tuple(s.gallery),
        raccoons=tuple(s.raccoons),
        heirlooms=tuple(s.heirlooms),
        out=s.out,
        my_coins=NONE if seat is None else s.coins[seat],
        my_rubies=NONE if seat is None else s.rubies[seat],
        coins_in=tuple([s.coins[one] + s.coins_out[one] for one in range(s.seats)]),
        coins_out=tuple(s.coins_out),
        rubies_in=tuple([s.rubies[one] + s.rubies_out[one] for one in range(s.seats)]),
        rubies_out=tuple(s.rubies_out),
        bank=(s.bank_rubies, s.bank_coins, s.bank_raccoons),
        piles=tuple(s.piles),
        open=tuple(s.open),
        taken=tuple(s.taken),
        decks=tuple([len(cards) for cards in s.decks]),
        recruits=_seen(s, seat),
        blind=s.blind,
        pile=bits_of(s.pile),
        events=tuple(s.events),
        event_bag=tuple(s.event_bag),
        slot=s.slot,
        event=s.event,
        todo=s.todo,
        gap=s.gap,
        deck=s.deck,
        unknown=s.unknown,
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
    return ForACrown(
        phase=v.phase,
        seats=len(v.gallery),
        memory_aid=v.memory_aid,
        families=v.families,
        slots=slot_names(v.families),
        gallery=list(v.gallery),
        coins=[came - went for came, went in zip(v.coins_in, v.coins_out, strict=True)],
        rubies=[came - went for came, went in zip(v.rubies_in, v.rubies_out, strict=True)],
        coins_out=list(v.coins_out),
        rubies_out=list(v.rubies_out),
        raccoons=list(v.raccoons),
        heirlooms=list(v.heirlooms),
        bank_rubies=v.bank[0],
        bank_coins=v.bank[1],
        bank_raccoons=v.bank[2],
        piles=list(v.piles),
        open=list(v.open),
        taken=list(v.taken),
        decks=decks,
        recruits=recruits,
        pile=list(members(v.pile)),
        events=list(v.events),
        event_bag=list(v.event_bag),
        order=v.order,
        out=v.out,
        playing=bits_of(family for family, cell in zip(v.families, v.gallery, strict=True) if cell),
        blind=v.blind,
        to_move=v.to_move,
        turn=v.turn,
        round=v.round,
        passes=v.passes,
        slot=v.slot,
        todo=v.todo,
        event=v.event,
        gap=v.gap,
        deck=v.deck,
        unknown=v.unknown,
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

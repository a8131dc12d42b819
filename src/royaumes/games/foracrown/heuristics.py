"""How to play For a Crown sensibly: cards that pay for themselves, coins before rubies, rich victims."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Final

from royaumes.core import Move, Stream
from royaumes.games.foracrown.box import (
    BRIBE,
    BURGLARY,
    BURGLARY_LOSS,
    CARDS,
    CELLS,
    COIN,
    DECK_CARDS,
    DIE,
    DIE_FACES,
    HEIRLOOM_WORTH,
    LOSS,
    MERCENARY_SLOTS,
    PORTRAIT,
    RACCOON,
    ROUNDS,
    RUBY,
    SCANDAL,
    SCANDAL_LOSS,
    EventKind,
    Icon,
)
from royaumes.games.foracrown.gallery import next_free
from royaumes.games.foracrown.moves import FIRST_DECK, SHIFTS, Aim, Choose, Pay, Recruit, Shift
from royaumes.games.foracrown.state import View

#: What an icon is worth in rubies. A ruby is one; what a rival loses helps me only against them, and
#: a raccoon or a portrait only if a burglary or a scandal comes.
_WORTH: Final = {RUBY: 1.0, COIN: 0.55, LOSS: 0.5, RACCOON: 0.4, PORTRAIT: 0.45}
_WORTH[DIE] = fsum(_WORTH[face] for face in DIE_FACES) / len(DIE_FACES)
#: A coin buys mercenaries while there are some to buy; in the last round it buys next to nothing.
_COIN: Final = 0.6
_LATE_COIN: Final = 0.15
#: How likely a burglary strikes whoever has the most raccoons now, before that changes: not quite half.
_STRUCK: Final = 0.45
#: Rivals within so many rubies of the richest are all good victims: one takes turns, out of fairness.
_ALIKE: Final = 2


def ranking(v: View, options: Sequence[Move], stream: Stream) -> list[float]:
    """What each option is worth, in rubies."""
    judge = _judge(v, options[0])
    return [judge(move) for move in options]


def choose(v: View, options: Sequence[Move], stream: Stream) -> Move:
    """The option of the highest worth; equals by lot."""
    worths = ranking(v, options, stream)
    best = max(worths)
    return stream.choice([move for move, worth in zip(options, worths) if worth >= best - 1e-9])


def _judge(v: View, asked: Move) -> Callable[[Move], float]:
    """What tells good answers to this kind of question from bad ones."""
    me = v.seat
    assert me is not None, "a spectator is never asked"
    match asked:
        case Recruit():
            works: dict[int, float] = {}
            return lambda move: _recruit(v, move, works) if isinstance(move, Recruit) else 0
        case Choose():
            return lambda move: _icon(v, me, move.icon) if isinstance(move, Choose) else 0
        case Aim():
            return lambda move: _victim(v, me, v.families.index(move.family)) if isinstance(move, Aim) else 0
        case Shift():
            return lambda move: _shift(v, me, move) if isinstance(move, Shift) else 0
    return lambda move: _paid(v, me, move) if isinstance(move, Pay) else 0


def _coin(v: View) -> float:
    return _COIN if v.round < ROUNDS else _LATE_COIN


def _wealth(v: View, seat: int) -> int:
    """What a family would score now: everybody saw what it gained and paid, and can add it up."""
    return v.rubies_in[seat] - v.rubies_out[seat] + HEIRLOOM_WORTH * v.heirlooms[seat]


def _recruit(v: View, move: Recruit, works: dict[int, float]) -> float:
    """A recruit works in this round and all later ones; rubies are dearer than coins, so coins go first.

    `works` keeps what is known of each card: several options pay for the same one.
    """
    source = move.source
    if source not in works:
        works[source] = _work(v, source)
    return (ROUNDS - v.round + 1) * works[source] - _coin(v) * move.coins - move.rubies


def _each_time(card: int) -> float:
    """What an open card brings each time; of one of level 1 the better icon."""
    worths = [_WORTH[icon] for icon in CARDS[card].icons]
    return max(worths) if CARDS[card].level == 1 else fsum(worths)


_WORK: Final = [_each_time(card) for card in range(len(CARDS))]


def _work(v: View, source: int) -> float:
    """What a card brings each time; for a hidden one the average of those not seen yet."""
    if source >= FIRST_DECK:
        cards = DECK_CARDS[source - FIRST_DECK]
        seen = {*v.open, *v.recruits}
        unseen = [_WORK[card] for card in cards if card not in seen]
        return fsum(unseen) / len(unseen)
    return _WORK[source]


def _icon(v: View, me: int, icon: Icon) -> float:
    """A level 1 card's effect at this moment: coins fade at the end, portraits depend on where they hang."""
    if icon == COIN:
        return _coin(v)
    if icon == RACCOON:
        return _WORTH[RACCOON] if _to_come(v, BURGLARY) else _WORTH[RACCOON] / 2
    if icon == PORTRAIT:
        return max(_shift(v, me, SHIFTS[v.families[me]][1]), _WORTH[PORTRAIT] / 2)
    return _WORTH[icon]


def _to_come(v: View, kind: EventKind) -> bool:
    """Whether such an event can still strike: face down in the pile, or in a round to come."""
    if v.round < ROUNDS:
        return True
    waiting = v.pile >> MERCENARY_SLOTS
    for which, event in enumerate(v.events):
        if waiting >> which & 1 and (event is None or event == kind):
            return True
    return False


def _victim(v: View, me: int, seat: int) -> float:
    """The richest rival stands in my way most; but ruin ends the game, so only if I would win it."""
    rivals = [other for other, cell in enumerate(v.gallery) if cell and other != me]
    wealth = _wealth(v, seat)
    richest = max([_wealth(v, other) for other in rivals])
    if wealth == 0:
        return 50 if _wealth(v, me) > richest else -50
    return float(richest if richest - wealth <= _ALIKE else wealth)


def _shift(v: View, me: int, move: Shift) -> float:
    """Out of the zones where a scandal hurts, or a rich rival into them; the crown's last ruby counts too."""
    gallery, owner = v.gallery, v.families.index(move.family)
    cell = next_free(gallery, gallery[owner], move.step)
    if not 0 < cell <= CELLS:
        return 0
    threat = 1.0 if _to_come(v, SCANDAL) else 0.1
    spared = threat * (SCANDAL_LOSS[gallery[owner]] - SCANDAL_LOSS[cell])
    # Even within a zone, further right is a step towards safety and towards the last ruby for influence.
    drift = 0.1 * move.step
    if owner == me:
        ahead = cell > max(gallery) and v.round == ROUNDS
        return spared + drift + ahead
    return -(spared + drift) * (0.6 if _victim(v, me, owner) >= _wealth(v, me) else 0.4)


def _paid(v: View, me: int, move: Pay) -> float:
    """For a bribe or a mage (declining is worth nothing): coins if it pays, rubies never."""
    price = 1.0 if move.ruby else _coin(v)
    most = max([count for seat, count in enumerate(v.raccoons) if seat != me])
    if v.event == BRIBE:  # only whoever has the most raccoons is in danger
        in_danger = v.raccoons[me] >= most and _to_come(v, BURGLARY)
        return _STRUCK * BURGLARY_LOSS - price if in_danger else -price
    return _WORTH[DIE] - price

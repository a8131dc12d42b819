"""TOY-2: draw, claim, reply, reward."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import (
    SEATS,
    Chance,
    ChanceNode,
    Decide,
    Decision,
    Draw,
    Emit,
    Finished,
    Move,
    Refusal,
    each_seat,
    seat_names,
)
from royaumes.games._toy.box import DIE, MOST_SEATS, NAMES, NONE, VALUES
from royaumes.games._toy.events import Claimed, Drew, DrewThis, Opened, Replied, Rewarded, Shown
from royaumes.games._toy.moves import CLAIMS, REPLIES, Claim, Reply
from royaumes.games._toy.scoring import result
from royaumes.games._toy.state import Bluff

_REWARD: Final = tuple(Chance(DIE, "toy-ask-die", seat) for seat in range(MOST_SEATS))
_CLAIM: Final = each_seat("toy-ask-claim", MOST_SEATS, names=(Claim,))


class Drawing(ChanceNode[Bluff]):
    """TOY-2.1: the leader takes a card that nobody else sees."""

    __slots__ = ()
    section = "TOY-2"
    rule = "TOY-2.1"

    def question(self, s: Bluff) -> Chance:
        return Chance(Draw(s.bag, NAMES), "toy-ask-card", s.to_move, private=True)

    def resolve(self, s: Bluff, outcome: int, emit: Emit) -> None:
        s.bag[outcome] -= 1
        s.card = outcome
        s.phase = CLAIMING
        leader = SEATS[s.to_move]
        emit(Drew, leader, private={s.to_move: (DrewThis, leader, VALUES[outcome])})


class Claiming(Decision[Bluff]):
    """TOY-2.2: the leader claims any value but the last one."""

    __slots__ = ()
    section = "TOY-2"
    rule = "TOY-2.2"

    def question(self, s: Bluff) -> Decide:
        return _CLAIM[s.to_move]

    def options(self, s: Bluff, seat: int) -> Sequence[Move]:
        return tuple(claim for claim in CLAIMS if claim.value != s.last)

    def refusal(self, s: Bluff, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Claim):
            return self.not_now(s)
        if move.value == s.last:
            return Refusal("TOY-2.2", "toy-no-same-claim", {"value": s.last})
        return None

    def play(self, s: Bluff, seat: int, move: Claim, emit: Emit) -> None:
        s.claim = s.last = move.value
        s.replies = [NONE] * len(s.tokens)
        s.phase = REPLYING
        emit(Claimed, SEATS[seat], move.value)


class Replying(Decision[Bluff]):
    """TOY-2.3: sealed replies; TOY-2.4 when somebody doubts."""

    __slots__ = ()
    section = "TOY-2"
    rule = "TOY-2.3"

    def question(self, s: Bluff) -> Decide:
        waiting = (n for n, reply in enumerate(s.replies) if reply == NONE and n != s.to_move)
        return Decide(tuple(waiting), "toy-ask-reply", {"value": s.claim}, names=(Reply,))

    def options(self, s: Bluff, seat: int) -> Sequence[Move]:
        return REPLIES

    def refusal(self, s: Bluff, seat: int, move: Move) -> Refusal | None:
        return None if isinstance(move, Reply) else self.not_now(s)

    def play(self, s: Bluff, seat: int, move: Reply, emit: Emit) -> None:
        s.replies[seat] = int(move.doubt)  # waits unseen until the last one is in
        emit(Replied, SEATS[seat])
        if any(reply == NONE for n, reply in enumerate(s.replies) if n != s.to_move):
            return
        doubters = [n for n, reply in enumerate(s.replies) if reply == 1]
        emit(Opened, seat_names(doubters))
        s.replies = [NONE] * len(s.tokens)
        if doubters:
            _show(s, doubters, emit)
        else:
            s.phase = REWARDING


def _show(s: Bluff, doubters: list[int], emit: Emit) -> None:
    held = VALUES[s.card] >= s.claim
    if held:  # TOY-2.4
        for doubter in doubters:
            s.tokens[doubter] -= 1
            s.tokens[s.to_move] += 1
    else:
        s.tokens[s.to_move] -= 1
        s.tokens[doubters[0]] += 1
    s.shown[s.card] += 1
    emit(Shown, SEATS[s.to_move], VALUES[s.card], int(held))
    next_turn(s)


class Rewarding(ChanceNode[Bluff]):
    """TOY-2.5: nobody doubted; the die says what the bank pays."""

    __slots__ = ()
    section = "TOY-2"
    rule = "TOY-2.5"

    def question(self, s: Bluff) -> Chance:
        return _REWARD[s.to_move]

    def resolve(self, s: Bluff, outcome: tuple[int, ...], emit: Emit) -> None:
        paid = min(outcome[0], s.bank)  # TOY-2.5: as far as the bank can
        s.bank -= paid
        s.tokens[s.to_move] += paid
        s.buried[s.to_move].append(s.card)
        emit(Rewarded, SEATS[s.to_move], paid)
        next_turn(s)


def next_turn(s: Bluff) -> None:
    """The next leader draws, or the game ends."""
    s.card = NONE
    s.claim = 0
    s.turn += 1
    s.to_move = (s.to_move + 1) % len(s.tokens)
    if not all(s.tokens):  # TOY-3.1
        s.phase = Finished(result(s, "toy-over-broke"))
    elif s.bank == 0:
        s.phase = Finished(result(s, "toy-over-bank"))
    elif not any(s.bag):
        s.phase = Finished(result(s, "toy-over-bag"))
    else:
        s.phase = DRAWING


DRAWING: Final = Drawing()
CLAIMING: Final = Claiming()
REPLYING: Final = Replying()
REWARDING: Final = Rewarding()

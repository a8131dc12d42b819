"""The phases of Bluff: draw, claim, reply, reward."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import (
    Chance,
    Decide,
    Dice,
    Draw,
    Finished,
    Line,
    Move,
    Over,
    Phase,
    Refusal,
    Told,
    ranked,
    seat_name,
    tell,
    wrong_kind,
)
from royaumes.games._toy.moves import CLAIMS, REPLIES, Claim, Reply
from royaumes.games._toy.state import (
    DATA,
    NAMES,
    NONE,
    VALUES,
    Bluff,
    Claimed,
    Drew,
    DrewThis,
    Replied,
    RepliesOpened,
    Rewarded,
    Shown,
)

DIE = Dice(1, tuple(DATA["die"]["faces"]))  # TOY-2.5
REWARD = tuple(Chance(DIE, "toy-ask-die", seat) for seat in range(4))
CLAIM = tuple(Decide((seat,), "toy-ask-claim") for seat in range(4))


@dataclass(frozen=True, slots=True)
class Drawing(Phase):
    """TOY-2.1: the leader takes a card that only he sees."""

    section = "TOY-2"

    def pending(self, s: Bluff) -> Chance:
        """The bag is asked."""
        return Chance(Draw(s.bag, NAMES), "toy-ask-card", s.lead, private=True)

    def advance(self, s: Bluff, seat: int | None, move: int, told: list[Told] | None) -> None:
        """The card leaves the bag."""
        s.bag[move] -= 1
        s.card = move
        s.phase = CLAIMING
        if told is not None:
            private = {s.lead: DrewThis(seat_name(s.lead), VALUES[move])}
            told.append(Told(Drew(seat_name(s.lead)), private, reveals=True))


@dataclass(frozen=True, slots=True)
class Claiming(Phase):
    """TOY-2.2: the leader claims any value but the last one."""

    section = "TOY-2"

    def pending(self, s: Bluff) -> Decide:
        """The leader is asked."""
        return CLAIM[s.lead]

    def options(self, s: Bluff, seat: int) -> Sequence[Move]:
        """Every claim but the last."""
        return tuple(claim for claim in CLAIMS if claim.value != s.last)

    def refusal(self, s: Bluff, seat: int, move: Move) -> Refusal | None:
        """The last claim again is refused."""
        if not isinstance(move, Claim):
            return wrong_kind(move)
        if move.value == s.last:
            return Refusal("TOY-2.2", "toy-no-same-claim", {"value": s.last})
        return None

    def advance(self, s: Bluff, seat: int | None, move: Claim, told: list[Told] | None) -> None:
        """The claim stands; all rivals are asked."""
        s.claim = s.last = move.value
        s.replies = [NONE] * len(s.tokens)
        s.phase = REPLYING
        tell(told, Claimed(seat_name(s.lead), move.value))


@dataclass(frozen=True, slots=True)
class Replying(Phase):
    """TOY-2.3: sealed replies; TOY-2.4 when somebody doubts."""

    section = "TOY-2"

    def pending(self, s: Bluff) -> Decide:
        """All rivals who have not replied yet."""
        waiting = (n for n, reply in enumerate(s.replies) if reply == NONE and n != s.lead)
        return Decide(tuple(waiting), "toy-ask-reply", {"value": s.claim})

    def options(self, s: Bluff, seat: int) -> Sequence[Move]:
        """Trust or doubt."""
        return REPLIES

    def refusal(self, s: Bluff, seat: int, move: Move) -> Refusal | None:
        """Only a reply will do."""
        return None if isinstance(move, Reply) else wrong_kind(move)

    def advance(self, s: Bluff, seat: int | None, move: Reply, told: list[Told] | None) -> None:
        """The reply waits unseen until the last one is in."""
        assert seat is not None
        s.replies[seat] = int(move.doubt)
        tell(told, Replied(seat_name(seat)))
        if any(reply == NONE for n, reply in enumerate(s.replies) if n != s.lead):
            return
        doubters = [n for n, reply in enumerate(s.replies) if reply == 1]
        tell(told, RepliesOpened(tuple(seat_name(n) for n in doubters)), reveals=True)
        s.replies = [NONE] * len(s.tokens)
        if not doubters:
            s.phase = REWARDING
            return
        self._show(s, doubters, told)

    def _show(self, s: Bluff, doubters: list[int], told: list[Told] | None) -> None:
        held = VALUES[s.card] >= s.claim
        tell(told, Shown(seat_name(s.lead), VALUES[s.card], int(held)), reveals=True)
        if held:  # TOY-2.4
            for doubter in doubters:
                s.tokens[doubter] -= 1
                s.tokens[s.lead] += 1
        else:
            s.tokens[s.lead] -= 1
            s.tokens[doubters[0]] += 1
        s.shown[s.card] += 1
        next_turn(s)


@dataclass(frozen=True, slots=True)
class Rewarding(Phase):
    """TOY-2.5: nobody doubted; the die says what the bank pays."""

    section = "TOY-2"

    def pending(self, s: Bluff) -> Chance:
        """The die is asked."""
        return REWARD[s.lead]

    def advance(self, s: Bluff, seat: int | None, move: tuple[int, ...], told: list[Told] | None) -> None:
        """The bank pays as far as it can; the card is buried."""
        paid = min(move[0], s.bank)
        s.bank -= paid
        s.tokens[s.lead] += paid
        s.buried[s.lead].append(s.card)
        tell(told, Rewarded(seat_name(s.lead), paid), reveals=True)
        next_turn(s)


def next_turn(s: Bluff) -> None:
    """The next leader draws, or the game ends."""
    s.card = NONE
    s.claim = 0
    s.lead = (s.lead + 1) % len(s.tokens)
    if not all(s.tokens):  # TOY-3.1
        s.phase = finished(s, "toy-over-broke")
    elif s.bank == 0:
        s.phase = finished(s, "toy-over-bank")
    elif not any(s.bag):
        s.phase = finished(s, "toy-over-bag")
    else:
        s.phase = DRAWING


def finished(s: Bluff, why: str) -> Finished:
    """The result: most tokens win, TOY-3.2."""
    sheet = tuple(Line(seat, "TOY-3.2", "toy-line-tokens", tokens) for seat, tokens in enumerate(s.tokens))
    return Finished(Over(ranked(s.tokens), tuple(s.tokens), why, "TOY-3.1", sheet))


DRAWING, CLAIMING, REPLYING, REWARDING = Drawing(), Claiming(), Replying(), Rewarding()

"""A review in words, for a terminal and for a page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from royaumes.bots.gains import in_words
from royaumes.core import SEATS
from royaumes.games import game
from royaumes.messages import Words
from royaumes.review.decision import Judged
from royaumes.review.report import Parts, Review

_MINUS = "\N{MINUS SIGN}"
#: The columns of the table of luck and skill, each with its message.
COLUMNS = tuple(field.name for field in fields(Parts))


@dataclass(frozen=True)
class Wording:
    """Puts one review into words."""

    review: Review
    words: Words

    @property
    def title(self) -> str:
        """What it is."""
        return self.words.say("review-title", game=self.words.catalogue.game(self.review.game))

    def amount(self, tenths: int) -> str:
        """A share or points, with the sign of what is below zero."""
        return self._with_unit(self.words.tenths(tenths))

    def rounded(self, tenths: int) -> str:
        """The same in whole numbers, where a glance is enough."""
        whole = round(abs(tenths) / 10)
        return self._with_unit((_MINUS if tenths < 0 and whole else "") + str(whole))

    def _with_unit(self, value: str) -> str:
        return self.words.say("review-points" if self.review.alone else "review-share", value=value)

    def rows(self) -> Iterator[list[str]]:
        """The table of luck and skill: its heading, then one row for each player."""
        yield [self.words.say("review-player"), *(self.words.say(f"review-part-{name}") for name in COLUMNS)]
        for seat, parts in enumerate(self.review.parts):
            yield [self.words.seat(seat), *(self.amount(getattr(parts, name)) for name in COLUMNS)]

    def turning(self) -> Iterator[str]:
        """The turning points, one sentence each."""
        stood = [*(one.chances for one in self.review.decisions), [one.result for one in self.review.parts]]
        for number in self.review.turning:
            changes = [
                self.words.say(
                    "review-turned-seat",
                    seat=SEATS[seat],
                    before=self.amount(before),
                    after=self.amount(after),
                )
                for seat, (before, after) in enumerate(zip(stood[number], stood[number + 1], strict=True))
            ]
            yield self._at(self.review.decisions[number], self.words.listed(changes))

    def worst(self, seat: int) -> Iterator[str]:
        """The decisions of a seat that cost most, with what was better and why."""
        for one in map(self.review.decisions.__getitem__, self.review.worst[seat]):
            move, best = self._move(one.move), self._move(one.best)
            said = self.words.say("review-cost", move=move, best=best, lost=self.amount(one.lost))
            yield self._at(one, " ".join([said, *self._because(one)]))

    def best(self, seat: int) -> Iterator[str]:
        """The decisions of a seat that were best by most."""
        for one in map(self.review.decisions.__getitem__, self.review.best[seat]):
            move, other = self._move(one.move), self._move(one.considered[1].move)
            said = self.words.say("review-good", move=move, ahead=self.amount(one.ahead), other=other)
            yield self._at(one, " ".join([said, *self._because(one)]))

    def _because(self, one: Judged) -> Iterator[str]:
        """What speaks for the best move, and what it brings."""
        if one.reason is not None:
            yield self.words.why(one.reason)
        if one.gains:
            yield in_words(one.gains, self.words)

    def _at(self, one: Judged, said: str) -> str:
        return self.words.say("review-decision", place=self._place(one), said=said)

    def _place(self, one: Judged) -> str:
        return self.words.say("review-place", step=one.step + 1, seat=SEATS[one.seat])

    def _move(self, text: str) -> str:
        return self.words.move(game(self.review.game).moves.parse(text))

"""Pig, the dice game: a whole game in one file. Play it with `royaumes play examples/pig.py`.

On your turn, roll as often as you dare: the pips add up, and count when you hold. A 1 ends your turn
and costs you what it has brought. Who holds with 100 points or more wins.
"""

from __future__ import annotations

from royaumes import core

GOAL, MOST = 100, 105
ROLL, HOLD = core.Named("roll"), core.Named("hold")


class Table(core.Table):
    """Each field once: what it can hold, and that everybody may know it."""

    to_move = core.public(core.SEAT, 0)
    turn_total = core.public(core.Int(0, MOST), 0)
    scores = core.public(core.seats_of(core.Int(0, MOST)))


@core.declared
class Pig(Table, core.State):
    """Where a game stands."""


@core.declared
class View(Table, core.View):
    """What a player sees of it: here, everything."""


class Rolls(core.News):
    """Something that happens. Without words of its own it is said by its name: "Ann rolls 5"."""

    seat: str
    pips: int


class RollOrHold(core.Decision[Pig]):
    """A phase in which the seat `to_move` decides."""

    def options(self, s: Pig, seat: int) -> tuple[core.Move, ...]:
        return (HOLD,) if s.scores[seat] + s.turn_total >= GOAL else (ROLL, HOLD)

    def play(self, s: Pig, seat: int, move: core.Move, emit: core.Emit) -> None:
        if move == ROLL:
            s.phase = ROLLING
            return
        s.scores[seat] += s.turn_total
        next_turn(s)
        if s.scores[seat] >= GOAL:
            over = core.Over(core.ranked(s.scores), tuple(s.scores), "pig-over-goal-reached")
            s.phase = core.Finished(over)


class Rolling(core.ChanceNode[Pig]):
    """A phase in which a die decides."""

    source = core.Dice(1)

    def resolve(self, s: Pig, outcome: tuple[int, ...], emit: core.Emit) -> None:
        emit(Rolls, core.SEATS[s.to_move], outcome[0])
        s.phase = ROLL_OR_HOLD
        s.turn_total += outcome[0]
        if outcome[0] == 1:
            next_turn(s)


def next_turn(s: Pig) -> None:
    """Pass the die to the left."""
    s.turn_total, s.turn, s.to_move = 0, s.turn + 1, (s.to_move + 1) % s.seats


class PigGame(core.Game[Pig, View]):
    """Roll as often as you dare, or hold."""

    # All else that could be said of a game has a default.
    key, seats, hidden = "pig", range(2, 7), False
    moves = core.Moves((ROLL, HOLD))

    def setup(self, seats: int, settings: core.Settings) -> Pig:
        return Pig.new(ROLL_OR_HOLD, seats=seats, scores=[0] * seats)


ROLL_OR_HOLD, ROLLING, GAME = RollOrHold(), Rolling(), PigGame()

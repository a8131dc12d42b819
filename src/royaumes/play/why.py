"""Why can't I? The refusal that says most about what somebody picks, whatever is on the board."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from royaumes.core import Decision, Facts, Game, Move, Moves, Refusal, State, UserError, View
from royaumes.games import parts

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

_MOST_TRIED = 200
#: How views and moves name a thing on the board: its kind and which one.
THING = re.compile(r"[a-z][a-z0-9_-]*:[\w-]+")


def reason(game: Game[S, V], state: S, seat: int, picks: Sequence[str]) -> Refusal | None:
    """What stands against the things that are picked; None where an allowed move begins with them.

    A thing that answers no open question is answered by what it is for, by which rule, and what stands
    against it; else by the question. Only what can't be on a board at all is a `UserError`.
    """
    begun = tuple(picks)
    moves = _moves_with(game, begun)
    if not moves and not THING.fullmatch(begun[-1]):
        raise UserError("table-bad-move", text=" ".join(picks))
    options = game.options(state, seat)
    if not options:  # TBL-1.1, TBL-1.2: not asked, whatever the move
        return game.refusal(state, seat, game.moves[0])
    if not set(options).isdisjoint(moves):
        return None
    phase = state.phase
    assert isinstance(phase, Decision), "only a decision offers options"
    now = phase.not_now(state)
    found = _most_telling(game, state, seat, moves, begun[-1], now)
    if found == now:  # it answers another question: say which
        purpose = parts(game.key).purpose
        said = None if purpose is None else purpose(game.view(state, seat), begun[-1])
        return said or now
    return found


def _most_telling(
    game: Game[S, V], state: S, seat: int, moves: Sequence[Move], thing: str, now: Refusal
) -> Refusal:
    """The best of all that refuses these moves.

    A fact of the game comes before what is asked now; then what refuses a move that could at least be
    begun (of my own knight, not of a rival's), a fact about the thing itself, and what refuses most moves.
    """
    begun = {move.picks[:n] for move in game.options(state, seat) for n in range(1, len(move.picks))}
    open_picks = {move: sum(move.picks[:n] in begun for n in range(1, len(move.picks))) for move in moves}
    tried = sorted(moves, key=lambda move: -open_picks[move])[:_MOST_TRIED]
    found = [(game.refusal(state, seat, move) or now, move) for move in tried]
    often = Counter(_key(refusal) for refusal, _ in found)

    def worth(one: tuple[Refusal, Move]) -> tuple[bool, int, bool, int]:
        refusal, move = one
        return refusal != now, open_picks[move], _names(refusal.facts, thing), often[_key(refusal)]

    return max(found, key=worth)[0] if found else now


def _key(refusal: Refusal) -> str:
    return f"{refusal.rule} {refusal.why} {sorted(refusal.facts.items())}"


def _names(facts: Facts, thing: str) -> bool:
    return any(thing in fact if isinstance(fact, tuple) else thing == fact for fact in facts.values())


def _moves_with(game: Game[S, V], picks: tuple[str, ...]) -> Sequence[Move]:
    """The moves that begin with these picks; where there are none, those that hold them later on."""
    holding = _by_pick(game.moves).get(picks[-1], ())
    beginning = [move for move in holding if move.picks[: len(picks)] == picks]
    return beginning or [move for move in holding if _holds(move, picks)]


def _holds(move: Move, picks: tuple[str, ...]) -> bool:
    """Whether a move touches these things in this order, others between them."""
    left = iter(move.picks)
    return all(pick in left for pick in picks)


@cache
def _by_pick(moves: Moves) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in moves:
        for pick in dict.fromkeys(move.picks):
            found.setdefault(pick, []).append(move)
    return found

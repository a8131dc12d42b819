"""Finished games over HTTP: their dice checked, replays, reviews, one's own history."""

from __future__ import annotations

from typing import Any

from royaumes.server.protocol.parts import Body, Event, Gain, Result, Text
from royaumes.server.protocol.tables import TableInfo


class Verified(Body):
    """What the check of a finished game's chance found."""

    commitment: str
    seed: str
    outcomes: int


class ReplayStep(Body):
    """One place in a replay: who answered what (seat None is chance), what was heard, the view after it."""

    number: int
    seat: int | None
    move: str
    events: list[Event]
    view: Any


class Replay(Body):
    """A finished game step by step, as a seat, as a spectator, or all-seeing."""

    table: TableInfo
    seat: int | None
    steps: list[ReplayStep]
    result: Result | None


class ConsideredMove(Body):
    """A move that a review compared, and what it would have been worth to its player."""

    move: str
    worth: int


class JudgedDecision(Body):
    """A decision: how all stood before it by what each could know, and what it changed for each seat.

    `effects` are against the best move. `reason` is what speaks for that and not for the move made, or the
    next best where they are the same; `gains` are what it brings that the other does not. Reviews that were
    made before there were gains have none.
    """

    step: int
    seat: int
    prompt: str
    move: str
    best: str
    chances: list[int]
    effects: list[int]
    considered: list[ConsideredMove]
    reason: Text | None
    gains: list[Gain] = []


class ReviewParts(Body):
    """What made a seat's result: `start + luck + own + rivals` is `result`."""

    start: int
    luck: int
    own: int
    rivals: int
    result: int


class Review(Body):
    """A finished game judged. Shares are tenths of a percent of winning; alone, tenths of a point.

    `turning`, `best` and `worst` are numbers of decisions, the last two by seat.
    """

    game: str
    alone: bool
    depth: int
    decisions: list[JudgedDecision]
    parts: list[ReviewParts]
    turning: list[int]
    best: list[list[int]]
    worst: list[list[int]]


class Reviewing(Body):
    """How many decisions of how many have been judged, and the review once all have been."""

    done: int
    of: int
    review: Review | None


class PastGame(Body):
    """A finished game as somebody had it (I, or whose page it is, or its winner) who sat at `seat`.

    `players` are names, "bot:knight" for computer players; everybody's places are from 1. `luck` and `own`
    are from the review, where there is one: tenths of a percent of winning, or of a point for whoever played
    alone. Where the game counted, `rating` is what they had after it, by `change` more than before;
    `uncounted` says why it did not.
    """

    table: str
    game: str
    variant: str
    at: float
    players: list[str]
    seat: int
    places: list[int]
    scores: list[int]
    luck: int | None
    own: int | None
    rating: int | None
    change: int
    uncounted: Text | None


class History(Body):
    """Finished games, the last one first: mine, or the last ones at public tables."""

    games: list[PastGame]

"""The words that every game is written in: questions, chance, refusals, tellings, records."""

from royaumes.core.chance import Dice, Draw, Lot, Outcome, Source
from royaumes.core.fork import Forks
from royaumes.core.game import Finished, Game, Phase, State, wrong_kind
from royaumes.core.moves import Move, Moves, Stop
from royaumes.core.options import Options, Setting
from royaumes.core.pending import Chance, Decide, Line, Over, Pending, ranked
from royaumes.core.plain import plain
from royaumes.core.record import Answer, Header, Record
from royaumes.core.refusal import Fact, Facts, Problem, Refusal, Refused
from royaumes.core.stream import Stream
from royaumes.core.tables import load
from royaumes.core.telling import Event, Told, seat_name, tell

__all__ = [
    "Answer",
    "Chance",
    "Decide",
    "Dice",
    "Draw",
    "Event",
    "Fact",
    "Facts",
    "Finished",
    "Forks",
    "Game",
    "Header",
    "Line",
    "Lot",
    "Move",
    "Moves",
    "Options",
    "Outcome",
    "Over",
    "Pending",
    "Phase",
    "Problem",
    "Record",
    "Refusal",
    "Refused",
    "Setting",
    "Source",
    "State",
    "Stop",
    "Stream",
    "Told",
    "load",
    "plain",
    "ranked",
    "seat_name",
    "tell",
    "wrong_kind",
]

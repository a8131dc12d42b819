"""The words that every game is written in: questions, chance, refusals, events, records."""

from royaumes.core.bag import Bags
from royaumes.core.bits import bits_of, members
from royaumes.core.chance import Dice, Draw, Lot, Outcome, Source
from royaumes.core.events import SEATS, Announcement, Emit, Event, News, seat_names, silent
from royaumes.core.frozen import Frozen
from royaumes.core.game import Game
from royaumes.core.moves import Move, Moves, Stop
from royaumes.core.pending import Chance, Decide, Line, Over, Pending, Window, each_seat, ranked
from royaumes.core.phase import ChanceNode, Decision, Finished, Phase
from royaumes.core.pieces import Pieces
from royaumes.core.record import Answer, Header, Record
from royaumes.core.refusal import Fact, Facts, IllegalMove, Reason, Refusal, UserError
from royaumes.core.settings import Setting, Settings
from royaumes.core.setup import FirstPlayer
from royaumes.core.state import State
from royaumes.core.stream import Stream
from royaumes.core.tables import load
from royaumes.core.to_json import to_json

__all__ = [
    "SEATS",
    "Announcement",
    "Answer",
    "Bags",
    "Chance",
    "ChanceNode",
    "Decide",
    "Decision",
    "Dice",
    "Draw",
    "Emit",
    "Event",
    "Fact",
    "Facts",
    "Finished",
    "FirstPlayer",
    "Frozen",
    "Game",
    "Header",
    "IllegalMove",
    "Line",
    "Lot",
    "Move",
    "Moves",
    "News",
    "Outcome",
    "Over",
    "Pending",
    "Phase",
    "Pieces",
    "Reason",
    "Record",
    "Refusal",
    "Setting",
    "Settings",
    "Source",
    "State",
    "Stop",
    "Stream",
    "UserError",
    "Window",
    "bits_of",
    "each_seat",
    "load",
    "members",
    "ranked",
    "seat_names",
    "silent",
    "to_json",
]

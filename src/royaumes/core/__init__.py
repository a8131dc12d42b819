"""The words that every game is written in: questions, chance, refusals, events, records."""

from royaumes.core.bag import Bags
from royaumes.core.bits import bits_of, members
from royaumes.core.chance import Dice, Draw, Lot, Outcome, Source
from royaumes.core.declared import declared
from royaumes.core.events import SEATS, Announcement, Emit, Event, News, seat_names, silent
from royaumes.core.frozen import Frozen
from royaumes.core.game import Game
from royaumes.core.kinds import (
    COUNT,
    SEAT,
    SEAT_OR_NOBODY,
    SEAT_SET,
    Bits,
    Converted,
    Fixed,
    Flag,
    Int,
    Kind,
    Maybe,
    Member,
    Pair,
    Row,
    Several,
    Text,
    seats_of,
)
from royaumes.core.moves import Move, Moves, Named, Stop
from royaumes.core.parts import Encoding, Heuristics, Parts, Tally, Terminal
from royaumes.core.pending import Chance, Decide, Line, Over, Pending, Window, each_seat, ranked
from royaumes.core.phase import ChanceNode, Decision, Finished, Phase
from royaumes.core.pieces import Pieces
from royaumes.core.record import Answer, Header, Record
from royaumes.core.refusal import Fact, Facts, IllegalMove, Reason, Refusal, UserError
from royaumes.core.settings import Setting, Settings
from royaumes.core.setup import FirstPlayer
from royaumes.core.state import State, View
from royaumes.core.stream import Stream
from royaumes.core.table import Table, hidden, masked, public, view_only
from royaumes.core.tables import load
from royaumes.core.to_json import to_json

__all__ = [
    "COUNT",
    "SEAT",
    "SEATS",
    "SEAT_OR_NOBODY",
    "SEAT_SET",
    "Announcement",
    "Answer",
    "Bags",
    "Bits",
    "Chance",
    "ChanceNode",
    "Converted",
    "Decide",
    "Decision",
    "Dice",
    "Draw",
    "Emit",
    "Encoding",
    "Event",
    "Fact",
    "Facts",
    "Finished",
    "FirstPlayer",
    "Fixed",
    "Flag",
    "Frozen",
    "Game",
    "Header",
    "Heuristics",
    "IllegalMove",
    "Int",
    "Kind",
    "Line",
    "Lot",
    "Maybe",
    "Member",
    "Move",
    "Moves",
    "Named",
    "News",
    "Outcome",
    "Over",
    "Pair",
    "Parts",
    "Pending",
    "Phase",
    "Pieces",
    "Reason",
    "Record",
    "Refusal",
    "Row",
    "Setting",
    "Settings",
    "Several",
    "Source",
    "State",
    "Stop",
    "Stream",
    "Table",
    "Tally",
    "Terminal",
    "Text",
    "UserError",
    "View",
    "Window",
    "bits_of",
    "declared",
    "each_seat",
    "hidden",
    "load",
    "masked",
    "members",
    "public",
    "ranked",
    "seat_names",
    "seats_of",
    "silent",
    "to_json",
    "view_only",
]

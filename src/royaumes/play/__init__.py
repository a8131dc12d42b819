"""A table without a network: seats and turns, chance, undo, saved games, replays, verification."""

from royaumes.play.checking import Checked, check, over_of
from royaumes.play.replay import Replay
from royaumes.play.saving import resume, save
from royaumes.play.table import HIDDEN, Table, new_seed
from royaumes.play.undo import Undone

__all__ = ["HIDDEN", "Checked", "Replay", "Table", "Undone", "check", "new_seed", "over_of", "resume", "save"]

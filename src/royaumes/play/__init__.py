"""A table without a network: seats and turns, chance, undo, saved games, replays, verification."""

from royaumes.play.checking import Checked, check
from royaumes.play.replay import Replay
from royaumes.play.saving import resume, save
from royaumes.play.table import Table, new_seed
from royaumes.play.undo import Undone

__all__ = ["Checked", "Replay", "Table", "Undone", "check", "new_seed", "resume", "save"]

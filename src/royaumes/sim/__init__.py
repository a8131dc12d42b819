"""Simulation: one game from a seed, many games over processes, statistics folded over results."""

from royaumes.sim.many import GameFailed, results
from royaumes.sim.plan import Plan
from royaumes.sim.playing import finish, play
from royaumes.sim.result import Result
from royaumes.sim.statistics import Distribution, Share, Statistics, wilson

__all__ = [
    "Distribution",
    "GameFailed",
    "Plan",
    "Result",
    "Share",
    "Statistics",
    "finish",
    "play",
    "results",
    "wilson",
]

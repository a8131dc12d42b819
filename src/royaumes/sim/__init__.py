"""Simulation: one game from a seed, many games over processes, statistics folded over results."""

from royaumes.sim.ladder import Rung, intervals, ratings, rungs
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
    "Rung",
    "Share",
    "Statistics",
    "finish",
    "intervals",
    "play",
    "ratings",
    "results",
    "rungs",
    "wilson",
]

"""Royaumes: five royal board games with complete rules, behind one rules engine."""

__version__ = "0.1.0"

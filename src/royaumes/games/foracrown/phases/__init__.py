"""The phases of a game of For a Crown, in the order of the rulebook (FAC-2.2).

The phases of a round follow each other in a circle, so these modules import each other as
modules, not each other's names.
"""

"""The phases of a game of Le Royaume des 5 Couronnes, in the order of the rulebook.

Turns follow each other, so these modules form a ring: `turn` knows where each turn begins and
the others hand over to it. They import each other as modules for that reason.
"""

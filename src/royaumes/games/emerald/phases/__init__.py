"""The phases of a game of Emerald, one module per chapter of its rules.

What an arrival brings comes in the order of EMR-5.8: card, next card, bonus, flight, capture, shift of
the bar, and then the second knight or the next player.
"""
